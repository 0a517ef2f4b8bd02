"""The fields table: every question the product answers, who may speak for it, and what stays when nobody was read.

Rank is per question: the smaller number outranks the larger. A voice that a field does not name moves nothing there:
its claims are kept as dissent. `CONTENDERS` are the voices whose contradictions can make a conflict; all others lose
to a higher rank without one.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.model.observations import Voice


class Cardinality(enum.StrEnum):
    """How many values hold at once."""

    ONE = "one"  # one value; sources must agree
    SET = "set"  # one entry per key, all hold
    LATEST = "latest"  # per key, the newest claim of the best voice holds


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Field(Frozen):
    """One row. question: what it answers.  ranks: voice -> rank.  unread: what is left when nobody was read."""

    name: str
    question: str
    cardinality: Cardinality
    ranks: Mapping[Voice, int]
    unread: str = "unknown"


CONTENDERS = frozenset({Voice.HOST, Voice.ROSTER, Voice.WATCHER, Voice.GIT, Voice.GITHUB})

_GIT = {Voice.GIT: 1}
_GIT_OR_RECORD = {Voice.GIT: 1, Voice.RECORD: 5}
_HUMAN = {Voice.HUMAN: 1}
_WORK = {Voice.GIT: 1, Voice.HOST: 2}
_RECORD = {Voice.HOST: 1, Voice.RECORD: 2}

_ROWS = (
    ("branch", "Which branch is checked out?", Cardinality.ONE, _GIT_OR_RECORD),
    ("head", "Which commit is checked out?", Cardinality.ONE, _GIT),
    ("upstream", "Which upstream, how far ahead and behind, as of the last fetch?", Cardinality.ONE, _GIT),
    ("uncommitted", "Which files differ from HEAD, and how?", Cardinality.SET, _GIT),
    ("stash", "Which stashes wait?", Cardinality.SET, _GIT),
    ("operation", "Which merge, rebase or the like is in progress?", Cardinality.ONE, _GIT),
    ("commit", "Which commits came last?", Cardinality.SET, _GIT),
    ("worktree", "Which other worktrees are linked?", Cardinality.SET, _GIT),
    ("objective", "What is the work for?", Cardinality.LATEST, _HUMAN),
    ("rule", "What did the person order or forbid for good?", Cardinality.SET, _HUMAN),
    ("decision", "Which decision holds, what did it replace?", Cardinality.LATEST, {Voice.HUMAN: 1, Voice.AGENT: 2}),
    ("done", "What is done, and what proves it?", Cardinality.SET, _WORK),
    ("last_request", "What did the person ask last, and what became of it?", Cardinality.LATEST, _HUMAN),
    ("open", "Which to-dos are open?", Cardinality.SET, _RECORD),
    ("promise", "What was promised and not done?", Cardinality.SET, {Voice.AGENT: 1}),
    ("blocker", "What blocks the work, and was it lifted?", Cardinality.LATEST, {Voice.HUMAN: 1, Voice.AGENT: 2}),
    ("failing", "Which check failed last, and did a later run pass?", Cardinality.LATEST, {Voice.HOST: 1}),
    ("test", "Which test command ran last?", Cardinality.LATEST, {Voice.HOST: 1}),
    ("cause", "Which cause or next step did the agent name last?", Cardinality.LATEST, {Voice.AGENT: 1}),
    ("edited", "Which files did the session edit?", Cardinality.SET, {Voice.HOST: 1}),
    (
        "claim",
        "What do others, or summaries, say that nothing proves?",
        Cardinality.SET,
        {Voice.CHAT: 1, Voice.SUMMARY: 2, Voice.AGENT: 3},
    ),
    (
        "reference",
        "Which issues, pull requests and addresses are in play?",
        Cardinality.SET,
        {Voice.HUMAN: 1, Voice.AGENT: 1, Voice.HOST: 1},
    ),
    (
        "name",
        "Which files, functions, tests, commands and messages are in play?",
        Cardinality.SET,
        {Voice.HUMAN: 1, Voice.AGENT: 1, Voice.HOST: 1},
    ),
    ("timeline", "What happened, in order?", Cardinality.SET, {Voice.HUMAN: 1, Voice.AGENT: 1, Voice.HOST: 1}),
    ("compactions", "How often was the context replaced by a summary?", Cardinality.ONE, {Voice.HOST: 1}),
)

TABLE: Mapping[str, Field] = {
    name: Field(name=name, question=question, cardinality=cardinality, ranks=ranks)
    for name, question, cardinality, ranks in _ROWS
}
