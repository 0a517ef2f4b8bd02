"""Swaps: a person's words that give one thing up and take another in its place, in one sentence or in two.

"Redis turned out too slow, Postgres then." A swap alone proves nothing: it replaces a decision only where the person
had proposed what is given up, and that is for the caller to see.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.talk import prose
from reorient.talk.marks.shape import Marks

_STOPS = ",.;:，。；："
_CLAUSE = re.compile(r"[,;:，；：。]\s*|\.\s+|\s+[–—-]\s+")
_END = re.compile(
    r"[,.;:，。；：了]|\s(?:and|with|for|away|out|to|in|let['’]?s|after\s+all|any\s?more)\b|换成|改成|改为|挪到|迁到|切到|换到|退回|改用"
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Swap(Frozen):
    """text: the sentence, with the next one where that names what is taken.  old: words of what is given up."""

    text: str
    old: frozenset[str]


def read(sentence: str, follower: str) -> Swap | None:
    """The swap that a sentence makes, alone or with the sentence after it."""
    if prose.is_question(sentence):
        return None
    follower = "" if prose.is_question(follower) else follower
    for marks in prose.marks_for(sentence):
        for given_up, rests in (_after(marks, sentence), _before(marks, sentence), _changed(marks, sentence)):
            old = prose.subject_words(given_up)
            if old and any(_takes(marks, rest, old) for rest in rests):
                return Swap(sentence, old)
            if old and follower and _takes(marks, follower, old):
                return Swap(prose.joined(sentence, follower), old)
    return None


def against(sentence: str, follower: str, choices: Sequence[str]) -> Swap | None:
    """The swap of a sentence that speaks against the way one of the choices named, in any words, and names another."""
    if prose.is_question(sentence):
        return None
    for marks in prose.marks_for(sentence):
        if not marks.sour.search(sentence) or marks.trouble.search(sentence):
            continue
        for clause, rest in _clauses(sentence, "" if prose.is_question(follower) else follower):
            words = prose.subject_words(clause) if marks.sour.search(clause) else frozenset()
            old = next((way & words for text in choices if (way := _way(text)) & words), frozenset())
            if old and _takes(marks, rest, old | words):
                return Swap(sentence if rest in sentence else prose.joined(sentence, follower), old)
    return None


def _clauses(sentence: str, follower: str) -> Iterator[tuple[str, str]]:
    """Each clause with what follows it in the sentence, or with the next sentence."""
    start = 0
    for stop in [*_CLAUSE.finditer(sentence), None]:
        clause = sentence[start : stop.start() if stop else len(sentence)]
        start = stop.end() if stop else len(sentence)
        rest = sentence[start:].strip(" .!。")
        if rest:
            yield clause, rest
        elif follower:
            yield clause, follower


@functools.lru_cache(maxsize=4096)
def _way(choice: str) -> frozenset[str]:
    """The words of the way that a choice names ("through Sendgrid"), or all of a short one."""
    for marks in prose.marks_for(choice):
        if found := marks.method.search(choice):
            ends = _CLAUSE.search(choice, found.end())
            return prose.subject_words(choice[found.end() : ends.start() if ends else len(choice)])
    return prose.subject_words(choice)


def parts(sentence: str) -> tuple[str, str]:
    """(the words for what is taken, the words for what is given up), each "" where a sentence that drops names none."""
    for marks in prose.marks_for(sentence):
        old, rests = _after(marks, sentence)
        if old.strip():
            return max(rests, key=len), old
    return "", ""


def _after(marks: Marks, sentence: str) -> tuple[str, tuple[str, ...]]:
    """What follows a word that gives up, up to where it ends; and what else the sentence says."""
    found = marks.drop.search(sentence)
    if found is None:
        return "", ()
    ends = _END.search(sentence, found.end())
    stop = ends.start() if ends else len(sentence)
    past = ends.end() if ends else stop
    return sentence[found.end() : stop], (sentence[stop:], sentence[past:], sentence[: found.start()])


def _before(marks: Marks, sentence: str) -> tuple[str, tuple[str, ...]]:
    """What stands before a word that finds fault, from where its clause begins; and what follows that clause."""
    found = marks.fault.search(sentence)
    if found is None or marks.trouble.search(sentence):
        return "", ()
    ends = _CLAUSE.search(sentence, found.end() - 1)
    return _clause_up_to(sentence, found.start()), (sentence[ends.end() :],) if ends else ()


def _changed(marks: Marks, sentence: str) -> tuple[str, tuple[str, ...]]:
    """What stands before a word that changes it for what follows."""
    found = marks.change.search(sentence)
    return (_clause_up_to(sentence, found.start()), (sentence[found.start() :],)) if found else ("", ())


def _clause_up_to(sentence: str, end: int) -> str:
    return sentence[max(sentence.rfind(stop, 0, end) for stop in _STOPS) + 1 : end]


def is_second_thought(sentence: str) -> bool:
    """Whether a sentence hints that it changes what was said before."""
    return any(marks.second.search(sentence) for marks in prose.marks_for(sentence))


def changes_mind(sentence: str) -> bool:
    """Whether it says so outright."""
    return any(marks.undo.search(sentence) for marks in prose.marks_for(sentence))


def _takes(marks: Marks, rest: str, old: frozenset[str]) -> bool:
    rest = rest.strip()
    new = prose.subject_words(rest) - old
    return (
        bool(new)
        and bool(marks.turn_to.search(rest) or marks.change.search(rest))
        and not marks.hedge.search(rest)
        and not marks.cancel.search(rest)
    )
