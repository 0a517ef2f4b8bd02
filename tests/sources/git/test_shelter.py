"""The environment of git holds what is needed and nothing that redirects it."""

from __future__ import annotations

from pathlib import Path

import pytest

from reorient import reach
from reorient.model import gaps
from reorient.sources.git import calls, shelter
from sources.git import views


def environment(cwd: Path, **given: str) -> dict[str, str]:
    return shelter.environment(views.World(), str(cwd), **given)


def test_nothing_of_the_process_is_passed_on(tmp_path, monkeypatch):
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_EXTERNAL_DIFF", "SECRET", "LD_PRELOAD"):
        monkeypatch.setenv(name, "from outside")

    assert "from outside" not in environment(tmp_path).values()


def test_the_places_of_the_persons_configuration_are_passed_on(tmp_path):
    env = environment(tmp_path, home="/home/maya", config_home="/home/maya/.settings")

    assert (env["HOME"], env["XDG_CONFIG_HOME"]) == ("/home/maya", "/home/maya/.settings")
    assert "HOME" not in environment(tmp_path)


def test_a_redirected_git_of_the_caller_changes_no_answer(born, tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "nowhere"))
    monkeypatch.setenv("GIT_WORK_TREE", str(tmp_path))

    assert views.locate(born).top == str(born.path)


def test_folders_of_path_inside_the_repository_are_dropped(born):
    inside = born.path / "node_modules/.bin"
    born.write("sub/a.txt")
    path = f"{inside}:/usr/bin:.::relative:{born.path}"

    assert environment(born.path / "sub", path=path)["PATH"] == "/usr/bin"


def test_a_folder_that_is_reached_through_the_repository_but_lies_outside_stays(born, tmp_path):
    (tmp_path / "store").mkdir()
    (born.path / "profile").symlink_to(tmp_path / "store")

    assert environment(born.path, path=f"{born.path}/profile:/usr/bin")["PATH"] == f"{born.path}/profile:/usr/bin"


def test_a_path_of_which_nothing_is_left_falls_back_to_the_systems(born):
    assert environment(born.path, path=f"{born.path}/bin:.")["PATH"] == shelter.PATH


def test_a_git_that_lies_in_the_repository_is_not_started(born):
    born.write("bin/git", f"#!/bin/sh\ntouch {born.path}/sprung\n").chmod(0o755)
    shelter_path = f"{born.path}/bin:/usr/local/bin:/usr/bin:/bin"
    env = environment(born.path, path=shelter_path, home=str(born.home))
    asked = calls.Git(world=views.World(), cwd=str(born.path), env=env)

    assert isinstance(asked.ask(calls.LOCATE), reach.Ran)
    assert not (born.path / "sprung").exists()


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("filter.lfs.process", {"lfs"}),
        ("filter.a.b=c d.clean", {"a.b=c d"}),
        ("filter..smudge", {""}),
        ("filter.lfs.required", set()),
        ("diff.lfs.textconv", set()),
        ("filter", set()),
    ],
)
def test_filters_are_named_by_the_keys_that_give_them_a_program(key, names):
    assert shelter.drivers([key]) == names


def test_silencing_goes_on_where_the_settings_end(tmp_path):
    env = environment(tmp_path)
    silenced = shelter.silenced(env, ["b", "a"])
    first = int(env["GIT_CONFIG_COUNT"])

    assert int(silenced["GIT_CONFIG_COUNT"]) == first + 8
    assert silenced[f"GIT_CONFIG_KEY_{first}"] == "filter.a.clean"
    assert silenced[f"GIT_CONFIG_VALUE_{first + 3}"] == "false"


def test_a_git_that_does_not_take_the_settings_is_not_asked_further(born):
    world = views.World(lambda name: reach.Ran(0, b"core.bare\0", b"") if name == "config" else None)
    readout = views.read(born, world=world)

    assert not readout.observations
    assert [argv[1] for argv in world.ran] == ["rev-parse", "config"]
    assert isinstance(readout.gaps[0], gaps.Gap)


def test_only_the_listed_calls_are_made(born, tmp_path):
    born.clone(tmp_path / "other")
    born.write("a.txt", "x")
    born.git("stash")
    born.worktree(tmp_path / "linked", "side")
    born.write("a.txt", "y")
    world = views.World()
    views.read(born, world=world)
    listed = {value for value in vars(calls).values() if isinstance(value, tuple) and not value[0].startswith("-")}

    assert all(any(argv[1 : 1 + len(call)] == call for call in listed) for argv in world.ran)
    assert len(world.ran) == 7
