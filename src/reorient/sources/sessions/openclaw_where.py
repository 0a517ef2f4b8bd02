"""Where OpenClaw keeps the sessions of one folder.

Looked at, in $OPENCLAW_STATE_DIR or `.openclaw` of the home: `agents/<id>/agent/openclaw-agent.sqlite`, and the older
JSON Lines files in `agents/<id>/sessions`. A session is of the folder that its first event records: the agent's
workspace. Facts: 2026.9.6, run; the older files from documents only.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from reorient import reach
from reorient.model import sessions
from reorient.sources.sessions import openclaw_shelf, pi_where, stamps, values, where

NAME = "openclaw"
_FIRST = """select w.session_id, e.event_json,
                   (select created_at from transcript_events x where x.session_id = w.session_id
                    order by x.seq desc limit 1)
            from session_windows w join transcript_events e on e.session_id = w.session_id and e.seq = 0
            order by w.updated_at desc, w.session_id limit 400"""


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder."""
    folder, look = where.Folder(world, cwd), where.Look(world, NAME)
    agents = os.path.join(keep.folder or "", "agents")
    found: list[sessions.SessionFile] = []
    for agent in look.folders(agents):
        path = os.path.join(agents, agent, "agent", "openclaw-agent.sqlite")
        found += _held(look, path, folder) if world.is_file(path) else ()
        found += pi_where.within(look, os.path.join(agents, agent, "sessions"), folder)
    return sessions.Found(sessions=sessions.newest_first(found), gaps=tuple(look.missing))


def _held(look: where.Look, path: str, folder: where.Folder) -> Iterator[sessions.SessionFile]:
    try:
        with openclaw_shelf.opened(look.world, path) as shelf:
            for session, first, at in shelf.database.select(_FIRST):
                cwd = values.text(values.parsed(first).get("cwd"))
                if cwd and folder.is_at(cwd):
                    yield sessions.SessionFile(
                        id=str(session),
                        path=sessions.in_store(path, str(session)),
                        last_at=stamps.of_milliseconds(at),
                        cwd=cwd,
                        source=look.source,
                    )
    except OSError as error:
        look.fail(path, error)
