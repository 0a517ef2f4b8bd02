"""What a language brings to the signs of lost context: patterns only, no rule. Another language is one more file.

A pattern is the source of a regular expression, read without case. ASCII letters alone are letters to it, so that a
Chinese character ends an English word. Every repetition is bounded, which keeps a search linear. Masked stretches of
the text (talk.signs_prose) stand in it as `\\x01` (code, address), `\\x02` (quoted words) and `\\x03` (path).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Named: TypeAlias = tuple[str, str]  # the sign's name, its pattern


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """Something people name once and then only point at (a pull request, a branch).

    pointed: a mention that says "you know which".  told: anywhere in the text, which one it is.
    """

    sign: str
    pointed: str
    told: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """One language.

    literals: words that a compaction leaves behind.  kin: weaker ones, which count only beside `talk`.
    talk: words for the talk itself.  earlier: a reference to earlier work.  other: things that are cut short for
    reasons of their own.  markup: `<summary>` is meant as markup.  building: the sentence orders something to be made.
    whole: the message is nothing else.  clause: one clause is nothing else.  said: may stand anywhere.
    supposing: a condition, after which a bare order belongs to a program.  fillers: words around a phrase that add
    nothing.  general: the sentence asks about the kind of thing, not about one of them.  spelt: words worth recognising when misspelt, and `real` ones that only look so.
    """

    literals: tuple[Named, ...]
    kin: tuple[Named, ...]
    talk: str
    earlier: str
    other: str
    markup: str
    building: str
    whole: tuple[Named, ...]
    clause: tuple[Named, ...]
    said: tuple[Named, ...]
    things: tuple[Thing, ...]
    supposing: str
    general: str
    fillers: str
    spelt: tuple[str, ...] = ()
    real: tuple[str, ...] = ()
