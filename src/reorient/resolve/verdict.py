"""The verdict on one case: its claims, weighed by the rules, as one finding that holds every one of them."""

from __future__ import annotations

from reorient.model.fields import Field
from reorient.model.findings import Absent, Disputed, Dissent, Finding, Settled, Standing, Unknown
from reorient.model.gaps import Gap
from reorient.model.observations import Observation
from reorient.resolve import rules
from reorient.resolve.cases import Case


def of(case: Case, claims: list[Observation], field: Field, gaps: tuple[Gap, ...]) -> Finding:
    """gaps: what could not be read of this field, told where nobody who would know spoke."""
    standing, dissent = _weigh(claims, field)
    subject, name, key = case
    if not standing:
        return Unknown(subject=subject, field=name, key=key, gaps=gaps, dissent=dissent)
    if len(standing) > 1 and len({claim.says for claim in standing}) > 1:
        return Disputed(subject=subject, field=name, key=key, rivals=standing, dissent=dissent)
    value = standing[0].value
    if value is None:
        return Absent(subject=subject, field=name, key=key, witnesses=standing, dissent=dissent)
    return Settled(subject=subject, field=name, key=key, value=value, witnesses=standing, dissent=dissent)


def _weigh(claims: list[Observation], field: Field) -> tuple[tuple[Observation, ...], tuple[Dissent, ...]]:
    """The claims that still stand after every rule, and those that stepped out with the reason."""
    ordered = standing = _ordered(claims, field) if len(claims) > 1 else claims
    why: dict[str, Standing] = {}
    for rule in rules.TABLE:
        if len(standing) >= rule.least and (out := {claim.digest for claim in rule.steps_out(standing, field)}):
            standing = [claim for claim in standing if claim.digest not in out]
            why |= dict.fromkeys(out, rule.standing)
    dissent = [Dissent(claim, why[claim.digest]) for claim in ordered if claim.digest in why] if why else []
    return tuple(standing), tuple(dissent)


def _ordered(claims: list[Observation], field: Field) -> list[Observation]:
    """Best rank first, then newest first; the digest settles what is left, and means nothing."""
    by_digest = sorted(claims, key=lambda claim: claim.digest)
    newest = sorted(by_digest, key=lambda claim: (claim.place.stated_at or "", claim.order), reverse=True)
    return sorted(newest, key=lambda claim: rules.rank(claim, field))
