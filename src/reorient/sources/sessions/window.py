"""The window: the end of a file is read whole, the older part is only searched for the lines that may hold a person.

Of the stretch right before the end the words of the agent, its lists and its commits are read too, by dialects that
know such lines (`Near`): what was promised and put on the list before a long piece of work is still owed after it.

A session of a gigabyte answers in the time of a few passes over its bytes: blocks are read into the same memory, each
is searched for the few byte strings of the dialect (`Anchors`), and only the lines that hold one are given out. Line
numbers stay those of the whole file, for the newlines passed are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from reorient import reach
from reorient.sources.sessions import lines

WHOLE = 4 * 1024 * 1024  # a file up to this size is read whole: nineteen of twenty sessions are
END = 1024 * 1024  # of a larger one, its end: an hour or two of work
NEAR = 4  # ends long is the stretch before it
_BLOCK = 1024 * 1024


Near = Callable[[bytes], bool]  # may a line of the stretch before the end hold what is read of it?


class Anchors(Protocol):
    """Byte strings of which every line with a person's words holds one, and the look at a line that holds one."""

    @property
    def needles(self) -> tuple[bytes, ...]:
        """The byte strings."""

    def quiet(self, data: bytes, end: int) -> tuple[bytes, ...]:
        """What, right behind a needle, tells nothing anywhere in data[:end]. Asked once a block."""

    def may(self, data: bytes, start: int, stop: int) -> bool:
        """May the line data[start:stop], which holds a needle, be a row at all that is searched for? Asked once."""

    def wants(self, data: bytes, hit: int, stop: int) -> bool:
        """Does the needle met at `hit` begin what is searched for? The line ends at `stop`."""


def cut(handle: reach.Handle, whole: int) -> int:
    """Where the part begins that is read whole: 0, or the beginning of the line that lies END or less from the end."""
    return lines.begin(handle, handle.size - min(whole, END)) if handle.size > whole else 0


def near(handle: reach.Handle, begin: int, whole: int) -> int:
    """Where the stretch begins that ends at `begin`."""
    return lines.begin(handle, max(0, begin - NEAR * min(whole, END)))


@dataclass(slots=True)
class Search:
    """The lines before `stop` that hold an anchor. number: once they are given out, the number of the line at stop."""

    handle: reach.Handle
    stop: int
    anchors: Anchors
    number: int = 1

    def wanted(self) -> Iterator[lines.Line]:
        """In the order of the file."""
        offset = 0
        while offset < self.stop and (data := self.handle.pread(offset, min(_BLOCK, self.stop - offset))):
            end = data.rfind(b"\n") + 1
            if end:
                yield from self._met(data, end, offset)
                offset += end
                continue
            line = next(lines.each(self.handle, start=offset, stop=self.stop, number=self.number), None)
            if line is None:  # the file was cut since
                return
            if self._starts(line.data, len(line.data)):
                yield line
            self.number += 1
            offset += line.size + 1

    def _met(self, data: bytes, end: int, offset: int) -> Iterator[lines.Line]:
        """The lines of one block that are wanted; `end` stands behind the block's last newline."""
        counted = 0
        for start, stop in sorted(self._starts(data, end).items()):
            self.number += _newlines(data, counted, start)
            counted = start
            piece = data[start:stop]
            yield lines.Line(number=self.number, start=offset + start, data=piece, size=len(piece))
        self.number += _newlines(data, counted, end)

    def _starts(self, data: bytes, end: int) -> dict[int, int]:
        """Where wanted lines begin -> where they end."""
        found: dict[int, int] = {}
        quiet = self.anchors.quiet(data, end)
        for needle in self.anchors.needles:
            at, stop, may = data.find(needle, 0, end), -1, False
            while at >= 0:
                if quiet and data.startswith(quiet, at + len(needle)):
                    at = data.find(needle, at + len(needle), end)
                    continue
                if at >= stop:
                    start, stop = data.rfind(b"\n", 0, at) + 1, data.find(b"\n", at, end)
                    stop = end if stop < 0 else stop
                    may = start not in found and self.anchors.may(data, start, stop)
                if may and self.anchors.wants(data, at, stop):
                    found[start], may = stop, False
                at = data.find(needle, at + len(needle) if may else stop, end)
        return found


def _newlines(data: bytes, low: int, high: int) -> int:
    """How many newlines stand there, step by step: `bytes.count` takes three times as long for a single byte."""
    count, at = 0, data.find(b"\n", low, high)
    while at >= 0:
        count += 1
        at = data.find(b"\n", at + 1, high)
    return count
