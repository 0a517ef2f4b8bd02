"""Rows: the JSON objects of a line, whatever happened to the line.

Two objects glued together are two rows; an event that follows the torn beginning of another on one line is recovered;
null bytes, raw control characters and invalid UTF-8 do not lose the row; a lone surrogate becomes U+FFFD. What cannot
be read is counted, never guessed. (Glued objects were met in published sessions; torn beginnings, null bytes and lone
surrogates in public reports on several runtimes.)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from reorient.sources.sessions import lines, tally

Data: TypeAlias = Mapping[str, object]
Fits: TypeAlias = Callable[[Data], bool]

_DECODER = json.JSONDecoder(strict=False)
_BETWEEN = "\0\ufeff"
_TRIES = 64  # tears lie inside nested objects; this deep no row goes


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One object. nth: its place among the objects of its line.  source: its own JSON text."""

    line: int
    nth: int
    data: Data
    source: str

    @property
    def digest(self) -> str:
        """sha256 of its text: what stands for its identity where the runtime gave it none."""
        return hashlib.sha256(self.source.encode("utf-8", "replace")).hexdigest()


def parse(line: lines.Line, fits: Fits, lost: tally.Tally) -> list[Row]:
    """All rows of a line. fits: is this object a row of the dialect (asked only of objects behind a tear)?"""
    return list(_rows(line, fits, lost))


def _rows(line: lines.Line, fits: Fits, lost: tally.Tally) -> Iterator[Row]:
    if not line.whole:
        lost.lose(tally.ENDLESS, line.number)
        return
    if line.size > len(line.data):
        lost.lose(tally.SHORTENED, line.number)
    text = line.data.decode("utf-8", "replace")
    at, nth = _past(text, 0, line, lost), 0
    while at < len(text):
        found = _decoded(text, at)
        if found is None:
            again = _after_tear(text, at, fits)
            lost.lose(tally.TORN if again is not None or line.ended else tally.UNFINISHED, line.number)
            if again is None:
                return
            at = again
            continue
        value, end = found
        if isinstance(value, dict):
            yield Row(line=line.number, nth=nth, data=value, source=text[at:end])
            nth += 1
        else:
            lost.lose(tally.STRANGE, line.number)
        at = _past(text, end, line, lost)


def _past(text: str, at: int, line: lines.Line, lost: tally.Tally) -> int:
    """Behind the white space and null bytes that stand at `at`."""
    end = at
    while end < len(text) and (text[end] in _BETWEEN or text[end].isspace()):
        end += 1
    if "\0" in text[at:end]:
        lost.lose(tally.NULLS, line.number)
    return end


def _decoded(text: str, at: int) -> tuple[object, int] | None:
    try:
        value, end = _DECODER.raw_decode(text, at)
        return (_mended(value) if _may_hold_surrogate(text, at, end) else value), end
    except (ValueError, RecursionError):
        return None


def _after_tear(text: str, at: int, fits: Fits) -> int | None:
    """Where the first whole row behind a tear begins. A whole object that is no row is stepped over as one piece."""
    tries = 0
    at = text.find('{"', at + 1)
    while at >= 0 and tries < _TRIES:
        found = _decoded(text, at)
        if found is None:
            tries += 1
            at = text.find('{"', at + 1)
        elif isinstance(found[0], dict) and fits(found[0]):
            return at
        else:
            at = text.find('{"', found[1])
    return None


def _may_hold_surrogate(text: str, start: int, stop: int) -> bool:
    if text.find("\\u", start, stop) < 0:
        return False
    return text.find("\\ud", start, stop) >= 0 or text.find("\\uD", start, stop) >= 0


def _mended(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, list):
        return [_mended(item) for item in value]
    if isinstance(value, dict):
        return {_mended(key): _mended(item) for key, item in value.items()}
    return value
