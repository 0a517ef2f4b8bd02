"""Session files that are damaged: everything readable is read, the loss is counted and said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from support import places

RULE, REQUEST = "Never touch the billing table.", "fix the double send in queue.py"


def rows(place: places.Place) -> list[bytes]:
    told = place.rows()
    told.human(RULE)
    told.agent("Understood.")
    told.tool("Bash", {"command": "pytest -q"}, "E   assert 2 == 1\n1 failed", failed=True)
    told.human(REQUEST)
    told.agent("Then I'll cap the backoff at 90 s.")
    told.tool("Read", {"file_path": "queue.py"}, "x")
    return told.text().encode().splitlines()


def lines(*rows: bytes) -> bytes:
    return b"\n".join(rows) + b"\n"


def glued(rows: list[bytes]) -> bytes:
    return lines(rows[0] + rows[1], *rows[2:])


def torn_first(rows: list[bytes]) -> bytes:
    return lines(b'9","type":"progress"}', *rows)


def torn_last(rows: list[bytes]) -> bytes:
    return b"\n".join([*rows, rows[0][:40]])


def torn_prefix(rows: list[bytes]) -> bytes:
    return lines(*rows[:4], rows[4][:60] + rows[4], *rows[5:])


def null_bytes(rows: list[bytes]) -> bytes:
    return lines(*rows[:3], b"\0" * 4096, *rows[3:])


def surrogates(rows: list[bytes]) -> bytes:
    return lines(rows[0], rows[1].replace(b"Understood.", b"half \\ud83d of a pair"), *rows[2:])


def separators(rows: list[bytes]) -> bytes:
    return lines(rows[0], rows[1].replace(b"Understood.", "a\u2028b\u2029c\u0085d".encode()), *rows[2:])


def crlf(rows: list[bytes]) -> bytes:
    return b"\r\n".join(rows) + b"\r\n"


def huge(rows: list[bytes]) -> bytes:
    return lines(rows[0], rows[1].replace(b"Understood.", b"A" * 30_000_000), *rows[2:])


def dangling(rows: list[bytes]) -> bytes:
    return lines(*(row.replace(b'"parentUuid":"00000000', b'"parentUuid":"ffffffff') for row in rows))


def doubled(rows: list[bytes]) -> bytes:
    return lines(*rows, *rows[2:5])


def unknown(rows: list[bytes]) -> bytes:
    return lines(*rows[:2], b'{"type":"weather","wind":3}', b"[]", b"null", b'"text"', b"{}", *rows[2:])


def garbage(rows: list[bytes]) -> bytes:
    return lines(*rows[:2], bytes(range(128, 256)), b"Traceback (most recent call last):", *rows[2:])


DAMAGE: tuple[tuple[Callable[[list[bytes]], bytes], bool], ...] = (
    (glued, False),
    (torn_first, True),
    (torn_last, True),
    (torn_prefix, True),
    (null_bytes, True),
    (surrogates, False),
    (separators, False),
    (crlf, False),
    (huge, True),
    (dangling, False),
    (doubled, True),
    (unknown, True),
    (garbage, True),
)


@pytest.mark.parametrize(("damage", "loses"), DAMAGE, ids=[damage.__name__ for damage, _ in DAMAGE])
def test_what_is_readable_is_read_and_what_is_lost_is_said(tmp_path: Path, damage, loses):
    place = places.make(tmp_path)
    path = place.session(damage(rows(place)))
    before = place.snapshot()
    done = place.now("--budget", "3000")

    assert done.code == 0, done.err
    for words in (RULE, REQUEST, "assert 2 == 1", "cap the backoff"):
        assert words in done.out
    assert ("Skipped" in done.out) == loses, done.out
    assert (str(path.name) in done.out) == loses
    assert place.snapshot() == before


def test_a_session_that_is_being_written_says_that_its_last_line_is_not_whole(tmp_path: Path):
    place = places.make(tmp_path)
    place.session(torn_last(rows(place)))
    skipped = place.now("--format", "json").json["skipped"]

    assert len(skipped) == 1
    assert skipped[0]["count"] == 1


@pytest.mark.parametrize("body", [b"", b"\n\n", b"\0", b"{", b"not json at all\n", b"\xff\xfe"])
def test_a_file_without_a_row_is_no_session_of_this_folder(tmp_path: Path, body):
    place = places.make(tmp_path)
    path = place.session(body)

    assert "no agent session was found" in place.now().out
    named = place.reorient("context", "--session", str(path))
    assert named.code in (0, 1)
    assert "Traceback" not in named.err


def test_rows_of_every_wrong_type_are_passed_over(tmp_path: Path):
    place = places.make(tmp_path)
    good = rows(place)
    wrong = [
        {"type": "user", "message": None},
        {"type": "user", "message": {"role": "user", "content": 7}},
        {"type": "user", "message": {"role": "user", "content": [None, 3, {"type": "text", "text": None}]}},
        {
            "type": "assistant",
            "message": {"role": "assistant", "content": [{"type": "tool_use", "name": 1, "input": []}]},
        },
        {"type": "assistant", "message": {"role": "assistant", "content": "text"}, "timestamp": 12},
        {"type": "system", "subtype": "compact_boundary", "compactMetadata": "x"},
        {"type": "queue-operation", "operation": "enqueue", "content": {"a": 1}},
        {"type": 3, "uuid": []},
    ]
    place.session(lines(*good[:3], *(json.dumps(row).encode() for row in wrong), *good[3:]))

    assert REQUEST in place.now().out


def test_a_folder_with_a_null_byte_in_its_record_harms_no_command(tmp_path: Path):
    place = places.make(tmp_path)
    good = rows(place)
    place.session(lines(*good, good[-1].replace(b'"cwd":"', b'"cwd":"/a\\u0000b').replace(b"000005", b"000099")))

    for command in ("now", "sessions"):
        assert place.reorient(command).code == 0


def test_many_objects_on_one_line_are_read_in_linear_time(tmp_path: Path):
    place = places.make(tmp_path)
    place.session(lines(*rows(place), b"{}" * 300_000))

    assert REQUEST in place.now().out
