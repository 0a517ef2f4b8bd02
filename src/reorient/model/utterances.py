"""Utterances: one message of a talk, as every talk reader gives it, and the talk that holds them.

A reader decides only what its format records: whose words, when, where, which tool did what. What the words mean is
for `talk`. Tool use is normalised here, so that `talk` needs to know no runtime.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap, Skip
from reorient.model.places import Place


class Who(enum.StrEnum):
    """Whose words an utterance holds."""

    HUMAN = "human"
    AGENT = "agent"
    TOOL = "tool"
    BOT = "bot"
    TEAMMATE = "teammate"
    SUMMARY = "summary"
    SYSTEM = "system"


class Kind(enum.StrEnum):
    """What an utterance is within its talk."""

    MESSAGE = "message"  # words
    THINKING = "thinking"  # an agent's reasoning, not said to anyone
    CALL = "call"  # an agent uses a tool: `call` is set
    OUTCOME = "outcome"  # what the tool gave back: `outcome` is set
    QUEUED = "queued"  # human words typed while a turn ran
    WITHDRAWN = "withdrawn"  # a queued prompt taken back before it was sent
    REFUSAL = "refusal"  # human words given as the reason for refusing a tool
    INTERRUPT = "interrupt"  # a mark: the person stopped the turn (text is empty)
    ERROR = "error"  # the runtime or the model failed
    COMPACTION = "compaction"  # a mark: everything before was replaced by a summary (text is empty)
    ECHO = "echo"  # a command typed by the person and its output, not a request
    NOTICE = "notice"  # a notification written by the runtime, meta rows, injected context
    SIDE = "side"  # a subagent's row


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Todo(Frozen):
    """One entry of the agent's own to-do list. state: pending | active | done | dropped."""

    key: str
    text: str
    state: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Call(Frozen):
    """A tool use. run: a shell command; bare: the same without its secrets, where it holds any; reads, edits: paths as
    written; wrote: the lines that an edit added, bounded; todos: the whole list, or the entries changed (`todos_whole`
    False); asks: a question put to the person; plan: a plan shown for approval."""

    name: str
    id: str
    run: str | None = None
    bare: str | None = None
    reads: tuple[str, ...] = ()
    edits: tuple[str, ...] = ()
    wrote: str = ""
    todos: tuple[Todo, ...] = ()
    todos_whole: bool = False
    asks: str | None = None
    plan: str | None = None
    detail: str = ""  # other input words worth searching for names (a pattern, a url), bounded


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Outcome(Frozen):
    """What a tool gave back. failed: True/False where the format records it, else None. exit_code where recorded."""

    call_id: str
    failed: bool | None = None
    exit_code: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Utterance(Frozen):
    """One message.

    index: its order in the talk, strictly rising (the row's line number * 64 + its part within the row).
    text: the words; for an outcome the output, whole up to the reader's bound.  name: the author where named.
    live: False on a branch that was rewound or abandoned.  reply_to: index of the message answered, in threads.
    """

    who: Who
    kind: Kind
    index: int
    place: Place
    text: str = ""
    at: str | None = None
    name: str | None = None
    live: bool = True
    call: Call | None = None
    outcome: Outcome | None = None
    reply_to: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Talk(Frozen):
    """One session or channel, in order.

    id, source, path: which.  cwd, branch: as its rows last recorded, or None.  branches: (at, branch) changes.
    parsed_from: index from which every row was read; before it words, lists, commits were searched for (0: none).
    compactions: how many times the context was replaced.  subagents: (name, path) of side files, named, not mixed in.
    last_at: time of the last dated row.
    """

    id: str
    source: str
    path: str
    utterances: tuple[Utterance, ...]
    cwd: str | None = None
    branch: str | None = None
    branch_place: Place | None = None
    parsed_from: int = 0
    compactions: int = 0
    last_at: str | None = None
    subagents: tuple[tuple[str, str], ...] = ()
    skipped: tuple[Skip, ...] = field(default=())
    gaps: tuple[Gap, ...] = field(default=())
