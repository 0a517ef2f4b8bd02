"""Places that are broken: each with the sentence that the person reads; the rest goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support import places, repos

ROOT = os.geteuid() == 0


@pytest.fixture
def place(tmp_path: Path) -> places.Place:
    return places.told(places.make(tmp_path))


def said(done: places.Done, *words: str) -> None:
    assert done.code == 0, done
    for one in words:
        assert one in done.out, done.out


def test_without_git_the_session_is_still_told(place):
    said(place.now(PATH=str(place.root)), "Not read", "git was not found", "Never touch the billing table")


def test_outside_a_repository_the_session_is_still_told(tmp_path):
    place = places.told(places.make(tmp_path, repository=False))

    said(place.now(), "Not read", "no git repository", "Never touch the billing table")


def test_a_bare_repository_says_what_it_cannot_know(tmp_path):
    place = places.make(tmp_path, repository=False)
    repos.Repo(place.folder, "--bare", home=tmp_path / "git-home")

    said(place.now(), "Not read", "bare")


def test_a_repository_without_a_commit_has_no_head(tmp_path):
    place = places.make(tmp_path, repository=False)
    repos.Repo(place.folder, home=tmp_path / "git-home")
    result = place.now("--format", "json").json

    assert (result["scope"]["branch"], result["scope"]["head"]) == ("main", None)


def test_without_a_session_git_is_still_told_and_the_next_command_named(tmp_path):
    said(places.make(tmp_path).now(), "no agent session was found", "reorient demo", "keep the queue")


def test_without_a_home_it_says_so(place):
    done = place.now(HOME="UNSET", CLAUDE_CONFIG_DIR="UNSET")

    said(done, "HOME is not set", "reorient context --session FILE", "keep the queue")


@pytest.mark.skipif(ROOT, reason="root reads every file")
def test_a_session_that_may_not_be_read_is_a_gap(place):
    next(place.config.rglob("*.jsonl")).chmod(0)

    said(place.now(), "Not read", "keep the queue")


def test_a_session_that_is_a_folder_is_passed_over(tmp_path):
    place = places.make(tmp_path)
    place.session_path("11111111-1111-4111-8111-111111111111").mkdir()

    said(place.now(), "no agent session was found")


@pytest.mark.skipif(ROOT, reason="root writes everywhere")
def test_a_home_that_may_not_be_written_is_enough(place):
    (place.root / "home").chmod(0o500)

    assert place.now().code == 0


def test_a_folder_with_cjk_letters_has_its_own_sessions_though_another_shares_the_runtimes_folder(tmp_path):
    place = places.told(places.make(tmp_path, "包裹"))
    other = places.Place(root=place.root, folder=place.root / "账单")
    other.folder.mkdir()
    assert other.session_path("x").parent == place.session_path("x").parent

    said(place.now(), "包裹", "Never touch the billing table")
    said(other.now(), "no agent session was found")


def test_a_symlinked_folder_finds_the_same_session(place):
    link = place.root / "shortcut"
    link.symlink_to(place.folder)

    said(place.reorient("now", cwd=link), "Never touch the billing table")
    said(place.reorient("now", str(link)), "Never touch the billing table")


def test_a_linked_worktree_has_sessions_of_its_own(place):
    repo = repos.Repo(place.folder, home=place.root / "git-home", make=False)
    repo.git("worktree", "add", "-q", str(place.root / "second"), "-b", "second")
    done = place.reorient("now", cwd=place.root / "second")

    said(done, "branch second", "no agent session was found")
    assert "billing" not in done.out


def test_a_subfolder_finds_the_session_of_the_worktrees_top(place):
    (place.folder / "deep").mkdir()

    said(place.reorient("now", cwd=place.folder / "deep"), "Never touch the billing table")


def test_a_named_folder_or_session_that_is_not_there_is_an_error_with_the_next_command(place):
    for args, words in (
        (("now", "/nowhere"), "/nowhere is not a folder"),
        (("context", "--session", "/nowhere.jsonl"), "/nowhere.jsonl is not a session file"),
        (("context", "--session", "ffff"), "no session of this folder has the id ffff"),
    ):
        done = place.reorient(*args)
        assert (done.code, done.out) == (1, "")
        assert words in done.err
        assert "next: reorient" in done.err


def test_a_session_of_another_folder_is_not_joined_with_this_folders_git(place, tmp_path):
    elsewhere = place.root / "elsewhere"
    repos.Repo(elsewhere, home=place.root / "git-home").write("a", "b")
    done = place.reorient("context", "--session", str(next(place.config.rglob("*.jsonl"))), cwd=elsewhere)

    said(done, "Never touch the billing table", "was recorded in")


def test_a_reader_that_goes_away_is_no_error(place):
    command = f"{sys.executable} -m reorient now | true"
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(places.SRC), "HOME": str(place.root), "PWD": str(place.folder)}
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=place.folder, env=env, capture_output=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_a_closed_stdout_is_no_crash(place):
    command = f"{sys.executable} -m reorient now >&-"
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(places.SRC), "HOME": str(place.root), "PWD": str(place.folder)}
    done = subprocess.run(["bash", "-c", command], cwd=place.folder, env=env, capture_output=True, check=False)

    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_working_folder_that_is_gone_is_said(place):
    command = f"mkdir gone && cd gone && rmdir ../gone && exec {sys.executable} -m reorient now"
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(places.SRC), "HOME": str(place.root)}
    done = subprocess.run(["bash", "-c", command], cwd=place.folder, env=env, capture_output=True, check=False)

    assert done.returncode == 1
    assert b"the working folder is gone" in done.stderr
