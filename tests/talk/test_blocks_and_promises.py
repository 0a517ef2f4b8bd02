"""Blocks, promises, causes and claims."""

from __future__ import annotations

import pytest

from reorient.talk import blocks, causes, claims, hearing, promises
from support.talks import Talk


def standing(talk: Talk) -> list[str]:
    return [block.text for block in blocks.standing(hearing.hear(talk.done()))]


def kept_open(talk: Talk) -> list[str]:
    return [promise.text for promise in promises.kept_open(hearing.hear(talk.done()))]


@pytest.mark.parametrize(
    ("block", "lift"),
    [
        ("we are BLOCKED on the staging key", "the staging key is there now"),
        ("can't merge until #12 is approved", "#12 is approved"),
        ("waiting for the DBA to grant access", "DBA access was granted"),
        ("卡在等 DBA 的权限", "DBA 的权限下来了"),
    ],
)
def test_a_block_stands_until_it_is_lifted(block, lift):
    assert standing(Talk().human(block)) == [block]
    assert standing(Talk().human(block).agent("ok").human(lift)) == []


def test_a_lift_of_another_thing_leaves_the_block():
    assert standing(Talk().human("blocked on the staging key").human("the invoice bug is fixed")) == [
        "blocked on the staging key"
    ]


def test_a_summary_neither_blocks_nor_lifts():
    assert standing(Talk().human("blocked on the staging key").summary("the staging key is there now")) == [
        "blocked on the staging key"
    ]
    assert standing(Talk().summary("BLOCKED on the staging key")) == []


@pytest.mark.parametrize(
    "words",
    ["Then I'll cap the backoff at 90 s.", "After that I will rename the helper.", "修好后我会把退避上限设为 90 秒。"],
)
def test_what_the_agent_said_it_would_do_later_is_a_promise(words):
    assert kept_open(Talk().human("go").agent(words).run("ls")) == [words]


@pytest.mark.parametrize(
    "words",
    [
        "Let me check the test.",
        "Now I'll run the tests.",
        "Should I cap it?",
        "I could cap it if you like.",
        "我来看看。",
    ],
)
def test_the_next_step_an_offer_and_a_question_are_no_promises(words):
    assert kept_open(Talk().human("go").agent(words).run("ls")) == []


def test_a_promise_that_a_later_report_or_commit_fulfils_is_none():
    said = "Then I'll cap the backoff at 90 s."

    assert kept_open(Talk().agent(said).agent("The backoff is capped at 90 s now, done.")) == []
    assert kept_open(Talk().agent(said).run("git commit -m 'cap backoff at 90 s'")) == []


def test_a_promise_that_the_person_forbids_is_overtaken():
    assert kept_open(Talk().agent("Then I'll cap the backoff.").human("don't change the backoff")) == []


def test_the_newest_cause_and_step_are_kept():
    talk = Talk().agent("The issue is in the clock.").agent("The root cause is the mock.").agent("Next step: patch it.")
    found = {item.key: item.value["text"] for item in causes.named_last(hearing.hear(talk.done()))}  # type: ignore[index,call-overload]

    assert found == {"cause": "The root cause is the mock.", "step": "Next step: patch it."}


def test_a_worker_and_a_summary_only_claim():
    talk = Talk().teammate("DONE: #1904 merged, all green").summary("Pending tasks: finish #1903.")
    found = [(item.value["who"], str(item.voice)) for item in claims.observe(hearing.hear(talk.done()))]  # type: ignore[index,call-overload]

    assert found == [("i1904", "chat"), ("summary", "summary")]


@pytest.mark.parametrize(
    "words",
    [
        "When the staging key is available, I will deploy.",
        "If the staging key is there, go on.",
        "The staging deploy script is fixed.",
    ],
)
def test_a_condition_and_another_thing_lift_no_block(words):
    assert standing(Talk().human("blocked on the staging key").agent(words)) == ["blocked on the staging key"]


@pytest.mark.parametrize("words", ["The backoff cap is not done yet.", "退避上限还没完成。"])
def test_a_report_that_it_is_not_done_fulfils_no_promise(words):
    said = "Then I'll cap the backoff at 90 s."

    assert kept_open(Talk().agent(said).agent(words).run("ls")) == [said]
