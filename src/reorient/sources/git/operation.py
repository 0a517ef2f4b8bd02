"""The operation in progress: a rebase, am, merge, cherry-pick, revert or bisect that waits to be ended.

Promises: told from the files that git keeps for it in the worktree's git folder, without starting git; the outermost
operation where one runs inside another (a rebase picks and merges), with a bisect beside it under `also`.
A value is Record(kind, ...): rebase and am with `branch`, `onto`, `step`, `of`; merge with `heads`; cherry-pick and
revert with `commit` and `left`, the steps still to do; bisect with `start`, `good`, `bad`. A detail that cannot be
read is None, or left out where the operation does not have it.

Facts: git's own wt-status and sequencer: which files exist while what is in progress.
"""

from __future__ import annotations

import posixpath

from reorient.model import gaps, values
from reorient.sources import base
from reorient.sources.git import calls, layout, text, trouble, witness

FIELDS = ("operation",)

_COMMAND = "git status"


def observe(git: calls.Git, said: witness.Witness, repository: layout.Repository) -> base.Readout:
    """What waits to be ended in this worktree."""
    try:
        names = frozenset(entry.name for entry in git.world.entries(repository.git_dir))
        shared = frozenset(entry.name for entry in git.world.entries(repository.common_dir))
    except OSError as error:
        reason = f"{text.shown(repository.git_dir)} cannot be listed: {error.strerror}"
        return base.Readout(gaps=(trouble.told("status", reason, cwd=git.cwd, fields=FIELDS),))
    value = _value(_Folder(git, repository.git_dir), names)
    lock = gaps.Skip(
        where=text.shown(posixpath.join(repository.git_dir, "index.lock")),
        what="a lock of another git command: files may have changed while they were read",
        count=1,
    )
    skipped = (lock,) if "index.lock" in names else ()
    if value is None and "reftable" in shared:
        reason = "refs are kept in a reftable, where a pick or revert leaves no file"
        told = trouble.told("status", reason, cwd=git.cwd, fields=FIELDS, next=_COMMAND)
        return base.Readout(gaps=(told,), skipped=skipped)
    claim = said.says("operation", value, locator=_COMMAND, revision=values.digest(value))
    return base.Readout(observations=(claim,), skipped=skipped)


class _Folder:
    """The small files of one git folder."""

    def __init__(self, git: calls.Git, path: str) -> None:
        self._git = git
        self._path = path

    def lines(self, name: str) -> list[str] | None:
        """The lines of a file; None where it is not there or cannot be read."""
        try:
            raw = self._git.world.read(posixpath.join(self._path, name), limit=1 << 20)
        except OSError:
            return None
        return [line for line in text.shown(raw).split("\n") if line.strip()]

    def line(self, name: str) -> str | None:
        """The first line of a file."""
        lines = self.lines(name)
        return lines[0].strip() if lines else None

    def number(self, name: str) -> int | None:
        """The number that a file holds."""
        line = self.line(name) or ""
        return int(line) if line.isascii() and line.isdigit() and len(line) < 10 else None


def _value(folder: _Folder, names: frozenset[str]) -> values.Record | None:
    found = _outer(folder, names)
    if "BISECT_LOG" not in names:
        return found
    if found is not None:
        return values.Record(**found, also=("bisect",))
    log = folder.lines("BISECT_LOG") or []
    return values.Record(
        kind="bisect",
        start=folder.line("BISECT_START"),
        good=sum(line.startswith(("# good: [", "# old: [")) for line in log),
        bad=sum(line.startswith(("# bad: [", "# new: [")) for line in log),
    )


def _outer(folder: _Folder, names: frozenset[str]) -> values.Record | None:
    if "rebase-merge" in names:
        return _replay(folder, "rebase", "rebase-merge", "msgnum", "end")
    if "rebase-apply" in names:
        applying = folder.lines("rebase-apply/applying") is not None
        return _replay(folder, "am" if applying else "rebase", "rebase-apply", "next", "last")
    if "MERGE_HEAD" in names:
        return values.Record(kind="merge", heads=tuple(folder.lines("MERGE_HEAD") or ()))
    if "CHERRY_PICK_HEAD" in names:
        return _pick(folder, "cherry-pick", folder.line("CHERRY_PICK_HEAD"))
    if "REVERT_HEAD" in names:
        return _pick(folder, "revert", folder.line("REVERT_HEAD"))
    if "sequencer" in names:  # a series whose present step was committed by hand
        first = (folder.line("sequencer/todo") or "").split(" ", 1)[0]
        return _pick(folder, "revert" if first == "revert" else "cherry-pick", None)
    return None


def _replay(folder: _Folder, kind: str, home: str, step: str, of: str) -> values.Record:
    head = folder.line(f"{home}/head-name")
    return values.Record(
        kind=kind,
        branch=head.removeprefix("refs/heads/") if head else None,
        onto=folder.line(f"{home}/onto"),
        step=folder.number(f"{home}/{step}"),
        of=folder.number(f"{home}/{of}"),
    )


def _pick(folder: _Folder, kind: str, commit: str | None) -> values.Record:
    todo = folder.lines("sequencer/todo")
    left = None if todo is None else sum(not line.startswith("#") for line in todo)
    return values.Record(kind=kind, commit=commit, left=left)
