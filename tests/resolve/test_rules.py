"""The rules one by one, and that each is needed: without it the case it decides comes out otherwise."""

from __future__ import annotations

import dataclasses

import pytest

from reorient.model import fields, findings
from reorient.model.findings import Absent, Disputed, Settled, Unknown
from reorient.resolve import cases, rules, settle
from support import evidence
from support.evidence import claim


def one(*claims):
    """The one finding of claims that are about one entry."""
    (finding,) = settle.all(claims, table=evidence.TABLE).all
    return finding


def told(finding):
    """What a finding comes to, in short: its kind, who stands, who stepped out as what."""
    return (
        type(finding),
        [item.value for item in evidence.standing(finding)],
        [(str(item.standing), item.observation.value) for item in finding.dissent],
    )


DECIDED = {
    "_unlisted": (
        (claim("yes", "chat"),),
        (Unknown, [], [("claim", "yes")]),
    ),
    "_replaced": (
        (claim("no", order=1), claim("yes", order=2)),
        (Settled, ["yes"], [("replaced", "no")]),
    ),
    "_outdated": (
        (claim("no", "human", field="last", at=1), claim("yes", "agent", field="last", at=2)),
        (Settled, ["yes"], [("stale", "no")]),
    ),
    "_lagging": (
        (claim("yes", "git", at=2), claim("no", "roster", at=1)),
        (Settled, ["yes"], [("stale", "no")]),
    ),
    "_powerless": (
        (claim("yes", "git", at=1), claim("no", "agent", at=2)),
        (Settled, ["yes"], [("claim", "no")]),
    ),
}


@pytest.mark.parametrize("rule", DECIDED)
def test_a_rule_decides_its_case(rule):
    claims, outcome = DECIDED[rule]

    assert told(one(*claims)) == outcome


@pytest.mark.parametrize("rule", DECIDED)
def test_without_its_rule_the_case_comes_out_otherwise(rule, monkeypatch):
    claims, outcome = DECIDED[rule]
    monkeypatch.setattr(rules, "TABLE", tuple(row for row in rules.TABLE if row.steps_out.__name__ != rule))

    assert told(one(*claims)) != outcome


def test_every_rule_of_the_table_has_its_case():
    assert [row.steps_out.__name__ for row in rules.TABLE] == list(DECIDED)


def test_sources_that_agree_are_all_witnesses():
    finding = one(claim("yes", "git"), claim("yes", "github"), claim("yes", "agent"))

    assert told(finding) == (Settled, ["yes"] * 3, [])


def test_witnesses_stand_best_rank_first_then_newest_first():
    finding = one(claim(voice="agent", at=3), claim(voice="host", at=1), claim(voice="git", at=2))

    assert [item.voice for item in finding.witnesses] == ["git", "host", "agent"]


def test_a_source_that_says_there_is_none_makes_it_absent():
    assert told(one(claim(None))) == (Absent, [None], [])


def test_none_and_a_value_contradict_each_other_like_any_two_values():
    assert told(one(claim(None, "git"), claim("yes", "host")))[0] is Disputed


def test_truth_and_a_number_contradict_each_other():
    assert told(one(claim(1, "git"), claim(True, "host")))[0] is Disputed


class TestTheSameSource:
    """Time within one source."""

    @pytest.mark.promise("R3a")
    def test_its_order_comes_before_the_time_it_states(self):
        assert one(claim("no", order=1, at=9), claim("yes", order=2, at=1)).value == "yes"

    def test_the_time_it_states_decides_where_its_order_does_not(self):
        assert one(claim("no", at=1), claim("yes", at=2)).value == "yes"

    def test_a_tie_of_different_values_is_a_dispute_and_no_guess(self):
        assert told(one(claim("no", at=1, mark="a"), claim("yes", at=1, mark="b")))[0] is Disputed

    def test_an_unknown_time_is_a_tie(self):
        assert told(one(claim("no", at=1), claim("yes", at=None)))[0] is Disputed

    def test_a_tie_of_equal_values_has_both_as_witnesses(self):
        assert len(one(claim(mark="a"), claim(mark="b")).witnesses) == 2

    def test_another_voice_of_it_replaces_nothing(self):
        finding = one(claim("yes", "git", source="left", order=1), claim("no", "agent", source="left", order=2))

        assert told(finding) == (Settled, ["yes"], [("claim", "no")])


