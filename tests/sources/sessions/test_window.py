"""The end of a large file is read whole; of the older part only the lines that may hold a person are read as rows."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient import reach
from reorient.model import utterances
from reorient.sources.sessions import claude_anchors, rows, window
from sources.sessions import counted, told
from support import claude_session

WHOLE = 1 << 40
SMALL = 20_000


def long_session(*, turns: int = 60) -> claude_session.Session:
    """Prompts of every kind in a sea of tool use."""
    session = claude_session.Session()
    session.human("never touch the billing table")
    for turn in range(turns):
        session.noise()
        session.bash(f"pytest -k case_{turn}", "x" * 1_500)
        session.agent(f"Step {turn} is done. " + "y" * 300)
        if turn % 10 == 3:
            session.queue(f"mind {turn}")
            session.remove()
        if turn % 10 == 5:
            session.refuse(reason=f"not {turn}")
        if turn % 10 == 7:
            session.human_with_image(f"look at {turn}")
        if turn % 20 == 9:
            session.compact(f"summary {turn}")
            session.teammate("i7", f"DONE {turn}")
            session.command("cost", f"x{turn}", "$1")
            session.meta("keep going")
            session.interrupt()
    session.human("and now the last thing")
    return session


def test_a_window_tells_the_same_words_of_the_person_as_the_whole_file(tmp_path):
    session = long_session()

    whole = told.talk(session, tmp_path, window_bytes=WHOLE)
    windowed = told.talk(session, tmp_path, window_bytes=SMALL)

    assert windowed.parsed_from > 64
    persons = [item for item in whole.utterances if item.who is told.HUMAN]
    assert [item for item in windowed.utterances if item.who is told.HUMAN] == persons
    assert windowed.compactions == whole.compactions == 3


def test_behind_the_beginning_of_the_window_everything_is_told(tmp_path):
    session = long_session()

    whole = told.talk(session, tmp_path, window_bytes=WHOLE)
    windowed = told.talk(session, tmp_path, window_bytes=SMALL)

    inside = [item for item in whole.utterances if item.index >= windowed.parsed_from]
    assert [item for item in windowed.utterances if item.index >= windowed.parsed_from] == inside
    far = near_from(session, windowed)
    assert {item.who for item in windowed.utterances if item.index < far} <= {
        told.HUMAN,
        utterances.Who.SUMMARY,
        utterances.Who.SYSTEM,
    }
    assert whole.parsed_from == 0


def near_from(session: claude_session.Session, talk: utterances.Talk) -> int:
    """The index where the stretch before the window begins."""
    data = session.data()
    begin = sum(len(row) + 1 for row in data.split(b"\n")[: talk.parsed_from // 64 - 1])
    near = data.rfind(b"\n", 0, begin - window.NEAR * SMALL) + 1
    return (data[:near].count(b"\n") + 1) * 64


def test_right_before_the_window_words_lists_and_commits_are_told_and_tools_at_work_are_not(tmp_path):
    session = claude_session.Session()
    session.human("first")
    session.bash("cat far", "x" * 6 * SMALL)
    session.agent("Once that is done I'll also write the note.")
    session.bash("cat near", "y" * 500)
    session.bash("git commit -m 'Add it'", "[main 1234567] Add it\n 1 file changed, 1 insertion(+)")
    session.teammate("i7", "DONE")
    session.bash("cat end", "z" * 2 * SMALL)
    session.human("last")

    talk = told.talk(session, tmp_path, window_bytes=SMALL)

    older = [item for item in talk.utterances if item.index < talk.parsed_from]
    assert "Once that is done I'll also write the note." in [item.text for item in older]
    assert "DONE" in [item.text for item in older]
    assert [item.call.run for item in older if item.call] == ["git commit -m 'Add it'"]
    assert len([item for item in older if item.outcome]) == 1


def test_the_window_begins_with_a_whole_line_at_least_as_long_as_asked(tmp_path):
    session = long_session()
    data = session.data()

    talk = told.talk(session, tmp_path, window_bytes=SMALL)

    line = talk.parsed_from // 64
    begin = len(b"\n".join(data.split(b"\n")[: line - 1])) + 1
    assert len(data) - begin >= SMALL
    assert len(data) - begin < SMALL + max(map(len, data.split(b"\n"))) + 1


def test_every_byte_is_read_once_and_a_few_twice(tmp_path):
    session = long_session(turns=2_000)
    world = counted.World()

    talk = told.talk(session, tmp_path, world=world, window_bytes=SMALL)

    size = len(session.data())
    assert size > 5_000_000
    assert talk.parsed_from
    assert world.bytes_read < size * 1.1 + 3 * 256 * 1024
    assert max(read.size for read in world.reads) <= 1024 * 1024


def test_only_lines_with_a_persons_words_are_read_as_rows(tmp_path, monkeypatch):
    session = long_session()
    read = []
    parse = rows.parse
    monkeypatch.setattr(rows, "parse", lambda line, *rest: read.append(line) or parse(line, *rest))

    talk = told.talk(session, tmp_path, window_bytes=SMALL)

    far = near_from(session, talk)
    older = [line for line in read if line.number * 64 < far]
    humans = [item for item in talk.utterances if item.index < far and item.who is told.HUMAN]
    assert len(humans) > 10
    assert len(older) < 1.7 * len(humans)


def test_a_long_line_in_the_older_part_is_searched_in_bounded_memory(tmp_path):
    session = claude_session.Session()
    session.human("first")
    session.human_with_image("see this", "A" * 3_000_000)
    session.bash("cat", "B" * 3_000_000)
    session.human("then this")
    session.bash("cat", "C" * 30_000)
    session.human("last")
    world = counted.World()

    talk = told.talk(session, tmp_path, world=world, window_bytes=SMALL)

    assert told.human(talk) == ["first", "see this\n[image]", "then this", "last"]
    assert [item.place.mark for item in talk.utterances if item.who is told.HUMAN] == ["s:1", "s:2", "s:5", "s:8"]
    assert max(read.size for read in world.reads) <= 1024 * 1024


def spaced(row: claude_session.Row) -> bytes:
    return json.dumps(row).encode()


def turned(row: claude_session.Row) -> bytes:
    """The same row with its keys in another order, at every depth."""
    return json.dumps(row, sort_keys=True, separators=(",", ":")).encode()


@pytest.mark.parametrize("style", [spaced, turned])
def test_rows_written_in_another_style_lose_no_words(tmp_path, style):
    session = long_session()
    whole = told.talk(session, tmp_path, window_bytes=WHOLE)
    path = tmp_path / "other" / f"{session.id}.jsonl"
    path.parent.mkdir()
    path.write_bytes(b"".join(style(row) + b"\n" for row in session.rows))

    windowed = told.of(str(path), window_bytes=SMALL)

    assert windowed.parsed_from > 64
    assert told.human(windowed) == told.human(whole)


def test_the_style_is_told_by_the_rows_at_both_ends():
    row = claude_session.Session().human("x")
    compact, wide, other = (b"%s\n" % line for line in (claude_session.Session.line(row), spaced(row), turned(row)))

    assert claude_anchors.anchors(compact, compact) is claude_anchors.COMPACT
    assert claude_anchors.anchors(wide, wide) is claude_anchors.SPACED
    for first, last in ((other, other), (compact, wide), (compact, other), (b"", b""), (b"x\n", b"x\n")):
        assert claude_anchors.anchors(first, last) is claude_anchors.LOOSE


def test_requests_kept_for_the_record_are_not_a_persons_words(tmp_path):
    session = claude_session.Session()
    session.human("first")
    blob = {"type": "api-request-blob", "sessionId": "x", "message": {"role": "user", "content": "first"}}
    session.raw(claude_session.Session.line(blob))
    session.bash("cat", "C" * 30_000)
    session.human("last")

    assert told.human(told.talk(session, tmp_path, window_bytes=SMALL)) == ["first", "last"]


def test_a_rewind_in_the_older_part_is_known_by_two_prompts_behind_one_row(tmp_path):
    session = claude_session.Session()
    session.human("start")
    asked = session.agent("Which store?")
    session.human("use Redis")
    session.agent("Redis.")
    session.human("with a cluster")
    session.rewind_to(asked)
    session.human("use SQLite")
    session.bash("cat", "C" * 30_000)
    session.human("last")

    talk = told.talk(session, tmp_path, window_bytes=SMALL)

    assert told.human(talk) == ["start", "use SQLite", "last"]
    assert told.human(talk, dead=True) == ["use Redis", "with a cluster"]


def test_a_row_of_the_older_part_that_is_written_again_is_told_once(tmp_path):
    session = claude_session.Session()
    row = session.human("start")
    session.bash("cat", "C" * 30_000)
    session.rows.append(row)

    talk = told.talk(session, tmp_path, window_bytes=SMALL)

    assert told.human(talk) == ["start"]
    assert told.skipped(talk) == {"row that the file holds twice": 1}


class Every:
    """Anchors that want every line with an `a`."""

    needles = (b"a",)

    def quiet(self, data: bytes, end: int) -> tuple[bytes, ...]:
        return ()

    def may(self, data: bytes, start: int, stop: int) -> bool:
        return True

    def wants(self, data: bytes, hit: int, stop: int) -> bool:
        return True


@given(st.lists(st.text("abc", max_size=12), min_size=1, max_size=30), st.integers(1, 40))
def test_a_search_gives_out_exactly_the_lines_with_an_anchor(tmp_path_factory, texts, block):
    path = tmp_path_factory.mktemp("search") / "f"
    data = b"".join(text.encode() + b"\n" for text in texts)
    path.write_bytes(data)

    with reach.Reach().open(str(path)) as handle, pytest.MonkeyPatch.context() as patch:
        patch.setattr(window, "_BLOCK", block)
        search = window.Search(handle, len(data), Every())
        found = [(line.number, line.start, line.data) for line in search.wanted()]

    starts = [sum(len(text) + 1 for text in texts[:at]) for at in range(len(texts))]
    assert found == [(at + 1, starts[at], text.encode()) for at, text in enumerate(texts) if "a" in text]
    assert search.number == len(texts) + 1


@pytest.mark.parametrize("after", [1, 2, 3, 4, 5, 6])
def test_a_file_that_was_cut_while_it_is_searched_ends_where_it_ends(tmp_path, after):
    session = long_session()
    session.rows.insert(0, b"x" * 3_000_000)
    path = session.write(tmp_path / "s.jsonl")

    talk = told.of(path, world=counted.World(after=(after, lambda: os.truncate(path, 0))), window_bytes=SMALL)

    assert talk.utterances == ()
