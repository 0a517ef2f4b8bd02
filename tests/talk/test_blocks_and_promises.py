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


ANSWERED = (
    ("I'm blocked: the sandbox account has no API key.", "key is in 1password now"),
    ("Can't go further without write access to the bucket.", "bucket access granted, try again"),
    ("The deploy is on hold until the certificate is renewed.", "cert renewed this morning"),
    ("Waiting for the design team to send the icons.", "icons are in the shared drive"),
    ("The registry answers 401, so I can't push the image until somebody logs in.", "i logged in to the registry"),
    ("I need the production dump before I can reproduce this.", "dump is on /mnt/share"),
    ("Staging is down, so the end-to-end part has to wait.", "staging is back"),
    (
        "I can't run the system specs yet: there is no Chrome on this machine, so I'm blocked on that part.",
        "My son has put Chrome on the machine, which I trust is what you were missing.",
    ),
    ("No device is attached, so flashing has to wait.", "plugged the board in"),
    (
        "The migration can't run: the role lacks CREATE on the schema. Blocked until a DBA grants it.",
        "DBA granted CREATE on the schema",
    ),
    ("We are stuck on the missing license file.", "the license arrived, it's in the repo root"),
    ("Stopped here, the queue server is unreachable.", "queue server is reachable again"),
    ("GitLab is in maintenance, I cannot push until it is over.", "gitlab is up again"),
    (
        "`dwd.trade_fee` 查不了，`settle_dev` 没有 SELECT 权限，手续费那一段的差异现在没法量，只能先等数仓那边授权。",
        "小周说权限给你批好了，dwd 现在能查。",
    ),
    (
        "staging 接口还联调不了：OPTIONS 返回 403，后端没给 localhost 放开跨域，需要等后端加白名单。",
        "后端同学刚回我说 staging 的跨域已经开好了，你可以接着联调。",
    ),
    (
        "测试环境的 RocketMQ 起不来，入账消息发不出去，端到端这步现在验证不了，要等运维处理。",
        "mq 运维重启了，能连了你在试下。",
    ),
    ("没有测试机，真机验证卡住了。", "测试机借到了"),
    ("证书过期，推送发不出去，等运维换证书。", "证书换了"),
    ("建 topic 被拒，我这边推进不下去，要中间件组授权才行。", "授权下来了 topic 也建好了 你接着弄。"),
    ("预发数据库连不上，只能等 DBA 开白名单。", "白名单加好了，连一下试试"),
    ("缺少签名密钥，打包卡在签名这一步。", "密钥发你了，在 secrets 里"),
    ("译文还没给，这部分先停着，等翻译组的稿子。", "翻译组的稿子到了"),
    ("构建机磁盘满了，没法继续打包，等运维清理。", "磁盘清理完了"),
    ("接口文档还没出，前端这边卡着。", "接口文档出了，在 wiki 上"),
)


@pytest.mark.parametrize(("block", "answer"), ANSWERED)
def test_a_person_who_answers_a_block_lifts_it_with_one_word_of_what_it_names(block, answer):
    assert standing(Talk().human("go").agent(block))
    assert standing(Talk().human("go").agent(block).human(answer)) == []


@pytest.mark.parametrize(
    ("block", "answer"),
    [
        ("I'm blocked: the sandbox account has no API key.", "please also fix the readme"),
        ("Waiting for the design team to send the icons.", "the login bug is fixed"),
        ("Staging is down, so the end-to-end part has to wait.", "staging is still down"),
        ("证书过期，推送发不出去，等运维换证书。", "文档也更新一下"),
        ("预发数据库连不上，只能等 DBA 开白名单。", "白名单还没开，先做别的"),
    ],
)
def test_an_answer_about_another_thing_or_that_it_goes_on_leaves_it(block, answer):
    assert standing(Talk().human("go").agent(block).human(answer))


@pytest.mark.parametrize(
    "words",
    [
        "The request is blocked by CORS in the test, so I mocked it.",
        "The main thread blocks on the mutex while it waits for the worker.",
        "I'm waiting for the tests to finish.",
        "The build waits for the linker.",
        "Blocking I/O is moved to a thread.",
        "用例会等待 3 秒再断言。",
        "主线程被锁阻塞，所以卡顿。",
        "等测试跑完再看。",
        "任务队列会阻塞在 take() 上。",
    ],
)
def test_a_thread_that_blocks_and_a_test_that_waits_are_no_block_of_the_work(words):
    assert standing(Talk().human("go").agent(words)) == []


def test_a_block_is_over_where_the_command_that_had_failed_before_it_goes_through():
    probe = "python -m settle.probe"
    talk = Talk().human("go").run(probe, "denied", failed=True).agent("Waiting for the DBA to grant access.").human("?")

    assert standing(talk)
    assert standing(talk.run("ls", "x"))
    assert standing(talk.run(probe, "rows=4")) == []


def test_a_block_that_follows_what_was_lifted_stands():
    said = "The certificate was renewed, but the release is still blocked on the signing key."

    assert standing(Talk().human("go").agent(said)) == [said]
