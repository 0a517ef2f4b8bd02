"""Columns that stand straight in a terminal: Chinese and Japanese characters take two cells, combining marks none.

On a page with a budget only the labels stand in a column: aligned cites would be a quarter of its characters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

_TEXT = 56  # cells of the middle column; a longer text pushes its own cites


def cells(text: str) -> int:
    """How many cells a text takes."""
    return sum(_width(char) for char in text)


def table(rows: Sequence[tuple[str, str, str]]) -> Iterable[str]:
    """`Label   text   [cites]` lines, aligned, without spaces at their ends."""
    first = max((cells(label) for label, _, _ in rows), default=0) + 3
    middle = min(_TEXT, max((cells(text) for _, text, _ in rows), default=0)) + 2
    for label, text, cites in rows:
        yield (_pad(label, first) + (_pad(text, middle) if cites else text) + cites).rstrip()


def labelled(rows: Sequence[tuple[str, str]]) -> Iterable[str]:
    """`Label   text` lines, the texts aligned."""
    width = max((cells(label) for label, _ in rows), default=0) + 3
    for label, text in rows:
        yield (_pad(label, width) + text).rstrip()


def _pad(text: str, width: int) -> str:
    return text + " " * max(width - cells(text), 2)


def _width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
