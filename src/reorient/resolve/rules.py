"""The rules of evidence for one question: which claims step out, and why. What is left agrees, or is a dispute.

Each rule is a pure function from the claims that still stand to those that step out. They apply in the order of TABLE,
and each is needed: without it some case comes out otherwise. Nothing here chooses between claims that rank and time do
not tell apart.

Who takes a side: the best rank, and below it the contenders that agree with one of it or contradict a contender of it.
A self-report below the best rank takes none: it is kept, and moves nothing.
"""

from __future__ import annotations

import itertools
import operator
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from reorient.model.fields import CONTENDERS, Cardinality, Field
from reorient.model.findings import Standing
from reorient.model.frozen import Frozen
from reorient.model.observations import Observation
from reorient.resolve import clock

Claims: TypeAlias = Sequence[Observation]

_UNLISTED = sys.maxsize


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rule(Frozen):
    """steps_out: which claims.  standing: as what.  least: how many claims it takes, for most compare."""

    steps_out: Callable[[Claims, Field], Iterable[Observation]]
    standing: Standing
    least: int = 2


def rank(claim: Observation, field: Field) -> int:
    """The claim's rank on this field; what the field does not list comes last."""
    return field.ranks.get(claim.voice, _UNLISTED)


def contend(claims: Iterable[Observation]) -> bool:
    """Whether contenders among these claims contradict each other."""
    return len(_said(_contenders(claims))) > 1


def _replaced(claims: Claims, field: Field) -> Iterator[Observation]:
    """The same source, in the same voice, said something newer. A tie replaces nothing."""
    speakers: dict[tuple[str, str], list[Observation]] = {}
    for claim in claims:
        speakers.setdefault((claim.place.source, claim.voice), []).append(claim)
    for said in speakers.values():
        if len(said) > 1:
            held = clock.Index(said)
            yield from (claim for claim in said if held.overtakes(claim))


def _unlisted(claims: Claims, field: Field) -> Iterator[Observation]:
    """Its voice may not speak of this field."""
    return (claim for claim in claims if claim.voice not in field.ranks)


def _outdated(claims: Claims, field: Field) -> Iterable[Observation]:
    """Of the best rank: older than the newest, and saying something else. Between contenders only where LATEST."""
    best = _tiers(claims, field)[0]
    if len(best) < 2 or (field.cardinality is not Cardinality.LATEST and contend(best)):
        return ()
    held = clock.Index(best)
    newest = clock.Index(claim for claim in best if not held.overtakes(claim))
    return (claim for claim in best if newest.contradicts(claim))


def _lagging(claims: Claims, field: Field) -> Iterator[Observation]:
    """Below the best rank: older than a claim that outranks it, takes a side and says something else."""
    best, *lower = _tiers(claims, field)
    sided, betters = _sided(best), clock.Index(best)
    for tier in lower:
        late = [betters.contradicts(claim) for claim in tier]
        yield from itertools.compress(tier, late)
        for claim in filter(sided, itertools.compress(tier, map(operator.not_, late))):
            betters.add(claim)


def _powerless(claims: Claims, field: Field) -> Iterator[Observation]:
    """Below the best rank, on no side: something else stands."""
    best, *lower = _tiers(claims, field)
    sided, below = _sided(best), [claim for tier in lower for claim in tier]
    stands = _said(best) | _said(filter(sided, below))
    return (claim for claim in below if not sided(claim) and _differs(claim, stands))


TABLE: tuple[Rule, ...] = (
    Rule(_unlisted, Standing.CLAIM, least=1),
    Rule(_replaced, Standing.REPLACED),
    Rule(_outdated, Standing.STALE),
    Rule(_lagging, Standing.STALE),
    Rule(_powerless, Standing.CLAIM),
)


def _tiers(claims: Claims, field: Field) -> list[list[Observation]]:
    """The claims of each rank, best first; never empty."""
    tiers: dict[int, list[Observation]] = {}
    for claim in claims:
        tiers.setdefault(rank(claim, field), []).append(claim)
    return [tiers[place] for place in sorted(tiers)]


def _sided(best: Claims) -> Callable[[Observation], bool]:
    """Of claims below the best rank: whether one takes a side."""
    held, faced = _said(best), _said(_contenders(best))
    return lambda claim: claim.voice in CONTENDERS and (claim.says in held or _differs(claim, faced))


def _contenders(claims: Iterable[Observation]) -> Iterator[Observation]:
    return (claim for claim in claims if claim.voice in CONTENDERS)


def _said(claims: Iterable[Observation]) -> set[bytes]:
    return {claim.says for claim in claims}


def _differs(claim: Observation, said: Collection[bytes]) -> bool:
    """Whether anything but what the claim says is said."""
    return len(said) > 1 or (bool(said) and claim.says not in said)
