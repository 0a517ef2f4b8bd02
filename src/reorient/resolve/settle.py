"""Observations to findings: what the evidence says of every field, the same whatever order it came in.

Pure: no clock, no world, no memory. Every claim stands in the finding of its own entry, as a witness, a rival or a
dissent with its reason; nothing vanishes, nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType

from reorient.model import fields
from reorient.model.fields import Cardinality, Field
from reorient.model.findings import Conflict, Disputed, Finding, Findings
from reorient.model.gaps import Gap
from reorient.model.observations import Observation
from reorient.model.subjects import Subject
from reorient.resolve import cases, silence, verdict
from reorient.resolve.cases import Case
from reorient.resolve.conflicts import disagreement

_NOBODY = Field(name="", question="", cardinality=Cardinality.ONE, ranks={})  # a field that the table does not name


def all(  # noqa: A001 - it reads `settle.all`, and nothing here needs the other one
    observations: Iterable[Observation],
    gaps: Iterable[Gap] = (),
    asked: Iterable[tuple[Subject, str]] = (),
    *,
    table: Mapping[str, Field] = fields.TABLE,
    speaks_for: Mapping[str, Collection[str]] = MappingProxyType({}),
) -> Findings:
    """asked: (subject, field) pairs to answer even if nobody claimed anything.  speaks_for: source -> its fields."""
    gathered = cases.gather(observations, table)
    asked = frozenset(asked)
    names = {*table, *(name for _, name, _ in gathered), *(name for _, name in asked)}
    unread = silence.unread(gaps, names, speaks_for)
    found: dict[Case, Finding] = {
        case: verdict.of(case, claims, table.get(case[1], _NOBODY), unread[case[1]])
        for case, claims in gathered.items()
    }
    ordered = tuple(sorted([*found.values(), *silence.unknown(found, asked, unread)], key=_place))
    return Findings(all=ordered, conflicts=_conflicts(ordered), unread=MappingProxyType(unread))


def _place(finding: Finding) -> tuple[str, str, str, str]:
    return (finding.subject.kind, finding.subject.id, finding.field, finding.key)


def _conflicts(found: Iterable[Finding]) -> tuple[Conflict, ...]:
    disputes = (finding for finding in found if isinstance(finding, Disputed))
    return tuple(conflict for dispute in disputes if (conflict := disagreement.of(dispute)))
