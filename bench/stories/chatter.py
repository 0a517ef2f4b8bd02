"""What people also say: side questions that are answered at once, small talk, and nods.

None of it is a rule, a decision or an open request. The held stories draw from another pool than the open ones, so that
tuning on the one says nothing of the other.
"""

from __future__ import annotations

import random

Said = tuple[str, str]  # the person's words, the agent's answer ("": a nod, work goes on)

_QUESTIONS: dict[tuple[str, bool], tuple[Said, ...]] = {
    ("en", False): (
        ("what does -z do in git status?", "It ends each entry with a NUL byte instead of a newline."),
        ("which Python does this machine have?", "3.11."),
        ("how do I see only the names of changed files?", "`git diff --name-only`."),
        ("is a tuple hashable?", "Yes, when all its elements are."),
        ("what is the default page size of SQLite?", "4096 bytes since 3.12."),
        ("does zip stop at the shorter one?", "Yes, unless you pass strict=True."),
        (
            "what's the difference between rebase and merge again?",
            "Rebase rewrites your commits on top; merge keeps both lines and joins them.",
        ),
        ("how many lines has that file?", "412."),
        ("can I run the linter without fixing things?", "Yes: `ruff check` only reports."),
        ("what was the HTTP code for too many requests?", "429."),
        ("does curl follow redirects by default?", "No, only with -L."),
        ("why is the folder called adapters?", "Each file in it adapts one outside system."),
        ("is there a shortcut to jump to the last prompt in my terminal?", "In most of them Ctrl-Shift-Up."),
        ("how large is the log?", "About 3 MB."),
        ("what does idempotent mean, in one line?", "Doing it twice leaves the same result as doing it once."),
        ("when is the standup?", "I cannot see your calendar."),
        ("what's CET in UTC?", "One hour ahead of UTC, two in summer."),
        ("do we have a glossary?", "There is one in docs/glossary.md."),
        ("who wrote that parser?", "git blame names Ada for most of it."),
        ("is json.loads faster than eval?", "Yes, and it is safe."),
        ("which shell is this?", "bash 5.2."),
    ),
    ("en", True): (
        ("remind me what stash pop does on a conflict", "It applies what it can and keeps the stash entry."),
        ("how long is a sha256 in hex?", "64 characters."),
        ("does make rebuild when only a comment changed?", "Yes, it looks at times, not at content."),
        ("what is the plural of index here?", "The code says indices."),
        ("which port does postgres use?", "5432."),
        ("are the fixtures shared between suites?", "No, each suite has its own folder."),
        ("how do I exit this pager?", "Press q."),
        ("is there a way to see the diff word by word?", "`git diff --word-diff`."),
        ("what does the trailing comma change?", "Nothing at run time; the formatter splits the lines."),
        ("how old is this repository?", "Its first commit is from 2021."),
        ("what does SIGTERM's number happen to be?", "15."),
        ("do you know a good word for 'undo'?", "Revert, or roll back."),
        ("what's the maximum of a signed 32 bit integer?", "2,147,483,647."),
        ("does this editor save on focus loss?", "Not by default."),
        ("how do I count the files in a folder?", "`ls | wc -l`."),
        ("why two spaces there?", "The formatter aligns the comment."),
        ("is UTF-8 longer than UTF-16 for Cyrillic?", "The same: two bytes a letter."),
        ("where do the logs go?", "To logs/ in the working folder."),
        ("what is the name of the little wheel icon?", "A spinner."),
        ("how many workers does the pool have?", "Eight."),
        ("what does RFC 3339 fix?", "A profile of ISO 8601 dates for the internet."),
    ),
    ("zh", False): (
        ("git status 的 -z 是干嘛的？", "用空字节代替换行来结束每一项。"),
        ("这台机器的 Python 是哪个版本？", "3.11。"),
        ("元组可以当字典的键吗？", "元素都可哈希就可以。"),
        ("429 是什么意思来着？", "请求太多。"),
        ("SQLite 默认页大小是多少？", "4096 字节。"),
        ("rebase 和 merge 有啥区别？", "rebase 把提交搬到新的起点，merge 保留两条线并合到一起。"),
        ("那个文件有多少行？", "四百多行。"),
        ("curl 默认会跟随跳转吗？", "不会，要加 -L。"),
        ("幂等一句话怎么解释？", "做两次和做一次结果一样。"),
        ("日志有多大？", "大约 3 MB。"),
        ("adapters 目录为什么叫这个名字？", "里面每个文件适配一个外部系统。"),
        ("zip 会在短的那个结束吗？", "会，除非传 strict=True。"),
        ("现在用的是什么 shell？", "bash 5.2。"),
        ("只看改动的文件名怎么写？", "`git diff --name-only`。"),
        ("解析器是谁写的？", "看 blame 大部分是林岚。"),
        ("今天的站会几点？", "我看不到你的日历。"),
        ("json 和 eval 哪个快？", "json 快，而且安全。"),
        ("术语表放哪里了？", "docs/glossary.md。"),
        ("终端里怎么跳到上一条提示符？", "多数终端是 Ctrl-Shift-上。"),
        ("北京时间比 UTC 早几个小时？", "八个小时。"),
        ("只检查不修复可以吗？", "可以，`ruff check` 只报告。"),
    ),
    ("zh", True): (
        ("sha256 十六进制有多长？", "64 个字符。"),
        ("postgres 默认端口多少？", "5432。"),
        ("怎么退出这个分页器？", "按 q。"),
        ("stash pop 冲突了会怎样？", "能合的先合，stash 条目保留。"),
        ("只改注释 make 会重新编译吗？", "会，它看时间不看内容。"),
        ("逐词看 diff 怎么弄？", "`git diff --word-diff`。"),
        ("这个仓库多少年了？", "第一个提交是 2021 年的。"),
        ("末尾那个逗号有什么用？", "运行时没区别，格式化工具会换行。"),
        ("SIGTERM 是几号？", "15。"),
        ("三十二位有符号整数最大多少？", "2147483647。"),
        ("数目录里的文件怎么写？", "`ls | wc -l`。"),
        ("为什么那里空两格？", "格式化工具对齐注释。"),
        ("UTF-8 一个汉字几个字节？", "常用字三个。"),
        ("线程池几个工人？", "八个。"),
        ("那个转圈的图标叫什么？", "加载指示。"),
        ("日志写到哪里？", "当前目录的 logs/。"),
        ("RFC 3339 规定了什么？", "互联网上用的 ISO 8601 日期子集。"),
        ("测试夹具是共用的吗？", "不是，各用各的目录。"),
        ("编辑器失焦会自动保存吗？", "默认不会。"),
        ("撤销有没有更好的说法？", "可以叫回退。"),
        ("index 的复数这里怎么写？", "代码里写 indices。"),
    ),
}
_TALK: dict[tuple[str, bool], tuple[Said, ...]] = {
    ("en", False): (
        ("lunch, back in 20", "Enjoy."), ("nice, that reads well", "Thanks."), ("I'm on the train, the connection may drop", "Understood."),
        ("haha, the coffee machine died again", "Sorry to hear that."), ("ok I see it now", "Good."), ("thanks, that table helps", "Glad it does."),
        ("back", "Welcome back."), ("sorry, was in a call", "No problem."), ("it's raining sideways here", "Stay dry."),
        ("that was quicker than I thought", "Good to hear."), ("good morning", "Good morning."), ("phone, one moment", "Sure."),
    ),
    ("en", True): (
        ("tea break", "Enjoy the tea."), ("cool, didn't know that", "It is easy to miss."), ("my dog says hi", "Hello to the dog."),
        ("wow, it is already Thursday", "It is."), ("makes sense to me", "Good."), ("here again", "Hello again."), ("someone at the door", "Take your time."),
        ("the new monitor is lovely", "Congratulations."), ("I had to smile at that variable name", "So did I."), ("afternoon!", "Good afternoon."),
        ("my laptop fan is loud today", "It may be the indexer."), ("thanks for the explanation", "You are welcome."),
    ),
    ("zh", False): (
        ("我去吃个饭，二十分钟", "好的。"), ("写得挺清楚", "谢谢。"), ("在高铁上，网络可能会断", "明白。"), ("哈哈咖啡机又坏了", "真不巧。"),
        ("看到了", "好的。"), ("回来了", "欢迎回来。"), ("刚在开会，抱歉", "没关系。"), ("这边下大雨", "注意安全。"), ("比我想的快", "那就好。"),
        ("早上好", "早上好。"), ("接个电话", "好的。"), ("这张表很有用，谢谢", "不客气。"),
    ),
    ("zh", True): (
        ("喝口茶", "请。"), ("原来如此，学到了", "这个容易忽略。"), ("猫又踩键盘了", "替我问好。"), ("居然都周四了", "是的。"), ("有道理", "好。"),
        ("我又来了", "你好。"), ("门口有快递，等我一下", "不急。"), ("新显示器真不错", "恭喜。"), ("这个变量名把我逗笑了", "我也是。"), ("下午好", "下午好。"),
        ("电脑风扇今天好吵", "可能在建索引。"), ("谢谢解释", "不客气。"),
    ),
}  # fmt: skip
_NODS = {
    ("en", False): ("go on", "ok", "yes", "sounds good", "continue", "yep", "sure, go ahead", "👍"),
    ("en", True): ("carry on", "fine", "yes please", "keep going", "right", "alright", "please proceed", "okay"),
    ("zh", False): ("嗯", "继续", "好的", "可以", "行", "对", "嗯嗯", "👌"),
    ("zh", True): ("好", "接着来", "没问题", "是的", "请继续", "好嘞", "OK", "就这样"),
}


def turns(lang: str, *, held: bool, count: int, rng: random.Random) -> list[Said]:
    """`count` turns: all the questions and the small talk, then nods between them."""
    key = (lang, held)
    said = [*_QUESTIONS[key], *_TALK[key]]
    rng.shuffle(said)
    said = said[:count]
    said += [(rng.choice(_NODS[key]), "") for _ in range(count - len(said))]
    rng.shuffle(said)
    return said


def nods(lang: str, *, held: bool, count: int, rng: random.Random) -> list[Said]:
    """Nods alone: all that may follow a last request without changing what it is."""
    return [(rng.choice(_NODS[lang, held]), "") for _ in range(count)]
