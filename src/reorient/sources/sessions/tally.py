"""The tally of what a reading passed over, so that every loss is counted and said, and a broken file stays readable.

Promises: one skip a kind of loss, placed at the first line that it met, however many follow.
"""

from __future__ import annotations

from reorient.model import gaps

TORN = "torn line"
UNFINISHED = "line still being written"
NULLS = "null bytes"
SHORTENED = "long line, its longest values cut"
ENDLESS = "line too long to read"
STRANGE = "line that holds no row"
REPEATED = "row that the file holds twice"
CROWDED = "part of a row beyond the 64th"

UNTYPED = "row without a type"

_KINDS = 40
_REST = "row of yet another unknown type"


class Tally:
    """Losses of one file by kind."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._met: dict[str, tuple[int, int]] = {}

    def lose(self, what: str, line: int) -> None:
        """Count one loss."""
        first, count = self._met.get(what, (line, 0))
        self._met[what] = (first, count + 1)

    def stranger(self, kind: str, line: int) -> None:
        """Count one row of a type that the reader does not know: any text, or "" where there is none."""
        shown = "".join(char for char in kind[:40] if char.isprintable())
        what = f'row of the unknown type "{shown}"' if kind else UNTYPED
        self.lose(what if what in self._met or len(self._met) < _KINDS else _REST, line)

    def skips(self) -> tuple[gaps.Skip, ...]:
        """All losses, in the order of their first lines."""
        met = sorted((first, what, count) for what, (first, count) in self._met.items())
        return tuple(gaps.Skip(where=f"{self._path}:{first}", what=what, count=count) for first, what, count in met)
