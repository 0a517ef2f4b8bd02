"""Values are masked through and through, and nothing in them is lost."""

from __future__ import annotations

import pytest

from reorient.model import values
from reorient.render.mask import text

TOKEN = "ghp_" + "a1B2c3D4" * 5
MASK = "[masked: github-token]"


def test_strings_in_tuples_and_records_are_masked():
    held = values.Record(list=(f"see {TOKEN}", ("deep", TOKEN)), record=values.Record(inner=TOKEN))

    assert text.mask_value(held) == values.Record(
        list=(f"see {MASK}", ("deep", MASK)), record=values.Record(inner=MASK)
    )


@pytest.mark.parametrize("held", [None, True, False, 0, 41, "plain", (), ("a", 1), values.Record(a=1, b=None)])
def test_a_value_without_secrets_stays(held):
    assert text.mask_value(held) == held


def test_a_name_that_is_a_secret_is_masked():
    assert text.mask_value(values.Record(**{TOKEN: 1})) == values.Record(**{MASK: 1})


def test_names_that_become_the_same_are_kept_apart():
    masked = text.mask_value(values.Record(**{TOKEN: 1, TOKEN + "x": 2}))

    assert masked == values.Record(**{MASK: 1, f"{MASK} 2": 2})


@pytest.mark.parametrize("name", ["password", "DB_PASSWORD", "clientSecret", "api_key", "密码"])
def test_a_value_is_masked_because_of_its_name(name):
    masked = text.mask_value(values.Record(**{name: "tr0ub4dor"}))

    assert isinstance(masked, values.Record)
    assert "tr0ub4dor" not in str(masked[name])


def test_a_name_that_only_holds_the_word_masks_nothing():
    held = values.Record(token_count="1234", password_policy="long", summary="the token is old")

    assert text.mask_value(held) == held
