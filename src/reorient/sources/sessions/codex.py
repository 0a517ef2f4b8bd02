"""Codex sessions: one rollout file a session (JSON Lines), everything in it, compactions included.

Tried with rollouts of 0.171.0 made against a fake model (exec, resume, automatic compaction, interruption, patches).
Rollouts without a payload, of early 2025, and those of 0.104 with an empty summary are from documents only.
"""

from __future__ import annotations

from reorient import reach
from reorient.model import sessions
from reorient.sources import base
from reorient.sources.sessions import codex_rows, codex_where, reading, window

NAME = codex_rows.NAME
SPEAKS_FOR: tuple[str, ...] = ()
DIALECT = reading.Dialect(
    name=NAME, fits=codex_rows.fits, anchors=lambda _first, _last: codex_rows.ANCHORS, teller=codex_rows.Teller
)


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder, the newest first."""
    return codex_where.find(world, keep, cwd)


def read(world: reach.Reach, path: str, *, window_bytes: int = window.WHOLE) -> base.Readout:
    """The talk of a rollout. The readout holds one talk, or none and the gap that says why."""
    return reading.read(world, path, DIALECT, window_bytes=window_bytes)


def row(world: reach.Reach, path: str, line: int) -> reading.Opened:
    """What one line of a rollout says, with its bounded text: what a cite `PATH:LINE` opens."""
    return reading.opened(world, path, line, DIALECT)
