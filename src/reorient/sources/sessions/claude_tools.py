"""Claude Code's tools in the one form that `talk` knows: what ran, what was read and edited, what was asked.

Facts from real files of versions 2.0 to 2.1.332: input keys of each tool; an outcome says `is_error` only where it
failed; a shell's exit code stands as "Exit code N" at the beginning of a failed output.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from reorient.model import utterances
from reorient.sources.sessions import bounds, written

_EXIT = re.compile(r"(?:Error: )?Exit code (\d{1,3})\b")
_STATES = {
    "pending": "pending",
    "in_progress": "active",
    "completed": "done",
    "cancelled": "dropped",
    "deleted": "dropped",
}
_READ = frozenset({"Read", "NotebookRead"})
_EDIT = frozenset({"Edit", "Write", "MultiEdit", "NotebookEdit"})
# Which input words name something worth finding again; of a tool that is not listed, all of them.
_DETAILS = {
    **dict.fromkeys((*_READ, *_EDIT, "TodoWrite", "TaskCreate", "TaskUpdate", "AskUserQuestion", "ExitPlanMode"), ()),
    "Bash": ("description",),
    "Grep": ("pattern", "path", "glob"),
    "Glob": ("pattern", "path"),
    "WebFetch": ("url", "prompt"),
    "WebSearch": ("query",),
    "Task": ("subagent_type", "description", "prompt"),
    "Agent": ("subagent_type", "description", "prompt"),
}


def call(block: Mapping[str, object]) -> utterances.Call:
    """A tool_use block."""
    name, given = text_of(block.get("name")), block.get("input")
    values: Mapping[str, object] = given if isinstance(given, dict) else {}
    return utterances.Call(
        name=name,
        id=text_of(block.get("id")),
        run=text_of(values.get("command")) or None if name == "Bash" else None,
        reads=_files(values) if name in _READ else (),
        edits=_files(values) if name in _EDIT else (),
        wrote=written.of(values) if name in _EDIT else "",
        todos=_todos(name, values, text_of(block.get("id"))),
        todos_whole=name == "TodoWrite",
        asks=_questions(values) if name == "AskUserQuestion" else None,
        plan=text_of(values.get("plan")) if name == "ExitPlanMode" else None,
        detail=_detail(name, values),
    )


def outcome(block: Mapping[str, object], text: str, copy: object) -> utterances.Outcome:
    """A tool_result block; copy: the row's structured copy of it (`toolUseResult`)."""
    failed: bool | None = block.get("is_error") is True
    if isinstance(copy, dict) and not failed and (copy.get("interrupted") is True or copy.get("backgroundTaskId")):
        failed = None
    code = _EXIT.match(text) if failed else None
    return utterances.Outcome(
        call_id=text_of(block.get("tool_use_id")), failed=failed, exit_code=int(code.group(1)) if code else None
    )


def created(text: str, copy: object) -> str:
    """The number that TaskCreate gave to its task, or ""."""
    task = copy.get("task") if isinstance(copy, dict) else None
    if isinstance(task, dict) and task.get("id") is not None:
        return str(task["id"])
    told = re.match(r"Task #(\S+) created", text)
    return told.group(1) if told else ""


def text_of(value: object) -> str:
    """The value where it is text, else ""."""
    return value if isinstance(value, str) else ""


def _files(values: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(path for key in ("file_path", "notebook_path") if (path := text_of(values.get(key))))


def _todos(name: str, values: Mapping[str, object], call_id: str) -> tuple[utterances.Todo, ...]:
    subject = text_of(values.get("subject"))
    if name == "TodoWrite":
        return tuple(map(_todo, _objects(values.get("todos"))))
    if name == "TaskCreate":
        return (utterances.Todo(key=call_id, text=subject, state="pending"),)
    if name == "TaskUpdate":
        state = _STATES.get(text_of(values.get("status")), "")
        return (utterances.Todo(key=str(values.get("taskId", "")), text=subject, state=state),)
    return ()


def _todo(item: Mapping[str, object]) -> utterances.Todo:
    text = text_of(item.get("content"))
    state = _STATES.get(text_of(item.get("status")), "pending")
    return utterances.Todo(key=str(item.get("id") or text), text=text, state=state)


def _questions(values: Mapping[str, object]) -> str:
    return "\n".join(filter(None, map(_question, _objects(values.get("questions")) or [values])))


def _question(item: Mapping[str, object]) -> str:
    labels = [label for option in _objects(item.get("options")) if (label := text_of(option.get("label")))]
    return text_of(item.get("question")) + (f" ({' | '.join(labels)})" if labels else "")


def _detail(name: str, values: Mapping[str, object]) -> str:
    keys = _DETAILS.get(name, tuple(values))
    words = " ".join(text[: bounds.DETAIL] for key in keys if (text := text_of(values.get(key))))
    return words[: bounds.DETAIL]


def _objects(value: object) -> list[Mapping[str, object]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
