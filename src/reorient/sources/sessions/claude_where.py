"""Where Claude Code keeps the sessions of one folder, and which of its files are of that folder.

Looked at: `projects/<name>` in $CLAUDE_CONFIG_DIR, or in `.claude` of the home folder; nothing else of a home is
listed. A file is of the folder where its first or its last rows record it (a session may move with its folder).
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from reorient import reach
from reorient.model import gaps
from reorient.sources.sessions import claude_folders, claude_rows, edges, reading, stamps

_ID = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.IGNORECASE)
_AGENT = "agent-"
_SUFFIX = ".jsonl"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionFile:
    """One session. cwd: as its rows record it.  own: it is the session that asks.  size in bytes."""

    id: str
    path: str
    last_at: str | None
    cwd: str
    own: bool = False
    size: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The sessions of a folder, the newest first."""

    sessions: tuple[SessionFile, ...] = ()
    gaps: tuple[gaps.Gap, ...] = ()


def find(
    world: reach.Reach, *, cwd: str, home: str | None, config_dir: str | None = None, own_id: str | None = None
) -> Found:
    """The sessions that were held in a folder. own_id: the id of the session that asks, where it is known."""
    if not (config_dir or home):
        return Found(gaps=(_homeless(),))
    top = os.path.join(unicodedata.normalize("NFC", config_dir or os.path.join(home or "", ".claude")), "projects")
    folder = _Folder(world, cwd)
    found: list[SessionFile] = []
    missing: list[gaps.Gap] = []
    for place in _places(world, top, folder.spellings, missing):
        for entry in _entries(world, place, missing):
            if not entry.is_dir and entry.name.endswith(_SUFFIX) and not entry.name.startswith(_AGENT):
                found += _session(world, os.path.join(place, entry.name), folder, own_id, missing)
    found.sort(key=lambda session: session.id)
    found.sort(key=lambda session: session.last_at or "", reverse=True)
    return Found(sessions=tuple(found), gaps=tuple(missing))


def subagents(
    world: reach.Reach, path: str, session_id: str
) -> tuple[tuple[tuple[str, str], ...], tuple[gaps.Gap, ...]]:
    """(name, path) of the files of a session's subagents, in its own folder or (older versions) beside it."""
    missing: list[gaps.Gap] = []
    inner = os.path.join(path.removesuffix(_SUFFIX), "subagents")
    found = list(_agents(world, inner, missing))
    for entry in _entries(world, os.path.join(inner, "workflows"), missing):
        if entry.is_dir:
            found += _agents(world, os.path.join(inner, "workflows", entry.name), missing)
    beside = _agents(world, os.path.dirname(path) or ".", missing)
    found += [agent for agent in beside if _belongs(world, agent[1], session_id, missing)]
    return tuple(found), tuple(missing)


def is_id(text: str) -> bool:
    """Is it the id of a session?"""
    return bool(_ID.fullmatch(text))


class _Folder:
    """One folder in all its spellings."""

    def __init__(self, world: reach.Reach, cwd: str) -> None:
        self._world = world
        self._real = world.real(cwd)
        self.spellings = tuple(dict.fromkeys((os.path.normpath(cwd), self._real)))
        self._known = {unicodedata.normalize("NFC", path): True for path in self.spellings}

    def is_at(self, path: str) -> bool:
        """Is a recorded folder this one, under any spelling?"""
        spelled = unicodedata.normalize("NFC", os.path.normpath(path))
        if spelled not in self._known:
            self._known[spelled] = self._world.real(path) == self._real
        return self._known[spelled]


def _places(world: reach.Reach, top: str, spellings: tuple[str, ...], missing: list[gaps.Gap]) -> tuple[str, ...]:
    """The folders that may hold the sessions. The hash behind a long path differs between versions, so all count."""
    keys = claude_folders.keys(spellings)
    stems = tuple(filter(None, map(claude_folders.stem, keys)))
    near = [entry.name for entry in _entries(world, top, missing) if entry.name.startswith(stems)] if stems else []
    return tuple(os.path.join(top, name) for name in dict.fromkeys((*keys, *near)))


def _entries(world: reach.Reach, folder: str, missing: list[gaps.Gap]) -> tuple[reach.Entry, ...]:
    """What a folder holds; nothing where there is none."""
    try:
        return world.entries(folder)
    except FileNotFoundError:
        return ()
    except OSError as error:
        missing.append(reading.unreadable(claude_rows.NAME, folder, error))
        return ()


def _session(
    world: reach.Reach, path: str, folder: _Folder, own_id: str | None, missing: list[gaps.Gap]
) -> Iterator[SessionFile]:
    try:
        with world.open(path) as handle:
            cwd = _recorded(handle, folder)
            if cwd is None:
                return
            session_id = os.path.basename(path).removesuffix(_SUFFIX)
            yield SessionFile(
                id=session_id,
                path=path,
                last_at=next(_times(handle), None),
                cwd=cwd,
                own=session_id == own_id,
                size=handle.size,
            )
    except OSError as error:
        missing.append(reading.unreadable(claude_rows.NAME, path, error))


def _recorded(handle: reach.Handle, folder: _Folder) -> str | None:
    """The folder as the file records it, where it is this one."""
    for rows_of in (edges.first, edges.last):
        recorded = next((cwd for row in rows_of(handle, claude_rows.fits) if (cwd := row.data.get("cwd"))), None)
        if isinstance(recorded, str) and folder.is_at(recorded):
            return recorded
    return None


def _times(handle: reach.Handle) -> Iterator[str]:
    for row in edges.last(handle, claude_rows.fits):
        if at := stamps.moment(row.data.get("timestamp")):
            yield at


def _agents(world: reach.Reach, folder: str, missing: list[gaps.Gap]) -> Iterator[tuple[str, str]]:
    for entry in _entries(world, folder, missing):
        if not entry.is_dir and entry.name.startswith(_AGENT) and entry.name.endswith(_SUFFIX):
            yield entry.name.removesuffix(_SUFFIX), os.path.join(folder, entry.name)


def _belongs(world: reach.Reach, path: str, session_id: str, missing: list[gaps.Gap]) -> bool:
    """Is a subagent's file beside the sessions of this session?"""
    try:
        with world.open(path) as handle:
            recorded = (row.data.get("sessionId") for row in edges.first(handle, claude_rows.fits))
            return next(filter(None, recorded), None) == session_id
    except OSError as error:
        missing.append(reading.unreadable(claude_rows.NAME, path, error))
        return False


def _homeless() -> gaps.Gap:
    return gaps.Gap(
        source=claude_rows.NAME,
        reason="no home folder is known (HOME is not set), so the sessions of this folder cannot be found",
        tried="HOME and CLAUDE_CONFIG_DIR",
        next="reorient context --session FILE",
    )
