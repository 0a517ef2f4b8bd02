"""One small story, written as each runtime keeps it: what its reader must give back whichever runtime wrote it.

The story: a person asks, the agent runs a check that fails with code 1 and edits a file, the context is compacted, the
person asks again, and the runtime's own words stand in the person's place. Every row is of the shape of real files.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from reorient.model import sessions

FIRST, LAST = "Mend the parser", "Now run the check again"
REPLY, SUMMARY = "The parser is mended", "The parser was half done"
CHECK, EDITED, OUTPUT = "pytest -q", "src/parser.py", "1 failed"
INJECTED = "Always run the tests"
AT = "2026-03-01T08:00:0{}.000Z"
MILLISECONDS = 1772352000000  # AT, its second 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """Where a story was written. path: the session as `find` names it.  file: what holds its bytes."""

    keep: sessions.Keep
    path: str
    file: Path


Build = Callable[..., Kept]


def _lines(path: Path, rows: list[dict]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def claude_code(home: Path, cwd: str, *, last: str = LAST) -> Kept:
    """Claude Code: one file of rows that name their parents."""
    said = [
        ("user", {"role": "user", "content": FIRST}),
        ("assistant", {"role": "assistant", "content": [_use("t1", "Bash", {"command": CHECK})]}),
        ("user", {"role": "user", "content": [_gave("t1", f"Exit code 1\n{OUTPUT}", failed=True)]}),
        ("assistant", {"role": "assistant", "content": [_use("t2", "Edit", {"file_path": EDITED})]}),
        ("user", {"role": "user", "content": [_gave("t2", "done", failed=False)]}),
        ("system", None),
        ("user", {"role": "user", "content": SUMMARY}),
        ("user", {"role": "user", "content": f"<system-reminder>{INJECTED}</system-reminder>"}),
        ("user", {"role": "user", "content": last}),
        ("assistant", {"role": "assistant", "content": [{"type": "text", "text": REPLY}]}),
    ]
    rows, parent = [], None
    for nth, (kind, message) in enumerate(said):
        row = {"type": kind, "uuid": f"u{nth}", "parentUuid": parent, "timestamp": AT.format(nth), "cwd": cwd}
        row |= {"sessionId": "c1"} | ({"message": message} if message else {"subtype": "compact_boundary"})
        rows.append(row | ({"isCompactSummary": True} if message and message["content"] == SUMMARY else {}))
        parent = f"u{nth}"
    name = "".join(char if char.isascii() and char.isalnum() else "-" for char in cwd)
    file = _lines(home / ".claude" / "projects" / name / "c1.jsonl", rows)
    return Kept(keep=sessions.Keep(folder=str(home / ".claude")), path=str(file), file=file)


def _use(key: str, name: str, given: dict) -> dict:
    return {"type": "tool_use", "id": key, "name": name, "input": given}


def _gave(key: str, text: str, *, failed: bool) -> dict:
    return {"type": "tool_result", "tool_use_id": key, "content": text, "is_error": failed}


def codex(home: Path, cwd: str, *, last: str = LAST) -> Kept:
    """Codex: a rollout below its date."""
    patch = f"*** Begin Patch\n*** Update File: {EDITED}\n@@\n-a\n+b\n*** End Patch"
    said = [
        (
            "session_meta",
            {"id": "x1", "cwd": cwd, "cli_version": "0.171.0", "source": "cli", "git": {"branch": "main"}},
        ),
        ("response_item", _item("user", f"# AGENTS.md instructions for {cwd}\n\n<INSTRUCTIONS>\n{INJECTED}")),
        ("response_item", _item("user", FIRST)),
        ("response_item", _function("c1", "exec_command", {"cmd": CHECK})),
        ("response_item", _function_gave("c1", f"Process exited with code 1\nOutput:\n{OUTPUT}\n")),
        ("response_item", {"type": "custom_tool_call", "call_id": "c2", "name": "apply_patch", "input": patch}),
        ("response_item", _function_gave("c2", "Exit code: 0\nOutput:\nSuccess.")),
        ("compacted", {"message": SUMMARY, "replacement_history": []}),
        ("response_item", _item("user", last)),
        ("response_item", _item("assistant", REPLY)),
    ]
    rows = [{"timestamp": AT.format(nth), "type": kind, "payload": given} for nth, (kind, given) in enumerate(said)]
    file = _lines(home / ".codex/sessions/2026/03/01/rollout-2026-03-01T08-00-00-x1.jsonl", rows)
    return Kept(keep=sessions.Keep(folder=str(home / ".codex")), path=str(file), file=file)


def _item(role: str, text: str) -> dict:
    kind = "output_text" if role == "assistant" else "input_text"
    return {"type": "message", "role": role, "content": [{"type": kind, "text": text}]}


def _function(key: str, name: str, given: dict) -> dict:
    return {"type": "function_call", "call_id": key, "name": name, "arguments": json.dumps(given)}


def _function_gave(key: str, text: str) -> dict:
    return {"type": "function_call_output", "call_id": key, "output": text}


def pi_rows(cwd: str, *, last: str = LAST, version: int = 3) -> list[dict]:
    """pi's entries, which are OpenClaw's too."""
    shell = "bash" if version < 4 else "exec"
    said: list[dict] = [
        {"role": "user", "content": [{"type": "text", "text": FIRST}]},
        {"role": "assistant", "content": [_pi_call("p1", shell, {"command": CHECK})], "stopReason": "toolUse"},
        _pi_gave("p1", f"{OUTPUT}\n\nCommand exited with code 1", failed=True),
        {"role": "assistant", "content": [_pi_call("p2", "edit", {"path": EDITED})], "stopReason": "toolUse"},
        _pi_gave("p2", "done", failed=False),
        {"summary": SUMMARY, "tokensBefore": 9},
        {"role": "custom", "content": INJECTED},
        {"role": "user", "content": last},
        {"role": "assistant", "content": [{"type": "text", "text": REPLY}], "stopReason": "stop"},
    ]
    rows: list[dict] = [{"type": "session", "version": version, "id": "p-1", "timestamp": AT.format(0), "cwd": cwd}]
    for nth, message in enumerate(said, start=1):
        entry = {"id": f"e{nth}", "parentId": f"e{nth - 1}" if nth > 1 else None, "timestamp": AT.format(nth)}
        held = {"type": "compaction", **message} if "summary" in message else {"type": "message", "message": message}
        rows.append(held | entry)
    return rows


def _pi_call(key: str, name: str, given: dict) -> dict:
    return {"type": "toolCall", "id": key, "name": name, "arguments": given}


def _pi_gave(key: str, text: str, *, failed: bool) -> dict:
    return {"role": "toolResult", "toolCallId": key, "content": [{"type": "text", "text": text}], "isError": failed}


def pi(home: Path, cwd: str, *, last: str = LAST) -> Kept:
    """pi: a file in the folder's own place."""
    name = cwd.lstrip("/").replace("/", "-")
    file = _lines(home / f".pi/agent/sessions/--{name}--/2026_p-1.jsonl", pi_rows(cwd, last=last))
    return Kept(keep=sessions.Keep(folder=str(home / ".pi/agent")), path=str(file), file=file)


