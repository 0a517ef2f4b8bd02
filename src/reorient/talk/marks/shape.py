"""The shape of a language's marks: the words by which people and agents order, decide, promise, block and lift.

A language is one file of this shape (en, zh). Every mark is a regular expression searched inside ONE sentence of prose;
none has nested repeats, so that each runs in linear time. What a mark means is decided by its user, not here.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.talk.marks import sieve


class Mark:
    """A regular expression that is compiled when it is first needed, and searched only where a sieve finds it possible."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._need = sieve.need(source)

    @functools.cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.source, re.VERBOSE)

    def search(self, text: str) -> re.Match[str] | None:
        """The first place in the text that bears the mark."""
        small, found = sieve.sift(text)
        return self._compiled.search(small) if self._need.met(found) else None

    def without(self, text: str) -> str:
        """The text in small letters, without the places that bear the mark."""
        small, found = sieve.sift(text)
        return self._compiled.sub(" ", small) if self._need.met(found) else small


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Marks(Frozen):
    """Marks of one language.

    forbid, order: a standing prohibition or duty.  permit: lifts an earlier rule; revoke: names a rule that it lifts.  report: tells how
    things are, or what might be; it orders nothing.  hedge: weighs a choice without making it.  goal: names the objective.
    propose: orders or names a way to do something, too weakly to be shown as a decision, enough to be replaced by one.
    drop: gives up what
    follows; fault: finds fault with, or gives up, what stands before; change: puts what follows in the place of what stands before; turn_to: takes up another.  sour: speaks against what its clause names; trouble: tells of a failure to mend, no choice.
    method: what follows is the way that is chosen.  second: says that it is a second thought.
    turn: leaves one subject for another.  decide: a choice.
    undo: takes a choice back.  it: drops what the sentence before named.  promise: the speaker will do it.  later: not at once.  immediate: announces the very next step.
    condition: the clause that says when something will be done.  refers: stands for what the sentence before named.
    finished: the speaker says it is done.
    offer: the speaker would do it if asked.  pending: something is said to be still undone.  cause, step: names a cause, the next step; diagnosis: names a cause outright; find: says that it was found, in the sentence after; refute: it was not it; turns: but it was another.  block, lift: the work waits,
    waits no more.  resume: lets the work go on.  waits: says outright that it waits.  until: names a condition, which is no report that it came true.  cancel: takes the last request back.  aside: asks how it goes, or something beside the work.  nod: words that are assent and nothing else, whatever their order.
    stop_words: words that tell nothing of the subject.
    """

    name: str
    forbid: Mark
    order: Mark
    permit: Mark
    revoke: Mark
    report: Mark
    hedge: Mark
    goal: Mark
    turn: Mark
    decide: Mark
    propose: Mark
    drop: Mark
    fault: Mark
    turn_to: Mark
    sour: Mark
    trouble: Mark
    method: Mark
    change: Mark
    second: Mark
    undo: Mark
    it: Mark
    promise: Mark
    later: Mark
    immediate: Mark
    condition: Mark
    refers: Mark
    finished: Mark
    offer: Mark
    pending: Mark
    cause: Mark
    diagnosis: Mark
    find: Mark
    refute: Mark
    turns: Mark
    step: Mark
    block: Mark
    lift: Mark
    resume: Mark
    waits: Mark
    until: Mark
    cancel: Mark
    aside: Mark
    nod: frozenset[str]
    stop_words: frozenset[str]


def words(pattern: str) -> Mark:
    """A mark whose letters match in any case; white space in the pattern is for the reader only."""
    return Mark(pattern)
