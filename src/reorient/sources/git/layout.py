"""Where the repository of a folder lies: worktree, git folders, shape.

Promises: one git call (four where a path holds a line break), every path real and absolute, a gap where there is no
repository or git will not read it. Refuses a worktree that the folder is not in: `core.worktree` may point anywhere.

Facts: git-rev-parse(1), gitrepository-layout(5).
"""

from __future__ import annotations

import os
import posixpath
from dataclasses import dataclass

from reorient.model import gaps, subjects
from reorient.model.frozen import Frozen
from reorient.sources.git import calls, shelter, text, trouble


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Repository(Frozen):
    """One repository as seen from one folder.

    top: the worktree's top folder; None where the folder is in no worktree (bare, or inside .git).
    common_dir: what all linked worktrees share.  git_dir: what this worktree has for itself.
    """

    top: str | None
    common_dir: str
    git_dir: str
    is_bare: bool = False
    is_linked_worktree: bool = False
    is_shallow: bool = False

    @property
    def subject(self) -> subjects.Subject:
        """Facts of a branch or of files are those of one worktree, so the worktree's folder is the id."""
        return subjects.Subject(subjects.Kind.REPOSITORY, text.shown(self.top or self.common_dir))


def find(git: calls.Git) -> Repository | gaps.Gap:
    """The repository that the folder of `git` is in."""
    ran = git.ask(calls.LOCATE)
    if isinstance(ran, gaps.Gap):
        return _looked_closer(git, ran)
    if ran.out.startswith(b"--"):
        return trouble.told("rev-parse", "the installed git is older than 2.31", cwd=git.cwd, next="git --version")
    lines = ran.out.split(b"\n")
    if len(lines) < 7 or lines[-1] or not set(lines[:3]) <= {b"true", b"false"}:
        return trouble.garbled("rev-parse", cwd=git.cwd)
    paths = lines[3:6] if len(lines) == 7 else _one_by_one(git)
    if isinstance(paths, gaps.Gap):
        return paths
    if not all(path.startswith(b"/") for path in paths[1:]):
        return trouble.garbled("rev-parse", cwd=git.cwd)
    bare, inside, shallow = (line == b"true" for line in lines[:3])
    git_dir, common_dir = (git.world.real(text.path(path)) for path in paths[1:])
    return Repository(
        top=_up(git.world.real(git.cwd), paths[0].count(b"/")) if inside else None,
        common_dir=common_dir,
        git_dir=git_dir,
        is_bare=bare,
        is_linked_worktree=git_dir != common_dir,
        is_shallow=shallow,
    )


def fit(cwd: str) -> bool:
    """Whether the system can have a folder of this name at all (a recorded one may hold anything)."""
    try:
        return "\0" not in cwd and bool(os.fsencode(cwd))
    except UnicodeEncodeError:
        return False


def _one_by_one(git: calls.Git) -> list[bytes] | gaps.Gap:
    """Prefix, git folder and common folder, each in an answer of its own, so that line breaks in them do no harm."""
    paths = []
    for call in (calls.PREFIX, calls.GIT_DIR, calls.COMMON_DIR):
        ran = git.ask(call)
        if isinstance(ran, gaps.Gap):
            return ran
        paths.append(ran.out.removesuffix(b"\n"))
    return paths


def _up(folder: str, steps: int) -> str:
    for _ in range(steps):
        folder = posixpath.dirname(folder)
    return folder


def _looked_closer(git: calls.Git, gap: gaps.Gap) -> gaps.Gap:
    """Git calls a repository that it cannot read "no repository"; where a .git is there, that is said."""
    home = shelter.holder(git.world, git.world.real(git.cwd))
    if home is None or not gap.reason.startswith("no git repository"):
        return gap
    there = text.shown(posixpath.join(home, ".git"))
    return trouble.told("rev-parse", f"{there} is there, but git cannot read it as a repository", cwd=git.cwd)
