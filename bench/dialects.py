"""Session files of two runtimes as one list of events: only what the probes of `compactions` need.

Claude Code's rows and pi's entries, as their transcripts have them. This is not the product's reader and shares nothing
with it: a measurement must not believe what it measures.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Row = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing in a session. line: its row, from 0. kind: human, agent, thinking, call, result, summary, boundary."""

    line: int
    kind: str
    text: str = ""
    name: str = ""
    given: Row = field(default_factory=dict)
    failed: bool = False


def events(path: pathlib.Path) -> list[Event]:
    """Everything in it, in file order; rows that cannot be read are passed over."""
    found: list[Event] = []
    for line, raw in enumerate(path.read_bytes().split(b"\n")):
        for row in _rows(raw.decode("utf-8", "replace")):
            found += _claude_code(line, row) if "isSidechain" in row or row.get("type") != "message" else _pi(line, row)
    return found


def _rows(text: str) -> Iterator[Row]:
    """The objects of one line: two may be glued together."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        try:
            row, at = decoder.raw_decode(text, at)
        except ValueError:
            return
        if isinstance(row, dict):
            yield row


def _claude_code(line: int, row: Row) -> Iterator[Event]:
    if row.get("subtype") == "compact_boundary":
        yield Event(line=line, kind="boundary")
    elif row.get("type") == "compaction":
        yield Event(line=line, kind="boundary")
        yield Event(line=line, kind="summary", text=str(row.get("summary", "")))
    elif row.get("isCompactSummary"):
        yield Event(line=line, kind="summary", text=_text(row["message"]["content"]))
    elif row.get("type") in ("user", "assistant") and not row.get("isMeta") and not row.get("isSidechain"):
        yield from _blocks(line, row["message"])


def _pi(line: int, row: Row) -> Iterator[Event]:
    message = row.get("message") or {}
    if message.get("role") == "toolResult":
        yield Event(line=line, kind="result", text=_text(message.get("content")), failed=bool(message.get("isError")))
    elif message.get("role") in ("user", "assistant"):
        yield from _blocks(line, message)


def _blocks(line: int, message: Row) -> Iterator[Event]:
    who = "human" if message.get("role") == "user" else "agent"
    content = message.get("content")
    for block in [{"type": "text", "text": content}] if isinstance(content, str) else content or ():
        kind, text = block.get("type"), str(block.get("text") or "")
        if kind == "text" and not (who == "human" and text.startswith(("<", "[Request interrupted"))):
            yield Event(line=line, kind=who, text=text)
        elif kind == "thinking":
            yield Event(line=line, kind="thinking", text=str(block.get("thinking", "")))
        elif kind in ("tool_use", "toolCall"):
            given = block.get("input") or block.get("arguments") or {}
            yield Event(
                line=line,
                kind="call",
                name=str(block.get("name", "")),
                given=given,
                text=json.dumps(given, ensure_ascii=False),
            )
        elif kind == "tool_result":
            yield Event(line=line, kind="result", text=_text(block.get("content")), failed=bool(block.get("is_error")))


def _text(content: Any) -> str:
    if isinstance(content, str):
        return content
    return "\n".join(str(block.get("text", "")) for block in content or () if isinstance(block, dict))
