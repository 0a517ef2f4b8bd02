"""Writes src/reorient/talk/marks/triggers.py: for every mark, words of which one stands wherever the mark does.

    python scripts/triggers.py        writes the file; `make triggers` runs it
    python scripts/triggers.py -      prints it

The words are read off the marks' own patterns, so that none can be forgotten. They are a filter, no mark: where one
stands, the pattern is searched; where none does, it cannot match. A blank before or after a word is its edge.
"""

from __future__ import annotations

import math
import pathlib
import re
import sys
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from re import _constants as codes
from re import _parser as parser
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[1]
FILE = ROOT / "src" / "reorient" / "talk" / "marks" / "triggers.py"

_CJK = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_PIECE = re.compile(r" ?[a-z0-9]+ ?|[\u3400-\u9fff\uf900-\ufaff]{1,2}|[^\w\s]")
_WORDLESS = frozenset({codes.CATEGORY_SPACE, codes.CATEGORY_NOT_WORD})
_COMMON = frozenset(
    "a all an and are as at be by can do for get has have how i if in is it not no now of on one or so that the this "
    "to use we what with you".split()
)
_RARE = 0.0002  # a word that stands so seldom needs no other beside it
_HEAD = '''"""What must stand in a text where a mark does, read off the marks by scripts/triggers.py, not by hand.

The key is the checksum of the mark's pattern: a mark changed since is searched everywhere, until the file is written
anew, and loses nothing but time. Between "|" stand the ways to meet a mark: by one of the words, and by one of those
behind "&". "_" beside a word is its edge: "_no_" is the word alone, "_switch" its
beginning.
"""

from __future__ import annotations

'''


Group = frozenset[str]  # words of which one must stand
Clause = tuple[Group, ...]  # groups that must all be met: one or two
Ways = list[Clause]  # clauses of which one must be met


def ways(pattern: str) -> Ways | None:
    """What must stand wherever the pattern matches, or None where it can match without any word."""
    return _all(parser.parse(pattern, re.VERBOSE), before=False, after=False)


def _all(items: Sequence[Any], *, before: bool, after: bool) -> Ways | None:
    """The parts of a sequence must all stand: the part that stands most seldom, with another where it is common."""
    found = sorted((part for part in _parts(list(items), before=before, after=after) if part), key=_cost)
    if not found:
        return None
    more = min((_one(part) for part in found[1:]), key=_chance_of_any, default=None)
    return [_both(clause, more) for clause in found[0]]


def _both(clause: Clause, more: Group | None) -> Clause:
    return clause if more is None or len(clause) > 1 or _chance_of_any(clause[0]) < _RARE else (clause[0], more)


def _one(part: Ways) -> Group:
    """Ways told as one group, less exactly."""
    return frozenset().union(*(min(clause, key=_chance_of_any) for clause in part))


def _parts(items: list[Any], *, before: bool, after: bool) -> Iterator[Ways | None]:
    """What each run of letters needs, and each item that is a choice. before, after: is there an edge of a word?"""
    run = " " if before else ""
    for at, item in enumerate(items):
        letter = _letter(item)
        if item[0] is codes.ASSERT_NOT:
            continue  # it takes no room: what stands around it stands side by side
        if letter:
            run += letter if letter != " " or not run.endswith(" ") else ""
            continue
        edge = after if at + 1 == len(items) else _letter(items[at + 1]) == " "
        yield from _inside(item, before=run.endswith(" "), after=edge)
        yield from _pieces(run)
        run = " " if _ends_at_edge(item) else ""
    yield from _pieces(run + " " if after else run)


def _letter(item: Any) -> str:
    """The one letter that an item is, " " for anything that is an edge of a word, "" for all else."""
    code, value = item
    if code is codes.LITERAL:
        return chr(value)
    if (code is codes.AT and value is not codes.AT_NON_BOUNDARY) or (
        code is codes.IN and all(map(_is_wordless, value))
    ):
        return " "
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT) and value[0] >= 1 and len(value[2]) == 1:
        return " " if _letter(value[2][0]) == " " else ""
    return ""


def _is_wordless(part: Any) -> bool:
    code, value = part
    if code is codes.CATEGORY:
        return value in _WORDLESS
    return code is codes.LITERAL and not re.match(r"\w", chr(value))


