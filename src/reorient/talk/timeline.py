"""The timeline: what happened in the talk, in order: requests, commits, check results, interruptions, compactions."""

from __future__ import annotations

import itertools

from reorient.model import observations, utterances, values
from reorient.talk import check_runs, checks, hearing, prose, work

_LONGEST = 160
_MOST = 40


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """The newest events: kind (asked, said, committed, failed, passed, interrupted, compacted), text, at."""
    events = [
        *(
            (said.utterance, "asked", said.utterance.text)
            for said in heard.humans
            if not prose.is_nod(said.utterance.text)
        ),
        *((said.utterance, "said", said.sentences[-1]) for said in _turn_ends(heard)),
        *(
            (run.row, "failed" if run.failed else "passed", _check_text(run))
            for run in [run for run in checks.runs(heard) if run.failed is not None][-_MOST:]
        ),
        *((row, "interrupted", "") for row in heard.live if row.kind is utterances.Kind.INTERRUPT),
        *((row, "compacted", row.text) for row in heard.live if row.kind is utterances.Kind.COMPACTION),
    ]
    out = [
        _event(heard, row, kind, text) for row, kind, text in sorted(events, key=lambda event: event[0].index)[-_MOST:]
    ]
    return [*out, *(_committed(heard, done) for done in work.commits(heard)[-_MOST:])]


def _turn_ends(heard: hearing.Hearing) -> list[hearing.Said]:
    """The agent's message that a person's next words follow, and the talk's last one."""
    ends: list[hearing.Said] = []
    speech = sorted((*heard.humans, *heard.agents), key=lambda said: said.index)
    for said, follower in itertools.zip_longest(speech, speech[1:]):
        closes = follower is None or follower.utterance.who is utterances.Who.HUMAN
        if said.utterance.who is utterances.Who.AGENT and closes and said.sentences:
            ends.append(hearing.Said(said.utterance, (said.sentences[0],)))
    return ends


def _check_text(check: check_runs.Check) -> str:
    return f"{check.command}: {check.message}" if check.failed and check.message else check.command


def _event(heard: hearing.Hearing, row: utterances.Utterance, kind: str, text: str) -> observations.Observation:
    value = values.Record(kind=kind, text=prose.clip(text, _LONGEST), at=row.at)
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
