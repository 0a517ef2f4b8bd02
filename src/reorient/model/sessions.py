"""Sessions of a folder, as the runtimes' own places list them, and how a row of one is found again."""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap

_IN_STORE = "#"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Keep(Frozen):
    """Where one runtime keeps its sessions.

    folder: its own folder.  store: a file or folder that a variable of its own names instead.  own: the id of the
    session that runs us, where the runtime says so.  None: not known.
    """

    folder: str | None = None
    store: str | None = None
    own: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SessionFile(Frozen):
    """One session. path: its file, or PATH#ID in a store of many.  last_at: time of its last dated row.

    cwd: the folder that its rows record.  source: the runtime.  own: it is the session that asks.  size in bytes.
    """

    id: str
    path: str
    last_at: str | None = None
    cwd: str | None = None
    source: str = ""
    own: bool = False
    size: int = 0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Found(Frozen):
    """The sessions of a folder, the newest first, and what could not be looked at."""

    sessions: tuple[SessionFile, ...] = ()
    gaps: tuple[Gap, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Listing(Frozen):
    """cwd: the folder asked about.  own: the id of the session that runs us, where it is among them."""

    cwd: str
    sessions: tuple[SessionFile, ...] = ()
    gaps: tuple[Gap, ...] = ()
    own: str | None = None


def in_store(path: str, session: str) -> str:
    """The path of one session among the many of a store."""
    return f"{path}{_IN_STORE}{session}"


def parts(path: str) -> tuple[str, str]:
    """The file or folder of a session, and its id within it ("" where the path names none)."""
    outer, mark, session = path.rpartition(_IN_STORE)
    return (outer, session) if mark and outer and "/" not in session else (path, "")


def locator(path: str, number: int) -> str:
    """What opens one row: PATH:LINE, or PATH#ID/NUMBER in a store."""
    return f"{path}/{number}" if parts(path)[1] else f"{path}:{number}"


def number(path: str, locator: str) -> int | None:
    """The number of the row that a locator of this session opens, or None."""
    rest = locator.removeprefix(path)
    return int(rest[1:]) if rest != locator and rest[:1] in (":", "/") and rest[1:].isdigit() else None


def newest_first(sessions: list[SessionFile]) -> tuple[SessionFile, ...]:
    """Each path once, the newest first, ties by id."""
    once = {session.path: session for session in sessions}
    ordered = sorted(once.values(), key=lambda session: session.id)
    return tuple(sorted(ordered, key=lambda session: session.last_at or "", reverse=True))
