"""Thin: a long line of JSON with its long strings cut, made in one pass and bounded memory.

A pasted image makes a line of tens of megabytes in which a person's words stand beside the bytes. Cutting only string
values leaves the same object, so the words are read and the image is not held. What is long without long strings is
given up: `whole` is then False.
"""

from __future__ import annotations

import re

KEPT = 16 * 1024  # of one string
HELD = 2 * 1024 * 1024  # of one line
_LONGEST_ESCAPE = 6  # \uXXXX
_TO_END = re.compile(rb'(?:[^"\\]++|\\.)*+"', re.DOTALL)


class Thin:
    """Feed the bytes of one line; `result` is the line with its strings cut."""

    def __init__(self, kept: int = KEPT) -> None:
        self.whole = True
        self._kept = kept
        self._out = bytearray()
        self._inside = False  # of a string
        self._value = bytearray()  # what is kept of the string being read
        self._size = 0  # of the string being read
        self._escaping = False  # the bytes fed so far end in a backslash that escapes the next one

    def feed(self, data: bytes) -> None:
        """Take the next bytes of the line."""
        at = 0
        while at < len(data) and self.whole:
            end = self._quote(data, at)
            piece = data[at:] if end < 0 else data[at:end]
            if self._inside:
                self._take(piece)
            else:
                self._out += piece
            if end >= 0:
                self._turn()
            at += len(piece) + (end >= 0)
            self.whole = len(self._out) <= HELD

    def result(self) -> bytes:
        """The thinned line; a string that never ended stays open."""
        return bytes(self._out + self._cut())

    def _quote(self, data: bytes, at: int) -> int:
        """Where the next quote stands that opens or closes a string, or -1."""
        if not self._inside:
            return data.find(b'"', at)
        start = at + self._escaping
        self._escaping = False
        if closed := _TO_END.match(data, start):
            return closed.end() - 1
        slashes = len(data) - len(data.rstrip(b"\\"))
        self._escaping = min(slashes, len(data) - start) % 2 == 1
        return -1

    def _take(self, piece: bytes) -> None:
        self._size += len(piece)
        self._value += piece[: self._kept - len(self._value)]

    def _turn(self) -> None:
        """A quote: a string begins or ends."""
        self._out += self._cut()
        self._out += b'"'
        self._inside = not self._inside
        self._value, self._size = bytearray(), 0

    def _cut(self) -> bytes:
        """What is kept of the string, ending in no half escape and no half character."""
        if self._size <= len(self._value):
            return bytes(self._value)
        kept = bytes(self._value)
        slash = kept.rfind(b"\\", len(kept) - _LONGEST_ESCAPE)
        if slash >= 0:
            kept = kept[:slash].rstrip(b"\\")
        while kept and kept[-1] & 0xC0 == 0x80:
            kept = kept[:-1]
        if kept and kept[-1] >= 0xC0:
            kept = kept[:-1]
        return kept + b" [... %d bytes left out ...]" % (self._size - len(kept))
