"""What git shows as not committed: in which order it is told, and how many files stand in which state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from reorient.model import values
from reorient.results import reading

_STATES = ("conflicted", "staged", "unstaged", "both", "untracked")


def ranked(changed: Iterable[reading.Entry]) -> list[reading.Entry]:
    """The most urgent state first, then by path."""
    return sorted(changed, key=lambda entry: (_rank(entry.text("state")), entry.text("path")))


def states(changed: Sequence[reading.Entry]) -> tuple[values.Record, ...]:
    """A count for each state, the most urgent first."""
    counts = Counter(entry.text("state") for entry in changed)
    return tuple(values.Record(word=f"state.{state}", count=counts[state]) for state in sorted(counts, key=_rank))


def _rank(state: str) -> int:
    return _STATES.index(state) if state in _STATES else len(_STATES)
