"""The tools of pi and of OpenClaw, which grew from it, in the one form that `talk` knows.

Facts: input keys from pi 0.73's own tools and a session of 2025, and from rows that OpenClaw 2026.9.6 wrote. pi marks
a command that failed by `isError` and ends its output with the exit code; OpenClaw marks none and tells the code apart.
"""

from __future__ import annotations

import re

from reorient.model import utterances
from reorient.sources.sessions import rows, tools, values, written

_EXIT = re.compile(r"\(?Command exited with code (\d{1,3})\)?\s*\Z")
_SHELLS = frozenset({"bash", "exec"})
_EDITS = frozenset({"edit", "write"})
_TODOS = frozenset({"update_plan", "todo", "todowrite"})


def call(block: rows.Data) -> utterances.Call:
    """A toolCall block."""
    name, given = values.text(block.get("name")), values.parsed(block.get("arguments"))
    path = tuple(filter(None, (values.text(given.get("path")) or values.text(given.get("file_path")),)))
    listed = values.mappings(given.get("plan")) or values.mappings(given.get("todos"))
    return utterances.Call(
        name=name,
        id=values.text(block.get("id")),
        run=values.text(given.get("command")) or None if name in _SHELLS else None,
        reads=path if name == "read" else (),
        edits=path if name in _EDITS else tools.patched(values.text(given.get("input"))),
        wrote=written.of(given) if name in _EDITS else written.patch(values.text(given.get("input"))),
        todos=tools.todos(listed, "step", "content", "text") if name in _TODOS else (),
        todos_whole=name in _TODOS and bool(listed),
        asks=tools.questions(given) if name in ("ask_user", "question") else None,
        detail=_detail(name, given),
    )


def outcome(message: rows.Data, text: str) -> utterances.Outcome:
    """A toolResult message with its text."""
    told = _EXIT.search(text)
    code = values.whole(values.mapping(message.get("details")).get("exitCode"))
    if code is None and told:
        code = int(told.group(1))
    failed = message.get("isError") is True or bool(code)
    return utterances.Outcome(call_id=values.text(message.get("toolCallId")), failed=failed, exit_code=code)


def _detail(name: str, given: rows.Data) -> str:
    if name in _SHELLS:
        return tools.detail(given, "command")
    return "" if name in _EDITS or name in ("read", "apply_patch") else tools.detail(given)
