"""Evidence for the resolver's tests: a builder of claims, strategies that make many, and one byte form of findings.

The strategies draw from small alphabets, so that ties, duplicates, contradictions and clocks that disagree are common.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping

from hypothesis import strategies as st

from reorient.model import findings, gaps, places, subjects, values
from reorient.model.fields import Cardinality, Field
from reorient.model.observations import Observation, Voice

ONE, OTHER = (subjects.Subject(kind, "one") for kind in (subjects.Kind.SESSION, subjects.Kind.REPOSITORY))
HOUR = "2026-01-01T{:02}:00:00Z".format
NAMES = ("state", "items", "last", "words", "nobody")  # `nobody` is in no table
VOICES = tuple(Voice)


def row(name: str, cardinality: Cardinality, **ranks: int) -> Field:
    """A field of a test's own."""
    return Field(
        name=name,
        question="?",
        cardinality=cardinality,
        ranks={Voice(voice): place for voice, place in ranks.items()},
    )


TABLE = {
    field.name: field
    for field in (
        row("state", Cardinality.ONE, git=1, host=1, github=2, roster=3, agent=4, record=4),
        row("items", Cardinality.SET, git=1, host=2, record=3, roster=3),
        row("last", Cardinality.LATEST, human=1, agent=1, host=2, github=2, chat=3),
        row("words", Cardinality.ONE, human=1, agent=1, git=2, github=3, summary=3),
    )
}


def claim(
    value: values.Value = "yes",
    voice: str = "git",
    *,
    field: str = "state",
    at: int | None = None,
    order: int = 0,
    source: str | None = None,
    key: str = "",
    subject: subjects.Subject = ONE,
    mark: str = "m",
    seen_at: str | None = None,
) -> Observation:
    """One claim; its source is named after its voice unless said otherwise. at: an hour of one day."""
    place = places.Place(
        source=voice if source is None else source,
        mark=mark,
        locator="somewhere",
        revision="r",
        stated_at=None if at is None else HOUR(at),
    )
    return Observation(
        subject=subject,
        field=field,
        value=value,
        voice=Voice(voice),
        place=place,
        key=key,
        order=order,
        seen_at=seen_at,
    )


def renamed(claim: Observation, names: Mapping[str, str]) -> Observation:
    """The claim under other names of its source."""
    source = names.get(claim.place.source, claim.place.source)
    return dataclasses.replace(claim, place=dataclasses.replace(claim.place, source=source))


def gap(source: str = "git", *fields: str) -> gaps.Gap:
    """A gap of a source, or of some of its fields."""
    return gaps.Gap(source=source, reason="gone", tried="asked", fields=fields)


VALUES = st.sampled_from((None, "yes", "no", 1, True, ("yes",), values.Record(is_=1), values.Record(is_=True)))


def claims(
    *,
    names: tuple[str, ...] = NAMES,
    voices: tuple[str, ...] = VOICES,
    held: st.SearchStrategy[values.Value] = VALUES,
    keys: tuple[str, ...] = ("", "a", "b"),
    sources: tuple[str | None, ...] = (None, "left", "right"),
    about: tuple[subjects.Subject, ...] = (ONE, OTHER),
) -> st.SearchStrategy[Observation]:
    """Any claim."""
    return st.builds(
        claim,
        held,
        st.sampled_from(voices),
        field=st.sampled_from(names),
        at=st.none() | st.integers(0, 3),
        order=st.integers(0, 2),
        source=st.sampled_from(sources),
        key=st.sampled_from(keys),
        subject=st.sampled_from(about),
        mark=st.sampled_from("mn"),
        seen_at=st.sampled_from((None, "early", "late")),
    )


def dense(name: str, **kinds: tuple[str | None, ...]) -> st.SearchStrategy[list[Observation]]:
    """Claims about one field of one subject."""
    return st.lists(claims(names=(name,), about=(ONE,), **kinds), min_size=1, max_size=12)


BODIES = st.lists(claims(), max_size=20) | st.sampled_from(NAMES).flatmap(dense)
GAPS = st.lists(st.builds(gap, st.sampled_from(("git", "left")), *[st.sampled_from(NAMES)] * 2) | st.just(gap("right")))
ASKED = st.lists(st.tuples(st.sampled_from((ONE, OTHER)), st.sampled_from(NAMES)))


def body(seed: int, size: int = 400) -> list[Observation]:
    """A body of evidence that a process with another hash seed makes alike."""
    draw = random.Random(seed)
    return [
        claim(
            draw.choice((None, "yes", "no", 1, True)),
            draw.choice(VOICES),
            field=draw.choice(NAMES),
            at=draw.choice((None, 0, 1, 2, 3)),
            order=draw.randrange(3),
            source=draw.choice((None, "left", "right")),
            key=draw.choice(("", "a", "b", "c")),
            subject=draw.choice((ONE, OTHER)),
        )
        for _ in range(size)
    ]


def dump(found: findings.Findings) -> bytes:
    """Findings as bytes, with every witness, dissent, gap and conflict in the order they stand."""
    conflicts = tuple(
        (item.kind, item.severity, str(item.subject), marks(item.sides), item.details) for item in found.conflicts
    )
    unread = tuple((name, tuple(map(repr, items))) for name, items in sorted(found.unread.items()))
    return values.canonical((tuple(map(_finding, found.all)), conflicts, unread))


def marks(claims: tuple[Observation, ...]) -> tuple[str, ...]:
    """The identities of claims, with when they were seen."""
    return tuple(f"{item.digest} {item.seen_at}" for item in claims)


def standing(finding: findings.Finding) -> tuple[Observation, ...]:
    """The claims that hold the finding, or its sides."""
    match finding:
        case findings.Settled() | findings.Absent():
            return finding.witnesses
        case findings.Disputed():
            return finding.rivals
        case findings.Unknown():
            return ()


def answer(finding: findings.Finding) -> tuple[str, frozenset[bytes]]:
    """What a finding says, whoever says it: its kind and its values."""
    return type(finding).__name__, frozenset(item.says for item in standing(finding))


def everything(finding: findings.Finding) -> list[Observation]:
    """Every claim that a finding holds."""
    return [*standing(finding), *(item.observation for item in finding.dissent)]


def _finding(finding: findings.Finding) -> values.Value:
    return (
        type(finding).__name__,
        str(finding.subject),
        finding.field,
        finding.key,
        getattr(finding, "value", None),
        marks(standing(finding)),
        tuple((str(item.standing), *marks((item.observation,))) for item in finding.dissent),
        tuple(map(repr, getattr(finding, "gaps", ()))),
    )
