"""The shape of a language's marks: the words by which people and agents order, decide, promise, block and lift.

A language is one file of this shape (en, zh). Every mark is a regular expression searched inside ONE sentence of prose;
none has nested repeats, so that each runs in linear time. What a mark means is decided by its user, not here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """Marks of one language.

    forbid, order: a standing prohibition or duty.  permit: lifts an earlier rule.  goal: names the objective.
    turn: leaves one subject for another.  decide: a choice; replace: group `old` and `new` where the words name both.
    undo: takes a choice back.  promise: the speaker will do it later.  immediate: announces the very next step.
    finished: the speaker says it is done.
    offer: the speaker would do it if asked.  pending: something is said to be still undone.  cause, step: names a cause, the next step.  block, lift: the work waits,
    waits no more.  until: names a condition, which is no report that it came true.  cancel: takes the last request back.  nod: words that are assent and nothing else, whatever their order.
    stop_words: words that tell nothing of the subject.
    """

    name: str
    forbid: re.Pattern[str]
    order: re.Pattern[str]
    permit: re.Pattern[str]
    goal: re.Pattern[str]
    turn: re.Pattern[str]
    decide: re.Pattern[str]
    replace: re.Pattern[str]
    undo: re.Pattern[str]
    promise: re.Pattern[str]
    immediate: re.Pattern[str]
    finished: re.Pattern[str]
    offer: re.Pattern[str]
    pending: re.Pattern[str]
    cause: re.Pattern[str]
    step: re.Pattern[str]
    block: re.Pattern[str]
    lift: re.Pattern[str]
    until: re.Pattern[str]
    cancel: re.Pattern[str]
    nod: frozenset[str]
    stop_words: frozenset[str]


def words(pattern: str) -> re.Pattern[str]:
    """A mark whose letters match in any case; white space in the pattern is for the reader only."""
    return re.compile(pattern, re.IGNORECASE | re.VERBOSE)
