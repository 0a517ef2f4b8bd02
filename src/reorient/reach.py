"""The only reader of the world: run, read, open, database, entries, now. A test refuses reading elsewhere.

Nothing here writes. `run` gives a child no terminal, no environment but what the caller names, and a deadline.
Files are opened without following to a device or FIFO: only regular files are read. A database is opened immutable:
no lock is taken, and no -wal or -shm file is made beside it.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import stat
import subprocess
import urllib.parse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

from reorient.model.frozen import Frozen

_LONGEST_PATH = 4096  # bytes of a path on Linux; macOS has fewer


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Ran(Frozen):
    """What a command gave. code None: it did not start or was ended; `why` then says so in one sentence."""

    code: int | None
    out: bytes
    err: bytes
    why: str = ""

    @property
    def ok(self) -> bool:
        return self.code == 0


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """One name of a folder. size in bytes; mtime_ns of the file that a link leads to."""

    name: str
    is_dir: bool
    size: int
    mtime_ns: int


class Handle:
    """An open regular file: its size when opened, and reads at an offset that never reach beyond that size."""

    def __init__(self, fd: int, path: str) -> None:
        self._fd = fd
        self.path = path
        self.size = os.fstat(fd).st_size

    def pread(self, offset: int, length: int) -> bytes:
        """At most `length` bytes at `offset`; shorter at the end. A file grown since is read only to `size`."""
        want = min(length, self.size - offset)
        parts: list[bytes] = []
        while want > 0:
            part = os.pread(self._fd, want, offset)
            if not part:
                break
            parts.append(part)
            offset += len(part)
            want -= len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)


class Database:
    """An open SQLite database, for reading."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self._connection = connection
        self._path = path

    def select(self, query: str, *given: str | int) -> Iterator[tuple[object, ...]]:
        """The rows of a query. OSError where the file is no such database."""
        import sqlite3

        try:
            yield from self._connection.execute(query, given)
        except sqlite3.Error as error:
            raise OSError(None, f"not the database that was expected ({error})", self._path) from error


class Reach:
    """The real world."""

    def now(self) -> str:
        """This moment, UTC, `YYYY-MM-DDTHH:MM:SSZ`."""
        return datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def run(
        self,
        argv: Sequence[str],
        *,
        cwd: str,
        env: Mapping[str, str],
        stdin: bytes = b"",
        timeout_s: int = 10,
    ) -> Ran:
        """Run a command that only reads. The caller answers for that; sources/git holds the one list of git calls."""
        try:
            done = subprocess.run(  # noqa: S603 - the one door; argv is a list, no shell
                list(argv), cwd=cwd, env=dict(env), input=stdin, capture_output=True, timeout=timeout_s, check=False
            )
        except FileNotFoundError as error:
            missing = argv[0] if error.filename == argv[0] else cwd
            return Ran(None, b"", b"", f"{missing} was not found")
        except subprocess.TimeoutExpired:
            return Ran(None, b"", b"", f"{argv[0]} gave no answer within {timeout_s} s")
        except OSError as error:
            return Ran(None, b"", b"", f"{argv[0]} could not be started: {error.strerror}")
        return Ran(done.returncode, done.stdout, done.stderr)

    @contextlib.contextmanager
    def open(self, path: str) -> Iterator[Handle]:
        """A regular file for reading. OSError as the system gives it; a device, FIFO or folder is OSError too."""
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            if not stat.S_ISREG(os.fstat(fd).st_mode):
                raise OSError(None, "not a regular file", path)
            yield Handle(fd, path)
        finally:
            os.close(fd)

    def read(self, path: str, *, limit: int) -> bytes:
        """At most `limit` bytes from the start of a regular file. OSError as `open`."""
        with self.open(path) as handle:
            return handle.pread(0, limit)

    @contextlib.contextmanager
    def database(self, path: str, *, image: bytes | bytearray | None = None) -> Iterator[Database]:
        """A SQLite file as it stands on disk, or the image of one held in memory. OSError where it is none.

        What a -wal file beside it holds is not seen: a reader would have to write there. Who wants it gives an image.
        """
        import sqlite3  # only those who have such a store pay for it

        if image is None:
            with self.open(path):  # a regular file, or the system's own reason why not
                named = f"file:{urllib.parse.quote(os.path.abspath(path))}?mode=ro&immutable=1"
            connection = sqlite3.connect(named, uri=True)
        else:
            connection = sqlite3.connect(":memory:")
        with contextlib.closing(connection):
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            if image is not None:
                connection.deserialize(image)
            yield Database(connection, path)

    def entries(self, folder: str) -> tuple[Entry, ...]:
        """The names in one folder, sorted; never below it. OSError as the system gives it."""
        found = []
        with os.scandir(folder) as names:
            for item in names:
                with contextlib.suppress(FileNotFoundError):  # gone, or a dangling link: no longer an entry
                    state = item.stat()
                    found.append(Entry(item.name, stat.S_ISDIR(state.st_mode), state.st_size, state.st_mtime_ns))
        return tuple(sorted(found))

    def real(self, path: str) -> str:
        """The path with every link resolved; the part that does not exist stays as it is."""
        if "\0" in path or len(path) > _LONGEST_PATH:
            return path  # no folder has such a name
        return os.path.realpath(path)

    def is_folder(self, path: str) -> bool:
        """Whether a path leads to a folder that can be looked at."""
        return os.path.isdir(path)

    def is_file(self, path: str) -> bool:
        """Whether a path leads to a regular file."""
        return os.path.isfile(path)

    def cwd(self) -> str:
        """The working folder, every link resolved. OSError where it is gone."""
        return os.getcwd()

    def absolute(self, path: str) -> str:
        """A path as typed, made absolute; `~` is the person's home. Links stay as they are."""
        return os.path.abspath(os.path.expanduser(path))
