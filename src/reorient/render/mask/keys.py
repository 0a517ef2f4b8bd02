"""Finds private keys under their headings: PEM and PGP blocks, PuTTY files.

A block may be cut off, escaped for JSON, indented, quoted or numbered. Without its end it lasts to the end of the
text, without its beginning it reaches back over the lines of its body. A heading that no body follows is a mention.
RFC 7468 gives the headings.
"""

from __future__ import annotations

import collections
import re
from collections.abc import Iterator

from reorient.render.mask import late
from reorient.render.mask.spans import Span

KIND = "private-key"

_HEADING = r"-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
_ENDING = r"-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
_PUTTY = r"Private-Lines: [0-9]{1,3}(?P<v>(?:(?!Private-(?:MAC|Lines):).)*+)"
_NO_BODY = r"\\[nrt]|[^A-Za-z0-9]"
_LINE = r"(?:[\s>|+\"',0-9:\\-]|\\t){0,24}[A-Za-z0-9+/=]{4,}(?:\\[nr]|[\s\",+\\])*+"

_LOOKED_AT = 240  # characters after a heading that tell whether a body follows
_FEW = 24  # letters and digits that are too few to tell


def spans(text: str) -> Iterator[Span]:
    """Every private key, whole or cut."""
    if "PRIVATE KEY" in text:
        yield from _blocks(text)
    if "Private-Lines: " in text:
        yield from ((KIND, *found.span("v")) for found in late.compiled(_PUTTY, re.DOTALL).finditer(text))


def _blocks(text: str) -> Iterator[Span]:
    endings = collections.deque(ending.span() for ending in late.compiled(_ENDING).finditer(text))
    at = 0
    for heading in late.compiled(_HEADING).finditer(text):
        start, end = heading.span()
        if start < at:
            continue
        while endings and endings[0][0] < start:
            yield KIND, _back(text, endings[0][0], at), endings[0][1]
            at = endings.popleft()[1]
        if endings or _is_body(text[end : end + _LOOKED_AT]):
            at = endings.popleft()[1] if endings else len(text)
            yield KIND, start, at
    for first, last in endings:
        yield KIND, _back(text, first, at), last
        at = last


def _is_body(follows: str) -> bool:
    """Whether capitals and digits are as frequent as in base64; also where next to nothing follows."""
    letters = late.compiled(_NO_BODY).sub("", follows)
    capitals = sum(letter.isupper() or letter.isdigit() for letter in letters)
    return len(letters) < _FEW or capitals * 4 > len(letters)


def _back(text: str, ending: int, floor: int) -> int:
    """Where the lines of a body that end here begin. A line may end with an escaped line end."""
    start = ending
    while start > floor:
        newline = text.rfind("\n", floor, start - 1)
        escaped = text.rfind("\\n", floor, start - 2)
        line = max(newline + 1, escaped + 2 if escaped >= 0 else 0, floor)
        if not late.compiled(_LINE).fullmatch(text, line, start):
            break
        start = line
    return start
