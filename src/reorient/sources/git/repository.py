"""Git: what the repository itself says of branch, commits, files and worktrees.

Knows: the fields of SPEAKS_FOR, as of now, and for the upstream as of the last fetch. Never claims: who works here,
whether anything is reviewed, what a remote holds today (no network is ever used).
Promises: nothing that the repository names is started and no byte of it changes (`shelter`, `calls`); trouble is a gap
for exactly the fields it concerns. A set that was read whole and is empty is one claim with key "" and value None.
"""

from __future__ import annotations

from reorient import reach
from reorient.model import gaps
from reorient.sources import base
from reorient.sources.git import calls, layout, reading, shelter, trouble, witness

NAME = trouble.NAME
SPEAKS_FOR = frozenset({"branch", "head", "upstream", "uncommitted", "stash", "operation", "commit", "worktree"})

Repository = layout.Repository


def locate(
    world: reach.Reach,
    cwd: str,
    *,
    path: str = shelter.PATH,
    home: str | None = None,
    config_home: str | None = None,
    git: str = "git",
) -> Repository | gaps.Gap:
    """The repository that `cwd` is in. path, home, config_home: the caller's PATH, HOME and XDG_CONFIG_HOME."""
    if not layout.fit(cwd):
        name = cwd.encode("utf-8", "backslashreplace").decode()
        return trouble.told("rev-parse", "no folder can have the name that was given", cwd=name)
    env = shelter.environment(world, cwd, path=path, home=home, config_home=config_home)
    return layout.find(calls.Git(world=world, cwd=cwd, env=env, program=git))


def observe(
    world: reach.Reach,
    cwd: str,
    *,
    path: str = shelter.PATH,
    home: str | None = None,
    config_home: str | None = None,
    git: str = "git",
    found: Repository | gaps.Gap | None = None,
) -> base.Readout:
    """All that the repository of `cwd` says. The names as for `locate`; found: what that gave before."""
    found = found or locate(world, cwd, path=path, home=home, config_home=config_home, git=git)
    if isinstance(found, gaps.Gap):
        return base.Readout(gaps=(found,))
    env = shelter.environment(world, cwd, path=path, home=home, config_home=config_home)
    asked = calls.Git(world=world, cwd=cwd, env=env, program=git)
    keys = calls.keys(asked)
    if isinstance(keys, gaps.Gap):
        return base.Readout(gaps=(keys,))
    return reading.Reading(
        git=asked.silencing(shelter.drivers(keys)),
        said=witness.Witness(subject=found.subject, seen_at=world.now()),
        repository=found,
        keys=keys,
    ).whole()
