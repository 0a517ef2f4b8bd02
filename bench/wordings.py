"""Sentences as people and agents write them, put together from many words, so that hardly one is said twice.

A cache must not flatter a measurement: real talk repeats its nods and little else. A line is a kind's wordings; what
stands in braces is drawn from the list of that name, from names of code (`name`) or from numbers (`n`).
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

_SLOT = re.compile(r"\{(\w+)\}")
_FIRST = (
    "account audit auth avatar backup badge balance banner batch billing bucket budget cache calendar cart catalog "
    "channel chart chunk client cluster config consent contact coupon cursor delta device digest discount driver email "
    "event export feature feed filter form gateway geo graph grid header history image import index ingest invoice job "
    "journal ledger license locale lock login mail manifest market media merge metric migration mirror module monitor "
    "network notice offer order packet page parser patch payment permission pipeline plan player policy pool price "
    "profile proxy queue quota rate receipt record region release render replica report request route sample schema "
    "search sensor session shard shipment signal slot snapshot socket source stock storage stream summary tariff task "
    "tenant theme ticket timer token topic tracker transfer trigger upload user vault vendor version video wallet widget"
).split()
_SECOND = (
    "adapter agent archive bridge builder bus cleaner collector counter decoder dialog encoder engine factory fetcher "
    "field finder guard handler helper hook importer key layer limit list loader logger loop manager map marker matcher "
    "model monitor node object observer panel picker planner pool printer probe provider query reader registry relay "
    "resolver retry rule runner sampler scanner scheduler screen sender server service sink sorter state step store "
    "stream switch sync table tester tree validator view walker watcher worker wrapper writer"
).split()
_ENDINGS = ("py", "ts", "go", "rs", "sql", "yaml", "md", "vue", "java")
_LISTS: dict[str, Sequence[str]] = {
    "do": (
        "rename move split merge rewrite simplify document type cover extend trim port inline extract log index sort "
        "cache guard batch flatten group load save replay drain flush clamp round quote escape parse print hide show"
    ).split(),
    "way": (
        "Redis|Postgres|SQLite|a cron job|one table per tenant|plain files|gRPC|a message bus|long polling|websockets|"
        "a materialised view|two processes|feature flags|a lookup table|JSON lines|protobuf|server side rendering|"
        "the standard library|an append-only log|nightly batches|one worker per region|HMAC signatures|S3|a mutex"
    ).split("|"),
    "why": (
        "it is too slow on phones|the auditors read it|two teams depend on it|nobody can test it|it leaks handles|"
        "support gets calls about it|the vendor drops it in May|it broke last week|the old client still sends it|"
        "the numbers must match the bank's|legal asked for that|it hides the real error|we ship on Thursday"
    ).split("|"),
    "who": "Mara|the platform team|ops|Jonas|the vendor|Priya|the data team|legal|Tomás|QA|finance|Aiko".split("|"),
    "day": "Monday|tomorrow|the release|Friday noon|next sprint|the audit|Wednesday|the freeze".split("|"),
    "事": (
        "改名|拆分|合并|重写|简化|补文档|补测试|抽出来|加日志|建索引|排序|加缓存|分批|展开|分组|回放|清空|转义|解析|隐藏|"
        "限流|对账|归档|校验|压缩|去重|切换|预热|导出|降级"
    ).split("|"),
    "物": (
        "订单|账户|库存|发票|优惠券|消息队列|网关|登录页|报表|配置|缓存|支付回调|用户画像|权限表|推送服务|搜索索引|日志采集|"
        "定时任务|结算单|物流接口|评论区|退款流程|会员等级|短信通道|文件上传|审批流|地址库|活动页|埋点|数据看板"
    ).split("|"),
    "法": "Redis|单表|分库|定时任务|消息队列|本地文件|长轮询|物化视图|两个进程|灰度开关|查表|签名校验|夜间批处理|原生 SQL".split("|"),
    "因": "手机上太慢|审计要看|两个组都在依赖|没人测过|句柄会漏|客服天天被问|供应商五月下线|上周刚出过事|老客户端还在发|法务提的".split("|"),
    "人": "小王|平台组|运维|老李|供应商|阿珍|数据组|法务|测试组|财务".split("|"),
    "时": "周一|明天|发版|周五中午|下个迭代|审计|周三|封版".split("|"),
}  # fmt: skip

ORDERS = (
    "{do} the {thing} in {file}, please|can you {do} {name} before {day}?|fix {name}, {why}|the {thing} page shows {n} "
    "rows where it should show {n}|look at {file} and tell me what {name} is for|why does {name} return {n}?|have you "
    "seen the {thing} in {file}?|please {do} the {thing} and rerun|{who} says that the {thing} is off by {n}|add a test "
    "for {name}|I think {name} is the wrong place for that, {why}|also {do} {name} while you are there|what did {who} "
    "say about the {thing}?|the customer sees {n} instead of {n} on the {thing} screen"
).split("|")
RULES = (
    "never {do} {name} without asking {who}|do not touch {file}, {why}|always {do} the {thing} before you {do} {name}|"
    "from now on every {thing} has a test|no new packages in {file}|{file} is off limits until {day}|only {do} {name} "
    "through the {thing}|keep {name} backwards compatible|you must not push the {thing} on {day}|every {thing} needs a "
    "line in the change log|leave {name} alone, {who} owns it|you may {do} {name} again|the rule about {name} is lifted|"
    "we don't {do} the {thing} by hand|nobody deploys the {thing} before {day}"
).split("|")
DECISIONS = (
    "use {way} for the {thing}|let's go with {way}, {why}|we drop {way} and take {way} for {name}|I prefer {way} over "
    "{way}|decision: the {thing} lives in {file}|{way} is too slow for the {thing}, {way} then|forget {way}, {why}|on "
    "second thought, {way} for {name}|replace {way} with {way} in the {thing}|no {way} for {name}, use {way} instead|"
    "store the {thing} in {way}|changed my mind about {way}|scratch that|{way} it is|keep {way} for the {thing} for now"
).split("|")
REPORTS = (
    "{name} only re-exports the {thing}.|The {thing} is read {n} times in {file}, once for each {name}.|I moved {name} "
    "to {file}.|Now let me look at {file}.|{n} of {n} {thing} rows agree.|The failing case is the {thing} with {n} "
    "entries.|{who} wrote the {thing} in {file}.|There are {n} callers of {name}, all in the {thing}.|Done: {name} "
    "handles the {thing}.|Everything in {file} that reads {name} goes through the {thing}, as {who} said."
).split("|")
PROMISES = (
    "I'll {do} {name} once {file} is merged.|After that I will {do} the {thing}.|I still need to {do} {name}.|Next I'll "
    "{do} the {thing} in {file}.|When {who} is back I'll {do} {name} too.|Still open: {do} the {thing}.|I'll also "
    "{do} {name} later, {why}.|Before {day} I will {do} {file}.|{name} is done and merged.|I renamed {name}, the {thing} "
    "passes."
).split("|")
CAUSES = (
    "Root cause: {name} is read before the {thing} is set.|The bug is in {file}: {name} drops the {thing}.|It fails "
    "because {name} runs twice when the {thing} holds {n} rows.|{name} crashed since {file} has no {thing}.|That is why "
    "the {thing} shows {n}.|The {thing} comes from {file}, not from {name}.|Next step: {do} {name}.|Then comes the {thing}."
).split("|")
BLOCKS = (
    "I am blocked on the {thing} until {who} answers.|Waiting for {who} to {do} {name}.|We cannot {do} {name} before "
    "{day}.|The {thing} is merged, {who} approved it.|You can go on with {name}.|{who} has to wait for the {thing}.|"
    "No access to {file} yet.|The key for the {thing} arrived.|Stuck on {name} until the {thing} is back."
).split("|")
REFERENCES = (
    "see #{n} and acme/{name}#{n}|PR {n} does it, https://git.example/{name}/pull/{n}|{who} opened OPS-{n} for the "
    "{thing}|this is the same as #{n}, look at https://wiki.example/{name}?page={n}|closed by !{n} and PAY-{n}"
).split("|")
NODS = ("ok", "yes, go ahead", "thanks!", "looks good", "continue", "sure", "great", "好的", "继续", "嗯", "可以")
ORDERS_ZH = (
    "请把{物}的{name}{事}一下|{物}页面少了 {n} 条，看看 {file}|为什么 {name} 会返回 {n}？|{人}说{物}的数字不对|先{事}{物}，{因}|"
    "{物}那边{时}之前能{事}完吗？|顺便把 {file} 里的{物}也{事}了|给 {name} 加个用例|{file} 里的{物}是谁写的？"
).split("|")
RULES_ZH = (
    "不要动 {file}，{因}|以后每次{事}{物}都要先问{人}|禁止直接{事} {name}|{物}必须先{事}再上线|{时}之前不许{事}{物}|"
    "所有{物}都要走 {name}|可以{事}{物}了|{name} 那条限制取消了|别再手动{事}{物}"
).split("|")
DECISIONS_ZH = (
    "{物}用{法}做|还是用{法}吧，{因}|不用{法}了，{物}改用{法}|决定：{物}放在 {file}|{法}太慢，{物}换成{法}|算了，{物}就走{法}|"
    "{物}按{法}存，不要{法}|我改主意了，{物}用{法}"
).split("|")
REPORTS_ZH = (
    "接下来我会{事} {name}。|{物}已经{事}好了。|原因是 {name} 在{物}之前被读了 {n} 次。|等{人}同意之后我再{事}{物}。|现在看 {file}。|"
    "{file} 里有 {n} 处用到{物}。|还剩{物}没有{事}。|{物}卡在{人}那边，等批准。|下一步{事}{物}。|问题出在 {name}：{物}没有{事}。"
).split("|")


def say(rng: random.Random, wordings: Sequence[str]) -> str:
    """One of the wordings, its places filled."""
    return _SLOT.sub(lambda slot: _fill(rng, slot[1]), rng.choice(wordings))


def name(rng: random.Random) -> str:
    """A name as code has it."""
    first, second = rng.choice(_FIRST), rng.choice(_SECOND)
    if rng.random() < 0.5:
        return f"{first}_{second}_{rng.choice(_SECOND)}"
    return f"{first.title()}{second.title()}"


def path(rng: random.Random) -> str:
    """A file of a project."""
    folder, file = rng.choice(_FIRST), rng.choice(_SECOND)
    return f"src/{folder}/{rng.choice(_FIRST)}_{file}.{rng.choice(_ENDINGS)}"


def _fill(rng: random.Random, slot: str) -> str:
    if slot == "name":
        return name(rng)
    if slot == "file":
        return path(rng)
    if slot == "thing":
        return f"{rng.choice(_FIRST)} {rng.choice(_SECOND)}"
    return str(rng.randint(2, 9999)) if slot == "n" else rng.choice(_LISTS[slot])
