"""Observations: the digest is the identity, computed once, and arrival is no part of it."""

from __future__ import annotations

import dataclasses
import hashlib

import pytest

from reorient.model import observations, places, subjects, values

PLACE = places.Place(source="git", mark="git 8a988ea", locator="git show 8a988ea", revision="8a988ea", stated_at=None)
CLAIM = observations.Observation(
    subject=subjects.Subject(subjects.Kind.REPOSITORY, "/code/tree"),
    field="branch",
    value="main",
    voice=observations.Voice.GIT,
    place=PLACE,
)
OTHERWISE = {
    "subject": subjects.Subject(subjects.Kind.SESSION, "/code/tree"),
    "field": "head",
    "value": "dev",
    "voice": observations.Voice.RECORD,
    "key": "a",
    "order": 1,
    "place": dataclasses.replace(PLACE, source="claude-code"),
}
ELSEWHERE = {name: f"other {name}" for name in ("source", "mark", "locator", "revision", "stated_at")}


@pytest.mark.parametrize("name", OTHERWISE)
def test_a_claim_that_differs_in_any_part_is_another(name):
    assert dataclasses.replace(CLAIM, **{name: OTHERWISE[name]}) != CLAIM


@pytest.mark.parametrize("name", ELSEWHERE)
def test_a_claim_that_stands_elsewhere_is_another(name):
    place = dataclasses.replace(PLACE, **{name: ELSEWHERE[name]})

    assert dataclasses.replace(CLAIM, place=place) != CLAIM


def test_the_tests_above_name_every_part_of_the_identity():
    parts = {part.name for part in dataclasses.fields(observations.Observation)} - {"seen_at"}

    assert parts == OTHERWISE.keys()
    assert {part.name for part in dataclasses.fields(places.Place)} == ELSEWHERE.keys()


def test_when_a_claim_was_seen_is_no_part_of_its_identity():
    later = dataclasses.replace(CLAIM, seen_at="2026-01-01T00:00:00Z")

    assert later == CLAIM
    assert len({later, CLAIM}) == 1


@pytest.mark.parametrize(("one", "other"), [(1, True), (None, ""), (("a", "b"), ("ab",)), ((), values.Record())])
def test_values_that_look_alike_are_told_apart(one, other):
    said, heard = (dataclasses.replace(CLAIM, value=value) for value in (one, other))

    assert said != heard
    assert said.says != heard.says


def test_a_part_cannot_run_over_into_the_next():
    one, other = (dataclasses.replace(CLAIM, field=field, key=key) for field, key in (("ab", "c"), ("a", "bc")))

    assert one != other


def test_the_digest_is_computed_once(monkeypatch):
    claim = dataclasses.replace(CLAIM)
    before = claim.digest
    monkeypatch.delattr(values, "canonical")

    assert claim.digest == before
    assert hash(claim) == hash(before)


def test_the_digest_is_the_sha256_of_where_the_claim_stands_and_what_it_says():
    head = '["repository:/code/tree","branch","","git",0,"git","git 8a988ea","git show 8a988ea","8a988ea",null]'

    assert CLAIM.digest == hashlib.sha256(f'{head}"main"'.encode()).hexdigest()


def test_an_observation_equals_nothing_else():
    assert CLAIM.digest != CLAIM


def test_an_observation_cannot_be_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        CLAIM.value = "dev"
