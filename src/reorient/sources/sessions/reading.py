"""Reading one session file of any dialect: search the older part, read the end whole, settle what the rows say.

Promises: what cannot be opened is a gap, never an exception; a file that grows while it is read is read to the size it
had; memory is bounded by the window and by the words of persons, not by the file.
"""

from __future__ import annotations

import dataclasses
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from reorient import reach
from reorient.model import gaps, utterances
from reorient.sources import base
from reorient.sources.sessions import bounds, lines, rows, scribe, tally, window

_SAMPLE = 256 * 1024
_WORDS = frozenset({utterances.Who.HUMAN, utterances.Who.SUMMARY})


class Teller(Protocol):
    """What the rows of one file say. Rows are told in the order of the file."""

    def tell(self, row: rows.Row, *, whole: bool) -> None:
        """Take a row. whole: False for a row of the older part, where rows between were not read."""

    def talk(self) -> utterances.Talk:
        """All that was told, settled. Only id, cwd, branch, compactions, last_at and utterances are set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """One runtime's rows.

    fits: is an object found behind a tear a row?  anchors: how to search the older part, from the bytes of the file's
    beginning and of its window's beginning.  teller: makes the teller of one file.  near: which lines right before the
    window are read; None: those with an anchor alone.
    """

    name: str
    fits: rows.Fits
    anchors: Callable[[bytes, bytes], window.Anchors]
    teller: Callable[[str, tally.Tally], Teller]
    near: window.Near | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """One row opened by its line: what it says, and its bounded text. gaps: why nothing was found."""

    said: tuple[utterances.Utterance, ...] = ()
    text: str = ""
    gaps: tuple[gaps.Gap, ...] = ()


def read(world: reach.Reach, path: str, dialect: Dialect, *, window_bytes: int) -> base.Readout:
    """The one talk of a file, with what was skipped in it; or the gap, where the file cannot be read."""
    lost = tally.Tally(path)
    try:
        with world.open(path) as handle:
            talk = _talk(handle, dialect, lost, window_bytes)
    except OSError as error:
        return base.Readout(gaps=(unreadable(dialect.name, path, error),))
    return base.Readout(talks=(dataclasses.replace(talk, skipped=lost.skips()),))


def _talk(handle: reach.Handle, dialect: Dialect, lost: tally.Tally, window_bytes: int) -> utterances.Talk:
    teller = dialect.teller(handle.path, lost)
    begin = window.cut(handle, window_bytes)
    near = window.near(handle, begin, window_bytes) if begin and dialect.near else begin
    heard = _search(handle, near, dialect, teller, lost) if near else 1
    number = heard
    for line in lines.each(handle, start=near, number=number):
        whole = line.start >= begin
        number += not whole
        if whole or (dialect.near and dialect.near(line.data)):
            for row in rows.parse(line, dialect.fits, lost):
                teller.tell(row, whole=whole)
    return windowed(teller.talk(), number * scribe.PARTS if begin else 0, heard * scribe.PARTS)


def windowed(talk: utterances.Talk, first: int, heard: int | None = None) -> utterances.Talk:
    """The talk with all that was read whole, from index `first` on, and of what is older only what lasts.

    heard: the index from which all that was told is kept, where some rows before `first` were told for more than that.
    """
    since = first if heard is None else heard
    said = tuple(item for item in talk.utterances if item.index >= since or _lasts(item))
    return dataclasses.replace(talk, utterances=said, parsed_from=first)


def _search(handle: reach.Handle, stop: int, dialect: Dialect, teller: Teller, lost: tally.Tally) -> int:
    """Tell the rows of the older part that may hold a person's words; the number of the line at `stop`."""
    anchors = dialect.anchors(handle.pread(0, _SAMPLE), handle.pread(stop, _SAMPLE))
    search = window.Search(handle, stop, anchors)
    for line in search.wanted():
        for row in rows.parse(line, dialect.fits, lost):
            teller.tell(row, whole=False)
    return search.number


def _lasts(item: utterances.Utterance) -> bool:
    """Is it kept from the older part: words of a person or of a summary, or a compaction?"""
    return item.who in _WORDS or item.kind is utterances.Kind.COMPACTION


def opened(world: reach.Reach, path: str, number: int, dialect: Dialect) -> Opened:
    """One line of a file, opened without reading the rest as rows."""
    lost = tally.Tally(path)
    try:
        with world.open(path) as handle:
            line = lines.nth(handle, number)
    except OSError as error:
        return Opened(gaps=(unreadable(dialect.name, path, error),))
    if line is None:
        reason = f"{path} has no line {number}"
        return Opened(gaps=(gaps.Gap(source=dialect.name, reason=reason, tried=f"reading line {number}"),))
    teller = dialect.teller(path, lost)
    for row in rows.parse(line, dialect.fits, lost):
        teller.tell(row, whole=True)
    text = bounds.ends(line.data.decode("utf-8", "replace"), bounds.OUTPUT)
    return Opened(said=teller.talk().utterances, text=text)


def unreadable(source: str, path: str, error: OSError) -> gaps.Gap:
    """The gap of a file or folder that cannot be opened, with the command that shows why."""
    reason = f"{path} cannot be read: {(error.strerror or str(error)).lower()}"
    return gaps.Gap(source=source, reason=reason, tried=f"opening {path}", next=f"ls -ld {shlex.quote(path)}")
