"""Lines of names in play and of references: what an agent reaches for right after it lost its context.

Identifiers stand with the file that they belong to, so that a person sees where the work was: one line a file, with how
often it was edited or read. What has no file stands together; commands, refs and errors have a line a kind. A path that
the line of edited files tells whole is told here by its last part.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from reorient.model import findings, values
from reorient.model.frozen import Frozen
from reorient.model.lines import Line
from reorient.results import paths, reading, work

FAINT = 12  # a name used less than a part of the most used one is noise
_NAMES = ("function", "test")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class _Room(Frozen):
    """How much is told: identifiers in all, files with a line of their own, names in such a line, and of each kind.

    references: the priority of their line.  first: of the first line of names; those of files follow it, two by two.
    """

    names: int
    homes: int
    each: int
    kinds: Mapping[str, int]
    references: int
    first: int


_ROOM = {
    "now": _Room(
        names=10,
        homes=2,
        each=5,
        kinds={"loose": 5, "file": 4, "command": 3, "ref": 3, "error": 1},
        references=5,
        first=8,
    ),
    "context": _Room(
        names=40,
        homes=5,
        each=8,
        kinds={"loose": 12, "file": 6, "command": 5, "ref": 8, "error": 2},
        references=5,
        first=4,
    ),
}
_LATER = {"loose": 0, "file": 1, "command": 0, "ref": 1, "error": 3}  # how far behind the first line


def lines(found: findings.Findings, *, top: str | None, template: str = "now") -> list[Line]:
    """References first, then the files with their names, then a line for each kind of name."""
    room = _ROOM[template]
    held: dict[str, list[reading.Entry]] = {}
    for entry in sorted(reading.entries(found, "name"), key=lambda entry: (-entry.number("score"), entry.text("name"))):
        held.setdefault("name" if entry.text("kind") in _NAMES else entry.text("kind"), []).append(entry)
    told = frozenset(work.edited_paths(found, top))
    files = {entry.text("name"): entry for entry in held.get("file", [])}
    homes, loose = _homes(_strong(held.get("name", []), 2)[: room.names], files, room)
    return [
        *_references(found, room),
        *(
            _home(path, names, files.get(path), top, told, room.first + at // 2)
            for at, (path, names) in enumerate(homes)
        ),
        *_kind("loose", loose, room),
        *_kind("file", list(_untold(held.get("file", []), {path for path, _ in homes}, told, top)), room, top),
        *(line for kind in ("command", "ref", "error") for line in _kind(kind, held.get(kind, []), room)),
    ]


def _strong(ranked: list[reading.Entry], patience: int = 1) -> list[reading.Entry]:
    return [entry for entry in ranked if entry.number("score") * FAINT * patience >= ranked[0].number("score")]


def _homes(
    names: list[reading.Entry], files: Mapping[str, reading.Entry], room: _Room
) -> tuple[list[tuple[str, list[reading.Entry]]], list[reading.Entry]]:
    """The files whose names were used most, each with its names; and the names that stand with none of them."""
    by_file: dict[str, list[reading.Entry]] = {}
    for entry in names:
        by_file.setdefault(entry.text("file"), []).append(entry)
    by_file.pop("", None)
    used = {
        path: sum(map(_score, own)) + (_score(files[path]) if path in files else 0) for path, own in by_file.items()
    }
    ranked = sorted(by_file.items(), key=lambda item: (-used[item[0]], item[0]))
    homes = [(path, own[: room.each]) for path, own in ranked[: room.homes]]
    at_home = {entry.text("name") for _, own in homes for entry in own}
    return homes, [entry for entry in names if entry.text("name") not in at_home]


def _score(entry: reading.Entry) -> int:
    return entry.number("score")


def _home(
    path: str, names: list[reading.Entry], file: reading.Entry | None, top: str | None, told: frozenset[str], rank: int
) -> Line:
    shown = paths.relative(path, top)
    edits, reads = (file.number("edits"), file.number("reads")) if file else (0, 0)
    args = values.Record(
        file=posixpath.basename(shown) if shown in told else shown,
        names=tuple(entry.text("name") for entry in names),
        **({"count": edits or reads} if edits or reads else {}),
    )
    phrase = "name.edited" if edits else "name.read" if reads else "name.in"
    cites = (names[0].place,)
    return Line(section="name", phrase=phrase, args=args, cites=cites, priority=rank)


def _untold(
    ranked: list[reading.Entry], homes: set[str], told: frozenset[str], top: str | None
) -> Iterator[reading.Entry]:
    """The files that no other line tells."""
    for entry in _strong(ranked):
        if entry.text("name") not in homes and paths.relative(entry.text("name"), top) not in told:
            yield entry


def _kind(kind: str, ranked: list[reading.Entry], room: _Room, top: str | None = None) -> list[Line]:
    shown = _strong(ranked)[: room.kinds.get(kind, len(ranked))]
    if not shown:
        return []
    names = (paths.relative(entry.text("name"), top) if kind == "file" else entry.text("name") for entry in shown)
    return [
        Line(
            section="name",
            phrase="name.function" if kind == "loose" else f"name.{kind}",
            args=values.Record(names=tuple(names)),
            cites=tuple(entry.place for entry in shown[:2]),
            priority=room.first + _LATER[kind],
        )
    ]


def _references(found: findings.Findings, room: _Room) -> list[Line]:
    held = reading.entries(found, "reference")[:5]
    if not held:
        return []
    args = values.Record(items=tuple(entry.text("text") for entry in held))
    return [
        Line(
            section="reference",
            phrase="reference.list",
            args=args,
            cites=tuple(e.place for e in held[:2]),
            priority=room.references,
        )
    ]
