"""`detect`: text and hook events, placed."""

from __future__ import annotations

import json

import pytest

from reorient.app import detect
from reorient.model import errors, values

PROMPT = {"hook_event_name": "UserPromptSubmit", "prompt": "<summary>a b c</summary>", "transcript_path": "t.jsonl"}


def kind(text: str, *, under_way: bool = False, **placed: object) -> values.Value:
    return detect.run(text, under_way=lambda _path: under_way, **placed)["kind"]


def test_plain_text_is_a_persons_later_message_unless_said_otherwise():
    text = "<summary>a b c</summary>"

    assert (kind(text), kind(text, first=True), kind(text, origin="summary")) == ("none", "automatic", "automatic")


@pytest.mark.parametrize(("under_way", "expected"), [(False, "automatic"), (True, "none")])
def test_a_prompt_event_is_placed_by_its_transcript(under_way, expected):
    assert kind(json.dumps(PROMPT), under_way=under_way) == expected


def test_without_a_transcript_a_prompt_is_a_first_message():
    assert kind(json.dumps({**PROMPT, "transcript_path": None}), under_way=True) == "automatic"


def test_a_compaction_event_is_automatic():
    assert kind('{"hook_event_name": "SessionStart", "source": "compact"}') == "automatic"


@pytest.mark.parametrize("text", ['{"a": 1}', "{where were we", '["hook_event_name"]', "{" * 100_000])
def test_what_is_no_event_is_text(text):
    assert detect.run(text, under_way=lambda _path: True)["kind"] in {"none", "manual"}


def test_json_of_a_named_origin_is_its_text():
    assert kind(json.dumps({"hook_event_name": "Stop", "note": "the conversation was truncated"}), origin="tool") == (
        "automatic"
    )


def test_the_answer_is_one_record():
    assert values.thaw(detect.run("where were we?", under_way=lambda _path: True)) == {
        "triggered": True,
        "kind": "manual",
        "signs": [{"sign": "where_were_we", "quote": "where were we"}],
    }


def test_an_event_that_lacks_its_prompt_is_invalid_input():
    with pytest.raises(errors.InvalidInput, match="prompt"):
        detect.run('{"hook_event_name": "UserPromptSubmit"}', under_way=lambda _path: True)
