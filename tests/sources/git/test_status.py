"""What differs from HEAD is told path by path; a clean worktree is told as such."""

from __future__ import annotations

import os
import sys

import pytest

from reorient.model.values import Record
from reorient.sources.git import status
from sources.git import views
from support import repos


def told(repo, **kwargs):
    return views.told(views.read(repo, **kwargs), "uncommitted")


def test_a_clean_worktree_is_told_as_one_claim_of_none(born):
    assert told(born) == {"": None}


def test_each_kind_of_change_has_its_state(born):
    for name in ("b", "c", "d", "e"):
        born.write(name, f"{name}\n" * 20)
    born.commit()
    born.write("a.txt", "other\n")
    born.git("mv", "b", "moved")
    born.git("rm", "-q", "c")
    (born.path / "d").unlink()
    born.write("e", "staged\n")
    born.git("add", "e")
    born.write("e", "and again\n")
    born.write("new/one")

    assert told(born) == {
        "a.txt": Record(path="a.txt", state="unstaged", change="modified"),
        "c": Record(path="c", state="staged", change="deleted"),
        "d": Record(path="d", state="unstaged", change="deleted"),
        "e": Record(path="e", state="both", change="modified", then="modified"),
        "moved": Record(path="moved", state="staged", change="renamed", **{"from": "b"}),
        "new/": Record(path="new/", state="untracked", change="added"),
    }


def test_an_unmerged_path_is_conflicted(born):
    born.branch("other")
    born.write("a.txt", "theirs\n")
    born.commit()
    born.git("checkout", "-q", "main")
    born.write("a.txt", "ours\n")
    born.commit()
    born.git("merge", "other", ok=False)

    assert told(born) == {"a.txt": Record(path="a.txt", state="conflicted", change="both modified")}


def test_on_a_branch_without_a_commit_all_is_added(repo):
    repo.write("a.txt")
    repo.git("add", "a.txt")

    assert told(repo) == {"a.txt": Record(path="a.txt", state="staged", change="added")}


@pytest.mark.parametrize("name", ["a\nb", "漢字.txt", 'quote"d', "-n", "--version", "tab\there", " blank "])
def test_a_path_keeps_its_name(born, name):
    born.write(name)

    assert list(told(born)) == [name]


@pytest.mark.skipif(sys.platform == "darwin", reason="its file systems refuse such names")
def test_a_path_that_is_no_utf8_shows_its_bytes(born):
    born.write("caf\udce9")

    assert list(told(born)) == ["caf\\xe9"]


def test_paths_are_told_from_the_top_of_the_worktree(born):
    born.write("sub/deep/b.txt")
    born.commit()
    born.write("a.txt", "changed\n")

    assert list(told(born, cwd=born.path / "sub" / "deep")) == ["a.txt"]


def test_what_the_person_ignores_everywhere_is_ignored(born):
    (born.home / ".gitconfig").write_text(f"[core]\nexcludesFile = {born.home}/ignored\n")
    (born.home / "ignored").write_text("*.swp\n")
    born.write("a.swp")

    assert told(born) == {"": None}


def test_beyond_the_bound_the_rest_is_counted_and_tracked_files_come_first(born):
    for number in range(status.LIMIT + 9):
        born.write(f"n{number:04}")
    born.write("a.txt", "changed\n")
    born.write("zz", "staged\n")
    born.git("add", "zz")
    readout = views.read(born)

    assert len(views.told(readout, "uncommitted")) == status.LIMIT
    assert {"a.txt", "zz", "n0000"} <= views.told(readout, "uncommitted").keys()
    assert [(skip.where, skip.count) for skip in readout.skipped] == [("git status", 11)]


def test_five_thousand_files_are_compared(born):
    for number in range(5_000):
        born.write(f"d{number % 50}/f{number}", str(number))
    born.commit()
    born.write("d7/f4957", "changed")

    assert list(told(born)) == ["d7/f4957"]


