"""Finds secrets by their own form: vendors' tokens, and what stands at a known place of a command or URL."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from reorient.render.mask import anchors, codes, judge, late, tokens, wholes
from reorient.render.mask.labels import Form, Look, Weight
from reorient.render.mask.spans import Span

# Before an edged token stands nothing of a word, unless it is the letter of an escape: `\nAKIA`, `%3DAKIA`.
_EDGE = (
    r"(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u00[0-9a-fA-F]{2})|(?<=\\x[0-9a-f]{2})|(?<=%[0-9A-F]{2})"
    r"|(?<=\[[0-9]m)|(?<=[\[;][0-9]{2}m))"
)
_RUN = rf"[A-Za-z0-9_-]{{{tokens.RUN},}}"


def spans(text: str) -> Iterator[Span]:
    """Every token and every secret at a known place."""
    yield from _tokens(text)
    rows = (*wholes.TOKENS, *wholes.WEBHOOKS) if "hook" in text else wholes.TOKENS
    yield from (_span(kind, found) for kind, found in _matches(rows, text))
    yield from (
        _span(kind, found) for kind, found in _matches((*wholes.PLACES, *codes.PLACES), text) if _held(found["v"])
    )


def _tokens(text: str) -> Iterator[Span]:
    ended = 0  # where a token ended, the next one has its edge
    for start, end in _windows(text):
        for hit in _beginnings().finditer(text, start, end):
            if hit.start() < ended:
                continue
            edge = hit.start() == ended or late.compiled(_EDGE).match(text, hit.start())
            for kind, edged, expression in _rows()[hit[0]]:
                if (edge or not edged) and (found := late.compiled(expression, re.ASCII).match(text, hit.start())):
                    ended = found.end()
                    yield _span(kind, found)
                    break


def _windows(text: str) -> Iterator[tuple[int, int]]:
    """The parts of the text in which a token can begin."""
    start = end = 0
    for run in late.compiled(_RUN).finditer(text):
        if run.start() - tokens.LEAD > end:
            yield start, end
            start = run.start() - tokens.LEAD
        end = run.end()
    yield start, end


def _matches(rows: tuple[wholes.Row, ...], text: str) -> Iterator[tuple[str, re.Match[str]]]:
    for kind, needle, expression in rows:
        if needle in text:
            for found in late.compiled(expression, re.ASCII).finditer(text):
                yield kind, found


def _held(words: str) -> bool:
    """Whether what stands at a secret's place is one itself, and no variable or placeholder."""
    return " " in words or judge.look(words.strip("\"'"), Weight.PASSWORD, Form.SETTING) > Look.NOTHING


def _span(kind: str, found: re.Match[str]) -> Span:
    return (kind, *found.span("v" if "v" in found.re.groupindex else 0))


@functools.cache
def _rows() -> dict[str, list[tuple[str, bool, str]]]:
    """Beginning -> (kind, edged, expression): its own rows, then those of every shorter beginning in it."""
    own: dict[str, list[tuple[str, bool, str]]] = {}
    for edged, rows in ((False, tokens.DISTINCT), (True, tokens.EDGED)):
        for kind, beginnings, rest in rows:
            for beginning in beginnings.split():
                own.setdefault(beginning, []).append((kind, edged, re.escape(beginning) + rest))
    lengths = {longest: range(len(longest), 0, -1) for longest in own}
    return {longest: [row for size in lengths[longest] for row in own.get(longest[:size], ())] for longest in own}


@functools.cache
def _beginnings() -> re.Pattern[str]:
    return re.compile(anchors.expression(_rows()))
