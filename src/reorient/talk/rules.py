"""Standing rules: what the person ordered or forbade for good, in their own words, until they lift it.

Only sentences that a person typed count. A question is no rule. A rule is lifted by a later sentence of permission
about the same thing; where the words share too little to be sure, the rule stays.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from reorient.model import observations, values
from reorient.model.frozen import Frozen
from reorient.talk import clauses, hearing, prose, shelf
from reorient.talk.marks.shape import Mark, Marks

_GRAMMAR = re.compile(
    r"^\s*(?:prohibited|forbidden|rule|constraint|禁止|规则|约束)(?:事项)?\s*(?:\([^)]*\))?\s*[:：]", re.IGNORECASE
)
LONGEST = 400


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rule(Frozen):
    """One standing sentence."""

    said: hearing.Said
    text: str
    forbids: bool


def standing(heard: hearing.Hearing) -> list[Rule]:
    """The rules that still hold, oldest first; one that was said again counts once, at its newest place."""
    held: shelf.Shelf[Rule] = shelf.Shelf()
    for said in heard.humans:
        for sentence in said.sentences:
            if _lifts(sentence):
                _lift(held, sentence)
            elif len(sentence) <= LONGEST and is_rule(sentence):
                held.put(prose.subject_words(sentence), Rule(said, sentence, _forbids(sentence)))
    return held.items()


@functools.lru_cache(maxsize=8192)
def is_rule(sentence: str) -> bool:
    """Whether a person's sentence orders or forbids something for good."""
    if _GRAMMAR.search(sentence):
        return True
    if prose.is_question(sentence) or any(marks.cancel.search(sentence) for marks in prose.marks_for(sentence)):
        return False
    found, own = prose.marks_for(sentence), prose.own_words(sentence)
    return any(marks.forbid.search(own) or marks.order.search(own) for marks in found) and not any(
        marks.report.search(own) or marks.goal.search(own) for marks in found
    )


def _forbids(sentence: str) -> bool:
    return any(marks.forbid.search(sentence) for marks in prose.marks_for(sentence))


_ONLY_LOOKS = re.compile(
    r"\b(?:can|may|to|free\s+to)\s+(?:now\s+|also\s+)?(?:read|look|see|view|query|list|open|check|inspect|mention|quote)\b"
    r"|可以(?:去)?(?:看|读|查|列|引用)",
    re.IGNORECASE,
)


@functools.lru_cache(maxsize=8192)
def _lifts(sentence: str) -> bool:
    """A permission to do; not one to look, and not one under a condition."""
    if prose.is_question(sentence) or _ONLY_LOOKS.search(sentence) or prose.is_conditional(sentence):
        return False
    return any(
        marks.permit.search(sentence) and (bool(marks.revoke.search(sentence)) or not marks.forbid.search(sentence))
        for marks in prose.marks_for(sentence)
    )


def _lift(held: shelf.Shelf[Rule], sentence: str) -> None:
    """Drop the rules that the permission is about: most of what they name is the same."""
    named = any(marks.revoke.search(sentence) for marks in prose.marks_for(sentence))
    for words, shared in held.sharing(prose.subject_words(sentence)).items():
        if shared >= (1 if named else min(2, len(words))):
            held.drop(words)


def _marks(marks: Marks) -> tuple[Mark, ...]:
    return marks.forbid, marks.order


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One observation a rule, keyed by its words."""
    return [
        heard.claim(
            "rule",
            values.Record(text=clauses.gist(rule.text, _marks), forbids=rule.forbids),
            rule.said.utterance,
            observations.Voice.HUMAN,
            key=values.digest(rule.text)[:16],
        )
        for rule in standing(heard)
    ]
