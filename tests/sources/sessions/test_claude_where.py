"""The sessions of a folder are those that record it, found in the runtime's own place and nowhere else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from reorient import reach
from reorient.model import sessions
from reorient.sources.sessions import claude_folders, claude_where
from sources.sessions import counted
from support import claude_session


def one(number: int, cwd: str, **options: str) -> claude_session.Session:
    session = claude_session.Session(id=f"{number:08x}-0000-4000-8000-000000000000", cwd=cwd, **options)
    session.human(f"prompt {number}")
    return session


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The folder that is asked about."""
    made = tmp_path / "parcel"
    made.mkdir()
    return made


def find(tmp_path: Path, cwd: Path, *, world: reach.Reach | None = None, **options) -> sessions.Found:
    return claude_where.find(world or reach.Reach(), cwd=str(cwd), home=str(tmp_path / "home"), **options)


def config(tmp_path: Path) -> Path:
    return tmp_path / "home" / ".claude"


def test_sessions_are_listed_newest_first_and_ties_by_id(tmp_path, place):
    for number, start in ((3, "09"), (1, "11"), (2, "09"), (4, "10")):
        one(number, str(place), start=f"2026-03-01T{start}:00:00+00:00").install(config(tmp_path))

    found = find(tmp_path, place)

    assert [int(session.id[:8]) for session in found.sessions] == [1, 4, 2, 3]
    assert [session.last_at for session in found.sessions][:2] == ["2026-03-01T11:00:10Z", "2026-03-01T10:00:10Z"]
    assert {session.cwd for session in found.sessions} == {str(place)}
    assert found.gaps == ()


def test_ours_is_marked(tmp_path, place):
    for number in (1, 2):
        one(number, str(place)).install(config(tmp_path))

    found = find(tmp_path, place, own_id=f"{2:08x}-0000-4000-8000-000000000000")

    assert [(int(session.id[:8]), session.own) for session in found.sessions] == [(1, False), (2, True)]


def test_the_configured_folder_goes_before_the_home(tmp_path, place):
    one(1, str(place)).install(config(tmp_path))
    one(2, str(place)).install(tmp_path / "elsewhere")

    found = find(tmp_path, place, config_dir=str(tmp_path / "elsewhere"))
    homeless = claude_where.find(reach.Reach(), cwd=str(place), home=None, config_dir=str(tmp_path / "elsewhere"))

    assert [int(session.id[:8]) for session in found.sessions] == [2]
    assert homeless == found


def test_without_a_home_there_is_a_gap_with_the_next_command(place):
    found = claude_where.find(reach.Reach(), cwd=str(place), home=None)

    assert found.sessions == ()
    assert "HOME" in found.gaps[0].reason
    assert found.gaps[0].next == "reorient context --session FILE"


@pytest.mark.parametrize("made", ["", ".claude", ".claude/projects"])
def test_where_the_runtime_never_ran_there_are_no_sessions_and_no_gap(tmp_path, place, made):
    (tmp_path / "home" / made).mkdir(parents=True)

    assert find(tmp_path, place) == sessions.Found()


@pytest.mark.promise("R1a")
def test_a_place_that_cannot_be_listed_is_a_gap(tmp_path, place):
    class Closed(reach.Reach):
        def entries(self, folder):
            raise PermissionError(13, "Permission denied", folder)

    found = find(tmp_path, place, world=Closed())

    assert found.sessions == ()
    assert [gap.reason.endswith("cannot be read: permission denied") for gap in found.gaps] == [True]
    assert found.gaps[0].next.startswith("ls -ld ")


def test_a_session_that_cannot_be_opened_is_a_gap_and_the_others_are_listed(tmp_path, place):
    kept = one(1, str(place)).install(config(tmp_path))
    os.mkfifo(Path(kept).parent / "pipe.jsonl")

    found = find(tmp_path, place)

    assert [session.path for session in found.sessions] == [kept]
    assert [gap.reason.endswith("pipe.jsonl cannot be read: not a regular file") for gap in found.gaps] == [True]


def test_two_folders_that_share_a_name_are_told_apart_by_their_rows(tmp_path):
    ours, theirs = tmp_path / "项目一", tmp_path / "项目二"
    for number, folder in ((1, ours), (2, theirs)):
        folder.mkdir()
        one(number, str(folder)).install(config(tmp_path))

    assert claude_folders.keys([str(ours)]) == claude_folders.keys([str(theirs)])
    assert [int(session.id[:8]) for session in find(tmp_path, ours).sessions] == [1]


