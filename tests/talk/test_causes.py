"""Causes and steps: the one named last, unless it was refuted since."""

from __future__ import annotations

import pytest

from reorient.model import values
from reorient.talk import causes, hearing
from support.talks import Talk

NAMED = """
Root cause: the retry wrapper swallows the 429 and returns an empty list.
**Root cause:** `offsetAt()` caches the offset per zone *and day*, so the midnight value is handed out at 07:00.
Found it! The lock is taken twice on the import path, once in `load()` and once in `commit()`.
I see what happens now. The worker forks before the pool is closed and both share one socket.
So the culprit is the `tzdata` version in the base image.
Turns out the fixture truncates the table before the second connection sees it.
It turned out that `strip()` removes the BOM only on Linux.
This is caused by the proxy rewriting the Host header.
The failure was triggered by a leap second in the sample data.
The problem is that `Decimal('0.10')` loses its exponent when it goes through JSON.
The issue was in `parse_header`: it splits on the first colon only.
The bug lives in the migration, which renames the column before the view is dropped.
The reason is simple: the cron entry runs in UTC and the report in Berlin time.
Why it fails: the mock returns a coroutine and nobody awaits it.
What happens: the debounce fires after unmount and sets state on a dead component.
The test is flaky because both workers write to the same temp file.
It hangs because the semaphore is never released on the error path.
The totals differ because the VAT is rounded per line and the sum is not.
That's why the badge shows 99: the counter is stored as a TINYINT.
The 502s come from nginx closing idle upstream connections after 60 s.
The leak stems from the listener that `useEffect` never removes.
It boils down to the order of the middlewares: auth runs after the body parser.
The off-by-one comes from `range(1, n)` in the paginator.
Traced it down to the feature flag: staging has it on, production has it off.
The crash goes back to the change of `uint8_t` to `int8_t` in the decoder.
Everything points at the index: the planner ignores it since the column is now nullable.
The cache key does not include the tenant, so two customers share one entry.
`readlink` returns a relative path, so the check against the root never matches.
The container has no IPv6, which is why the health check times out.
Because the job id is derived from the minute, two runs in one minute overwrite each other.
Diagnosis: the certificate chain lacks the intermediate.
Explanation: Safari drops the cookie as SameSite=None lacks Secure.
The deadlock results from two transactions locking the rows in opposite order.
The error is due to a stale lockfile.
Looks like the actual problem is the encoding: the CSV is in Windows-1252.
`flush()` is missing at the end of the writer, that's what truncates the last record.
The old binary is still on the PATH, which explains the version mismatch.
The race is in `Session.close`: it clears the map before the callbacks have run.
根因：连接池上限是 10，导出任务一次占满。
根因是缓存的 key 没带租户，两个客户读到了同一份数据。
**原因**：`split_fee()` 对每一份单独做 `quantize`，除不尽的尾数直接丢了。
原因找到了：定时任务用的是 UTC，报表用的是北京时间。
问题出在 `watch` 里的请求没有取消，先发的那次后返回。
找到了！`@Transactional` 标在了 private 的 `handle()` 上，代理拦不到，事务压根没开。
定位到了，是索引没命中，字段类型是 varchar，传进来的是数字。
查清楚了。两个 worker 抢同一把锁，谁都没释放。
原来是时区的问题，服务器是 UTC，没有转。
之所以会重复，是因为消息重投时没有幂等判断。
是编码搞的鬼，文件是 GBK，代码按 UTF-8 读的。
卡在了解析这一步，正则回溯太深，长文本直接跑满 CPU。
超时是因为每次都新建连接，没有走连接池。
其实是浏览器缓存了旧的 js，所以看到的还是老页面。
罪魁祸首是那个全局的 monkey patch。
这个 bug 是由于浮点数比较引起的。
数据不一致的根源在于双写没有顺序保证。
说到底就是锁的粒度太大，整张表都被锁住了。
毛病在 `flush` 之前就把文件句柄关掉了。
内存涨是因为每次请求都往全局列表里 append，没清过。
翻译缺失的原因在于 fallback 语言没有加载。
症结在第二步：去重之后顺序变了，后面按下标取就取错了。
""".strip().splitlines()
OTHER = """
Let me find the root cause first.
I don't know the cause yet.
The cause of the failure is still unknown.
All 42 tests pass now, the suite is green.
I'll look for the reason in the logs.
Next I'll add the zone to the table, because measure() rounds to whole hours.
I used a table because you asked for one.
Done, the migration is applied and the tests pass.
The reason is not clear yet.
Let me check whether the proxy is the problem.
I renamed it so that the name fits the others.
I've kept the old endpoint because the mobile app still calls it.
Here is the summary of the changes.
The problem is fixed and the suite is green.
先查一下原因。
还不清楚是什么原因导致的。
我先看日志，找找原因。
改好了，全部用例都过了。
我这边把超时调大了，避免误报。
下一步我来加个用例，因为线上也会遇到。
这个问题已经修复，可以合并了。
原因不明，需要更多日志。
""".strip().splitlines()


