"""Gemini CLI sessions: one JSON Lines file a session, or one JSON document, PATH#ID (older versions).

From the program's public source up to early 2026 only; nothing was run. A document records no compression. The folder
of a session is recorded as a hash, so the talk itself names none.
"""

from __future__ import annotations

from reorient import reach
from reorient.model import sessions
from reorient.sources import base
from reorient.sources.sessions import gemini_document, gemini_rows, gemini_where, reading, store, window

NAME = gemini_rows.NAME
SPEAKS_FOR: tuple[str, ...] = ()
DIALECT = reading.Dialect(
    name=NAME, fits=gemini_rows.fits, anchors=lambda _first, _last: gemini_rows.ANCHORS, teller=gemini_rows.Teller
)


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder, the newest first."""
    return gemini_where.find(world, keep, cwd)


def read(world: reach.Reach, path: str, *, window_bytes: int = window.WHOLE) -> base.Readout:
    """The talk of a session. The readout holds one talk, or none and the gap that says why."""
    if _is_document(path):
        return store.read(world, path, DIALECT, gemini_document.opened, window_bytes=window_bytes)
    return reading.read(world, path, DIALECT, window_bytes=window_bytes)


def row(world: reach.Reach, path: str, number: int) -> reading.Opened:
    """What one row of a session says, with its bounded text: what a cite `PATH:LINE` or `PATH#ID/NUMBER` opens."""
    if _is_document(path):
        return store.opened(world, path, number, DIALECT, gemini_document.opened)
    return reading.opened(world, path, number, DIALECT)


def _is_document(path: str) -> bool:
    return sessions.parts(path)[0].endswith(".json")
