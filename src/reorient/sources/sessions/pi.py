"""pi sessions: one JSON Lines file a session, a tree of entries in it, compactions included.

Tried with files of 0.73.1 (version 3, run against a fake model) and a real one of December 2025 (version 1: no ids, so
nothing in it can be known to be rewound). Version 2 is from pi's own description only.
"""

from __future__ import annotations

import functools

from reorient import reach
from reorient.model import sessions
from reorient.sources import base
from reorient.sources.sessions import pi_rows, pi_where, reading, window

NAME = pi_where.NAME
SPEAKS_FOR: tuple[str, ...] = ()
DIALECT = reading.Dialect(
    name=NAME,
    fits=pi_rows.fits,
    anchors=lambda _first, _last: pi_rows.ANCHORS,
    teller=functools.partial(pi_rows.Teller, NAME),
)


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder, the newest first."""
    return pi_where.find(world, keep, cwd)


def read(world: reach.Reach, path: str, *, window_bytes: int = window.WHOLE) -> base.Readout:
    """The talk of a session file. The readout holds one talk, or none and the gap that says why."""
    return reading.read(world, path, DIALECT, window_bytes=window_bytes)


def row(world: reach.Reach, path: str, line: int) -> reading.Opened:
    """What one line of a session file says, with its bounded text: what a cite `PATH:LINE` opens."""
    return reading.opened(world, path, line, DIALECT)
