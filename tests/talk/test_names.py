"""Names in play: what is ranked before what, and where a name stands."""

from __future__ import annotations

from reorient.model import values
from reorient.talk import hearing, names
from support.talks import Talk


def told(talk: Talk, kind: str) -> list[values.Record]:
    found = (item.value for item in names.observe(hearing.hear(talk.done())))
    return [value for value in found if isinstance(value, values.Record) and value["kind"] == kind]


def ranked(talk: Talk, kind: str = "function") -> list[object]:
    return [value["name"] for value in told(talk, kind)]


def test_what_an_edit_defines_comes_before_what_it_only_uses():
    assert ranked(Talk().wrote("a.py", "def send(row):\n    return open_queue(row)")) == ["send", "open_queue"]


def test_the_latest_words_come_before_older_ones():
    talk = Talk().agent("I look at old_name.")
    for _ in range(40):
        talk.run("ls")

    assert ranked(talk.agent("Now new_name.")) == ["new_name", "old_name"]


def test_constants_come_behind_names_that_were_said_as_often():
    assert ranked(Talk().agent("MAX_SIZE bounds read_block.")) == ["read_block", "MAX_SIZE"]


def test_a_name_stands_in_the_file_where_most_was_done_to_it():
    talk = Talk().wrote("/r/plan.md", "round_up rounds").wrote("/r/money.py", "def round_up(): ...")

    assert told(talk, "function")[0]["file"] == "/r/money.py"


def test_a_name_that_no_edit_wrote_stands_in_the_file_that_was_read_last_and_holds_it():
    talk = Talk().read("/r/old.py", "def half_even(): ...").read("/r/new.py", "half_even(x)").read("/r/x.py", "y")

    assert told(talk.agent("Let me see half_even."), "function")[0]["file"] == "/r/new.py"


def test_a_name_that_no_file_shows_has_none():
    assert "file" not in told(Talk().agent("Let me see half_even."), "function")[0]


def test_one_file_under_several_names_is_one():
    talk = Talk().wrote("/r/src/money.py", "x").agent("`money.py` and src/money.py are one.")

    assert ranked(talk, "file") == ["/r/src/money.py"]


def test_a_short_name_of_two_files_is_none_of_them():
    talk = Talk().read("/r/a/money.py").read("/r/b/money.py").agent("money.py is one of them.")

    assert "money.py" in ranked(talk, "file")


def test_a_file_tells_how_often_it_was_edited_and_read():
    talk = Talk().wrote("a.py", "x").read("a.py").read("a.py")

    assert [(value["edits"], value["reads"]) for value in told(talk, "file")] == [(1, 2)]


def test_a_trace_that_a_person_pasted_names_nothing():
    talk = Talk().human("it fails:\nat async runJob (node:internal/x)\nsee load_config")

    assert ranked(talk) == ["load_config"]


def test_a_summary_names_what_it_speaks_of():
    assert ranked(Talk().summary("split_line was mended.")) == ["split_line"]


def test_a_command_is_told_as_it_was_typed_last():
    talk = Talk().run("pytest -q -k old").run("ls -la").run("cd x && pytest -q -k double | tail -3")

    assert ranked(talk, "command") == ["pytest -q -k double"]


def test_a_check_comes_before_another_command():
    assert ranked(Talk().run("pytest -q").run("git add a.py"), "command") == ["pytest -q", "git add a.py"]
