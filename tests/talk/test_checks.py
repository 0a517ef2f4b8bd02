"""Failing checks and later passes."""

from __future__ import annotations

import pytest

from reorient.model import values
from reorient.talk import checks, hearing
from support.talks import Talk

PYTEST = (
    "F.\nE       assert 2 == 1\nFAILED tests/test_q.py::test_no_double_send - assert 2 == 1\n1 failed, 1 passed in 0.1s"
)


def failing(talk: Talk) -> values.Record | None:
    found = [item for item in checks.observe(hearing.hear(talk.done())) if item.field == "failing"]
    return found[0].value if found else None  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("command", "output", "message"),
    [
        ("pytest -q", PYTEST, "assert 2 == 1"),
        ("go test ./...", "--- FAIL: TestX (0.00s)\n    x_test.go:9: got 1\nFAIL", "x_test.go:9: got 1"),
        ("cargo test", "test result: FAILED. 1 passed; 1 failed\nerror: test failed", "error: test failed"),
        ("npm test", "Tests:       1 failed, 3 passed\n  ● adds › two", "● adds › two"),
        ("make lint", "a.py:3:1: E501 line too long\nmake: *** [lint] Error 1", "a.py:3:1: E501 line too long"),
        ("mypy src", "src/a.py:3: error: Name is not defined\nFound 1 error", "src/a.py:3: error: Name is not defined"),
        ("cd x && python -m pytest tests 2>&1 | tail -5", PYTEST, "assert 2 == 1"),
    ],
)
def test_a_failure_is_known_by_its_own_words_though_a_pipe_hides_the_code(command, output, message):
    found = failing(Talk().human("test it").run(command, output, failed=False))

    assert found is not None
    assert (found["message"], found["passed_later"]) == (message, False)


def test_a_failure_flagged_by_the_runtime_alone_is_a_failure():
    assert failing(Talk().run("pytest -q", "Exit code 1", failed=True)) is not None


def test_a_later_run_as_wide_that_passes_is_named():
    found = failing(Talk().run("pytest -q", PYTEST, failed=True).run("pytest -q", "2 passed in 0.1s"))

    assert found is not None
    assert (found["passed_later"], found["passed_mark"]) == (True, "s:4")


def test_a_narrower_pass_leaves_the_failure_standing():
    talk = Talk().run("pytest -q", PYTEST, failed=True).run("pytest -q tests/test_other.py", "1 passed")

    assert failing(talk)["passed_later"] is False  # type: ignore[index]


def test_a_pass_of_the_failing_test_by_name_counts():
    talk = Talk().run("pytest -q", PYTEST, failed=True).run("pytest -q -k test_no_double_send", "1 passed")

    assert failing(talk)["passed_later"] is True  # type: ignore[index]


@pytest.mark.parametrize("command", ["grep -rn pytest .", "cat test.log", "pip install pytest", "echo pytest"])
def test_a_command_that_only_names_a_tool_is_no_check(command):
    assert failing(Talk().run(command, "1 failed", failed=True)) is None


def test_the_last_test_command_is_told_with_its_result():
    found = checks.observe(hearing.hear(Talk().run("pytest -q", "3 passed in 1s").run("ls", "x").done()))

    assert [(item.field, item.value["command"], item.value["failed"]) for item in found] == [
        ("test", "pytest -q", False)
    ]  # type: ignore[index,call-overload]


def test_a_run_whose_output_tells_nothing_is_unknown():
    found = checks.observe(hearing.hear(Talk().run("pytest -q | tail -1", "done").done()))

    assert found[0].value["failed"] is None  # type: ignore[index,call-overload]


@pytest.mark.parametrize(
    "command",
    [
        'pytest -q -k "not test_no_double_send"',
        "pytest -q --deselect tests/test_q.py::test_no_double_send",
        "pytest --collect-only",
        "pytest --version",
        "cd packages/b && pytest -q",
        "pytest -q -m fast",
        "pytest -q && ruff check .",
    ],
)
def test_a_pass_that_does_not_surely_cover_the_failure_leaves_it_standing(command):
    talk = Talk().run("pytest -q", PYTEST, failed=True).run(command, "2 passed in 0.1s")

    assert failing(talk)["passed_later"] is False  # type: ignore[index]


@pytest.mark.parametrize(
    ("failed", "passed", "covered"),
    [
        ("rspec spec/jobs/sweep_spec.rb:31", "rspec spec/jobs --format documentation", True),
        ("pytest tests/test_q.py", "pytest tests -x", True),
        ("pytest tests/test_q.py::test_no_double_send", "pytest tests/test_q.py", True),
        ("pytest tests/test_q.py", "pytest tests/test_q.py::test_other", False),
        ("pytest tests/test_q.py", "pytest tests -k other", False),
        ("pytest tests/test_q.py", "pytest tes", False),
        ("jest src/a.test.ts", "jest src --shard=1/4", False),
        ("rspec spec/jobs/sweep_spec.rb:31", "rspec spec/jobs --tag fast", False),
        ("pytest tests/test_q.py tests/test_r.py", "pytest tests/test_q.py", False),
    ],
)
def test_a_pass_of_the_folder_or_file_that_holds_the_failure_counts_unless_it_was_narrowed(failed, passed, covered):
    talk = Talk().run(failed, PYTEST, failed=True).run(passed, "2 passed in 0.1s")

    assert failing(talk)["passed_later"] is covered  # type: ignore[index]


def test_a_chain_of_checks_is_cleared_by_the_same_chain_alone():
    chain = "pytest -q && ruff check ."

    assert (
        failing(Talk().run(chain, PYTEST, failed=True).run("ruff check .", "All checks passed!"))["passed_later"]
        is False
    )  # type: ignore[index]
    assert (
        failing(Talk().run(chain, PYTEST, failed=True).run(chain, "2 passed\nAll checks passed!"))["passed_later"]
        is True
    )  # type: ignore[index]


@pytest.mark.parametrize("filler", ["\n" * 9000, " " * 9000, " \n" * 4500, "\t" * 9000])
def test_an_output_of_blanks_is_read_at_once_and_its_message_found(filler):
    found = failing(Talk().run("pytest -q", filler[:4000] + "\nE       assert 2 == 1\n" + filler[:3000], failed=True))

    assert found is not None
    assert found["message"] == "assert 2 == 1"
