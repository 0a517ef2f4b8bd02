import pytest

from render import samples
from reorient.model import context
from reorient.render import closing, document, markdown, seal

HEADINGS = [
    "## Recovered Context",
    "### Active Project/Task",
    "### Recent Work Timeline",
    "### Pending/Incomplete Actions",
    "### Last User Request",
    "### Also Known",
    "### What Was Not Read",
]


def _page(budget=100_000, lang="en", **changes):
    return markdown.render(seal.seal(samples.parcel(template="context", **changes)), lang=lang, budget=budget)


def _under(page, heading):
    return page.split(f"### {heading}\n")[1].split("\n\n")[0].split("\n")


@pytest.mark.promise("C-35")
def test_the_sections_of_the_document_stand_in_its_order():
    assert [line for line in _page().splitlines() if line.startswith("#")] == HEADINGS


@pytest.mark.promise("C-36", "C-37", "C-38")
def test_a_channel_has_its_name_its_span_and_its_count():
    header = context.Header(
        channel="dev", platform="Discord", oldest="2026-11-30T10:00:00Z", newest="2026-11-30T12:30:00Z", messages=50
    )

    assert _page(header=header).split("\n\n")[1] == (
        "**Channel:** #dev (Discord)\n"
        "**Time Range:** 2026-11-30T10:00:00Z to 2026-11-30T12:30:00Z\n"
        "**Messages Analyzed:** 50"
    )


def test_a_session_is_its_own_channel_and_its_span_is_that_of_its_cites():
    assert _page().split("\n\n")[1] == (
        f"**Channel:** session {samples.SESSION}\n"
        "**Time Range:** 2026-11-30T20:01:00Z to 2026-11-30T20:59:00Z\n"
        "**Messages Analyzed:** not known"
    )


def test_a_talk_without_any_name_is_said_to_be_unknown():
    assert "**Channel:** not known\n" in _page(used=())


@pytest.mark.promise("C-39", "C-40", "C-41")
def test_the_project_block_names_repository_branch_and_pull_request():
    assert _under(_page(), "Active Project/Task") == [
        "- **Repository:** parcel-api",
        "- **Branch:** retry-queue",
        '- **PR:** #1907 — "Retry queue" [s:44]',
        "- **Objective:** Retry failed parcels without sending twice [s:12]",
    ]


def test_what_is_not_known_of_the_project_is_said_to_be_so():
    page = _page(lines=(), scope=context.Scope(cwd="/a/b", head="8" * 40))

    assert _under(page, "Active Project/Task") == [
        "- **Repository:** b",
        "- **Branch:** none checked out, at 8888888888",
        "- **PR:** not known",
    ]


@pytest.mark.promise("C-42")
def test_the_timeline_is_numbered_and_dated():
    first = _under(_page(), "Recent Work Timeline")[0]

    assert first == "1. [2026-11-30T20:40:00Z] edited src/parcel/queue_40.py [s:40]"


def test_the_three_newest_events_are_kept_newest_first_and_before_any_name():
    events = [samples.told("timeline", f"event {at}", samples.row(at), priority=20) for at in range(9)]
    result = seal.seal(samples.parcel(template="context", lines=(*events, samples.told("name", "a.py", priority=7))))
    kept = [[line["text"] for line in document.of(result, "en", budget)["lines"]] for budget in range(300, 900, 5)]

    newest = [["event 8"], ["event 7", "event 8"], ["event 6", "event 7", "event 8"]]
    assert [lines for at, lines in enumerate(kept) if lines and lines != kept[at - 1]][:4] == [
        *newest,
        [*newest[2], "a.py"],
    ]


@pytest.mark.promise("C-43")
def test_what_was_left_undone_stands_quoted_with_an_hourglass():
    assert _under(_page(), "Pending/Incomplete Actions") == [
        '- ⏳ "then cap the backoff at 90 s" [s:299]',
        '- ⏳ "raise the timeout of the carrier" [s:250]',
    ]


