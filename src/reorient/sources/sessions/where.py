"""Looking for sessions: one folder in all its spellings, and what other folders hold.

Shared by all finders. Nothing is listed but what a runtime documents as its own place; what is not there is no trouble,
what cannot be read is a gap.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator

from reorient import reach
from reorient.model import gaps
from reorient.sources.sessions import edges, reading, rows, stamps


class Folder:
    """One folder in all its spellings."""

    def __init__(self, world: reach.Reach, cwd: str) -> None:
        self._world = world
        self._real = world.real(cwd)
        self.spellings = tuple(dict.fromkeys((os.path.normpath(cwd), self._real)))
        self._known = {unicodedata.normalize("NFC", path): True for path in self.spellings}

    def is_at(self, path: str) -> bool:
        """Is a recorded folder this one, under any spelling?"""
        spelled = unicodedata.normalize("NFC", os.path.normpath(path))
        if spelled not in self._known:
            self._known[spelled] = self._world.real(path) == self._real
        return self._known[spelled]


class Look:
    """One look for a runtime's sessions, and the gaps met on the way."""

    def __init__(self, world: reach.Reach, source: str) -> None:
        self.world = world
        self.source = source
        self.missing: list[gaps.Gap] = []

    def entries(self, folder: str) -> tuple[reach.Entry, ...]:
        """What a folder holds; nothing where there is none."""
        try:
            return self.world.entries(folder)
        except FileNotFoundError:
            return ()
        except OSError as error:
            self.fail(folder, error)
            return ()

    def folders(self, folder: str) -> tuple[str, ...]:
        """The names of the folders within a folder."""
        return tuple(entry.name for entry in self.entries(folder) if entry.is_dir)

    def fail(self, path: str, error: OSError) -> None:
        """Something that is there cannot be read."""
        self.missing.append(reading.unreadable(self.source, path, error))


def last_at(handle: reach.Handle, fits: rows.Fits) -> str | None:
    """The time of the last dated row."""
    return next(filter(None, (stamps.moment(row.data.get("timestamp")) for row in edges.last(handle, fits))), None)


def newest(entries: Iterator[reach.Entry], most: int) -> list[reach.Entry]:
    """The files changed last, at most so many."""
    files = [entry for entry in entries if not entry.is_dir]
    return sorted(files, key=lambda entry: (-entry.mtime_ns, entry.name))[:most]
