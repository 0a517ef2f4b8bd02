"""A plain table: first column to the left, the rest to the right, wide characters counted twice."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence


def render(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The table as text, Markdown-readable."""
    grid = [list(head), *[list(row) for row in rows]]
    wide = [max(_width(row[column]) for row in grid) for column in range(len(head))]
    ruled = ["-" * wide[0], *("-" * (width - 1) + ":" for width in wide[1:])]
    return "\n".join(_line(row, wide) for row in [grid[0], ruled, *grid[1:]])


def _line(row: Sequence[str], wide: Sequence[int]) -> str:
    first, *rest = (" " * (width - _width(cell)) for cell, width in zip(row, wide, strict=True))
    cells = [row[0] + first, *(pad + cell for cell, pad in zip(row[1:], rest, strict=True))]
    return f"| {' | '.join(cells)} |"


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
