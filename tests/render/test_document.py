import json

import pytest
import ruamel.yaml
import yaml
from hypothesis import given
from hypothesis import strategies as st

from render import samples
from reorient.model import context
from reorient.render import document, json_text, markdown, seal, yaml_text

KEYS = [
    "schema",
    "generated_at",
    "digest",
    "scope",
    "lines",
    "last_request",
    "sessions",
    "compactions",
    "conflicts",
    "notes",
    "unread",
    "skipped",
    "cut",
    "header",
    "closing",
    "lang",
]
LANGS = st.sampled_from(["en", "zh"])
BUDGETS = st.integers(0, 3000)


def _of(result, lang="en", budget=100_000):
    return document.of(seal.seal(result), lang, budget)


def test_the_keys_stand_in_the_order_of_the_design():
    assert list(_of(samples.parcel())) == KEYS


@given(samples.contexts(), LANGS, BUDGETS)
def test_json_and_both_readers_of_yaml_read_the_document_that_was_written(result, lang, budget):
    page = _of(result, lang, budget)

    assert json.loads(json_text.dump(page)) == page
    assert yaml.safe_load(yaml_text.dump(page)) == page
    assert ruamel.yaml.YAML(typ="safe", pure=True).load(yaml_text.dump(page)) == page


@pytest.mark.promise("R6e")
@given(samples.contexts(), BUDGETS)
def test_language_and_budget_change_no_digest_and_no_name_of_a_line(result, budget):
    english, chinese = _of(result, "en", budget), _of(result, "zh", 100_000)

    assert english["digest"] == chinese["digest"]
    assert {line["id"] for line in english["lines"]} <= {line["id"] for line in chinese["lines"]}


@given(samples.contexts(), LANGS, BUDGETS)
def test_every_line_is_there_or_counted(result, lang, budget):
    sealed = seal.seal(result)
    page = document.of(sealed, lang, budget)

    shown = len(page["lines"]) + len(page["notes"])
    assert shown + sum(page["cut"].values()) == len(sealed.lines) + len(sealed.notes)


@given(samples.contexts(st.just("now")), LANGS, BUDGETS)
def test_the_document_keeps_the_lines_that_the_page_keeps(result, lang, budget):
    sealed = seal.seal(result)
    shown = document.of(sealed, lang, budget)["lines"]
    page = markdown.render(sealed, lang=lang, budget=budget)

    assert all(line["text"].rstrip() in page for line in shown)


@pytest.mark.promise("R8c")
@given(samples.contexts(), LANGS)
def test_no_string_of_the_document_holds_a_control_or_a_line_separator(result, lang):
    assert not samples.RAW & set(json_text.dump(_of(result, lang)))


def test_the_request_is_whole_in_the_document():
    text = "word " * 1000
    page = _of(
        samples.parcel(last_request=context.LastRequest(text=text, state=context.State.OPEN, cite=samples.row(1)))
    )

    assert page["last_request"]["text"] == text


def test_a_cite_is_whole():
    assert _of(samples.parcel())["lines"][0]["cites"][0] == {
        "source": "claude-code",
        "locator": samples.row(12).locator,
        "revision": "row-12",
        "stated_at": "2026-11-30T20:12:00Z",
        "mark": "s:12",
    }


@pytest.mark.parametrize(
    ("header", "used", "null"),
    [
        (None, (), True),
        (context.Header(channel=None, platform="claude-code", oldest=None, newest=None, messages=9), ("7f3c",), True),
        (context.Header(channel="dev", platform="Slack", oldest=None, newest=None, messages=9), ("7f3c",), False),
        (context.Header(channel=None, platform="Slack", oldest=None, newest=None, messages=9), (), False),
    ],
)
def test_the_header_is_null_where_the_talk_is_no_channel(header, used, null):
    assert (_of(samples.parcel(header=header, used=used))["header"] is None) is null


def test_a_conflict_is_whole_at_any_budget():
    (conflict,) = _of(samples.parcel(conflicts=(samples.branch_conflict(),)), budget=1)["conflicts"]

    assert [side["source"] for side in conflict["sides"]] == ["git", "cindy"]
    assert (conflict["kind"], conflict["severity"]) == ("branch_differs", "h")


def test_what_is_no_line_is_never_cut_from_the_document():
    page = _of(samples.parcel(), budget=1)

    assert [len(part) for part in (page["sessions"]["offered"], page["unread"], page["skipped"])] == [1, 1, 1]
    assert "offered" not in page["cut"]


def test_the_closing_question_stands_in_the_language_asked_for():
    assert _of(samples.parcel(), "zh")["closing"]["text"].startswith("上下文已恢复。")
    assert _of(samples.parcel(closing=None))["closing"] is None


def test_json_says_chinese_in_chinese_and_ends_with_one_line_end():
    text = json_text.dump(_of(samples.parcel(), "zh"))

    assert "上下文已恢复" in text
    assert text.endswith("}\n")
