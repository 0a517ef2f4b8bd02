"""Check flags: what the words after a check's name narrow it to.

A flag that is known to leave nothing out is dropped, one that is known to pick is read with its value; of any other
it is not known what it leaves out, and it is kept as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.talk.marks import check_flags as flags


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Scope(Frozen):
    """paths: words that are no flag, each of which takes part;  picks, projects: each narrows;  unknown: others."""

    paths: frozenset[str] = frozenset()
    picks: frozenset[str] = frozenset()
    projects: frozenset[str] = frozenset()
    unknown: frozenset[str] = frozenset()


def scope(words: list[str]) -> Scope:
    """What the words after a check's name narrow it to."""
    found: dict[str, set[str]] = {"paths": set(), "picks": set(), "projects": set(), "unknown": set()}
    for kind, word in _read(words):
        found[kind].add(word)
    return Scope(**{kind: frozenset(held) for kind, held in found.items()})


def within(held: Scope, project: str) -> Scope:
    """The scope, in one project alone."""
    return Scope(held.paths, held.picks, held.projects | {project}, held.unknown)


def _read(words: list[str]) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        flag, equals, value = word.partition("=")
        if not word.startswith("-"):
            if word not in flags.HARMLESS:
                yield "paths", word.strip("\"'")
            continue
        following = words[at].strip("\"'") if at < len(words) and not words[at].startswith("-") else ""
        value = value.strip("\"'")
        kind = _kind(flag, value or following)
        if kind == "none" or word in flags.HARMLESS or flags.GLUED.fullmatch(word):
            continue
        if kind == "unknown":
            yield kind, word
            continue
        if not equals and following:
            at += 1
        if kind != "value":
            yield kind, value or following


def _kind(flag: str, value: str) -> str:
    """What a flag does: picks, projects, unknown, value (it leaves nothing out, and takes one), none."""
    if flag in ("-c", "--configuration"):
        return "value" if value in flags.CONFIGURATIONS else "unknown"
    if flag in ("-n", "-w") and value.isdigit():
        return "value"
    if flag == "-p" and flags.PLUGIN.fullmatch(value):
        return "value"
    if flag in flags.PICKS and value and not (flag == "--filter" and value.startswith(("@", "./"))):
        return "picks"
    if flag in flags.HARMLESS and not (flag in flags.VALUED and value.isdigit()):
        return "none"
    if flag in flags.PROJECTS:
        return "projects"
    return "value" if flag in flags.VALUED else "unknown"
