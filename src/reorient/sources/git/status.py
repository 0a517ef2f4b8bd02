"""Uncommitted files: what differs from HEAD, in the index and in the worktree.

Promises: one claim a path; where all was read and nothing differs, one claim with key "" and value None. At most 500
paths, conflicts first and untracked ones last; the rest is counted.

A value is Record(path, state, change) with state conflicted | untracked | both | staged | unstaged. Where it applies:
`then` (state both: what happened after staging), `from` (the old path of a rename), `submodule` (True).
Git compares some files through a filter, a program; filters are never run here, and the bytes are compared as they
lie. A file whose bytes differ, but which its filter may make equal, has the change "unverified" and names the filter.

Refuses to look inside submodules (their configuration is another's) and says so. As for `git status` itself, files
marked assume-unchanged or skip-worktree are not compared.
"""

from __future__ import annotations

import hashlib
import posixpath
from collections.abc import Mapping

from reorient import reach
from reorient.model import gaps, observations, values
from reorient.sources import base
from reorient.sources.git import calls, changes, layout, text, trouble, witness

FIELDS = ("uncommitted",)
LIMIT = 500

_COMMAND = "git status"
_RANK = {"conflicted": 0, "both": 1, "staged": 1, "unstaged": 1, "untracked": 2}


def read(git: calls.Git) -> tuple[changes.Status, reach.Ran] | gaps.Gap:
    """What git says now, before anything is claimed."""
    ran = git.ask(calls.STATUS, fields=FIELDS)
    if isinstance(ran, gaps.Gap):
        return ran
    try:
        return changes.parse(ran.out), ran
    except ValueError:
        return trouble.garbled("status", cwd=git.cwd, fields=FIELDS)


def observe(
    git: calls.Git,
    said: witness.Witness,
    repository: layout.Repository,
    drivers: frozenset[str],
    answer: tuple[changes.Status, reach.Ran],
) -> base.Readout:
    """The claims that an answer of `read` allows."""
    status, ran = answer
    revision = hashlib.sha256(ran.out).hexdigest()
    lacking = trouble.partly("status", ran, cwd=git.cwd, fields=FIELDS)
    if not status.changes:
        none = said.says("uncommitted", None, locator=_COMMAND, revision=revision)
        return base.Readout(observations=() if lacking else (none,), gaps=lacking, skipped=_submodules(git, repository))
    ordered = sorted(status.changes, key=lambda change: (_RANK[change.state], change.path))
    shown = sorted(ordered[:LIMIT], key=lambda change: change.path)
    filters, unread = _filters(git, repository, drivers, shown)
    claims = [
        _claim(said, change, filters.get(change.path) if change.unstaged == "modified" else None, revision)
        for change in shown
    ]
    rest = len(ordered) - len(shown)
    beyond = (gaps.Skip(where=_COMMAND, what=f"uncommitted paths beyond the first {LIMIT}", count=rest),)
    return base.Readout(
        observations=tuple(claims),
        gaps=(*lacking, *unread),
        skipped=(*(beyond if rest else ()), *_submodules(git, repository)),
    )


def _claim(
    said: witness.Witness, change: changes.Change, filtered: str | None, revision: str
) -> observations.Observation:
    unstaged = "unverified" if filtered is not None else change.unstaged
    parts: dict[str, values.Value] = {
        "path": text.shown(change.path),
        "state": change.state,
        "change": change.conflict or change.staged or unstaged or "added",
    }
    if change.state == "both":
        parts["then"] = unstaged
    if change.origin is not None:
        parts["from"] = text.shown(change.origin)
    if change.submodule:
        parts["submodule"] = True
    if filtered:
        parts["filter"] = filtered
    return said.says(
        "uncommitted", values.Record(**parts), key=text.shown(change.path), locator=_COMMAND, revision=revision
    )


def _filters(
    git: calls.Git, repository: layout.Repository, drivers: frozenset[str], shown: list[changes.Change]
) -> tuple[Mapping[bytes, str], tuple[gaps.Gap, ...]]:
    """The modified paths that git would compare through a configured filter. Where that is unread, all may be."""
    paths = [change.path for change in shown if change.unstaged == "modified"]
    if not paths or not drivers or repository.top is None:
        return {}, ()
    ran = git.at(repository.top).ask(calls.FILTERS, fields=FIELDS, stdin=b"\0".join(paths) + b"\0")
    if isinstance(ran, gaps.Gap):
        return dict.fromkeys(paths, ""), (ran,)
    rows = ran.out.split(b"\0")
    if len(rows) != 3 * len(paths) + 1 or rows[:-1:3] != paths:
        return dict.fromkeys(paths, ""), (trouble.garbled("check-attr", cwd=git.cwd, fields=FIELDS),)
    named = zip(paths, rows[2::3], strict=True)
    return {path: text.shown(name) for path, name in named if text.path(name) in drivers}, ()


def _submodules(git: calls.Git, repository: layout.Repository) -> tuple[gaps.Skip, ...]:
    """Submodules are named in .gitmodules; how many there are is told, what is in them is not looked at."""
    where = posixpath.join(repository.top or "", ".gitmodules")
    try:
        count = git.world.read(where, limit=1 << 20).count(b"[submodule ")
    except FileNotFoundError:
        return ()
    except OSError:
        count = 1
    what = "submodules, not looked into for uncommitted changes"
    return (gaps.Skip(where=text.shown(where), what=what, count=count),) if count else ()
