"""Keeps others' text data: what does not show is made visible, and nothing in it can pass for structure or for ours.

A character that does not show becomes `<U+202E>`, which Markdown, YAML and JSON leave as it is. That holds for control
characters, terminal sequences, bidirectional marks, zero-width and tag characters, line separators, lone surrogates
and noncharacters; a variation selector after a symbol and a joiner between two emoji stay. On one line, besides:

    line ends               ` / `
    backticks               `'`: no code span or fence is opened or closed
    `<` before a tag        `‹`: no tag, comment or chat delimiter begins
    `](`  `]:`  `![`        parted by a space: no link, reference or image
    `&lt;` and the like     parted by a space: no character comes back from an entity
    `[s:12]` `[#4]` `[git]` `(s:12)`: no cite; `[masked: KIND]` stays, for it tells nothing
    a heading, list, quote, rule or checkbox at the beginning   a backslash before its mark

The words stay readable and in place. Quotation marks stay as they are: `phrases.quote` puts the words between marks
that they do not hold. `plain` changes only what does not show, for values that a writer quotes itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from reorient.render.mask import hidden, late

_LINE_ENDS = ("\r\r", "\x85\x85", "\u2028\u2029")  # that are not one everywhere
_ZWJ, _SELECTORS = "\u200d", "\ufe0e\ufe0f"
_SKINS = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_SYMBOL = "[#*0-9\u00a9\u00ae\u203c\u2049\u2100-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
_JOINED = "[\u2600-\u27bf\u2b1b\u2b50\U0001f000-\U0001faff]"

_TAG = r"<(?=[A-Za-z/!?|])(?!U\+[0-9A-F]{4,6}>)"
_PARTED = r"\](?=[(:])|!(?=\[)|&(?=#?[A-Za-z0-9]{1,31};)"
# What opens a cite. A subscript does not, unless it has the very marks of one.
_OPENS_CITE = r"(?:(?<![\w)\]])\[(?=\s*(?:[A-Za-z]{1,3}:[\w#-]|git\b))|\[(?=\s*(?:[sw]:[\w-]|#[0-9]|git [0-9a-f]{4})))"
_CITE = rf"{_OPENS_CITE}([^\[\]]*)\]"
_BEGINNING = (
    r"[0-9]{1,9}(?=[.)](?:\s|$))|(?=>|[-+*](?:\s|$)|\#{1,6}(?:\s|$)|~~~|[-*_](?:\s*[-*_]){2,}\s*$|=+\s*$"
    r"|\[[ xX]\])"
)
_UNCUT = r"\[masked: [a-z0-9-]{0,32}\]?|<U\+[0-9A-F]{0,6}>?"  # what is not cut in two
_LONGEST_UNCUT = 48
_PARTS = 3  # of a text that is cut: two are its head, one its tail


def plain(text: str) -> str:
    """The text with all that does not show made visible. Line feeds and tabs stay; CR LF becomes LF."""
    if hidden.all_shows(text):
        return text
    return hidden.character(*_LINE_ENDS).sub(_visible, text.replace("\r\n", "\n"))


def lines(text: str) -> tuple[str, ...]:
    """Each line of the text made safe to stand on a line of its own."""
    return tuple(_indent(line) + _begun(_line(line)) for line in plain(text).split("\n"))


def inline(text: str, limit: int | None = None) -> str:
    """The text on one line, safe within a line and at its beginning.

    Longer than `limit`, it ends in `…(+N)`, N the characters left out; with that it is no longer than `limit`.
    """
    whole = _begun(" / ".join(filter(None, map(_line, plain(text).split("\n")))))
    if limit is None or len(whole) <= limit:
        return whole
    end = _safe_cut(whole, max(0, limit - len(_left_out(len(whole)))))
    return whole[:end].rstrip() + _left_out(len(whole) - end)


def block(text: str) -> str:
    """A fenced block of the text, its fence longer than any run of backticks in it."""
    body = plain(text).removesuffix("\n")
    longest = max(map(len, re.findall("`+", body)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{body}\n{fence}"


def halves(text: str, limit: int = 1200) -> tuple[str, int, str]:
    """Head, how many characters are left out, and tail; the whole text, 0 and "" where it is not too long."""
    if len(text) <= limit:
        return text, 0, ""
    kept = max(0, limit - len(_left_out(len(text))) - 1)
    tail = _safe_cut(text, len(text) - kept // _PARTS, forward=True)
    head = _safe_cut(text, kept - kept // _PARTS)
    return text[:head], tail - head, text[tail:]


def head_tail(text: str, limit: int = 1200) -> str:
    """The text, or its head and tail with the count of characters left out between: `head…(+N)…tail`."""
    head, left_out, tail = halves(text, limit)
    return f"{head}{_left_out(left_out)}…{tail}" if left_out else head


def _left_out(count: int) -> str:
    return f"…(+{count})"


def _visible(found: re.Match[str]) -> str:
    mark, text, at = found[0], found.string, found.start()
    if mark in _SELECTORS and late.compiled(_SYMBOL).match(text, at - 1 if at else at):
        return mark
    if mark == _ZWJ and late.compiled(f"(?:{_JOINED}|[{_SELECTORS}]){_ZWJ}{_JOINED}").match(text, at - 1 if at else at):
        return mark
    return f"<U+{ord(mark):04X}>"


def _line(line: str) -> str:
    """One line without anything that Markdown, HTML or a reader of cites takes for structure."""
    line = line.strip().replace("\t", " ").replace("`", "'")
    line = late.compiled(_TAG).sub("‹", line)
    line = late.compiled(_OPENS_CITE).sub("(", late.compiled(_CITE).sub(r"(\1)", line))
    return late.compiled(_PARTED).sub(r"\g<0> ", line)


def _begun(line: str) -> str:
    """The line so that its beginning is the beginning of nothing."""
    found = late.compiled(_BEGINNING).match(line)
    return f"{found[0]}\\{line[found.end() :]}" if found else line


def _indent(line: str) -> str:
    spaces = line.expandtabs(4)
    return " " * (len(spaces) - len(spaces.lstrip(" ")))


def _safe_cut(text: str, at: int, *, forward: bool = False) -> int:
    """A place near `at` where neither a mask, an escape nor a character with its marks is cut in two."""
    near = max(0, at - _LONGEST_UNCUT)
    for start, end in _whole(text, near, at + _LONGEST_UNCUT):
        if start < at < end:
            return end if forward else start
    return at


def _whole(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    yield from (found.span() for found in late.compiled(_UNCUT).finditer(text, start, end))
    at = start
    while at < min(end, len(text)):
        after = at + 1
        while after < min(end, len(text)) and (_clings(text[after]) or text[after - 1] == _ZWJ):
            after += 1
        yield at, after
        at = after


def _clings(letter: str) -> bool:
    return unicodedata.combining(letter) > 0 or letter in _SELECTORS or letter == _ZWJ or letter in _SKINS
