"""A prompt typed while a turn runs is the person's, and told once, whatever became of it."""

from __future__ import annotations

import pytest

from sources.sessions import told
from support import claude_session


@pytest.fixture
def session() -> claude_session.Session:
    return claude_session.Session()


def queued(session, folder) -> list[tuple[str, str]]:
    return [(str(item.kind), item.text) for item in told.talk(session, folder).utterances if item.who is told.HUMAN]


def test_a_prompt_that_waits_is_queued(session, tmp_path):
    session.queue("mind the retry")

    assert queued(session, tmp_path) == [("queued", "mind the retry")]


def test_a_prompt_that_the_running_turn_was_given_is_queued(session, tmp_path):
    session.queue("mind the retry")
    session.remove()

    assert queued(session, tmp_path) == [("queued", "mind the retry")]


def test_a_prompt_that_an_attachment_tells_again_is_told_once_at_the_attachment(session, tmp_path):
    session.queue("mind the retry")
    session.remove(content="mind the retry", reason="absorbed_mid_turn")
    session.handed("mind the retry")

    talk = told.talk(session, tmp_path)

    assert [(item.place.mark, str(item.kind)) for item in talk.utterances] == [("s:3", "queued")]


def test_a_prompt_that_becomes_a_turn_is_told_once_as_a_prompt(session, tmp_path):
    session.queue("mind the retry")
    session.dequeue()
    session.human("mind the retry")

    assert queued(session, tmp_path) == [("message", "mind the retry")]


def test_a_prompt_taken_back_was_withdrawn(session, tmp_path):
    session.queue("drop the table")
    session.queue("no, wait")
    session.pop_all()

    assert queued(session, tmp_path) == [("withdrawn", "drop the table"), ("withdrawn", "no, wait")]


def test_a_prompt_taken_back_and_sent_again_is_told_once(session, tmp_path):
    session.queue("drop the table")
    session.pop_all(content="drop the table")
    session.human("drop the table")

    assert queued(session, tmp_path) == [("message", "drop the table")]


@pytest.mark.parametrize("reason", ["cleared_on_cancel", "dropped_by_hook"])
def test_a_prompt_that_was_dropped_was_withdrawn(session, tmp_path, reason):
    session.queue("drop the table")
    session.remove(content="drop the table", reason=reason)

    assert queued(session, tmp_path) == [("withdrawn", "drop the table")]


def test_each_operation_meets_the_prompt_of_its_text_else_the_first(session, tmp_path):
    session.queue("one")
    session.queue("two")
    session.remove(content="two")
    session.pop_all()

    assert queued(session, tmp_path) == [("withdrawn", "one"), ("queued", "two")]


def test_the_same_words_later_are_not_taken_for_the_ones_handed_over(session, tmp_path):
    session.queue("go on")
    session.remove()
    session.agent("Done.")
    session.human("go on")

    assert queued(session, tmp_path) == [("queued", "go on"), ("message", "go on")]


def test_the_same_words_twice_are_told_twice(session, tmp_path):
    for _ in range(2):
        session.queue("go on")
        session.dequeue()
        session.human("go on")

    assert queued(session, tmp_path) == [("message", "go on"), ("message", "go on")]


def test_a_handed_prompt_that_was_never_seen_waiting_is_told(session, tmp_path):
    session.remove(content="mind the retry")

    assert queued(session, tmp_path) == [("queued", "mind the retry")]


def test_a_handed_prompt_of_blocks_is_told_with_its_image(session, tmp_path):
    blocks = [{"type": "text", "text": "see"}, {"type": "image", "source": {}}]
    session.attachment({"type": "queued_command", "prompt": blocks, "commandMode": "prompt"})
    session.attachment({"type": "queued_command", "prompt": "plain text"})

    assert queued(session, tmp_path) == [("queued", "see\n[image]"), ("queued", "plain text")]


@pytest.mark.parametrize(
    ("extra", "who"),
    [
        ({"origin": {"kind": "peer", "from": "i7"}}, "teammate"),
        ({"commandMode": "task-notification"}, "system"),
        ({"isMeta": True}, "system"),
    ],
    ids=["peer", "notification", "meta"],
)
def test_what_others_queued_is_not_the_persons(session, tmp_path, extra, who):
    session.handed("push it", **extra)

    assert [(str(item.who), item.text) for item in told.talk(session, tmp_path).utterances] == [(who, "push it")]


def test_a_queued_notification_is_not_the_persons(session, tmp_path):
    session.queue("<task-notification>done</task-notification>")

    assert queued(session, tmp_path) == []


def test_a_queued_command_is_an_echo_told_once(session, tmp_path):
    session.queue("/compact keep it")
    session.dequeue()
    session.command("compact", "keep it")
    session.queue("/model opus")

    assert queued(session, tmp_path) == [("echo", "/compact keep it"), ("echo", "/model opus")]


def test_queue_rows_without_a_text_say_nothing(session, tmp_path):
    session._operation("enqueue")
    session.dequeue()
    session.remove()
    session.pop_all()

    talk = told.talk(session, tmp_path)

    assert talk.utterances == ()
    assert talk.last_at == "2026-03-01T09:00:40Z"
