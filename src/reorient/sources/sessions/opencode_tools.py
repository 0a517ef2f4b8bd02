"""OpenCode's tools in the one form that `talk` knows.

Facts: parts that 1.18.33 wrote against a fake model (`bash` with its exit code in `metadata`), and, from documents and
the program's own strings, the states "error", "pending" and "running" and the input keys of the other tools.
"""

from __future__ import annotations

from reorient.model import utterances
from reorient.sources.sessions import rows, tools, values, written

_EDITS = frozenset({"edit", "write", "multiedit"})
_TODOS = frozenset({"todowrite"})


def call(part: rows.Data) -> utterances.Call:
    """A tool part."""
    name, given = values.text(part.get("tool")), values.mapping(_state(part).get("input"))
    path = tuple(filter(None, (values.text(given.get("filePath")) or values.text(given.get("path")),)))
    listed = values.mappings(given.get("todos")) if name in _TODOS else []
    return utterances.Call(
        name=name,
        id=values.text(part.get("callID")),
        run=values.text(given.get("command")) or None if name == "bash" else None,
        reads=path if name == "read" else (),
        edits=path if name in _EDITS else tools.patched(values.text(given.get("patchText"))),
        wrote=written.of(given) if name in _EDITS else written.patch(values.text(given.get("patchText"))),
        todos=tools.todos(listed, "content"),
        todos_whole=name in _TODOS and bool(listed),
        asks=tools.questions(given) if name == "question" else None,
        detail=tools.detail(given, "command", "filePath", "content", "oldString", "newString", "patchText"),
    )


def outcome(part: rows.Data) -> tuple[utterances.Outcome, str] | None:
    """What the tool gave back and its text; None while it runs."""
    state = _state(part)
    status = state.get("status")
    if status not in ("completed", "error"):
        return None
    code = values.whole(values.mapping(state.get("metadata")).get("exit"))
    text = values.text(state.get("output")) or values.text(state.get("error"))
    failed = status == "error" or bool(code)
    return utterances.Outcome(call_id=values.text(part.get("callID")), failed=failed, exit_code=code), text


def _state(part: rows.Data) -> rows.Data:
    return values.mapping(part.get("state"))
