"""Whose words stand in a user message of pi and of OpenClaw.

pi puts files named on its command line and skills into the prompt as blocks. OpenClaw puts what a channel tells of a
message before it, as "... (untrusted metadata):" with a block of JSON, and speaks in the person's place itself: the
flush before a compaction, its heartbeat, system events. Facts: pi 0.73's documents; what runtimes.md tells of OpenClaw
2026.9.6. The block's shape is from that document only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from reorient.sources.sessions import rows, values, words

_METADATA = re.compile(
    r"\s*[A-Z][^\n:]{0,80}\(untrusted[^\n)]*\)[^\n:]{0,40}:\s*\n```(?:json)?\n(.*?)\n```[ \t]*\n?", re.DOTALL
)
_BLOCKS = (("<file name=", "</file>"), ("<skill name=", "</skill>"))
_NOTICES = ("Pre-compaction memory flush", "Read HEARTBEAT.md if it exists", "System: [", "[cron:")
_SUMMARY = "The conversation history before this point was compacted into the following summary:"
_NAMES = ("label", "name", "username")


def sort(text: str) -> Iterator[words.Words]:
    """The pieces of one user message."""
    text, name = _unwrapped(text)
    for opening, closing in _BLOCKS:
        text, blocks = words.without(text, opening, closing)
        yield from (words.notice(block) for block in blocks)
    text = text.strip()
    if text.startswith(_NOTICES):
        yield words.notice(text)
    elif text.startswith(_SUMMARY):
        yield words.summary(text)
    elif text.startswith("/") and re.match(r"/[a-z][\w:-]*(?:\s|\Z)", text):
        yield words.echo(text)
    elif text:
        yield words.human(text, name)


def _unwrapped(text: str) -> tuple[str, str | None]:
    """The text behind the channel's blocks, and who sent it as they tell."""
    name: str | None = None
    while found := _METADATA.match(text):
        name = _name(values.parsed(found.group(1))) or name
        text = text[found.end() :]
    return text, name


def _name(told: rows.Data) -> str | None:
    return next((name for key in _NAMES if (name := values.text(told.get(key)))), None)
