"""Whatever git does instead of answering, the fields it would have told are gaps: no exception, no absence."""

from __future__ import annotations

import pytest

from reorient import reach
from reorient.model import gaps
from sources.git import views
from support import repos

HUGE = b"x" * (33 * 1024 * 1024)

FAULTS = {
    "missing": reach.Ran(None, b"", b"", "git was not found"),
    "timeout": reach.Ran(None, b"", b"", "git gave no answer within 5 s"),
    "killed": reach.Ran(-9, b"", b""),
    "refused": reach.Ran(128, b"", b"fatal: \xff\x1b[31mno\n"),
    "usage": reach.Ran(129, b"", b"error: unknown option `porcelain=v2'\nusage: git status [<options>]\n"),
    "empty": reach.Ran(0, b"", b""),
    "garbage": reach.Ran(0, b"\x00\xff<html>502</html>\n\x00", b""),
    "words": reach.Ran(0, b"hello\n", b""),
    "zeros": reach.Ran(0, b"\0" * 64, b""),
    "huge": reach.Ran(0, HUGE, b""),
}

TOLD_BY = {
    "rev-parse": {"branch", "head", "upstream", "uncommitted", "stash", "commit", "worktree", "operation"},
    "config": {"branch", "head", "upstream", "uncommitted", "stash", "commit", "worktree", "operation"},
    "for-each-ref": {"upstream", "stash"},
    "log": {"head", "commit", "stash"},
    "status": {"uncommitted"},
    "worktree": {"worktree"},
}


@pytest.fixture(scope="module")
def full(tmp_path_factory):
    """A repository in which every set has an entry, so that no claim of none is right but that of the operation."""
    tmp_path = tmp_path_factory.mktemp("full")
    born = repos.Repo(tmp_path / "repo")
    born.write("a.txt")
    born.commit("Begin")
    clone = born.clone(tmp_path / "clone")
    clone.write("a.txt", "stashed\n")
    clone.git("stash", "push", "-q")
    clone.worktree(tmp_path / "linked", "side")
    clone.git("config", "filter.pack.clean", "cat")
    clone.write("a.txt", "changed\n")
    return clone


def test_without_a_fault_everything_is_told(full):
    readout = views.read(full)

    assert {claim.field for claim in readout.observations} == TOLD_BY["rev-parse"]
    assert {claim.field for claim in readout.observations if claim.value is None} == {"operation"}
    assert not readout.gaps


@pytest.mark.promise("R1", "R1a", "R1b")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", TOLD_BY)
def test_a_fault_is_a_gap_and_no_absence(full, name, fault):
    readout = views.read(full, world=views.World(lambda asked: FAULTS[fault] if asked == name else None))
    gone = TOLD_BY[name]

    assert not [claim for claim in readout.observations if claim.field in gone]
    assert {claim.field for claim in readout.observations} == TOLD_BY["rev-parse"] - gone
    assert {claim.field for claim in readout.observations if claim.value is None} <= {"operation"}
    assert gone <= {field for gap in readout.gaps for field in gap.fields or gone}


@pytest.mark.parametrize("fault", FAULTS)
def test_with_attributes_unread_no_change_is_sure(full, fault):
    readout = views.read(full, world=views.World(lambda asked: FAULTS[fault] if asked == "check-attr" else None))

    assert views.told(readout, "uncommitted")["a.txt"]["change"] == "unverified"
    assert views.unread(readout, "uncommitted")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("head", [b"ref: refs/heads/.invalid\n", OSError("gone")])
def test_a_head_that_git_cannot_name_is_unknown(full, fault, head):
    class Odd(views.World):
        def read(self, path: str, *, limit: int) -> bytes:
            if not path.endswith("/HEAD"):
                return super().read(path, limit=limit)
            if isinstance(head, OSError):
                raise head
            return head

    readout = views.read(full, world=Odd(lambda asked: FAULTS[fault] if asked == "symbolic-ref" else None))

    assert views.told(readout, "branch") == views.told(readout, "upstream") == {}
    assert views.unread(readout, "branch") == views.unread(readout, "upstream")
    assert views.told(readout, "stash")


def test_a_distance_of_unknown_form_is_no_distance(full):
    row = b"\0".join((b"refs/heads/main", b"8" * 40, b"origin/main", b"diverged")) + b"\n"
    world = views.World(lambda asked: reach.Ran(0, row, b"") if asked == "for-each-ref" else None)

    assert "form that is not known" in views.unread(views.read(full, world=world), "upstream")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_folder_with_line_breaks_is_told_whole_or_not_at_all(tmp_path, fault):
    repo = repos.Repo(tmp_path / "two\nlines", home=tmp_path / "home")
    asked = iter(range(9))
    world = views.World(lambda name: FAULTS[fault] if name == "rev-parse" and next(asked) == 2 else None)
    found = views.locate(repo, world=world)

    assert isinstance(found, gaps.Gap)


@pytest.mark.parametrize("fault", FAULTS)
def test_with_all_of_git_at_fault_there_is_one_gap(full, fault):
    readout = views.read(full, world=views.World(lambda _asked: FAULTS[fault]))

    assert (readout.observations, len(readout.gaps)) == ((), 1)
    assert readout.gaps[0].fields == ()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_gap_is_one_printable_sentence(full, fault):
    [gap] = views.read(full, world=views.World(lambda _asked: FAULTS[fault])).gaps

    assert gap.source == "git"
    assert gap.reason.isprintable()
    assert len(gap.reason) < 400
    assert str(full.path) in gap.tried


def test_what_git_complains_of_beside_an_answer_denies_nothing(born):
    def with_words(name: str) -> reach.Ran | None:
        clean = b"# branch.oid " + born.git("rev-parse", "HEAD").encode() + b"\0"
        return reach.Ran(0, clean, b"warning: could not open directory 'x/'\n") if name == "status" else None

    readout = views.read(born, world=views.World(with_words))

    assert views.told(readout, "uncommitted") == {}
    assert "could not open directory" in views.unread(readout, "uncommitted")


def test_a_head_that_moves_once_is_read_again(born):
    moved = iter([True])
    world = views.World(
        lambda name: born.commit("Meanwhile") and None if name == "status" and next(moved, False) else None
    )
    readout = views.read(born, world=world)

    assert views.one(readout, "head")["subject"] == "Meanwhile"
    assert not readout.gaps


def test_a_head_that_never_rests_is_told(born):
    world = views.World(lambda name: born.commit("Meanwhile") and None if name == "status" else None)
    readout = views.read(born, world=world)

    assert views.unread(readout, "head") == "the repository changed twice while it was read"
