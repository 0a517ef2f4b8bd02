"""Committed files speak of the product alone."""

from __future__ import annotations

import subprocess

import pytest

from architecture import committed, tree


def test_committed_files_speak_of_the_product_alone():
    paths = committed.files(tree.ROOT)
    if paths is None:
        pytest.skip("not a checkout: nothing tells which files are committed")

    assert committed.violations(paths) == []


@pytest.mark.parametrize(
    "line",
    [
        "cd /ro" + "ot/x",
        "see /wo" + "rk/x",
        "https://py" + "pi.org/simple",
        "Co-Authored-" + "By: x",
        "generated with Cl" + "aude",
    ],
)
def test_a_line_that_does_not_belong_is_found(tmp_path, line):
    (tmp_path / "note.md").write_text(f"fine\n{line}\n")

    assert len(committed.violations([tmp_path / "note.md"])) == 1


def test_a_folder_that_is_no_checkout_is_told_apart(tmp_path):
    assert committed.files(tmp_path) is None


def test_only_committed_files_are_looked_at(tmp_path):
    (tmp_path / "a").touch()
    (tmp_path / "b").touch()
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", "add", "a"], cwd=tmp_path, check=True)

    assert committed.files(tmp_path) == [tmp_path / "a"]
