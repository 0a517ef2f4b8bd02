"""What in a text is a name, and what is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.talk import spelling


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("`round_up` is called by splitLine() and HTTPServer", {"round_up", "splitLine", "HTTPServer"}),
        ("send() sends, and sends again", {"send"}),
        ("the test(s) of it", set()),
        ("it stands in ledger/half_even.go and in round_up.go.", set()),
        ("GitHub, JavaScript and SQLite are brands", set()),
        ("session.CondensedLines", {"CondensedLines"}),
        ("aB3xK9LmQ2vT and __init__", set()),
        ("see https://example.org/someThing/other_thing", set()),
    ],
)
def test_prose_names_what_has_the_shape_of_a_name_or_is_called(text, names):
    assert spelling.spoken(text) == names


def test_code_names_nothing_by_its_brackets_alone():
    assert spelling.written("print(len(open_queue(rows)))") == {"open_queue"}


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("def send(row):\n    total = 1", {"send"}),
        ("func (m Money) Round(places int) Money {", {"Round"}),
        ("export interface Props {\n  width: number }", {"Props"}),
        ("const result = await call()", set()),
        ("# a function that rounds", set()),
    ],
)
def test_code_defines_functions_and_types(code, names):
    assert spelling.defined(code) == names


def test_an_id_stays_as_it_was_written_and_a_long_one_is_shortened():
    oid = "09ea3c1e2b76a240fadcd7c0594744be77348a94"

    assert spelling.ids(f"checkpoint e6d2bbd73e25 of 755d3e8, {oid}") == {"e6d2bbd73e25", "755d3e8", oid[:10]}


def test_a_flag_is_no_branch():
    assert spelling.branches("git branch -a && git checkout -b retry-queue") == ["retry-queue"]


@given(st.text(alphabet="key=:- tokenA_b\n\"'İ", max_size=300))
def test_every_name_stands_in_its_text(text):
    assert all(name in text for name in spelling.spoken(text) | spelling.written(text))
