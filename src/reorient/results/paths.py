"""Paths as a line shows them: relative to the worktree, and several of one folder with the folder told once."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable

_WORTH = 24  # characters saved, from which on a folder is told once


def relative(path: str, top: str | None) -> str:
    """A path as the repository names it, where it lies inside."""
    if top and posixpath.isabs(path):
        inside = posixpath.relpath(path, top)
        return path if inside.startswith("..") else inside
    return path.removeprefix("./")


def together(paths: Iterable[str]) -> tuple[str, ...]:
    """Files of one folder as a shell writes them, `src/api/{a.py,b.py}`, where that is much shorter."""
    folders: dict[str, list[str]] = {}
    for path in paths:
        folder, _, name = path.rpartition("/")
        folders.setdefault(folder, []).append(name)
    return tuple(shown for folder, names in folders.items() for shown in _folder(folder, names))


def _folder(folder: str, names: list[str]) -> list[str]:
    prefix = f"{folder}/" if folder else ""
    if len(prefix) * (len(names) - 1) < _WORTH:
        return [prefix + name for name in names]
    return [f"{prefix}{{{','.join(names)}}}"]
