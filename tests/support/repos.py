"""Real git repositories for tests: one identity, fixed dates, no configuration but their own."""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path

PERSON = "Ada Lovelace"
MAIL = "ada@example.org"
FIRST_COMMIT = 1_767_225_600  # 2026-01-01T00:00:00Z; each commit is a minute younger than the one before

_PERSON = {"NAME": PERSON, "EMAIL": MAIL}


class Repo:
    """A repository at `path`, made there unless one already is (`make=False`). home: where its `git` finds no files."""

    def __init__(self, path: Path, *init: str, home: Path | None = None, make: bool = True) -> None:
        self.path = path
        self.home = home or path.parent / f"{path.name}-home"
        self._clock = FIRST_COMMIT
        for folder in (path, self.home):
            folder.mkdir(parents=True, exist_ok=True)
        if make:
            self.git("init", "-q", "--initial-branch=main", *init)

    def git(self, *args: str, ok: bool = True, stdin: bytes = b"", **variables: str) -> str:
        """What an ordinary git prints; AssertionError where it fails, unless `ok` is False."""
        done = subprocess.run(
            ["git", "-c", "protocol.file.allow=always", *args],
            cwd=self.path,
            env=self._environ() | variables,
            input=stdin,
            capture_output=True,
            check=False,
        )
        assert not ok or done.returncode == 0, (args, done.stdout, done.stderr)
        return done.stdout.decode("utf-8", "surrogateescape").strip()

    def _environ(self) -> dict[str, str]:
        person = {f"GIT_{who}_{what}": text for who in ("AUTHOR", "COMMITTER") for what, text in _PERSON.items()}
        dates = {f"GIT_{who}_DATE": f"{self._clock} +0000" for who in ("AUTHOR", "COMMITTER")}
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_EDITOR": "true",
            "LC_ALL": "C",
            **person,
            **dates,
        }

    def write(self, name: str, text: str | bytes = "text\n") -> Path:
        """A file of the worktree, with its folders."""
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    def commit(self, message: str = "Change") -> str:
        """All that differs as one commit, a minute younger than the last; its id."""
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", message)
        self._clock += 60
        return self.git("rev-parse", "HEAD")

    def branch(self, name: str) -> None:
        """A new branch, checked out."""
        self.git("checkout", "-q", "-b", name)

    def clone(self, path: Path, *args: str) -> Repo:
        """A clone of this repository, which it follows as `origin`."""
        self.git("clone", "-q", *args, self.path.as_uri(), str(path))
        copy = Repo(path, make=False, home=self.home)
        copy._clock = self._clock + 3600
        return copy

    def worktree(self, path: Path, branch: str) -> Repo:
        """A linked worktree on a new branch."""
        self.git("worktree", "add", "-q", "-b", branch, str(path))
        return Repo(path, make=False, home=self.home)


def snapshot(*folders: Path) -> dict[str, tuple[int, int, str]]:
    """Every file, link and folder beneath: mode, time of change in ns, digest of the bytes, or where it leads."""
    seen = {}
    for folder in folders:
        for top, names, files in os.walk(folder):
            for name in (".", *names, *files):
                path = Path(top, name)
                state = path.lstat()
                raw = path.read_bytes() if path.is_file() and not path.is_symlink() else b""
                target = os.readlink(path) if path.is_symlink() else ""
                seen[str(path)] = (state.st_mode, state.st_mtime_ns, target or hashlib.sha256(raw).hexdigest())
    return seen
