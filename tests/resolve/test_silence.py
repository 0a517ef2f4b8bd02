"""Silence is not denial: what was not read is Unknown and says why."""

from __future__ import annotations

import pytest
from hypothesis import given

from reorient.model import fields
from reorient.model.findings import Absent, Settled, Unknown
from reorient.resolve import settle, silence
from support import evidence
from support.evidence import ASKED, BODIES, GAPS, ONE, OTHER, claim

pytestmark = pytest.mark.promise("R1")
GAP = evidence.gap("git", "state")


def settled(claims=(), gaps=(), asked=(), **more):
    return settle.all(claims, gaps, asked, table=evidence.TABLE, **more)


def unknown(field, *gaps, subject=ONE):
    return Unknown(subject=subject, field=field, key="", gaps=gaps)


def test_no_evidence_says_nothing():
    assert settled().all == ()


@pytest.mark.promise("R1b")
def test_what_was_asked_and_not_read_is_unknown_with_the_gap():
    assert settled(gaps=[GAP], asked=[(ONE, "state")]).all == (unknown("state", GAP),)


def test_what_was_asked_and_nobody_claimed_is_unknown():
    assert settled(asked=[(ONE, "state")]).all == (unknown("state"),)


def test_what_was_asked_and_a_witness_told_is_told():
    assert [type(item) for item in settled([claim()], asked=[(ONE, "state")]).all] == [Settled]


def test_what_was_asked_of_one_subject_is_not_told_of_another():
    assert settled([claim()], asked=[(OTHER, "state")]).one("state", OTHER) == unknown("state", subject=OTHER)


def test_an_entry_that_only_chat_claims_leaves_the_field_unknown():
    found = settled([claim(voice="chat", field="items", key="a")], asked=[(ONE, "items")])

    assert [(type(item), item.key) for item in found.all] == [(Unknown, ""), (Unknown, "a")]


def test_a_claim_without_a_witness_keeps_the_gap_beside_it():
    (finding,) = settled([claim(voice="chat")], [GAP]).all

    assert (type(finding), finding.gaps, len(finding.dissent)) == (Unknown, (GAP,), 1)


def test_a_gap_leaves_what_a_witness_told():
    assert [type(item) for item in settled([claim()], [GAP]).all] == [Settled]


def test_a_gap_about_one_field_leaves_the_others_alone():
    assert settled(gaps=[GAP], asked=[(ONE, "words")]).all == (unknown("words"),)


def test_a_gap_without_fields_may_be_about_anything():
    gap = evidence.gap("git")

    assert settled(gaps=[gap]).one("words", ONE) == unknown("words", gap)


@pytest.mark.promise("R1b")
def test_a_gap_without_fields_is_about_those_its_source_speaks_for():
    gap = evidence.gap("git")
    found = settled(gaps=[gap], speaks_for={"git": {"state"}})

    assert (found.one("state", ONE), found.one("words", ONE)) == (unknown("state", gap), unknown("words"))


def test_what_nobody_asked_beforehand_is_unknown_with_the_gap_when_looked_up():
    assert settled(gaps=[GAP]).of("state", OTHER) == (unknown("state", GAP, subject=OTHER),)


def test_a_gap_told_twice_stands_once():
    assert settled(gaps=[GAP, GAP]).one("state", ONE).gaps == (GAP,)


def test_without_that_rule_what_was_asked_would_go_unsaid(monkeypatch):
    monkeypatch.setattr(silence, "unknown", lambda found, asked, gaps: [])

    assert settled(gaps=[GAP], asked=[(ONE, "state")]).all == ()


@given(BODIES, GAPS, ASKED)
def test_nothing_is_absent_but_by_a_witness_that_says_so(body, gaps, asked):
    for finding in settled(body, gaps, asked).all:
        if isinstance(finding, Absent):
            assert {item.value for item in finding.witnesses} == {None}


@given(BODIES, GAPS, ASKED)
def test_whatever_was_asked_is_found(body, gaps, asked):
    found = {(item.subject, item.field) for item in settled(body, gaps, asked).all}

    assert set(asked) <= found


def test_every_field_of_the_product_can_be_asked_for():
    found = settle.all((), (), [(ONE, name) for name in fields.TABLE])

    assert [item.field for item in found.all] == sorted(fields.TABLE)
