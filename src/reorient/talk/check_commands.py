"""Check commands: the part of a shell command that checks the work, if one does, and what it was narrowed to.

Words that only name a tool (a search, an installation, a commit message, the text of a file being written) are no run.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.talk import check_flags
from reorient.talk.marks import check_tools as tools

_LONGEST = 4000
_MESSAGE = re.compile(r"(?<=-m)[ =]?(?:\"(?:[^\"\\]|\\.)*\"|'[^']*')")
_HERE = re.compile(r"<<-?\s*['\"]?(\w{1,40})['\"]?[^\n]*\n.*?(?:^\s*\1\s*$|\Z)", re.MULTILINE | re.DOTALL)
_PARTS = re.compile(r"\s*(?:&&|\|\||;|\n)\s*")
_LOOSE = re.compile(r"\|\||;|\n|(?<!\|)\|(?!\|)")
_REDIRECTION = re.compile(r"\s+(?:\d?>+\s*\S*|<\s*\S*)")
_WORDS = re.compile(r"(?:\"[^\"]*\"|'[^']*'|[^\s\"'])+|[\"']")
_SUBCOMMANDS = 8  # words looked through for the one that makes a program a check


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Command(Frozen):
    """family: the tool;  shown: the command as a person would type it again;  scope: what it was narrowed to.

    parts: the checks of a chain.  strict: each of them ran only if those before it passed.
    """

    family: str
    shown: str
    scope: check_flags.Scope
    parts: tuple[Command, ...] = ()
    strict: bool = True

    @property
    def checks(self) -> tuple[Command, ...]:
        """Its parts, or itself."""
        return self.parts or (self,)


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
        check_flags.Scope(),
        tuple(found),
        not _LOOSE.search(command),
    )


def _read(part: str) -> Command | None:
    if code := tools.CODE.search(part):
        return Command(code.group().rstrip("("), " ".join(part.split()), check_flags.Scope())
    plain = _REDIRECTION.sub("", part.split("|", 1)[0] if "'" not in part and '"' not in part else _before_pipe(part))
    words = [word for word in _WORDS.findall(plain.replace("(", " ").replace(")", " ")) if word not in "\"'"]
    for at, word in enumerate(words[:12]):
        size = _size(word, words[at + 1 :], first=at == 0)
        if size:
            return _command(words, at, size)
    return None


def _before_pipe(part: str) -> str:
    """Up to the first pipe that stands in no quotation."""
    for found in re.finditer(r"\"[^\"]*\"|'[^']*'|\|", part):
        if found.group() == "|":
            return part[: found.start()]
    return part


def _size(word: str, after: list[str], *, first: bool) -> int:
    """How many words name the tool, counted from `word`; 0 where it checks nothing."""
    name = word.rsplit("/", 1)[-1]
    if name in tools.PROGRAMS:
        wanted = tools.PROGRAMS[name]
        if not wanted:
            return 1
        for offset, other in enumerate(after[:_SUBCOMMANDS], start=2):
            task = other.rsplit(":", 1)[-1]
            if other in wanted or task in wanted or _is_variant(task, wanted):
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


def _is_variant(task: str, wanted: frozenset[str]) -> bool:
    """Gradle's tasks carry a variant in their name: assembleDebug, testReleaseUnitTest."""
    return "assemble" in wanted and task.startswith(
        ("assemble", "test", "lint", "compile", "build", "check", "connected")
    )


def _script(name: str, after: list[str]) -> int:
    """The words up to a script of the project's own that checks, past what says in which of its packages."""
    is_make = name in ("make", "gmake")
    skip = False
    for offset, word in enumerate(after[:_SUBCOMMANDS], start=2):
        if skip or word in ("run", "exec", "dlx", "workspace", "--"):
            skip = word == "workspace"
        elif word.startswith("-"):
            skip = word in tools.SCRIPT_FLAGS
        elif tools.SCRIPT.fullmatch(word):
            return offset
        elif not is_make:
            return 0
    return 1 if is_make and not any(word[:1] != "-" for word in after) else 0


def _command(words: list[str], at: int, size: int) -> Command:
    start = at - 1 if at and words[at - 1] in tools.RUNNERS else at
    tool = words[at].rsplit("/", 1)[-1] if not words[at].startswith("./") else words[at]
    name = tools.CALLED.get(tool, tool)
    task = words[at + size - 1].rsplit(":", 1)[-1] if size > 1 and name == "gradle" else words[at + size - 1]
    family = f"{name} {task}" if size > 1 else name
    rest = [*words[at + 1 : at + size - 1], *words[at + size :]] if size > 1 else words[at + size :]
    scope = check_flags.scope(rest)
    if name == "gradle" and ":" in words[at + size - 1].strip(":"):
        scope = check_flags.within(scope, words[at + size - 1].rsplit(":", 1)[0])
    return Command(family, " ".join([*words[start:at], tool, *words[at + 1 :]]), scope)
