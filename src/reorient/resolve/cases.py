"""Cases: the claims about one entry of one field of one subject, each claim once.

A claim that a set is empty (key "", value None) speaks of every entry: the newest of each source and voice that the
field lists stands in the case of each entry too, where the rules weigh it like any other. In its own case it is about
the rest, all that nobody named.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from reorient.model.fields import Cardinality, Field
from reorient.model.observations import Observation
from reorient.model.subjects import Subject

Case: TypeAlias = tuple[Subject, str, str]  # subject, field, key
Cases: TypeAlias = dict[Case, list[Observation]]


def gather(observations: Iterable[Observation], table: Mapping[str, Field]) -> Cases:
    """The claims by case."""
    cases: Cases = {}
    for claim in observations:
        cases.setdefault((claim.subject, claim.field, claim.key), []).append(claim)
    unique = {case: once(claims) if len(claims) > 1 else claims for case, claims in cases.items()}
    return spread(unique, table)


def once(claims: list[Observation]) -> list[Observation]:
    """Equal digests are one claim: the one seen first."""
    seen: dict[str, Observation] = {}
    for claim in claims:
        held = seen.setdefault(claim.digest, claim)
        if claim.seen_at is not None and (held.seen_at is None or claim.seen_at < held.seen_at):
            seen[claim.digest] = claim
    return list(seen.values())


def spread(cases: Cases, table: Mapping[str, Field]) -> Cases:
    """Claims that a set is empty stand in the case of each of its entries."""
    empty = {
        (subject, name): _newest(claim for claim in claims if claim.value is None and claim.voice in table[name].ranks)
        for (subject, name, key), claims in cases.items()
        if key == "" and name in table and table[name].cardinality is Cardinality.SET
    }
    return {
        (subject, name, key): claims if key == "" else [*claims, *empty.get((subject, name), ())]
        for (subject, name, key), claims in cases.items()
    }


def _newest(claims: Iterable[Observation]) -> list[Observation]:
    """One claim of each source and voice; they all say the same, so that of a tie either will do."""
    newest: dict[tuple[str, str], Observation] = {}
    for claim in claims:
        speaker = (claim.place.source, claim.voice)
        newest[speaker] = max(claim, newest.get(speaker, claim), key=_moment)
    return list(newest.values())


def _moment(claim: Observation) -> tuple[int, str, str]:
    return (claim.order, claim.place.stated_at or "", claim.digest)
