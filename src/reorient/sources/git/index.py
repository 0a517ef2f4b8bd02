"""The split index: the one case in which git cannot look at files without leaving a trace.

A split index keeps most of its entries in a shared file, and every git that reads it, `git status` too, sets that
file's time to now. Nothing turns it off, so where the index is split, files are left uncompared.
Facts: git-update-index(1) "Split Index Mode"; gitformat-index(5) "Split index".
"""

from __future__ import annotations

import posixpath

from reorient import reach

_SHARED = "sharedindex."
_LIMIT = 256 * 1024 * 1024


def is_split(world: reach.Reach, git_dir: str) -> bool:
    """Whether the index names a shared file that is there. OSError where that cannot be looked up."""
    names = [entry.name for entry in world.entries(git_dir) if entry.name.startswith(_SHARED)]
    if not names:
        return False
    try:
        raw = world.read(posixpath.join(git_dir, "index"), limit=_LIMIT)
    except FileNotFoundError:
        return False
    return any(_id(name) in raw for name in names)


def _id(name: str) -> bytes:
    """The id of a shared file as the index holds it; b"" (which every index holds) where the name holds none."""
    try:
        return bytes.fromhex(name.removeprefix(_SHARED))
    except ValueError:
        return b""
