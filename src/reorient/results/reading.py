"""Reading findings: the newest first, values by name, and the places that prove a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from reorient.model import findings, observations, places, values
from reorient.model.frozen import Frozen

GIST = 300  # characters shown of one value that is told for its gist; `why` opens it whole


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Entry(Frozen):
    """One settled entry: its record and the observation that carries it."""

    value: values.Record
    witness: observations.Observation

    def text(self, name: str) -> str:
        """A named value as text; "" where it is not there."""
        value = self.value.get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        """A named value as a whole number; 0 where it is not there."""
        value = self.value.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else 0

    def other_place(self, name: str) -> places.Place | None:
        """A second place that the value names."""
        held = self.value.get(name)
        if not isinstance(held, values.Record):
            return None
        told = {part: held.get(part) for part in ("source", "mark", "locator", "revision")}
        at = held.get("stated_at")
        return places.Place(
            **{part: str(text) for part, text in told.items()}, stated_at=at if isinstance(at, str) else None
        )

    @property
    def place(self) -> places.Place:
        """Where it stands."""
        return self.witness.place


def entries(found: findings.Findings, field: str) -> list[Entry]:
    """The settled entries of a field that hold a record, newest first (by place in the source, then key)."""
    settled = [item for item in found.of(field) if isinstance(item, findings.Settled)]
    out = [
        Entry(item.value, witness)
        for item in settled
        if isinstance(item.value, values.Record)
        for witness in (_newest(item.witnesses),)
    ]
    return sorted(out, key=lambda entry: (-entry.witness.order, entry.witness.key))


def newest(found: findings.Findings, field: str) -> Entry | None:
    """The newest entry of a field."""
    return next(iter(entries(found, field)), None)


def claims(found: findings.Findings, field: str) -> Iterator[observations.Observation]:
    """What was claimed of a field by voices that cannot settle it."""
    for item in found.of(field):
        for dissent in item.dissent:
            if dissent.standing is findings.Standing.CLAIM:
                yield dissent.observation


def _newest(witnesses: Iterable[observations.Observation]) -> observations.Observation:
    return max(witnesses, key=lambda witness: (witness.order, witness.digest))


def aged(priority: int, age: int, recent: int) -> int:
    """The priority of an entry by its age in its section: what is older than the `recent` newest gives way first."""
    return priority if age < recent else priority + 12
