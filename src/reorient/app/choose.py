"""Which session is ours: the one named, the one that runs us, else the newest here. Others are offered by id."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

from reorient import config, reach
from reorient.model import context, errors
from reorient.model.gaps import Gap
from reorient.sources.sessions import claude_where

MOST_OFFERED = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """path: the file to read, or None.  offered: its siblings.  gaps: what could not be looked at."""

    path: str | None = None
    offered: tuple[context.Offered, ...] = ()
    gaps: tuple[Gap, ...] = ()


def found(
    world: reach.Reach, settings: config.Settings, *, cwd: str, top: str | None
) -> tuple[list[claude_where.SessionFile], tuple[Gap, ...]]:
    """The sessions of this folder and of its worktree's top, newest first, ties by id; and what could not be read."""
    held: dict[str, claude_where.SessionFile] = {}
    gaps: dict[Gap, None] = {}
    for folder in dict.fromkeys(path for path in (cwd, top) if path):
        here = claude_where.find(
            world, cwd=folder, home=settings.home, config_dir=settings.claude_config, own_id=settings.own_session
        )
        gaps.update(dict.fromkeys(here.gaps))
        held.update({file.path: file for file in here.sessions})
    ordered = sorted(held.values(), key=lambda file: file.id)
    ordered.sort(key=lambda file: file.last_at or "", reverse=True)
    return ordered, tuple(gaps)


def session(world: reach.Reach, settings: config.Settings, *, cwd: str, top: str | None, named: str | None) -> Choice:
    """The one to read. UnreadableInput where a named one is not there."""
    if named is not None and (os.sep in named or named.endswith(".jsonl")):
        return Choice(path=_file(world, named))
    ordered, gaps = found(world, settings, cwd=cwd, top=top)
    if named is not None:
        return _by_id(ordered, named)
    if not ordered:
        return Choice(gaps=gaps or (_none(cwd),))
    own = next((file for file in ordered if file.id == settings.own_session), None)
    chosen = own or ordered[0]
    return Choice(path=chosen.path, offered=_offers(ordered, chosen), gaps=gaps)


def _file(world: reach.Reach, named: str) -> str:
    path = os.path.abspath(os.path.expanduser(named))
    if not world.is_file(path):
        raise errors.UnreadableInput(f"{named} is not a session file that can be read", next="reorient sessions")
    return path


def _by_id(ordered: Sequence[claude_where.SessionFile], named: str) -> Choice:
    fitting = [file for file in ordered if file.id.startswith(named)]
    exact = [file for file in fitting if file.id == named]
    if len(exact or fitting) != 1:
        many = (
            f"{len(fitting)} sessions of this folder begin with" if fitting else "no session of this folder has the id"
        )
        raise errors.UnreadableInput(f"{many} {named}", next="reorient sessions")
    chosen = (exact or fitting)[0]
    return Choice(path=chosen.path, offered=_offers(ordered, chosen))


def _offers(
    ordered: Sequence[claude_where.SessionFile], chosen: claude_where.SessionFile
) -> tuple[context.Offered, ...]:
    others = [file for file in ordered if file.path != chosen.path][:MOST_OFFERED]
    return tuple(
        context.Offered(
            id=file.id,
            path=file.path,
            last_at=file.last_at,
            why="tie" if file.last_at == chosen.last_at else "sibling",
        )
        for file in others
    )


def _none(cwd: str) -> Gap:
    return Gap(
        source="session",
        reason=f"no agent session was found for {cwd}",
        tried="Claude Code's own folder for this place",
        next="reorient demo",
    )
