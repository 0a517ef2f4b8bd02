"""Tools that several runtimes share, in the one form that `talk` knows: patches, to-do lists, questions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from reorient.model import utterances
from reorient.sources.sessions import bounds, rows, values

# The states that to-do tools name.
_STATES: Mapping[str, str] = {
    "pending": "pending",
    "open": "pending",
    "in_progress": "active",
    "completed": "done",
    "done": "done",
    "cancelled": "dropped",
    "blocked": "pending",
}
_PATCHED = re.compile(r"^\*\*\* (?:Add|Update|Delete) File: (.+)$|^\*\*\* Move to: (.+)$", re.MULTILINE)


def patched(patch: str) -> tuple[str, ...]:
    """The paths that a patch of the form `*** Begin Patch` changes, each once."""
    if "*** Begin Patch" not in patch:
        return ()
    found = (first or second for first, second in _PATCHED.findall(patch))
    return tuple(dict.fromkeys(path.strip() for path in found))


def todos(items: Iterable[rows.Data], *keys: str) -> tuple[utterances.Todo, ...]:
    """A whole to-do list; its words stand under one of the keys."""
    return tuple(_todo(item, keys) for item in items)


def _todo(item: rows.Data, keys: tuple[str, ...]) -> utterances.Todo:
    told = next((found for key in keys if (found := values.text(item.get(key)))), "")
    state = _STATES.get(values.text(item.get("status")), "pending")
    return utterances.Todo(key=values.text(item.get("id")) or told, text=told, state=state)


def questions(given: rows.Data) -> str | None:
    """What is put to the person, each question with its choices; None where nothing is."""
    asked = [text for one in values.mappings(given.get("questions")) or [given] if (text := _question(one))]
    return "\n".join(asked) or None


def _question(item: rows.Data) -> str:
    labels = [label for option in values.mappings(item.get("options")) if (label := values.text(option.get("label")))]
    asked = values.text(item.get("question"))
    return f"{asked} ({' | '.join(labels)})" if asked and labels else asked


def detail(given: rows.Data, *left_out: str) -> str:
    """The other input words, bounded."""
    words = (values.text(value)[: bounds.DETAIL] for key, value in given.items() if key not in left_out)
    return " ".join(word for word in words if word)[: bounds.DETAIL]
