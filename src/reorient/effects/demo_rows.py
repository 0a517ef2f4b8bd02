"""Rows of a Claude Code session, as that runtime writes them (seen in files of versions 2.0 to 2.1): for the demo."""

from __future__ import annotations

import json
from collections.abc import Mapping


class Rows:
    """Collects rows; each is one minute after the one before."""

    def __init__(self, *, session: str, cwd: str, branch: str) -> None:
        self._base = {"sessionId": session, "cwd": cwd, "gitBranch": branch, "version": "2.1.14", "isSidechain": False}
        self._rows: list[dict[str, object]] = []
        self._parent: str | None = None
        self._calls = 0

    def text(self) -> str:
        """The file's text: a row a line."""
        return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in self._rows)

    def human(self, words: str) -> None:
        """A prompt that the person typed."""
        self._add("user", {"role": "user", "content": words}, userType="external")

    def agent(self, words: str) -> None:
        """Words of the agent."""
        self._reply({"type": "text", "text": words})

    def tool(self, name: str, input: Mapping[str, object], output: str, *, failed: bool = False) -> None:
        """A tool use and what it gave back."""
        self._calls += 1
        call = f"toolu_{self._calls:04}"
        self._reply({"type": "tool_use", "id": call, "name": name, "input": dict(input)})
        result: dict[str, object] = {"tool_use_id": call, "type": "tool_result", "content": output}
        if failed:
            result["is_error"] = True
        self._add("user", {"role": "user", "content": [result]})

    def compaction(self, summary: str) -> None:
        """An automatic compaction and its summary."""
        self._parent = None
        metadata = {"trigger": "auto", "preTokens": 155000}
        self._add(
            "system", None, subtype="compact_boundary", content="Conversation compacted", compactMetadata=metadata
        )
        self._add("user", {"role": "user", "content": summary}, isCompactSummary=True, isVisibleInTranscriptOnly=True)

    def _reply(self, block: dict[str, object]) -> None:
        self._add(
            "assistant", {"id": f"msg_{len(self._rows):04}", "type": "message", "role": "assistant", "content": [block]}
        )

    def _add(self, type: str, message: dict[str, object] | None, **more: object) -> None:
        at = len(self._rows)
        uuid = f"00000000-0000-4000-8000-{at:012}"
        row: dict[str, object] = {"parentUuid": self._parent, **self._base, "type": type, **more}
        if message is not None:
            row["message"] = message
        row |= {"uuid": uuid, "timestamp": f"2026-03-02T{9 + at // 60:02}:{at % 60:02}:00.000Z"}
        self._rows.append(row)
        self._parent = uuid
