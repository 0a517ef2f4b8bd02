"""Other worktrees are told one by one, from whichever of them is asked."""

from __future__ import annotations

import shutil

from reorient.model.values import Record
from sources.git import views
from support import repos


def others(repo, **kwargs):
    return views.told(views.read(repo, **kwargs), "worktree")


def test_without_others_none_is_told_and_git_is_not_asked(born):
    world = views.World()

    assert others(born, world=world) == {"": None}
    assert not [argv for argv in world.ran if "worktree" in argv]


def test_each_sees_the_other(born, tmp_path):
    linked = born.worktree(tmp_path / "linked", "side")
    head = born.git("rev-parse", "HEAD")
    main = Record(path=str(born.path), branch="main", head=head, locked=False, prunable=False)
    side = Record(path=str(linked.path), branch="side", head=head, locked=False, prunable=False)

    assert others(born) == {str(linked.path): side}
    assert others(linked) == {str(born.path): main}


def test_a_lock_is_told_with_its_reason(born, tmp_path):
    born.worktree(tmp_path / "linked", "side")
    born.git("worktree", "lock", "--reason", "on a stick\nat home", str(tmp_path / "linked"))
    [value] = others(born).values()

    assert (value["locked"], value["why"]) == (True, "on a stick\nat home")


def test_one_whose_folder_is_gone_is_prunable(born, tmp_path):
    born.worktree(tmp_path / "linked", "side")
    shutil.rmtree(tmp_path / "linked")
    [value] = others(born).values()

    assert value["prunable"] is True


def test_a_detached_one_has_no_branch(born, tmp_path):
    born.git("worktree", "add", "-q", "--detach", str(tmp_path / "linked"))
    [value] = others(born).values()

    assert (value["branch"], value["head"]) == (None, born.git("rev-parse", "HEAD"))


def test_a_bare_repository_tells_its_worktrees_and_is_told_by_them(born, tmp_path):
    bare = repos.Repo(tmp_path / "bare.git", "--bare", home=born.home)
    bare.git("fetch", "-q", str(born.path), "main:main")
    bare.git("worktree", "add", "-q", str(tmp_path / "linked"), "main")
    linked = repos.Repo(tmp_path / "linked", home=born.home, make=False)

    assert list(others(bare)) == [str(tmp_path / "linked")]
    assert others(linked)[str(bare.path)]["head"] is None


def test_a_path_with_a_line_break_keeps_it(born, tmp_path):
    born.worktree(tmp_path / "two\nlines", "side")

    assert list(others(born)) == [str(tmp_path / "two\nlines")]


def test_beyond_a_hundred_the_rest_is_counted(born, tmp_path):
    born.worktree(tmp_path / "linked", "side")
    kept = born.path / ".git/worktrees"
    for number in range(103):
        shutil.copytree(kept / "linked", kept / f"copy{number}")
        (kept / f"copy{number}/gitdir").write_text(f"{tmp_path}/copy{number:03}/.git\n")
    readout = views.read(born)

    assert len(views.told(readout, "worktree")) == 100
    assert [(skip.where, skip.count) for skip in readout.skipped] == [("git worktree list", 4)]
