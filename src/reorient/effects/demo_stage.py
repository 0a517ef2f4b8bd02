"""The demo's stage: a real repository and session in a temporary folder, removed afterwards unless it is to be kept.

Nothing outside that folder is written, and git is run with a configuration of its own.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from reorient.effects import demo_story
from reorient.model import errors
from reorient.model.frozen import Frozen


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Stage(Frozen):
    """folder: the repository.  config: the runtime's folder that holds the session."""

    folder: str
    config: str


@contextlib.contextmanager
def built(*, path: str, keep: bool = False) -> Iterator[Stage]:
    """Build it. path: where git is looked for. Unsupported where git is missing or no temporary folder can be made."""
    try:
        root = os.path.realpath(tempfile.mkdtemp(prefix="reorient-demo-"))
    except OSError as error:
        raise errors.Unsupported(
            f"the demo needs a temporary folder: {error}", next="TMPDIR=$HOME reorient demo"
        ) from None
    try:
        yield _build(root, path)
    finally:
        if not keep:
            shutil.rmtree(root, ignore_errors=True)


def _build(root: str, path: str) -> Stage:
    folder, config = os.path.join(root, demo_story.FOLDER), os.path.join(root, "claude")
    os.mkdir(folder)
    env = {"PATH": path, "HOME": root, "LC_ALL": "C", "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0"}
    _git(folder, env, "init", "-q", "-b", "main")
    oids = [_commit(folder, env, at) for at in range(len(demo_story.COMMITS))]
    _write(folder, demo_story.LEFT)
    sessions = os.path.join(config, "projects", re.sub(r"[^A-Za-z0-9]", "-", folder))
    _write(sessions, {f"{demo_story.SESSION}.jsonl": demo_story.rows(folder, oids)})
    return Stage(folder=folder, config=config)


def _commit(folder: str, env: Mapping[str, str], at: int) -> str:
    message, files = demo_story.COMMITS[at]
    _write(folder, files)
    when = f"2026-03-02T09:{10 * at:02}:00Z"
    dated = {**env, "GIT_AUTHOR_DATE": when, "GIT_COMMITTER_DATE": when}
    _git(folder, dated, "add", ".")
    who = ("-c", "user.name=Maya", "-c", "user.email=maya@example.com", "-c", "commit.gpgSign=false")
    _git(folder, dated, *who, "commit", "-q", "-m", message)
    if at == 0:
        _git(folder, env, "switch", "-q", "-c", demo_story.BRANCH)
    return _git(folder, env, "rev-parse", "--short=7", "HEAD").strip()


def _git(folder: str, env: Mapping[str, str], *args: str) -> str:
    argv = ["git", *args]
    try:
        done = subprocess.run(  # noqa: S603 - fixed words, no shell
            argv, cwd=folder, env=dict(env), capture_output=True, text=True, check=True
        )
    except FileNotFoundError:
        raise errors.Unsupported("the demo needs git, which was not found", next="sudo apt-get install git") from None
    except subprocess.CalledProcessError as error:
        raise errors.Unsupported(f"the demo's repository could not be made: {error.stderr.strip()}") from None
    return done.stdout


def _write(folder: str, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
