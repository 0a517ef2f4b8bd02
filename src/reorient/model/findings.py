"""Findings: what the evidence says of one field, and the conflicts it holds.

Settled, Disputed, Absent and Unknown are all ordinary values; nothing downstream may turn one into another.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import TypeAlias

from reorient.model import observations, subjects, values
from reorient.model.gaps import Gap


class Standing(enum.StrEnum):
    """Why a claim is not a witness of what holds."""

    STALE = "stale"  # older than the higher-ranked fact it disagrees with
    CLAIM = "claim"  # its voice cannot move this field (a self-report, a summary, chat)
    REPLACED = "replaced"  # the same source said something newer
    RIVAL = "rival"  # one side of a dispute


@dataclass(frozen=True, slots=True)
class Dissent:
    """A claim that is not a witness, with the reason."""

    observation: observations.Observation
    standing: Standing


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """The evidence agrees on `value`. witnesses: never empty."""

    subject: subjects.Subject
    field: str
    key: str
    value: values.Value
    witnesses: tuple[observations.Observation, ...]
    dissent: tuple[Dissent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Disputed:
    """Sources contradict each other and neither rank nor time explains it. rivals: two or more values' witnesses."""

    subject: subjects.Subject
    field: str
    key: str
    rivals: tuple[observations.Observation, ...]
    dissent: tuple[Dissent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Absent:
    """A source that would know was read whole and says there is none."""

    subject: subjects.Subject
    field: str
    key: str
    witnesses: tuple[observations.Observation, ...]
    dissent: tuple[Dissent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Unknown:
    """Nobody who would know was read. gaps: why; dissent: what was claimed by voices that cannot settle it."""

    subject: subjects.Subject
    field: str
    key: str
    gaps: tuple[Gap, ...] = ()
    dissent: tuple[Dissent, ...] = ()


Finding: TypeAlias = Settled | Disputed | Absent | Unknown


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A disagreement that rank and time do not explain, with both sides. severity: h | m | l.

    kind: a name of the kinds table.  details: what its sentence needs, by name.
    """

    kind: str
    severity: str
    subject: subjects.Subject
    sides: tuple[observations.Observation, ...]
    details: values.Record = field(default_factory=values.Record)
