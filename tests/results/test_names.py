"""Lines of names: each with the file that it belongs to, no path said twice, and little in `now`."""

from __future__ import annotations

from reorient.render import phrases
from reorient.resolve import settle
from reorient.results import names
from reorient.talk import observe
from support.talks import Talk


def told(talk: Talk, template: str = "context") -> list[str]:
    found = settle.all(observe.observe(talk.done()))
    lines = names.lines(found, top="/r", template=template)
    return [phrases.line(line, "en") for line in sorted(lines, key=lambda line: line.priority)]


MENDED = (
    Talk()
    .human("mend the rounding")
    .read("/r/ledger/split.go", "func splitLine() {}")
    .wrote("/r/ledger/money.go", "func Round() {}\nfunc RoundUp() {}")
    .wrote("/r/ledger/money.go", "half_even")
    .run("go test ./ledger")
    .agent("Now splitLine and rate_table are left; see ENT-109 and 8a988ea.")
)


def test_names_stand_with_the_file_that_they_belong_to():
    assert told(MENDED)[:3] == [
        "money.go (edited 2x): Round, RoundUp, half_even",
        "ledger/split.go (read once): splitLine",
        "also named: rate_table",
    ]


def test_each_kind_of_name_has_a_line():
    assert told(MENDED)[3:] == ["commands: go test ./ledger", "ENT-109", "refs: 8a988ea"]


def test_a_path_that_the_line_of_edits_tells_is_not_told_again():
    assert not any(line.startswith("files:") for line in told(Talk().wrote("/r/a.py", "x")))


def test_a_file_that_no_other_line_tells_is_told():
    assert told(Talk().read("/r/docs/retry.md").human("look at docs/retry.md")) == ["files: docs/retry.md"]


def test_names_beyond_the_room_of_a_file_stand_with_the_others():
    code = "\n".join(f"def step_{letter}(): ..." for letter in "abcdefghij")
    first, rest = told(Talk().wrote("/r/a.py", code))

    assert first == "a.py (edited once): " + ", ".join(f"step_{letter}" for letter in "abcdefgh")
    assert rest == "also named: step_i, step_j"


def test_now_tells_fewer_of_them():
    talk = Talk()
    for letter in "abcdef":
        talk.wrote(f"/r/{letter}.py", "\n".join(f"def {letter}_step_{at}(): ..." for at in range(8)))

    assert sum(map(len, told(talk, "now"))) < 250 < sum(map(len, told(talk)))
