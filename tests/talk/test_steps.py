"""The next step the agent named: which sentences name one, and when it is over."""

from __future__ import annotations

import pytest

from reorient.talk import hearing, steps
from support.talks import Talk

FAILED = "FAILED tests/test_q.py::test_x - assert 2 == 1\n1 failed in 0.1s"
PASSED = "1 passed in 0.1s"


def newest(talk: Talk) -> str:
    found = steps.newest(hearing.hear(talk.done()))
    return found[1] if found else ""


@pytest.mark.parametrize(
    "words",
    [
        "Next step: mark it in the same transaction, then run pytest again.",
        "Let me key the cache by hour instead.",
        "Widening it to int32_t, and then only drift_cold needs another run.",
        "Counting before dedupe() is the move here.",
        "The plan: swap the two writes, then rerun the crash test.",
        "The right fix would be to drop the cache on reconnect.",
        "I want to pull the parse out of the loop next.",
        "I'd put the guard into Session.renew and rerun the spec.",
        "That leaves the Windows path, which I take next.",
        "接着要把 filters 挪进 FilterContext 让引用稳定，再回来跑这条用例。",
        "我先把取数放到挪 tail 前面，再跑一轮 until-fail，过了才烧板子。",
        "现在让我用 CountDownLatch 起 8 个线程补并发回调的用例。",
        "然后把两个调用点都换成新的签名。",
        "改法：在 commit 之前先刷一次缓存。",
    ],
)
def test_a_sentence_that_announces_work_is_a_step(words):
    assert newest(Talk().human("go").agent(words)) == words


@pytest.mark.parametrize(
    "words",
    [
        "Let me look at the handler first.",
        "Running the tests takes three minutes.",
        "All 14 tests pass and nothing else moved.",
        "Following your advice, the flag is gone.",
        "Everything in the folder is generated.",
        "I have renamed the flag everywhere.",
        "Would you like me to open a PR?",
        "让我先读一下配置。",
        "已经把超时改成 30 秒。",
        "现在两个用例都过了。",
        "接下来会发生什么取决于缓存。",
    ],
)
def test_a_look_a_report_and_a_question_are_no_steps(words):
    assert newest(Talk().human("go").agent(words)) == ""


def test_a_step_named_as_one_goes_before_an_announcement():
    said = "The next step is the rollback script. Let me also tidy the imports."

    assert newest(Talk().human("go").agent(said)) == "The next step is the rollback script."


@pytest.mark.parametrize(
    "work",
    [
        lambda talk: talk.run("git commit -m 'Key the cache by hour'", "[main 1234567] Key the cache by hour"),
        lambda talk: talk.edit("tz.py").run("pytest -q", PASSED),
    ],
)
def test_a_step_is_over_behind_a_commit_or_an_edit_whose_check_passed(work):
    assert newest(work(Talk().human("go").agent("Let me key the cache by hour instead."))) == ""


def test_a_pass_of_another_check_ends_no_step_while_a_failure_stands():
    talk = Talk().human("go").run("pytest -q tests/test_q.py", FAILED, failed=True)
    talk = talk.agent("Let me key the cache by hour instead.").edit("tz.py").run("pytest -q tests/test_w.py", PASSED)

    assert newest(talk) == "Let me key the cache by hour instead."


def test_a_new_request_ends_the_step_and_a_nod_does_not():
    talk = Talk().human("go").agent("Let me key the cache by hour instead.")

    assert newest(talk.human("ok go on")) == "Let me key the cache by hour instead."
    assert newest(talk.human("first rename the flag in config.py")) == ""
