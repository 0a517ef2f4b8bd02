"""Check commands: the part of a shell command that checks the work, if one does.

Words that only name a tool (a search, an installation, a commit message, the text of a file being written) are no run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.talk.marks import check_tools as tools

_LONGEST = 4000
_MESSAGE = re.compile(r"(?<=-m)[ =]?(?:\"(?:[^\"\\]|\\.)*\"|'[^']*')")
_HERE = re.compile(r"<<-?\s*['\"]?(\w{1,40})['\"]?[^\n]*\n.*?(?:^\s*\1\s*$|\Z)", re.MULTILINE | re.DOTALL)
_PARTS = re.compile(r"\s*(?:&&|\|\||;|\n)\s*")
_REDIRECTION = re.compile(r"\s+(?:\d?>+\s*\S*|<\s*\S*)")
_SUBCOMMANDS = 8  # words looked through for the one that makes a program a check


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Command(Frozen):
    """family: the tool;  shown: the command as a person would type it again;  target: the words it was narrowed by."""

    family: str
    shown: str
    target: frozenset[str]


def find(command: str) -> Command | None:
    """The check that a shell command runs, or None. Several in a chain are one: their output tells not whose it is."""
    if not command or len(command) > _LONGEST:
        return None
    command = _HERE.sub("", _MESSAGE.sub("", command))
    parts = (part for part in _PARTS.split(command) if not tools.NOT_A_RUN.match(part))
    found = [check for part in parts if (check := _read(part))]
    if len(found) < 2:
        return found[0] if found else None
    return Command(
        " && ".join(check.family for check in found),
        " && ".join(check.shown for check in found),
        frozenset().union(*(check.target for check in found)),
    )


def _read(part: str) -> Command | None:
    if code := tools.CODE.search(part):
        return Command(code.group().rstrip("("), " ".join(part.split()), frozenset())
    plain = _REDIRECTION.sub("", part.split("|", 1)[0])
    words = plain.replace("(", " ").replace(")", " ").split()
    for at, word in enumerate(words[:12]):
        size = _size(word, words[at + 1 :], first=at == 0)
        if size:
            return _command(words, at, size)
    return None


def _size(word: str, after: list[str], *, first: bool) -> int:
    """How many words name the tool, counted from `word`; 0 where it checks nothing."""
    name = word.rsplit("/", 1)[-1]
    if name in tools.PROGRAMS:
        wanted = tools.PROGRAMS[name]
        if not wanted:
            return 1
        for offset, other in enumerate(_words_that_may_name(after), start=2):
            if other in wanted or other.rsplit(":", 1)[-1] in wanted or _assembles(other, wanted):
                return offset
    if name in tools.SCRIPTS:
        return _script(name, after)
    if name in tools.INTERPRETERS:
        return _program(after)
    return 1 if first and tools.BINARY.match(word) else 0


def _program(after: list[str]) -> int:
    """An interpreter that runs a file of checks, or node with its own runner."""
    for offset, word in enumerate(after[:_SUBCOMMANDS], start=2):
        if word == "--test" or tools.PROGRAM_FILE.fullmatch(word):
            return offset
        if not word.startswith("-"):
            return 0
    return 0


def _words_that_may_name(after: list[str]) -> Iterator[str]:
    """The words up to and including the first that is no flag, and the tasks that may follow `clean` and the like."""
    return iter(after[:_SUBCOMMANDS])


def _assembles(word: str, wanted: frozenset[str]) -> bool:
    """Gradle's tasks carry a variant in their name: assembleDebug, testReleaseUnitTest."""
    task = word.rsplit(":", 1)[-1]
    return "assemble" in wanted and task.startswith(
        ("assemble", "test", "lint", "compile", "build", "check", "connected")
    )


def _script(name: str, after: list[str]) -> int:
    words = [word for word in after if not word.startswith("-")]
    if not words:
        return 1 if name in ("make", "gmake") else 0
    script = words[1] if words[0] in ("run", "exec", "dlx") and len(words) > 1 else words[0]
    if name in ("make", "gmake"):
        script = next((word for word in words if tools.SCRIPT.fullmatch(word)), script)
    return 2 + after.index(script) if tools.SCRIPT.fullmatch(script) else 0


def _command(words: list[str], at: int, size: int) -> Command:
    start = at - 1 if at and words[at - 1] in tools.RUNNERS else at
    tool = words[at].rsplit("/", 1)[-1] if not words[at].startswith("./") else words[at]
    named = [tool, *(word for word in words[at + 1 : at + size] if not word.startswith("-") or size == 2)]
    family = " ".join("pytest" if word == "py.test" else word for word in named)
    rest = words[at + size :]
    shown = [*words[start:at], tool, *words[at + 1 :]]
    return Command(family, " ".join(shown), frozenset(word for word in rest if word[0] not in "-<>2"))
