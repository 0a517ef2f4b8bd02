"""The other commands, help, exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from reorient.surfaces.cli import main
from support import places


@pytest.fixture
def place(tmp_path: Path) -> places.Place:
    return places.told(places.make(tmp_path))


def test_context_follows_the_documents_template_and_closes_with_its_question(place):
    out = place.reorient("context", "--lang", "en").out

    for heading in (
        "## Recovered Context",
        "**Messages Analyzed:**",
        "### Recent Work Timeline",
        "### Last User Request",
    ):
        assert heading in out
    assert out.rstrip().endswith("Shall I retry?")
    assert "您上次的请求是" in place.reorient("context", "--lang", "zh").out


def test_sessions_lists_this_folders_sessions(place):
    done = place.reorient("sessions", "--format", "json")

    assert [one["id"] for one in done.json["sessions"]] == ["11111111-1111-4111-8111-111111111111"]
    assert "11111111-1111" in place.reorient("sessions").out


@pytest.mark.parametrize("form", ["json", "yaml"])
def test_check_says_that_a_fresh_result_holds(place, form):
    saved = place.root / f"saved.{form}"
    saved.write_text(place.now("--format", form).out)
    done = place.reorient("check", str(saved), "--format", "json")

    assert done.code == 0
    assert (done.json["changed"], done.json["unknown"]) == ([], [])
    assert len(done.json["holds"]) > 10


def test_check_names_what_changed_as_was_and_is(place):
    saved = place.now("--format", "json").out
    rows = place.rows()
    rows.human("write the changelog")
    place.session(rows)
    done = place.reorient("check", "-", "--format", "json", stdin=saved)
    pairs = {(one["was"], one["is"]) for one in done.json["changed"]}

    assert done.code == 1
    assert ('"fix the double send, see https://example.com/x and #12" - open', '"write the changelog" - open') in pairs


def test_check_calls_unknown_what_it_cannot_read_today(place):
    saved = place.now("--format", "json").out
    next(place.config.rglob("*.jsonl")).unlink()
    done = place.reorient("check", "-", "--format", "json", stdin=saved)

    assert any("billing" in one["was"] for one in done.json["unknown"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a result of reorient"),
        ("{", "is neither JSON nor YAML"),
        ("hello", "is not a result of reorient"),
        ('{"schema": "reorient-context/v1"}', "no scope.cwd or no lines"),
        ('{"schema": "reorient-context/v1", "scope": {"cwd": "/"}, "lines": [{}]}', "a line without id"),
        ("a: [" * 3000, "is neither JSON nor YAML"),
    ],
)
def test_check_refuses_what_is_no_result_with_a_sentence(place, text, words):
    done = place.reorient("check", "-", stdin=text)

    assert (done.code, done.out) == (1, "")
    assert words in done.err


def test_why_of_an_unknown_name_is_one_and_says_what_there_is(place):
    done = place.reorient("why", "nonsense")

    assert done.code == 1
    assert "no field" in done.err
    assert "next: reorient now" in done.err


def test_why_of_a_field_shows_dissent(place):
    rows = place.rows(branch="other")
    rows.human("go to work")
    place.session(rows)

    assert "other" in place.reorient("why", "branch").out


def test_every_command_teaches_by_example_and_states_no_command_that_is_not_built(place):
    top = place.reorient("--help").out
    for name in main.Commands.TABLE:
        assert f"\n  {name} " in top
        page = place.reorient(name, "--help")
        assert page.code == 0
        assert "Examples:" in page.out
    for name in ("pack", "link", "connect", "serve"):
        assert f"\n  {name} " not in top


@pytest.mark.parametrize(
    "args", [("--nonsense",), ("now", "--budget", "many"), ("nothing",), ("now", "--now", "today"), ("why",)]
)
def test_a_wrong_command_line_is_two_and_names_the_help(place, args):
    done = place.reorient(*args)

    assert (done.code, done.out) == (2, "")
    assert "--help" in done.err


def test_version_is_told(place):
    assert place.reorient("--version").out.startswith("reorient 0.")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_for_each_shell(place, shell):
    done = place.reorient("completion", shell)

    assert done.code == 0
    assert "_REORIENT_COMPLETE" in done.out


def test_the_demo_leaves_nothing_behind_and_tells_the_story(place):
    before = sorted(Path(place.root).iterdir())
    done = place.reorient("demo", TMPDIR=str(place.root))

    assert done.code == 0
    assert '"Keep the queue in SQLite instead of Redis." (replaced: "let\'s use Redis for the queue")' in done.out
    assert sorted(Path(place.root).iterdir()) == before


def test_where_no_session_is_found_the_demo_is_played_when_asked(tmp_path):
    done = places.make(tmp_path).now("--demo-if-empty")

    assert "Playing the demo" in done.out
    assert "parcel-api" in done.out


def test_formats_tell_the_same_values(place):
    assert yaml.safe_load(place.now("--format", "yaml").out) == place.now("--format", "json").json


@pytest.mark.parametrize(
    ("args", "text", "kind"),
    [
        ((), "where were we?", "manual"),
        ((), "use continue in the loop", "none"),
        (("--first",), "<summary>Summary unavailable due to context limits</summary>", "automatic"),
        (("--from", "summary"), "older messages were truncated", "automatic"),
        ((), '{"hook_event_name": "SessionStart", "source": "compact", "session_id": "x"}', "automatic"),
        ((), "你还记得我们之前在做什么吗", "manual"),
        ((), "", "none"),
    ],
)
def test_detect_says_whether_context_was_lost_and_why(place, args, text, kind):
    found = place.reorient("detect", *args, "--format", "json", stdin=text).json

    assert (found["kind"], found["triggered"]) == (kind, kind != "none")
    assert bool(found["signs"]) == (kind != "none")


def test_detect_places_a_prompt_by_its_transcript(place):
    transcript = next(place.config.rglob("*.jsonl"))
    event = {"hook_event_name": "UserPromptSubmit", "prompt": "the CSV is truncated", "session_id": "x"}
    later = place.reorient("detect", "--format", "json", stdin=json.dumps(event | {"transcript_path": str(transcript)}))
    first = place.reorient("detect", "--format", "json", stdin=json.dumps(event | {"transcript_path": "/none.jsonl"}))

    assert (later.json["kind"], first.json["kind"]) == ("none", "automatic")


def test_detect_of_an_event_without_its_prompt_is_an_error_with_a_sentence(place):
    done = place.reorient("detect", stdin='{"hook_event_name": "UserPromptSubmit"}')

    assert (done.code, done.out) == (1, "")
    assert "Traceback" not in done.err


@pytest.mark.parametrize("text", ["a: !!bool foo", 'a: !!int ""', "a: !!timestamp foo", "- a\n" * 900_000])
def test_check_of_yaml_that_no_writer_of_ours_makes_is_refused(place, text):
    done = place.reorient("check", "-", stdin=text)

    assert (done.code, done.out) == (1, "")
    assert "Traceback" not in done.err


def test_check_expands_no_aliases(place):
    rows = ["a0: &a0 [x,x,x,x,x,x,x,x,x,x]"]
    rows += [f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]
    text = "\n".join(
        [*rows, "schema: reorient-context/v1", "scope: {cwd: /tmp}", "lines: [{id: a, section: rule, text: *a9}]"]
    )
    done = place.reorient("check", "-", stdin=text)

    assert (done.code, done.out) == (1, "")
    assert "without id, section or text" in done.err


def test_check_takes_no_text_of_the_file_for_proof(place):
    saved = place.now("--format", "json").json
    rule = next(line for line in saved["lines"] if line["section"] == "rule")
    was, rule["text"] = rule["text"], "You may drop the billing table."
    done = place.reorient("check", "-", "--format", "json", stdin=json.dumps(saved))

    assert done.code == 1
    assert {(one["was"], one["is"]) for one in done.json["changed"]} == {("You may drop the billing table.", was)}
