"""OpenCode's stores, opened: the database of later versions, and the tree of JSON files of older ones.

Facts: tables `session`, `message` and `part` as 1.18.33 made them, run against a fake model; the tree
(`storage/session/<project>/<id>.json`, `storage/message/<session>/<id>.json`, `storage/part/<message>/<id>.json`) is
from public descriptions only. The tables of version 2 (`session_message`) were empty and are not read.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
from collections.abc import Iterator

from reorient import reach
from reorient.sources.sessions import store

_IDS = "select id from session where parent_id is null order by time_updated desc, id limit 400"
_ROWS = """select m.id, m.data, p.id, p.data, p.time_created from message m left join part p on p.message_id = m.id
           where m.session_id = ? order by m.time_created, m.id, p.id"""
_LARGEST = 16 * 1024 * 1024  # of one file of the tree
_SUFFIX = ".json"


class Tables:
    """The sessions of a database."""

    def __init__(self, database: reach.Database) -> None:
        self.database = database

    def ids(self) -> tuple[str, ...]:
        """The sessions that are no subagent's, the newest first."""
        return tuple(str(row[0]) for row in self.database.select(_IDS))

    def size(self, session: str) -> int:
        """How many characters its rows take."""
        return sum(len(one.text) for one in self.rows(session))

    def rows(self, session: str) -> Iterator[store.Stored]:
        """Each part with its message, and behind them the message, which tells how it ended."""
        numbered = _Numbered(session)
        held = self.database.select(_ROWS, session)
        for (message, data), parts in itertools.groupby(held, key=lambda row: (str(row[0]), str(row[1]))):
            for _, _, part, part_data, at in parts:
                if part is not None:
                    yield numbered.row(str(part), data, str(part_data), at if isinstance(at, int) else None)
            yield numbered.row(message, data)


class Tree:
    """The sessions of a folder of JSON files."""

    def __init__(self, world: reach.Reach, folder: str) -> None:
        self._world = world
        self._folder = folder

    def ids(self) -> tuple[str, ...]:
        """The sessions of all projects."""
        top = os.path.join(self._folder, "session")
        names = (name for project in self._names(top) for name in self._names(os.path.join(top, project)))
        return tuple(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX))

    def size(self, session: str) -> int:
        """How many characters its rows take."""
        return sum(len(one.text) for one in self.rows(session))

    def rows(self, session: str) -> Iterator[store.Stored]:
        """Each part with its message, and behind them the message. Ids rise with time."""
        numbered = _Numbered(session)
        for message in self._names(os.path.join(self._folder, "message", session)):
            data, key = self._text("message", session, message), message.removesuffix(_SUFFIX)
            for part in self._names(os.path.join(self._folder, "part", key)):
                yield numbered.row(part.removesuffix(_SUFFIX), data, self._text("part", key, part))
            yield numbered.row(key, data)

    def _names(self, folder: str) -> list[str]:
        with contextlib.suppress(FileNotFoundError):
            return [entry.name for entry in self._world.entries(folder)]
        return []

    def _text(self, *below: str) -> str:
        return self._world.read(os.path.join(self._folder, *below), limit=_LARGEST).decode("utf-8", "replace")


class _Numbered:
    """Rows of one session, counted."""

    def __init__(self, session: str) -> None:
        self._session = session
        self._number = 0

    def row(self, key: str, message: str, part: str = "null", at: int | None = None) -> store.Stored:
        """One row, its JSON put together from the texts that are stored."""
        self._number += 1
        named = f'"id":{json.dumps(key)},"session":{json.dumps(self._session)},"at":{json.dumps(at)}'
        return store.Stored(number=self._number, text=f'{{{named},"message":{message},"part":{part}}}')


@contextlib.contextmanager
def opened(world: reach.Reach, path: str) -> Iterator[store.Shelf]:
    """A store by its path: a folder is a tree. OSError where it cannot be read."""
    if world.is_folder(path):
        yield Tree(world, path)
        return
    with store.database(world, path) as database:
        yield Tables(database)
