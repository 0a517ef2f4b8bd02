"""Signs of lost context: every literal and phrase of the document, its near-misses, and hook events."""

from __future__ import annotations

import pytest

from reorient.model import errors
from reorient.talk import signs

HUMAN, SUMMARY, SYSTEM, TOOL, BOT = (
    signs.Origin.HUMAN,
    signs.Origin.SUMMARY,
    signs.Origin.SYSTEM,
    signs.Origin.TOOL,
    signs.Origin.BOT,
)
LITERALS = ("<summary>", "Summary unavailable", "context limits", "truncated", "compacted")
LITERALS_ZH = ("<摘要>", "摘要不可用", "上下文限制", "已截断")


def kind(text: str, *, origin: signs.Origin = HUMAN, first: bool = False) -> str:
    return signs.detect(text, origin=origin, first=first).kind


def named(text: str) -> set[str]:
    return {sign.sign for sign in signs.detect(text, origin=HUMAN, first=False).signs}


@pytest.mark.promise("C-08", "C-09", "C-66", "C-67", "C-68")
@pytest.mark.parametrize("literal", LITERALS + LITERALS_ZH)
def test_a_literal_is_automatic_in_a_first_message_and_in_text_that_no_human_typed(literal):
    assert kind(literal, first=True) == "automatic"
    assert kind(f"here is what is left: {literal}", first=True) == "automatic"
    assert {kind(literal, origin=origin) for origin in (SUMMARY, SYSTEM, TOOL, BOT)} == {"automatic"}


@pytest.mark.parametrize("literal", LITERALS + LITERALS_ZH)
def test_a_literal_in_a_later_human_message_is_manual_only_beside_earlier_work(literal):
    assert kind(f"it says {literal} now, and we were halfway through the conversation") == "manual"
    assert kind(literal) == "none"


@pytest.mark.promise("C-E1")
def test_the_example_of_the_document_is_recognised_wherever_it_stands():
    opening = "<summary>Summary unavailable due to context limits...</summary>"

    assert (kind(opening, first=True), kind(opening)) == ("automatic", "manual")
    assert [sign.quote for sign in signs.detect(opening, origin=HUMAN, first=True).signs] == [
        "<summary>",
        "Summary unavailable",
        "context limits",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "This session is being continued from a previous conversation that ran out of context.",
        "Summary unavailable due to context limits. Older messages were truncated.",
        "The conversation history before this point was compacted into the following summary:",
        "Another language model started to solve this problem and produced a summary of its thinking process.",
    ],
)
def test_what_runtimes_put_in_place_of_a_lost_talk_is_automatic(text):
    assert kind(text, origin=SUMMARY) == kind(text, origin=SYSTEM) == kind(text, first=True) == "automatic"


@pytest.mark.promise("C-10", "C-13", "C-69")
@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("continue", "continue"),
        ("继续", "continue"),
        ("did this happen?", "did_this_happen"),
        ("这发生了吗？", "did_this_happen"),
        ("where were we", "where_were_we"),
        ("where did we leave off", "where_were_we"),
        ("我们刚才说到哪了？", "where_were_we"),
        ("what was I doing", "what_was_i_doing"),
        ("我刚才在做什么？", "what_was_i_doing"),
        ("do you remember the plan?", "do_you_remember"),
        ("你还记得那个计划吗？", "do_you_remember"),
        ("we were fixing the login", "we_were"),
        ("我们之前在做登录", "we_were"),
    ],
)
def test_each_phrase_of_going_on_is_manual(text, sign):
    assert sign in named(text)
    assert kind(text) == kind(text, first=True) == "manual"


@pytest.mark.promise("C-11")
@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("is the PR merged?", "unnamed_pr"),
        ("PR 合了吗", "unnamed_pr"),
        ("rebase the branch", "unnamed_branch"),
        ("那个分支推了没", "unnamed_branch"),
        ("close the issue", "unnamed_issue"),
        ("那个问题解决了吗", "unnamed_issue"),
        ("what is the status of the project", "unnamed_project"),
        ("项目进展如何", "unnamed_project"),
    ],
)
def test_a_thing_that_is_pointed_at_without_its_name_is_manual(text, sign):
    assert sign in named(text)


@pytest.mark.parametrize(
    "text",
    [
        "open PR #12 and review it",
        "is the PR merged? I mean #12",
        "the branch feature/x is behind",
        "push the branch `fix-3`",
        "create a branch for it and push the branch",
        "the issue is a missing await",
        "the project's README lists the commands",
        "打开 PR #12 看看",
        "分支 feature/x 落后了",
        "新建一个分支",
        "修复首页加载慢的问题",
        "项目根目录在哪配置",
    ],
)
def test_a_thing_that_the_text_names_is_quiet(text):
    assert kind(text) == "none"


@pytest.mark.promise("C-12")
@pytest.mark.parametrize(
    "text",
    [
        "as we discussed, keep it at 30 s",
        "finish the fix you started",
        "same as before",
        "按之前说的",
        "上次那个",
        "and?",
        "so?",
        "嗯然后呢",
    ],
)
def test_a_hint_at_earlier_work_is_manual(text):
    assert kind(text) == "manual"


