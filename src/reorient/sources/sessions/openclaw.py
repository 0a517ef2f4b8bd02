"""OpenClaw sessions: in one SQLite store an agent, PATH#ID, or one JSON Lines file a session (older versions).

The entries are pi's. Tried with the store that 2026.9.6 made against a fake model (entries of version 4, tools, three
turns); compactions, channels and the older files are from documents only. Sessions moved to cold archives are not read.
"""

from __future__ import annotations

import functools

from reorient import reach
from reorient.model import sessions
from reorient.sources import base
from reorient.sources.sessions import openclaw_shelf, openclaw_where, pi_rows, reading, store, window

NAME = openclaw_where.NAME
SPEAKS_FOR: tuple[str, ...] = ()
DIALECT = reading.Dialect(
    name=NAME,
    fits=pi_rows.fits,
    anchors=lambda _first, _last: pi_rows.ANCHORS,
    teller=functools.partial(pi_rows.Teller, NAME),
)


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder, the newest first."""
    return openclaw_where.find(world, keep, cwd)


def read(world: reach.Reach, path: str, *, window_bytes: int = window.WHOLE) -> base.Readout:
    """The talk of a session. The readout holds one talk, or none and the gap that says why."""
    if _is_file_of_rows(path):
        return reading.read(world, path, DIALECT, window_bytes=window_bytes)
    return store.read(world, path, DIALECT, openclaw_shelf.opened, window_bytes=window_bytes)


def row(world: reach.Reach, path: str, number: int) -> reading.Opened:
    """What one row of a session says, with its bounded text: what a cite `PATH#ID/SEQ` or `PATH:LINE` opens."""
    if _is_file_of_rows(path):
        return reading.opened(world, path, number, DIALECT)
    return store.opened(world, path, number, DIALECT, openclaw_shelf.opened)


def _is_file_of_rows(path: str) -> bool:
    return path.endswith(".jsonl")
