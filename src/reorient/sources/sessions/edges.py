"""Edges of a session file: what its first and its last rows record, in a few small reads.

A folder may hold hundreds of sessions; to list them, neither a file is read whole nor more than a bounded part of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from reorient import reach
from reorient.sources.sessions import lines, rows, tally

_SMALL = 16 * 1024
_MOST = 1024 * 1024


def first(handle: reach.Handle, fits: rows.Fits) -> Iterator[rows.Row]:
    """The rows from the beginning on, in the order of the file; reading goes on only while they are asked for."""
    lost = tally.Tally(handle.path)
    for line in lines.each(handle, stop=min(handle.size, _MOST), block=_SMALL):
        yield from rows.parse(line, fits, lost)


def last(handle: reach.Handle, fits: rows.Fits) -> Iterator[rows.Row]:
    """The rows from the end on, the last one first; line numbers are counted from the part read and mean nothing."""
    lost = tally.Tally(handle.path)
    size, end = _SMALL, handle.size
    while end > 0:
        start = max(0, handle.size - size)
        begin = start if start == 0 else _behind_newline(handle, start, end)
        found = [row for line in lines.each(handle, start=begin, stop=end) for row in rows.parse(line, fits, lost)]
        yield from reversed(found)
        if start == 0 or size >= _MOST:
            return
        size, end = size * 4, min(end, begin)


def _behind_newline(handle: reach.Handle, start: int, end: int) -> int:
    """Where the first whole line of a part begins; its end where it holds no newline."""
    found = handle.pread(start, end - start).find(b"\n")
    return start + found + 1 if found >= 0 else end
