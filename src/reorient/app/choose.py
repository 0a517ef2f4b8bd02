"""Which session is ours: the one named, the one that runs us, else the newest here. Others are offered by id.

The sessions of all runtimes stand in one list. A runtime whose folder is not there costs one look at that folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reorient import config, reach
from reorient.model import context, errors, sessions
from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap
from reorient.sources import registry
from reorient.sources.sessions import dialects

MOST_OFFERED = 5
_FILES = (".jsonl", ".json")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Choice(Frozen):
    """path: the session to read, or None.  source: its runtime.  named: by its file, wherever it was recorded.
    offered: its siblings.  gaps: what was not seen.
    """

    path: str | None = None
    source: str = ""
    named: bool = False
    offered: tuple[context.Offered, ...] = ()
    gaps: tuple[Gap, ...] = ()


def found(
    world: reach.Reach, settings: config.Settings, *, cwd: str, top: str | None
) -> tuple[tuple[sessions.SessionFile, ...], tuple[Gap, ...]]:
    """The sessions of this folder and of its worktree's top, newest first, ties by id; and what could not be read."""
    held: list[sessions.SessionFile] = []
    gaps: dict[Gap, None] = {}
    for name, keep in _kept(world, settings):
        runtime = registry.module(name)
        for folder in dict.fromkeys(path for path in (cwd, top) if path):
            here: sessions.Found = runtime.find(world, keep, folder)
            gaps.update(dict.fromkeys(here.gaps))
            held += here.sessions
    if not any(keep.folder for keep in settings.keeps.values()):
        gaps[_homeless()] = None
    return sessions.newest_first(held), tuple(gaps)


def _kept(world: reach.Reach, settings: config.Settings) -> list[tuple[str, sessions.Keep]]:
    """The runtimes that have a place of their own here."""
    keeps = ((name, settings.keeps.get(name, sessions.Keep())) for name in registry.TALKS)
    return [
        (name, keep) for name, keep in keeps if keep.store or (keep.folder is not None and world.is_folder(keep.folder))
    ]


def session(world: reach.Reach, settings: config.Settings, *, cwd: str, top: str | None, named: str | None) -> Choice:
    """The one to read. UnreadableInput where a named one is not there."""
    if named is not None and ("/" in named or named.endswith(_FILES)):
        return _file(world, named)
    ordered, gaps = found(world, settings, cwd=cwd, top=top)
    if named is not None:
        return _by_id(ordered, named)
    if not ordered:
        return Choice(gaps=gaps or (_none(cwd),))
    own = next((file for file in ordered if file.own), None)
    chosen = own or ordered[0]
    return Choice(path=chosen.path, source=chosen.source, offered=_offers(ordered, chosen), gaps=gaps)


def _file(world: reach.Reach, named: str) -> Choice:
    """A session named by its file, or by PATH#ID in a store; whose it is its first rows tell, not its name."""
    path = world.absolute(named)
    store = path if world.is_file(path) else sessions.parts(path)[0]
    if not (world.is_file(store) or (store != path and world.is_folder(store))):
        raise errors.UnreadableInput(f"{named} is not a session file that can be read", next="reorient sessions")
    return Choice(path=path, source=dialects.told(world, store), named=True)


def _by_id(ordered: Sequence[sessions.SessionFile], named: str) -> Choice:
    fitting = [file for file in ordered if file.id.startswith(named)]
    exact = [file for file in fitting if file.id == named]
    if len(exact or fitting) != 1:
        many = (
            f"{len(fitting)} sessions of this folder begin with" if fitting else "no session of this folder has the id"
        )
        raise errors.UnreadableInput(f"{many} {named}", next="reorient sessions")
    chosen = (exact or fitting)[0]
    return Choice(path=chosen.path, source=chosen.source, offered=_offers(ordered, chosen))


def _offers(ordered: Sequence[sessions.SessionFile], chosen: sessions.SessionFile) -> tuple[context.Offered, ...]:
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
        tried="the runtimes' own places for this folder",
        next="reorient demo",
    )


def _homeless() -> Gap:
    return Gap(
        source="session",
        reason="no home folder is known (HOME is not set), so the sessions of this folder cannot be found",
        tried="HOME and the variables of the runtimes",
        next="reorient context --session FILE",
    )
