"""The one next action: which rule speaks, and that none says more than the evidence."""

from __future__ import annotations

import pytest

from reorient.model.gaps import Gap
from reorient.model.utterances import Kind
from reorient.resolve import settle
from reorient.results import next_action
from reorient.talk import observe
from support.talks import Talk

FAILED = "FAILED tests/test_q.py::test_x - assert 2 == 1\n1 failed in 0.1s"


def decided(talk: Talk, *gaps: Gap) -> tuple[str, list[str]]:
    lines = next_action.line(settle.all(observe.observe(talk.done()), gaps))
    return (
        (lines[0].phrase.removeprefix("next_action."), [place.mark for place in lines[0].cites]) if lines else ("", [])
    )


@pytest.mark.parametrize(
    ("talk", "phrase"),
    [
        (Talk().human("fix it").mark(Kind.INTERRUPT), "interrupted"),
        (Talk().human("fix it").run("pytest -q", FAILED, failed=True), "fix"),
        (
            Talk().human("fix it").run("pytest -q", FAILED, failed=True).agent("The root cause is the mocked clock."),
            "fix_cause",
        ),
        (
            Talk().human("fix it").run("pytest -q", FAILED, failed=True).agent("Let me pass the real clock instead."),
            "fix_step",
        ),
        (
            Talk().human("fix it").agent("Let me pass the real clock instead.").mark(Kind.INTERRUPT),
            "interrupted_step",
        ),
        (Talk().human("fix it").agent("I am blocked on the staging key."), "blocked"),
        (Talk().human("go").agent("It is fixed. Later I'll also write the migration note."), "promised"),
        (Talk().human("go").todos(build_it="active", test_it="pending").run("ls"), "todo"),
        (Talk().human("fix it").run("ls"), "answer"),
        (Talk().human("fix it").agent("Fixed it."), "ask"),
        (
            Talk().human("a").run("pytest -q", FAILED, failed=True).agent("It fails.").human("b").agent("Done."),
            "left_failing",
        ),
        (Talk().human("a").agent("I am blocked on the staging key.").human("what is b?").agent("It is c."), "left"),
        (Talk().agent("hello"), ""),
    ],
)
def test_the_first_rule_whose_evidence_stands_decides(talk, phrase):
    assert decided(talk)[0] == phrase


def test_an_agreement_cites_the_words_agreed_to_and_the_assent():
    talk = Talk().human("fix it").agent("Shall I also force-push?").human("yes, go ahead").run("ls")

    assert decided(talk) == ("agreed", ["s:2", "s:3"])


@pytest.mark.parametrize("words", ["thanks", "nice", "谢谢", "no thanks", "不用了", "great, thank you"])
def test_thanks_and_a_refusal_agree_to_nothing(words):
    talk = Talk().human("what is the capital of France?").agent("Paris. Shall I also force-push to main?").human(words)

    assert decided(talk)[0] == "ask"


def test_an_assent_after_no_question_agrees_to_nothing_in_particular():
    assert decided(Talk().human("fix it").agent("The clock is mocked.").human("ok").run("ls"))[0] == "answer"


def test_nothing_is_said_to_be_closed_where_part_of_the_session_was_not_read():
    gap = Gap(source="test", reason="only the end was read", tried="reading", fields=("open", "failing"))

    assert decided(Talk().human("fix it").agent("Fixed it."), gap)[0] == "ask_unread"


def test_to_dos_keep_the_order_of_the_list():
    talk = Talk().human("go").todos(zeta_first="pending", alpha_second="pending").agent("Noted.")
    lines = next_action.line(settle.all(observe.observe(talk.done())))

    assert lines[0].args["text"] == "zeta first"
