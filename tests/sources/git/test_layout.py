"""The repository of a folder is found, or why not is said in one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from reorient import reach
from reorient.model import gaps, subjects
from reorient.sources.git import layout, repository
from sources.git import views
from support import repos


def at(cwd: Path | str, repo: repos.Repo, **kwargs):
    return views.locate(repo, cwd=cwd, **kwargs)


def test_a_repository_has_its_worktree_and_git_folder(born):
    git_dir = str(born.path / ".git")

    assert views.locate(born) == layout.Repository(top=str(born.path), common_dir=git_dir, git_dir=git_dir)


def test_the_subject_is_the_worktree(born):
    assert views.locate(born).subject == subjects.Subject(subjects.Kind.REPOSITORY, str(born.path))


def test_a_subfolder_belongs_to_the_worktree_above_it(born):
    born.write("sub/deep/b.txt")

    assert at(born.path / "sub/deep", born) == views.locate(born)


def test_a_link_to_a_folder_leads_to_the_real_one(born, tmp_path):
    born.write("sub/b.txt")
    (tmp_path / "link").symlink_to(born.path / "sub")

    assert at(tmp_path / "link", born) == views.locate(born)


@pytest.mark.parametrize("name", ["项目 目录", "two\nlines", "-dash", 'quo"te', " blank "])
def test_a_folder_of_any_name_is_found(tmp_path, name):
    repo = repos.Repo(tmp_path / name, home=tmp_path / "home")
    repo.write("sub\nfolder/a.txt")

    assert at(repo.path / "sub\nfolder", repo).top == str(repo.path)
    assert views.one(views.read(repo), "branch") == "main"


def test_a_linked_worktree_shares_a_common_folder(born, tmp_path):
    linked = views.locate(born.worktree(tmp_path / "linked", "side"))

    assert (linked.top, linked.common_dir) == (str(tmp_path / "linked"), str(born.path / ".git"))
    assert linked.is_linked_worktree
    assert linked.git_dir == str(born.path / ".git/worktrees/linked")


def test_a_submodule_is_a_repository_of_its_own(born, tmp_path):
    inner = repos.Repo(tmp_path / "inner", home=born.home)
    inner.commit("Inner")
    born.git("submodule", "--quiet", "add", str(inner.path), "sub")
    found = at(born.path / "sub", born)

    assert (found.top, found.git_dir) == (str(born.path / "sub"), str(born.path / ".git/modules/sub"))
    assert not found.is_linked_worktree


def test_a_bare_repository_has_no_worktree_but_the_rest(born, tmp_path):
    bare = repos.Repo(tmp_path / "bare.git", "--bare", home=born.home)
    bare.git("fetch", "-q", str(born.path), "main:main")
    readout = views.read(bare)

    assert views.locate(bare) == layout.Repository(
        top=None, common_dir=str(bare.path), git_dir=str(bare.path), is_bare=True
    )
    assert views.one(readout, "branch") == "main"
    assert views.one(readout, "head")["subject"] == "Begin"
    assert views.unread(readout, "uncommitted") == "a bare repository has no worktree"


def test_the_inside_of_a_git_folder_is_no_worktree(born):
    readout = views.read(born, cwd=born.path / ".git")

    assert views.one(readout, "branch") == "main"
    assert views.unread(readout, "uncommitted") == "the folder is not inside the worktree of its repository"


def test_a_worktree_that_is_elsewhere_is_not_looked_at(born, tmp_path):
    (tmp_path / "private").mkdir()
    (tmp_path / "private/diary.txt").touch()
    born.git("config", "core.worktree", str(tmp_path / "private"))
    readout = views.read(born)

    assert "not inside the worktree" in views.unread(readout, "uncommitted")
    assert not [claim for claim in readout.observations if "diary" in str(claim.value)]


def test_a_folder_without_a_repository_says_so(tmp_path, repo):
    (tmp_path / "plain").mkdir()

    assert at(tmp_path / "plain", repo).reason == f"no git repository here: {tmp_path / 'plain'}"


def test_a_repository_that_git_cannot_read_is_not_called_none(born):
    born.write(".git/HEAD", "garbage\n")

    assert views.locate(born).reason == f"{born.path / '.git'} is there, but git cannot read it as a repository"


def test_a_folder_that_is_gone_says_so(tmp_path, repo):
    assert at(tmp_path / "gone", repo).reason == f"no such folder: {tmp_path / 'gone'}"


@pytest.mark.parametrize("cwd", ["", "/a\0b", "/lone\ud800"])
def test_a_name_that_no_folder_can_have_is_a_gap(repo, cwd):
    found = at(cwd, repo)

    assert isinstance(found, gaps.Gap)
    assert found.tried.encode()


def test_without_git_the_gap_says_so(born):
    world = views.World(lambda _name: reach.Ran(None, b"", b"", "git was not found"))
    gap = views.locate(born, world=world)

    assert gap.reason == "git was not found: not installed, or only inside this repository"
    assert gap.next == "git --version"


def test_an_old_git_is_told_by_its_echo(born):
    world = views.World(lambda _name: reach.Ran(0, b"--path-format=absolute\nfalse\n", b""))

    assert views.locate(born, world=world).reason == "the installed git is older than 2.31"


def test_a_repository_of_a_format_to_come_is_a_gap(born):
    born.git("config", "core.repositoryFormatVersion", "1")
    born.git("config", "extensions.tomorrow", "true")

    assert views.locate(born).reason.startswith("the installed git is too old for this")


def test_a_repository_of_another_owner_names_the_command_that_trusts_it(born):
    class Stranger(views.World):
        def run(self, argv, *, env, **kwargs):
            return super().run(argv, env={**env, "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"}, **kwargs)

    gap = views.locate(born, world=Stranger())

    assert gap.reason == f"the repository of {born.path} is owned by someone else, and git does not trust it"
    assert gap.next == f"git config --global --add safe.directory {born.path}"


def test_an_owner_whom_the_person_trusts_is_trusted(born):
    class Stranger(views.World):
        def run(self, argv, *, env, **kwargs):
            return super().run(argv, env={**env, "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"}, **kwargs)

    (born.home / ".gitconfig").write_text(f"[safe]\ndirectory = {born.path}\n")

    assert views.one(views.read(born, world=Stranger()), "branch") == "main"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_git_folder_that_may_not_be_read_is_not_called_none(born):
    (born.path / ".git").chmod(0)
    try:
        found = views.locate(born)
    finally:
        (born.path / ".git").chmod(0o700)

    assert found.reason.endswith("is there, but git cannot read it as a repository")


@pytest.mark.promise("R6", "R6a")
def test_the_same_repository_gives_the_same_claims(born):
    born.write("b.txt")

    assert views.read(born) == views.read(born)
    assert {claim.seen_at for claim in views.read(born).observations} == {views.NOW}


def test_every_claim_is_of_a_field_the_source_speaks_for(born):
    assert {claim.field for claim in views.read(born).observations} == repository.SPEAKS_FOR
