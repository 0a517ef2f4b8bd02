"""Characters that do not show, and the copies of a text from which they are taken out.

A secret with a zero-width character or a colour code in its middle is still a secret to the person who reads it, so
the rules look at a shadow: the text without what does not show, with a map back. Two shadows are needed where sequences
with letters of their own stand (a title, a link): a terminal swallows them whole, a reader of the raw text sees them.
ECMA-48 gives the shapes of the sequences, the Unicode character database the classes.
"""

from __future__ import annotations

import functools
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.render.mask import late

# First and last character of every run of characters that do not show, in order.
RANGES = (
    *("\x00\x08", "\x0b\x0c", "\x0e\x1f", "\x7f\x84", "\x86\x9f"),  # controls, but for tab and line ends
    *("\u00ad\u00ad", "\u034f\u034f", "\u061c\u061c", "\u115f\u1160", "\u17b4\u17b5", "\u180b\u180f"),  # fillers
    *("\u200b\u200f", "\u202a\u202e", "\u2060\u206f", "\u3164\u3164"),  # zero width, bidirectional marks
    "\ud800\udfff",  # lone surrogates
    *("\ufdd0\ufdef", "\ufe00\ufe0f", "\ufeff\ufeff", "\uffa0\uffa0", "\ufff0\ufffb", "\ufffe\uffff"),
    *("\U0001bca0\U0001bca3", "\U0001d173\U0001d17a"),  # shorthand and music
    *(chr(plane + 0xFFFE) + chr(plane + 0xFFFF) for plane in range(0x10000, 0xE0000, 0x10000)),  # noncharacters
    "\U000e0000\U000e0fff",  # tags, variation selectors
    *(chr(plane + 0xFFFE) + chr(plane + 0xFFFF) for plane in range(0xE0000, 0x110000, 0x10000)),
)

# A terminal swallows these whole. The end of a string is optional: cut off at a line's end it hides its letters too.
_COLOUR = "(?:\x1b\\[|\x9b)[0-?]*+[ -/]*+[@-~]"
_SPEECH = "(?:\x1b[\\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]*+(?:\x07|\x1b\\\\|\x9c)?|\x1b[ -/]*+[0-Z^-~]"


@dataclass(frozen=True, slots=True)
class Shadow:
    """A text without its hidden characters. starts, origins: where each kept piece begins, here and in the text."""

    text: str
    starts: tuple[int, ...] = (0,)
    origins: tuple[int, ...] = (0,)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the whole text that holds this non-empty span of the shadow, hidden characters included."""
        return self._origin(start), self._origin(end - 1) + 1

    def _origin(self, at: int) -> int:
        piece = bisect_right(self.starts, at) - 1
        return self.origins[piece] + at - self.starts[piece]


@functools.cache
def character(*more: str) -> re.Pattern[str]:
    """One character that does not show, or of more ranges. Written as what stands between them, told faster."""
    ranges = sorted((*RANGES, *more))
    after = [chr(ord(ends[1]) + 1) for ends in ranges[:-1]]
    before = [chr(ord(ends[0]) - 1) for ends in ranges[1:]]
    shown = (f"{first}-{last}" for first, last in zip(after, before, strict=True) if first <= last)
    return re.compile(f"[^{''.join(shown)}]")


def all_shows(text: str) -> bool:
    """Whether plain letters alone make it that nothing is hidden: the usual case, told without the large expression."""
    return text.isascii() and text.replace("\n", "").replace("\t", "").isprintable()


def shadows(text: str) -> Iterator[Shadow]:
    """The copies to look at: without what a terminal swallows, and, where that has letters of its own, with these."""
    if all_shows(text) or not character().search(text):
        yield Shadow(text)
        return
    whole, spoken = _without(text, f"{_COLOUR}|(?P<spoken>{_SPEECH})")
    yield whole
    if spoken:
        yield _without(text, _COLOUR)[0]


def _without(text: str, sequences: str) -> tuple[Shadow, bool]:
    """A shadow, and whether a sequence with letters of its own was left out."""
    pieces, starts, origins = [], [], []
    length = last = 0
    spoken = False
    while found := character().search(text, last):
        if found.start() > last:
            pieces.append(text[last : found.start()])
            starts.append(length)
            origins.append(last)
            length += found.start() - last
        swallowed = late.compiled(sequences).match(text, found.start())
        spoken = spoken or (swallowed is not None and swallowed.lastgroup == "spoken")
        last = (swallowed or found).end()
    pieces.append(text[last:])
    starts.append(length)
    origins.append(last)
    return Shadow("".join(pieces), tuple(starts), tuple(origins)), spoken
