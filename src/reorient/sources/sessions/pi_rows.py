"""The rows of pi and of OpenClaw, told: a header, then entries that form a tree by id and parentId.

Row shapes: pi's own description of versions 1 to 3 (0.73), a real session of 2025 without ids (version 1), sessions
that pi 0.73.1 (version 3) and OpenClaw 2026.9.6 (version 4) wrote against a fake model. `branch_summary`, `custom`
messages and what OpenClaw says of a reset are from documents only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from reorient.model import utterances
from reorient.sources.sessions import (
    bounds,
    branches,
    needles,
    pi_tools,
    pi_words,
    rows,
    scribe,
    stamps,
    tally,
    values,
    words,
)

ANCHORS = needles.of(("type", "session"), ("role", "user"), ("type", "compaction"), ("role", "bashExecution"))
SILENT = frozenset(
    {"model_change", "thinking_level_change", "custom", "label", "session_info", "leaf", "reset", "session_state"}
)
_WHO, _KIND, _ROLE = utterances.Who, utterances.Kind, branches.Role


def fits(data: rows.Data) -> bool:
    """Is an object a row of its own, not a part of one?"""
    return isinstance(data.get("type"), str) and isinstance(data.get("timestamp"), str)


class Teller:
    """The rows of one session, told."""

    def __init__(self, source: str, path: str, lost: tally.Tally) -> None:
        self._source = source
        self._path = path
        self._lost = lost
        self._scribe = scribe.Scribe(source, path, lost)
        self._known: set[str] = set()
        self._nodes: dict[bool, list[branches.Node]] = {True: [], False: []}  # read whole: yes, no
        self._id = ""
        self._cwd: str | None = None
        self._last_at: str | None = None
        self._compactions = 0
        self._roles: Mapping[str, Callable[[rows.Data], branches.Role]] = {
            "user": self._user,
            "assistant": self._assistant,
            "toolResult": self._result,
            "bashExecution": self._shell,
            "compactionSummary": self._summary,
            "branchSummary": self._summary,
        }

    def tell(self, row: rows.Row, *, whole: bool) -> None:
        """Take a row."""
        data, kind, key = row.data, values.text(row.data.get("type")), values.text(row.data.get("id"))
        if kind == "session":
            self._header(data)
            return
        if key in self._known:
            self._lost.lose(tally.REPEATED, row.line)
            return
        if key:
            self._known.add(key)
        at = stamps.moment(data.get("timestamp"))
        self._last_at = at or self._last_at
        self._scribe.turn(scribe.Standing(row=row, key=key, at=at))
        role = self._entry(kind, data, row.line)
        if key:
            parent = values.text(data.get("parentId")) or None
            self._nodes[whole].append(branches.Node(key=key, parent=parent, role=role))

    def talk(self) -> utterances.Talk:
        """All that was told."""
        newer, older = self._nodes[True], self._nodes[False]
        gone = branches.abandoned(newer) | branches.overtaken(older, newer)
        return utterances.Talk(
            id=self._id,
            source=self._source,
            path=self._path,
            utterances=branches.told(self._scribe.said, gone),
            cwd=self._cwd,
            compactions=self._compactions,
            last_at=self._last_at,
        )

    def _header(self, data: rows.Data) -> None:
        self._id = self._id or values.text(data.get("id"))
        self._cwd = values.text(data.get("cwd")) or self._cwd
        self._last_at = self._last_at or stamps.moment(data.get("timestamp"))

    def _entry(self, kind: str, data: rows.Data, line: int) -> branches.Role:
        if kind == "message":
            message = values.mapping(data.get("message"))
            return self._roles.get(values.text(message.get("role")), self._other)(message)
        if kind == "compaction":
            self._compactions += 1
            self._scribe.say(_WHO.SYSTEM, _KIND.COMPACTION)
            return self._summary(data)
        if kind == "branch_summary":
            return self._summary(data)
        if kind == "custom_message":
            return self._other(data)
        if kind not in SILENT:
            self._lost.stranger(kind, line)
        return _ROLE.NONE

    def _user(self, message: rows.Data) -> branches.Role:
        role = _ROLE.NONE
        for piece in pi_words.sort(values.shown(message.get("content"))):
            self._say(piece)
            if piece.who is _WHO.HUMAN and piece.kind is _KIND.MESSAGE:
                role = _ROLE.PROMPT
        return role

    def _say(self, piece: words.Words) -> None:
        text = bounds.ends(piece.text, bounds.NOTE) if piece.kind is _KIND.NOTICE else piece.text
        self._scribe.say(piece.who, piece.kind, text, name=piece.name)

    def _assistant(self, message: rows.Data) -> branches.Role:
        for block in values.mappings(message.get("content")):
            kind = block.get("type")
            if kind == "text" and (text := values.text(block.get("text")).strip()):
                self._scribe.say(_WHO.AGENT, _KIND.MESSAGE, text)
            elif kind == "thinking" and (text := values.text(block.get("thinking")).strip()):
                self._scribe.say(_WHO.AGENT, _KIND.THINKING, bounds.ends(text, bounds.OUTPUT))
            elif kind == "toolCall":
                self._scribe.say(_WHO.AGENT, _KIND.CALL, call=pi_tools.call(block))
        if message.get("stopReason") == "aborted":
            self._scribe.say(_WHO.HUMAN, _KIND.INTERRUPT)
        elif message.get("stopReason") == "error":
            told = values.text(message.get("errorMessage")).strip() or "the request to the model failed"
            self._scribe.say(_WHO.SYSTEM, _KIND.ERROR, bounds.ends(told, bounds.NOTE))
        return _ROLE.AGENT

    def _result(self, message: rows.Data) -> branches.Role:
        text = values.shown(message.get("content"))
        outcome = pi_tools.outcome(message, text)
        self._scribe.say(_WHO.TOOL, _KIND.OUTCOME, bounds.ends(text, bounds.OUTPUT), outcome=outcome)
        return _ROLE.RESULT

    def _shell(self, message: rows.Data) -> branches.Role:
        """A command that the person ran from the prompt, and its output."""
        self._scribe.say(_WHO.HUMAN, _KIND.ECHO, f"! {values.text(message.get('command'))}")
        output = values.text(message.get("output")).strip()
        if output:
            self._scribe.say(_WHO.SYSTEM, _KIND.ECHO, bounds.ends(output, bounds.OUTPUT))
        return _ROLE.NONE

    def _summary(self, data: rows.Data) -> branches.Role:
        if text := values.text(data.get("summary")).strip():
            self._scribe.say(_WHO.SUMMARY, _KIND.MESSAGE, text)
        return _ROLE.NONE

    def _other(self, message: rows.Data) -> branches.Role:
        """Words that an extension or the runtime put in."""
        if text := values.shown(message.get("content")):
            self._say(words.notice(text))
        return _ROLE.NONE
