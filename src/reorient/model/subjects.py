"""Subjects: the typed ids of what a claim can be about."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Kind(enum.StrEnum):
    """What a subject is."""

    REPOSITORY = "repository"
    FEATURE = "feature"
    TASK = "task"
    PULL_REQUEST = "pull_request"
    WORKER = "worker"
    SESSION = "session"
    BRANCH = "branch"
    WORKTRACK = "worktrack"
    MESSAGE = "message"


@dataclass(frozen=True, slots=True, order=True)
class Subject:
    """One thing: its kind and the id that its own system gives it (a path, `owner/repo#N`, a session id)."""

    kind: Kind
    id: str

    def __str__(self) -> str:
        return f"{self.kind}:{self.id}"
