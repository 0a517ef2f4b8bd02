import hashlib
import json
import pathlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import chunks
from reorient.render import estimate

COUNTS = json.loads((pathlib.Path(__file__).parent / "data" / "token_counts.json").read_text("utf-8"))["chunks"]


def _cost(kind):
    """Rows in columns are a page; everything else is text."""
    return estimate.page if kind.endswith("rows") else estimate.cost


@pytest.mark.parametrize("row", COUNTS, ids=lambda row: f"{row['kind']}-{row['seed']}")
def test_3_kb_of_what_pages_hold_is_never_under_by_more_than_4_percent_nor_over_by_more_than_15(row):
    text = chunks.text(row["kind"], row["seed"])

    assert hashlib.sha256(text.encode()).hexdigest()[:16] == row["sha256"]
    assert 0.96 * row["tokens"] <= estimate.whole(_cost(row["kind"])(text)) <= 1.15 * row["tokens"]


def test_the_frozen_counts_cover_every_kind_of_chunk():
    assert {row["kind"] for row in COUNTS} == set(chunks.KINDS)


@given(st.text(), st.text())
def test_the_cost_of_two_texts_together_is_the_sum_of_their_costs(left, right):
    assert estimate.cost(left + right) == estimate.cost(left) + estimate.cost(right)


@given(st.text())
def test_the_estimate_is_the_published_formula(text):
    classes = dict.fromkeys(("lower", "upper", "digits", "newlines", "chinese", "high", "other"), 0)
    for byte in text.encode("utf-8", "surrogatepass"):
        if byte not in b" \t":
            classes[_class(byte)] += 1
    thousandths = sum(
        price * n for price, n in zip((316, 1310, 1300, 1000, 762, 230, 960), classes.values(), strict=True)
    )

    assert estimate.cost(text) == thousandths * 1000


def _class(byte):
    if byte >= 0x80:
        return "chinese" if 0xE4 <= byte <= 0xE9 else "high"
    char = chr(byte)
    if char.isalpha():
        return "lower" if char.islower() else "upper"
    return "digits" if char.isdigit() else "newlines" if char == "\n" else "other"


def test_a_lone_surrogate_costs_and_does_not_fail():
    assert estimate.tokens("\ud800") == 1


def test_a_run_of_spaces_costs_a_page_one_token_and_single_spaces_nothing():
    assert estimate.page("Rule   never touch  it") == estimate.cost("Rulenevertouchit") + 2 * estimate.TOKEN
