"""Sessions that stand in one store together: read like a file's lines, by the number that a row has in its session.

Promises: a store is never written to, locked or copied to disk, and nothing is made beside it. A database is read as it
stands on disk, with what waits in its write-ahead log counted in (`wal`). The end of a session is read whole; of what
is older only the rows that may hold a person's words, as in a file.
"""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from reorient import reach
from reorient.model import gaps, sessions
from reorient.sources import base
from reorient.sources.sessions import bounds, lines, reading, rows, scribe, tally, thin, wal

_LARGEST = 512 * 1024 * 1024  # of a database that has to be held in memory
_HEADER = 24  # of a log: what a new one changes
_TRIES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """One row: its number in the session, and its JSON. lost: why there is none, where there is none."""

    number: int
    text: str
    lost: str = ""


class Shelf(Protocol):
    """An open store."""

    def ids(self) -> tuple[str, ...]:
        """The sessions that it holds."""

    def size(self, session: str) -> int:
        """How many characters the rows of a session take; 0 where there is no such session."""

    def rows(self, session: str) -> Iterator[Stored]:
        """The rows of a session in order."""


Open: TypeAlias = Callable[[reach.Reach, str], contextlib.AbstractContextManager[Shelf]]


@contextlib.contextmanager
def database(world: reach.Reach, path: str) -> Iterator[reach.Database]:
    """A SQLite file with its log. OSError where it cannot be read as it stands."""
    with world.database(path, image=_image(world, path)) as opened:
        yield opened


def read(world: reach.Reach, path: str, dialect: reading.Dialect, shelf: Open, *, window_bytes: int) -> base.Readout:
    """The talk of one session, PATH#ID, or of the only one that a store holds."""
    outer, session = sessions.parts(path)
    lost = tally.Tally(path)
    try:
        with shelf(world, outer) as opened:
            held = (session,) if session else opened.ids()
            if len(held) != 1:
                return base.Readout(gaps=(_several(dialect.name, outer, held),))
            size = opened.size(held[0])
            if not size:
                return base.Readout(gaps=(_absent(dialect.name, outer, held[0]),))
            named = sessions.in_store(outer, held[0])
            teller = dialect.teller(named, lost)
            parsed_from = _told(teller, opened.rows(held[0]), size - window_bytes, dialect, lost)
    except OSError as error:
        return base.Readout(gaps=(reading.unreadable(dialect.name, outer, error),))
    talk = reading.windowed(teller.talk(), parsed_from)
    return base.Readout(talks=(dataclasses.replace(talk, skipped=lost.skips()),))


def opened(world: reach.Reach, path: str, number: int, dialect: reading.Dialect, shelf: Open) -> reading.Opened:
    """One row of a session by its number."""
    outer, session = sessions.parts(path)
    lost = tally.Tally(path)
    try:
        with shelf(world, outer) as held:
            wanted = next((one for one in held.rows(session) if one.number == number), None)
    except OSError as error:
        return reading.Opened(gaps=(reading.unreadable(dialect.name, outer, error),))
    if wanted is None or wanted.lost:
        reason = f"{path} has no row {number}" if wanted is None else f"row {number} of {path}: {wanted.lost}"
        return reading.Opened(gaps=(gaps.Gap(source=dialect.name, reason=reason, tried=f"reading row {number}"),))
    teller = dialect.teller(path, lost)
    for row in rows.parse(_line(wanted), dialect.fits, lost):
        teller.tell(row, whole=True)
    return reading.Opened(said=teller.talk().utterances, text=bounds.ends(wanted.text, bounds.OUTPUT))


def _told(
    teller: reading.Teller, held: Iterator[Stored], older: int, dialect: reading.Dialect, lost: tally.Tally
) -> int:
    """Tell the rows, of the first `older` characters only those that may hold a person; whence all were read."""
    needles = [needle.decode() for needle in dialect.anchors(b"", b"").needles] if older > 0 else []
    passed, parsed_from = 0, 0
    for one in held:
        passed += len(one.text)
        whole = passed > older
        if one.lost:
            lost.lose(one.lost, one.number)
        if one.lost or not (whole or any(needle in one.text for needle in needles)):
            continue
        if whole and older > 0 and not parsed_from:
            parsed_from = one.number * scribe.PARTS
        for row in rows.parse(_line(one), dialect.fits, lost):
            teller.tell(row, whole=whole)
    return parsed_from


def _line(one: Stored) -> lines.Line:
    data = one.text.encode("utf-8", "replace")
    if len(data) <= lines.LONGEST:
        return lines.Line(number=one.number, start=0, data=data, size=len(data))
    cut = thin.Thin()
    cut.feed(data)
    return lines.Line(number=one.number, start=0, data=cut.result(), size=len(data), whole=cut.whole)


def _image(world: reach.Reach, path: str) -> bytearray | None:
    """What the file and its log say together, or None where nothing waits in a log."""
    if any(_beside(world, f"{path}-journal", 1)):
        raise OSError(None, "it is being written just now", path)
    for _ in range(_TRIES):
        before = _beside(world, f"{path}-wal", _HEADER)
        if not before:
            return None
        with world.open(path) as handle:
            if handle.size > _LARGEST:
                raise OSError(None, "it is too large to be read while changes wait in its -wal file", path)
            main = handle.pread(0, handle.size)
        log = _beside(world, f"{path}-wal", _LARGEST)
        if log[:_HEADER] == before:  # not begun anew since: all that may have moved into the file stands in it
            return wal.image(main, log)
    raise OSError(None, "it is being written just now", path)


def _beside(world: reach.Reach, path: str, limit: int) -> bytes:
    try:
        return world.read(path, limit=limit)
    except FileNotFoundError:
        return b""


def _several(source: str, path: str, held: tuple[str, ...]) -> gaps.Gap:
    some = ", ".join(itertools.islice(held, 5))
    reason = f"{path} holds {len(held)} sessions, and none was named" + (f" ({some})" if some else "")
    next_step = f"reorient context --session '{sessions.in_store(path, held[0])}'" if held else "reorient sessions"
    return gaps.Gap(source=source, reason=reason, tried=f"looking for the only session of {path}", next=next_step)


def _absent(source: str, path: str, session: str) -> gaps.Gap:
    reason = f"{path} holds no session {session}"
    return gaps.Gap(source=source, reason=reason, tried=f"reading {path}", next="reorient sessions")
