"""Gaps and skips: what could not be read. A gap is never an absence; a skip is counted and said."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Gap:
    """A source, or a part of one, that could not be read.

    source: its name.  reason: one clear sentence (what, where).  tried: what was done to read it.
    next: the command to type, or "".  fields: the fields left Unknown by it (empty: all that the source would tell).
    """

    source: str
    reason: str
    tried: str
    next: str = ""
    fields: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Skip:
    """Something inside a readable source that was passed over: where, what, how many."""

    where: str
    what: str
    count: int
