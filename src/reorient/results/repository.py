"""Lines of the repository: upstream, what is not committed, what is in progress, stashes, worktrees, last commits."""

from __future__ import annotations

from reorient.model import findings, values
from reorient.model.lines import Line
from reorient.results import reading, uncommitted, work

_PATHS = 6
_COMMITS = 3


def lines(found: findings.Findings, *, top: str | None) -> list[Line]:
    """What git says, most urgent first."""
    edited = set(work.edited_uncommitted(found, top))
    return [
        *_operation(found),
        *([] if edited else _uncommitted(found)),  # else the line of edited files tells it
        *_commits(found),
        *_upstream(found),
        *_stashes(found),
        *_worktrees(found),
    ]


def _operation(found: findings.Findings) -> list[Line]:
    entry = reading.newest(found, "operation")
    if entry is None:
        return []
    args = values.Record(kind=entry.text("kind"))
    return [Line(section="git", phrase="git.operation", args=args, cites=(entry.place,), priority=1)]


def _uncommitted(found: findings.Findings) -> list[Line]:
    changed = reading.entries(found, "uncommitted")
    if not changed:
        clean = [item for item in found.of("uncommitted") if isinstance(item, findings.Absent)]
        return [_clean(clean[0])] if clean else []
    ranked = uncommitted.ranked(changed)
    paths = tuple(entry.text("path") for entry in ranked[:_PATHS])
    args = values.Record(count=len(changed), states=uncommitted.states(changed), paths=paths)
    phrase = "git.uncommitted" if len(changed) <= _PATHS else "git.uncommitted_more"
    return [Line(section="git", phrase=phrase, args=args, cites=(ranked[0].place,), priority=3)]


def _clean(finding: findings.Absent) -> Line:
    return Line(section="git", phrase="git.clean", cites=(finding.witnesses[0].place,), priority=8)


def _commits(found: findings.Findings) -> list[Line]:
    told = {
        proof.text("oid") for done in reading.entries(found, "done") if (proof := work.commit(found, done.text("oid")))
    }
    newest = [entry for entry in reading.entries(found, "commit") if entry.text("oid") not in told][:_COMMITS]
    return [
        Line(
            section="git",
            phrase="git.commit",
            args=values.Record(subject=entry.text("subject")),
            quoted=("subject",),
            cites=(entry.place,),
            priority=9 + 4 * at,
        )
        for at, entry in enumerate(newest)
    ]


def _upstream(found: findings.Findings) -> list[Line]:
    entry = reading.newest(found, "upstream")
    if entry is None:
        return []
    ahead, behind, as_of = entry.value.get("ahead"), entry.value.get("behind"), entry.text("as_of")
    args = values.Record(name=entry.text("name"), ahead=ahead, behind=behind, **({"as_of": as_of} if as_of else {}))
    if entry.value.get("gone"):
        phrase, args = "git.upstream_gone", values.Record(name=entry.text("name"))
    else:
        phrase = "git.upstream" if as_of else "git.upstream_undated"
    return [Line(section="git", phrase=phrase, args=args, cites=(entry.place,), priority=5)]


def _stashes(found: findings.Findings) -> list[Line]:
    held = reading.entries(found, "stash")
    if not held:
        return []
    args = values.Record(count=len(held), newest=held[0].text("subject"))
    return [Line(section="git", phrase="git.stash", args=args, quoted=("newest",), cites=(held[0].place,), priority=8)]


def _worktrees(found: findings.Findings) -> list[Line]:
    held = sorted(reading.entries(found, "worktree"), key=lambda entry: entry.text("path"))
    if not held:
        return []
    names = tuple(entry.text("branch") or entry.text("path") for entry in held[:_PATHS])
    args = values.Record(count=len(held), names=names)
    return [Line(section="git", phrase="git.worktrees", args=args, cites=(held[0].place,), priority=13)]


def branch(found: findings.Findings) -> str | None:
    """The branch that is checked out, where git was read and one is."""
    for item in found.of("branch"):
        if isinstance(item, findings.Settled) and isinstance(item.value, str):
            return item.value
    return None


def head(found: findings.Findings) -> str | None:
    """The full object id of HEAD, where git was read and there is one."""
    entry = reading.newest(found, "head")
    return entry.text("oid") or None if entry else None
