"""The timeline: what happened in the talk, in order: requests, what the agent said, commits, check results,
interruptions, compactions.

Of what the agent said, the message that ended each turn and the last few are told, each from its first sentence that
says something; the newest has the most room, for it says best where the work stands.
"""

from __future__ import annotations

import functools
import itertools

from reorient.model import observations, utterances, values
from reorient.talk import check_runs, checks, hearing, prose, work

_LONGEST = 160
_NEWEST = 400  # characters of the agent's last words
_MOST = 40
_LAST_WORDS = 3  # messages of the agent that are told though their turn went on
_SENTENCES = 16  # of one message: more than there is room for
_TELLING = 4  # words; a shorter sentence ("Good call.", "Ah, right.") says nothing of the work


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """The newest events: kind (asked, said, committed, failed, passed, interrupted, compacted), text, at."""
    events = [
        *(
            (said.utterance, "asked", said.utterance.text)
            for said in heard.humans
            if not prose.is_nod(said.utterance.text)
        ),
        *((said.utterance, "said", _telling(said)) for said in _worth_telling(heard)),
        *(
            (run.row, "failed" if run.failed else "passed", _check_text(run))
            for run in [run for run in checks.runs(heard) if run.failed is not None][-_MOST:]
        ),
        *((row, "interrupted", "") for row in heard.live if row.kind is utterances.Kind.INTERRUPT),
        *((row, "compacted", row.text) for row in heard.live if row.kind is utterances.Kind.COMPACTION),
    ]
    newest = heard.agents[-1].utterance if heard.agents else None
    out = [
        _event(heard, row, kind, prose.clip(text, _NEWEST if row is newest else _LONGEST))
        for row, kind, text in sorted(events, key=lambda event: event[0].index)[-_MOST:]
    ]
    return [*out, *(_committed(heard, done) for done in work.commits(heard)[-_MOST:])]


def _worth_telling(heard: hearing.Hearing) -> list[hearing.Said]:
    """The agent's messages that a person's next words follow, and its last ones."""
    last = {said.index for said in heard.agents[-_LAST_WORDS:]}
    told: list[hearing.Said] = []
    speech = sorted((*heard.humans, *heard.agents), key=lambda said: said.index)
    for said, follower in itertools.zip_longest(speech, speech[1:]):
        closes = follower is None or follower.utterance.who is utterances.Who.HUMAN
        if said.utterance.who is utterances.Who.AGENT and (closes or said.index in last) and said.sentences:
            told.append(said)
    return told


def _telling(said: hearing.Said) -> str:
    """A message's words without those that only lead up to it."""
    empty = itertools.takewhile(lambda sentence: len(sentence.split()) < _TELLING, said.sentences)
    rest = said.sentences[sum(1 for _ in empty) :]
    return functools.reduce(prose.joined, (rest or said.sentences)[:_SENTENCES])


def _check_text(check: check_runs.Check) -> str:
    return f"{check.command.shown}: {check.message}" if check.failed and check.message else check.command.shown


def _event(heard: hearing.Hearing, row: utterances.Utterance, kind: str, text: str) -> observations.Observation:
    value = values.Record(kind=kind, text=text, at=row.at)
    voice = observations.Voice.HUMAN if kind == "asked" else observations.Voice.HOST
    return heard.claim("timeline", value, row, voice, key=f"{row.index}:{kind}")


def _committed(heard: hearing.Hearing, done: observations.Observation) -> observations.Observation:
    record = done.value
    text = str(record["text"]) if isinstance(record, values.Record) else ""
    value = values.Record(kind="committed", text=prose.clip(f"{done.key} {text}", _LONGEST), at=done.place.stated_at)
    return observations.Observation(
        subject=done.subject,
        field="timeline",
        value=value,
        voice=observations.Voice.HOST,
        place=done.place,
        key=f"{done.order}:{done.key}",
        order=done.order,
    )
