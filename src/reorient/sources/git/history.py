"""Head, last commits and stashes.

Promises: at most 10 commits of HEAD, newest with the highest order; `head` is the first of them. A branch without a
commit leaves both absent; a HEAD that cannot be read leaves both unknown. At most 20 stashes, the rest is counted.
Values: commit Record(oid, subject, author, authored_at, committed_at); stash Record(name, oid, subject, committed_at).
Facts: git-log(1) "PRETTY FORMATS"; a record's parts cannot hold the NUL that parts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reorient import reach
from reorient.model import gaps, observations, values
from reorient.model.frozen import Frozen
from reorient.sources import base
from reorient.sources.git import calls, layout, text, trouble, witness

_STASHES = 20
_UNBORN = b"does not have any commits yet"
_FIELDS = ("head", "commit")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Commits(Frozen):
    """head: the commit's id; "" where the branch has none yet; None where that could not be read."""

    readout: base.Readout
    head: str | None


def commits(git: calls.Git, said: witness.Witness, repository: layout.Repository) -> Commits:
    """The commit that is checked out, and the last ones before it."""
    ran = git.run(calls.COMMITS)
    if ran.code and _UNBORN in ran.err:
        return Commits(readout=base.Readout(observations=_unborn(said)), head="")
    rows = _rows(git, ran, calls.COMMITS, width=5, fields=_FIELDS)
    if isinstance(rows, gaps.Gap):
        return Commits(readout=base.Readout(gaps=(rows,)), head=None)
    told = [_commit(said, row, order) for order, row in zip(range(len(rows), 0, -1), rows, strict=True)]
    readout = base.Readout(
        observations=(_head(said, rows[0]), *told),
        gaps=trouble.partly("log", ran, cwd=git.cwd, fields=("commit",)),
        skipped=_boundary(git, repository),
    )
    return Commits(readout=readout, head=text.shown(rows[0][0]))


def stashes(git: calls.Git, said: witness.Witness, *, there: bool) -> base.Readout:
    """The stashes, newest highest. there: whether the ref of the stash exists."""
    if not there:
        none = said.says("stash", None, locator="git stash list", revision="no refs/stash")
        return base.Readout(observations=(none,))
    ran = git.run(calls.STASHES)
    rows = _rows(git, ran, calls.STASHES, width=3, fields=("stash",))
    if isinstance(rows, gaps.Gap):
        return base.Readout(gaps=(rows,))
    told = [_stash(said, row, index, len(rows) - index) for index, row in enumerate(rows[:_STASHES])]
    rest = max(0, len(rows) - _STASHES)
    beyond = gaps.Skip(where="git stash list", what=f"stashes beyond the newest {_STASHES}", count=rest)
    return base.Readout(observations=tuple(told), skipped=(beyond,) if rest else ())


def _rows(
    git: calls.Git, ran: reach.Ran, call: tuple[str, ...], *, width: int, fields: tuple[str, ...]
) -> list[list[bytes]] | gaps.Gap:
    """The records of an answer, each of `width` parts, the first an object id; at least one."""
    checked = git.checked(call, ran, fields=fields)
    if isinstance(checked, gaps.Gap):
        return checked
    parts = checked.out.split(b"\0")
    rows = [parts[at : at + width] for at in range(0, len(parts) - 1, width)]
    cut = parts[-1] or (len(parts) - 1) % width
    if cut or not rows or any(witness.full_oid(row[0]) is None for row in rows):
        return trouble.garbled(call[0], cwd=git.cwd, fields=fields)
    return rows


def _unborn(said: witness.Witness) -> tuple[observations.Observation, ...]:
    return tuple(said.says(field, None, locator="git log", revision="no commit") for field in _FIELDS)


def _head(said: witness.Witness, row: Sequence[bytes]) -> observations.Observation:
    oid, committed, _, _, subject = row
    name, at = text.shown(oid), text.moment(committed)
    value = values.Record(oid=name, subject=text.shown(subject), committed_at=at)
    return said.says(
        "head", value, mark=witness.commit_mark(name), locator=f"git show {name}", revision=name, stated_at=at
    )


def _commit(said: witness.Witness, row: Sequence[bytes], order: int) -> observations.Observation:
    oid, committed, authored, author, subject = row
    name, at = text.shown(oid), text.moment(committed)
    value = values.Record(
        oid=name,
        subject=text.shown(subject),
        author=text.shown(author),
        authored_at=text.moment(authored),
        committed_at=at,
    )
    return said.says(
        "commit",
        value,
        mark=witness.commit_mark(name),
        locator=f"git show {name}",
        revision=name,
        key=name,
        order=order,
        stated_at=at,
    )


def _stash(said: witness.Witness, row: Sequence[bytes], index: int, order: int) -> observations.Observation:
    oid, committed, subject = row
    name, at = text.shown(oid), text.moment(committed)
    value = values.Record(name=f"stash@{{{index}}}", oid=name, subject=text.shown(subject), committed_at=at)
    return said.says(
        "stash",
        value,
        mark=witness.commit_mark(name),
        locator=f"git stash show -p {name}",
        revision=name,
        key=name,
        order=order,
        stated_at=at,
    )


def _boundary(git: calls.Git, repository: layout.Repository) -> tuple[gaps.Skip, ...]:
    """A shallow clone ends early; where, git keeps in a file, one commit a line."""
    if not repository.is_shallow:
        return ()
    try:
        count = git.world.read(f"{repository.common_dir}/shallow", limit=1 << 20).count(b"\n")
    except OSError:
        count = 1
    what = "commits behind which history is cut (shallow clone)"
    return (gaps.Skip(where="git log", what=what, count=max(1, count)),)
