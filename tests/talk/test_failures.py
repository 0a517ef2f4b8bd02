"""Of the output of many tools, the line of the failing check names the test and tells what was expected and what came."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reorient.render import phrases
from reorient.resolve import settle
from reorient.results import work
from reorient.talk import observe
from support.talks import Talk

OUTPUTS = sorted((Path(__file__).parent / "data" / "outputs").glob("*.txt"))


def cases() -> Iterator[tuple[str, list[str], str]]:
    """`=== command`, `--- what the line says | ...`, the output."""
    for path in OUTPUTS:
        for part in path.read_text(encoding="utf-8").removeprefix("=== ").split("\n=== "):
            command, wanted, output = part.split("\n", 2)
            yield command, wanted.removeprefix("--- ").split(" | "), output


def shown(command: str, output: str, *, failed: bool | None) -> str:
    talk = Talk().human("go").run(command, output, failed=failed).agent("ok").done()
    lines = work.lines(settle.all(observe.observe(talk)), top="/r")
    return "".join(phrases.line(line, "en") for line in lines if line.section == "failing")


def bare(text: str) -> str:
    return "".join(text.replace("`", "'").split())


@pytest.mark.parametrize("failed", [True, False, None])
@pytest.mark.parametrize(("command", "wanted", "output"), list(cases()))
def test_the_line_names_the_test_and_quotes_what_tells_most(command, wanted, output, failed):
    line = bare(shown(command, output, failed=failed))

    assert [words for words in wanted if bare(words) not in line] == []


def test_the_set_is_of_many_tools():
    assert len({command.split()[0] for command, _, _ in cases()}) >= 30


@pytest.mark.parametrize(
    ("output", "line"),
    [
        (
            "F\nE       assert 2 == 1\nE        +  where 2 = len([])\nFAILED t.py::test_a - assert 2 == 1",
            "assert 2 == 1",
        ),
        (
            "FAIL: test_a (t.T.test_a)\nTraceback:\nAssertionError: 1 != 2\n\nRan 1 test in 0.1s",
            "AssertionError: 1 != 2",
        ),
    ],
)
def test_a_line_that_tells_both_sides_is_quoted_alone(output, line):
    assert shown("pytest -q", output, failed=True).endswith(f': {line}"; no later pass of this command')


def test_a_test_is_named_once_however_the_output_spells_it():
    output = "[ERROR] com.acme.FeeTest.rounds -- Time elapsed: 0.01 s <<< FAILURE!\n[ERROR]   FeeTest.rounds:12 x\n"

    assert shown("mvn test", output, failed=True).count("FeeTest.rounds") == 1
