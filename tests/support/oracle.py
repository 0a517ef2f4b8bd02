"""The naive resolver: the rules of evidence as sentences, every claim against every other, with no care for speed.

It shares nothing with reorient.resolve but the model, so that an error would have to be made twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from reorient.model import fields, gaps, observations, subjects, values

Claim = observations.Observation
Case = tuple[subjects.Subject, str, str]


@dataclass(frozen=True)
class Answer:
    """What one case comes to. held: who stands.  dissent: who stepped out, and as what."""

    kind: str
    held: frozenset[str]
    dissent: Mapping[str, str]
    gaps: tuple[gaps.Gap, ...] = ()


def settle(
    claims: Iterable[Claim],
    unread: Iterable[gaps.Gap],
    asked: Iterable[tuple[subjects.Subject, str]],
    table: Mapping[str, fields.Field],
) -> dict[Case, Answer]:
    """Every case, asked or claimed."""
    claims = list({claim.digest: claim for claim in claims}.values())
    unread, asked = sorted(set(unread)), set(asked)
    answers = {
        (one.subject, one.field, one.key): weigh(
            about(one, claims, table), table.get(one.field), told(one.field, unread)
        )
        for one in claims
    }
    pairs = {(subject, name) for subject, name, _ in answers}
    for subject, name in pairs | asked:
        heard = any((subject, name) == case[:2] and answer.kind != "Unknown" for case, answer in answers.items())
        open_ = told(name, unread) if (subject, name) in pairs else ()
        if (open_ or ((subject, name) in asked and not heard)) and (subject, name, "") not in answers:
            answers[subject, name, ""] = Answer("Unknown", frozenset(), {}, told(name, unread))
    return answers


def told(name: str, unread: Iterable[gaps.Gap]) -> tuple[gaps.Gap, ...]:
    """The gaps that may have told a field."""
    return tuple(gap for gap in unread if not gap.fields or name in gap.fields)


def about(one: Claim, claims: list[Claim], table: Mapping[str, fields.Field]) -> list[Claim]:
    """The claims of one claim's entry, and those that say the whole set is empty."""
    same = [c for c in claims if (c.subject, c.field, c.key) == (one.subject, one.field, one.key)]
    row = table.get(one.field)
    if row is None or row.cardinality != "set" or one.key == "":
        return same
    empty = [
        c
        for c in claims
        if (c.subject, c.field, c.key) == (one.subject, one.field, "") and c.value is None and c.voice in row.ranks
    ]
    return same + [c for c in empty if not any(speaker(c) == speaker(d) and moment(c) < moment(d) for d in empty)]


def weigh(claims: list[Claim], row: fields.Field | None, open_: tuple[gaps.Gap, ...]) -> Answer:
    """One case, rule by rule."""
    ranks = {} if row is None else row.ranks
    dissent: dict[str, str] = {}

    def drop(standing: str, gone: list[Claim]) -> None:
        dissent.update((c.digest, standing) for c in gone)
        claims[:] = [c for c in claims if c.digest not in dissent]

    drop("claim", [c for c in claims if c.voice not in ranks])
    drop("replaced", [c for c in claims if any(speaker(c) == speaker(d) and older(c, d) for d in claims)])
    if not claims:
        return Answer("Unknown", frozenset(), dissent, open_)
    top = min(ranks[c.voice] for c in claims)
    best = [c for c in claims if ranks[c.voice] == top]
    if row.cardinality == "latest" or not any(clash(c, d) for c in best for d in best):
        newest = [c for c in best if not any(older(c, d) for d in best)]
        drop("stale", [c for c in best if any(older(c, d) and not agree(c, d) for d in newest)])
        best = [c for c in best if c in claims]
    for place in sorted(set(ranks.values()) - {top}):
        above = [c for c in claims if ranks[c.voice] < place and (c in best or takes_a_side(c, best))]
        tier = [c for c in claims if ranks[c.voice] == place]
        drop("stale", [c for c in tier if any(older(c, d) and not agree(c, d) for d in above)])
    sides = [c for c in claims if c in best or takes_a_side(c, best)]
    drop("claim", [c for c in claims if c not in sides and any(not agree(c, d) for d in sides)])
    held = frozenset(c.digest for c in claims)
    if any(not agree(c, d) for c in claims for d in claims):
        return Answer("Disputed", held, dissent)
    return Answer("Absent" if claims[0].value is None else "Settled", held, dissent)


def takes_a_side(one: Claim, best: list[Claim]) -> bool:
    """Whether a claim below the best rank can hold a side of it."""
    return contends(one) and any(agree(one, other) or clash(one, other) for other in best)


def older(one: Claim, other: Claim) -> bool:
    """Whether one was surely made before the other."""
    if one.place.source == other.place.source and one.order != other.order:
        return one.order < other.order
    times = (one.place.stated_at, other.place.stated_at)
    return None not in times and times[0] < times[1]


def agree(one: Claim, other: Claim) -> bool:
    return values.same(one.value, other.value)


def contends(one: Claim) -> bool:
    return one.voice in ("host", "roster", "watcher", "git", "github")


def clash(one: Claim, other: Claim) -> bool:
    return contends(one) and contends(other) and not agree(one, other)


def speaker(one: Claim) -> tuple[str, str]:
    return (one.place.source, one.voice)


def moment(one: Claim) -> tuple[int, str, str]:
    return (one.order, one.place.stated_at or "", one.digest)
