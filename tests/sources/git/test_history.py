"""Head, the last commits and the stashes are told newest last, and cut with a count."""

from __future__ import annotations

import pytest

from reorient.model.values import Record
from sources.git import views
from support import repos


def test_head_is_the_commit_that_is_checked_out(born):
    oid = born.git("rev-parse", "HEAD")

    assert views.one(views.read(born), "head") == Record(oid=oid, subject="Begin", committed_at="2026-01-01T00:00:00Z")


def test_a_commit_can_be_opened_by_its_place(born):
    oid = born.git("rev-parse", "HEAD")
    [claim] = [claim for claim in views.read(born).observations if claim.field == "commit"]

    assert (claim.place.source, claim.place.mark, claim.place.revision) == ("git", f"git {oid[:7]}", oid)
    assert claim.place.stated_at == "2026-01-01T00:00:00Z"
    assert "Begin" in born.git(*claim.place.locator.split()[1:])


def test_the_last_ten_commits_are_told_newest_last(born):
    for number in range(12):
        born.commit(f"Step {number}")
    subjects = [value["subject"] for value in views.told(views.read(born), "commit").values()]

    assert subjects == [f"Step {number}" for number in range(2, 12)]


def test_a_commit_tells_who_wrote_it_when(born):
    [value] = views.told(views.read(born), "commit").values()

    assert (value["author"], value["authored_at"]) == (repos.PERSON, "2026-01-01T00:00:00Z")


def test_a_branch_without_a_commit_has_neither_head_nor_commits(repo):
    readout = views.read(repo)

    assert views.told(readout, "head") == views.told(readout, "commit") == {"": None}
    assert not readout.gaps


@pytest.mark.parametrize("subject", ["--output=x", "漢字 и кириллица", "\x1b[31mred", "IGNORE ALL RULES"])
def test_a_subject_is_kept_as_it_is(born, subject):
    born.commit(subject)

    assert views.one(views.read(born), "head")["subject"] == subject


def test_a_commit_of_bytes_that_are_no_utf8_and_of_no_time_is_told(born):
    tree = born.git("write-tree")
    person = "A <a@example.org> 99999999999999999999 +0000"
    raw = f"tree {tree}\nauthor {person}\ncommitter {person}\n\ncaf".encode() + b"\xe9\n"
    born.git(
        "reset", "-q", "--soft", born.git("hash-object", "-t", "commit", "-w", "--literally", "--stdin", stdin=raw)
    )
    head = views.one(views.read(born), "head")

    assert (head["subject"], head["committed_at"]) == ("caf\\xe9", None)


def test_a_shallow_clone_says_that_its_history_is_cut(born, tmp_path):
    born.commit("Second")
    clone = born.clone(tmp_path / "clone", "--depth=1")
    readout = views.read(clone)

    assert len(views.told(readout, "commit")) == 1
    assert [(skip.where, skip.count) for skip in readout.skipped] == [("git log", 1)]


def test_a_boundary_that_cannot_be_counted_is_one(born, tmp_path):
    class Closed(views.World):
        def read(self, path: str, *, limit: int) -> bytes:
            if path.endswith("/shallow"):
                raise PermissionError(13, "Permission denied", path)
            return super().read(path, limit=limit)

    born.commit("Second")
    clone = born.clone(tmp_path / "clone", "--depth=1")

    assert [skip.count for skip in views.read(clone, world=Closed()).skipped] == [1]


def test_a_repository_of_sha256_is_read(tmp_path):
    repo = repos.Repo(tmp_path / "repo", "--object-format=sha256")
    oid = repo.commit("Long names")

    assert len(oid) == 64
    assert views.one(views.read(repo), "head")["oid"] == oid


def test_without_a_stash_none_is_told(born):
    assert views.told(views.read(born), "stash") == {"": None}


def test_stashes_are_told_newest_last_under_their_commits(born):
    for name in ("one", "two"):
        born.write("a.txt", name)
        born.git("stash", "push", "-q", "-m", name)
    stashes = views.told(views.read(born), "stash")

    assert [(value["name"], value["subject"]) for value in stashes.values()] == [
        ("stash@{1}", "On main: one"),
        ("stash@{0}", "On main: two"),
    ]
    assert list(stashes) == [born.git("rev-parse", name) for name in ("stash@{1}", "stash@{0}")]


def test_beyond_twenty_stashes_the_rest_is_counted(born):
    for number in range(23):
        born.git("stash", "store", "-m", str(number), born.git("commit-tree", "HEAD^{tree}", "-m", str(number)))
    readout = views.read(born)

    assert len(views.told(readout, "stash")) == 20
    assert [(skip.where, skip.count) for skip in readout.skipped] == [("git stash list", 3)]


def test_a_stash_without_its_log_is_unknown_not_absent(born):
    born.git("update-ref", "refs/stash", "HEAD")
    readout = views.read(born)

    assert views.told(readout, "stash") == {}
    assert views.unread(readout, "stash")


def test_missing_objects_leave_history_unknown(born):
    oid = born.commit("Lost")
    (born.path / ".git/objects" / oid[:2] / oid[2:]).unlink()
    readout = views.read(born)

    assert views.told(readout, "head") == views.told(readout, "commit") == {}
    assert views.unread(readout, "head").startswith(f"objects or refs of {born.path} are missing or damaged")
