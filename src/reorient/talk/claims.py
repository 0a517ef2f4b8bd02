"""Claims: what teammates, bots and summaries say of the work. Kept and shown as claims; they move nothing.

A teammate's report of finished or blocked work is a claim by name. Of a summary, only what it calls pending or next is
kept: the rest stands in the agent's context already.
"""

from __future__ import annotations

from reorient.model import observations, values
from reorient.talk import hearing, prose

_LONGEST = 240
_MOST = 12


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """The newest claims of others, and of the newest summary."""
    out = [
        _claim(heard, said, sentence, observations.Voice.CHAT, said.utterance.name or str(said.utterance.who))
        for said in heard.others
        for sentence in said.sentences
        if _reports(sentence)
    ]
    for said in heard.summaries[-1:]:
        pending = [sentence for sentence in said.sentences if _calls_pending(sentence)]
        out += [_claim(heard, said, sentence, observations.Voice.SUMMARY, "summary") for sentence in pending[:4]]
    return out[-_MOST:]


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
