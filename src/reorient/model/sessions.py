"""Sessions of a folder, as a runtime's own place lists them."""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model.gaps import Gap


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionFile:
    """One session's file. last_at: time of its last dated row; cwd: the folder that its rows record."""

    id: str
    path: str
    last_at: str | None = None
    cwd: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """cwd: the folder asked about.  own: the id of the session that runs us, where it is among them."""

    cwd: str
    sessions: tuple[SessionFile, ...] = ()
    gaps: tuple[Gap, ...] = ()
    own: str | None = None
