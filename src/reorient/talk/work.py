"""Work: files the session edited, commits it made, to-dos it keeps.

What the rows record as done by a tool is the host's observation; what the agent's own list says is a record of it.
"""

from __future__ import annotations

import re

from reorient.model import observations, utterances, values
from reorient.talk import hearing

_COMMITTED = re.compile(
    r"^\[(?P<branch>[^\s\]]+)(?: \(root-commit\))? (?P<oid>[0-9a-f]{7,40})\] (?P<subject>.*)$", re.MULTILINE
)
COMMIT = re.compile(r"\bgit\s+(?:-\S+\s+\S+\s+)*commit\b")
_MOST_EDITED = 200


def edited(heard: hearing.Hearing) -> list[observations.Observation]:
    """One `edited` observation a path, at its newest successful edit; how many edits it had."""
    newest: dict[str, tuple[utterances.Utterance, int]] = {}
    for run in heard.runs:
        call = run.call.call
        if call is None or run.failed or run.outcome is None:
            continue
        for path in call.edits:
            count = newest.pop(path, (run.call, 0))[1]
            newest[path] = (run.call, count + 1)
    return [
        heard.claim("edited", values.Record(path=path, edits=count), row, observations.Voice.HOST, key=path)
        for path, (row, count) in list(newest.items())[-_MOST_EDITED:]
    ]


def commits(heard: hearing.Hearing) -> list[observations.Observation]:
    """`done`: the commits whose own output stands in the session."""
    out = []
    for run in heard.runs:
        call = run.call.call
        if call is None or not call.run or "commit" not in call.run or run.outcome is None or run.failed:
            continue
        for match in _COMMITTED.finditer(run.outcome.text):
            value = values.Record(
                kind="commit", oid=match["oid"], text=match["subject"].strip(), branch=match["branch"]
            )
            out.append(heard.claim("done", value, run.outcome, observations.Voice.HOST, key=match["oid"][:7]))
    return out


def todos(heard: hearing.Hearing) -> list[observations.Observation]:
    """`open` for each to-do as the list last stood: text, state (pending, active, done, dropped), place in the list."""
    held: dict[str, tuple[utterances.Todo, utterances.Utterance]] = {}
    for run in heard.runs:
        call = run.call.call
        if call is None or not call.todos or run.failed:
            continue
        if call.todos_whole:
            held = {}
        for todo in call.todos:
            text = todo.text or (held[todo.key][0].text if todo.key in held else "")
            held[todo.key] = (utterances.Todo(key=todo.key, text=text, state=todo.state), run.call)
    return [_todo(heard, position, *entry) for position, entry in enumerate(held.values()) if entry[0].text]


def _todo(
    heard: hearing.Hearing, position: int, todo: utterances.Todo, row: utterances.Utterance
) -> observations.Observation:
    value = values.Record(text=todo.text, state=todo.state, position=position)
    return heard.claim("open", value, row, observations.Voice.HOST, key=todo.key)


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """All three."""
    return [*edited(heard), *commits(heard), *todos(heard)]
