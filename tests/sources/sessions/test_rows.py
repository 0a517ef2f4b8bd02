"""Whatever happened to a line, every whole row on it is read, and every loss is counted and said."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.sources.sessions import claude_rows, lines, rows, tally
from sources.sessions import told
from support import claude_session


def parsed(data: bytes, *, ended: bool = True) -> tuple[list[object], dict[str, int]]:
    lost = tally.Tally("s.jsonl")
    line = lines.Line(number=7, start=0, data=data, size=len(data), ended=ended)
    found = [row.data for row in rows.parse(line, claude_rows.fits, lost)]
    return found, {skip.what: skip.count for skip in lost.skips()}


WHOLE = {"type": "user", "parentUuid": None, "n": 1}
LINE = json.dumps(WHOLE).encode()


def test_two_objects_glued_together_are_two_rows():
    assert parsed(LINE + LINE) == ([WHOLE, WHOLE], {})


def test_rows_of_one_line_are_told_in_order_and_apart(tmp_path):
    session = claude_session.Session()
    session.human("one")
    session.human("two")
    path = tmp_path / "s.jsonl"
    path.write_bytes(session.data().replace(b"}\n{", b"}{"))

    assert [(item.index, item.text) for item in told.of(str(path)).utterances] == [(64, "one"), (65, "two")]


@pytest.mark.parametrize("cut", range(1, len(LINE)))
def test_a_whole_event_behind_a_torn_beginning_is_recovered_wherever_it_tore(cut):
    torn = json.dumps({"type": "user", "parentUuid": "ü\\", "message": {"content": [{"a": 'x"y'}, 1.5]}}).encode()
    found, lost = parsed(torn[:cut] + LINE)

    assert found == [WHOLE]
    assert lost == {"torn line": 1}


def test_what_follows_a_recovered_event_is_read_too():
    assert parsed(b'{"type":"assistant","message":{"con' + LINE + LINE) == ([WHOLE, WHOLE], {"torn line": 1})


def test_a_part_of_a_torn_row_is_not_taken_for_a_row():
    inner = b'{"type":"user","message":{"role":"user","content":"never push"},"uuid":"u"}'

    assert parsed(b'{"type":"progress","data":{"message":' + inner) == ([], {"torn line": 1})


def test_a_torn_first_line_is_said(tmp_path):
    session = claude_session.Session()
    session.human("lost")
    session.human("kept")
    path = tmp_path / "s.jsonl"
    path.write_bytes(session.data()[40:])

    talk = told.of(str(path))

    assert told.human(talk) == ["kept"]
    assert [(skip.where, skip.what, skip.count) for skip in talk.skipped] == [(f"{path}:1", "torn line", 1)]


def test_a_last_line_without_its_newline_is_a_row():
    assert parsed(LINE, ended=False) == ([WHOLE], {})


def test_a_last_line_that_is_not_whole_yet_is_still_being_written():
    assert parsed(LINE[:-3], ended=False) == ([], {"line still being written": 1})


@pytest.mark.parametrize("data", [b"\0\0\0" + LINE, LINE + b"\0", LINE + b"\0\0" + LINE])
def test_null_bytes_around_a_row_do_not_lose_it(data):
    found, lost = parsed(data)

    assert found == [WHOLE] * data.count(LINE)
    assert lost == {"null bytes": 1}


def test_a_line_of_null_bytes_is_counted():
    assert parsed(b"\0" * 4096) == ([], {"null bytes": 1})


def test_null_bytes_inside_a_row_tear_it_and_the_next_one_is_recovered():
    assert parsed(b'{"type":"user",\0\0\0' + LINE) == ([WHOLE], {"torn line": 1})


@pytest.mark.parametrize("end", [b"\r", b"\r\r", b" \t\r"])
def test_carriage_returns_and_spaces_belong_to_no_row(end):
    assert parsed(LINE + end) == ([WHOLE], {})


def test_a_byte_order_mark_does_not_lose_the_first_row():
    assert parsed(b"\xef\xbb\xbf" + LINE) == ([WHOLE], {})


def test_an_empty_line_is_nothing():
    assert parsed(b"") == parsed(b"  \r") == ([], {})


def test_a_lone_surrogate_becomes_the_replacement_character():
    assert parsed(b'{"type":"user","\\ud83d":["x\\uDE00y","\\ud83d\\ude00"]}')[0] == [
        {"type": "user", "\ufffd": ["x\ufffdy", "\U0001f600"]}
    ]


def test_text_of_any_row_can_be_written_as_utf8(tmp_path):
    session = claude_session.Session()
    session.raw(
        b'{"type":"user","parentUuid":null,"uuid":"u1","message":{"role":"user","content":"a\\ud800 \xed\xa0\x80\xff b"}}'
    )

    (text,) = told.human(told.talk(session, tmp_path))

    assert text.encode("utf-8").decode() == text
    assert text.startswith("a\ufffd")
    assert text.endswith(" b")


def test_line_separators_inside_a_text_do_not_end_the_line(tmp_path):
    session = claude_session.Session()
    session.human("one\u2028two\u2029three\x85four\x0bfive\x1csix")
    session.human("שלום")

    assert told.human(told.talk(session, tmp_path)) == ["one\u2028two\u2029three\x85four\x0bfive\x1csix", "שלום"]


def test_raw_control_characters_do_not_lose_a_row():
    assert parsed(b'{"type":"user","a":"x\x00\x1b[31m\ty"}')[0] == [{"type": "user", "a": "x\x00\x1b[31m\ty"}]


@pytest.mark.parametrize("data", [b"[1,2]", b'"text"', b"17", b"null"])
def test_what_is_no_object_is_counted(data):
    assert parsed(data + LINE) == ([WHOLE], {"line that holds no row": 1})


@pytest.mark.parametrize(
    "data", [b"hello " * 9, b'{"a":' * 20_000, b"[" * 20_000, b'{"a":' + b"9" * 5_000 + b"}", b'{"' * 20_000]
)
def test_a_hostile_line_is_counted_and_the_rest_is_read(tmp_path, data):
    path = tmp_path / "s.jsonl"
    session = claude_session.Session()
    session.raw(data)
    session.human("fix it")
    session.write(path)

    talk = told.of(str(path))

    assert told.human(talk) == ["fix it"]
    assert told.skipped(talk) == {"torn line": 1}


@pytest.mark.promise("R6a")
def test_a_row_that_the_file_holds_twice_is_told_once(tmp_path):
    session = claude_session.Session()
    row = session.human("fix it")
    session.agent("Done.")
    session.rows.append(row)

    talk = told.talk(session, tmp_path)

    assert told.human(talk) == ["fix it"]
    assert [(skip.where.rpartition(":")[2], skip.what) for skip in talk.skipped] == [
        ("3", "row that the file holds twice")
    ]


def test_dangling_parents_lose_no_row(tmp_path):
    session = claude_session.Session()
    session.human("one")
    session.tip = "ffffffff-0000-4000-8000-ffffffffffff"
    session.human("two")

    assert told.human(told.talk(session, tmp_path)) == ["one", "two"]


@given(st.lists(st.binary(max_size=60), max_size=6))
def test_no_bytes_end_the_parsing(parts):
    for part in parts:
        parsed(part + LINE + part)


@given(st.binary(max_size=200).filter(lambda data: b"\n" not in data))
def test_a_row_is_read_whatever_stands_on_the_lines_around_it(noise):
    found, _ = parsed(LINE)

    assert found == [WHOLE]
    assert all(isinstance(item, dict) for item in parsed(noise)[0])
