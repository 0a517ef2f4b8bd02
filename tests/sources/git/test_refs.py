"""HEAD's branch is told as it is, and how far it is from what it follows, as of the last fetch."""

from __future__ import annotations

import os

import pytest

from reorient import reach
from reorient.model.values import Record
from sources.git import views

FETCHED = 1_767_300_000
FETCHED_AT = "2026-01-01T20:40:00Z"


def branch(repo, **kwargs):
    return views.one(views.read(repo, **kwargs), "branch")


def upstream(repo):
    return views.one(views.read(repo), "upstream")


@pytest.mark.parametrize("name", ["main", "feature/42", "功能", "(detached)", "-odd", "a.b", 'q"uote'])
def test_the_branch_is_the_one_that_head_names(born, name):
    born.git("update-ref", f"refs/heads/{name}", "HEAD")
    born.git("symbolic-ref", "HEAD", f"refs/heads/{name}")

    assert branch(born) == name
    assert views.told(views.read(born), "uncommitted") == {"": None}


def test_a_branch_without_a_commit_has_its_name(repo):
    assert branch(repo) == "main"


def test_a_detached_head_names_its_commit(born):
    oid = born.git("rev-parse", "HEAD")
    born.git("checkout", "-q", "--detach")

    assert branch(born) == Record(detached=True, at=oid)
    assert upstream(born) is None


def test_a_packed_branch_is_found(born):
    born.git("pack-refs", "--all")

    assert branch(born) == "main"
    assert not views.read(born).gaps


def test_a_head_that_is_a_link_is_read_by_git(born):
    (born.path / ".git/HEAD").unlink()
    (born.path / ".git/HEAD").symlink_to("refs/heads/main")

    assert branch(born) == "main"


def test_refs_that_are_not_kept_in_files_are_read_by_git(born):
    class Reftable(views.World):
        def read(self, path: str, *, limit: int) -> bytes:
            return b"ref: refs/heads/.invalid\n" if path.endswith("/HEAD") else super().read(path, limit=limit)

    assert branch(born, world=Reftable()) == "main"


def test_a_branch_that_follows_nothing_has_no_upstream(born):
    assert upstream(born) is None


def test_ahead_and_behind_stand_beside_the_time_of_the_last_fetch(born, tmp_path):
    clone = born.clone(tmp_path / "clone")
    born.commit("Theirs")
    born.commit("Theirs too")
    clone.commit("Ours")
    clone.git("fetch", "-q")
    os.utime(clone.path / ".git/FETCH_HEAD", (FETCHED, FETCHED))

    assert upstream(clone) == Record(name="origin/main", ahead=1, behind=2, gone=False, as_of=FETCHED_AT)


def test_a_clone_that_never_fetched_again_has_no_time_of_a_fetch(born, tmp_path):
    clone = born.clone(tmp_path / "clone")

    assert upstream(clone) == Record(name="origin/main", ahead=0, behind=0, gone=False, as_of=None)


def test_a_linked_worktree_knows_a_fetch_of_the_main_one(born, tmp_path):
    clone = born.clone(tmp_path / "clone")
    clone.git("fetch", "-q")
    os.utime(clone.path / ".git/FETCH_HEAD", (FETCHED, FETCHED))
    linked = clone.worktree(tmp_path / "linked", "side")
    linked.git("branch", "-q", "--set-upstream-to", "origin/main")

    assert upstream(linked) == Record(name="origin/main", ahead=0, behind=0, gone=False, as_of=FETCHED_AT)


def test_an_upstream_that_was_deleted_is_gone(born, tmp_path):
    clone = born.clone(tmp_path / "clone")
    clone.git("update-ref", "-d", "refs/remotes/origin/main")

    assert upstream(clone) == Record(name="origin/main", ahead=None, behind=None, gone=True, as_of=None)


def test_a_local_branch_can_be_followed(born):
    born.git("checkout", "-q", "-b", "side", "--track", "main")
    born.commit("Ours")

    assert upstream(born) == Record(name="main", ahead=1, behind=0, gone=False, as_of=None)


def test_an_upstream_of_which_nothing_is_fetched_is_unknown_not_absent(born):
    born.git("config", "branch.main.remote", "https://example.org/fork.git")
    born.git("config", "branch.main.merge", "refs/heads/main")
    readout = views.read(born)

    assert "upstream configured" in views.unread(readout, "upstream")
    assert views.told(readout, "upstream") == {}


def test_a_broken_ref_leaves_what_hangs_on_it_unknown(born):
    born.write(".git/refs/heads/main", "garbage\n")
    readout = views.read(born)

    assert views.one(readout, "branch") == "main"
    assert "broken ref" in views.unread(readout, "upstream")
    for field in ("head", "commit", "upstream", "uncommitted", "stash"):
        assert views.told(readout, field) == {}
        assert views.unread(readout, field)


def test_a_branch_with_a_commit_that_git_does_not_list_is_no_answer(born):
    world = views.World(lambda name: reach.Ran(0, b"", b"") if name == "for-each-ref" else None)
    readout = views.read(born, world=world)

    assert "form that is not known" in views.unread(readout, "upstream")
    assert "form that is not known" in views.unread(readout, "stash")


def test_head_never_becomes_an_option(born):
    class Odd(views.World):
        def read(self, path: str, *, limit: int) -> bytes:
            return b"ref: --upload-pack=x\n" if path.endswith("/HEAD") else super().read(path, limit=limit)

    world = Odd()

    assert branch(born, world=world) == "main"
    assert not [argv for argv in world.ran if "--upload-pack=x" in argv]


def test_a_common_folder_that_cannot_be_listed_leaves_the_fetch_undated(born, tmp_path):
    class Closed(views.World):
        def entries(self, folder: str):
            raise PermissionError(13, "Permission denied", folder)

    clone = born.clone(tmp_path / "clone")
    clone.git("fetch", "-q")
    value = views.one(views.read(clone, world=Closed()), "upstream")

    assert (value["name"], value["as_of"]) == ("origin/main", None)
