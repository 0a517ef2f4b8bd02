"""What is committed is about the product: no place of one machine, no registry's host, no word about its making.

Patterns hold a character class, so that this file does not match itself.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

FOREIGN = {
    "a path of one machine": r"/roo[t]/|/wor[k]/|/tm[p]/(?:venv|brief)|/Users/(?!you\b)\w",
    "a registry's host": r"pypi\.or[g]|pythonhoste[d]\.|registry\.npm[j]s|npmjs\.co[m]|deb\.debia[n]\.org",
    "a word about its making": r"(?i)co-authored-b[y]:|generated (?:with|by) \[?(?:claud[e]|an? a[i]\b)",
}


def files(root: Path) -> list[Path] | None:
    """The files under version control; None where this is no checkout or git cannot tell."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return [root / name for name in done.stdout.split("\0") if name and (root / name).is_file()]


def violations(paths: Iterable[Path]) -> list[str]:
    """One line for each line of text that does not belong; bytes that are no text are passed over."""
    return [f"{path}:{number}: {what}" for path in paths for number, what in _of(path)]


def _of(path: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(path.read_bytes().decode("utf-8", "replace").splitlines(), 1):
        yield from ((number, what) for what, pattern in FOREIGN.items() if re.search(pattern, line))
