"""Silence is not denial: what nobody was read on is Unknown, with the gaps that say why.

A gap without fields leaves unread all that its source would tell. Of a source whose fields are not given, that may be
anything: better a gap named too often than an absence that nobody saw.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from reorient.model.findings import Finding, Unknown
from reorient.model.gaps import Gap
from reorient.model.subjects import Subject
from reorient.resolve.cases import Case


def unread(
    gaps: Iterable[Gap], fields: Iterable[str], speaks_for: Mapping[str, Collection[str]]
) -> dict[str, tuple[Gap, ...]]:
    """Field -> the gaps that may have told it, each once, in one order."""
    told = [(gap, gap.fields or speaks_for.get(gap.source, ())) for gap in sorted(set(gaps))]
    named = {field for _, names in told for field in names}
    return {field: tuple(gap for gap, names in told if not names or field in names) for field in named.union(fields)}


def unknown(
    found: Mapping[Case, Finding], asked: Iterable[tuple[Subject, str]], gaps: Mapping[str, tuple[Gap, ...]]
) -> list[Unknown]:
    """What is left open beside the findings: the rest of a field with a gap, and what was asked in vain."""
    answered = {(subject, field) for (subject, field, _), finding in found.items() if not isinstance(finding, Unknown)}
    in_vain = set(asked) - answered
    partly = {(subject, field) for subject, field, _ in found if gaps.get(field)}
    return [
        Unknown(subject=subject, field=field, key="", gaps=gaps.get(field, ()))
        for subject, field in in_vain | partly
        if (subject, field, "") not in found
    ]
