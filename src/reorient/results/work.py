"""Lines of the work: done with proof, open to-dos, promises, the failing check, its cause, edits, tests, claims."""

from __future__ import annotations

from reorient.model import findings, values
from reorient.model.lines import Line
from reorient.results import paths, reading, uncommitted

MOST = 6
MOST_DONE = 3
_PATHS = 10  # in the line of edited files


def lines(found: findings.Findings, *, top: str | None, claims: int = MOST, told: str = "") -> list[Line]:
    """`top`: the worktree's top folder, which paths are shown relative to. claims: that are told among the first.

    told: the words that the next action quotes, which no promise and no step says again.
    """
    return [
        *_done(found),
        *_todos(found),
        *_promises(found, told),
        *_failing(found),
        *_named(found, told),
        *_edited(found, top),
        *_test(found),
        *_claims(found, claims),
    ]


def _done(found: findings.Findings) -> list[Line]:
    """Commits of this session that git still has are proven; the rest is said by the session alone."""
    made = list(enumerate(reading.entries(found, "done")[:MOST]))
    return [*(_commit(found, entry, age) for age, entry in reversed(made)), *_done_todos(found)]


def _commit(found: findings.Findings, entry: reading.Entry, age: int) -> Line:
    """Git's own place is the proof; without it, the row of the session that saw the commit made."""
    proof = commit(found, entry.text("oid"))
    told = {"subject": entry.text("text")} if proof else {"oid": entry.text("oid")[:7], "subject": entry.text("text")}
    return Line(
        section="done",
        phrase="done.commit" if proof else "done.commit_unseen",
        args=values.Record(**told),
        quoted=("subject",),
        cites=(proof.place if proof else entry.place,),
        priority=reading.aged(5, age, MOST_DONE),
    )


def commit(found: findings.Findings, oid: str) -> reading.Entry | None:
    """The commit as git's own log has it, of an object id or its beginning."""
    known = (entry for entry in reading.entries(found, "commit") if oid and entry.text("oid").startswith(oid))
    return next(known, None)


def _done_todos(found: findings.Findings) -> list[Line]:
    """The to-dos that the agent ticked off and that no commit told above is called like."""
    told = {entry.text("text").casefold() for entry in reading.entries(found, "done")[:MOST]}
    ticked = [entry for entry in reading.entries(found, "open") if entry.text("state") == "done"]
    done = [entry for entry in ticked if entry.text("text").casefold() not in told][:MOST]
    if not done:
        return []
    args = values.Record(items=tuple(entry.text("text") for entry in reversed(done)))
    return [
        Line(section="done", phrase="done.todos", args=args, quoted=("items",), cites=(done[0].place,), priority=14)
    ]


def _todos(found: findings.Findings) -> list[Line]:
    return [
        Line(
            section="open",
            phrase=f"open.{entry.text('state')}",
            args=values.Record(text=entry.text("text")),
            quoted=("text",),
            cites=(entry.place,),
            priority=3 if entry.text("state") == "active" else reading.aged(5, at, 3),
            limit=reading.GIST,
        )
        for at, entry in enumerate(waiting(found))
    ]


def waiting(found: findings.Findings) -> list[reading.Entry]:
    """The to-dos that are not done, the active ones first, then in the order of the agent's own list."""
    held = [entry for entry in reading.entries(found, "open") if entry.text("state") in ("active", "pending")]
    return sorted(held, key=lambda entry: (entry.text("state") != "active", entry.number("position")))


def _promises(found: findings.Findings, told: str) -> list[Line]:
    held = list(enumerate(entry for entry in reading.entries(found, "promise") if entry.text("text") != told))
    return [
        Line(
            section="promise",
            phrase="promise.said",
            args=values.Record(text=entry.text("text")),
            quoted=("text",),
            cites=(entry.place,),
            priority=5 if age < 2 else reading.aged(6, age, 4),
            limit=reading.GIST,
        )
        for age, entry in reversed(held)
    ]


def _failing(found: findings.Findings) -> list[Line]:
    """The last failure, where nothing passed since; one that passed later is told with the test runs."""
    entry = reading.newest(found, "failing")
    if entry is None or entry.value.get("passed_later"):
        return []
    args = values.Record(command=entry.text("command"), message=_message(entry))
    return [
        Line(
            section="failing",
            phrase="failing.stands",
            args=args,
            quoted=("message",),
            cites=(entry.place,),
            priority=1,
            limit=reading.GIST,
        )
    ]


def _message(failing: reading.Entry) -> str:
    """What a person would quote: the failing tests' names, where the message does not hold them, and the message."""
    tests = failing.value.get("tests")
    named = ", ".join(str(name) for name in tests[:2]) if isinstance(tests, tuple) else ""
    message = failing.text("message") or failing.text("command")
    return message if not named or named in message else f"{named}: {message}"


