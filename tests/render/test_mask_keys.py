"""Private keys leave nothing behind: whole, cut at either end, escaped, indented, wrapped."""

from __future__ import annotations

import json
import textwrap

import pytest

from reorient.render.mask import text
from support import planted

KEYS = [(number, key) for number, (kind, key) in enumerate(planted.SECRETS) if kind == "private-key"]
MASK = "[masked: private-key]"


@pytest.mark.parametrize(("number", "key"), KEYS)
def test_a_key_goes_and_the_words_around_it_stay(number, key):
    assert text.mask(f"before\n{key}\nafter") == f"before\n{MASK}\nafter"


@pytest.mark.parametrize(("number", "key"), KEYS)
@pytest.mark.parametrize(
    "write",
    [
        lambda key: json.dumps({"private_key": key, "n": 1}),
        lambda key: json.dumps(json.dumps({"private_key": key})),
        lambda key: textwrap.indent(key, "    | "),
        lambda key: "\n".join(f"{line:6}\t{row}" for line, row in enumerate(key.split("\n"))),
        lambda key: key.replace("\n", "\r\n"),
        lambda key: "\n".join(part for row in key.split("\n") for part in textwrap.wrap(row, 40)),
    ],
    ids=["JSON", "JSON in JSON", "indented", "numbered", "CRLF", "wrapped"],
)
def test_a_key_goes_however_it_is_written(number, key, write):
    masked = text.mask(write(key))

    assert MASK in masked
    assert [part[:30] for part in planted.parts(number) if part[:30] in masked] == []


def test_a_key_without_its_end_goes_to_the_end_of_the_text():
    assert text.mask(f"see\n{planted.truncated_key()}\n") == f"see\n{MASK}"


def test_a_key_cut_off_in_its_first_line_goes():
    assert text.mask(planted.truncated_key()[:60]) == MASK


def test_a_key_without_its_beginning_goes_back_to_its_first_line():
    key = KEYS[0][1]

    assert text.mask("tail of it:\n" + key.split("\n", 3)[3] + "\nafter") == f"tail of it:\n{MASK}\nafter"


def test_the_tail_of_a_key_before_a_whole_one_goes_too():
    key = KEYS[0][1]

    assert text.mask("a\n" + key.split("\n", 3)[3] + f"\nb\n{key}\nc") == f"a\n{MASK}\nb\n{MASK}\nc"


def test_what_stands_between_two_keys_stays():
    key = KEYS[0][1]

    assert text.mask(f"{key}\nand\n{key}") == f"{MASK}\nand\n{MASK}"


def test_a_heading_that_no_body_follows_is_a_mention():
    line = "a file that begins with -----BEGIN RSA PRIVATE KEY----- is refused by the hook, and the commit with it"

    assert text.mask(line) == line


def test_a_putty_key_goes():
    body = KEYS[1][1].split("\n")[1]

    assert text.mask(f"Private-Lines: 1\n{body}\nPrivate-MAC: 00") == f"Private-Lines: 1{MASK}Private-MAC: 00"
