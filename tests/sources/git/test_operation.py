"""An operation that waits to be ended is told with what is needed to go on."""

from __future__ import annotations

import pytest

from reorient.model.values import Record
from reorient.sources.git import layout
from sources.git import views


@pytest.fixture
def forked(born):
    """`side` and `main` changed the same line; `side` is checked out."""
    born.branch("side")
    born.write("a.txt", "side\n")
    born.commit("Side")
    born.git("checkout", "-q", "main")
    born.write("a.txt", "main\n")
    born.commit("Main")
    born.git("checkout", "-q", "side")
    return born


def operation(repo):
    return views.one(views.read(repo), "operation")


def test_where_nothing_waits_none_is_told(born):
    assert operation(born) is None


def test_a_merge_names_what_is_merged(forked):
    forked.git("merge", "main", ok=False)

    assert operation(forked) == Record(kind="merge", heads=(forked.git("rev-parse", "main"),))


@pytest.mark.parametrize("backend", ["--merge", "--apply"])
def test_a_rebase_names_branch_target_and_step(forked, backend):
    forked.commit("More")
    forked.git("rebase", backend, "main", ok=False)
    steps = 2 if backend == "--merge" else 1  # the older way leaves out what changes nothing

    assert operation(forked) == Record(
        kind="rebase", branch="side", onto=forked.git("rev-parse", "main"), step=1, of=steps
    )
    assert views.one(views.read(forked), "branch") == Record(detached=True, at=forked.git("rev-parse", "main"))


def test_an_am_is_not_taken_for_a_rebase(forked):
    patch = forked.git("format-patch", "-1", "--stdout", "main")
    forked.git("am", "-q", ok=False, stdin=patch.encode() + b"\n")

    assert operation(forked) == Record(kind="am", branch=None, onto=None, step=1, of=1)


def test_a_cherry_pick_names_its_commit_and_what_is_left(forked):
    forked.git("checkout", "-q", "main")
    forked.commit("Later")
    forked.git("checkout", "-q", "side")
    forked.git("cherry-pick", "main~1", "main", ok=False)

    assert operation(forked) == Record(kind="cherry-pick", commit=forked.git("rev-parse", "main~1"), left=2)


def test_a_series_whose_step_was_committed_by_hand_still_waits(forked):
    forked.git("checkout", "-q", "main")
    forked.write("b.txt")
    forked.commit("Later")
    forked.git("checkout", "-q", "side")
    forked.git("cherry-pick", "main~1", "main", ok=False)
    forked.commit("By hand")

    assert operation(forked) == Record(kind="cherry-pick", commit=None, left=2)


def test_a_revert_names_its_commit(forked):
    forked.write("a.txt", "again\n")
    forked.commit("Again")
    forked.git("revert", "HEAD~1", ok=False)

    assert operation(forked) == Record(kind="revert", commit=forked.git("rev-parse", "HEAD~1"), left=None)


def test_a_bisect_counts_what_was_judged(born):
    for number in range(6):
        born.commit(f"Step {number}")
    born.git("bisect", "start", "HEAD", "HEAD~6")
    born.git("bisect", "good")

    assert operation(born) == Record(kind="bisect", start="main", good=2, bad=1)


def test_a_bisect_beside_a_merge_is_told_too(forked):
    forked.git("bisect", "start")
    forked.git("merge", "main", ok=False)

    assert operation(forked) == Record(kind="merge", heads=(forked.git("rev-parse", "main"),), also=("bisect",))


def test_a_worktree_does_not_tell_the_operation_of_another(forked, tmp_path):
    linked = forked.worktree(tmp_path / "linked", "third")
    forked.git("merge", "main", ok=False)

    assert operation(linked) is None


def test_odd_files_of_an_operation_leave_details_open(born):
    born.write(".git/rebase-merge/msgnum", "\xb2" * 3)
    born.write(".git/rebase-merge/end", "9" * 40)
    (born.path / ".git/rebase-merge/onto").mkdir()

    assert operation(born) == Record(kind="rebase", branch=None, onto=None, step=None, of=None)


def test_with_a_reftable_no_pick_is_denied(born):
    (born.path / ".git/reftable").mkdir()
    readout = views.read(born)

    assert views.told(readout, "operation") == {}
    assert "reftable" in views.unread(readout, "operation")


def test_a_git_folder_that_cannot_be_listed_leaves_it_unknown(born):
    class Closed(views.World):
        def entries(self, folder: str):
            raise PermissionError(13, "Permission denied", folder)

    readout = views.read(born, world=Closed())

    assert isinstance(views.locate(born), layout.Repository)
    assert views.told(readout, "operation") == views.told(readout, "uncommitted") == {}
    assert views.unread(readout, "operation").endswith("cannot be listed: Permission denied")
