"""Claims: what teammates, subagents, bots and summaries say of the work. Shown as claims; they move nothing.

A teammate's or a subagent's report of finished or blocked work is a claim by name. Of a summary, only what it calls
pending or next is kept: the rest stands in the agent's context already.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from reorient.model import observations, values
from reorient.talk import hearing, prose

_LONGEST = 240
_SENDING = frozenset({"Task", "Agent", "spawn_agent", "task"})
_NOTHING = re.compile(r"\W*(?:none|no|nothing|n/a)\b|\W*(?:无|没有)", re.IGNORECASE)
_MOST = 12


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """The newest claims of others, and of the newest summary."""
    out = [
        _claim(heard, said, sentence, observations.Voice.CHAT, said.utterance.name or str(said.utterance.who))
        for said in heard.others
        for sentence in said.sentences
        if _reports(sentence)
    ]
    out += [
        _claim(heard, said, sentence, observations.Voice.CHAT, said.utterance.name or "subagent")
        for said in heard.sides
        for sentence in said.sentences
        if _reports(sentence)
    ]
    out += [
        _claim(heard, answer, sentence, observations.Voice.CHAT, "subagent")
        for answer in _answers(heard)
        for sentence in answer.sentences
        if _reports(sentence) and len(sentence) <= _LONGEST
    ]
    for said in heard.summaries[-1:]:
        pending = list(_pending(said.sentences))[:3]
        out += [_claim(heard, said, sentence, observations.Voice.SUMMARY, "summary") for sentence in pending]
    return out[-_MOST:]


def _answers(heard: hearing.Hearing) -> Iterator[hearing.Said]:
    """What subagents gave back to the agent that had sent them."""
    for run in heard.runs:
        if run.call.call and run.call.call.name in _SENDING and run.outcome:
            yield hearing.Said(run.outcome, prose.sentences(run.outcome.text[:4000]))


def _pending(sentences: Sequence[str]) -> Iterator[str]:
    """What a summary calls pending: the sentences that say so, and the first one under a heading that does."""
    heading = ""
    for sentence in sentences:
        is_heading = sentence[-1] in ":：*"
        if heading and not is_heading and not _NOTHING.match(sentence):
            yield f"{heading} {sentence}"
        elif not is_heading and _calls_pending(sentence):
            yield sentence
        heading = sentence if is_heading and _calls_pending(sentence) else ""


def _calls_pending(sentence: str) -> bool:
    return any(marks.pending.search(sentence) for marks in prose.marks_for(sentence))


def _reports(sentence: str) -> bool:
    return any(
        marks.finished.search(sentence) or marks.block.search(sentence) or marks.lift.search(sentence)
        for marks in prose.marks_for(sentence)
    )


def _claim(
    heard: hearing.Hearing, said: hearing.Said, sentence: str, voice: observations.Voice, who: str
) -> observations.Observation:
    value = values.Record(who=who, text=prose.clip(sentence, _LONGEST))
    return heard.claim("claim", value, said.utterance, voice, key=values.digest((who, sentence))[:16])
