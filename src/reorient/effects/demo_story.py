"""The demo's story: a small service, a branch, and a session that lost its context with one test still failing."""

from __future__ import annotations

from reorient.effects.demo_rows import Rows

SESSION = "7f3c0d52-5a1e-4c1b-9b52-2f6a4f0e7c11"
BRANCH = "retry-queue"
FOLDER = "parcel-api"

QUEUE = '''"""Parcels that could not be delivered wait here for another try."""

import sqlite3


def open_queue(path):
    db = sqlite3.connect(path)
    db.execute("create table if not exists waiting (id text primary key, tries integer not null)")
    return db


def send(db, parcel, deliver):
    deliver(parcel)
    db.execute("delete from waiting where id = ?", (parcel,))
'''

EDITED_QUEUE = QUEUE.replace("    deliver(parcel)\n", "    if not sent_before(db, parcel):\n        deliver(parcel)\n")

TEST = """from parcel_api import queue


def test_no_double_send():
    sent = []
    db = queue.open_queue(":memory:")
    queue.send(db, "p-1", sent.append)
    queue.send(db, "p-1", sent.append)
    assert len(sent) == 1
"""

#: (message, {path: text}) of each commit, the first one on main
COMMITS: tuple[tuple[str, dict[str, str]], ...] = (
    ("start the parcel service", {"README.md": "# parcel-api\n", "parcel_api/__init__.py": ""}),
    ("keep waiting parcels in SQLite", {"parcel_api/queue.py": QUEUE}),
    ("verify signatures of callbacks", {"parcel_api/signatures.py": '"""Signatures of callbacks."""\n'}),
)

#: what the session left uncommitted
LEFT: dict[str, str] = {
    "parcel_api/queue.py": EDITED_QUEUE,
    "tests/test_queue.py": TEST,
    "notes.txt": "backoff: 5, 15, 45, 90 s\n",
}

SUMMARY = """This session is being continued from a previous conversation that ran out of context. Summary:
The user is building a retry queue. Pending tasks: verify signatures of callbacks. The queue uses Redis.
"""

FAILED = """F                                                                        [100%]
=================================== FAILURES ===================================
______________________________ test_no_double_send _____________________________
E       assert 2 == 1
FAILED tests/test_queue.py::test_no_double_send - assert 2 == 1
1 failed in 0.03s"""


def rows(cwd: str, commits: list[str]) -> str:
    """The session's file. commits: short object ids of COMMITS, in order."""
    talk = Rows(session=SESSION, cwd=cwd, branch=BRANCH)
    _before(talk, cwd, commits)
    talk.compaction(SUMMARY)
    _after(talk, cwd)
    return talk.text()


def _before(talk: Rows, cwd: str, commits: list[str]) -> None:
    talk.human("The goal is to retry failed parcels without sending twice. Never touch the billing table.")
    talk.agent("I'll look at the service first.")
    talk.tool("Bash", {"command": "git log --oneline"}, f"{commits[0]} {COMMITS[0][0]}")
    talk.human("let's use Redis for the queue")
    talk.agent("Redis it is: one list per carrier.")
    talk.human("Hm, no new servers. Keep the queue in SQLite instead of Redis.")
    talk.tool("Write", {"file_path": f"{cwd}/parcel_api/queue.py", "content": QUEUE}, "File created successfully")
    _commit(talk, commits, 1)
    talk.human("now verify the signatures of callbacks, see https://example.com/carriers/callbacks and #1904")
    _commit(talk, commits, 2)
    talk.agent("Signatures are verified and committed.")


def _commit(talk: Rows, commits: list[str], at: int) -> None:
    message = COMMITS[at][0]
    talk.tool("Bash", {"command": f"git commit -qam '{message}'"}, f"[{BRANCH} {commits[at]}] {message}")


def _after(talk: Rows, cwd: str) -> None:
    talk.human("fix the double send and rerun the test")
    todos = [
        {"content": "fix the double send", "status": "in_progress", "activeForm": "Fixing the double send"},
        {"content": "cap the backoff", "status": "pending", "activeForm": "Capping the backoff"},
    ]
    talk.tool("TodoWrite", {"todos": todos}, "Todos have been modified successfully")
    talk.tool(
        "Edit",
        {
            "file_path": f"{cwd}/parcel_api/queue.py",
            "old_string": "deliver(parcel)",
            "new_string": "if not sent_before(...)",
        },
        "The file has been updated",
    )
    talk.tool("Bash", {"command": "pytest -q -k double"}, FAILED, failed=True)
    talk.agent("The issue is in send(): a parcel is marked as sent only after its delivery.")
    talk.agent("I'll fix that in queue.py, then I'll cap the backoff at 90 s.")
    talk.tool("Read", {"file_path": f"{cwd}/parcel_api/queue.py"}, EDITED_QUEUE)