@pytest.mark.parametrize(
    "text",
    [
        "use continue in the loop",
        "the output was truncated by head",
        "TRUNCATE the table",
        "compact the JSON",
        "git branch -d the branch feature/x",
        "add a context limit parameter",
        "put a <summary> into the details element",
        "在循环里用 continue",
        "日志被截断了怎么办",
        "继续教育系统的页面",
        "写一个 `<summary>` HTML tag in the details element",
    ],
)
def test_a_near_miss_in_a_later_human_message_is_quiet(text):
    assert kind(text) == "none"


@pytest.mark.parametrize("origin", [TOOL, BOT, signs.Origin.AGENT])
def test_what_a_program_says_of_its_own_output_is_quiet(origin):
    assert kind("the output was truncated by head", origin=origin) == "none"
    assert kind("<details><summary>Logs</summary>ok</details>", origin=origin) == "none"
    assert kind("the conversation was truncated", origin=origin) == "automatic"


@pytest.mark.parametrize("origin", [SUMMARY, SYSTEM, TOOL, BOT, signs.Origin.AGENT, signs.Origin.TEAMMATE])
def test_a_phrase_counts_only_in_a_persons_mouth(origin):
    assert kind("where were we? continue", origin=origin) == "none"


@pytest.mark.parametrize(
    "text",
    [
        "```\nwhere were we?\n```",
        "~~~\ncontinue",
        "rename `where were we`",
        'translate "where were we" into Spanish',
        "把“我们刚才说到哪了”翻译成英文",
        "> did this happen?",
        "2026-01-02 10:00:00 continue where we left off",
        "ERROR: where were we",
        "see https://example.org/where-were-we",
        "read notes/where/were/we.md",
        "the prompt is:\n\n    where were we\n",
    ],
)
def test_code_logs_quotes_paths_and_addresses_are_nobodys_own_words(text):
    assert kind(text) == "none"


def test_a_message_that_is_wholly_quoted_is_said():
    assert kind('"continue"') == kind("“继续”") == "manual"


@pytest.mark.parametrize("text", ["contineu", "contiue", "wher were we?", "继须"])
def test_a_slip_of_the_finger_is_forgiven_in_a_short_message(text):
    assert kind(text) == "manual"


def test_a_quote_is_the_words_as_written():
    found = signs.detect("Hm… Where WERE we?  And the PR?", origin=HUMAN, first=False)

    assert [(sign.sign, sign.quote) for sign in found.signs] == [
        ("where_were_we", "Where WERE we"),
        ("unnamed_pr", "the PR"),
    ]


def test_a_sign_is_told_once():
    assert len(signs.detect("continue. continue. continue.", origin=HUMAN, first=False).signs) == 1


@pytest.mark.parametrize(
    ("payload", "quote"),
    [
        ({"hook_event_name": "SessionStart", "source": "compact"}, "SessionStart compact"),
        ({"hook_event_name": "PreCompact", "trigger": "auto", "custom_instructions": None}, "PreCompact auto"),
        ({"hook_event_name": "PostCompact", "trigger": "manual", "compact_summary": "x"}, "PostCompact manual"),
        ({"hook_event_name": "PreCompress"}, "PreCompress"),
        ({"hook_event_name": "InstructionsLoaded", "load_reason": "compact"}, "InstructionsLoaded compact"),
    ],
)
def test_a_compaction_event_is_automatic(payload, quote):
    found = signs.from_hook(payload, first=False)

    assert (found.kind, found.signs) == ("automatic", (signs.Sign(sign="compaction", quote=quote),))


@pytest.mark.parametrize("source", ["startup", "resume", "clear", "fork"])
def test_a_session_that_starts_otherwise_is_quiet(source):
    assert signs.from_hook({"hook_event_name": "SessionStart", "source": source}, first=True) == signs.NOTHING


@pytest.mark.parametrize(("first", "expected"), [(None, "automatic"), (True, "automatic"), (False, "none")])
def test_a_prompt_is_a_first_message_unless_the_session_is_known_to_be_under_way(first, expected):
    payload = {"hook_event_name": "UserPromptSubmit", "prompt": "<summary>a b c</summary>"}

    assert signs.from_hook(payload, first=first).kind == expected


def test_a_prompt_that_no_human_typed_is_text_of_the_runtime():
    payload = {"hook_event_name": "UserPromptSubmit", "prompt": "the history was truncated", "source": "loop_wakeup"}

    assert signs.from_hook(payload, first=False).kind == "automatic"
    assert signs.from_hook({**payload, "prompt": "continue"}, first=False) == signs.NOTHING


def test_an_event_that_says_nothing_of_context_is_quiet():
    assert signs.from_hook({"hook_event_name": "PostToolUse", "tool_name": "Bash"}, first=True) == signs.NOTHING


@pytest.mark.parametrize(
    ("payload", "missing"),
    [
        ({}, "hook_event_name"),
        ({"hook_event_name": 7}, "hook_event_name"),
        ({"hook_event_name": "SessionStart"}, "source"),
        ({"hook_event_name": "UserPromptSubmit", "prompt": None}, "prompt"),
    ],
)
def test_an_event_without_what_its_name_promises_is_refused_by_name(payload, missing):
    with pytest.raises(errors.InvalidInput, match=missing):
        signs.from_hook(payload, first=None)
