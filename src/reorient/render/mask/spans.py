"""Spans: where in a text a secret stands, and what kind it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Span: TypeAlias = tuple[str, int, int]


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Spans in order, none touching another's inside. Where some overlap, the kind of the first found stands."""
    rank: dict[str, int] = {}
    ordered = []
    for number, span in enumerate(spans):
        rank.setdefault(span[0], number)
        ordered.append(span)
    whole: list[Span] = []
    for kind, start, end in sorted(ordered, key=lambda span: (span[1], -span[2])):
        if whole and start < whole[-1][2]:
            last = whole[-1]
            whole[-1] = (min(last[0], kind, key=rank.__getitem__), last[1], max(last[2], end))
        else:
            whole.append((kind, start, end))
    return tuple(whole)
