"""Errors a person can act on: what, where, and the next command to type. Everything else is a bug (exit code 3)."""

from __future__ import annotations


class ReorientError(Exception):
    """Expected trouble. `code` is the process's exit code; `next` a command to type, or ""."""

    code = 1
    slug = "error"

    def __init__(self, sentence: str, *, next: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.next = next


class UsageError(ReorientError):
    """The words of the command line are off."""

    code = 2
    slug = "usage"


class UnreadableInput(ReorientError):
    """A file, session or folder that was named cannot be read."""

    slug = "unreadable-input"


class InvalidInput(ReorientError):
    """A named input was read, but it is not what it should be."""

    slug = "invalid-input"


class NoLongerArises(ReorientError):
    """An id, mark or field that today's evidence does not give."""

    slug = "no-longer-arises"


class Unsupported(ReorientError):
    """This platform or installation cannot do it."""

    slug = "unsupported"
