"""Lines of a file, read in blocks: split on the newline byte alone, numbered, each in bounded memory.

Promises: a line is never longer than LONGEST bytes in memory; a longer one is thinned (`thin`) and says so. Nothing
beyond the size that the file had when it was opened is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reorient import reach
from reorient.sources.sessions import thin

BLOCK = 256 * 1024
LONGEST = 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line without its newline.

    start: its offset.  size: its length in the file; more than `data` holds where it was thinned.  ended: a newline
    follows.  whole: False where the line was too long even to be thinned.
    """

    number: int
    start: int
    data: bytes
    size: int
    ended: bool = True
    whole: bool = True


class _Gathered:
    """The beginning of a line whose end is not read yet."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._thin: thin.Thin | None = None
        self.size = 0

    def add(self, piece: bytes) -> None:
        self.size += len(piece)
        if self._thin is not None:
            self._thin.feed(piece)
            return
        self._parts.append(piece)
        if self.size > LONGEST:
            self._thin = thin.Thin()
            for part in self._parts:
                self._thin.feed(part)
            self._parts = []

    def line(self, number: int, start: int, *, ended: bool) -> Line:
        data = self._thin.result() if self._thin else b"".join(self._parts)
        whole = self._thin is None or self._thin.whole
        return Line(number=number, start=start, data=data, size=self.size, ended=ended, whole=whole)


def each(
    handle: reach.Handle, *, start: int = 0, stop: int | None = None, number: int = 1, block: int = BLOCK
) -> Iterator[Line]:
    """The lines from `start` (a line's beginning, whose number is given) to `stop`."""
    stop = handle.size if stop is None else stop
    offset, begun, gathered = start, start, _Gathered()
    while offset < stop and (data := handle.pread(offset, min(block, stop - offset))):
        at = 0
        while (end := data.find(b"\n", at)) >= 0:
            if gathered.size or end - at > LONGEST:
                gathered.add(data[at:end])
                yield gathered.line(number, begun, ended=True)
                gathered = _Gathered()
            else:
                yield Line(number=number, start=begun, data=data[at:end], size=end - at)
            number, at = number + 1, end + 1
            begun = offset + at
        gathered.add(data[at:])
        offset += len(data)
    if gathered.size:
        yield gathered.line(number, begun, ended=False)


def begin(handle: reach.Handle, offset: int, *, block: int = BLOCK) -> int:
    """Where the line begins that the byte at `offset` belongs to."""
    while offset > 0:
        low = max(0, offset - block)
        found = handle.pread(low, offset - low).rfind(b"\n")
        if found >= 0:
            return low + found + 1
        offset = low
    return 0


def nth(handle: reach.Handle, number: int, *, block: int = LONGEST) -> Line | None:
    """The line of that number, found by counting newlines; None where the file has fewer."""
    offset, passed = 0, 0
    while passed < number - 1 and (data := handle.pread(offset, block)):
        missing = number - 1 - passed
        count = data.count(b"\n")
        if count < missing:
            passed, offset = passed + count, offset + len(data)
            continue
        at = -1
        for _ in range(missing):
            at = data.find(b"\n", at + 1)
        passed, offset = number - 1, offset + at + 1
    if number < 1 or passed < number - 1:
        return None
    return next(each(handle, start=offset, number=number), None)
