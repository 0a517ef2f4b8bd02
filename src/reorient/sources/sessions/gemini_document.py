"""A Gemini CLI session of the older kind: one JSON document, its messages read as the rows of a store with one session.

Facts: the program's public source (ConversationRecord); nothing was run.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator

from reorient import reach
from reorient.sources.sessions import rows, store, values

_LARGEST = 64 * 1024 * 1024


class Document:
    """The one session of a document: its header as row 0, then its messages."""

    def __init__(self, data: rows.Data) -> None:
        self._data = data

    def ids(self) -> tuple[str, ...]:
        """The session."""
        return (self._id(),) if self._id() else ()

    def size(self, session: str) -> int:
        """How many characters its rows take."""
        return sum(len(one.text) for one in self.rows(session))

    def rows(self, session: str) -> Iterator[store.Stored]:
        """The header and the messages, where that is the session."""
        if session == self._id():
            header = {key: value for key, value in self._data.items() if key != "messages"}
            for number, row in enumerate([header, *values.mappings(self._data.get("messages"))]):
                yield store.Stored(number=number, text=json.dumps(row, ensure_ascii=False))

    def _id(self) -> str:
        return values.text(self._data.get("sessionId"))


@contextlib.contextmanager
def opened(world: reach.Reach, path: str) -> Iterator[store.Shelf]:
    """The document. OSError where it is none, or too large to be one."""
    with world.open(path) as handle:
        if handle.size > _LARGEST:
            raise OSError(None, "it is too large for a document", path)
        data = values.parsed(handle.pread(0, handle.size).decode("utf-8", "replace"))
    if not data:
        raise OSError(None, "it holds no JSON document", path)
    yield Document(data)
