"""Where Codex keeps the sessions of one folder.

Looked at, in $CODEX_HOME or `.codex` of the home: the newest `state_<n>.sqlite`, whose table `threads` names each
rollout with its folder; where it knows none of the folder, the newest 400 rollouts by name in `sessions/YYYY/MM/DD` and
`archived_sessions`, of which only the header is read. Rollouts of subagents are left out. Facts: 0.171, run.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator

from reorient import reach
from reorient.model import sessions
from reorient.sources.sessions import codex_rows, edges, rows, store, values, where

MOST = 400
_STATE = re.compile(r"state_(\d+)\.sqlite")
_THREADS = """select id, rollout_path, source from threads where cwd in (?, ?)
              order by updated_at desc, id limit 400"""


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder."""
    folder, look = where.Folder(world, cwd), where.Look(world, codex_rows.NAME)
    top = keep.folder or ""
    paths = _indexed(look, top, folder) or _newest(look, top)
    opened = (_session(look, path, folder, keep.own) for path in paths)
    return sessions.Found(
        sessions=sessions.newest_first([session for session in opened if session]), gaps=tuple(look.missing)
    )


def _indexed(look: where.Look, top: str, folder: where.Folder) -> list[str]:
    """The rollouts that the runtime's own table names. One that cannot be read is no loss: the tree tells the same."""
    states = [int(found.group(1)) for entry in look.entries(top) if (found := _STATE.fullmatch(entry.name))]
    if not states:
        return []
    try:
        with store.database(look.world, os.path.join(top, f"state_{max(states)}.sqlite")) as database:
            threads = database.select(_THREADS, folder.spellings[0], folder.spellings[-1])
            paths = [str(path) for _, path, source in threads if not _is_subagent(values.parsed(source))]
    except OSError:
        return []
    return [path for path in paths if look.world.is_file(path)]


def _newest(look: where.Look, top: str) -> list[str]:
    tree = itertools.islice(_rollouts(look, os.path.join(top, "sessions"), 3), MOST)
    archived = itertools.islice(_rollouts(look, os.path.join(top, "archived_sessions"), 0), MOST)
    return sorted([*tree, *archived], key=os.path.basename, reverse=True)[:MOST]


def _rollouts(look: where.Look, folder: str, depth: int) -> Iterator[str]:
    """Rollouts of a tree whose folders are years, months and days, the newest first."""
    for entry in reversed(look.entries(folder)):
        path = os.path.join(folder, entry.name)
        if entry.is_dir and depth:
            yield from _rollouts(look, path, depth - 1)
        elif not depth and entry.name.startswith("rollout-") and entry.name.endswith(".jsonl"):
            yield path


def _session(look: where.Look, path: str, folder: where.Folder, own: str | None) -> sessions.SessionFile | None:
    try:
        with look.world.open(path) as handle:
            header = _header(handle)
            cwd, session = values.text(header.get("cwd")), values.text(header.get("id"))
            if not cwd or not session or _is_subagent(values.mapping(header.get("source"))) or not folder.is_at(cwd):
                return None
            return sessions.SessionFile(
                id=session,
                path=path,
                last_at=where.last_at(handle, codex_rows.fits),
                cwd=cwd,
                source=look.source,
                own=session == own,
                size=handle.size,
            )
    except OSError as error:
        look.fail(path, error)
        return None


def _header(handle: reach.Handle) -> rows.Data:
    first = next(edges.first(handle, codex_rows.fits), None)
    return values.mapping(first.data.get("payload")) if first and first.data.get("type") == "session_meta" else {}


def _is_subagent(source: rows.Data) -> bool:
    return "subagent" in source
