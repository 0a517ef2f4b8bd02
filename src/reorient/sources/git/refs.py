"""Branch and upstream: what HEAD names, what that branch follows, and how far apart they are.

Promises: the branch is what HEAD itself says, never a guess: a name, or Record(detached=True, at) for a commit. Ahead
and behind are measured against what was fetched last, so the time of that fetch stands beside them (`as_of`, None
where nothing was ever fetched here: a clone that never fetched again has no FETCH_HEAD).
An upstream is Record(name, ahead, behind, gone, as_of); of one that is gone, ahead and behind are None.

Refuses to call an upstream absent where one is configured that git cannot name (not fetched, or no commit here yet).
Facts: gitrepository-layout(5) "HEAD", git-for-each-ref(1) "upstream", git-fetch(1) FETCH_HEAD.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from dataclasses import dataclass

from reorient.model import gaps, observations, values
from reorient.model.frozen import Frozen
from reorient.sources import base
from reorient.sources.git import calls, layout, text, trouble, witness

_FIELDS = ("upstream", "stash")
_HEADS = "refs/heads/"
_STASH = "refs/stash"
_COMMAND = "git branch -vv"
_MARK = "git HEAD"
_TRACK = re.compile(r"(?:ahead (\d+))?(?:, )?(?:behind (\d+))?")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Head(Frozen):
    """What HEAD names. ref: a full ref name in the system's form; None where it is a commit, `at`."""

    ref: str | None = None
    at: str = ""

    @property
    def branch(self) -> str:
        """The branch's short name; the whole name where the ref is no branch."""
        return (self.ref or "").removeprefix(_HEADS)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Listed(Frozen):
    """What git lists of the refs asked for. rows: ref -> (upstream, how far from it).  lacking: why some may lack."""

    rows: Mapping[str, tuple[str, str]]
    lacking: tuple[gaps.Gap, ...]

    @property
    def stash(self) -> bool | None:
        """Whether there is a stash; None where that is not known."""
        if _STASH in self.rows:
            return True
        return None if self.lacking else False


def head(git: calls.Git, repository: layout.Repository) -> Head | gaps.Gap:
    """HEAD, from its file; git is asked where the file is a link or belongs to another way of keeping refs."""
    path = posixpath.join(repository.git_dir, "HEAD")
    try:
        raw = git.world.read(path, limit=4096).strip() if git.world.real(path) == path else b""
    except OSError:
        raw = b""
    ref = raw[4:].strip() if raw.startswith(b"ref:") else b""
    if ref.startswith(b"refs/") and ref != b"refs/heads/.invalid":
        return Head(ref=text.path(ref))
    if oid := witness.full_oid(raw):
        return Head(at=oid)
    ran = git.ask(calls.HEAD_REF, fields=("branch", "upstream"))
    if isinstance(ran, gaps.Gap):
        return ran
    ref = ran.out.strip()
    if not ref.startswith(b"refs/"):
        return trouble.garbled("symbolic-ref", cwd=git.cwd, fields=("branch", "upstream"))
    return Head(ref=text.path(ref))


def branch(said: witness.Witness, head: Head) -> observations.Observation:
    """Which branch is checked out."""
    if head.ref is None:
        detached = values.Record(detached=True, at=head.at)
        return said.says("branch", detached, mark=_MARK, locator="git rev-parse HEAD", revision=head.at)
    name = text.shown(head.branch)
    return said.says("branch", name, mark=_MARK, locator="git symbolic-ref HEAD", revision=text.shown(head.ref))


def listed(git: calls.Git, head: Head | None, *, born: bool) -> Listed | gaps.Gap:
    """The branch that HEAD names, where it names one, and the stash. born: whether that branch must be there."""
    wanted = (head.ref, _STASH) if head and head.ref else (_STASH,)
    ran = git.ask(calls.REFS, *wanted, fields=_FIELDS)
    if isinstance(ran, gaps.Gap):
        return ran
    rows = {}
    for line in ran.out.split(b"\n")[:-1]:
        parts = line.split(b"\0")
        if len(parts) != 4 or witness.full_oid(parts[1]) is None:
            return trouble.garbled("for-each-ref", cwd=git.cwd, fields=_FIELDS)
        rows[text.path(parts[0])] = (text.shown(parts[2]), text.shown(parts[3]))
    if born and head and head.ref and head.ref not in rows:
        return trouble.garbled("for-each-ref", cwd=git.cwd, fields=_FIELDS)
    return Listed(rows=rows, lacking=trouble.partly("for-each-ref", ran, cwd=git.cwd, fields=_FIELDS))


def upstream(
    git: calls.Git,
    said: witness.Witness,
    repository: layout.Repository,
    *,
    head: Head,
    listed: Listed,
    keys: frozenset[str],
) -> base.Readout:
    """What the branch follows. keys: all that is configured."""
    name, track = listed.rows.get(head.ref or "", ("", ""))
    if not name:
        return _no_upstream(git, said, head, listed, keys)
    counts = _TRACK.fullmatch(track)
    if counts is None and track != "gone":
        garbled = trouble.garbled("for-each-ref", cwd=git.cwd, fields=("upstream",))
        return base.Readout(gaps=(garbled,))
    value = values.Record(
        name=name,
        ahead=int(counts[1] or 0) if counts else None,
        behind=int(counts[2] or 0) if counts else None,
        gone=counts is None,
        as_of=_fetched(git, repository),
    )
    claim = said.says("upstream", value, locator=_COMMAND, revision=values.digest(value))
    return base.Readout(observations=(claim,))


def _no_upstream(
    git: calls.Git, said: witness.Witness, head: Head, listed: Listed, keys: frozenset[str]
) -> base.Readout:
    if head.ref and head.ref not in listed.rows and listed.lacking:
        return base.Readout()  # the gap is told with the list
    if head.ref and f"branch.{head.branch}.merge" in keys:
        reason = f"{text.shown(head.branch)} has an upstream configured of which nothing is fetched, or no commit yet"
        told = trouble.told("for-each-ref", reason, cwd=git.cwd, fields=("upstream",), next=_COMMAND)
        return base.Readout(gaps=(told,))
    none = said.says("upstream", None, locator=_COMMAND, revision=text.shown(head.ref or head.at))
    return base.Readout(observations=(none,))


def _fetched(git: calls.Git, repository: layout.Repository) -> str | None:
    """When something was last fetched into this repository, by this worktree or the main one."""
    times = []
    for folder in (repository.git_dir, repository.common_dir):
        try:
            times += [entry.mtime_ns for entry in git.world.entries(folder) if entry.name == "FETCH_HEAD"]
        except OSError:
            continue
    return text.moment(max(times) // 1_000_000_000) if times else None
