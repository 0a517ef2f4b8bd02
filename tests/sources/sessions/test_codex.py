"""Codex rollouts: what each row says, in whose name, and where the rollouts of a folder are found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reorient import reach
from reorient.model import sessions, utterances
from reorient.sources.sessions import codex
from sources.sessions import told
from support import runtimes


def talk(tmp_path: Path, *payloads: tuple[str, dict]) -> utterances.Talk:
    rows = ({"timestamp": "2026-03-01T08:00:00Z", "type": kind, "payload": given} for kind, given in payloads)
    path = tmp_path / "rollout-x.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return codex.read(reach.Reach(), str(path)).talks[0]


def user(*texts: str, kinds: list[str] | None = None) -> tuple[str, dict]:
    content = [{"type": "input_text", "text": text} for text in texts]
    given = {"type": "message", "role": "user", "content": content}
    return "response_item", given | (
        {"internal_chat_message_metadata_passthrough": {"content_item_kinds": kinds}} if kinds else {}
    )


def call(name: str, arguments: dict) -> tuple[str, dict]:
    given = {"type": "function_call", "name": name, "call_id": "c", "arguments": json.dumps(arguments)}
    return "response_item", given


def gave(output: object) -> tuple[str, dict]:
    return "response_item", {"type": "function_call_output", "call_id": "c", "output": output}


@pytest.mark.parametrize(
    "text",
    [
        "<environment_context>\n<cwd>/w</cwd>\n</environment_context>",
        "<user_instructions>\nbe brief\n</user_instructions>",
        "# AGENTS.md instructions for /w\n\n<INSTRUCTIONS>\nx\n</INSTRUCTIONS>",
        "<turn_aborted>\nThe user interrupted the previous turn on purpose.\n</turn_aborted>",
        "<skill>\n<name>x</name>\n</skill>",
    ],
)
def test_what_codex_puts_in_the_persons_place_is_no_persons_word(tmp_path, text):
    assert told.human(talk(tmp_path, user(text), user("go on with <skill> tags"))) == ["go on with <skill> tags"]


def test_the_kind_of_a_part_is_believed_before_its_text(tmp_path):
    said = talk(tmp_path, user("<skill> is a word of mine", "be brief", kinds=["user.text", "hook.context"]))

    assert told.human(said) == ["<skill> is a word of mine"]


def test_a_command_that_the_person_ran_is_an_echo(tmp_path):
    text = "<user_shell_command>\n<command>\nls -l\n</command>\n<result>x</result>\n</user_shell_command>"

    assert told.lines(talk(tmp_path, user(text))) == [("human", "echo", "! ls -l")]


def test_behind_an_editors_context_only_the_request_is_said(tmp_path):
    text = "# Context from my IDE setup:\n\n## Open tabs:\n- a.py\n\n## My request for Codex:\nmend a.py\n"

    assert told.human(talk(tmp_path, user(text))) == ["mend a.py"]


@pytest.mark.parametrize(
    ("arguments", "run"),
    [
        ({"cmd": "make check"}, "make check"),
        ({"command": ["bash", "-lc", "make check"]}, "make check"),
        ({"command": ["make", "check"]}, "make check"),
    ],
)
def test_a_command_is_told_without_the_shell_that_ran_it(tmp_path, arguments, run):
    assert talk(tmp_path, call("shell", arguments)).utterances[0].call.run == run


def test_a_patch_within_a_command_edits_its_files_and_runs_nothing(tmp_path):
    patch = "*** Begin Patch\n*** Update File: a b.txt\n*** Move to: c.txt\n@@\n*** Delete File: d.txt\n*** End Patch"
    made = talk(tmp_path, call("exec_command", {"cmd": f"apply_patch <<'EOF'\n{patch}\nEOF"})).utterances[0].call

    assert (made.name, made.run, made.edits) == ("apply_patch", None, ("a b.txt", "c.txt", "d.txt"))


def test_a_plan_is_the_whole_to_do_list(tmp_path):
    plan = [{"step": "look", "status": "completed"}, {"step": "mend", "status": "in_progress"}]
    made = talk(tmp_path, call("update_plan", {"plan": plan})).utterances[0].call

    assert [(todo.text, todo.state) for todo in made.todos] == [("look", "done"), ("mend", "active")]
    assert made.todos_whole


@pytest.mark.parametrize(
    ("output", "failed", "code"),
    [
        ("Chunk ID: 1\nProcess exited with code 3\nOutput:\nhi", True, 3),
        ("Exit code: 0\nWall time: 0 seconds\nOutput:\nExit code: 9", False, 0),
        (json.dumps({"output": "hi", "metadata": {"exit_code": 2}}), True, 2),
        ("unsupported call: update_plan", True, None),
        ("Wall time: 6.3 seconds\naborted by user", True, None),
        ({"content": "no", "success": False}, True, None),
        ("Plan updated", None, None),
    ],
)
def test_how_a_tool_ended_is_told_where_the_row_tells_it(tmp_path, output, failed, code):
    outcome = talk(tmp_path, gave(output)).utterances[0].outcome

    assert (outcome.failed, outcome.exit_code) == (failed, code)


def test_the_event_of_a_commands_end_tells_the_code_that_the_output_does_not(tmp_path):
    end = {"type": "item_completed", "item": {"type": "CommandExecution", "id": "c", "exit_code": 4}}

    assert talk(tmp_path, ("event_msg", end), gave("hi")).utterances[0].outcome.exit_code == 4


def test_a_summary_is_told_once_and_without_the_runtimes_own_sentence(tmp_path):
    prefix = (
        "Another language model started to solve this problem and produced a summary of its thinking process. Use it:\n"
    )
    reply = ("response_item", {"type": "message", "role": "assistant", "content": [{"type": "text", "text": "half"}]})
    said = talk(tmp_path, reply, ("compacted", {"message": f"{prefix}half", "replacement_history": []}))

    assert told.lines(said) == [("system", "compaction", ""), ("summary", "message", "half")]


def test_a_summary_that_stands_only_in_the_new_history_is_found_there(tmp_path):
    prefix = "Another language model started to solve this problem and produced a summary of it:\n"
    history = [user("x")[1], user(f"{prefix}half")[1]]
    said = talk(tmp_path, user("x"), ("compacted", {"message": "", "replacement_history": history}))

    assert told.lines(said)[1:] == [("system", "compaction", ""), ("summary", "message", "half")]


def test_an_interrupted_turn_is_marked_and_a_replaced_one_is_not(tmp_path):
    events = [("event_msg", {"type": "turn_aborted", "reason": reason}) for reason in ("interrupted", "replaced")]

    assert told.lines(talk(tmp_path, *events)) == [("human", "interrupt", "")]


def test_turns_that_were_rolled_back_are_not_live(tmp_path):
    said = talk(
        tmp_path, user("one"), user("two"), ("event_msg", {"type": "thread_rolled_back", "num_turns": 1}), user("three")
    )

    assert (told.human(said), told.human(said, dead=True)) == (["one", "three"], ["two"])


def test_an_error_of_the_model_is_told(tmp_path):
    said = talk(tmp_path, ("event_msg", {"type": "error", "message": "usage limit reached"}))

    assert told.lines(said) == [("system", "error", "usage limit reached")]


def test_the_branch_is_what_the_first_header_records(tmp_path):
    headers = [("session_meta", {"id": name, "cwd": "/w", "git": {"branch": name}}) for name in ("own", "parent")]
    said = talk(tmp_path, *headers)

    assert (said.id, said.branch, said.branch_place.mark) == ("own", "own", "s:1")


def test_rows_of_a_type_not_known_are_counted(tmp_path):
    assert told.skipped(talk(tmp_path, ("quantum", {}))) == {'row of the unknown type "quantum"': 1}


def find(tmp_path: Path, cwd: str) -> list[str]:
    keep = sessions.Keep(folder=str(tmp_path / "home/.codex"))
    return [one.path for one in codex.find(reach.Reach(), keep, cwd).sessions]


def test_the_runtimes_own_table_leads_to_a_rollout_wherever_it_stands(tmp_path):
    kept = runtimes.codex(tmp_path / "home", str(tmp_path))
    moved = tmp_path / "elsewhere.jsonl"
    kept.file.rename(moved)
    assert find(tmp_path, str(tmp_path)) == []

    with runtimes.database(tmp_path / "home/.codex/state_5.sqlite") as made:
        made.execute("create table threads (id text, rollout_path text, cwd text, source text, updated_at integer)")
        made.execute("insert into threads values ('x1', ?, ?, 'cli', 1)", (str(moved), str(tmp_path)))
    assert find(tmp_path, str(tmp_path)) == [str(moved)]


def test_a_table_that_cannot_be_read_hides_no_rollout(tmp_path):
    kept = runtimes.codex(tmp_path / "home", str(tmp_path))
    (tmp_path / "home/.codex/state_5.sqlite").write_bytes(b"no database at all")

    assert find(tmp_path, str(tmp_path)) == [kept.path]


def test_an_archived_rollout_is_found_and_a_subagents_is_not(tmp_path):
    kept = runtimes.codex(tmp_path / "home", str(tmp_path))
    archived = tmp_path / "home/.codex/archived_sessions" / kept.file.name
    archived.parent.mkdir()
    kept.file.rename(archived)
    text = archived.read_text()
    (archived.parent / "rollout-side.jsonl").write_text(
        text.replace('"source": "cli"', '"source": {"subagent": "review"}')
    )

    assert find(tmp_path, str(tmp_path)) == [str(archived)]


def test_only_the_newest_rollouts_are_looked_into(tmp_path, monkeypatch):
    kept = runtimes.codex(tmp_path / "home", str(tmp_path))
    monkeypatch.setattr("reorient.sources.sessions.codex_where.MOST", 1)
    later = kept.file.parent.parent / "02" / "rollout-2026-03-02T00-00-00-y.jsonl"
    later.parent.mkdir()
    later.write_text(kept.file.read_text().replace('"x1"', '"x2"'))

    assert find(tmp_path, str(tmp_path)) == [str(later)]
