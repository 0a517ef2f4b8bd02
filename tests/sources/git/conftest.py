"""A real repository for each test that asks for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from support import repos


@pytest.fixture
def repo(tmp_path: Path) -> repos.Repo:
    """Without a commit yet."""
    return repos.Repo(tmp_path / "repo")


@pytest.fixture
def born(repo: repos.Repo) -> repos.Repo:
    """With one commit of one file, `a.txt`."""
    repo.write("a.txt")
    repo.commit("Begin")
    return repo
