"""Fields of many entries: each on its own, and what a claim that there are none says of all of them."""

from __future__ import annotations

import itertools

import pytest

from reorient.model.findings import Absent, Disputed, Settled, Unknown
from reorient.resolve import cases, settle
from support import evidence
from support.evidence import claim


def by_key(*claims, gaps=()):
    return {finding.key: finding for finding in settle.all(claims, gaps, table=evidence.TABLE).all}


def kinds(*claims):
    return {key: type(finding) for key, finding in by_key(*claims).items()}


def entry(key, voice="git", **more):
    return claim(key, voice, field="items", key=key, **more)


def none(voice="git", **more):
    """Read whole, and there is none."""
    return claim(None, voice, field="items", **more)


def test_entries_of_one_source_do_not_replace_each_other():
    assert kinds(entry("a", order=1), entry("b", order=2)) == {"a": Settled, "b": Settled}


def test_an_entry_is_replaced_by_a_newer_claim_about_it():
    newer = claim("done", field="items", key="a", order=2)

    assert by_key(entry("a", order=1), newer)["a"].value == "done"


def test_a_set_that_was_read_whole_and_is_empty_is_absent():
    assert kinds(none()) == {"": Absent}


def test_an_entry_without_a_key_is_an_entry_like_any_other():
    found = by_key(claim("x", field="items", order=2), entry("a", order=1))

    assert [(item.value, item.dissent) for item in found.values()] == [("x", ()), ("a", ())]


def test_a_voice_that_may_not_speak_of_the_set_cannot_empty_it():
    assert kinds(none("chat", order=9), entry("a")) == {"": Unknown, "a": Settled}


def test_such_a_voice_says_nothing_of_the_entries_either():
    assert by_key(none("chat", order=9), entry("a"))["a"].dissent == ()


@pytest.mark.parametrize(("early", "late"), list(itertools.permutations("abcd", 2)))
def test_of_two_such_claims_of_one_order_the_later_time_speaks_of_the_entries(early, late):
    """Whichever of their digests is the greater."""
    found = by_key(none(at=1, mark=early), none(at=3, mark=late), entry("a", "host", at=2))

    assert type(found["a"]) is Absent


def test_of_two_such_claims_of_one_time_the_same_speaks_of_the_entries_in_any_order():
    tied, held = [none(mark="a"), none(mark="b")], entry("a", order=1)

    assert by_key(*tied, held) == by_key(*reversed(tied), held)


def test_a_newer_claim_that_there_are_none_ends_every_entry_of_its_source():
    found = by_key(entry("a", order=1), entry("b", order=2), none(order=3))

    assert {key: type(finding) for key, finding in found.items()} == {"": Absent, "a": Absent, "b": Absent}
    assert [item.observation.value for item in found["a"].dissent] == ["a"]


def test_an_entry_newer_than_that_holds_and_apart_from_it_there_is_none():
    found = by_key(entry("a", order=1), none(order=2), entry("b", order=3))

    assert {key: type(finding) for key, finding in found.items()} == {"": Absent, "a": Absent, "b": Settled}
    assert [item.standing for item in found["b"].dissent] == ["replaced"]


def test_a_contender_that_says_there_are_none_disputes_each_entry_of_another():
    assert kinds(none("git", at=1), entry("a", "host", at=2)) == {"": Absent, "a": Disputed}


def test_an_entry_of_a_lower_source_that_is_older_than_that_is_stale():
    found = by_key(none("git", at=2), entry("a", "host", at=1))

    assert type(found["a"]) is Absent
    assert [item.standing for item in found["a"].dissent] == ["stale"]


def test_only_the_newest_claim_that_there_are_none_speaks_of_the_entries():
    found = by_key(none(order=1), none(order=2), entry("a", order=3))

    assert [item.observation.order for item in found["a"].dissent] == [2]
    assert [item.observation.order for item in found[""].dissent] == [1]


def test_without_that_rule_an_ended_entry_would_hold(monkeypatch):
    monkeypatch.setattr(cases, "spread", lambda gathered, table: gathered)

    assert kinds(entry("a", order=1), none(order=2)) == {"": Absent, "a": Settled}


def test_where_a_part_was_not_read_the_rest_is_unknown_and_the_entries_hold():
    gap = evidence.gap("git", "items")
    found = by_key(entry("a"), gaps=[gap])

    assert {key: type(finding) for key, finding in found.items()} == {"": Unknown, "a": Settled}
    assert found[""].gaps == (gap,)


def test_none_of_a_field_that_holds_the_latest_is_about_its_own_entry_only():
    none_now = claim(None, "human", field="last", order=2)

    assert kinds(claim("yes", "human", field="last", key="a", order=1), none_now) == {"": Absent, "a": Settled}
