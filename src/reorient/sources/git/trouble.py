"""Why git gave no answer, as a gap: one clear sentence, and the command that helps where one does.

Promises: every failure is a gap, never an absence. Git's own words are told only where they say more than a sentence
here can; a repository may have chosen them, so they stand in quotation marks, on one line, printable.
The words that tell failures apart are those of the C locale, which `shelter` sets.
"""

from __future__ import annotations

import shlex
from dataclasses import dataclass

from reorient import reach
from reorient.model import gaps
from reorient.model.frozen import Frozen
from reorient.sources.git import text

NAME = "git"
NO_REPOSITORY = "not a git repository"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class _Sign(Frozen):
    """Words of git and what they mean. FOLDER stands for the folder; in the command it is quoted."""

    words: tuple[str, ...]
    sentence: str
    command: str = ""
    quote: bool = False


_SIGNS = (
    _Sign(
        words=("dubious ownership", "is owned by someone else"),
        sentence="the repository of FOLDER is owned by someone else, and git does not trust it",
        command="git config --global --add safe.directory FOLDER",
    ),
    _Sign(words=(NO_REPOSITORY,), sentence="no git repository here: FOLDER"),
    _Sign(
        words=("repository extension", "Expected git repo version", "unknown option", "unknown switch", "usage: git"),
        sentence="the installed git is too old for this",
        command="git --version",
        quote=True,
    ),
    _Sign(
        words=("index file", "bad signature 0x", "bad index version", "index uses"),
        sentence="the index of FOLDER is damaged",
        command="git -C FOLDER fsck",
        quote=True,
    ),
    _Sign(
        words=("bad config", "bad numeric config", "bad boolean config"),
        sentence="the git configuration that holds in FOLDER cannot be read",
        quote=True,
    ),
    _Sign(
        words=("broken", "bad object", "bad tree object", "could not read", "unable to read", "loose object"),
        sentence="objects or refs of FOLDER are missing or damaged",
        command="git -C FOLDER fsck",
        quote=True,
    ),
    _Sign(words=("Permission denied",), sentence="FOLDER holds something that may not be read", quote=True),
)


def gap(name: str, ran: reach.Ran, *, cwd: str, fields: tuple[str, ...] = ()) -> gaps.Gap:
    """The gap that a failed call leaves. name: the git command."""
    if ran.code is None:
        return _unstarted(name, ran.why, cwd=cwd, fields=fields)
    words = text.shown(ran.err)
    said = f'git says: "{text.complaint(ran.err)}"' if words.strip() else "git does not say why"
    for sign in _SIGNS:
        if any(word in words for word in sign.words):
            sentence = sign.sentence.replace("FOLDER", text.shown(cwd))
            command = sign.command.replace("FOLDER", shlex.quote(text.shown(cwd)))
            return told(name, f"{sentence}; {said}" if sign.quote else sentence, cwd=cwd, fields=fields, next=command)
    return told(name, f"git {name} ended with code {ran.code}; {said}", cwd=cwd, fields=fields)


def garbled(name: str, *, cwd: str, fields: tuple[str, ...] = ()) -> gaps.Gap:
    """The gap left by an answer of an unknown form."""
    return told(name, f"git {name} answered in a form that is not known", cwd=cwd, fields=fields, next="git --version")


def too_long(name: str, size: int, *, cwd: str, fields: tuple[str, ...] = ()) -> gaps.Gap:
    """The gap left by an answer that is not read for its size."""
    return told(name, f"git {name} gave {size} bytes, too many to read", cwd=cwd, fields=fields)


def partly(name: str, ran: reach.Ran, *, cwd: str, fields: tuple[str, ...]) -> tuple[gaps.Gap, ...]:
    """What a call that succeeded complained of: part of its answer may be missing."""
    said = text.complaint(ran.err)
    if not said:
        return ()
    return (
        told(name, f'git {name} answered, but may have left something out; git says: "{said}"', cwd=cwd, fields=fields),
    )


def told(name: str, reason: str, *, cwd: str, fields: tuple[str, ...] = (), next: str = "") -> gaps.Gap:
    """A gap of this source in its common form."""
    return gaps.Gap(source=NAME, reason=reason, tried=f"git {name} in {text.shown(cwd)}", next=next, fields=fields)


def _unstarted(name: str, why: str, *, cwd: str, fields: tuple[str, ...]) -> gaps.Gap:
    if why == f"{cwd} was not found":
        return told(name, f"no such folder: {text.shown(cwd)}", cwd=cwd, fields=fields)
    if why.endswith("was not found"):
        reason = f"{text.shown(why)}: not installed, or only inside this repository"
        return told(name, reason, cwd=cwd, fields=fields, next="git --version")
    return told(name, text.shown(why) or "git did not start", cwd=cwd, fields=fields)
