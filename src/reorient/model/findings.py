"""Findings: what the evidence says of one field, and the conflicts it holds.

Settled, Disputed, Absent and Unknown are all ordinary values; nothing downstream may turn one into another.

The finding at key "" of a field that holds many entries is about the rest, all that no other finding names: Absent, a
source read the whole and there is no more; Unknown, a part was not read, so the entries may not be all. Without one,
the entries are what the sources told.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from reorient.model import observations, subjects, values
from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap


class Standing(enum.StrEnum):
    """Why a claim is not a witness of what holds."""

    STALE = "stale"  # older than the fact of equal or higher rank it disagrees with
    CLAIM = "claim"  # its voice cannot move this field (a self-report, a summary, chat)
    REPLACED = "replaced"  # the same source said something newer
    RIVAL = "rival"  # one side of a dispute


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Dissent(Frozen):
    """A claim that is not a witness, with the reason."""

    observation: observations.Observation
    standing: Standing


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Settled(Frozen):
    """The evidence agrees on `value`. witnesses: never empty."""

    subject: subjects.Subject
    field: str
    key: str
    value: values.Value
    witnesses: tuple[observations.Observation, ...]
    dissent: tuple[Dissent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Disputed(Frozen):
    """Sources contradict each other and neither rank nor time explains it. rivals: two or more values' witnesses."""

    subject: subjects.Subject
    field: str
    key: str
    rivals: tuple[observations.Observation, ...]
    dissent: tuple[Dissent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Absent(Frozen):
    """A source that would know was read whole and says there is none."""

    subject: subjects.Subject
    field: str
    key: str
    witnesses: tuple[observations.Observation, ...]
    dissent: tuple[Dissent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Unknown(Frozen):
    """Nobody who would know was read. gaps: why; dissent: what was claimed by voices that cannot settle it."""

    subject: subjects.Subject
    field: str
    key: str
    gaps: tuple[Gap, ...] = ()
    dissent: tuple[Dissent, ...] = ()


Finding: TypeAlias = Settled | Disputed | Absent | Unknown


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Conflict(Frozen):
    """A disagreement that rank and time do not explain, with both sides. severity: h | m | l.

    kind: a name of the kinds table.  details: what its sentence needs, by name.
    """

    kind: str
    severity: str
    subject: subjects.Subject
    sides: tuple[observations.Observation, ...]
    details: values.Record = field(default_factory=values.Record)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Findings(Frozen):
    """All that a body of evidence says, in one order: subject, field, key.

    unread: field -> the gaps that may have told it, so that what nobody asked about beforehand is Unknown too.
    """

    all: tuple[Finding, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    unread: Mapping[str, tuple[Gap, ...]] = field(default_factory=dict)

    def of(self, field: str, subject: subjects.Subject | None = None) -> tuple[Finding, ...]:
        """The findings of a field. Of one subject: never empty, for what nobody claimed is Unknown."""
        if subject is None:
            return self._by_field.get(field, ())
        return self._by_subject.get((subject, field)) or (self._unknown(field, subject, ""),)

    def one(self, field: str, subject: subjects.Subject, key: str = "") -> Finding:
        """The finding of one entry; what nobody claimed is Unknown."""
        held = self._by_subject.get((subject, field), ())
        return next((finding for finding in held if finding.key == key), None) or self._unknown(field, subject, key)

    def _unknown(self, field: str, subject: subjects.Subject, key: str) -> Unknown:
        return Unknown(subject=subject, field=field, key=key, gaps=self.unread.get(field, ()))

    @cached_property
    def _by_field(self) -> dict[str, tuple[Finding, ...]]:
        held: dict[str, list[Finding]] = {}
        for finding in self.all:
            held.setdefault(finding.field, []).append(finding)
        return {field: tuple(found) for field, found in held.items()}

    @cached_property
    def _by_subject(self) -> dict[tuple[subjects.Subject, str], tuple[Finding, ...]]:
        held: dict[tuple[subjects.Subject, str], list[Finding]] = {}
        for finding in self.all:
            held.setdefault((finding.subject, finding.field), []).append(finding)
        return {pair: tuple(found) for pair, found in held.items()}
