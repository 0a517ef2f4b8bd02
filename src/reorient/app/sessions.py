"""`sessions`: the sessions of this folder, newest first."""

from __future__ import annotations

from reorient import config, reach
from reorient.app import choose, gather
from reorient.model import sessions
from reorient.model.gaps import Gap


def run(world: reach.Reach, settings: config.Settings, folder: str | None) -> sessions.Listing:
    """List them. UnreadableInput where the folder is none."""
    cwd = gather.folder(world, settings, folder)
    located = gather.located(world, settings, cwd)
    top = None if isinstance(located, Gap) else located.top
    ordered, gaps = choose.found(world, settings, cwd=cwd, top=top)
    own = settings.own_session if any(file.id == settings.own_session for file in ordered) else None
    listed = (sessions.SessionFile(id=file.id, path=file.path, last_at=file.last_at, cwd=file.cwd) for file in ordered)
    return sessions.Listing(cwd=cwd, sessions=tuple(listed), gaps=gaps, own=own)
