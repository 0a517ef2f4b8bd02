"""A place for the command line: a repository, a runtime's folder with sessions, and the command run as a process."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path

from reorient.effects import demo_rows
from support import repos

NOW = "2026-03-02T12:00:00Z"
SRC = Path(__file__).parents[2] / "src"
BYTECODE = Path(tempfile.gettempdir()) / f"reorient-bytecode-{os.getpid()}"  # compiled once a run, gone with its folder
MARK = re.compile(r"\[((?:s:\d+|git \w+)(?:, (?:s:\d+|git \w+))*)\]")


@dataclass(frozen=True)
class Done:
    """What one run of the command gave."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> dict:  # type: ignore[type-arg]
        return json.loads(self.out)  # type: ignore[no-any-return]


@dataclass
class Place:
    """root: everything stands below it.  folder: where the command is run.  variables: added to its environment."""

    root: Path
    folder: Path
    variables: dict[str, str] = field(default_factory=dict)

    @property
    def config(self) -> Path:
        return self.root / "claude"

    def reorient(self, *args: str, stdin: str | bytes = "", cwd: Path | None = None, **variables: str) -> Done:
        """Run `reorient` as a process of its own, with --now where the command takes one."""
        here = cwd or self.folder
        env = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.root / "home"),
            "CLAUDE_CONFIG_DIR": str(self.config),
            "PYTHONPATH": str(SRC),
            "PYTHONPYCACHEPREFIX": str(BYTECODE),
            "PWD": str(here),
            **self.variables,
            **variables,
        }
        env = {name: value for name, value in env.items() if value != "UNSET"}
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "reorient", *args],
            cwd=here,
            env=env,
            input=stdin.encode() if isinstance(stdin, str) else stdin,
            capture_output=True,
            timeout=120,
            check=False,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    def now(self, *args: str, **variables: str) -> Done:
        return self.reorient("now", "--now", NOW, *args, **variables)

    def session_path(self, name: str, folder: Path | None = None) -> Path:
        """Where the runtime files a session of a folder."""
        spelled = unicodedata.normalize("NFC", str(folder or self.folder))
        kept = self.config / "projects" / re.sub(r"[^A-Za-z0-9]", "-", spelled)
        kept.mkdir(parents=True, exist_ok=True)
        return kept / f"{name}.jsonl"

    def session(self, rows: demo_rows.Rows | bytes, name: str = "11111111-1111-4111-8111-111111111111") -> Path:
        """File a session of this folder."""
        path = self.session_path(name)
        path.write_bytes(rows if isinstance(rows, bytes) else rows.text().encode("utf-8", "surrogatepass"))
        return path

    def rows(self, branch: str = "main", name: str = "11111111-1111-4111-8111-111111111111") -> demo_rows.Rows:
        return demo_rows.Rows(session=name, cwd=str(self.folder), branch=branch)

    def snapshot(self) -> dict[str, tuple[str, int, int]]:
        """Every file below the root: digest, mode, mtime."""
        out = {}
        for path in sorted(self.root.rglob("*")):
            state = path.lstat()
            body = path.read_bytes() if path.is_file() and not path.is_symlink() and os.access(path, os.R_OK) else b""
            out[str(path)] = (hashlib.sha256(body).hexdigest(), state.st_mode, state.st_mtime_ns)
        return out


def make(root: Path, name: str = "parcel", *, repository: bool = True) -> Place:
    """A folder, a repository in it with one commit unless told otherwise, and an empty home."""
    (root / "home").mkdir()
    folder = root / name
    folder.mkdir()
    if repository:
        repo = repos.Repo(folder, home=root / "git-home")
        repo.write("queue.py", "def send(): ...\n")
        repo.git("add", ".")
        repo.git("commit", "-qm", "keep the queue")
    return Place(root=root, folder=folder)


def told(place: Place) -> Place:
    """The same place with a session that holds a bit of everything."""
    rows = place.rows()
    rows.human("The goal is to retry failed parcels. Never touch the billing table.")
    rows.agent("Understood.")
    rows.human("let's use Redis for the queue")
    rows.agent("ok")
    rows.human("keep the queue in SQLite instead of Redis")
    edit = {"file_path": f"{place.folder}/queue.py", "old_string": "...", "new_string": "pass"}
    rows.tool("Edit", edit, "updated")
    rows.human("fix the double send, see https://example.com/x and #12")
    rows.tool("Bash", {"command": "pytest -q"}, "E   assert 2 == 1\n1 failed", failed=True)
    rows.agent("The problem is that send() runs twice. Then I'll cap the backoff at 90 s.")
    rows.tool("Bash", {"command": "git status"}, "")
    place.session(rows)
    (place.folder / "queue.py").write_text("def send(): pass\n")
    return place
