"""Decisions: which choice holds, and which earlier one it replaced.

A person's sentence that chooses is a decision; an agent's sentence is none. A later decision replaces an earlier one
where its words name what it takes the place of, or where both choose about the same thing. A decision taken back
("scratch that") holds no more and is shown nowhere.
"""

from __future__ import annotations

import functools
import itertools
import re
from dataclasses import dataclass, replace

from reorient.model import observations, values
from reorient.model.frozen import Frozen
from reorient.talk import clauses, hearing, prose, rules, swaps
from reorient.talk.marks.shape import Mark, Marks

_TOPIC = re.compile(r"^\s*(?:decision|decided|决定|裁决)\s*[（(]([^)）]{1,60})[)）]\s*[:：]", re.IGNORECASE)
_LONGEST = 400
_OLD = 120  # weight of what was replaced: enough to know it by
_WINDOW = 40  # a later sentence is held against this many standing decisions: a talk holds few at once


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decision(Frozen):
    """replaced: the decision before it about the same thing, if one was.  chosen, dropped: subject words of each."""

    said: hearing.Said
    text: str
    topic: str
    chosen: frozenset[str]
    dropped: frozenset[str]
    replaced: Decision | None = None


def holding(heard: hearing.Hearing) -> list[Decision]:
    """The decisions that hold, oldest first."""
    held: list[Decision] = []
    proposed: list[Decision] = []
    for said in heard.humans:
        before = taken = ""
        for sentence, follower in itertools.zip_longest(said.sentences, said.sentences[1:], fillvalue=""):
            if taken and sentence in taken:
                continue  # told with the sentence before it
            new = _swapped(said, sentence, follower, held, proposed)
            taken = new.text if new else ""
            if new is None:
                held = held[:-1] if held and _undoes(sentence, held[-1]) else held
                new = _read(said, sentence, before) if decides(sentence) else None
            if new:
                held = _take(held, new)
                proposed = [item for item in proposed if new.replaced is None or item.text != new.replaced.text]
            elif _proposes(sentence):
                proposed = [*proposed[1 - _WINDOW :], _read(said, sentence, "")]
            before = sentence
    return held


@functools.lru_cache(maxsize=8192)
def decides(sentence: str) -> bool:
    """Whether a person's sentence makes a choice."""
    if len(sentence) > _LONGEST or prose.is_question(sentence):
        return False
    if _TOPIC.search(sentence):
        return True
    found = prose.marks_for(sentence)
    if any(marks.hedge.search(sentence) or marks.goal.search(sentence) for marks in found):
        return False
    chose = any(marks.decide.search(sentence) for marks in found)
    return chose and not rules.is_rule(sentence)


def _proposes(sentence: str) -> bool:
    if len(sentence) > _LONGEST or prose.is_question(sentence):
        return False
    found = prose.marks_for(sentence)
    return any(marks.propose.search(sentence) for marks in found) and not any(
        marks.hedge.search(sentence) for marks in found
    )


def _swapped(
    said: hearing.Said, sentence: str, follower: str, held: list[Decision], proposed: list[Decision]
) -> Decision | None:
    """The decision that gives up what the person had chosen or proposed before, and names what comes in its place."""
    if not (held or proposed) or len(sentence) > _LONGEST:
        return None
    swap = swaps.read(sentence, follower)
    second = swaps.is_second_thought(sentence)
    old = swap.old if swap else prose.subject_words(sentence) if second and _chooses(sentence) else frozenset()
    fewest = 1 if swap or swaps.changes_mind(sentence) else 2
    before = _best(old, held, fewest) or _best(old, proposed, fewest)
    if before is None:
        choices = [item.text for item in (*reversed(held[-_WINDOW:]), *reversed(proposed))]
        swap = swaps.against(sentence, follower, choices)
        old = swap.old if swap else frozenset()
        before = _best(old, held) or _best(old, proposed)
    if before is None:
        return None
    text = swap.text if swap else sentence
    return Decision(said, text, before.topic, prose.subject_words(text) - old, old, replace(before, replaced=None))


def _chooses(sentence: str) -> bool:
    return decides(sentence) or _proposes(sentence)


def _best(old: frozenset[str], items: list[Decision], fewest: int = 1) -> Decision | None:
    """The newest of the items that share the most words with what is given up, if that many."""
    if not old:
        return None
    shared = [(len(old & prose.subject_words(item.text)), at) for at, item in enumerate(items[-_WINDOW:])]
    most = max(shared, default=(0, 0))
    return items[-_WINDOW:][most[1]] if most[0] >= fewest else None


def _undoes(sentence: str, last: Decision) -> bool:
    """Whether it takes the last decision back: by naming nothing else ("scratch that"), or by naming the same thing."""
    found = [match for marks in prose.marks_for(sentence) if (match := marks.undo.search(sentence))]
    if not found:
        return False
    named = prose.subject_words(sentence[found[0].end() :])
    return not named or bool(named & last.chosen)


def _read(said: hearing.Said, sentence: str, before: str) -> Decision:
    """`before`: the sentence before, which names what "throw it out" takes back."""
    new, old = swaps.parts(sentence)
    text = sentence
    if before and any(marks.it.search(sentence) for marks in prose.marks_for(sentence)):
        old, text = before, prose.joined(before, sentence)
    topic = _TOPIC.search(sentence)
    chosen = prose.subject_words(new or sentence) - prose.subject_words(old)
    return Decision(said, text, topic.group(1).strip().lower() if topic else "", chosen, prose.subject_words(old))


def _take(held: list[Decision], new: Decision) -> list[Decision]:
    if new.replaced is not None:
        return [*(item for item in held if item.text != new.replaced.text), new]
    for before in reversed(held[-_WINDOW:]):
        if _replaces(new, before):
            kept = [item for item in held if item is not before]
            return [*kept, replace(new, replaced=_unless_repeat(new, before))]
    return [*held, new]


def _unless_repeat(new: Decision, before: Decision) -> Decision | None:
    """The same choice said twice replaces nothing: what its first saying replaced stays named."""
    return before.replaced if new.chosen == before.chosen else replace(before, replaced=None)


def _replaces(new: Decision, before: Decision) -> bool:
    if new.topic or before.topic:
        return new.topic == before.topic
    if new.dropped & before.chosen:
        return True
    shared = prose.overlap(new.chosen, before.chosen)
    return shared >= 2 and shared * 5 >= min(len(new.chosen), len(before.chosen)) * 2


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One observation a standing decision: text, and what it replaced with its place."""
    return [_observation(heard, decision) for decision in holding(heard)]


def _marks(marks: Marks) -> tuple[Mark, ...]:
    return marks.decide, marks.change, marks.method, marks.propose, marks.drop


def _observation(heard: hearing.Hearing, decision: Decision) -> observations.Observation:
    old = decision.replaced
    value = values.Record(
        text=clauses.gist(decision.text, _marks),
        replaced=clauses.gist(old.text, _marks, _OLD) if old else None,
        replaced_place=hearing.placed(old.said) if old else None,
    )
    key = decision.topic or values.digest(decision.text)[:16]
    return heard.claim("decision", value, decision.said.utterance, observations.Voice.HUMAN, key=key)