def openclaw(home: Path, cwd: str, *, last: str = LAST) -> Kept:
    """OpenClaw: one agent's database."""
    file = home / ".openclaw/agents/main/agent/openclaw-agent.sqlite"
    file.parent.mkdir(parents=True)
    with database(file) as made:
        made.executescript(
            """create table session_windows (session_id text primary key, session_key text, updated_at integer);
               create table transcript_events (session_id text, seq integer, event_json text, created_at integer,
                 event_zstd blob, event_utf8_bytes integer, primary key (session_id, seq));
               insert into session_windows values ('p-1', 'agent:main:main', 1);"""
        )
        for seq, row in enumerate(pi_rows(cwd, last=last, version=4)):
            made.execute(
                "insert into transcript_events values ('p-1', ?, ?, ?, null, null)",
                (seq, json.dumps(row), MILLISECONDS + seq * 1000),
            )
    return Kept(keep=sessions.Keep(folder=str(home / ".openclaw")), path=f"{file}#p-1", file=file)


class database:  # noqa: N801 - reads as a statement
    """A database, written whole and closed."""

    def __init__(self, path: Path) -> None:
        self._made = sqlite3.connect(path)

    def __enter__(self) -> sqlite3.Connection:
        return self._made

    def __exit__(self, *_: object) -> None:
        self._made.commit()
        self._made.close()


