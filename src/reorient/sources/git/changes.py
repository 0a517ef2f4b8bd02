"""The answer of `git status --porcelain=v2 -z --branch` as values. Pure.

Promises: every record is read or the whole is refused (ValueError), so that a cut or foreign answer is never taken for
a clean worktree. Facts: git-status(1), "Porcelain Format Version 2" and "Pathname Format Notes and -z".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from reorient.model.frozen import Frozen

UNBORN = b"(initial)"

_WORDS = {
    "M": "modified",
    "T": "typechanged",
    "A": "added",
    "D": "deleted",
    "R": "renamed",
    "C": "copied",
    ".": "",
}
_CONFLICTS = {
    "DD": "both deleted",
    "AU": "added by us",
    "UD": "deleted by them",
    "UA": "added by them",
    "DU": "deleted by us",
    "AA": "both added",
    "UU": "both modified",
}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Change(Frozen):
    """One path that differs.

    staged, unstaged: what happened in the index, and in the worktree since; "" for nothing.
    """

    path: bytes
    staged: str = ""
    unstaged: str = ""
    conflict: str = ""
    untracked: bool = False
    submodule: bool = False
    origin: bytes | None = None

    @property
    def state(self) -> str:
        """conflicted | untracked | both | staged | unstaged"""
        if self.conflict:
            return "conflicted"
        if self.untracked:
            return "untracked"
        if self.staged and self.unstaged:
            return "both"
        return "staged" if self.staged else "unstaged"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Status(Frozen):
    """What differs, and the commit it differs from (b"(initial)" where there is none)."""

    oid: bytes
    changes: tuple[Change, ...]


def parse(out: bytes) -> Status:
    """The status that the answer tells. ValueError for any other answer."""
    rows = out.split(b"\0")
    if rows.pop():
        raise ValueError("the last record is cut")
    oid = b""
    found = []
    left = iter(rows)
    for row in left:
        if row.startswith(b"# branch.oid "):
            oid = row.removeprefix(b"# branch.oid ")
        elif not row.startswith(b"# "):
            found.append(_change(row, left))
    if not oid:
        raise ValueError("no commit is named")
    return Status(oid=oid, changes=_one_a_path(found))


def _one_a_path(found: list[Change]) -> tuple[Change, ...]:
    """A file taken out of the index but left lying is told twice by git, as deleted and as untracked; here, once."""
    untracked = {change.path for change in found if change.untracked}
    tracked = {change.path for change in found if not change.untracked}
    return tuple(
        replace(change, unstaged="untracked") if change.path in untracked and not change.untracked else change
        for change in found
        if not (change.untracked and change.path in tracked)
    )


def _change(row: bytes, left: Iterator[bytes]) -> Change:
    kind, _, rest = row.partition(b" ")
    if kind == b"1":
        return _tracked(rest.split(b" ", 7), 8)
    if kind == b"2":
        return _tracked(rest.split(b" ", 8), 9, origin=_next(left))
    if kind == b"u":
        parts = _whole(rest.split(b" ", 9), 10)
        return Change(path=parts[-1], conflict=_word(_CONFLICTS, parts[0]), submodule=parts[1].startswith(b"S"))
    if kind == b"?" and rest:
        return Change(path=rest, untracked=True)
    raise ValueError("unknown record")


def _tracked(parts: list[bytes], count: int, *, origin: bytes | None = None) -> Change:
    _whole(parts, count)
    if len(parts[0]) != 2 or parts[0] == b"..":
        raise ValueError("unknown change")
    staged, unstaged = (_word(_WORDS, parts[0][at : at + 1]) for at in (0, 1))
    return Change(path=parts[-1], staged=staged, unstaged=unstaged, submodule=parts[1].startswith(b"S"), origin=origin)


def _whole(parts: list[bytes], count: int) -> list[bytes]:
    if len(parts) != count or not parts[-1]:
        raise ValueError("a record lacks a part")
    return parts


def _word(words: dict[str, str], letters: bytes) -> str:
    try:
        return words[letters.decode("ascii")]
    except (KeyError, UnicodeDecodeError):
        raise ValueError("unknown change") from None


def _next(left: Iterator[bytes]) -> bytes:
    origin = next(left, b"")
    if not origin:
        raise ValueError("a rename lacks its origin")
    return origin
