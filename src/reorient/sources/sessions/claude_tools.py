"""Claude Code's tools in the one form that `talk` knows: what ran, what was read and edited, what was asked.

Facts from real files of versions 2.0 to 2.1.332: input keys of each tool; an outcome says `is_error` only where it
failed; a shell's exit code stands as "Exit code N" at the beginning of a failed output.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from reorient.model import utterances
from reorient.sources.sessions import bounds

_EXIT = re.compile(r"(?:Error: )?Exit code (\d{1,3})\b")
_STATES = {
    "pending": "pending",
    "in_progress": "active",
    "completed": "done",
    "cancelled": "dropped",
    "deleted": "dropped",
}
_PATHS = ("file_path", "notebook_path", "path")
_DETAILS = {
    "Grep": ("pattern", "path", "glob"),
    "Glob": ("pattern", "path"),
    "WebFetch": ("url", "prompt"),
    "WebSearch": ("query",),
    "Task": ("subagent_type", "description", "prompt"),
    "Agent": ("subagent_type", "description", "prompt"),
    "Bash": ("description",),
    "Edit": ("new_string",),
}


def call(block: Mapping[str, object]) -> utterances.Call:
    """A tool_use block."""
    name, given = text_of(block.get("name")), block.get("input")
    values: Mapping[str, object] = given if isinstance(given, dict) else {}
    return utterances.Call(
        name=name,
        id=text_of(block.get("id")),
        run=text_of(values.get("command")) or None if name == "Bash" else None,
        reads=_files(values) if name in ("Read", "NotebookRead") else (),
        edits=_files(values) if name in ("Edit", "Write", "MultiEdit", "NotebookEdit") else (),
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
    return tuple(path for key in _PATHS[:2] if (path := text_of(values.get(key))))


def _todos(name: str, values: Mapping[str, object], call_id: str) -> tuple[utterances.Todo, ...]:
    if name == "TodoWrite":
        listed = values.get("todos")
        return tuple(_todo(item) for item in listed if isinstance(item, dict)) if isinstance(listed, list) else ()
    if name == "TaskCreate":
        return (utterances.Todo(key=call_id, text=text_of(values.get("subject")), state="pending"),)
    if name == "TaskUpdate":
        state = _STATES.get(text_of(values.get("status")), "")
        return (utterances.Todo(key=str(values.get("taskId", "")), text=text_of(values.get("subject")), state=state),)
    return ()


def _todo(item: Mapping[str, object]) -> utterances.Todo:
    text = text_of(item.get("content"))
    state = _STATES.get(text_of(item.get("status")), "pending")
    return utterances.Todo(key=str(item.get("id") or text), text=text, state=state)


def _questions(values: Mapping[str, object]) -> str:
    listed = values.get("questions")
    asked = [item for item in listed if isinstance(item, dict)] if isinstance(listed, list) else [values]
    return "\n".join(filter(None, map(_question, asked)))


def _question(item: Mapping[str, object]) -> str:
    options = item.get("options")
    labels = (
        [text_of(one.get("label")) if isinstance(one, dict) else text_of(one) for one in options or ()]
        if (isinstance(options, list))
        else []
    )
    choice = f" ({' | '.join(filter(None, labels))})" if any(labels) else ""
    return text_of(item.get("question")) + choice


def _detail(name: str, values: Mapping[str, object]) -> str:
    keys = _DETAILS.get(name)
    if keys is None:
        told = {
            "Read",
            "Write",
            "MultiEdit",
            "NotebookEdit",
            "TodoWrite",
            "TaskCreate",
            "AskUserQuestion",
            "ExitPlanMode",
        }
        keys = () if name in told else tuple(values)
    words = " ".join(text[: bounds.DETAIL] for key in keys if (text := text_of(values.get(key))))
    return words[: bounds.DETAIL]
