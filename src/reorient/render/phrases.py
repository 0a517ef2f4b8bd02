"""Phrases: a key, its values and a language make one sentence.

Every value passes the fence, for a path or a branch is as much another's words as a request is; words that are quoted
stand in quotation marks too, which are chosen so that the words inside cannot close them. The tables are data
(`render.words`, one file a language). An unknown key or a missing value is a bug and raises KeyError.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from reorient.model import lines, values
from reorient.render import fence
from reorient.render.words import en, en_lines, zh, zh_lines

TABLES: Mapping[str, Mapping[str, str]] = {
    "en": {**en.TABLE, **en_lines.TABLE},
    "zh": {**zh.TABLE, **zh_lines.TABLE},
}

LONG = 1200  # characters of one value that are shown whole

_MARKS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (('"', '"'), ("“", "”"), ("«", "»"), ("「", "」")),
    "zh": (("“", "”"), ("「", "」"), ("『", "』"), ("«", "»")),
}


def say(
    key: str, args: Mapping[str, values.Value], lang: str, *, quoted: Collection[str] = (), limit: int = LONG
) -> str:
    """The sentence of `key`. quoted: names of the values that are others' words. limit: characters of one value."""
    table = TABLES[lang]
    if args.get("count") == 1 and f"{key}.one" in table:
        key = f"{key}.one"
    return table[key].format_map({name: _shown(value, lang, name in quoted, limit) for name, value in args.items()})


def line(line: lines.Line, lang: str) -> str:
    """What a line says."""
    return say(line.phrase, line.args, lang, quoted=line.quoted, limit=line.limit or LONG)


def label(section: str, lang: str) -> str:
    """What a section is called."""
    return TABLES[lang][f"label.{section}"]


SECTIONS = tuple(key.removeprefix("label.") for key in TABLES["en"] if key.startswith("label."))


def section(name: str) -> str:
    """The section that a person calls by its printed label, in any language; any other name as it is."""
    spoken = {table[f"label.{known}"].casefold(): known for table in TABLES.values() for known in SECTIONS}
    return spoken.get(name.casefold(), name)


def quote(words: str, lang: str) -> str:
    """Fenced words in the first quotation marks of the language whose closing mark they do not hold."""
    for opening, closing in _MARKS[lang]:
        if closing not in words:
            return f"{opening}{words}{closing}"
    opening, closing = _MARKS[lang][0]
    return opening + words.replace(closing, "\\" + closing) + closing


def _shown(value: values.Value, lang: str, quoted: bool, limit: int) -> str | int:
    """A value as a template takes it: integers stay integers, so that a template may group their digits."""
    if value is None or isinstance(value, bool):
        return TABLES[lang][{None: "none", True: "true", False: "false"}[value]]
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        words = fence.inline(fence.head_tail(value, limit))
        return quote(words, lang) if quoted else words
    join = TABLES[lang]["join"]
    if isinstance(value, values.Record):
        if f"word.{value.get('word')}" in TABLES[lang]:  # a word of ours within a list, with its count
            return say(f"word.{value['word']}", value, lang)
        return join.join(f"{name}: {_shown(item, lang, quoted, limit)}" for name, item in value.items())
    return join.join(str(_shown(item, lang, quoted, limit)) for item in value)
