"""Failures: of a failed run's output, the tests that failed and the words that a person would quote.

A tool often tells in one line that two values differ, and in the lines below which: those are taken with it, so that
what was expected and what came stand in the quotation.
"""

from __future__ import annotations

from collections.abc import Iterator

from reorient.talk.marks import checks as marks
from reorient.talk.marks import failures as shapes

_LOOKED = 14  # lines below the message that its values are looked for in
_MOST_SIDES = 4
_LONGEST_SIDE = 120
_MOST_NAMES = 60


def message(output: str) -> str:
    """The line to quote, with the values that the lines below it tell."""
    told, where, rest = _head(output)
    told = shapes.PACKAGE.sub("", told.removesuffix(" [recovered]"), count=1)
    if told.endswith((":", "：")):
        return _placed(where, _joined(told, _below(rest)))
    return _placed(where, _joined(told, _sides(rest, diff=not shapes.COMPARES.search(told), known=told)))


def names(output: str) -> tuple[str, ...]:
    """The failed tests in the order that the output names them first, each once, however it is spelled."""
    found = sorted(
        (match.start(1), _clean(match.group(1))) for pattern in marks.NAMES for match in pattern.finditer(output)
    )
    kept: list[str] = []
    for _, name in found[:_MOST_NAMES]:
        if name and not any(_same(name, other) for other in kept):
            kept.append(name)
    told = [name for name in kept if not shapes.ONLY_PLACE.fullmatch(name)]
    return tuple(told or kept)


def _head(output: str) -> tuple[str, str, list[str]]:
    """(the line that tells most, where it says it is, the lines below it)."""
    for pattern in marks.MESSAGES:
        found = pattern.search(output)
        if found is None:
            continue
        groups = found.groupdict()
        name = next((name for name, text in groups.items() if text and name != "w"), None)
        if name:
            below = output[found.end(name) :].split("\n", _LOOKED + 1)[1 : _LOOKED + 1]
            return (groups[name] or "").strip(), (groups.get("w") or "").strip(), below
    lines = output.rstrip().rsplit("\n", 1)
    return lines[-1].strip(), "", []


def _sides(lines: list[str], *, diff: bool, known: str = "") -> list[str]:
    """What the lines below name as expected and as found, and of a difference its two sides."""
    out: list[str] = []
    label = ""
    for line in _until_stop(lines):
        side = label + line if label else line
        label = ""
        if shapes.LABEL.fullmatch(line):
            label = f"{line} " if line.endswith(":") else f"{line}: "
        elif (side != line or shapes.SIDE.match(side) or (diff and shapes.is_changed(side))) and side not in known:
            out.append(" ".join(side.split()).rstrip(",")[:_LONGEST_SIDE])
    return list(dict.fromkeys(out))[:_MOST_SIDES]


def _below(lines: list[str]) -> list[str]:
    return [line[:_LONGEST_SIDE] for line in _until_stop(lines) if not shapes.is_heading(line)][: _MOST_SIDES - 1]


def _until_stop(lines: list[str]) -> Iterator[str]:
    for raw in lines:
        line = shapes.MARGIN.sub("", raw).strip()
        if shapes.STOP.match(line):
            return
        yield line


def _joined(told: str, sides: list[str]) -> str:
    if not sides:
        return told
    return f"{told if told.endswith((':', '：')) else told.removesuffix('.') + ';'} {'; '.join(sides)}"


def _placed(where: str, told: str) -> str:
    return f"{where}: {told}" if where and where not in told else told


def _clean(name: str) -> str:
    """Without its brackets and what follows it, and of its packages only the last."""
    bare = (name.split(" - ")[0].strip() or name.strip()).removesuffix("()")
    return shapes.PACKAGES.sub(r"\1", bare)


def _same(name: str, other: str) -> bool:
    """One test under two names: with its file or package and without."""
    short, long = sorted((name, other), key=len)
    return short == long or long.endswith((f" {short}", f".{short}", f":{short}", f"/{short}"))
