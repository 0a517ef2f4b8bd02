"""The judge is fair: wording, case, Markdown and order do not matter; a mark beside the words does."""

from __future__ import annotations

import pytest
from bench.stories import judge, say, shape

REPOSITORY = shape.Repository(folder="x", branch="b", commits=())


def story(*parts: shape.Fact | shape.Trap) -> shape.Story:
    facts = tuple(part for part in parts if isinstance(part, shape.Fact))
    traps = tuple(part for part in parts if isinstance(part, shape.Trap))
    return shape.Story(
        name="x",
        held=False,
        lang="en",
        version="2.1.7",
        start="2026-01-01",
        repository=REPOSITORY,
        beats=(),
        facts=facts,
        traps=traps,
    )


STATE = story(say.state("open", "", "double send"))
REDIS = story(say.trap("replaced", "", r"use Redis"))


@pytest.mark.parametrize(
    "text",
    [
        'Last request   "fix the double send" - open   [s:301]',
        "**Request:** fix the `double send`\n  state: open",
        "Your last request was [fix the double send]. This was not completed.",
        "未完成：double send",
    ],
)
def test_a_state_is_found_in_many_wordings(text: str) -> None:
    assert judge.judge(STATE, text).facts == 1


@pytest.mark.parametrize(
    "text", ["- fix the double send\n\n## Open to-dos\n- none", "fix the double send: answered", "open the double door"]
)
def test_a_state_is_not_found_by_chance(text: str) -> None:
    assert judge.judge(STATE, text).facts == 0


@pytest.mark.parametrize(
    "text",
    [
        "Decision: SQLite (replaced: use Redis)",
        "## Replaced\n- use Redis",
        "## Last 14 human turns\n- use Redis",
        "user: use Redis",
    ],
)
def test_what_is_marked_or_quoted_as_history_is_no_trap(text: str) -> None:
    assert judge.judge(REDIS, text).sprung == ()


@pytest.mark.parametrize(
    "text", ["Decision: use Redis", "## Decisions\n- use redis [s:3]", "## Replaced\n- x\n## Decisions\n- use Redis"]
)
def test_what_is_stated_plainly_is_a_trap(text: str) -> None:
    assert len(judge.judge(REDIS, text).sprung) == 1


@pytest.mark.parametrize(
    ("text", "caught"),
    [
        ('Last request: "ok" - open', 1),
        ("Your last request was [ok].", 1),
        ('Last request then "ok", to: "shall I?"', 0),
        ('Last request: "okay, check the sum"', 0),
        ("- ok", 0),
    ],
)
def test_a_nod_is_caught_only_as_the_last_request(text: str, caught: int) -> None:
    assert len(judge.judge(story(say.nod("ok", "")), text).sprung) == caught


@pytest.mark.parametrize(
    "text",
    [
        "ahead 2, behind 1",
        "[ahead 2, behind 1]",
        "2 commits ahead and 1 behind",
        "↑2 ↓1",
        "领先 origin/route-v7 2 个提交，落后 1 个",
        "领先 2，落后 1",
        "领先上游 2 个提交、落后 1 个",
    ],
)
def test_distances_are_found_in_many_wordings(text: str) -> None:
    assert judge.judge(story(say.ahead("", 2, 1)), text).facts == 1
    assert judge.judge(story(say.ahead("", 3, 1)), text).facts == 0


@pytest.mark.parametrize(
    ("text", "passed"),
    [
        ("test_x failed; no later pass", False),
        ("test_x failed, passed later", True),
        ("test_x 之后没有通过", False),
        ("test_x 后来通过", True),
    ],
)
def test_a_later_pass_and_its_absence_are_told_apart(text: str, passed: bool) -> None:
    for asked in (True, False):
        assert judge.judge(story(say.later_pass("", "test_x", passed=asked)), text).facts == (asked is passed)