def test_a_folder_is_the_same_through_a_link(tmp_path, place):
    link = tmp_path / "link"
    link.symlink_to(place)
    one(1, str(place)).install(config(tmp_path))
    one(2, str(link)).install(config(tmp_path))

    for spelling in (place, link, Path(f"{place}/")):
        found = find(tmp_path, spelling)
        expected = [1, 2] if spelling == link else [1]
        assert [int(session.id[:8]) for session in found.sessions] == expected


def test_a_session_that_moved_with_its_folder_is_found_by_its_last_rows(tmp_path, place):
    session = one(1, "/srv/before")
    session.cwd = str(place)
    session.human("go on")
    session.install(config(tmp_path))

    assert [session.cwd for session in find(tmp_path, place).sessions] == [str(place)]


def test_an_agent_that_changed_its_folder_keeps_its_session(tmp_path, place):
    session = one(1, str(place))
    path = config(tmp_path) / "projects" / claude_folders.keys([str(place)])[0] / f"{session.id}.jsonl"
    session.cwd = "/srv/elsewhere"
    session.bash("cd /srv/elsewhere")
    session.write(path)

    assert [session.cwd for session in find(tmp_path, place).sessions] == [str(place)]


def test_a_long_path_is_found_whatever_its_hash(tmp_path):
    place = tmp_path / "/".join(["averylongfoldername"] * 12)
    place.mkdir(parents=True)
    ours, theirs = one(1, str(place)), one(2, str(place) + "/x")
    key = claude_folders.keys([str(place)])[0]
    ours.write(config(tmp_path) / "projects" / f"{key[:200]}-zzz" / f"{ours.id}.jsonl")
    theirs.write(config(tmp_path) / "projects" / f"{key[:200]}-yyy" / f"{theirs.id}.jsonl")

    assert [int(session.id[:8]) for session in find(tmp_path, place).sessions] == [1]


def test_files_that_are_no_sessions_of_the_folder_are_left_out(tmp_path, place):
    folder = Path(one(1, str(place)).install(config(tmp_path))).parent
    one(2, str(place)).write(folder / "agent-a1.jsonl")
    one(3, str(place)).write(folder / "notes.txt")
    (folder / "empty.jsonl").write_bytes(b"")
    (folder / "title.jsonl").write_bytes(b'{"type":"summary","summary":"x","leafUuid":"y"}\n')
    (folder / "torn.jsonl").write_bytes(b'{"type":"user","cwd":"')
    (folder / "folder.jsonl").mkdir()

    found = find(tmp_path, place)

    assert [int(session.id[:8]) for session in found.sessions] == [1]
    assert found.gaps == ()


def test_the_folder_is_found_behind_rows_that_record_none(tmp_path, place):
    session = one(1, str(place))
    session.rows[:0] = [b'{"type":"queue-operation","operation":"enqueue","sessionId":"x"}'] * 300
    session.rows.insert(0, b"torn")
    session.install(config(tmp_path))

    assert len(find(tmp_path, place).sessions) == 1


def test_the_time_of_a_session_is_that_of_its_last_dated_row(tmp_path, place):
    session = one(1, str(place))
    session.bash("cat", "x" * 100_000)
    at = session.agent("Done.")["timestamp"]
    session.last_prompt("x" * 40_000)
    session.raw(b"{torn")
    session.install(config(tmp_path))

    assert [session.last_at for session in find(tmp_path, place).sessions] == [at[:19] + "Z"]


def test_a_session_without_any_time_is_listed_last(tmp_path, place):
    session = one(1, str(place))
    del session.rows[0]["timestamp"]
    session.install(config(tmp_path))
    one(2, str(place)).install(config(tmp_path))

    assert [(int(session.id[:8]), session.last_at) for session in find(tmp_path, place).sessions] == [
        (2, "2026-03-01T09:00:10Z"),
        (1, None),
    ]


def test_listing_two_hundred_large_sessions_reads_little_of_each(tmp_path, place):
    for number in range(200):
        session = one(number, str(place))
        if number % 40 == 0:
            for turn in range(300):
                session.bash(f"cat {turn}", "x" * 3_000)
        session.install(config(tmp_path))
    world = counted.World()

    found = find(tmp_path, place, world=world)

    assert len(found.sessions) == 200
    assert max(read.size for read in world.reads) <= 16 * 1024
    assert len(world.reads) <= 3 * 200


def test_nothing_else_of_a_home_is_looked_at(tmp_path, place):
    one(1, str(place)).install(config(tmp_path))
    world = counted.World()

    find(tmp_path, place, world=world)

    project = config(tmp_path) / "projects" / claude_folders.keys([str(place)])[0]
    assert set(world.listed) == {str(project)}
    assert {os.path.dirname(read.path) for read in world.reads} == {str(project)}
