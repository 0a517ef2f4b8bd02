"""The environment's script says what is wrong in one sentence, leaves strangers' folders alone, and pins everything."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"[A-Za-z][\w.]*(?:[-.]\w+)*==\d[\w.]*")


@pytest.fixture
def setup_env(tmp_path, monkeypatch):
    """The script as a module, at home in a folder of the test's own."""
    spec = importlib.util.spec_from_file_location("setup_env", ROOT / "scripts" / "setup_env.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, path in {
        "VENV": ".venv",
        "NOTE": ".venv/reorient-env.json",
        "PYTHON": ".venv/bin/python",
        "SCRATCH": ".venv/tmp",
    }.items():
        monkeypatch.setattr(module, name, tmp_path / path)
    monkeypatch.setattr(module, "call", lambda *words: pytest.fail(f"called {words}"))
    return module


def environment(folder: Path, pythons: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """env.sh where only these Pythons are found: name -> what they answer when they are asked what they are."""
    for tool in ("dirname", "sh"):
        (folder / tool).symlink_to(shutil.which(tool))
    for name, answer in pythons.items():
        (folder / name).write_text(f'#!/bin/sh\n[ "$1" = -c ] && echo "{answer}" && exit 0\necho "$0 $*"\n')
        (folder / name).chmod(0o755)
    script = ["sh", str(ROOT / "scripts" / "env.sh"), "run"]
    return subprocess.run(script, env={"PATH": str(folder)}, check=False, capture_output=True, text=True)


def test_a_python_that_is_too_old_is_named_with_its_version(tmp_path):
    done = environment(tmp_path, {"python3": "old 3.9 /usr/bin/python3"})

    assert done.returncode == 1
    assert done.stderr.startswith("reorient needs Python 3.11 or newer; found 3.9 /usr/bin/python3.")


def test_no_python_at_all_is_said(tmp_path):
    assert "found none" in environment(tmp_path, {}).stderr


def test_a_newer_python_beside_an_old_one_is_taken(tmp_path):
    pythons = {"python3": "old 3.9 x", "python3.12": f"usable 3.12 {tmp_path / 'python3.12'}"}

    assert environment(tmp_path, pythons).stdout.endswith(f"-I {ROOT}/scripts/setup_env.py run\n")


def test_a_python_that_can_make_environments_goes_before_one_that_cannot(tmp_path):
    pythons = {"python3": "bare 3.13 nowhere", "python3.11": f"usable 3.11 {tmp_path / 'python3.11'}"}

    assert environment(tmp_path, pythons).stdout.startswith(str(tmp_path / "python3.11"))


def test_a_missing_venv_is_answered_with_the_one_command_that_helps(setup_env, monkeypatch, capsys):
    monkeypatch.setattr(setup_env.shutil, "which", lambda tool: tool == "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setitem(sys.modules, "ensurepip", None)

    assert setup_env.main("run") == 1
    assert re.search(r"One command helps: sudo apt-get install python3\.\d+-venv$", capsys.readouterr().err.strip())


def test_an_installation_that_fails_shows_its_last_words_and_can_be_repeated(setup_env, monkeypatch, capsys):
    def fail(*words):
        raise subprocess.CalledProcessError(1, [str(word) for word in words], output="no route\n")

    monkeypatch.setattr(setup_env, "call", fail)

    assert setup_env.main("run") == 1
    assert capsys.readouterr().err.startswith("no route\nThat was: ")
    assert setup_env.note() == {}


def test_a_venv_made_by_something_else_is_left_alone(setup_env, capsys):
    setup_env.VENV.mkdir()

    assert setup_env.main("run") == 1
    assert "was made by something else" in capsys.readouterr().err


def test_an_environment_that_is_up_to_date_costs_nothing(setup_env, capsys):
    setup_env.PYTHON.parent.mkdir(parents=True)
    setup_env.PYTHON.touch()
    setup_env.NOTE.write_text(f'{{"run": "{setup_env.digest("run")}"}}')

    assert setup_env.main("run") == 0
    assert capsys.readouterr().out == ""


def test_an_environment_for_running_is_not_one_for_testing(setup_env):
    assert setup_env.digest("run") != setup_env.digest("test")


def test_every_package_is_named_with_its_version_and_nothing_else(setup_env):
    lines = [line for file in (ROOT / "requirements").glob("*.txt") for line in file.read_text().splitlines()]
    odd = [line for line in lines if line and not line.startswith(("# ", "-r ")) and not PIN.fullmatch(line)]

    assert odd == []
    assert len(setup_env.pins("test")) == len(set(setup_env.pins("test"))) > len(setup_env.pins("run"))


def test_what_the_package_needs_is_pinned(setup_env):
    pinned = {pin.partition("==")[0].lower() for pin in setup_env.pins("run")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needed = project["project"]["dependencies"] + project["build-system"]["requires"]

    assert {re.match(r"[\w.-]+", each)[0].lower() for each in needed} <= pinned


def test_continuous_integration_runs_what_a_person_runs():
    commands = [
        line for line in (ROOT / ".ci" / "run").read_text().splitlines() if not line.startswith(("#", "set ", "cd "))
    ]

    assert commands == ["exec make test"]


def test_every_target_of_the_makefile_says_what_it_does():
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))

    assert targets == set(re.findall(r"^([a-z-]+):.*## \S", makefile, re.M))
    assert targets == set(re.search(r"\.PHONY: (.*)", makefile)[1].split())
