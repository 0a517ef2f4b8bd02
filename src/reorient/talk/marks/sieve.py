"""The sieve: which marks may stand in a text, told by its words alone, so that few patterns are searched in it.

A mark's pattern needs one of a few words to match (`triggers`, read off the patterns themselves). One look at each word
of a text, and at each character and pair of the scripts that are written without blanks, tells the marks that are worth
searching for. It lets through too many, never too few: a mark without known words passes always.
"""

from __future__ import annotations

import functools
import re
import zlib
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.talk.marks import triggers

_ALWAYS = 1
_WORD = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Need(Frozen):
    """What a mark needs, as bits of the groups of words that were found. alone: one of these; pairs: or one of these,
    with both its bits."""

    alone: int
    pairs: tuple[int, ...] = ()

    def met(self, found: int) -> bool:
        """Whether the mark may stand where those were found."""
        if found & self.alone:
            return True
        for pair in self.pairs:  # noqa: SIM110 - asked for every mark of every sentence, where a generator costs most
            if found & pair == pair:
                return True
        return False


def _groups() -> dict[str, int]:
    """Every group of words, with its bit."""
    told = (group for ways in triggers.TRIGGERS.values() for way in ways.split(" | ") for group in way.split(" & "))
    return {group: 2 << at for at, group in enumerate(dict.fromkeys(told))}


def _words() -> dict[str, int]:
    """Every word, with the bits of its groups."""
    found: dict[str, int] = {}
    for group, bit in _GROUPS.items():
        for word in group.split():
            found[word] = found.get(word, 0) | bit
    return found


_GROUPS = _groups()
_WORDS = _words()
_SIGNS = [
    (word, bits) for word, bits in _WORDS.items() if word.isascii() and (len(word) == 1 or not _WORD.search(word))
]
_BEGINNINGS = frozenset(word[:2] for word in _WORDS)
_LONGEST = max(map(len, _WORDS), default=0)


def need(pattern: str) -> Need:
    """What that pattern needs."""
    ways = triggers.TRIGGERS.get(zlib.crc32(pattern.encode()))
    if ways is None:
        return Need(_ALWAYS)
    bits = [[_GROUPS[group] for group in way.split(" & ")] for way in ways.split(" | ")]
    return Need(sum(one[0] for one in bits if len(one) == 1), tuple([sum(two) for two in bits if len(two) == 2]))


@functools.lru_cache(maxsize=1 << 16)  # the readers ask for a talk's sentences one after the other
def sift(text: str) -> tuple[str, int]:
    """The text in small letters, and the groups of words that stand in it."""
    small = _small(text)
    found = _ALWAYS
    for word in _WORD.findall(small):
        found |= _of_word(word)
    for sign, bits in _SIGNS:
        if sign in small:
            found |= bits
    return small, found if small.isascii() else found | _of_characters(small)


def _small(text: str) -> str:
    """In small letters, letter by letter, so that places stay. Marks compile a third faster without IGNORECASE."""
    small = text.lower()
    if len(small) == len(text):
        return small
    return "".join(low if len(low := char.lower()) == 1 else char for char in text)


@functools.lru_cache(maxsize=1 << 14)
def _of_word(word: str) -> int:
    """The groups that hold a part of the word, or the word whole: an edge of it is written "_"."""
    edged, found = f"_{word}_", 0
    for start in range(len(edged)):
        if edged[start : start + 2] in _BEGINNINGS:
            for end in range(start + 1, min(start + _LONGEST, len(edged)) + 1):
                found |= _WORDS.get(edged[start:end], 0)
    return found


def _of_characters(small: str) -> int:
    """The groups that hold a character or a pair of them."""
    found = 0
    for at, char in enumerate(small):
        found |= _WORDS.get(char, 0) | _WORDS.get(small[at : at + 2], 0)
    return found
