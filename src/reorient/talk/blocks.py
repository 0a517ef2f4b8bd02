"""Blocks: what the work waits for, and whether the wait is over.

A block stands until a later sentence of a person or of the agent lifts it: one with a lifting word about the same
thing, or one that says the work goes on. A summary can neither set nor lift one.
"""

from __future__ import annotations

import bisect
import functools
import re
from dataclasses import dataclass

from reorient.model import observations, utterances, values
from reorient.model.frozen import Frozen
from reorient.talk import hearing, prose, rules

_LONGEST = 300
_MOST = 20
_BUT = re.compile(r"\bbut\b|\bhowever\b|\bstill\b|\bthough\b|但|不过|可是|只是", re.IGNORECASE)


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
                held = _lifted(held, sentence, answers=_answers(heard, held, said))
            elif kind == "block" and len(sentence) <= _LONGEST:
                text = prose.joined(before, sentence) if before and prose.refers(sentence) else sentence
                words = prose.subject_words(text)
                held = [block for block in held if block.words != words][-_MOST:]
                held.append(Block(said, text, words))
    return [block for block in held if not _ran_since(heard, block)]


def _ran_since(heard: hearing.Hearing, block: Block) -> bool:
    """Whether the command that had failed right before the block was told has gone through since, word for word."""
    if block.said.utterance.who is not utterances.Who.AGENT:
        return False
    asked = bisect.bisect_left(heard.humans, block.said.index, key=lambda item: item.index)
    since = heard.humans[asked - 1].index if asked else -1
    end = bisect.bisect_left(heard.runs, block.said.index, key=lambda item: item.index)
    start = bisect.bisect_right(heard.runs, since, key=lambda item: item.index)
    last = next((run for run in reversed(heard.runs[start:end]) if run.call.call and run.call.call.run), None)
    if last is None or not last.failed or last.call.call is None:
        return False
    later = (run for run in heard.runs[end:] if run.call.call and run.call.call.run == last.call.call.run)
    return any(run.outcome and run.outcome.outcome and run.outcome.outcome.failed is False for run in later)


@functools.lru_cache(maxsize=8192)
def _kind(sentence: str) -> str:
    for marks in prose.marks_for(sentence):
        blocks, lifts = marks.block.search(sentence), marks.lift.search(sentence)
        contrast = bool(blocks and lifts and _BUT.search(sentence, lifts.end(), max(lifts.end(), blocks.start())))
        if lifts and not contrast and not prose.is_conditional(sentence):
            return "lift"
        if blocks:
            return "block"
    return ""


def _only_orders(sentence: str) -> bool:
    """ "Nothing gets merged before Monday" is a rule; it does not say that the work waits."""
    return rules.is_rule(sentence) and not any(marks.waits.search(sentence) for marks in prose.marks_for(sentence))


def _answers(heard: hearing.Hearing, held: list[Block], said: hearing.Said) -> bool:
    """Whether a person speaks for the first time since the newest block was told."""
    if said.utterance.who is not utterances.Who.HUMAN or not held:
        return False
    first = bisect.bisect_right(heard.humans, held[-1].said.index, key=lambda item: item.index)
    return heard.humans[first : first + 1] == (said,)


def _lifted(held: list[Block], sentence: str, *, answers: bool) -> list[Block]:
    """Where the lift names what the block names: its whole subject or two words of it.

    One word is enough where the sentence says to go on, or is of a person's first words after it.
    """
    words, subject = prose.subject_words(sentence), _subject(sentence)
    goes_on = answers or any(marks.resume.search(sentence) for marks in prose.marks_for(sentence))
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