def named(talk: Talk) -> dict[str, str]:
    found = causes.named_last(hearing.hear(talk.done()))
    return {item.key: str(item.value["text"]) for item in found if isinstance(item.value, values.Record)}


def cause(*messages: str) -> str | None:
    talk = Talk().human("why does it fail?")
    for message in messages:
        talk.agent(message)
    return named(talk).get("cause")


@pytest.mark.parametrize("words", NAMED)
def test_a_sentence_that_names_a_cause_is_one(words):
    assert cause(words)


@pytest.mark.parametrize("words", OTHER)
def test_a_search_for_one_a_report_and_a_plan_are_none(words):
    assert cause(words) is None


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("The root cause is the cache key.", "Not the cache after all."),
        ("The culprit is the proxy.", "I ruled out the proxy: it passes the header untouched."),
        ("The problem is that the lock is never released.", "That was a red herring."),
        ("Root cause: DNS resolves to the old pod.", "The DNS is innocent."),
        ("The failure is caused by the mock.", "The mock is not the problem."),
        ("根因是连接池太小。", "连接池排除了，调大也一样。"),
        ("问题出在时区转换这里。", "看来不是时区的问题。"),
        ("原因是缓存没有失效。", "我判断错了，跟缓存无关。"),
    ],
)
def test_a_cause_that_was_refuted_does_not_stand(first, then):
    assert cause(first, then) is None
    assert named(Talk().human("why?").agent(first).human(then)) == {}


@pytest.mark.parametrize(
    ("first", "then", "words"),
    [
        (
            "The root cause is the clock.",
            "It wasn't the clock after all; the real cause is the time zone.",
            "time zone",
        ),
        ("根因是连接池太小。", "不是连接池的问题，根因是慢查询没走索引。", "慢查询"),
        ("The root cause is the cache key.", "The tests pass now, no problem left.", "cache key"),
        ("The root cause is the cache key.", "I ruled out the proxy.", "cache key"),
        ("根因是连接池太小。", "连接池已经调到 50，用例过了。", "连接池太小"),
    ],
)
def test_another_cause_takes_its_place_and_a_word_about_another_thing_leaves_it(first, then, words):
    assert words in (cause(first, then) or "")


def test_when_the_newest_is_refuted_the_one_before_it_stands():
    assert "retry" in (cause("The root cause is the retry loop.", "Turns out it is DNS.", "Not DNS after all.") or "")


def test_what_follows_a_find_is_what_was_found_unless_it_says_what_comes_next():
    assert (
        cause("Found it! The lock is taken twice on the import path.") == "The lock is taken twice on the import path."
    )
    assert cause("Found it! Let me fix the lock now.") is None


@pytest.mark.parametrize(
    "words", ["Now let me add the eight threads to the test.", "现在让我用 CountDownLatch 起 8 个线程补并发用例。"]
)
def test_the_last_words_of_what_comes_next_are_a_step_until_it_is_done(words):
    talk = Talk().human("make the callback idempotent, with a test").agent(f"That one is green. {words}").human("ok")

    assert named(talk.read("a.py"))["step"] == words
    assert "step" not in named(talk.edit("a.py").run("git commit -m more"))
