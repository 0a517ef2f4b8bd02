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
    own = next((file.id for file in ordered if file.own), None)
    return sessions.Listing(cwd=cwd, sessions=ordered, gaps=gaps, own=own)
