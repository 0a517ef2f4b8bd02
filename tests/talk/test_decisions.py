"""Decisions and what they replaced."""

from __future__ import annotations

import pytest

from reorient.talk import decisions, hearing
from support.talks import Talk


def holding(talk: Talk) -> list[tuple[str, str | None]]:
    found = decisions.holding(hearing.hear(talk.done()))
    return [(item.text, item.replaced.text if item.replaced else None) for item in found]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("let's use Redis for the queue", "Keep the queue in SQLite instead of Redis."),
        ("let's use Redis for the queue", "switch the queue from Redis to SQLite"),
        ("we'll go with Redis for the queue", "drop Redis, use SQLite"),
        ("Decision(queue): Redis", "Decision(queue): SQLite"),
        ("队列就用 Redis", "不用 Redis 了，改用 SQLite"),
        ("队列就用 Redis 吧", "把 Redis 换成 SQLite"),
        ("决定：队列用 Redis", "队列用 SQLite 代替 Redis"),
    ],
)
def test_a_later_choice_about_the_same_thing_replaces_the_earlier(first, second):
    talk = Talk().human(first).agent("ok").human(second)

    assert holding(talk) == [(second, first)]


def test_two_choices_about_different_things_both_hold():
    talk = Talk().human("use Redis for the queue").human("let's go with Caddy for the proxy")

    assert [text for text, _ in holding(talk)] == ["use Redis for the queue", "let's go with Caddy for the proxy"]


def test_a_replaced_decision_never_returns():
    talk = Talk().human("use Redis for the queue").human("use SQLite for the queue instead of Redis")
    talk.agent("I still think Redis is better.").summary("The queue uses Redis.").teammate("use Redis")

    assert [text for text, _ in holding(talk)] == ["use SQLite for the queue instead of Redis"]


def test_a_choice_that_is_taken_back_holds_no_more():
    assert holding(Talk().human("let's use Redis").human("scratch that")) == []


@pytest.mark.parametrize(
    "words", ["should we use Redis?", "how do I use Redis", "要不要用 Redis？", "what about Redis instead of SQLite?"]
)
def test_a_question_decides_nothing(words):
    assert holding(Talk().human(words)) == []


def test_an_agent_decides_nothing():
    assert holding(Talk().agent("Let's use Redis. Decision: Redis.")) == []
