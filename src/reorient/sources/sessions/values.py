"""JSON values where a certain shape is hoped for: the value if it has it, else an empty one. Nothing is converted."""

from __future__ import annotations

import json

from reorient.sources.sessions import rows

_NOTHING: rows.Data = {}


def text(value: object) -> str:
    """The value where it is text, else ""."""
    return value if isinstance(value, str) else ""


def mapping(value: object) -> rows.Data:
    """The value where it is an object, else an empty one."""
    return value if isinstance(value, dict) else _NOTHING


def mappings(value: object) -> list[rows.Data]:
    """The objects of a list."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def texts(value: object) -> list[str]:
    """The texts of a list."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def whole(value: object) -> int | None:
    """The value where it is a whole number, else None."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def parsed(value: object) -> rows.Data:
    """An object, or the object that a text holds as JSON; else an empty one."""
    if not isinstance(value, str):
        return mapping(value)
    try:
        return mapping(json.loads(value))
    except (ValueError, RecursionError):
        return _NOTHING


def shown(blocks: object, *keys: str) -> str:
    """A text, or the texts of content blocks (under "text" and other keys), one after the other; pictures are named."""
    if isinstance(blocks, str):
        return blocks.strip()
    parts = []
    for block in mappings(blocks):
        told = next((found for key in ("text", *keys) if (found := text(block.get(key)))), "")
        parts.append(told or ("[image]" if "image" in text(block.get("type")) else ""))
    return "\n".join(part.strip() for part in parts if part.strip())
