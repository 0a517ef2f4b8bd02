"""Where pi keeps the sessions of one folder, and the look into a file whose header names its folder.

Looked at: `sessions/--<folder>--` in $PI_CODING_AGENT_DIR or `.pi/agent` of the home, where `/`, `\\` and `:` of the
folder's path are dashes; or $PI_CODING_AGENT_SESSION_DIR, which holds all folders' sessions. Facts: pi 0.73.1, run.
"""

from __future__ import annotations

import os
import re

from reorient import reach
from reorient.model import sessions
from reorient.sources.sessions import edges, pi_rows, values, where

NAME = "pi"
MOST = 400  # files of one folder that are looked into, those changed last
_SUFFIX = ".jsonl"
_OTHER = re.compile(r"[/\\:]")


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder."""
    folder, look = where.Folder(world, cwd), where.Look(world, NAME)
    own = os.path.join(keep.folder or "", "sessions")
    places = [keep.store] if keep.store else [os.path.join(own, key(path)) for path in folder.spellings]
    found = [session for place in dict.fromkeys(places) for session in within(look, place, folder)]
    return sessions.Found(sessions=sessions.newest_first(found), gaps=tuple(look.missing))


def key(path: str) -> str:
    """The name under which a folder's sessions are kept."""
    return f"--{_OTHER.sub('-', path.lstrip('/'))}--"


def within(look: where.Look, place: str, folder: where.Folder) -> list[sessions.SessionFile]:
    """The sessions among the files of one place whose header names the folder."""
    files = (entry for entry in look.entries(place) if entry.name.endswith(_SUFFIX))
    paths = (os.path.join(place, entry.name) for entry in where.newest(files, MOST))
    return [session for path in paths if (session := _session(look, path, folder))]


def _session(look: where.Look, path: str, folder: where.Folder) -> sessions.SessionFile | None:
    try:
        with look.world.open(path) as handle:
            first = next(edges.first(handle, pi_rows.fits), None)
            header = first.data if first and first.data.get("type") == "session" else {}
            cwd = values.text(header.get("cwd"))
            if not cwd or not folder.is_at(cwd):
                return None
            return sessions.SessionFile(
                id=values.text(header.get("id")) or os.path.basename(path).removesuffix(_SUFFIX),
                path=path,
                last_at=where.last_at(handle, pi_rows.fits),
                cwd=cwd,
                source=look.source,
                size=handle.size,
            )
    except OSError as error:
        look.fail(path, error)
        return None
