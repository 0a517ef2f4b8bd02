"""Tool use in one form: what ran, what was read and edited, what was planned and asked, and what came of it."""

from __future__ import annotations

import pytest

from reorient.model import utterances
from sources.sessions import told
from support import claude_session


@pytest.fixture
def session() -> claude_session.Session:
    return claude_session.Session()


def calls(session: claude_session.Session, folder) -> list[utterances.Call]:
    return [item.call for item in told.talk(session, folder).utterances if item.call]


def outcomes(session: claude_session.Session, folder) -> list[tuple[bool | None, int | None, str]]:
    said = told.talk(session, folder).utterances
    return [(item.outcome.failed, item.outcome.exit_code, item.text) for item in said if item.outcome]


def test_a_shell_command_is_what_ran(session, tmp_path):
    session.bash("pytest -k double")

    (call,) = calls(session, tmp_path)

    assert (call.name, call.run, call.detail, call.reads, call.edits) == ("Bash", "pytest -k double", "run it", (), ())


@pytest.mark.parametrize(
    ("name", "given", "reads", "edits", "detail"),
    [
        ("Read", {"file_path": "/a.py"}, ("/a.py",), (), ""),
        ("NotebookRead", {"notebook_path": "/a.ipynb"}, ("/a.ipynb",), (), ""),
        ("Edit", {"file_path": "/a.py", "old_string": "x", "new_string": "def send():"}, (), ("/a.py",), ""),
        ("Write", {"file_path": "/a.py", "content": "x"}, (), ("/a.py",), ""),
        ("MultiEdit", {"file_path": "/a.py", "edits": []}, (), ("/a.py",), ""),
        ("NotebookEdit", {"notebook_path": "/a.ipynb", "new_source": "x"}, (), ("/a.ipynb",), ""),
        ("Grep", {"pattern": "send", "path": "src", "output_mode": "content"}, (), (), "send src"),
        ("Glob", {"pattern": "**/*.py"}, (), (), "**/*.py"),
        ("WebFetch", {"url": "https://example.org/x", "prompt": "read"}, (), (), "https://example.org/x read"),
        ("WebSearch", {"query": "retry"}, (), (), "retry"),
        ("Task", {"subagent_type": "Explore", "description": "look", "prompt": "find"}, (), (), "Explore look find"),
        ("mcp__linear__create", {"title": "bug", "count": 3, "team": "Troy"}, (), (), "bug Troy"),
    ],
)  # fmt: skip
def test_each_tool_says_what_it_touched(session, tmp_path, name, given, reads, edits, detail):
    session.use(name, given)

    (call,) = calls(session, tmp_path)

    assert (call.name, call.reads, call.edits, call.detail, call.run) == (name, reads, edits, detail, None)


@pytest.mark.parametrize(
    ("name", "given", "wrote"),
    [
        ("Edit", {"file_path": "/a", "old_string": "x = 1\ny = 2", "new_string": "x = 1\ny = 3"}, "y = 3"),
        ("Write", {"file_path": "/a", "content": "x = 1\n\ny = 2\n"}, "x = 1\ny = 2"),
        ("MultiEdit", {"file_path": "/a", "edits": [{"new_string": "x"}, {"new_string": "y"}]}, "x\ny"),
        ("NotebookEdit", {"notebook_path": "/a", "new_source": "x"}, "x"),
        ("Edit", {"file_path": "/a", "old_string": 1, "new_string": None, "edits": 7}, ""),
        ("Read", {"file_path": "/a", "content": "x"}, ""),
    ],
)
def test_an_edit_says_what_it_added(session, tmp_path, name, given, wrote):
    session.use(name, given)

    assert calls(session, tmp_path)[0].wrote == wrote


def test_what_an_edit_added_is_bounded(session, tmp_path):
    session.use("Write", {"file_path": "/a", "content": "x = 1\n" * 90_000})

    assert len(calls(session, tmp_path)[0].wrote) < 8_100


def test_a_detail_is_bounded(session, tmp_path):
    session.use("mcp__x__y", {"a": "x" * 9_000, "b": "y"})

    assert len(calls(session, tmp_path)[0].detail) == 400


