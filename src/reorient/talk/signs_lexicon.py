"""The marks of every language, compiled once and together, so that mixed speech is read as it is spoken."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from reorient.talk.marks import signs_en, signs_shape, signs_zh

LANGUAGES = (signs_en.MARKS, signs_zh.MARKS)

_GLUE = r"[\s,.!?~*\-，。！？～、…;；:：]"


@dataclass(frozen=True, slots=True, order=True)
class Hit:
    """A sign at its place in the text."""

    start: int
    end: int
    sign: str


@dataclass(frozen=True, slots=True)
class Named:
    """A pattern and the sign it stands for."""

    sign: str
    pattern: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Thing:
    """See signs_shape.Thing."""

    sign: str
    pointed: re.Pattern[str]
    told: re.Pattern[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tongue:
    """The phrases of one language; fields as in signs_shape.Marks."""

    script: re.Pattern[str]
    whole: tuple[Named, ...]
    clause: tuple[Named, ...]
    said: tuple[Named, ...]
    things: tuple[Thing, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lexicon:
    """All languages. Fields as in signs_shape.Marks, but lead and tail: the fillers at either end of a clause."""

    literals: tuple[Named, ...]
    faint: tuple[Named, ...]
    talk: re.Pattern[str]
    earlier: re.Pattern[str]
    other: re.Pattern[str]
    markup: re.Pattern[str]
    building: re.Pattern[str]
    supposing: re.Pattern[str]
    mention: re.Pattern[str]
    general: re.Pattern[str]
    lead: re.Pattern[str]
    tail: re.Pattern[str]
    spelt: tuple[str, ...]
    real: frozenset[str]


@functools.cache
def lexicon() -> Lexicon:
    """The lexicon; compiled when first asked for, because most commands never ask."""
    fillers = _every(lambda marks: marks.fillers)
    return Lexicon(
        literals=tuple(
            named for marks in LANGUAGES for rows in (marks.literals, marks.kin) for named in _named(rows, marks)
        ),
        faint=tuple(named for marks in LANGUAGES for named in _named(marks.faint, marks)),
        talk=_compiled(_every(lambda marks: marks.talk)),
        earlier=_compiled(_every(lambda marks: marks.earlier)),
        other=_compiled(_every(lambda marks: marks.other)),
        markup=_compiled(_every(lambda marks: marks.markup)),
        building=_compiled(_every(lambda marks: marks.building)),
        supposing=_compiled(_every(lambda marks: marks.supposing)),
        mention=_compiled(_every(lambda marks: marks.mention)),
        general=_compiled(_every(lambda marks: marks.general)),
        lead=_compiled(rf"(?:(?:{fillers})(?![a-z']){_GLUE}{{0,8}}){{1,6}}"),
        tail=_compiled(rf"(?:{_GLUE}{{0,8}}(?<![a-z'])(?:{fillers})){{1,6}}$"),
        spelt=tuple(word for marks in LANGUAGES for word in marks.spelt),
        real=frozenset(word for marks in LANGUAGES for word in marks.real),
    )


def tongues(view: str) -> Iterator[Tongue]:
    """The languages whose script stands in a text; the phrases of the others need not be compiled."""
    for at, marks in enumerate(LANGUAGES):
        if re.search(marks.script, view, re.IGNORECASE):
            yield _tongue(at)


@functools.cache
def _tongue(at: int) -> Tongue:
    marks = LANGUAGES[at]
    return Tongue(
        script=_compiled(marks.script),
        whole=_named(marks.whole, marks),
        clause=_named(marks.clause, marks),
        said=_named(marks.said, marks),
        things=tuple(
            Thing(
                thing.sign,
                _compiled(signs_shape.source(thing.pointed, marks.words)),
                _compiled(signs_shape.source(thing.told, marks.words)),
            )
            for thing in marks.things
        ),
    )


def _named(patterns: Mapping[str, str], marks: signs_shape.Marks) -> tuple[Named, ...]:
    return tuple(Named(sign, _compiled(signs_shape.source(lines, marks.words))) for sign, lines in patterns.items())


def _every(field: Callable[[signs_shape.Marks], str]) -> str:
    """One field of all languages as one pattern."""
    return "|".join(f"(?:{signs_shape.source(field(marks), marks.words)})" for marks in LANGUAGES)


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.ASCII)
