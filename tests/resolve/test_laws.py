"""The laws of the resolver, over any evidence.

One law is not here because it does not hold: a settled answer may be disputed by a new claim of equal rank. Evidence
only grows; what it says may change.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.model import fields, findings
from reorient.model.fields import CONTENDERS
from reorient.resolve import settle
from support import evidence, oracle
from support.evidence import ASKED, BODIES, GAPS, TABLE


def settled(body, gaps=(), asked=()):
    return settle.all(body, gaps, asked, table=TABLE)


def by_case(found):
    return {(finding.subject, finding.field, finding.key): finding for finding in found.all}


def alone(body, **table):
    """The one finding of claims that are about one entry."""
    (finding,) = settle.all(body, table=table or TABLE).all
    return finding


def one_entry(name, **kinds):
    return evidence.dense(name, keys=("",), **kinds)


@given(BODIES, GAPS, ASKED)
def test_the_resolver_answers_as_the_naive_oracle_does(body, gaps, asked):
    found = {
        case: oracle.Answer(
            type(finding).__name__,
            frozenset(claim.digest for claim in evidence.standing(finding)),
            {item.observation.digest: str(item.standing) for item in finding.dissent},
            getattr(finding, "gaps", ()),
        )
        for case, finding in by_case(settled(body, gaps, asked)).items()
    }

    assert found == oracle.settle(body, gaps, asked, TABLE)


@pytest.mark.promise("R6a")
@given(BODIES, GAPS, ASKED, st.randoms(use_true_random=False))
def test_order_of_arrival_changes_no_byte(body, gaps, asked, draw):
    shuffled = [draw.sample(part, len(part)) for part in (body, gaps, asked)]

    assert evidence.dump(settled(*shuffled)) == evidence.dump(settled(body, gaps, asked))


@pytest.mark.promise("R6a")
@given(BODIES, GAPS, ASKED)
def test_what_is_told_twice_changes_no_byte(body, gaps, asked):
    assert evidence.dump(settled(body * 2, gaps * 2, asked * 2)) == evidence.dump(settled(body, gaps, asked))


@given(BODIES, BODIES)
def test_evidence_may_be_gathered_in_parts(one, other):
    kept = [claim for finding in settled(one).all for claim in evidence.everything(finding)]

    assert settled(kept + other) == settled(one + other)


@given(BODIES, GAPS, ASKED)
def test_every_claim_stands_once_in_the_finding_of_its_entry(body, gaps, asked):
    found = by_case(settled(body, gaps, asked))
    own = [
        claim
        for case, finding in found.items()
        for claim in evidence.everything(finding)
        if (claim.subject, claim.field, claim.key) == case
    ]

    assert sorted(claim.digest for claim in own) == sorted({claim.digest for claim in body})


@given(BODIES)
def test_only_a_claim_that_a_set_is_empty_stands_in_other_findings_too(body):
    strangers = [
        claim
        for case, finding in by_case(settled(body)).items()
        for claim in evidence.everything(finding)
        if (claim.subject, claim.field, claim.key) != case
    ]

    assert {(claim.field, claim.key, claim.value) for claim in strangers} <= {("items", "", None)}


@given(BODIES, evidence.claims())
def test_a_claim_changes_nothing_of_another_subject_or_field(body, claim):
    def elsewhere(found):
        return [item for item in found.all if (item.subject, item.field) != (claim.subject, claim.field)]

    assert elsewhere(settled([*body, claim])) == elsewhere(settled(body))


@given(one_entry("state"), one_entry("state"))
def test_a_changed_answer_has_a_new_witness_or_one_that_was_replaced(body, added):
    before, after = alone(body), alone(body + added[:1])
    replaced = {item.observation for item in after.dissent if item.standing is findings.Standing.REPLACED}

    same = evidence.answer(before) == evidence.answer(after)
    assert same or added[0] in evidence.standing(after) or replaced & set(evidence.standing(before))


@pytest.mark.promise("R4", "R4a", "R4c")
@given(one_entry("state", voices=("git", "host")), one_entry("state", voices=("agent", "record", "chat", "summary")))
def test_a_self_report_changes_no_answer_and_makes_no_conflict(body, reports):
    before, after = (settled(body), settled(body + reports))

    assert evidence.answer(before.all[0]) == evidence.answer(after.all[0])
    assert before.conflicts == after.conflicts


@pytest.mark.promise("R4b")
@given(one_entry("state", voices=("git", "host")), one_entry("state", voices=("agent", "chat", "summary")))
def test_a_self_report_that_contradicts_is_kept_as_dissent(body, reports):
    finding = alone(body + reports)
    held = evidence.answer(finding)[1]
    dissent = {item.observation for item in finding.dissent}

    assert {claim for claim in reports if held - {claim.says}} <= dissent


@pytest.mark.promise("R2")
@given(one_entry("state", voices=("git", "host")), one_entry("state", voices=("github", "roster")))
def test_a_lower_rank_may_open_a_dispute_but_never_puts_its_value_in_place(body, lower):
    before, after = alone(body), alone(body + lower)

    assert evidence.answer(before) == evidence.answer(after) or isinstance(after, findings.Disputed)
    assert evidence.answer(before)[1] <= evidence.answer(after)[1]


@given(one_entry("state", voices=tuple(CONTENDERS), sources=(None,)))
def test_breaking_a_tie_of_ranks_changes_no_settled_value_and_settles_a_dispute_for_a_side_of_it(body):
    """Where each voice is a source of its own: two voices of one source share its order, which is a tie-break too."""
    tied = evidence.row("state", fields.Cardinality.ONE, git=1, host=1, github=3, roster=4)
    refined = evidence.row("state", fields.Cardinality.ONE, git=1, host=2, github=3, roster=4)
    before, after = alone(body, state=tied), alone(body, state=refined)

    assert isinstance(before, findings.Disputed) or evidence.answer(before) == evidence.answer(after)
    assert evidence.answer(after)[1] <= evidence.answer(before)[1]


@given(BODIES, GAPS, ASKED)
def test_findings_stand_by_kind_and_id_of_the_subject_then_field_then_key(body, gaps, asked):
    found = [(item.subject.kind, item.subject.id, item.field, item.key) for item in settled(body, gaps, asked).all]

    assert found == sorted(set(found))


@given(BODIES)
def test_the_names_of_sources_mean_nothing(body):
    """But for the order in which equal claims stand, which the digest gives."""

    def renamed(claim):
        return evidence.renamed(claim, {"left": "zulu", "right": "alpha"})

    before, after = by_case(settled(body)), by_case(settled(map(renamed, body)))
    assert {case: evidence.answer(finding) for case, finding in before.items()} == {
        case: evidence.answer(finding) for case, finding in after.items()
    }


@given(BODIES)
def test_every_conflict_has_contenders_on_two_sides(body):
    for conflict in settled(body).conflicts:
        assert len({claim.says for claim in conflict.sides if claim.voice in CONTENDERS}) > 1


@given(BODIES)
def test_nothing_is_said_without_a_witness_and_no_dispute_has_one_side(body):
    for finding in settled(body).all:
        sides = {claim.says for claim in evidence.standing(finding)}
        assert len(sides) == {"Settled": 1, "Absent": 1, "Unknown": 0}.get(type(finding).__name__, max(len(sides), 2))