def _named(found: findings.Findings, told: str) -> list[Line]:
    return [
        Line(
            section="cause",
            phrase=f"cause.{entry.text('kind')}",
            args=values.Record(text=entry.text("text")),
            quoted=("text",),
            cites=(entry.place,),
            priority=4,
            limit=reading.GIST,
        )
        for entry in reversed(reading.entries(found, "cause"))
        if entry.text("text") != told
    ]


def _edited(found: findings.Findings, top: str | None) -> list[Line]:
    """Files that the session edited and git shows as not committed; where git was not read, all it edited."""
    edits = reading.entries(found, "edited")
    shown = _edited_shown(found, top)
    if not shown:
        return []
    told = paths.together(shown[:_PATHS])
    if not _git_told(found):
        args = values.Record(paths=told, count=len(shown))
        return [Line(section="edited", phrase="edited.here", args=args, cites=(edits[0].place,), priority=5)]
    changed = uncommitted.ranked(reading.entries(found, "uncommitted"))
    others = [path for entry in changed if (path := entry.text("path")) not in shown]
    args = values.Record(count=len(changed), states=uncommitted.states(changed), paths=told)
    if others:
        args = values.Record(**args, others=paths.together(others[:MOST]))
    phrase = "edited.uncommitted_besides" if others else "edited.uncommitted"
    cites = (edits[0].place, changed[0].place)
    return [Line(section="edited", phrase=phrase, args=args, cites=cites, priority=4)]


def edited_paths(found: findings.Findings, top: str | None) -> list[str]:
    """The paths that the line of edited files names."""
    return _edited_shown(found, top)[:_PATHS]


def _edited_shown(found: findings.Findings, top: str | None) -> list[str]:
    if _git_told(found):
        return edited_uncommitted(found, top)
    return [paths.relative(entry.text("path"), top) for entry in reading.entries(found, "edited")]


def _git_told(found: findings.Findings) -> bool:
    told = found.of("uncommitted")
    return bool(told) and not any(isinstance(item, findings.Unknown) for item in told)


def edited_uncommitted(found: findings.Findings, top: str | None) -> list[str]:
    """The paths that the session edited and git shows as not committed, newest edit first."""
    changed = {entry.text("path") for entry in reading.entries(found, "uncommitted")}
    edits = (paths.relative(entry.text("path"), top) for entry in reading.entries(found, "edited"))
    return [path for path in dict.fromkeys(edits) if path in changed]


def _test(found: findings.Findings) -> list[Line]:
    """The last run; and the last failure that a later run passed, in one line where that run was the last."""
    entry, failing = reading.newest(found, "test"), reading.newest(found, "failing")
    lines = []
    if failing and failing.value.get("passed_later"):
        lines.append(_passed(failing))
        if entry and entry.text("command") in (failing.text("passed_by"), failing.text("command")):
            return lines  # said already
    if entry is None or (failing and entry.value.get("failed") and failing.text("command") == entry.text("command")):
        return lines  # the line of the failing check says it
    failed = entry.value.get("failed")
    phrase = "test.unknown" if failed is None else "test.failed" if failed else "test.passed"
    return [*lines, _run(phrase, values.Record(command=entry.text("command")), entry)]


def _passed(failing: reading.Entry) -> Line:
    command, later = failing.text("command"), failing.text("passed_by")
    told = {"command": command, "message": _message(failing), "mark": failing.text("passed_mark")}
    if later in ("", command):
        return _run("test.passed_later", values.Record(**told), failing, quoted=("message",), priority=3)
    return _run("test.passed_by", values.Record(later=later, **told), failing, quoted=("message",), priority=3)


def _run(
    phrase: str, args: values.Record, entry: reading.Entry, quoted: tuple[str, ...] = (), priority: int = 4
) -> Line:
    return Line(
        section="test",
        phrase=phrase,
        args=args,
        quoted=quoted,
        cites=(entry.place,),
        priority=priority,
        limit=reading.GIST,
    )


def _claims(found: findings.Findings, recent: int) -> list[Line]:
    out = []
    for age, entry in reversed(list(enumerate(reading.entries(found, "claim")))):
        who = entry.text("who")
        summary = who == "summary"
        args = values.Record(text=entry.text("text")) if summary else values.Record(who=who, text=entry.text("text"))
        out.append(
            Line(
                section="claim",
                phrase="claim.summary" if summary else "claim.said",
                args=args,
                quoted=("text",),
                cites=(entry.place,),
                priority=16 if summary else reading.aged(6, age, recent),
                limit=reading.GIST,
            )
        )
    return out
