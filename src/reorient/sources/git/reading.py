"""One reading of one repository: all parts, in the order in which git is asked.

Promises: what was read belongs together. Several git processes answer one after the other, so HEAD of the first is held
against HEAD of the last; where it moved, all is read once more, and where it moved again, that is a gap.
"""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model import gaps
from reorient.model.frozen import Frozen
from reorient.sources import base
from reorient.sources.git import (
    calls,
    changes,
    history,
    index,
    layout,
    operation,
    refs,
    shelter,
    status,
    text,
    trouble,
    witness,
    worktrees,
)

_MOVING = ("branch", "head", "commit", "uncommitted")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Reading(Frozen):
    """One repository, ready to be read."""

    git: calls.Git
    said: witness.Witness
    repository: layout.Repository
    keys: frozenset[str]

    def whole(self) -> base.Readout:
        """All that the repository says."""
        readout, steady = self._once()
        if not steady:
            readout, steady = self._once()
        if steady:
            return readout
        moving = "the repository changed twice while it was read"
        told = trouble.told("status", moving, cwd=self.git.cwd, fields=_MOVING, next="git status")
        return _joined(readout, base.Readout(gaps=(told,)))

    def _once(self) -> tuple[base.Readout, bool]:
        """All parts, and whether HEAD stood still from the first to the last."""
        commits = history.commits(self.git, self.said, self.repository)
        files, steady = self._files(commits.head)
        parts = (
            self._refs(born=bool(commits.head)),
            commits.readout,
            files,
            operation.observe(self.git, self.said, self.repository),
            worktrees.observe(self.git, self.said, self.repository),
        )
        return _joined(*parts), steady

    def _refs(self, *, born: bool) -> base.Readout:
        """Branch, upstream and stash. born: whether HEAD has a commit, so that its branch must be listed."""
        head = refs.head(self.git, self.repository)
        named = (
            base.Readout(gaps=(head,))
            if isinstance(head, gaps.Gap)
            else base.Readout(observations=(refs.branch(self.said, head),))
        )
        known = None if isinstance(head, gaps.Gap) else head
        listed = refs.listed(self.git, known, born=born)
        if isinstance(listed, gaps.Gap):
            return _joined(named, base.Readout(gaps=(listed,)))
        parts = [named, base.Readout(gaps=listed.lacking)]
        if known is not None:
            parts.append(refs.upstream(self.git, self.said, self.repository, head=known, listed=listed, keys=self.keys))
        if listed.stash is not None:
            parts.append(history.stashes(self.git, self.said, there=listed.stash))
        return _joined(*parts)

    def _files(self, head: str | None) -> tuple[base.Readout, bool]:
        """Uncommitted files. head: as `history.Commits` has it."""
        if self.repository.top is None:
            return base.Readout(gaps=(self._no_worktree(),)), True
        answer = self._split() or status.read(self.git)
        if isinstance(answer, gaps.Gap):
            return base.Readout(gaps=(answer,)), True
        unborn = answer[0].oid == changes.UNBORN
        if head is None and unborn:  # git compares with nothing where HEAD's commit cannot be read
            reason = "the commit of HEAD cannot be read, so no file can be compared with it"
            return base.Readout(gaps=(self._told(reason),)), True
        steady = head is None or answer[0].oid == (head.encode() or changes.UNBORN)
        drivers = shelter.drivers(self.keys)
        return status.observe(self.git, self.said, self.repository, drivers, answer), steady

    def _split(self) -> gaps.Gap | None:
        try:
            split = index.is_split(self.git.world, self.repository.git_dir)
        except OSError as error:
            return self._told(f"the index of {text.shown(self.git.cwd)} cannot be read: {error.strerror}")
        reason = "the index is split, and reading it would set the time of its shared file"
        return self._told(reason, next="git status") if split else None

    def _no_worktree(self) -> gaps.Gap:
        if self.repository.is_bare:
            return self._told("a bare repository has no worktree")
        return self._told("the folder is not inside the worktree of its repository")

    def _told(self, reason: str, *, next: str = "") -> gaps.Gap:
        return trouble.told("status", reason, cwd=self.git.cwd, fields=status.FIELDS, next=next)


def _joined(*parts: base.Readout) -> base.Readout:
    return base.Readout(
        observations=tuple(claim for part in parts for claim in part.observations),
        gaps=tuple(sorted({gap for part in parts for gap in part.gaps})),
        skipped=tuple(sorted({skip for part in parts for skip in part.skipped})),
    )
