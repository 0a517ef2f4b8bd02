"""Clauses: the part of a long sentence that bears its meaning, so that a quotation costs what it is worth.

People wrap a rule in a paragraph of courtesies and reasons, and Chinese runs many clauses into one sentence. The clause
with the mark is kept with as many of its neighbours as there is room for; an ellipsis stands where words were left out.
The words themselves are never changed, and their place opens the whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from reorient.talk import prose
from reorient.talk.marks.shape import Mark, Marks

ROOM = 200  # weight: a Latin letter is 1, a wide character 4, about what each costs in tokens
_WIDE = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]")
_QUOTED = re.compile(r"\"[^\"]{1,200}\"|“[^”]{1,200}”|「[^」]{1,200}」|`[^`]{1,200}`")
_BREAK = re.compile(r"(?<=[，、；：])|(?<=[,;:])\s+|\s+(?=[-–—]\s)|(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])")


def weight(text: str) -> int:
    """What a text weighs: Latin letters once, wide characters four times."""
    return len(text) + 3 * len(_WIDE.findall(text))


def gist(sentence: str, bears: Callable[[Marks], Iterable[Mark]], room: int = ROOM) -> str:
    """The sentence, or where it is heavier than the room, the clauses around the first mark that it bears.

    bears: the marks to look for, of one language's, the telling ones first.
    """
    if weight(sentence) <= room:
        return sentence
    found = (mark.search(sentence) for marks in prose.marks_for(sentence) for mark in bears(marks))
    return _around(sentence, next((match.start() for match in found if match), 0), room)


def _around(sentence: str, at: int, room: int) -> str:
    bounds = _bounds(sentence)
    first = last = max(index for index, (start, _) in enumerate(bounds) if start <= at)
    grown = True
    while grown:
        grown = False
        for low, high in ((first, last + 1), (first - 1, last)):
            fits = low >= 0 and high < len(bounds) and weight(sentence[bounds[low][0] : bounds[high][1]]) <= room
            if fits:
                first, last, grown = min(first, low), max(last, high), True
    start, end = bounds[first][0], bounds[last][1]
    told = sentence[start:end].strip()
    return f"{'…' if start else ''}{told}{'…' if end < len(sentence) else ''}"


def _bounds(sentence: str) -> list[tuple[int, int]]:
    """(start, end) of each clause, in order; quoted words stay in one piece."""
    quoted = [found.span() for found in _QUOTED.finditer(sentence)]
    cuts = [
        found.end()
        for found in _BREAK.finditer(sentence)
        if 0 < found.end() < len(sentence) and not any(start < found.end() < end for start, end in quoted)
    ]
    return list(zip([0, *cuts], [*cuts, len(sentence)], strict=True))
