"""OpenCode sessions: in one database, PATH#ID, or in a tree of JSON files, FOLDER#ID (older versions).

Tried with the database that 1.18.33 made against a fake model (two turns, a tool, an automatic compaction that
failed). The tree is from public descriptions only. What `opencode revert` hides until the next prompt is still told.
"""

from __future__ import annotations

from reorient import reach
from reorient.model import sessions
from reorient.sources import base
from reorient.sources.sessions import opencode_rows, opencode_shelf, opencode_where, reading, store, window

NAME = opencode_rows.NAME
SPEAKS_FOR: tuple[str, ...] = ()
DIALECT = reading.Dialect(
    name=NAME, fits=opencode_rows.fits, anchors=lambda _first, _last: opencode_rows.ANCHORS, teller=opencode_rows.Teller
)


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder, the newest first."""
    return opencode_where.find(world, keep, cwd)


def read(world: reach.Reach, path: str, *, window_bytes: int = window.WHOLE) -> base.Readout:
    """The talk of a session. The readout holds one talk, or none and the gap that says why."""
    return store.read(world, path, DIALECT, opencode_shelf.opened, window_bytes=window_bytes)


def row(world: reach.Reach, path: str, number: int) -> reading.Opened:
    """What one row of a session says, with its bounded text: what a cite `PATH#ID/NUMBER` opens."""
    return store.opened(world, path, number, DIALECT, opencode_shelf.opened)
