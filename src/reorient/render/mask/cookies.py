"""Finds the values of cookies: in `Cookie:` and `Set-Cookie:` headers and where a program sets one.

Each value of eight characters or more with a digit in it is taken; the attributes of RFC 6265 are not values.
"""

from __future__ import annotations

from collections.abc import Iterator

from reorient.render.mask import late
from reorient.render.mask.spans import Span

_ATTRIBUTES = frozenset(["path", "domain", "expires", "max-age", "samesite", "priority", "version", "comment"])
_HEADER = (
    r"(?:(?:[Cc]ookie|COOKIE)\\{0,3}[\"']?[ \t]{0,4}[:=][ \t]{0,4}\\{0,3}[\"']?|--cookie[ =][\"']?)(?=[\w.-]{1,64}=)"
)
# A browser takes no cookie that is longer.
_PAIR = (
    r"(?P<name>[\w.-]{1,64}+)(?:=(?P<v>[^;\s\"'\\\ufffc]{8,4096}+)|=[^;\s\"'\\\ufffc]{0,7}|(?=;))"
    r"(?:;[ \t]{0,4}|(?=[\s\"'\\]|$))"
)


def spans(text: str) -> Iterator[Span]:
    """The values of every cookie of every header."""
    if "ookie" not in text and "OOKIE" not in text:
        return
    at = 0
    while header := late.compiled(_HEADER).search(text, at):
        at = header.end()
        while pair := late.compiled(_PAIR).match(text, at):
            at = pair.end()
            if pair["v"] and pair["name"].lower() not in _ATTRIBUTES and any(map(str.isdigit, pair["v"])):
                yield "cookie", *pair.span("v")
