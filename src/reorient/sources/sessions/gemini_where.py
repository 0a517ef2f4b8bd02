"""Where Gemini CLI keeps the sessions of one folder.

Looked at, in `.gemini` of $GEMINI_CLI_HOME or of the home: `tmp/<name>/chats/session-*.json` and `.jsonl`, where the
name is the SHA-256 of the folder's path, or (later versions) the short one that `projects.json` gives to it. A session
is of the folder whose hash it records. Facts: the program's public source up to early 2026; nothing was run.
"""

from __future__ import annotations

import hashlib
import os

from reorient import reach
from reorient.model import sessions
from reorient.sources.sessions import edges, gemini_rows, rows, stamps, values, where

MOST = 400
_LARGEST = 64 * 1024 * 1024
_INDEX = 1024 * 1024


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder."""
    folder, look = where.Folder(world, cwd), where.Look(world, gemini_rows.NAME)
    top = keep.folder or ""
    hashes = [hashlib.sha256(path.encode("utf-8", "surrogateescape")).hexdigest() for path in folder.spellings]
    names = _short(look, os.path.join(top, "projects.json"), folder)
    found: list[sessions.SessionFile] = []
    for name in dict.fromkeys([*hashes, *names]):
        chats = os.path.join(top, "tmp", name, "chats")
        held = (entry for entry in look.entries(chats) if _is_session(entry.name))
        for entry in where.newest(held, MOST):
            found += _session(look, os.path.join(chats, entry.name), hashes, folder.spellings[0])
    return sessions.Found(sessions=sessions.newest_first(found), gaps=tuple(look.missing))


def _is_session(name: str) -> bool:
    return name.startswith("session-") and name.endswith((".json", ".jsonl"))


def _short(look: where.Look, index: str, folder: where.Folder) -> list[str]:
    """The short names of the folder, as the runtime's own list gives them."""
    try:
        listed = values.parsed(look.world.read(index, limit=_INDEX).decode("utf-8", "replace"))
    except FileNotFoundError:
        return []
    except OSError as error:
        look.fail(index, error)
        return []
    named = values.mapping(listed.get("projects"))
    shorts = (values.text(named.get(path)) for path in folder.spellings)
    return [short for short in shorts if short and os.path.basename(short) == short and short not in (".", "..")]


def _session(look: where.Look, path: str, hashes: list[str], cwd: str) -> list[sessions.SessionFile]:
    try:
        with look.world.open(path) as handle:
            told = _told(handle, path)
            session = values.text(told.get("sessionId"))
            if not session or told.get("projectHash") not in hashes or told.get("kind") == "subagent":
                return []
            at = stamps.moment(told.get("lastUpdated"))
            if path.endswith(".jsonl"):
                at = where.last_at(handle, gemini_rows.fits) or at
            found = sessions.SessionFile(
                id=session,
                path=path if path.endswith(".jsonl") else sessions.in_store(path, session),
                last_at=at,
                cwd=cwd,
                source=look.source,
                size=handle.size,
            )
            return [found]
    except OSError as error:
        look.fail(path, error)
        return []


def _told(handle: reach.Handle, path: str) -> rows.Data:
    """The header: the first record, or the whole of an older document."""
    if path.endswith(".jsonl"):
        first = next(edges.first(handle, gemini_rows.fits), None)
        return first.data if first else {}
    return values.parsed(handle.pread(0, min(handle.size, _LARGEST)).decode("utf-8", "replace"))