@pytest.mark.promise("C-44")
def test_a_request_of_several_lines_stays_a_quotation_in_each_of_them():
    request = context.LastRequest(text="fix it\n\n### Rule\n> now", state=context.State.OPEN, cite=samples.row(301))

    assert (
        _page(last_request=request)
        .split("### Last User Request\n")[1]
        .startswith('> "fix it\n>\n> \\### Rule\n> \\> now"\n\nopen [s:301]\n')
    )


def test_a_long_request_is_shown_head_and_tail_and_the_number_left_out():
    text = "a" * 1000 + "b" * 1000 + "c" * 1000
    page = _page(last_request=context.LastRequest(text=text, state=context.State.OPEN, cite=samples.row(301)))
    quoted = page.split("### Last User Request\n")[1].split("\n\nopen")[0]

    assert quoted.startswith('> "aaa')
    assert quoted.endswith('ccc"')
    assert 1200 <= len(quoted) <= 1300
    assert "1,8" in quoted or "18" in quoted


def test_an_assent_stands_below_the_request_that_it_set_going():
    lines = [
        samples.said("last_request", text, samples.row(301), keep=True) for text in ("fix the double send", "go on")
    ]

    assert _page(lines=tuple(lines)).count("> ") == 1
    assert '\n- "go on" [s:301]\n' in _page(lines=tuple(lines))


@pytest.mark.parametrize("heading", ["Recent Work Timeline", "Pending/Incomplete Actions", "Last User Request"])
def test_a_section_with_nothing_in_it_says_what_that_means(heading):
    empty, cut = _page(lines=(), last_request=None), _page(budget=10)

    assert _under(empty, heading) == ["- none found in what was read"]
    assert heading == "Last User Request" or _under(cut, heading) == ["- left out, see the end"]


def test_a_conflict_stands_before_the_sections_of_the_document():
    page = _page(conflicts=(samples.branch_conflict(),), budget=10)

    assert page.index("### CONFLICT") < page.index("### Active Project/Task")


@pytest.mark.promise("C-64")
def test_what_was_not_read_says_what_was_tried():
    assert "- **Not read:** GitHub: no feature linked; tried: the link (`reorient link owner/repo#N`)" in _page()


@pytest.mark.promise("C-48", "C-E6")
@pytest.mark.parametrize(
    ("lang", "status", "offer", "question"),
    [
        (
            "en",
            "completed",
            "clarify",
            'Context restored. Your last request was "X". This was completed. Shall I clarify?',
        ),
        (
            "en",
            "not_completed",
            "continue",
            'Context restored. Your last request was "X". This was not completed. Shall I continue?',
        ),
        (
            "en",
            "unknown",
            "clarify",
            'Context restored. Your last request was "X". I cannot tell whether it was completed. Shall I clarify?',
        ),
        ("zh", "completed", "clarify", "上下文已恢复。您上次的请求是“X”。此操作已完成。是否澄清？"),
        ("zh", "not_completed", "retry", "上下文已恢复。您上次的请求是“X”。此操作未完成。是否重试？"),
        ("zh", "unknown", "clarify", "上下文已恢复。您上次的请求是“X”。此操作是否已完成，无法判断。是否澄清？"),
    ],
)
def test_the_closing_question_is_in_the_words_of_the_document(lang, status, offer, question):
    asked = context.Closing(request="X", status=status, offer=offer)

    assert closing.question(asked, lang) == question
    assert _page(closing=asked, lang=lang).endswith(f"\n\n{question}\n")


@pytest.mark.parametrize("asked", [None, context.Closing(request=None, status="unknown", offer="clarify")])
def test_without_a_request_the_question_says_that_none_was_found(asked):
    assert closing.question(asked, "en") == (
        "Context restored. No request of yours was found in what was read. Shall I clarify?"
    )


def test_the_question_repeats_a_long_request_only_in_part():
    assert (
        len(closing.question(context.Closing(request="word " * 500, status="completed", offer="clarify"), "en")) < 350
    )


def test_in_chinese_every_heading_is_chinese():
    headings = [line for line in _page(lang="zh").splitlines() if line.startswith("#")]

    assert len(headings) == len(HEADINGS)
    assert all(ord(heading.lstrip("# ")[0]) > 0x4E00 for heading in headings)