def gemini(home: Path, cwd: str, *, last: str = LAST) -> Kept:
    """Gemini CLI: a file of records in the folder's own place."""
    key = hashlib.sha256(cwd.encode()).hexdigest()
    check = _gemini_call("g1", "run_shell_command", {"command": CHECK}, f"{OUTPUT}\nExit Code: 1")
    edit = _gemini_call("g2", "replace", {"file_path": EDITED}, "done")
    summary = _gemini("user", 5, f"<state_snapshot>{SUMMARY}</state_snapshot>")
    rows: list[dict] = [
        {"sessionId": "g-1", "projectHash": key, "startTime": AT.format(0), "lastUpdated": AT.format(0)},
        _gemini("user", 1, [{"text": FIRST}]),
        _gemini("gemini", 2, ""),
        _gemini("gemini", 2, "") | {"toolCalls": [check, edit]},
        {"$set": {"messages": [summary], "lastUpdated": AT.format(5)}},
        _gemini("user", 6, f"<session_context>{INJECTED}</session_context>"),
        _gemini("user", 7, last),
        _gemini("gemini", 9, REPLY),
    ]
    file = _lines(home / f".gemini/tmp/{key}/chats/session-2026-03-01T08-00-g.jsonl", rows)
    return Kept(keep=sessions.Keep(folder=str(home / ".gemini")), path=str(file), file=file)


def _gemini(kind: str, nth: int, content: object) -> dict:
    return {"id": f"m{nth}", "timestamp": AT.format(nth), "type": kind, "content": content}


def _gemini_call(key: str, name: str, given: dict, output: str) -> dict:
    result = [{"functionResponse": {"id": key, "name": name, "response": {"output": output}}}]
    return {"id": key, "name": name, "args": given, "status": "success", "result": result, "timestamp": AT.format(2)}


def opencode(home: Path, cwd: str, *, last: str = LAST) -> Kept:
    """OpenCode: the database of all folders."""
    folder = home / ".local/share/opencode"
    folder.mkdir(parents=True)
    file = folder / "opencode.db"
    with database(file) as made:
        made.executescript(
            """create table session (id text primary key, parent_id text, directory text, time_updated integer);
               create table message (id text primary key, session_id text, time_created integer, data text);
               create table part (id text primary key, message_id text, session_id text, time_created integer,
                 data text);"""
        )
        made.execute("insert into session values ('ses_1', null, ?, ?)", (cwd, MILLISECONDS + 9000))
        for nth, (message, parts) in enumerate(opencode_rows(last)):
            at = MILLISECONDS + nth * 1000
            made.execute("insert into message values (?, 'ses_1', ?, ?)", (f"msg_{nth}", at, json.dumps(message)))
            for inner, part in enumerate(parts):
                key = f"prt_{nth}_{inner}"
                made.execute("insert into part values (?, ?, 'ses_1', ?, ?)", (key, f"msg_{nth}", at, json.dumps(part)))
    return Kept(keep=sessions.Keep(folder=str(folder)), path=f"{file}#ses_1", file=file)


def opencode_rows(last: str = LAST) -> list[tuple[dict, list[dict]]]:
    """OpenCode's messages, each with its parts."""
    check = {"status": "completed", "input": {"command": CHECK}, "output": OUTPUT, "metadata": {"exit": 1}}
    edit = {"status": "completed", "input": {"filePath": EDITED}, "output": "done", "metadata": {}}
    return [
        ({"role": "user"}, [{"type": "text", "text": FIRST}]),
        (
            {"role": "assistant"},
            [
                {"type": "tool", "tool": "bash", "callID": "o1", "state": check},
                {"type": "tool", "tool": "edit", "callID": "o2", "state": edit},
            ],
        ),
        ({"role": "user"}, [{"type": "compaction", "auto": True}]),
        ({"role": "assistant", "summary": True}, [{"type": "text", "text": SUMMARY}]),
        ({"role": "user"}, [{"type": "text", "text": INJECTED, "synthetic": True}, {"type": "text", "text": last}]),
        ({"role": "assistant"}, [{"type": "text", "text": REPLY}]),
    ]


# One builder for every talk reader: a reader without one fails the contract.
BUILDERS: Mapping[str, Build] = {
    "claude-code": claude_code,
    "codex": codex,
    "openclaw": openclaw,
    "pi": pi,
    "gemini-cli": gemini,
    "opencode": opencode,
}
