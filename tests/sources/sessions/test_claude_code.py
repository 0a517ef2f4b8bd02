"""A session file as a whole: its id, its subagents, a file that grows or cannot be read, and a cite opened."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from reorient import reach
from reorient.sources.sessions import claude_code
from sources.sessions import counted, told
from support import claude_session


@pytest.fixture
def session() -> claude_session.Session:
    made = claude_session.Session()
    made.human("fix it")
    made.agent("Done.")
    return made


def test_a_session_is_known_by_the_id_in_its_files_name(session, tmp_path):
    session.rows[0]["sessionId"] = "other"

    assert told.talk(session, tmp_path).id == session.id


def test_a_copy_under_another_name_is_known_by_the_id_of_its_rows(session, tmp_path):
    assert told.of(session.write(tmp_path / "copy.jsonl")).id == session.id


def test_a_copy_without_any_id_is_known_by_its_name(tmp_path):
    path = tmp_path / "copy.jsonl"
    path.write_bytes(b"")

    assert told.of(str(path)).id == "copy"


def test_an_empty_file_is_an_empty_talk(tmp_path):
    path = tmp_path / "s.jsonl"
    path.write_bytes(b"")

    talk = told.of(str(path))

    assert (talk.utterances, talk.skipped, talk.cwd, talk.last_at, talk.compactions) == ((), (), None, None, 0)


@pytest.mark.promise("R1a")
def test_a_missing_file_is_a_gap_with_a_sentence(tmp_path):
    path = str(tmp_path / "gone.jsonl")

    readout = claude_code.read(reach.Reach(), path)

    (gap,) = readout.gaps
    assert readout.talks == ()
    assert (gap.source, gap.reason) == ("claude-code", f"{path} cannot be read: no such file or directory")
    assert gap.next == f"ls -ld {path}"


@pytest.mark.promise("R1a")
def test_a_file_that_may_not_be_read_is_a_gap(session, tmp_path):
    class Forbidden(reach.Reach):
        def open(self, path):
            raise PermissionError(13, "Permission denied", path)

    readout = claude_code.read(Forbidden(), "/x/s.jsonl")

    assert [gap.reason for gap in readout.gaps] == ["/x/s.jsonl cannot be read: permission denied"]


@pytest.mark.parametrize("make", [os.mkdir, os.mkfifo])
def test_what_is_no_file_is_a_gap(tmp_path, make):
    path = str(tmp_path / "s.jsonl")
    make(path)

    readout = claude_code.read(reach.Reach(), path)

    assert [gap.reason for gap in readout.gaps] == [f"{path} cannot be read: not a regular file"]


def test_a_path_with_a_space_is_quoted_in_the_command(tmp_path):
    readout = claude_code.read(reach.Reach(), "/no such/s.jsonl")

    assert readout.gaps[0].next == "ls -ld '/no such/s.jsonl'"


def test_a_file_that_grows_while_it_is_read_is_read_as_it_was(session, tmp_path):
    path = session.write(tmp_path / "s.jsonl")
    before = told.of(path)
    session.human("later")

    def grow() -> None:
        with Path(path).open("ab") as file:
            file.write(session.line(session.rows[-1]) + b"\n")

    assert told.of(path, world=counted.World(after=(1, grow))) == before


def test_a_row_that_is_half_written_is_said_and_read_the_next_time(session, tmp_path):
    session.human("later")
    path = tmp_path / "s.jsonl"
    path.write_bytes(session.data()[:-20])

    talk = told.of(str(path))
    path.write_bytes(session.data())

    assert told.human(talk) == ["fix it"]
    assert [(skip.where, skip.what) for skip in talk.skipped] == [(f"{path}:3", "line still being written")]
    assert told.human(told.of(str(path))) == ["fix it", "later"]
    assert told.of(str(path)).skipped == ()


def test_a_file_that_was_cut_while_it_is_read_ends_where_it_ends(session, tmp_path):
    for number in range(2_000):
        session.human(f"{number}" + "x" * 300)
    path = session.write(tmp_path / "s.jsonl")

    talk = told.of(path, world=counted.World(after=(1, lambda: os.truncate(path, 300_000))))

    assert len(talk.utterances) == session.data()[:300_000].count(b"\n")


@pytest.mark.promise("R9d")
def test_nothing_of_the_file_is_changed(session, tmp_path):
    path = Path(session.write(tmp_path / "s.jsonl"))
    before = path.read_bytes(), path.stat().st_mtime_ns

    told.of(str(path))

    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_the_same_file_gives_the_same_talk(session, tmp_path):
    assert told.talk(session, tmp_path) == told.talk(session, tmp_path)


def test_subagents_files_are_named_and_not_mixed_in(session, tmp_path):
    path = session.write(tmp_path / f"{session.id}.jsonl")
    inner = tmp_path / session.id / "subagents"
    theirs = claude_session.Session(seed=500)
    theirs.human("never push")
    theirs.write(inner / "agent-a1.jsonl")
    theirs.write(inner / "workflows" / "w1" / "agent-b2.jsonl")
    (inner / "agent-a1.meta.json").write_text("{}")

    talk = told.of(path)

    assert talk.subagents == (
        ("agent-a1", str(inner / "agent-a1.jsonl")),
        ("agent-b2", str(inner / "workflows" / "w1" / "agent-b2.jsonl")),
    )
    assert told.human(talk) == ["fix it"]


def test_a_subagents_file_beside_the_session_is_its_own_only_by_the_recorded_id(session, tmp_path):
    path = session.write(tmp_path / f"{session.id}.jsonl")
    for name, recorded in (("agent-mine.jsonl", session.id), ("agent-other.jsonl", "0" * 8)):
        theirs = claude_session.Session(id=recorded)
        theirs.human("look")
        theirs.write(tmp_path / name)
    (tmp_path / "agent-empty.jsonl").write_bytes(b"")

    assert told.of(path).subagents == (("agent-mine", str(tmp_path / "agent-mine.jsonl")),)


def test_a_line_is_opened_by_its_number_without_reading_the_rest_as_rows(session, tmp_path):
    for number in range(5_000):
        session.human(f"prompt {number} " + "x" * 200)
    path = session.write(tmp_path / "s.jsonl")
    world = counted.World()

    opened = claude_code.row(world, path, 4_000)

    whole = told.of(path)
    assert opened.said == tuple(item for item in whole.utterances if item.index // 64 == 4_000)
    assert opened.text == session.line(session.rows[3_999]).decode()
    assert world.bytes_read < 4_000 * (len(session.data()) / 5_002) + 1_300_000


@pytest.mark.parametrize("number", [0, -1, 3, 99])
def test_a_line_that_is_not_there_is_a_gap(session, tmp_path, number):
    path = session.write(tmp_path / "s.jsonl")

    opened = claude_code.row(reach.Reach(), path, number)

    assert (opened.said, opened.text) == ((), "")
    assert [gap.reason for gap in opened.gaps] == [f"{path} has no line {number}"]


def test_a_line_of_a_missing_file_is_a_gap(tmp_path):
    opened = claude_code.row(reach.Reach(), str(tmp_path / "gone"), 1)

    assert "no such file" in opened.gaps[0].reason


def test_the_text_of_a_long_line_is_bounded(session, tmp_path):
    session.human("x" * 100_000)
    path = session.write(tmp_path / "s.jsonl")

    opened = claude_code.row(reach.Reach(), path, 3)

    assert len(opened.text) < 20_100
    assert "characters left out" in opened.text
