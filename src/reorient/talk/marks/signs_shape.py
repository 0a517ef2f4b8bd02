"""What a language brings to the signs of lost context: words and patterns, no rule. Another language is one more file.

Patterns are written one a line; a line that ends in a backslash goes on in the next. Each is a regular expression,
read without case, in which `<name>` stands for one of the language's `words` and a plain `(...)` only groups. ASCII
letters alone count as letters, so that a Chinese character ends an English word. Every repetition is bounded, which
keeps a search linear. Stretches that are not the speaker's own prose stand in the text as `\\x01` (code, address),
`\\x02` (quoted words) and `\\x03` (path); see talk.signs_prose.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_NAME = re.compile(r"<([a-z_]+)>")
_PLAIN_GROUP = re.compile(r"(?<!\\)\((?!\?)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """Something people name once and then only point at: a pull request, a branch.

    pointed: a mention that says "you know which".  told: anywhere in the text, which one it is.
    """

    sign: str
    pointed: str
    told: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """One language. What maps a sign's name to patterns gives that sign.

    script: a letter of the language; where none stands, nobody speaks it.
    literals: words that a compaction leaves behind.  kin: other ways to say the same.  faint: ways that say it only
    beside `talk`.  talk: words for the talk itself.  earlier: a reference to earlier work.  other: things that are cut
    short for reasons of their own.  markup: `<summary>` is meant as markup.  building: the sentence orders something
    to be made.
    whole: the message is nothing else.  clause: one clause is nothing else.  said: may stand anywhere.
    supposing: a condition, after which a bare order belongs to a program.  mention: the sentence is about
    words, which it does not say itself.  general: it asks about the kind of thing, not about one of them.  fillers: words around a phrase that add nothing.
    spelt: words worth recognising when misspelt, and `real` ones that only look so.
    """

    script: str
    words: Mapping[str, str]
    literals: Mapping[str, str]
    kin: Mapping[str, str]
    faint: Mapping[str, str]
    talk: str
    earlier: str
    other: str
    markup: str
    building: str
    whole: Mapping[str, str]
    clause: Mapping[str, str]
    said: Mapping[str, str]
    things: tuple[Thing, ...]
    supposing: str
    mention: str
    general: str
    fillers: str
    spelt: tuple[str, ...] = ()
    real: tuple[str, ...] = ()


def source(lines: str, words: Mapping[str, str]) -> str:
    """The regular expression of some lines: any of them."""
    patterns = "\n".join(line.strip() for line in lines.splitlines()).replace("\\\n", "")
    return "|".join(_PLAIN_GROUP.sub("(?:", _spelt_out(line, words)) for line in patterns.splitlines() if line)


def _spelt_out(pattern: str, words: Mapping[str, str]) -> str:
    """The pattern with its names replaced, also those within words. What nobody named stays as written."""

    def spell(found: re.Match[str]) -> str:
        named = words.get(found[1])
        return found[0] if named is None else f"({_spelt_out(named, words)})"

    return _NAME.sub(spell, pattern)
