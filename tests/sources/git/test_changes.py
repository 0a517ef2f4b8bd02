"""The answer of `git status` is read whole or refused."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from reorient.sources.git import changes

_OID = b"8a988ea3b4d5e6f70819a2b3c4d5e6f708192a3b"
_HEAD = b"# branch.oid " + _OID + b"\0# branch.head main\0"
_ONE = b"1 .M N... 100644 100644 100644 " + _OID + b" " + _OID + b" a b.txt\0"


def test_a_clean_worktree_has_no_changes():
    assert changes.parse(_HEAD) == changes.Status(oid=_OID, changes=())


def test_a_path_may_hold_blanks_and_line_breaks():
    odd = _ONE.replace(b"a b.txt", b" a\nb ")

    assert changes.parse(_HEAD + odd).changes == (changes.Change(path=b" a\nb ", unstaged="modified"),)


def test_a_rename_carries_where_it_came_from():
    row = b"2 R. N... 100644 100644 100644 " + _OID + b" " + _OID + b" R100 new\0old\0"

    assert changes.parse(_HEAD + row).changes == (changes.Change(path=b"new", staged="renamed", origin=b"old"),)


@pytest.mark.parametrize(
    "out",
    [
        b"",
        b"\0",
        _ONE,
        _HEAD + _ONE[:-1],
        _HEAD + b"1 .M N... 100644\0",
        _HEAD + _ONE.replace(b".M", b".."),
        _HEAD + _ONE.replace(b".M", b".?"),
        _HEAD + _ONE.replace(b".M", b"\xff\xff"),
        _HEAD + b"2 R. N... 100644 100644 100644 " + _OID + b" " + _OID + b" R100 new\0",
        _HEAD + b"u XX N... 1 1 1 1 " + _OID + b" " + _OID + b" " + _OID + b" a\0",
        _HEAD + b"? \0",
        _HEAD + b"3 something new\0",
        b"fatal: not a git repository\n",
    ],
)
def test_a_cut_or_foreign_answer_is_refused(out):
    with pytest.raises(ValueError, match=r"record|change|commit|origin"):
        changes.parse(out)


@given(st.binary())
@example(_HEAD + b"\0")
def test_no_bytes_do_more_than_be_refused(raw):
    try:
        status = changes.parse(_HEAD + raw)
    except ValueError:
        return

    assert all(change.path for change in status.changes)
