"""Bytes of git become valid text, one line, or a time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.sources.git import text


@given(st.binary())
def test_any_bytes_become_text_that_can_be_written(raw):
    assert bool(text.shown(raw).encode("utf-8")) == bool(raw)


def test_bytes_that_are_no_utf8_stay_visible():
    assert text.shown(b"caf\xe9") == "caf\\xe9"


@given(st.binary().filter(lambda raw: b"\0" not in raw))
def test_a_path_keeps_its_bytes(raw):
    assert text.shown(text.path(raw)) == text.shown(raw)


@given(st.binary())
def test_a_complaint_is_one_printable_line(raw):
    assert text.complaint(raw).isprintable()
    assert len(text.complaint(raw)) <= 203


def test_a_complaint_is_the_first_line_that_says_something():
    assert text.complaint(b"\n  \nfatal: \x1b[31mno\nmore") == "fatal: \\x1b[31mno"


@pytest.mark.parametrize(
    ("seconds", "moment"),
    [
        (b"0", "1970-01-01T00:00:00Z"),
        (b"1767225600", "2026-01-01T00:00:00Z"),
        (b"-62135596800", "0001-01-01T00:00:00Z"),
        (b"18446744073709551615", None),
        (b"", None),
        (b"soon", None),
    ],
)
def test_seconds_become_a_moment_or_none(seconds, moment):
    assert text.moment(seconds) == moment
