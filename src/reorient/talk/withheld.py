"""Withheld: a text without what is set as a password, a token or the like.

A name that is taken out of its text no longer looks like a secret, so no mask could know it afterwards. What is known
by its own look (a key with a known prefix) is left to the masks.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator

_KEYS = tuple("passw passphrase secret token key credential bearer pwd authoriz 密码 密钥 口令".split())
_VALUE = re.compile(
    r"(?P<word>[\w-]{0,60})[\"'`\])]*(?:\s*(?::=|=>|[:=：]|\bis\b|是|为)\s*(?:bearer\s+|basic\s+)?|(?<=bearer)\s+)"
    r"(?:\"[^\"\n]*\"|'[^'\n]*'|`[^`\n]*`|\S+)",
    re.IGNORECASE,
)
_SMALL = {ord(letter): letter.lower() for letter in string.ascii_uppercase}
_FLAG = re.compile(r"--[\w-]*(?:passw|secret|token|key)[\w-]*\s+\S+", re.IGNORECASE)


def bare(text: str) -> str:
    """The text without the values that stand behind the word of a secret; the word itself stays."""
    low = text.lower()
    if len(low) != len(text):  # a few letters have a longer small form, and places must be the same in both
        low = text.translate(_SMALL)
    kept, at = [], 0
    for place in sorted(place for key in _KEYS for place in _places(key, low)):
        match = _VALUE.match(text, place) if place >= at else None
        if match:
            kept.append(text[at : match.end("word")])
            at = match.end()
    left = " ".join([*kept, text[at:]])
    return _FLAG.sub(" ", left) if "--" in left else left


def _places(key: str, low: str) -> Iterator[int]:
    at = low.find(key)
    while at >= 0:
        yield at
        at = low.find(key, at + 1)
