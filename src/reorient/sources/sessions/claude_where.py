"""Where Claude Code keeps the sessions of one folder, and which of its files are of that folder.

Looked at: `projects/<name>` in $CLAUDE_CONFIG_DIR, or in `.claude` of the home folder; nothing else of a home is
listed. A file is of the folder where its first or its last rows record it (a session may move with its folder).
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator

from reorient import reach
from reorient.model import gaps, sessions
from reorient.sources.sessions import claude_folders, claude_rows, edges, where

_ID = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.IGNORECASE)
_AGENT = "agent-"
_SUFFIX = ".jsonl"


def find(
    world: reach.Reach, *, cwd: str, home: str | None, config_dir: str | None = None, own_id: str | None = None
) -> sessions.Found:
    """The sessions that were held in a folder. own_id: the id of the session that asks, where it is known."""
    if not (config_dir or home):
        return sessions.Found(gaps=(_homeless(),))
    top = os.path.join(unicodedata.normalize("NFC", config_dir or os.path.join(home or "", ".claude")), "projects")
    folder = where.Folder(world, cwd)
    look = where.Look(world, claude_rows.NAME)
    found: list[sessions.SessionFile] = []
    for place in _places(look, top, folder.spellings):
        for entry in look.entries(place):
            if not entry.is_dir and entry.name.endswith(_SUFFIX) and not entry.name.startswith(_AGENT):
                found += _session(look, os.path.join(place, entry.name), folder, own_id)
    return sessions.Found(sessions=sessions.newest_first(found), gaps=tuple(look.missing))


def subagents(
    world: reach.Reach, path: str, session_id: str
) -> tuple[tuple[tuple[str, str], ...], tuple[gaps.Gap, ...]]:
    """(name, path) of the files of a session's subagents, in its own folder or (older versions) beside it."""
    look = where.Look(world, claude_rows.NAME)
    inner = os.path.join(path.removesuffix(_SUFFIX), "subagents")
    found = list(_agents(look, inner))
    for entry in look.entries(os.path.join(inner, "workflows")):
        if entry.is_dir:
            found += _agents(look, os.path.join(inner, "workflows", entry.name))
    beside = _agents(look, os.path.dirname(path) or ".")
    found += [agent for agent in beside if _belongs(look, agent[1], session_id)]
    return tuple(found), tuple(look.missing)


def is_id(text: str) -> bool:
    """Is it the id of a session?"""
    return bool(_ID.fullmatch(text))


def _places(look: where.Look, top: str, spellings: tuple[str, ...]) -> tuple[str, ...]:
    """The folders that may hold the sessions. The hash behind a long path differs between versions, so all count."""
    keys = claude_folders.keys(spellings)
    stems = tuple(filter(None, map(claude_folders.stem, keys)))
    near = [entry.name for entry in look.entries(top) if entry.name.startswith(stems)] if stems else []
    return tuple(os.path.join(top, name) for name in dict.fromkeys((*keys, *near)))


def _session(look: where.Look, path: str, folder: where.Folder, own_id: str | None) -> Iterator[sessions.SessionFile]:
    try:
        with look.world.open(path) as handle:
            cwd = _recorded(handle, folder)
            if cwd is None:
                return
            session_id = os.path.basename(path).removesuffix(_SUFFIX)
            yield sessions.SessionFile(
                id=session_id,
                path=path,
                last_at=where.last_at(handle, claude_rows.fits),
                cwd=cwd,
                source=claude_rows.NAME,
                own=session_id == own_id,
                size=handle.size,
            )
    except OSError as error:
        look.fail(path, error)


def _recorded(handle: reach.Handle, folder: where.Folder) -> str | None:
    """The folder as the file records it, where it is this one."""
    for rows_of in (edges.first, edges.last):
        recorded = next((cwd for row in rows_of(handle, claude_rows.fits) if (cwd := row.data.get("cwd"))), None)
        if isinstance(recorded, str) and folder.is_at(recorded):
            return recorded
    return None


def _agents(look: where.Look, folder: str) -> Iterator[tuple[str, str]]:
    for entry in look.entries(folder):
        if not entry.is_dir and entry.name.startswith(_AGENT) and entry.name.endswith(_SUFFIX):
            yield entry.name.removesuffix(_SUFFIX), os.path.join(folder, entry.name)


def _belongs(look: where.Look, path: str, session_id: str) -> bool:
    """Is a subagent's file beside the sessions of this session?"""
    try:
        with look.world.open(path) as handle:
            recorded = (row.data.get("sessionId") for row in edges.first(handle, claude_rows.fits))
            return next(filter(None, recorded), None) == session_id
    except OSError as error:
        look.fail(path, error)
        return False


def _homeless() -> gaps.Gap:
    return gaps.Gap(
        source=claude_rows.NAME,
        reason="no home folder is known (HOME is not set), so the sessions of this folder cannot be found",
        tried="HOME and CLAUDE_CONFIG_DIR",
        next="reorient context --session FILE",
    )
