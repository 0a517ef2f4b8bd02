"""A story's real git repository, made in one `fast-import`, with fixed dates and no configuration of this machine."""

from __future__ import annotations

import datetime
import os
import pathlib
import subprocess
from collections.abc import Mapping

from bench.stories import shape

ENVIRONMENT = {
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
}


def build(repository: shape.Repository, root: pathlib.Path, start: str) -> dict[str, str]:
    """Make it in `root`; the commits' full ids by name."""
    root.mkdir(parents=True)
    git(root, "init", "-q", "-b", repository.base)
    marks = root / ".git" / "bench-marks"
    git(root, "fast-import", "--quiet", f"--export-marks={marks}", given=_stream(repository, start))
    ids = dict(line.split() for line in marks.read_text("ascii").splitlines())
    marks.unlink()
    _configure(repository, root)
    git(root, "checkout", "-q", "-f", repository.branch)
    _leave(repository, root)
    return {commit.name: ids[f":{number}"] for number, commit in enumerate(repository.commits, 1)}


def git(root: pathlib.Path, *words: str, given: bytes = b"") -> str:
    """Run git there, isolated."""
    env = {"PATH": os.environ["PATH"], "HOME": str(root), **ENVIRONMENT}
    done = subprocess.run(["git", *words], cwd=root, env=env, input=given, capture_output=True, check=True)
    return done.stdout.decode("utf-8", "replace")


def _stream(repository: shape.Repository, start: str) -> bytes:
    """All commits: the base's first, then the branch's, then what only the upstream has."""
    parts: list[bytes] = []
    heads: dict[str, str] = {}
    for number, commit in enumerate(repository.commits, 1):
        ref = repository.base if commit.on == "base" else repository.branch
        parent = heads.get(ref) or heads.get(repository.base)
        parts.append(_commit(f"refs/heads/{ref}", number, commit, parent, start))
        heads[ref] = f":{number}"
    published = repository.published
    if published is not None:
        tip = f":{1 + [commit.name for commit in repository.commits].index(published)}"
        upstream = f"refs/remotes/origin/{repository.branch}"
        parts.append(f"reset {upstream}\nfrom {tip}\n\n".encode())
        for extra in range(repository.upstream_extra):
            theirs = shape.Commit(
                name="", subject=f"Bump the build number to {extra + 2}", minute=-30 + extra,
                files={"BUILD": f"{extra + 2}\n"},
                author="Release Bot",
            )  # fmt: skip
            parts.append(_commit(upstream, 900 + extra, theirs, tip, start))
            tip = f":{900 + extra}"
    return b"".join(parts)


def _commit(ref: str, number: int, commit: shape.Commit, parent: str | None, start: str) -> bytes:
    when = datetime.datetime.fromisoformat(start) + datetime.timedelta(minutes=commit.minute)
    mail = commit.author.lower().replace(" ", ".") + "@example.org"
    person = f"{commit.author} <{mail}> {int(when.timestamp())} +0000"
    lines = [f"commit {ref}", f"mark :{number}", f"author {person}", f"committer {person}"]
    head = "\n".join(lines).encode() + b"\n" + _data(commit.subject + "\n")
    source = f"from {parent}\n".encode() if parent else b""
    return head + source + _files(commit.files) + b"\n"


def _files(files: Mapping[str, str]) -> bytes:
    return b"".join(f"M 100644 inline {path}\n".encode() + _data(text) for path, text in sorted(files.items()))


def _data(text: str) -> bytes:
    body = text.encode()
    return f"data {len(body)}\n".encode() + body + b"\n"


def _configure(repository: shape.Repository, root: pathlib.Path) -> None:
    if repository.remote:
        git(root, "config", "remote.origin.url", repository.remote)
        git(root, "config", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*")
    if repository.published is not None:
        git(root, "config", f"branch.{repository.branch}.remote", "origin")
        git(root, "config", f"branch.{repository.branch}.merge", f"refs/heads/{repository.branch}")


def _leave(repository: shape.Repository, root: pathlib.Path) -> None:
    """The folder as the session left it."""
    for files in (repository.staged, repository.changed, repository.untracked):
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, "utf-8")
        if files is repository.staged and files:
            git(root, "add", "--", *sorted(files))
