"""The result of `now` and `context`: reorient-context/v1, typed. Its JSON shape is schemas/context-v1.json."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from reorient.model.findings import Conflict
from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap, Skip
from reorient.model.lines import Line
from reorient.model.places import Place

SCHEMA = "reorient-context/v1"


class State(enum.StrEnum):
    """What became of the last human request."""

    ANSWERED = "answered"
    INTERRUPTED = "interrupted"
    OPEN = "open"
    OVERTAKEN = "overtaken"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Scope(Frozen):
    """Where it was asked. cwd: absolute; repository: the worktree's top folder, or None; head: full object id."""

    cwd: str
    repository: str | None = None
    branch: str | None = None
    head: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class LastRequest(Frozen):
    """The person's last request, whole (masked), and its state."""

    text: str
    state: State
    cite: Place


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Offered(Frozen):
    """A session that was not used. why: a phrase key (sibling, tie)."""

    id: str
    path: str
    last_at: str | None
    why: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Header(Frozen):
    """Of a channel: which, over what time, how many messages."""

    channel: str | None
    platform: str | None
    oldest: str | None
    newest: str | None
    messages: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Closing(Frozen):
    """The closing question. status: completed | not_completed | unknown; offer: continue | retry | clarify."""

    request: str | None
    status: str
    offer: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Context(Frozen):
    """All that `now` and `context` say. digest: "" until sealed.  lang: of the last human request ("en" | "zh")."""

    generated_at: str
    scope: Scope
    lines: tuple[Line, ...]
    last_request: LastRequest | None = None
    used: tuple[str, ...] = ()
    offered: tuple[Offered, ...] = ()
    compactions: int = 0
    skipped: tuple[Skip, ...] = ()
    unread: tuple[Gap, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    notes: tuple[Line, ...] = ()
    header: Header | None = None
    closing: Closing | None = None
    lang: str = "en"
    template: str = "now"  # "now" | "context": which Markdown it takes; outside the digest
    legend: tuple[tuple[str, str], ...] = field(default=())  # (mark prefix, what it is and where)
    digest: str = ""
