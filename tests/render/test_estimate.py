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
    return estimate.page if kind == "rows" else estimate.cost


@pytest.mark.parametrize("row", COUNTS, ids=lambda row: f"{row['kind']}-{row['seed']}")
def test_a_3_kb_chunk_is_never_under_by_more_than_4_percent_nor_over_by_more_than_37(row):
    text = chunks.text(row["kind"], row["seed"])

    assert hashlib.sha256(text.encode()).hexdigest()[:16] == row["sha256"]
    assert 0.96 * row["tokens"] <= estimate.whole(_cost(row["kind"])(text)) <= 1.37 * row["tokens"]


def test_the_frozen_counts_cover_every_kind_of_chunk():
    assert {row["kind"] for row in COUNTS} == set(chunks.KINDS)


@given(st.text(), st.text())
def test_the_cost_of_two_texts_together_is_the_sum_of_their_costs(left, right):
    assert estimate.cost(left + right) == estimate.cost(left) + estimate.cost(right)


@given(st.text())
def test_the_estimate_is_the_published_formula(text):
    raw = text.encode("utf-8", "surrogatepass")
    classes = [0, 0, 0, 0, 0, 0]
    for byte in raw:
        if byte >= 0x80:
            classes[5] += 1
        elif chr(byte).islower():
            classes[0] += 1
        elif chr(byte).isupper():
            classes[1] += 1
        elif chr(byte).isdigit():
            classes[2] += 1
        elif byte == 0x0A:
            classes[3] += 1
        elif byte not in b" \t":
            classes[4] += 1
    thousandths = sum(price * n for price, n in zip((301, 1090, 855, 2403, 711, 358), classes, strict=True))

    assert estimate.cost(text) == thousandths * 1181


def test_a_lone_surrogate_costs_and_does_not_fail():
    assert estimate.tokens("\ud800") == 2


def test_a_run_of_spaces_costs_a_page_one_token_and_single_spaces_nothing():
    assert estimate.page("Rule   never touch  it") == estimate.cost("Rulenevertouchit") + 2 * estimate.TOKEN
