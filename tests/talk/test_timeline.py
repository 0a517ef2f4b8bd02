"""The timeline: what happened, and what of the agent's words is worth telling."""

from __future__ import annotations

from reorient.model import values
from reorient.talk import hearing, timeline
from support.talks import Talk


def events(talk: Talk) -> list[tuple[object, object]]:
    found = sorted(timeline.observe(hearing.hear(talk.done())), key=lambda item: item.order)
    return [(item.value["kind"], item.value["text"]) for item in found if isinstance(item.value, values.Record)]


def test_the_agents_words_are_told_from_the_first_that_say_something():
    talk = Talk().human("why does it fail?").agent("Ah, right. The clock is mocked twice. I mend it.")

    assert events(talk)[-1] == ("said", "The clock is mocked twice. I mend it.")


def test_words_that_say_nothing_are_told_where_there_are_no_others():
    assert events(Talk().human("go").agent("Good call."))[-1] == ("said", "Good call.")


def test_the_last_words_of_a_running_turn_are_told():
    talk = Talk().human("mend it")
    for at in range(5):
        talk.agent(f"Now I mend part {at} of it.").run("ls")

    assert [text for kind, text in events(talk) if kind == "said"] == [
        f"Now I mend part {at} of it." for at in (2, 3, 4)
    ]


def test_the_newest_words_have_the_most_room():
    long = "The clock is mocked twice in it. " * 40
    first, second = (
        str(text) for kind, text in events(Talk().human("a").agent(long).human("b").agent(long)) if kind == "said"
    )

    assert len(first) <= 160 < len(second) <= 400
