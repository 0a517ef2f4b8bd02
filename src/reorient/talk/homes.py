"""Homes: the file in which a name stands: where it was edited in, else the newest read file that holds it.

A name that stands in several files is told with the one in which most was done to it; a document that speaks of it
counts less than the code that has it. A name of which neither edits nor reads tell a file has no home, and none is
guessed.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from reorient.talk import hearing

_READS = 24  # reads looked back over
_LENGTH = 20_000
_DOCUMENTS = (".md", ".txt", ".rst", ".adoc", ".json", ".jsonl", ".log")
_LESS = 16  # a document's points count this many times less


class Homes:
    """Name -> file, by what was done to the name there."""

    def __init__(self) -> None:
        self._points: dict[str, dict[str, int]] = {}

    def add(self, name: str, path: str, points: int) -> None:
        """An edit of `path` wrote the name."""
        held = self._points.setdefault(name, {})
        held[path] = held.get(path, 0) + (points // _LESS if is_document(path) else points)

    def search(self, names: Iterable[str], runs: Sequence[hearing.Run]) -> None:
        """Look for those that no edit wrote in what was read last."""
        missing = {name for name in names if name not in self._points}
        for path, text in itertools.islice(_read(runs), _READS):
            if not missing:
                return
            for name in [name for name in missing if name in text]:
                self.add(name, path, 1)
                missing.discard(name)

    def of(self, name: str) -> str:
        """Its file, or ""."""
        held = self._points.get(name)
        return min(held, key=lambda path: (-held[path], path)) if held else ""


def is_document(path: str) -> bool:
    """Whether a file speaks of names rather than has them."""
    return path.endswith(_DOCUMENTS)


def _read(runs: Sequence[hearing.Run]) -> Iterator[tuple[str, str]]:
    """Each file read and what was shown of it, the newest first."""
    for run in reversed(runs):
        call = run.call.call
        if call and len(call.reads) == 1 and run.outcome and not run.failed:
            yield call.reads[0], run.outcome.text[:_LENGTH]