def test_a_submodule_is_named_and_not_looked_into(born, tmp_path):
    inner = repos.Repo(tmp_path / "inner", home=born.home)
    inner.commit("Inner")
    born.git("submodule", "--quiet", "add", str(inner.path), "sub")
    born.commit()
    (born.path / "sub" / "dirty").touch()
    readout = views.read(born)

    assert views.told(readout, "uncommitted") == {"": None}
    assert [(skip.where, skip.count) for skip in readout.skipped] == [(str(born.path / ".gitmodules"), 1)]


def test_a_submodule_at_another_commit_is_a_change(born, tmp_path):
    inner = repos.Repo(tmp_path / "inner", home=born.home)
    inner.commit("Inner")
    born.git("submodule", "--quiet", "add", str(inner.path), "sub")
    born.commit()
    repos.Repo(born.path / "sub", home=born.home, make=False).commit("Moved on")

    assert told(born) == {"sub": Record(path="sub", state="unstaged", change="modified", submodule=True)}


def test_a_file_taken_out_of_the_index_but_left_lying_is_one_entry(born):
    born.git("rm", "-q", "--cached", "a.txt")

    assert told(born) == {"a.txt": Record(path="a.txt", state="both", change="deleted", then="untracked")}


def test_a_file_behind_a_filter_is_unverified_when_only_the_filter_could_tell(born):
    born.write(".gitattributes", "*.bin filter=pack\n")
    born.git("config", "filter.pack.clean", "tr a-z A-Z")
    born.write("x.bin", "abc\n")
    born.commit()
    os.utime(born.path / "x.bin", (1, 1))
    born.write("a.txt", "changed\n")

    assert told(born) == {
        "a.txt": Record(path="a.txt", state="unstaged", change="modified"),
        "x.bin": Record(path="x.bin", state="unstaged", change="unverified", filter="pack"),
    }
    assert born.git("status", "--porcelain") == "M a.txt"


def test_a_filter_that_nothing_configures_changes_no_answer(born):
    born.write(".gitattributes", "*.txt filter=pack\n")
    born.commit()
    born.write("a.txt", "changed\n")

    assert told(born) == {"a.txt": Record(path="a.txt", state="unstaged", change="modified")}


def test_a_lock_of_another_git_stops_nothing_and_is_told(born):
    lock = born.write(".git/index.lock", "")
    born.write("a.txt", "changed\n")
    readout = views.read(born)

    assert list(views.told(readout, "uncommitted")) == ["a.txt"]
    assert [skip.where for skip in readout.skipped] == [str(lock)]


def test_a_damaged_index_leaves_files_unknown_and_the_rest_told(born):
    born.write(".git/index", "garbage")
    readout = views.read(born)

    assert views.unread(readout, "uncommitted").startswith(f"the index of {born.path} is damaged")
    assert views.told(readout, "uncommitted") == {}
    assert views.one(readout, "branch") == "main"


def test_a_split_index_is_left_alone(born):
    born.git("update-index", "--split-index")
    before = repos.snapshot(born.path)
    readout = views.read(born)

    assert "the index is split" in views.unread(readout, "uncommitted")
    assert repos.snapshot(born.path) == before


def test_a_shared_index_that_is_no_longer_used_is_no_hindrance(born):
    born.git("update-index", "--split-index")
    born.git("update-index", "--no-split-index")

    assert list((born.path / ".git").glob("sharedindex.*"))
    assert told(born) == {"": None}


def test_a_shared_index_of_an_odd_name_counts_as_used(born):
    born.write(".git/sharedindex.odd")

    assert "the index is split" in views.unread(views.read(born), "uncommitted")


def test_without_an_index_there_is_nothing_to_share(born):
    born.write(".git/sharedindex.odd")
    (born.path / ".git/index").unlink()

    assert list(told(born)) == ["a.txt"]


def test_submodules_that_cannot_be_counted_are_told_still(born):
    (born.path / ".gitmodules").mkdir()
    skipped = views.read(born).skipped

    assert [(skip.where, skip.count) for skip in skipped] == [(str(born.path / ".gitmodules"), 1)]
