"""Blocks: what the work waits for, and whether the wait is over.

A block stands until a later sentence of a person or of the agent lifts it: one with a lifting word about the same
thing, or one that says the work goes on. A summary can neither set nor lift one.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from reorient.model import observations, utterances, values
from reorient.model.frozen import Frozen
from reorient.talk import hearing, prose, rules

_LONGEST = 300
_MOST = 20


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Block(Frozen):
    """One sentence that says the work waits, with the one before where it refers to that."""

    said: hearing.Said
    text: str
    words: frozenset[str]


def standing(heard: hearing.Hearing) -> list[Block]:
    """The blocks that nothing lifted, oldest first."""
    held: list[Block] = []
    for said in sorted((*heard.humans, *heard.agents), key=lambda item: item.index):
        for sentence, before in zip(said.sentences, ("", *said.sentences), strict=False):
            kind = _kind(sentence)
            if kind == "block" and said.utterance.who is utterances.Who.HUMAN and _only_orders(sentence):
                continue
            if kind == "lift":
                held = _lifted(held, sentence)
            elif kind == "block" and len(sentence) <= _LONGEST:
                text = prose.joined(before, sentence) if before and prose.refers(sentence) else sentence
                words = prose.subject_words(text)
                held = [block for block in held if block.words != words][-_MOST:]
                held.append(Block(said, text, words))
    return held


@functools.lru_cache(maxsize=8192)
def _kind(sentence: str) -> str:
    for marks in prose.marks_for(sentence):
        blocks = bool(marks.block.search(sentence))
        if marks.lift.search(sentence) and not prose.is_conditional(sentence):
            return "lift"
        if blocks:
            return "block"
    return ""


def _only_orders(sentence: str) -> bool:
    """ "Nothing gets merged before Monday" is a rule; it does not say that the work waits."""
    return rules.is_rule(sentence) and not any(marks.waits.search(sentence) for marks in prose.marks_for(sentence))


def _lifted(held: list[Block], sentence: str) -> list[Block]:
    """Where the lift names what the block names: its whole subject, two words of it, or one where it says to go on."""
    words, subject = prose.subject_words(sentence), _subject(sentence)
    goes_on = any(marks.resume.search(sentence) for marks in prose.marks_for(sentence))
    kept = [
        block
        for block in held
        if not (subject and subject <= block.words) and not _names(words, block, goes_on=goes_on)
    ]
    if len(kept) == len(held) and len(held) == 1 and len(words) <= 2:
        return []  # "unblocked", with one thing that it can mean
    return kept


def _names(words: frozenset[str], block: Block, *, goes_on: bool) -> bool:
    return prose.overlap(block.words, words) >= (1 if goes_on else min(2, len(block.words), len(words) or 1))


def _subject(sentence: str) -> frozenset[str]:
    """What a lift says is there again: the words before its mark."""
    starts = [found.start() for marks in prose.marks_for(sentence) if (found := marks.lift.search(sentence))]
    return prose.subject_words(sentence[: min(starts, default=0)])


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One observation a standing block."""
    people = {id(said) for said in heard.humans}
    return [
        heard.claim(
            "blocker",
            values.Record(text=block.text),
            block.said.utterance,
            observations.Voice.HUMAN if id(block.said) in people else observations.Voice.AGENT,
            key=values.digest(block.text)[:16],
        )
        for block in standing(heard)
    ]
