"""The mask sees through what does not show."""

from __future__ import annotations

import pytest

from reorient.render.mask import hidden, text

TOKEN = "ghp_" + "a1B2c3D4" * 5
MASK = "[masked: github-token]"

INSERTED = {
    "zero width space": "\u200b",
    "joiner": "\u200d",
    "soft hyphen": "\u00ad",
    "byte order mark": "\ufeff",
    "tag": "\U000e0041",
    "variation selector": "\ufe0f",
    "bidirectional override": "\u202e",
    "null": "\x00",
    "backspace": "\x08",
    "colour": "\x1b[1;31m",
    "8-bit colour": "\x9b0m",
    "title": "\x1b]0;a title\x07",
    "link": "\x1b]8;;https://example.com\x1b\\",
    "surrogate": "\ud800",
    "several": "\u200b\x1b[0m\u200b",
}


@pytest.mark.parametrize("inserted", INSERTED.values(), ids=INSERTED)
@pytest.mark.parametrize("at", [1, 4, 20])
def test_a_token_is_found_with_anything_invisible_in_it(inserted, at):
    assert text.mask(f"use {TOKEN[:at]}{inserted}{TOKEN[at:]} now") == f"use {MASK} now"


def test_a_label_is_found_with_something_invisible_in_it():
    assert text.mask("pass\u200bword is hun\u200bter22") == "pass\u200bword is [masked: password]"


def test_a_secret_within_a_terminal_sequence_is_found():
    assert TOKEN not in text.mask(f"\x1b]8;;https://x.example/?t={TOKEN}\x07link\x1b]8;;\x07")
    assert TOKEN not in text.mask(f"\x1b]52;c;{TOKEN}\x07")


def test_what_does_not_show_stays_where_it_is_no_part_of_a_secret():
    assert text.mask(f"\u200b\x1b[31m{TOKEN}\x1b[0m\u200b") == f"\u200b\x1b[31m{MASK}\x1b[0m\u200b"


def test_spans_are_those_of_the_text_itself():
    said = f"a\u200bb {TOKEN[:9]}\x1b[31m{TOKEN[9:]} c"

    ((kind, start, end),) = text.found(said)

    assert (kind, said[start:end]) == ("github-token", f"{TOKEN[:9]}\x1b[31m{TOKEN[9:]}")


def test_a_character_shows_or_does_not_as_the_ranges_say():
    ranges = [(ord(first), ord(last)) for first, last in hidden.RANGES]
    edges = {point for first, last in ranges for point in (first - 1, first, last, last + 1) if 0 <= point < 0x110000}

    wrong = [
        hex(point)
        for point in edges
        if (hidden.character().match(chr(point)) is not None) != any(first <= point <= last for first, last in ranges)
    ]
    assert wrong == []


def test_the_ranges_are_in_order():
    assert list(hidden.RANGES) == sorted(hidden.RANGES)