def test_a_todo_list_is_whole(session, tmp_path):
    session.todo([("sign", "completed"), ("retry", "in_progress"), ("docs", "pending"), ("old", "cancelled")])

    (call,) = calls(session, tmp_path)

    assert call.todos_whole
    assert [(todo.key, todo.text, todo.state) for todo in call.todos] == [
        ("sign", "sign", "done"),
        ("retry", "retry", "active"),
        ("docs", "docs", "pending"),
        ("old", "old", "dropped"),
    ]


def test_a_task_is_known_by_the_number_that_its_result_gave_it(session, tmp_path):
    session.task("sign")
    session.task("retry")
    session.task_update(1, status="in_progress")
    session.task_update(1, status="completed")
    session.task_update(2, subject="retry twice")
    session.task_update(2, status="deleted")
    session.task_update(9, status="pending")

    found = [todo for call in calls(session, tmp_path) for todo in call.todos]

    assert not any(call.todos_whole for call in calls(session, tmp_path))
    assert [(todo.key, todo.text, todo.state) for todo in found] == [
        ("1", "sign", "pending"),
        ("2", "retry", "pending"),
        ("1", "sign", "active"),
        ("1", "sign", "done"),
        ("2", "retry twice", "pending"),
        ("2", "retry twice", "dropped"),
        ("9", "", "pending"),
    ]


def test_the_number_is_read_from_the_words_where_the_row_has_no_copy(session, tmp_path):
    call = session.call("TaskCreate", {"subject": "sign"})
    session.result(call, "Task #12 created successfully: sign", copy="")

    assert calls(session, tmp_path)[0].todos[0].key == "12"


def test_a_task_without_a_result_keeps_the_id_of_its_call(session, tmp_path):
    session.call("TaskCreate", {"subject": "sign"})

    (call,) = calls(session, tmp_path)

    assert call.todos[0].key == call.id


def test_a_question_is_asked_with_its_choices(session, tmp_path):
    session.ask("Which store?", ["SQLite", "Redis"], "SQLite")

    assert calls(session, tmp_path)[0].asks == "Which store? (SQLite | Redis)"


def test_a_plan_is_shown_whole(session, tmp_path):
    session.plan("1. sign\n2. retry")

    assert calls(session, tmp_path)[0].plan == "1. sign\n2. retry"


def test_an_outcome_answers_its_call(session, tmp_path):
    session.bash("ls", "a.py")

    call, outcome = told.talk(session, tmp_path).utterances

    assert outcome.outcome is not None
    assert call.call is not None
    assert outcome.outcome.call_id == call.call.id
    assert outcome.text == "a.py"


def test_a_failure_says_its_exit_code(session, tmp_path):
    session.bash("pytest", "1 failed", failed=True, code=2)
    session.bash("ls", "a.py")
    session.use("Edit", {"file_path": "a"}, "<tool_use_error>no match</tool_use_error>", failed=True)

    assert outcomes(session, tmp_path) == [
        (True, 2, "Exit code 2\n1 failed"),
        (False, None, "a.py"),
        (True, None, "<tool_use_error>no match</tool_use_error>"),
    ]


@pytest.mark.parametrize("copy", [{"stdout": "", "interrupted": True}, {"stdout": "", "backgroundTaskId": "b1"}])
def test_what_was_cut_short_or_still_runs_neither_failed_nor_passed(session, tmp_path, copy):
    session.use("Bash", {"command": "pytest"}, "", copy=copy)

    assert outcomes(session, tmp_path) == [(None, None, "")]


def test_an_output_of_blocks_is_one_text(session, tmp_path):
    blocks = [{"type": "text", "text": "one"}, {"type": "image", "source": {}}, {"type": "text", "text": "two"}]
    session.use("mcp__x__y", {}, blocks)

    assert outcomes(session, tmp_path) == [(False, None, "one\n[image]\ntwo")]


def test_a_long_output_keeps_its_ends_and_says_what_is_missing(session, tmp_path):
    session.bash("cat", "begin" + "x" * 30_000 + "the end")

    ((_, _, text),) = outcomes(session, tmp_path)

    assert text.startswith("begin")
    assert text.endswith("the end")
    assert "[... 10012 characters left out ...]" in text
    assert len(text) < 20_100
