"""The other worktrees of the same repository: where another branch is checked out, perhaps by another worker.

Promises: one claim a worktree other than this one, the main one included; where there is none, one claim with key ""
and value None. At most 100, the rest is counted.
A value is Record(path, branch, head, locked, prunable); branch None: detached; head None: no commit, or bare.
`why` is there where git keeps a reason for the lock, or says why the worktree could be pruned.
Needs git 2.36 (`-z`) where there are others. Facts: git-worktree(1), "Porcelain Format".
"""

from __future__ import annotations

import hashlib
import posixpath
from collections.abc import Iterator

from reorient.model import gaps, values
from reorient.sources import base
from reorient.sources.git import calls, layout, text, trouble, witness

FIELDS = ("worktree",)

_COMMAND = "git worktree list"
_LIMIT = 100


def observe(git: calls.Git, said: witness.Witness, repository: layout.Repository) -> base.Readout:
    """The worktrees beside this one."""
    if not repository.is_linked_worktree and _no_others(git, repository):
        none = said.says("worktree", None, locator=_COMMAND, revision="no folder")
        return base.Readout(observations=(none,))
    ran = git.ask(calls.WORKTREES, fields=FIELDS)
    if isinstance(ran, gaps.Gap):
        return base.Readout(gaps=(ran,))
    try:
        rows = list(_rows(ran.out))
    except ValueError:
        return base.Readout(gaps=(trouble.garbled("worktree", cwd=git.cwd, fields=FIELDS),))
    here = repository.top or repository.common_dir
    found = {}
    for row in rows:
        path = text.path(row[b"worktree"])
        if git.world.real(path) != here:
            found[path] = _value(path, row)
    revision = hashlib.sha256(ran.out).hexdigest()
    if not found:
        return base.Readout(observations=(said.says("worktree", None, locator=_COMMAND, revision=revision),))
    shown = sorted(found)[:_LIMIT]
    told = [
        said.says("worktree", found[path], key=text.shown(path), locator=_COMMAND, revision=revision) for path in shown
    ]
    rest = len(found) - len(shown)
    beyond = gaps.Skip(where=_COMMAND, what=f"worktrees beyond the first {_LIMIT}", count=rest)
    return base.Readout(observations=tuple(told), skipped=(beyond,) if rest else ())


def _no_others(git: calls.Git, repository: layout.Repository) -> bool:
    try:
        return not git.world.entries(posixpath.join(repository.common_dir, "worktrees"))
    except FileNotFoundError:
        return True
    except OSError:
        return False  # git says what is wrong


def _rows(out: bytes) -> Iterator[dict[bytes, bytes]]:
    """Each worktree's attributes; a label without a value has b""."""
    if not out.endswith(b"\0\0"):
        raise ValueError("the last record is cut")
    for block in out[:-2].split(b"\0\0"):
        row = {}
        for line in block.split(b"\0"):
            label, _, value = line.partition(b" ")
            row[label] = value
        if not row.get(b"worktree"):
            raise ValueError("a worktree lacks its path")
        yield row


def _value(path: str, row: dict[bytes, bytes]) -> values.Record:
    branch = row.get(b"branch")
    head = row.get(b"HEAD", b"").strip(b"0")
    why = row.get(b"locked") or row.get(b"prunable")
    parts: dict[str, values.Value] = {
        "path": text.shown(path),
        "branch": None if branch is None else text.shown(branch).removeprefix("refs/heads/"),
        "head": text.shown(row[b"HEAD"]) if head else None,
        "locked": b"locked" in row,
        "prunable": b"prunable" in row,
    }
    return values.Record(**parts, why=text.shown(why)) if why else values.Record(**parts)
