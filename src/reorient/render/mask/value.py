"""Cuts out the value that stands at a place: quoted to its closing mark, or bare to the end of its run.

Only the first 128 characters of a bare value are looked at; `end` finds where the whole of it ends once it is known to
be a secret, so that a long value is read once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.render.mask import late

MASKED = "\ufffc"  # stands where a mask already is: no rule reads through it

_LOOKED_AT, _LONGEST_QUOTED, _LEAD = 128, 1024, 48
_CLOSES = {"“": "”", "‘": "’", "「": "」", "『": "』", "【": "】"}
_OPENING = r"[fFrRbBuU]{0,2}(\\{0,3}[\"'`“‘「『【])"
_RUN = rf"[^\s\"'`<>{MASKED}“”‘’「」『』\u3000-\u303f\u4e00-\u9fff\uac00-\ud7a3\uff00-\uff0f\uff1a-\uff20]"
_BARE = f"{_RUN}{{1,{_LOOKED_AT}}}+"
# Where a bare value ends before its run does: an escaped line end, or a mark that another pair follows.
_CUT = r"\\[nrt]|[;&,|](?=\s|$|[\w .%-]{1,40}[=:])|\\+$"
_AFTER = ".,;:)]}|*"  # what the text around a bare value leaves at its end
_CONNECTOR = (
    r"[\"'`”’」]?[ \t]{0,3}(?:[ \t](?:is|as)[ \t](?:(?:the|my|our|your|a|an)[ \t])?(?:[\w-]{1,16}[ \t]){0,2}"
    r"|是|作为|作為|当|當|做)[ \t]?$"
)
_CONNECTORS = (" is ", " as ", "是", "作为", "作為", "当", "當", "做")
_APART = r"[\s\"'`“”‘’「」=:]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A value: where it stands and what it says. close: the mark that ends a quoted one.  cut: more may follow."""

    start: int
    end: int
    text: str
    close: str = ""
    cut: bool = False


def at(text: str, place: int) -> Held:
    """The value that begins at this place; an empty one where none does."""
    opening = late.compiled(_OPENING).match(text, place)
    if opening:
        quoted = _quoted(text, opening)
        if quoted:
            return quoted
        place = opening.end()
    run = late.compiled(_BARE).match(text, place)
    if run is None:
        return Held(start=place, end=place, text="")
    cut = late.compiled(_CUT).search(run[0])
    words = run[0][: cut.start()] if cut else run[0]
    if len(words) == _LOOKED_AT:
        return Held(start=place, end=run.end(), text=words, cut=True)
    words = words.rstrip(_AFTER)
    return Held(start=place, end=place + len(words), text=words)


def end(text: str, held: Held) -> int:
    """Where the value really ends."""
    rest = late.compiled(f"{_RUN}*+").match(text, held.end) if held.cut else None
    return rest.end() if rest else held.end


def before(text: str, place: int) -> tuple[int, int] | None:
    """Where the word stands that a connector ties to a label at `place`: `WORD is the (label)`."""
    lead = text[max(0, place - _LEAD) : place]
    if not any(connector in lead for connector in _CONNECTORS):
        return None
    connector = late.compiled(_CONNECTOR).search(lead)
    if connector is None:
        return None
    stop = place - len(lead) + connector.start()
    word = late.compiled(_APART).split(text[max(0, stop - _LOOKED_AT) : stop])[-1]
    return (stop - len(word), stop) if word and word.isascii() else None


def _quoted(text: str, opening: re.Match[str]) -> Held | None:
    """The value to its closing mark on the same line, or None. One that is masked in part is done with."""
    mark = opening[1]
    close = _CLOSES.get(mark, mark)
    start = opening.end()
    limit = start + _LONGEST_QUOTED
    stop = text.find(close, start, limit)
    while stop > 0 and text[stop - 1] == "\\" and not mark.startswith("\\"):
        stop = text.find(close, stop + 1, limit)
    words = text[start:stop]
    if stop < 0 or "\n" in words:
        return None
    return Held(start=start, end=start if MASKED in words else stop, text="" if MASKED in words else words, close=close)
