"""Gemini CLI's tools in the one form that `talk` knows. Facts: the program's public source, up to early 2026."""

from __future__ import annotations

import re

from reorient.model import utterances
from reorient.sources.sessions import rows, tools, values, written

_READS = frozenset({"read_file", "read_many_files"})
_EDITS = frozenset({"write_file", "replace", "edit"})
_EXIT = re.compile(r"(?:\A|\n)Exit Code: (-?\d{1,4})\b")
_FAILED = {"success": False, "error": True, "cancelled": True}


def call(told: rows.Data) -> utterances.Call:
    """One entry of a message's toolCalls."""
    name, given = values.text(told.get("name")), values.mapping(told.get("args"))
    paths = _paths(given)
    listed = values.mappings(given.get("todos")) if name == "write_todos" else []
    return utterances.Call(
        name=name,
        id=values.text(told.get("id")),
        run=values.text(given.get("command")) or None if name == "run_shell_command" else None,
        reads=paths if name in _READS else (),
        edits=paths if name in _EDITS else (),
        wrote=written.of(given) if name in _EDITS else "",
        todos=tools.todos(listed, "description", "content"),
        todos_whole=bool(listed),
        asks=tools.questions(given) if name == "ask_user" else None,
        detail=tools.detail(given, "command", "file_path", "absolute_path", "content", "old_string", "new_string"),
    )


def outcome(told: rows.Data) -> tuple[utterances.Outcome, str] | None:
    """What the tool gave back and its text; None while it runs."""
    status = values.text(told.get("status"))
    if status not in _FAILED:
        return None
    text = "\n".join(filter(None, map(_given, values.mappings(told.get("result")))))
    text = text or values.text(told.get("resultDisplay"))
    named = _EXIT.search(text)
    code = int(named.group(1)) if named else None
    failed = _FAILED[status] or bool(code)
    return utterances.Outcome(call_id=values.text(told.get("id")), failed=failed, exit_code=code), text


def _given(part: rows.Data) -> str:
    response = values.mapping(values.mapping(part.get("functionResponse")).get("response"))
    return values.text(response.get("output")) or values.text(response.get("error")) or values.text(part.get("text"))


def _paths(given: rows.Data) -> tuple[str, ...]:
    one = values.text(given.get("file_path")) or values.text(given.get("absolute_path"))
    many = values.texts(given.get("paths")) or values.texts(given.get("include"))
    return (one,) if one else tuple(many)
