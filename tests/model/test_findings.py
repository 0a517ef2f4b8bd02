"""Findings: looked up by field, subject and key; what nobody claimed is Unknown, never nothing."""

from __future__ import annotations

import pytest

from reorient.model import findings
from support import evidence
from support.evidence import ONE, OTHER

GAP = evidence.gap("git", "branch")


def settled(field, subject=ONE, key=""):
    return findings.Settled(
        subject=subject, field=field, key=key, value="yes", witnesses=(evidence.claim(field=field, subject=subject),)
    )


FOUND = findings.Findings(
    all=(settled("items", key="a"), settled("items", key="b"), settled("state"), settled("items", OTHER)),
    unread={"branch": (GAP,)},
)


def test_a_field_is_found_of_every_subject_in_the_order_they_stand():
    assert [(item.subject, item.key) for item in FOUND.of("items")] == [(ONE, "a"), (ONE, "b"), (OTHER, "")]


def test_a_field_is_found_of_one_subject():
    assert FOUND.of("items", ONE) == FOUND.all[:2]


def test_one_entry_is_found_by_its_key():
    assert FOUND.one("items", ONE, "b") == FOUND.all[1]
    assert FOUND.one("state", ONE) == FOUND.all[2]


@pytest.mark.promise("R1", "R1b")
def test_what_nobody_claimed_is_unknown_with_the_gaps_that_may_have_told_it():
    unknown = findings.Unknown(subject=ONE, field="branch", key="", gaps=(GAP,))

    assert FOUND.of("branch", ONE) == (unknown,)
    assert FOUND.one("branch", ONE) == unknown


@pytest.mark.promise("R1")
def test_an_entry_that_nobody_claimed_is_unknown():
    assert FOUND.one("items", ONE, "c") == findings.Unknown(subject=ONE, field="items", key="c")
    assert FOUND.one("state", OTHER) == findings.Unknown(subject=OTHER, field="state", key="")


def test_no_subject_is_made_up_for_a_field_that_nobody_claimed():
    assert FOUND.of("branch") == ()


def test_findings_are_equal_by_what_they_say():
    assert findings.Findings(all=FOUND.all, unread={"branch": (GAP,)}) == FOUND
    assert findings.Findings(all=FOUND.all) != FOUND