class TestTheBestRank:
    """Contradiction among those that nobody outranks."""

    @pytest.mark.promise("R3c")
    def test_contenders_dispute_however_their_times_compare(self):
        assert told(one(claim("no", "git", at=1), claim("yes", "host", at=2)))[0] is Disputed

    def test_contenders_of_a_latest_field_follow_the_newest(self):
        finding = one(claim("no", "host", field="last", at=1), claim("yes", "github", field="last", at=2))

        assert told(finding) == (Settled, ["yes"], [("stale", "no")])

    def test_talk_follows_the_newest_even_where_one_value_must_hold(self):
        finding = one(claim("no", "human", field="words", at=1), claim("yes", "agent", field="words", at=2))

        assert told(finding) == (Settled, ["yes"], [("stale", "no")])

    @pytest.mark.parametrize("at", [None, 1])
    def test_talk_of_equal_or_unknown_time_is_a_dispute(self, at):
        finding = one(claim("no", "human", field="last", at=at), claim("yes", "agent", field="last", at=at))

        assert type(finding) is Disputed

    def test_an_older_claim_that_agrees_with_the_newest_is_a_witness(self):
        finding = one(claim("yes", "human", field="last", at=1), claim("yes", "agent", field="last", at=2))

        assert len(finding.witnesses) == 2

    def test_clocks_that_run_in_a_circle_decide_nothing(self):
        circle = (
            claim("a", "human", field="last", source="left", order=2, at=1),
            claim("b", "agent", field="last", source="left", order=1, at=3),
            claim("c", "human", field="last", source="right", at=2),
        )

        assert type(one(*circle)) is Disputed


class TestALowerRank:
    """What a claim can do to one that outranks it."""

    @pytest.mark.promise("R3b")
    @pytest.mark.parametrize("voice", ["github", "roster", "agent"])
    def test_it_is_stale_where_it_is_older(self, voice):
        assert told(one(claim("yes", "git", at=2), claim("no", voice, at=1)))[2] == [("stale", "no")]

    @pytest.mark.promise("R3c")
    @pytest.mark.parametrize("at", [2, 3, None])
    def test_a_contender_that_is_not_older_opens_a_dispute(self, at):
        finding = one(claim("yes", "git", at=2), claim("no", "github", at=at))

        assert told(finding)[0] is Disputed
        assert finding.dissent == ()

    @pytest.mark.promise("R4a")
    @pytest.mark.parametrize("at", [2, 3, None])
    def test_a_self_report_that_is_not_older_is_a_claim(self, at):
        assert told(one(claim("yes", "git", at=2), claim("done", "agent", at=at)))[2] == [("claim", "done")]

    @pytest.mark.parametrize("rival", ["host", "github"])
    def test_a_self_report_takes_no_side_in_a_dispute(self, rival):
        finding = one(claim("yes", "git"), claim("no", rival), claim("yes", "agent"))

        assert {item.voice for item in finding.rivals} == {"git", rival}
        assert [item.standing for item in finding.dissent] == [findings.Standing.CLAIM]

    def test_a_contender_takes_the_side_it_agrees_with(self):
        finding = one(claim("yes", "git"), claim("no", "host"), claim("yes", "roster"))

        assert {item.voice for item in finding.rivals} == {"git", "host", "roster"}

    def test_it_is_stale_where_a_witness_between_them_is_newer(self):
        finding = one(claim("yes", "git", at=1), claim("yes", "github", at=3), claim("no", "roster", at=2))

        assert told(finding)[2] == [("stale", "no")]

    def test_a_self_report_between_them_makes_nothing_stale(self):
        table = {"state": evidence.row("state", fields.Cardinality.ONE, git=1, agent=2, roster=3)}
        claims = (claim("yes", "git", at=1), claim("yes", "agent", at=3), claim("no", "roster", at=2))
        (finding,) = settle.all(claims, table=table).all

        assert type(finding) is Disputed

    def test_a_stale_claim_makes_nothing_stale(self):
        finding = one(claim("yes", "git", at=5), claim("no", "github", at=3), claim("yes", "roster", at=2))

        assert told(finding) == (Settled, ["yes", "yes"], [("stale", "no")])

    def test_a_contender_cannot_contradict_a_person_who_outranks_it(self):
        finding = one(claim("yes", "human", field="words"), claim("no", "git", field="words"))

        assert told(finding) == (Settled, ["yes"], [("claim", "no")])

    def test_a_contender_without_a_side_makes_nothing_stale(self):
        said = {"human": claim("yes", "human"), "git": claim("no", at=5), "github": claim("yes", "github", at=3)}
        finding = one(*(dataclasses.replace(item, field="words") for item in said.values()))

        assert told(finding) == (Settled, ["yes", "yes"], [("claim", "no")])

    def test_it_settles_what_no_better_voice_speaks_of(self):
        assert one(claim("yes", "agent")).value == "yes"


@pytest.mark.promise("R3d")
def test_when_a_claim_was_seen_decides_nothing():
    early, late = (claim(value, mark=value, seen_at=seen) for value, seen in (("no", "2026"), ("yes", "2027")))

    assert type(one(early, late)) is Disputed


def test_a_claim_seen_twice_is_the_one_seen_first():
    seen = [claim(seen_at=at) for at in (None, "2027", "2026")]

    assert [item.seen_at for item in one(*seen).witnesses] == ["2026"]


def test_without_that_rule_it_would_be_its_own_second_witness(monkeypatch):
    monkeypatch.setattr(cases, "once", lambda claims: claims)

    assert len(one(claim(), claim()).witnesses) == 2


def test_a_field_that_the_table_does_not_name_is_spoken_for_by_nobody():
    assert told(one(claim(field="nobody"))) == (Unknown, [], [("claim", "yes")])
