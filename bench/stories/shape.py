"""The words a story is written in: beats of a session, commits of a repository, facts to find and traps to avoid.

A story is data. `play` turns it into a real git repository and a session file; `judge` holds a text against its facts
and traps. In every text `<<sha:NAME>>` is the short id of that commit, `<<secret:KIND>>` a planted secret and
`<<root>>` the repository's folder; all are filled in before anything is written or judged.

This module does no input or output.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# Beats: one thing that happens in a session, in order. -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Human:
    """Words a person typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Agent:
    """Words the agent said."""

    text: str


@dataclass(frozen=True, slots=True)
class Think:
    """The agent's reasoning, said to nobody."""

    text: str


@dataclass(frozen=True, slots=True)
class Run:
    """A shell command and what it printed."""

    command: str
    output: str = ""
    failed: bool = False
    background: bool = False


@dataclass(frozen=True, slots=True)
class Read:
    """A file read by the agent."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of one file. old "": the file is written new."""

    path: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Search:
    """A pattern looked for in the tree."""

    pattern: str
    found: str


@dataclass(frozen=True, slots=True)
class Fetch:
    """A page read from the web: whatever it says was written by a stranger."""

    url: str
    page: str


@dataclass(frozen=True, slots=True)
class Todos:
    """The agent's whole to-do list: (text, status) pairs; status pending | in_progress | completed."""

    items: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Task:
    """One entry of the later to-do tools. status "": created; else updated by its number."""

    number: int
    text: str = ""
    status: str = ""


@dataclass(frozen=True, slots=True)
class Subagent:
    """A task given to a subagent, and what it answered. Its own rows go to a side file."""

    prompt: str
    answer: str


@dataclass(frozen=True, slots=True)
class Teammate:
    """A message of another agent, which the runtime delivers in a user row."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A note of the runtime that a background task ended."""

    text: str


@dataclass(frozen=True, slots=True)
class Queued:
    """Words typed while a turn ran. withdrawn: taken back before they were sent."""

    text: str
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """A command the person refused, with the reason given."""

    command: str
    reason: str


@dataclass(frozen=True, slots=True)
class Compacted:
    """A compaction and the runtime's own summary."""

    summary: str
    trigger: str = "auto"


@dataclass(frozen=True, slots=True)
class Committed:
    """`git commit`, with the output git prints; the commit stands in the repository under this name."""

    name: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A row without words: turn_end, interrupt, api_error, clear_echo."""

    kind: str


@dataclass(frozen=True, slots=True)
class Slot:
    """Where an option puts rows: chatter (human turns), noise (tool turns), and after the last request tail (tool
    turns) and nods (human turns)."""

    kind: str


Beat = (
    Human | Agent | Think | Run | Read | Edit | Search | Fetch | Todos | Task | Subagent | Teammate | Notice | Queued
    | Refused | Compacted | Committed | Mark | Slot
)  # fmt: skip


# The repository. -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit:
    """One commit. minute: minutes after the session's first row, negative before it. on: "branch" or "base"."""

    name: str
    subject: str
    minute: int
    files: Mapping[str, str]
    author: str = "Ada Berg"
    on: str = "branch"


@dataclass(frozen=True, slots=True, kw_only=True)
class Repository:
    """What git holds. published: the commit the upstream branch stands on; upstream_extra: commits only upstream has.

    changed, untracked, staged: path -> text, as the folder is left.
    """

    folder: str
    branch: str
    base: str = "main"
    commits: tuple[Commit, ...]
    published: str | None = None
    upstream_extra: int = 0
    remote: str = ""
    changed: Mapping[str, str] = field(default_factory=dict)
    untracked: Mapping[str, str] = field(default_factory=dict)
    staged: Mapping[str, str] = field(default_factory=dict)


# What is asked of a text. --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fact:
    """Something the reader must learn. ideal: a line that states it. patterns: any one of them found is enough.

    derived: no row says it in words (a state, an absence), so a dump of all the evidence need not match.
    """

    family: str
    ideal: str
    patterns: tuple[str, ...]
    derived: bool = False


@dataclass(frozen=True, slots=True)
class Trap:
    """Something a text must not state as true now. bad: a line that falls in. good: the same, told rightly ("": none).

    pattern: what falls in.  excuse: words beside it, or in its heading, that make it right; "": nothing does.
    """

    kind: str
    bad: str
    good: str
    pattern: str
    excuse: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """A repository, a session, what a reader must and must not learn from them. held: not looked at while tuning."""

    name: str
    held: bool
    lang: str
    version: str
    start: str
    repository: Repository
    beats: tuple[Beat, ...]
    facts: tuple[Fact, ...]
    traps: tuple[Trap, ...]
    sibling: tuple[Beat, ...] = ()
    in_play: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How a story is told. tail: short | long. turns: few | many. noise: 1 is about 2.6 MB of tool chatter.
    damage: a kind of the module `damage`."""

    seed: int = 1
    tail: str = "short"
    turns: str = "few"
    noise: float = 1.0
    damage: str = ""


FAMILIES = (
    "objective", "rule", "decision", "replaced", "done", "request", "state", "todo", "promise", "failing",
    "later_pass", "cause", "edited", "test", "claim", "reference", "name", "git", "next_action",
)  # fmt: skip
TRAPS = (
    "secret", "page", "lifted", "replaced", "finished", "sibling", "teammate", "summary", "nod", "withdrawn",
    "subagent", "fulfilled",
)  # fmt: skip
