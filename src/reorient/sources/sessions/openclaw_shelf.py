"""OpenClaw's store of one agent, opened: a SQLite file with the events of all its sessions.

Facts: tables `session_windows` and `transcript_events` as 2026.9.6 made them (user_version 23), run against a fake
model; an event is JSON in `event_json` or, a large one, compressed in `event_zstd`. That form was met in the table's
definition only: it is read where the package `zstandard` is installed (tried with events compressed by it), and else
counted as passed over.
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator

from reorient import reach
from reorient.sources.sessions import store

COMPRESSED = "event that is compressed (install zstandard to read it)"
DAMAGED = "event that is damaged"
_LARGEST = 4 * 1024 * 1024  # what the table allows
_IDS = "select session_id from session_windows order by updated_at desc, session_id limit 400"
_SIZE = "select sum(length(event_json)) from transcript_events where session_id = ?"
_ROWS = "select seq, event_json, event_zstd from transcript_events where session_id = ? order by seq"


class Shelf:
    """The sessions of one agent."""

    def __init__(self, database: reach.Database) -> None:
        self.database = database

    def ids(self) -> tuple[str, ...]:
        """The sessions, the newest first."""
        return tuple(str(row[0]) for row in self.database.select(_IDS))

    def size(self, session: str) -> int:
        """How many characters the events of a session take; those that are compressed are not counted."""
        return next((size for (size,) in self.database.select(_SIZE, session) if isinstance(size, int)), 0)

    def rows(self, session: str) -> Iterator[store.Stored]:
        """The events of a session in order."""
        for seq, text, packed in self.database.select(_ROWS, session):
            if isinstance(seq, int):
                yield _stored(seq, text, packed)


@contextlib.contextmanager
def opened(world: reach.Reach, path: str) -> Iterator[Shelf]:
    """The store of one agent. OSError where it cannot be read."""
    with store.database(world, path) as database:
        yield Shelf(database)


def _stored(seq: int, text: object, packed: object) -> store.Stored:
    if isinstance(text, str):
        return store.Stored(number=seq, text=text)
    if not isinstance(packed, bytes):
        return store.Stored(number=seq, text="", lost=DAMAGED)
    try:
        zstandard = importlib.import_module("zstandard")
    except ImportError:
        return store.Stored(number=seq, text="", lost=COMPRESSED)
    try:
        raw: bytes = zstandard.ZstdDecompressor().decompress(packed, max_output_size=_LARGEST)
    except zstandard.ZstdError:
        return store.Stored(number=seq, text="", lost=DAMAGED)
    return store.Stored(number=seq, text=raw.decode("utf-8", "replace"))
