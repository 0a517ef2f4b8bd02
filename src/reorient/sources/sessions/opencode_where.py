"""Where OpenCode keeps the sessions of one folder.

Looked at: the database that $OPENCODE_DB names, else `opencode.db` in `opencode` of the data folder ($XDG_DATA_HOME or
`.local/share` of the home); where there is none, the older tree `storage` beside it. A session's folder is what it
records as its directory; subagents' sessions (those with a parent) are left out. Facts: 1.18.33, run; the tree from
public descriptions only.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from reorient import reach
from reorient.model import sessions
from reorient.sources.sessions import opencode_rows, rows, stamps, store, values, where

_SESSIONS = """select id, directory, time_updated from session where parent_id is null and directory in (?, ?)
               order by time_updated desc, id limit 400"""
_LARGEST = 4 * 1024 * 1024


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder."""
    folder, look = where.Folder(world, cwd), where.Look(world, opencode_rows.NAME)
    database = keep.store or os.path.join(keep.folder or "", "opencode.db")
    tree = os.path.join(keep.folder or "", "storage")
    held = _held(look, database, folder) if world.is_file(database) else _kept(look, tree, folder)
    return sessions.Found(sessions=sessions.newest_first(list(held)), gaps=tuple(look.missing))


def _held(look: where.Look, path: str, folder: where.Folder) -> Iterator[sessions.SessionFile]:
    try:
        with store.database(look.world, path) as database:
            for session, cwd, at in database.select(_SESSIONS, folder.spellings[0], folder.spellings[-1]):
                yield _session(look, path, str(session), str(cwd), at)
    except OSError as error:
        look.fail(path, error)


def _kept(look: where.Look, tree: str, folder: where.Folder) -> Iterator[sessions.SessionFile]:
    top = os.path.join(tree, "session")
    for project in look.folders(top):
        for entry in look.entries(os.path.join(top, project)):
            told = _told(look, os.path.join(top, project, entry.name))
            cwd = values.text(told.get("directory"))
            if cwd and not told.get("parentID") and folder.is_at(cwd):
                at = values.mapping(told.get("time")).get("updated")
                yield _session(look, tree, entry.name.removesuffix(".json"), cwd, at)


def _told(look: where.Look, path: str) -> rows.Data:
    try:
        return values.parsed(look.world.read(path, limit=_LARGEST).decode("utf-8", "replace"))
    except OSError as error:
        look.fail(path, error)
        return {}


def _session(look: where.Look, path: str, session: str, cwd: str, at: object) -> sessions.SessionFile:
    return sessions.SessionFile(
        id=session,
        path=sessions.in_store(path, session),
        last_at=stamps.of_milliseconds(at),
        cwd=cwd,
        source=look.source,
    )
