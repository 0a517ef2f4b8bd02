"""The words somebody wrote themselves, told from what they pasted, so that a sign is never read out of code or logs.

Code (fenced, indented, inline), quoted lines, log lines, addresses and file paths are masked; quoted words are masked
in a second view. Masking keeps every offset: a span found in a view is the same span of the text. What is masked as a
block becomes blank and so vanishes; what stood inside a sentence leaves a mark in it, for "the branch `x`" has a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

CODE = "\x01"
QUOTED = "\x02"
PATH = "\x03"

_FENCE = re.compile(r" {0,3}(`{3,}(?=[^`]*$)|~{3,})")
_BLOCKS = (
    re.compile(r"^ {0,3}>[^\n]*", re.M),
    re.compile(r"(?<=\n)[ \t]*\n(?:(?: {4}|\t)[^\n]*(?:\n|\Z))+"),
)
_LOGS = (
    re.compile(r"^\s{0,8}[\[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^\n]*", re.M),
    re.compile(r"^\s{0,8}[\[(]?\d\d:\d\d:\d\d[^\n]*", re.M),
    re.compile(r"^\s{0,8}\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL)\b[\]:| ][^\n]*", re.M),
    re.compile(
        r"^(?:Traceback \(|[A-Z]\w{0,40}(?:Error|Exception): |\s{1,8}at \S{1,200} \(|\s{1,8}File \")[^\n]*", re.M
    ),
    re.compile(r"^\$ [^\n]*", re.M),
)
_INLINE = (
    (CODE, re.compile(r"(`{1,3})[^`\n]{1,400}\1")),
    (CODE, re.compile(r"\b[a-z]{2,10}://[^\s，。；！？、）》”\"<>]+", re.A)),
    (PATH, re.compile(r"(?<![\w</])(?:~|\.{1,2})?/?[A-Za-z0-9_.@-]{1,80}(?:/[\w.@-]{1,80}){1,20}/?")),
    (CODE, re.compile(r"(?<![\w.])[A-Za-z0-9_-]{1,60}\.[a-z]{1,5}\b(?![.\w])", re.A)),
)
_QUOTES = re.compile(
    r'"[^"\n]{1,300}"|“[^”\n]{1,300}”|「[^」\n]{1,300}」|『[^』\n]{1,300}』|«[^»\n]{1,300}»'
    r"|(?<![A-Za-z0-9'])'(?=\S)[^'\n]{1,300}'(?![A-Za-z0-9])"
)
_STRAIGHT = str.maketrans(
    {"’": "'", "‘": "'", "\u00a0": " ", "\u3000": " ", "\r": " ", CODE: " ", QUOTED: " ", PATH: " "}
)
_SENTENCE_END = re.compile(r"[.!?]+(?=\s|$)|[。！？\n]+")
_CLAUSE_END = re.compile(r"[,;:，；：、—()（）]+|\s-+\s")


@dataclass(frozen=True, slots=True)
class Prose:
    """One text in three views of its length. written: only blocks are blanked, so that a name in inline code or an
    address can be read.  plain: quoted words are kept.  own: they are masked too.
    """

    written: str
    plain: str
    own: str


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a text."""

    start: int
    end: int


def read(text: str, *, typed: bool) -> Prose:
    """The prose of a text. typed: by a person, who pastes logs; a program's log lines are its own words."""
    written = _unfenced(text.translate(_STRAIGHT))
    for block in (*_BLOCKS, *(_LOGS if typed else ())):
        written = _blank(block, written)
    plain = written
    for mark, inline in _INLINE:
        plain = _masked(inline, mark, plain)
    bare = plain.strip().strip(".。!！")
    if typed and _QUOTES.fullmatch(bare):  # nothing but quoted words: said, not mentioned
        return Prose(written, plain, _unwrapped(plain, bare))
    return Prose(written, plain, _masked(_QUOTES, QUOTED, plain))


def sentences(view: str) -> Iterator[Span]:
    """The sentences of a view, end marks included, blank ones left out."""
    return _pieces(view, Span(0, len(view)), _SENTENCE_END)


def clauses(view: str, sentence: Span) -> Iterator[Span]:
    """The clauses of one sentence."""
    return _pieces(view, sentence, _CLAUSE_END)


def _pieces(view: str, within: Span, end: re.Pattern[str]) -> Iterator[Span]:
    start = within.start
    for mark in end.finditer(view, within.start, within.end):
        if not view[start : mark.start()].isspace() and start < mark.start():
            yield Span(start, mark.end())
        start = mark.end()
    if view[start : within.end].strip():
        yield Span(start, within.end)


def _masked(inline: re.Pattern[str], mark: str, text: str) -> str:
    return inline.sub(lambda found: mark * len(found[0]), text)


def _unfenced(text: str) -> str:
    """The text with fenced code blanked; a fence that is never closed reaches to the end."""
    fence, kept = "", []
    for line in text.split("\n"):
        opening = None if fence else _FENCE.match(line)
        kept.append(" " * len(line) if fence or opening else line)
        if opening:
            fence = opening[1]
        elif fence and line.strip(" \t").startswith(fence) and not line.strip(f" \t{fence[0]}"):
            fence = ""
    return "\n".join(kept)


def _blank(block: re.Pattern[str], text: str) -> str:
    return block.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def _unwrapped(plain: str, bare: str) -> str:
    start = plain.index(bare)
    end = start + len(bare)
    return f"{plain[:start]} {plain[start + 1 : end - 1]} {plain[end:]}"
