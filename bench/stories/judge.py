"""Holds a text against a story: which facts it gives, which traps it fell into, which secrets it let out.

Fair to any tool: a fact is found when any of several wordings stands anywhere in the text. A trap is sprung when its
words stand without a mark in the same sentence or in the heading above that says they are old, a claim, another's or
quoted. Silence springs no trap and finds no fact.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bench.stories import shape

_BLANKS = re.compile(r"\s+")
_HEADING = re.compile(
    r"^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|={2,}|-{3,}|\[[^\]]+\]$|[^\n]{1,60}[:：]\s*$|\"[^\"]+\":\s*[\[{]\s*$)"
)
_SPOKEN = re.compile(r"^\s*(?:user|human|assistant|tool|agent)\s*[:：]", re.IGNORECASE)
_AROUND = 160


@dataclass(frozen=True, slots=True)
class Verdict:
    """found: one truth a fact, in the story's order. sprung: traps but secrets. leaked: kinds of secret."""

    found: tuple[bool, ...]
    sprung: tuple[shape.Trap, ...]
    leaked: tuple[shape.Trap, ...]

    @property
    def facts(self) -> int:
        return sum(self.found)


def judge(story: shape.Story, text: str) -> Verdict:
    """What the text gives of the story, placeholders of the story already filled in."""
    flat = _flat(text)
    fell = [trap for trap in story.traps if _sprung(trap, text)]
    return Verdict(
        found=tuple(any(re.search(pattern, flat, re.IGNORECASE) for pattern in fact.patterns) for fact in story.facts),
        sprung=tuple(trap for trap in fell if trap.kind != "secret"),
        leaked=tuple(trap for trap in fell if trap.kind == "secret"),
    )


def _flat(text: str) -> str:
    """One line, without Markdown's emphasis and code marks (an underscore within a name stays)."""
    return _BLANKS.sub(" ", text.replace("`", "").replace("**", ""))


def _sprung(trap: shape.Trap, text: str) -> bool:
    if trap.kind == "secret":
        return re.search(trap.pattern, text) is not None
    words = re.compile(trap.pattern, re.IGNORECASE)
    excuse = re.compile(trap.excuse, re.IGNORECASE) if trap.excuse else None
    return any(
        _stated(found, line, heading, excuse) for heading, line in _lines(text) for found in words.finditer(line)
    )


def _stated(found: re.Match[str], line: str, heading: str, excuse: re.Pattern[str] | None) -> bool:
    if excuse is None:
        return True
    around = line[max(0, found.start() - _AROUND) : found.end() + _AROUND]
    return not (excuse.search(around) or excuse.search(heading) or _SPOKEN.match(line))


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """(nearest heading above, line), with emphasis taken out of the line."""
    heading = ""
    for raw in text.split("\n"):
        if _HEADING.match(raw):
            heading = raw
        yield heading, _flat(raw)
