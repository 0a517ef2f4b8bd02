"""A world that counts what is read of its files, so that tests hold how often a file is read, not how long it takes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from reorient import reach


@dataclass
class Read:
    """One read: where, and how many bytes came."""

    path: str
    offset: int
    size: int


class Handle(reach.Handle):
    """An open file that tells of each read. after: called once, when the read of that number is done."""

    def __init__(self, handle: reach.Handle, reads: list[Read], after: tuple[int, Callable[[], object]] | None) -> None:
        self.path, self.size = handle.path, handle.size
        self._handle, self._reads, self._after = handle, reads, after

    def pread(self, offset: int, length: int) -> bytes:
        data = self._handle.pread(offset, length)
        self._reads.append(Read(self.path, offset, len(data)))
        if self._after is not None and len(self._reads) == self._after[0]:
            self._after[1]()
        return data


@dataclass
class World(reach.Reach):
    """The real world, counted."""

    reads: list[Read] = field(default_factory=list)
    listed: list[str] = field(default_factory=list)
    after: tuple[int, Callable[[], object]] | None = None

    @contextlib.contextmanager
    def open(self, path: str) -> Iterator[reach.Handle]:
        with super().open(path) as handle:
            yield Handle(handle, self.reads, self.after)

    def entries(self, folder: str) -> tuple[reach.Entry, ...]:
        self.listed.append(folder)
        return super().entries(folder)

    @property
    def bytes_read(self) -> int:
        return sum(read.size for read in self.reads)
