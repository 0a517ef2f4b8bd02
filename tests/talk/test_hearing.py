"""Whose words are heard at all."""

from __future__ import annotations

import dataclasses

from reorient.talk import hearing, requests, rules, timeline
from support.talks import Talk


def test_what_was_rewound_was_never_said():
    talk = Talk().human("fix it").agent("ok").human("never touch the table, and drop the cache").done()
    *kept, gone = talk.utterances
    heard = hearing.hear(dataclasses.replace(talk, utterances=(*kept, dataclasses.replace(gone, live=False))))

    assert [said.utterance.text for said in heard.humans] == ["fix it"]
    assert rules.standing(heard) == []
    assert requests.last(heard).said.utterance.text == "fix it"  # type: ignore[union-attr]


def test_the_timeline_keeps_the_newest_events():
    talk = Talk()
    for number in range(60):
        talk.human(f"look at part {number}")
    told = [item.value["text"] for item in timeline.observe(hearing.hear(talk.done()))]  # type: ignore[index,call-overload]

    assert told[-1] == "look at part 59"
    assert "look at part 0" not in told
