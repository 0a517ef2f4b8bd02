"""`reorient` and `reorient now`, as a person runs them."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from support import places


@pytest.fixture
def place(tmp_path: Path) -> places.Place:
    return places.told(places.make(tmp_path))


def test_it_names_what_the_reader_needs_next(place):
    out = place.now().out

    for words in (
        "# Where things stand: parcel, branch main",
        '"fix the double send, see https://example.com/x and #12" - open',
        '"Never touch the billing table."',
        '"keep the queue in SQLite instead of Redis" (replaced: "let\'s use Redis for the queue")',
        'pytest -q: "assert 2 == 1"; no later pass of this command',
        'take the step the agent named: "Then I\'ll cap the backoff at 90 s."',
        "Edited         one file not committed (1 unstaged): queue.py",
    ):
        assert words in out


def test_alone_it_is_now(place):
    assert place.reorient().out.splitlines()[:5] == place.now().out.splitlines()[:5]


def test_it_speaks_chinese_when_asked_and_when_the_last_request_does(place):
    assert "当前进展" in place.now("--lang", "zh").out
    rows = place.rows()
    rows.human("修复重复发送的问题")
    place.session(rows)

    assert "当前进展" in place.now().out
    assert "Where things stand" in place.now("--lang", "en").out


@pytest.mark.parametrize("form", ["md", "yaml", "json"])
def test_the_same_evidence_gives_the_same_bytes_whatever_surrounds_it(place, form):
    runs = [
        place.now("--format", form, PYTHONHASHSEED="1", LC_ALL="C", TZ="Asia/Tokyo"),
        place.now("--format", form, PYTHONHASHSEED="2", LC_ALL="C.UTF-8", TZ="America/Lima"),
    ]

    assert runs[0] == runs[1]
    assert runs[0].code == 0


def test_language_format_and_budget_change_no_digest(place):
    digests = {
        place.now("--format", "json", *more).json["digest"]
        for more in ((), ("--lang", "zh"), ("--budget", "200"), ("--budget", "9000"))
    }

    assert len(digests) == 1


def test_why_opens_every_line_that_now_printed(place):
    lines = place.now("--format", "json", "--budget", "9000").json["lines"]

    assert len(lines) >= 12
    for line in lines:
        opened = place.reorient("why", line["id"], "--format", "json")
        assert opened.code == 0, line
        assert [one["id"] for one in opened.json["lines"]] == [line["id"]]
        assert opened.json["witnesses"], line


def test_why_opens_every_cite_that_now_printed(place):
    marks = {mark for group in places.MARK.findall(place.now("--budget", "9000").out) for mark in group.split(", ")}

    assert len(marks) > 5
    for mark in marks:
        assert place.reorient("why", *mark.split(" ")).code == 0, mark


def test_a_cite_opened_shows_the_row_itself(place):
    assert "Never touch the billing table." in place.reorient("why", "s:1").out


def test_nothing_is_written_anywhere(place):
    before = place.snapshot()
    for command in (("now",), ("context",), ("sessions",), ("why", "last_request"), ("now", "--format", "yaml")):
        assert place.reorient(*command).code == 0

    assert place.snapshot() == before


def test_a_smaller_budget_keeps_the_request_and_says_what_is_left_out(place):
    out = place.now("--budget", "120").out

    assert "fix the double send" in out
    assert "Left out" in out


def test_every_line_of_a_smaller_budget_stands_in_a_larger_one(place):
    kept = [
        {line["id"] for line in place.now("--format", "json", "--budget", str(budget)).json["lines"]}
        for budget in (100, 300, 600, 2000)
    ]

    assert all(small <= large for small, large in itertools.pairwise(kept))


def test_the_siblings_are_offered_by_id_and_never_mixed_in(place):
    rows = place.rows(name="22222222-2222-4222-8222-222222222222")
    rows.human("paint the bicycle shed")
    place.session(rows, "22222222-2222-4222-8222-222222222222")
    result = place.now("--format", "json").json

    assert result["sessions"]["used"] == ["11111111-1111-4111-8111-111111111111"]
    assert [one["id"] for one in result["sessions"]["offered"]] == ["22222222-2222-4222-8222-222222222222"]
    assert "bicycle" not in str(result)


def test_the_session_that_runs_us_is_ours_though_another_is_newer(place):
    rows = place.rows(name="00000000-2222-4222-8222-222222222222")
    rows.human("paint the bicycle shed")
    place.session(rows, "00000000-2222-4222-8222-222222222222")
    result = place.now("--format", "json", CLAUDE_CODE_SESSION_ID="00000000-2222-4222-8222-222222222222").json

    assert result["last_request"]["text"] == "paint the bicycle shed"


def test_a_local_time_is_added_when_a_zone_is_named(place):
    assert "(2026-03-02 20:00 +0800)" in place.now("--tz", "Asia/Shanghai").out
    wrong = place.now("--tz", "Mars/Olympus")

    assert (wrong.code, wrong.out) == (2, "")
    assert "no time zone is called Mars/Olympus" in wrong.err
