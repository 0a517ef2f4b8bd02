"""Doors: one reads the world (reach.py), one writes (effects/), one prints (surfaces/), one knows the environment.

Each room has a list of the libraries it may import and of the names of `os` and `sys` it may use. What is not listed
is refused, so that a new way out has to be written down here first.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping

from architecture.tree import PACKAGE, Module, imports, methods, outside


def _names(text: str, prefix: str = "") -> frozenset[str]:
    return frozenset(prefix + word for word in text.split())


# Libraries without a view of the world. Every room may use them; of `sys` and `os` only what is listed below.
PURE = _names(
    "__future__ abc ast base64 binascii bisect codecs collections contextlib copy dataclasses datetime difflib enum"
    " fnmatch functools graphlib hashlib heapq html io itertools json math operator posixpath re shlex string sys"
    " textwrap tomllib types typing unicodedata urllib.parse zlib"
)
# What a room may import besides. None: whatever the standard library has.
LIBRARIES: Mapping[str, frozenset[str] | None] = {
    "reach": None,
    "effects": None,
    "config": _names("os"),
    "sources": _names("os importlib"),
    "app": _names("os importlib"),
    "surfaces": _names("os importlib signal traceback zoneinfo"),
}
# Third parties, each with the one place that may know it.
THIRD_PARTIES: Mapping[str, tuple[str, ...]] = {
    "click": ("surfaces.cli",),
    "yaml": ("render.", "app.check"),
}

# Names that only compute.
PLAIN = _names("fspath fsencode fsdecode PathLike name sep linesep devnull defpath", "os.")
PLAIN |= _names("join dirname basename split splitext normpath isabs commonpath sep", "os.path.")
PLAIN |= _names("maxsize version_info platform intern", "sys.")
# Names of the world that one room or file may use.
WORLD: Mapping[str, frozenset[str]] = {
    "config": _names("os.environ os.getcwd"),
    "surfaces": _names("sys.stdin sys.stdout sys.stderr sys.argv sys.exit os.dup2 os.open os.O_WRONLY os._exit"),
    "__main__": _names("sys.exit sys.argv"),
}
CLOCKS = _names("now utcnow today", "datetime.datetime.") | {"datetime.date.today"}
READING = _names("builtins.open builtins.input io.open io.FileIO codecs.open click.File click.open_file")
READING_METHODS = _names("read_text read_bytes iterdir rglob")

WRITING = _names(
    "write pwrite writev replace rename renames unlink remove removedirs rmdir mkdir makedirs symlink link chmod fchmod"
    " chown fchown lchown truncate ftruncate utime mkfifo mknod setxattr sendfile copy_file_range fdopen putenv unsetenv"
    " O_WRONLY O_RDWR O_CREAT O_APPEND O_TRUNC",
    "os.",
)
WRITING_MODULES = _names("shutil tempfile logging pickle shelve dbm")
WRITING_METHODS = _names("write_text write_bytes touch symlink_to hardlink_to writelines")
PRINTING = _names("builtins.print sys.stdout sys.stderr sys.__stdout__ sys.__stderr__ click.echo")


def violations(modules: Iterable[Module]) -> list[str]:
    """One line for each import, name or method that stands in a room without that door."""
    return [f"{module.name}:{line}: {what}" for module in modules for line, what in sorted(set(_of(module)))]


def _of(module: Module) -> Iterator[tuple[int, str]]:
    yield from _libraries(module)
    if module.room not in {"reach", "effects"}:
        yield from _reading(module)
    if module.room != "effects":
        yield from _writing(module)


def _libraries(module: Module) -> Iterator[tuple[int, str]]:
    extras = LIBRARIES.get(module.room, frozenset())
    for line, name in imports(module):
        top = name.partition(".")[0]
        if top in THIRD_PARTIES:
            if not module.name.removeprefix(f"{PACKAGE}.").startswith(THIRD_PARTIES[top]):
                yield line, f"{top} has no place in this file"
        elif top != PACKAGE and extras is not None and not _listed(name, PURE | extras):
            yield line, f"the room may not import {name}"
        elif extras is None and top not in sys.stdlib_module_names | {PACKAGE}:
            yield line, f"{top} is not of the standard library"


def _reading(module: Module) -> Iterator[tuple[int, str]]:
    allowed = PLAIN | WORLD.get(module.room, frozenset())
    for line, name in outside(module):
        if (name.startswith(("os.", "sys.")) and not _listed(name, allowed)) or _listed(name, CLOCKS | READING):
            yield line, f"{name} belongs to reach.py"
    yield from ((line, f".{name}() belongs to reach.py") for line, name in methods(module) if name in READING_METHODS)


def _writing(module: Module) -> Iterator[tuple[int, str]]:
    excused = WORLD.get(module.room, frozenset())
    for line, name in outside(module):
        if name.partition(".")[0] in WRITING_MODULES or (_listed(name, WRITING) and not _listed(name, excused)):
            yield line, f"{name} belongs to effects/"
        elif module.room != "surfaces" and _listed(name, PRINTING):
            yield line, f"{name} belongs to surfaces/"
    yield from ((line, f".{name}() belongs to effects/") for line, name in methods(module) if name in WRITING_METHODS)


def _listed(name: str, names: frozenset[str]) -> bool:
    """Is it one of them, or something of one of them (`os.environ.get` of `os.environ`)?"""
    parts = name.split(".")
    return any(".".join(parts[:end]) in names for end in range(1, len(parts) + 1))
