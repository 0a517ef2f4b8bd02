"""Nothing that a repository names is started, and no byte or time of it changes."""

from __future__ import annotations

import os

import pytest

from reorient.model.values import Record
from reorient.sources.git import calls
from sources.git import traps, views
from support import repos


@pytest.fixture
def hostile(tmp_path):
    return traps.Traps(tmp_path)


def test_the_traps_are_live_for_an_ordinary_git(hostile):
    sprung = hostile.ordinary("status", "-c core.fsmonitor= status", "log -p", "-c core.fsmonitor= diff", "fetch")

    live = {"included", "clean", "process", "textconv", "gpg", "submodule", "hook-post-index-change", "remote"}
    assert live <= sprung


@pytest.mark.promise("R9d", "R10")
def test_nothing_springs_and_nothing_changes(hostile, tmp_path):
    before = repos.snapshot(tmp_path)
    readout = views.read(hostile.repo)

    assert hostile.sprung == set()
    assert repos.snapshot(tmp_path) == before
    assert views.one(readout, "branch") == "main"


@pytest.mark.parametrize("cwd", ["sub", ".git", ".git/hooks", ".git/modules/sub"])
def test_nothing_springs_from_any_folder_of_it(hostile, tmp_path, cwd):
    before = repos.snapshot(tmp_path)
    views.read(hostile.repo, cwd=hostile.repo.path / cwd)

    assert hostile.sprung == set()
    assert repos.snapshot(tmp_path) == before


def test_what_can_be_told_without_its_programs_is_told(hostile):
    readout = views.read(hostile.repo)
    moved = Record(path="moved.txt", state="staged", change="renamed", **{"from": "plain.txt"})

    assert views.told(readout, "uncommitted") == {"moved.txt": moved}
    assert views.one(readout, "head")["subject"] == "Fill"
    assert not readout.gaps


def test_an_object_that_is_promised_elsewhere_is_not_fetched(hostile, tmp_path):
    hostile.promise("gone.txt", "moved elsewhere\n" * 9)
    before = repos.snapshot(tmp_path)
    readout = views.read(hostile.repo)

    assert hostile.sprung == set()
    assert repos.snapshot(tmp_path) == before
    assert views.told(readout, "uncommitted") or views.unread(readout, "uncommitted")
    assert hostile.ordinary("-c core.fsmonitor= status") >= {"remote"}


def test_programs_that_the_person_configured_are_not_started_either(born, tmp_path):
    born.write(".gitattributes", "*.txt filter=mine\n")
    born.commit()
    mine = tmp_path / "mine"
    mine.write_text(f"#!/bin/sh\n: > '{tmp_path}/sprung'\nexec cat\n")
    mine.chmod(0o755)
    (born.home / ".gitconfig").write_text(f'[core]\nfsmonitor = {mine}\n[filter "mine"]\nclean = {mine}\n')
    os.utime(born.path / "a.txt", (1, 1))

    assert views.told(views.read(born), "uncommitted") == {"": None}
    assert not (tmp_path / "sprung").exists()
    assert born.git("status", "--porcelain") == ""
    assert (tmp_path / "sprung").exists()


def test_a_trace_that_the_person_configured_is_not_written(born, tmp_path):
    (born.home / ".gitconfig").write_text(
        f"[trace2]\neventTarget = {tmp_path}/trace\nnormalTarget = {tmp_path}/trace\n"
    )
    views.read(born)

    assert not (tmp_path / "trace").exists()


def test_a_configuration_that_never_ends_is_given_up(born, monkeypatch):
    monkeypatch.setattr(calls, "_TIMEOUT_S", 1)
    os.mkfifo(born.path / ".git/pipe")
    born.git("config", "include.path", "pipe")
    readout = views.read(born)

    assert [gap.reason for gap in readout.gaps] == ["git gave no answer within 1 s"]


def test_names_of_filters_beyond_measure_are_a_gap(born):
    with (born.path / ".git/config").open("a") as config:
        config.writelines(f'[filter "f{number}"]\nclean = x\n' for number in range(60_000))
    readout = views.read(born)

    assert "could not be started" in views.unread(readout, "uncommitted")
    assert views.told(readout, "uncommitted") == {}
