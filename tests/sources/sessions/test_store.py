"""Sessions in stores: the log of a database is counted in, and nothing beside it is made or changed."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from reorient import reach
from reorient.sources.sessions import openclaw, openclaw_shelf, opencode, store, wal
from sources.sessions import told
from support import runtimes


@pytest.fixture
def live(tmp_path):
    """A database that a runtime holds open, its last rows still in the log."""
    kept = runtimes.openclaw(tmp_path, "/w")
    writer = sqlite3.connect(kept.file)
    writer.execute("pragma journal_mode = wal")
    writer.execute("pragma wal_autocheckpoint = 0")
    add(writer, 90, "said in the log")
    yield kept, writer
    writer.close()


def add(writer: sqlite3.Connection, seq: int, text: str) -> None:
    entry = {"type": "message", "id": f"n{seq}", "parentId": "e9", "timestamp": runtimes.AT.format(9)}
    entry["message"] = {"role": "user", "content": text}
    writer.execute("insert into transcript_events values ('p-1', ?, ?, 1, null, null)", (seq, json.dumps(entry)))
    writer.commit()


def said(path: str) -> list[str]:
    return told.human(openclaw.read(reach.Reach(), path).talks[0])


def below(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_waits_in_the_log_is_read_and_no_byte_of_any_file_changes(live, tmp_path):
    kept, _ = live
    before = below(tmp_path)
    assert {f"{kept.file}-wal", f"{kept.file}-shm"} <= set(before)

    assert said(kept.path)[-1] == "said in the log"
    assert below(tmp_path) == before


def test_a_log_left_by_a_dead_writer_is_read_and_no_file_is_made(live, tmp_path):
    kept, _ = live
    dead = tmp_path / "dead"
    dead.mkdir()
    for end in ("", "-wal"):
        (dead / f"s.sqlite{end}").write_bytes(Path(f"{kept.file}{end}").read_bytes())

    assert said(f"{dead}/s.sqlite#p-1")[-1] == "said in the log"
    assert sorted(path.name for path in dead.iterdir()) == ["s.sqlite", "s.sqlite-wal"]


def test_a_transaction_that_is_not_finished_is_not_read(live):
    kept, writer = live
    add(writer, 91, "and this")
    log = Path(f"{kept.file}-wal").read_bytes()

    whole = wal.image(kept.file.read_bytes(), log)
    torn = wal.image(kept.file.read_bytes(), log[:-1])
    assert b"and this" in whole
    assert b"and this" not in torn
    assert b"said in the log" in torn


def test_frames_of_an_older_log_are_not_read(live):
    kept, _ = live
    log = bytearray(Path(f"{kept.file}-wal").read_bytes())
    log[16:24] = b"newsalts"

    assert b"said in the log" not in wal.image(kept.file.read_bytes(), bytes(log))


def test_a_database_in_the_middle_of_a_change_is_a_gap(tmp_path):
    kept = runtimes.openclaw(tmp_path, "/w")
    Path(f"{kept.file}-journal").write_bytes(b"\xd9\xd5\x05\xf9")

    (gap,) = openclaw.read(reach.Reach(), kept.path).gaps
    assert "being written" in gap.reason


def test_a_store_of_several_sessions_does_not_guess_which(tmp_path):
    kept = runtimes.opencode(tmp_path, "/w")
    with runtimes.database(kept.file) as made:
        made.execute("insert into session values ('ses_2', null, '/w', 1)")

    (gap,) = opencode.read(reach.Reach(), str(kept.file)).gaps
    assert "holds 2 sessions" in gap.reason
    assert "#ses_1" in gap.next


def test_the_only_session_of_a_store_needs_no_name(tmp_path):
    kept = runtimes.opencode(tmp_path, "/w")

    assert opencode.read(reach.Reach(), str(kept.file)) == opencode.read(reach.Reach(), kept.path)


def test_a_session_that_a_store_does_not_hold_is_a_gap(tmp_path):
    kept = runtimes.opencode(tmp_path, "/w")

    assert "no session ses_9" in opencode.read(reach.Reach(), f"{kept.file}#ses_9").gaps[0].reason


def test_an_event_that_is_compressed_is_counted_where_nothing_can_read_it(tmp_path, monkeypatch):
    def missing(name: str) -> None:
        raise ImportError(name)

    kept = runtimes.openclaw(tmp_path, "/w")
    with runtimes.database(kept.file) as made:
        made.execute("update transcript_events set event_json = null, event_zstd = x'28b5' where seq = 3")
    monkeypatch.setattr(openclaw_shelf.importlib, "import_module", missing)

    found = openclaw.read(reach.Reach(), kept.path).talks[0]
    assert told.skipped(found) == {openclaw_shelf.COMPRESSED: 1}
    assert told.human(found) == [runtimes.FIRST, runtimes.LAST]


def test_a_long_row_is_cut_and_its_words_are_read(tmp_path):
    kept = runtimes.openclaw(tmp_path, "/w", last="x" * 3_000_000)
    found = openclaw.read(reach.Reach(), kept.path).talks[0]

    assert "bytes left out" in told.human(found)[-1]


def test_an_image_without_a_log_is_the_file_on_disk(tmp_path):
    kept = runtimes.openclaw(tmp_path, "/w")

    with store.database(reach.Reach(), str(kept.file)) as database:
        assert list(database.select("select session_id from session_windows")) == [("p-1",)]


def test_what_is_no_database_is_trouble_of_the_system(tmp_path):
    path = tmp_path / "s.sqlite"
    path.write_bytes(b"no database" * 100)

    with reach.Reach().database(str(path)) as database, pytest.raises(OSError, match="not the database"):
        list(database.select("select 1 from x"))
