"""Decisions: which choice holds, and which earlier one it replaced.

A person's sentence that chooses is a decision; an agent's sentence is none. A later decision replaces an earlier one
where its words name what it takes the place of, or where both choose about the same thing. A decision taken back
("scratch that") holds no more and is shown nowhere.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from reorient.model import observations, values
from reorient.model.frozen import Frozen
from reorient.talk import hearing, prose, rules

_TOPIC = re.compile(r"^\s*(?:decision|decided|决定|裁决)\s*[（(]([^)）]{1,60})[)）]\s*[:：]", re.IGNORECASE)
_LONGEST = 400
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
    for said in heard.humans:
        before = ""
        for sentence in said.sentences:
            if held and _undoes(sentence, held[-1]):
                held.pop()
            if decides(sentence):
                held = _take(held, _read(said, sentence, before))
            before = sentence
    return held


def decides(sentence: str) -> bool:
    """Whether a person's sentence makes a choice."""
    if len(sentence) > _LONGEST or prose.is_question(sentence):
        return False
    if _TOPIC.search(sentence):
        return True
    chose = any(marks.decide.search(sentence) for marks in prose.marks_for(sentence))
    return chose and (not rules.is_rule(sentence) or bool(_dropped(sentence)[1]))


def _undoes(sentence: str, last: Decision) -> bool:
    """Whether it takes the last decision back: by naming nothing else ("scratch that"), or by naming the same thing."""
    found = [match for marks in prose.marks_for(sentence) if (match := marks.undo.search(sentence))]
    if not found:
        return False
    named = prose.subject_words(sentence[found[0].end() :])
    return not named or bool(named & last.chosen)


def _read(said: hearing.Said, sentence: str, before: str) -> Decision:
    """`before`: the sentence before, which names what "throw it out" takes back."""
    new, old = _dropped(sentence)
    text = sentence
    if before and any(marks.it.search(sentence) for marks in prose.marks_for(sentence)):
        old, text = before, f"{before} {sentence}"
    topic = _TOPIC.search(sentence)
    chosen = prose.subject_words(new or sentence) - prose.subject_words(old)
    return Decision(said, text, topic.group(1).strip().lower() if topic else "", chosen, prose.subject_words(old))


def _dropped(sentence: str) -> tuple[str, str]:
    """(the words for what is chosen, the words for what it takes the place of), each "" where not named."""
    for marks in prose.marks_for(sentence):
        match = marks.replace.search(sentence)
        if match:
            groups = match.groupdict()
            new = next((groups[name] for name in groups if name.startswith("new") and groups[name]), "")
            old = next((groups[name] for name in groups if name.startswith("old") and groups[name]), "")
            return new, old
    return "", ""


def _take(held: list[Decision], new: Decision) -> list[Decision]:
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


def _observation(heard: hearing.Hearing, decision: Decision) -> observations.Observation:
    old = decision.replaced
    value = values.Record(
        text=decision.text,
        replaced=old.text if old else None,
        replaced_mark=hearing.place_of(old.said).mark if old else None,
        replaced_locator=hearing.place_of(old.said).locator if old else None,
    )
    key = decision.topic or values.digest(decision.text)[:16]
    return heard.claim("decision", value, decision.said.utterance, observations.Voice.HUMAN, key=key)
