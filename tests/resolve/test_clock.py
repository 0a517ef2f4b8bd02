"""Time between claims: the index answers as comparing each with each would."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.resolve import clock
from support import evidence, oracle
from support.evidence import claim

CLAIMS = evidence.claims(names=("state",), keys=("",), held=st.sampled_from(("yes", "no", "so")))


@given(st.lists(CLAIMS), CLAIMS)
def test_a_claim_is_overtaken_if_any_is_newer(held, one):
    assert clock.Index(held).overtakes(one) == any(oracle.older(one, other) for other in held)


@given(st.lists(CLAIMS), CLAIMS)
def test_a_claim_is_contradicted_if_any_that_says_something_else_is_newer(held, one):
    newer = [other for other in held if oracle.older(one, other) and not oracle.agree(one, other)]

    assert clock.Index(held).contradicts(one) == bool(newer)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_latest_of_a_value_does_not_hide_the_latest_of_another(order):
    claims = (claim("no", at=2), claim("yes", at=3), claim("yes", at=4))
    held = clock.Index(claims[place] for place in order)

    assert held.contradicts(claim("yes", "host", at=1))
    assert not held.contradicts(claim("yes", "host", at=2))


@pytest.mark.parametrize("source", ["git", "elsewhere"])
def test_a_claim_of_unknown_time_is_older_than_none_of_its_order(source):
    assert not clock.Index([claim(at=2)]).overtakes(claim(source=source))
    assert not clock.Index([claim()]).overtakes(claim(source=source, at=2))
