"""Whose rows a file or store holds: told from what its beginning shows, never from its name.

Each mark is one that no other runtime's rows bear. Only the beginning is read, and no reader is imported for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from reorient import reach
from reorient.sources.sessions import edges, rows, values

_HEAD = 64 * 1024
_ROWS = 20
_DATABASE = b"SQLite format 3\0"
_OPENCLAW = 4  # the version from which a header is OpenClaw's
_CODEX = frozenset({"session_meta", "response_item", "event_msg", "turn_context", "compacted"})


def told(world: reach.Reach, path: str) -> str:
    """The runtime; where nothing tells, Claude Code, whose reader then says what is wrong with the file."""
    try:
        return _told(world, path) or "claude-code"
    except OSError:
        return "claude-code"


def _told(world: reach.Reach, path: str) -> str | None:
    if world.is_folder(path):
        return "opencode"
    with world.open(path) as handle:
        head = handle.pread(0, _HEAD)
        if head.startswith(_DATABASE):
            return _of_database(world, path)
        if head.lstrip().startswith(b"{") and b'"projectHash"' in head and b'"sessionId"' in head:
            return "gemini-cli"
        for nth, row in enumerate(edges.first(handle, _is_any)):
            if found := next((name for name, mark in _MARKS.items() if mark(row.data)), None):
                return found
            if nth >= _ROWS:
                break
    return None


def _of_database(world: reach.Reach, path: str) -> str:
    try:
        with world.database(path) as database:
            tables = {name for (name,) in database.select("select name from sqlite_master where type = 'table'")}
    except OSError:
        tables = set()
    return "opencode" if "part" in tables and "transcript_events" not in tables else "openclaw"


def _is_any(data: rows.Data) -> bool:
    return any(mark(data) for mark in _MARKS.values())


def _is_pi(data: rows.Data) -> bool:
    return data.get("type") == "session" and "id" in data and not _is_openclaw(data)


def _is_openclaw(data: rows.Data) -> bool:
    return data.get("type") == "session" and (values.whole(data.get("version")) or 0) >= _OPENCLAW


def _is_codex(data: rows.Data) -> bool:
    return (data.get("type") in _CODEX and "payload" in data) or ("instructions" in data and "git" in data)


def _is_claude_code(data: rows.Data) -> bool:
    return isinstance(data.get("type"), str) and any(
        key in data for key in ("parentUuid", "sessionId", "leafUuid", "snapshot")
    )


_MARKS: Mapping[str, Callable[[rows.Data], bool]] = {
    "codex": _is_codex,
    "openclaw": _is_openclaw,
    "pi": _is_pi,
    "claude-code": _is_claude_code,
}
