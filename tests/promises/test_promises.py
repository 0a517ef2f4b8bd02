"""The tables of promises are sound, and a citation means something."""

from __future__ import annotations

import re

import pytest

from support import promises

TABLE = promises.load()
IDS = re.compile(r"R\d{1,2}[a-z]?|[FDC]-(?:\d\d|[A-Z]{1,2}\d{1,2}[a-z]?)")
PLUGIN = ("-p", "support.promises", "-p", "no:randomly")


def run(pytester: pytest.Pytester, source: str, *options: str) -> pytest.RunResult:
    pytester.makepyfile(source)
    return pytester.runpytest_inprocess(*PLUGIN, *options)


def test_every_id_has_one_form():
    assert [id_ for id_ in TABLE if not IDS.fullmatch(id_)] == []


def test_every_rule_of_evidence_has_an_id():
    assert {f"R{number}" for number in range(1, 12)} <= TABLE.keys()


def test_every_promise_is_one_sentence_in_english():
    odd = [row.id for row in TABLE.values() if not (row.sentence.isascii() and re.fullmatch(r"\S.*\.", row.sentence))]
    assert odd == []


def test_no_two_promises_say_the_same():
    assert len({row.sentence for row in TABLE.values()}) == len(TABLE)


def test_an_id_that_stands_twice_is_refused(tmp_path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text('file = "x"\n[part]\nR1 = "Once."\n')

    with pytest.raises(ValueError, match="R1 stands twice"):
        promises.load(tmp_path)


def test_a_document_of_each_promise_stands_in_the_data_folder(shared):
    assert [file for file in sorted({row.file for row in TABLE.values()}) if not (shared / file).is_file()] == []


def test_an_unknown_id_ends_the_run_before_any_test(pytester):
    outcome = run(pytester, "import pytest\n@pytest.mark.promise('R1', 'R99')\ndef test_x(): raise SystemExit")

    assert outcome.ret == pytest.ExitCode.USAGE_ERROR
    outcome.stderr.fnmatch_lines(["*no such promise: R99 (cited by *test_x)*"])


def test_the_run_says_how_many_promises_have_a_test(pytester):
    outcome = run(pytester, "import pytest\npytestmark = pytest.mark.promise('R1', 'C-07')\ndef test_x(): pass")

    outcome.stdout.fnmatch_lines([f"*promises: 2 of {len(TABLE)} have a test*"])


def test_a_promise_is_not_proven_by_a_test_that_was_skipped(pytester):
    outcome = run(pytester, "import pytest\n@pytest.mark.promise('R1')\ndef test_x(): pytest.skip('no data')")

    outcome.stdout.fnmatch_lines(["cited only by tests that did not pass or did not run: R1"])


def test_the_promises_without_a_test_are_listed_on_request(pytester):
    outcome = run(pytester, "import pytest\n@pytest.mark.promise('R1')\ndef test_x(): pass", "--promises")

    outcome.stdout.fnmatch_lines(["R2 *design.md, section 4*"])
    outcome.stdout.no_fnmatch_line("R1 *")
