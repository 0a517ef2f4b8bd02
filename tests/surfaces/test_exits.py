"""The table of exit codes: every way to end has its code and one sentence."""

from __future__ import annotations

import click
import pytest

from reorient.model import errors
from reorient.surfaces.cli import exits, output


@pytest.mark.parametrize(
    ("trouble", "code", "words"),
    [
        (errors.UnreadableInput("x is gone", next="reorient now"), 1, "reorient: x is gone\n  next: reorient now"),
        (errors.InvalidInput("x is no result"), 1, "reorient: x is no result"),
        (errors.NoLongerArises("no x"), 1, "no x"),
        (errors.UsageError("no such zone"), 2, "no such zone"),
        (click.UsageError("no such option"), 2, "no such option"),
        (ZeroDivisionError("a mistake"), 3, "this is a bug in reorient"),
        (KeyboardInterrupt(), 130, ""),
        (click.exceptions.Abort(), 130, ""),
        (output.ReaderGone(), 0, ""),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_way_to_end_has_its_code(trouble, code, words, capsys, monkeypatch):
    monkeypatch.setattr(exits, "_close_stdout", lambda: None)
    with pytest.raises(SystemExit) as end, exits.told():
        raise trouble

    assert end.value.code == code
    assert words in capsys.readouterr().err


def test_a_secret_in_an_error_is_masked(capsys):
    token = "ghp_" + "aB3d" * 9
    with pytest.raises(SystemExit), exits.told():
        raise errors.UnreadableInput(f"{token} is not a folder")

    assert token not in capsys.readouterr().err
