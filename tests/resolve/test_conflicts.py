"""Conflicts: said with both sides, and only where those who could know contradict each other."""

from __future__ import annotations

import pytest

from reorient.model import fields, values
from reorient.resolve import settle
from reorient.resolve.conflicts import disagreement
from support import evidence
from support.evidence import ONE, claim


def conflicts(*claims):
    return settle.all(claims, table=evidence.TABLE).conflicts


@pytest.mark.promise("R3c")
def test_a_conflict_names_its_field_and_both_sides():
    sides = (claim("no", "git"), claim("yes", "host"))
    (conflict,) = conflicts(*sides)

    assert (conflict.kind, conflict.severity, conflict.subject) == ("sources_disagree", "m", ONE)
    assert set(conflict.sides) == set(sides)
    assert conflict.details == values.Record(field="state", key="")


def test_each_entry_in_conflict_has_its_own():
    claims = [claim(value, value, field="items", key=key) for key in "ab" for value in ("git", "host")]

    assert [conflict.details["key"] for conflict in conflicts(*claims)] == ["a", "b"]


def test_two_people_who_contradict_each_other_are_a_dispute_but_no_conflict():
    assert conflicts(claim("no", "human", field="last"), claim("yes", "agent", field="last")) == ()


@pytest.mark.promise("R4c")
def test_a_dispute_with_one_contender_is_no_conflict():
    table = {"state": evidence.row("state", fields.Cardinality.ONE, git=1, agent=1)}

    assert settle.all((claim("no", "git"), claim("yes", "agent")), table=table).conflicts == ()


def test_a_stale_claim_makes_no_conflict():
    assert conflicts(claim("no", "git", at=2), claim("yes", "github", at=1)) == ()


def test_the_severities_are_of_fields_that_there_are():
    assert disagreement.SEVERITY.keys() <= fields.TABLE.keys()
    assert set(disagreement.SEVERITY.values()) <= {"h", "m", "l"}
