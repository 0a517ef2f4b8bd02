"""Recipes of 3,000-character chunks. A recipe is a kind and a seed; the same recipe gives the same text everywhere.

Choices come from sha256, not from `random`, so that no Python version changes a chunk under its frozen count.
"""

import hashlib
from collections.abc import Callable, Iterator

SIZE = 3000

_ENGLISH = """
The queue keeps every parcel until the carrier has said that it took it.
When the backoff reaches ninety seconds we stop doubling it, because nobody waits longer than that.
I looked at the failing test first, and the second delivery comes from the retry that starts before the first answer.
Please don't touch the billing table; Marta's team is moving it this week.
There's a simpler way: write the attempt down before sending, and let the worker skip what is already written.
It isn't clear whether the timeout was raised on purpose or left behind after the incident in March.
She asked for a short note that explains what changed, why it changed, and how to go back.
After lunch we found that the clock of the second machine was eleven minutes late.
Nothing in the log says that the message was refused, so the silence is not an answer.
Run the whole suite once more before you merge, including the slow tests that we usually leave out.
The documentation promises an order that the code has never kept.
Both workers took the same task, and neither of them noticed until the branch was pushed.
A good name would have saved us an hour here.
We agreed to keep the database in one file for now and to look at it again when the numbers grow.
If you can't reproduce it on your machine, try with the older library and an empty cache.
What remains is small: rename the field, update the schema, and tell the people who read it.
""".strip().splitlines()

_CHINESE = """
队列会保留每一个包裹，直到承运方确认已经收到为止。
重试间隔到了九十秒就不再翻倍，因为没有人会等得更久。
我先看了失败的测试，第二次投递来自第一次回应之前就开始的重试。
请不要动计费表，这一周另一个小组正在迁移它。
还有更简单的办法：发送之前先记下这次尝试，让工作进程跳过已经记下的内容。
目前还不清楚超时时间是有意调高的，还是三月份故障之后忘了改回来。
她希望有一份简短的说明，写清楚改了什么、为什么改、以及怎么恢复。
午饭后我们发现第二台机器的时钟慢了十一分钟。
日志里没有任何一行说消息被拒绝，所以沉默并不等于回答。
合并之前请把整个测试再跑一遍，包括平时略过的慢速测试。
文档承诺的顺序，代码其实从来没有遵守过。
两个进程领取了同一个任务，直到分支推送之后才有人发现。
如果在你的机器上无法重现，请换成旧版本的库，并清空缓存再试。
剩下的事情不多：改字段名，更新结构定义，然后通知使用它的人。
我们商定暂时把数据放在一个文件里，等规模变大以后再重新考虑。
一个好的名字本来可以为我们省下一个小时。
""".strip().splitlines()


def _words(line: str) -> list[str]:
    return line.split()


_NOUNS = _words(
    "parcel queue worker carrier attempt ledger backoff window cursor session branch route label batch signal"
)
_LABELS = _words("Objective Rule Decision Done Failing Promise Claim Next Timeline Name Edited")
_CHINESE_LABELS = _words("目标 规则 决定 已完成 失败 承诺 声称 下一步 原因 已修改")
_VERBS = _words("send fetch retry merge split load store parse verify close open count trim rank fold")
_TYPES = _words("str int bool Parcel Attempt Ledger None bytes")


class Dice:
    """Choices of one recipe."""

    def __init__(self, kind: str, seed: int) -> None:
        self._stem = f"{kind}:{seed}"
        self._turn = 0

    def hex(self, length: int) -> str:
        self._turn += 1
        return hashlib.sha256(f"{self._stem}:{self._turn}".encode()).hexdigest()[:length]

    def below(self, limit: int) -> int:
        return int(self.hex(12), 16) % limit

    def pick(self, words: list[str]) -> str:
        return words[self.below(len(words))]

    def name(self) -> str:
        return f"{self.pick(_VERBS)}_{self.pick(_NOUNS)}"


def _prose(sentences: list[str], gap: str) -> Callable[[Dice], str]:
    def paragraph(dice: Dice) -> str:
        return gap.join(dice.pick(sentences) for _ in range(3 + dice.below(4))) + "\n\n"

    return paragraph


def _code(dice: Dice) -> str:
    cls, noun, kind = dice.pick(_NOUNS).title(), dice.pick(_NOUNS), dice.pick(_TYPES)
    return (
        f"def {dice.name()}({noun}: {cls}, *, limit: int = {dice.below(900)}) -> {kind} | None:\n"
        f'    """{dice.pick(_ENGLISH)}"""\n'
        f"    if not {noun}.{dice.pick(_NOUNS)}:\n"
        f'        raise {cls}Error(f"{noun} {{{noun}.id!r}} was lost")\n'
        f"    rows = [{dice.name()}(row) for row in {noun}.rows if row.state != {cls}.DONE]\n"
        f"    return {kind}(rows[-1], self._{dice.pick(_NOUNS)}[{dice.below(9)}:limit])\n\n\n"
    )


def _diff(dice: Dice) -> str:
    path, line = f"src/{dice.pick(_NOUNS)}/{dice.pick(_NOUNS)}.py", dice.below(400)
    return (
        f"diff --git a/{path} b/{path}\nindex {dice.hex(7)}..{dice.hex(7)} 100644\n--- a/{path}\n+++ b/{path}\n"
        f"@@ -{line},7 +{line},8 @@ def {dice.name()}(self):\n     {dice.pick(_NOUNS)} = self.{dice.name()}()\n"
        f"-    return {dice.pick(_NOUNS)}[{dice.below(99)}]\n+    if {dice.pick(_NOUNS)} is None:\n"
        f"+        return {dice.pick(_NOUNS)}.{dice.name()}({dice.below(99)})\n"
    )


def _rows(dice: Dice) -> str:
    label, number = dice.pick(_LABELS), dice.below(4000)
    said = (f'"{dice.pick(_ENGLISH)}"', f"edited src/{dice.pick(_NOUNS)}/{dice.name()}.py", f"{dice.name()}: 2 != 1")
    return f"{label}{' ' * (15 - len(label))}{said[dice.below(3)]} [s:{number}]\n"


def _chinese_rows(dice: Dice) -> str:
    label, number = dice.pick(_CHINESE_LABELS), dice.below(4000)
    said = (f"“{dice.pick(_CHINESE)}”", f"未提交：src/{dice.pick(_NOUNS)}/{dice.name()}.py", f"{dice.name()}：2 != 1")
    return f"{label}{'  ' * (6 - len(label))}{said[dice.below(3)]} [s:{number}]\n"


KINDS: dict[str, Callable[[Dice], str]] = {
    "english": _prose(_ENGLISH, " "),
    "chinese": _prose(_CHINESE, ""),
    "code": _code,
    "diff": _diff,
    "rows": _rows,
    "chinese_rows": _chinese_rows,
}


def _parts(kind: str, seed: int) -> Iterator[str]:
    dice = Dice(kind, seed)
    while True:
        yield KINDS[kind](dice)


def text(kind: str, seed: int) -> str:
    """The chunk of a recipe: exactly SIZE characters."""
    made = ""
    for part in _parts(kind, seed):
        made += part
        if len(made) >= SIZE:
            break
    return made[:SIZE]
