"""Commands worth repeating: the builds, tests, runs and version control of a session, each known by its first words.

What only looks (listing, reading, searching) or prepares a folder is none: nobody needs to be told to do it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.talk import check_commands

_LONGEST = 4000
_SHOWN = 72  # characters; of a longer command only its first words are shown
_HERE = re.compile(r"<<-?\s*['\"]?(\w{1,40})['\"]?.*?(?:^\s*\1\s*$|\Z)", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'", re.DOTALL)
_STOPS = re.compile(r"\s*(?:&&|\|\||[;\n])\s*")
_REDIRECTION = re.compile(r"\s*(?:\d?&?>+\s*&?\S*|<\s*\S+)")
_PROGRAM = re.compile(r"[\w.][\w./+-]*")
_SET = re.compile(r"\w+=\S*")
_NAMED = re.compile(r"[\w@.,:/+][\w@.,:/+-]*")
_HEAD = 3  # words that tell one command from another
_RUNNERS = frozenset({"sudo", "time", "timeout", "nohup", "env", "exec"})
_LOOKS = frozenset(
    "ls cat cd grep egrep rg ag fd sed head tail less more echo printf find wc mkdir rm cp mv touch chmod chown ln pwd "
    "jq sleep true false export source which type sort uniq xargs awk cut tr tree stat file du df diff comm tee test "
    "set for while if do done then else fi case esac function return exit read kill ps date whoami unset open".split()
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Command(Frozen):
    """head: program and the words that say what it does;  shown: as a person would type it again, or the head."""

    head: str
    shown: str


def worth(run: str) -> Iterator[Command]:
    """The commands of a shell line, but those that only look."""
    if len(run) > _LONGEST:
        return
    bare = _HERE.sub("", run.replace("\0", ""))
    quoted = _QUOTED.findall(bare)
    for part in _STOPS.split(_QUOTED.sub("\0", bare)):
        own, quoted = quoted[: part.count("\0")], quoted[part.count("\0") :]
        words = _own_words(_REDIRECTION.sub("", part.split("|", 1)[0]).split())
        head = _head(words)
        if head:
            yield Command(" ".join(head), _shown(words, head, own))


def _own_words(words: list[str]) -> list[str]:
    """A command without the variables that are set for it and without what only runs it."""
    while words and (_SET.fullmatch(words[0]) or words[0] in _RUNNERS):
        words = words[2 if words[0] == "timeout" else 1 :]
    return words


def _head(words: list[str]) -> list[str]:
    """The program and the words that say what it does; nothing where nobody would type it again."""
    if not words or words[0] in _LOOKS or not _PROGRAM.fullmatch(words[0]):
        return []
    named = [word for word in words[1:_HEAD] if _NAMED.fullmatch(word)]
    return [words[0], *named] if named or check_commands.find(words[0]) else []


def _shown(words: list[str], head: list[str], quoted: list[str]) -> str:
    """The command with its quoted words put back. A commit is made again with other words."""
    whole = " ".join(words)
    for told in quoted[: whole.count("\0")]:
        whole = whole.replace("\0", told, 1)
    again = len(whole) <= _SHOWN and "\n" not in whole and head[:2] != ["git", "commit"]
    return whole if again else " ".join(head)
