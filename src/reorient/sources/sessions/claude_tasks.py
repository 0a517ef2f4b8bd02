"""Tasks: the numbered to-do entries of later Claude Code versions, made whole after the rows are read.

TaskCreate does not know the number of its task, its result does; TaskUpdate names the number and only what changes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from reorient.model import utterances


def settle(said: Iterable[utterances.Utterance], numbers: Mapping[str, str]) -> tuple[utterances.Utterance, ...]:
    """The same utterances, their tasks under their numbers, with text and state. numbers: call id -> task number."""
    known: dict[str, utterances.Todo] = {}
    return tuple(_settled(item, numbers, known) for item in said)


def _settled(
    item: utterances.Utterance, numbers: Mapping[str, str], known: dict[str, utterances.Todo]
) -> utterances.Utterance:
    call = item.call
    if call is None or not call.todos or call.todos_whole:
        return item
    todos = tuple(_todo(todo, numbers, known) for todo in call.todos)
    return dataclasses.replace(item, call=dataclasses.replace(call, todos=todos))


def _todo(todo: utterances.Todo, numbers: Mapping[str, str], known: dict[str, utterances.Todo]) -> utterances.Todo:
    key = numbers.get(todo.key, todo.key)
    before = known.get(key)
    known[key] = utterances.Todo(
        key=key,
        text=todo.text or (before.text if before else ""),
        state=todo.state or (before.state if before else "pending"),
    )
    return known[key]
