"""What an edit put in: the words that say what a session made or changed, without those that were there already.

Promises: whole lines, in their order, bounded; of an edit that tells what it replaced, only the lines that it added.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from reorient.sources.sessions import bounds, values

_NEW = ("new_string", "newText", "newString", "content", "new_source")
_OLD = ("old_string", "oldText", "oldString")


def of(given: Mapping[str, object]) -> str:
    """The lines that an edit's input adds, whatever its keys are called; several edits of one file as one."""
    edits = [given, *values.mappings(given.get("edits"))]
    return _bounded(line for edit in edits for line in _added(_first(edit, _NEW), _first(edit, _OLD)))


def patch(text: str) -> str:
    """The lines that a patch adds."""
    return _bounded(line[1:] for line in text.split("\n") if line.startswith("+") and not line.startswith("+++"))


def _added(new: str, old: str) -> Iterable[str]:
    """New lines that are not among the old; of a text too long to be shown whole, those of its two ends."""
    known = frozenset(old.split("\n")) if old else frozenset()
    return (line for line in bounds.ends(new, bounds.WRITTEN).split("\n") if line not in known)


def _first(edit: Mapping[str, object], keys: Iterable[str]) -> str:
    return next((text for key in keys if (text := values.text(edit.get(key)))), "")


def _bounded(lines: Iterable[str]) -> str:
    return bounds.ends("\n".join(line for line in lines if line.strip()), bounds.WRITTEN)