def _ends_at_edge(item: Any) -> bool:
    """A group whose every way ends at an edge of a word."""
    code, value = item
    if code is codes.SUBPATTERN:
        return bool(value[3]) and (_letter(value[3][-1]) == " " or _ends_at_edge(value[3][-1]))
    if code is codes.BRANCH:
        return all(way and (_letter(way[-1]) == " " or _ends_at_edge(way[-1])) for way in map(list, value[1]))
    return code is codes.MAX_REPEAT and value[0] >= 1 and len(value[2]) == 1 and _ends_at_edge(value[2][0])


def _inside(item: Any, *, before: bool, after: bool) -> Iterator[Ways | None]:
    code, value = item
    if code is codes.SUBPATTERN:
        yield _all(value[3], before=before, after=after)
    elif code is codes.BRANCH:
        each = [_all(way, before=before, after=after) for way in value[1]]
        yield None if None in each else _merged(clause for way in each for clause in way or [])
    elif code in (codes.MAX_REPEAT, codes.MIN_REPEAT) and value[0] >= 1:
        yield _all(value[2], before=False, after=False)
    elif code is codes.ASSERT:
        yield _all(value[1], before=False, after=False)
    elif code is codes.IN:
        yield _one_of(value)


def _merged(clauses: Iterable[Clause]) -> Ways:
    """Clauses of one group are one clause, and so are those that share their first group or their second."""
    alone: Group = frozenset()
    first: dict[Group, Group] = {}
    for clause in clauses:
        if len(clause) == 1:
            alone |= clause[0]
        else:
            first[clause[1]] = first.get(clause[1], frozenset()) | clause[0]
    second: dict[Group, Group] = {}
    for more, group in first.items():
        second[group] = second.get(group, frozenset()) | more
    return [*([(alone,)] if alone else []), *second.items()]


def _one_of(parts: Sequence[Any]) -> Ways | None:
    """The letters of a small class, where they are no letters of every sentence."""
    letters = {chr(value) for code, value in parts if code is codes.LITERAL}
    return [(frozenset(letters),)] if len(letters) == len(parts) and all(map(_PIECE.fullmatch, letters)) else None


def _pieces(run: str) -> Iterator[Ways]:
    """The words of a run, each with its edges. A blank is the edge of two words."""
    spaced = re.sub(r"([^\w\s])", r" \1 ", run).replace(" ", "  ")
    for piece in _PIECE.findall(spaced):
        yield [(frozenset({piece}),)]


def _cost(part: Ways) -> float:
    """How often the part stands by chance, roughly."""
    return math.fsum(math.prod(map(_chance_of_any, clause)) for clause in part)


def _chance_of_any(group: Group) -> float:
    return min(1.0, math.fsum(map(_chance, group)))  # in any order the same sum


def _chance(word: str) -> float:
    """Short and common words stand often."""
    bare = word.strip()
    if _CJK.match(word):
        return 0.02 ** len(word)
    if not bare.isalnum() or bare in _COMMON:
        return 0.1
    return 0.12 ** len(bare) * 0.5 ** (len(word) - len(bare))


def written(patterns: Mapping[str, str]) -> str:
    """The file for marks of those names and patterns. A mark that can stand without any word has no row."""
    needs = {name: ways(pattern) for name, pattern in patterns.items()}
    rows = [f"    {_key(patterns[name])}: {_told(found)!r},  # {name}" for name, found in needs.items() if found]
    return "\n".join([f"{_HEAD}TRIGGERS: dict[int, str] = {{", *rows, "}\n"]).replace("'", '"')


def _key(pattern: str) -> str:
    return f"0x{zlib.crc32(pattern.encode()):08X}"


def _told(found: Ways) -> str:
    return " | ".join(sorted(" & ".join(map(_words, clause)) for clause in found))


def _words(group: Group) -> str:
    return " ".join(sorted(word.replace(" ", "_") for word in group))


def marks() -> dict[str, str]:
    """Name -> pattern of every mark of every language."""
    sys.path.insert(0, str(ROOT / "src"))
    from reorient.talk.marks import shape, table

    return {
        f"{language.name} {field}": mark.source
        for language in table.LANGUAGES
        for field in language.__dataclass_fields__
        if isinstance(mark := getattr(language, field), shape.Mark)
    }


def main(argv: Sequence[str]) -> int:
    text = written(marks())
    if "-" in argv:
        print(text, end="")
    else:
        FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
