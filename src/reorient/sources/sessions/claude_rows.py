"""Claude Code's rows, told: which row says what, in whose name. Whose words stand in a text is for `claude_words`.

Row shapes are those of real files of versions 2.0.5 to 2.1.42 and of files that 2.1.332 wrote against a fake model.
Rows that say nothing (SILENT) are passed over; a row of a type not named here is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from reorient.model import places, utterances
from reorient.sources.sessions import (
    bounds,
    branches,
    claude_content,
    claude_queue,
    claude_tasks,
    claude_tools,
    claude_words,
    rows,
    scribe,
    stamps,
    tally,
)

NAME = "claude-code"
SILENT = frozenset(
    {
        "progress",
        "file-history-snapshot",
        "file-history-delta",
        "attribution-snapshot",
        "last-prompt",
        "mode",
        "permission-mode",
        "cost-state",
        "atis-latch",
        "tools-used",
        "pr-link",
        "frame-link",
        "api-request",
        "api-request-shape",
        "api-request-blob",
        "api-request-resumed",
        "ai-title",
        "custom-title",
        "tag",
        "agent-name",
        "agent-color",
        "agent-setting",
        "relocated",
        "session-owner",
        "isolation-latch",
        "dev-mods",
        "worktree-state",
        "bridge-session",
        "data-flow-records",
        "data-flow-incomplete",
        "derived-from",
        "history-suppression",
        "ended-by-model",
        "continued-in",
        "content-replacement",
        "memory-mode",
        "artifact-comment-monitor",
        "artifact-autoreact-ledger",
        "fork-context-ref",
        "observer-ref",
        "resume-head-vouch",
    }
)
_WHO, _KIND, _ROLE = utterances.Who, utterances.Kind, branches.Role
_text = claude_tools.text_of


def fits(data: rows.Data) -> bool:
    """Is an object a row of its own, not a part of one?"""
    if not isinstance(data.get("type"), str):
        return False
    return any(key in data for key in ("parentUuid", "sessionId", "leafUuid", "snapshot"))


class Teller:
    """The rows of one session file, told."""

    def __init__(self, path: str, lost: tally.Tally) -> None:
        self._path = path
        self._lost = lost
        self._scribe = scribe.Scribe(NAME, path, lost)
        self._queue = claude_queue.Queue()
        self._numbers: dict[str, str] = {}  # of tasks, by the call that made them
        self._known: set[str] = set()
        self._nodes: dict[bool, list[branches.Node]] = {True: [], False: []}  # read whole: yes, no
        self._leaf: str | None = None
        self._session = ""
        self._cwd: str | None = None
        self._branch: tuple[str, scribe.Standing] | None = None
        self._last_at: str | None = None
        self._compactions = 0
        self._bounded = False  # a boundary whose summary is not yet told
        self._tell: Mapping[str, Callable[[rows.Data], branches.Role]] = {
            "user": self._user,
            "assistant": self._assistant,
            "system": self._system,
            "attachment": self._attachment,
            "queue-operation": self._queued,
            "summary": self._title,
        }

    def tell(self, row: rows.Row, *, whole: bool) -> None:
        """Take a row."""
        data, kind, key = row.data, _text(row.data.get("type")), _text(row.data.get("uuid"))
        if key in self._known:
            self._lost.lose(tally.REPEATED, row.line)
            return
        if key:
            self._known.add(key)
        standing = scribe.Standing(row=row, key=key, at=stamps.moment(data.get("timestamp")))
        side = data.get("isSidechain") is True or bool(data.get("agentId"))
        self._note(data, standing, side=side)
        self._scribe.turn(standing)
        role = _ROLE.NONE
        if side:
            self._side(data)
        elif kind in self._tell:
            role = self._tell[kind](data)
        elif kind not in SILENT:
            self._lost.stranger(kind, row.line)
        if key and not side:
            self._nodes[whole].append(_node(data, key, role))
        if kind == "last-prompt":
            self._leaf = _text(data.get("leafUuid")) or self._leaf
        elif role is not _ROLE.NONE:
            self._leaf = key

    def talk(self) -> utterances.Talk:
        """All that was told."""
        newer, older = self._nodes[True], self._nodes[False]
        gone = branches.abandoned(newer, self._leaf) | branches.overtaken(older, newer)
        said = claude_tasks.settle(self._queue.settle(self._scribe.said), self._numbers)
        return utterances.Talk(
            id=self._session,
            source=NAME,
            path=self._path,
            utterances=branches.told(said, gone),
            cwd=self._cwd,
            branch=self._branch[0] if self._branch else None,
            branch_place=self._branch_place(),
            compactions=self._compactions,
            last_at=self._last_at,
        )

    def _branch_place(self) -> places.Place | None:
        return self._scribe.place(self._branch[1]) if self._branch else None

    def _note(self, data: rows.Data, standing: scribe.Standing, *, side: bool) -> None:
        """What the row records beside its words."""
        self._last_at = standing.at or self._last_at
        self._session = _text(data.get("sessionId")) or self._session
        if side:
            return
        self._cwd = _text(data.get("cwd")) or self._cwd
        if "gitBranch" in data:
            branch = _text(data.get("gitBranch"))
            # "HEAD" is what the runtime writes for a detached head and for no repository at all.
            self._branch = (branch, standing) if branch not in ("", "HEAD") else None

    def _side(self, data: rows.Data) -> None:
        text = claude_content.plain(claude_content.blocks(data))
        if text:
            self._scribe.say(
                _WHO.AGENT, _KIND.SIDE, bounds.ends(text, bounds.NOTE), name=_text(data.get("agentId")) or None
            )

    def _user(self, data: rows.Data) -> branches.Role:
        given = claude_content.blocks(data)
        if data.get("isCompactSummary") is True:
            return self._summary(claude_content.plain(given))
        results = [block for block in given if block.get("type") == "tool_result"]
        for block in results:
            self._result(block, data)
        pieces = claude_content.pieces(given, data, beside_result=bool(results))
        for piece in pieces:
            self._say(piece)
        if any(piece.who is _WHO.HUMAN and piece.kind is _KIND.MESSAGE for piece in pieces):
            return _ROLE.PROMPT
        stopped = any(piece.kind is _KIND.INTERRUPT for piece in pieces)
        return _ROLE.RESULT if results or stopped else _ROLE.NONE

    def _say(self, piece: claude_words.Words) -> None:
        if piece.who is _WHO.HUMAN:
            self._queue.tell(piece.text, handed=False)
        self._scribe.say(piece.who, piece.kind, piece.text, name=piece.name)

    def _summary(self, text: str) -> branches.Role:
        if not self._bounded:  # the boundary was not read, or this version wrote none
            self._compact("")
        self._bounded = False
        self._scribe.say(_WHO.SUMMARY, _KIND.MESSAGE, text)
        return _ROLE.NONE

    def _compact(self, trigger: str) -> None:
        self._compactions += 1
        self._bounded = True
        self._scribe.say(_WHO.SYSTEM, _KIND.COMPACTION, trigger)

    def _result(self, block: rows.Data, data: rows.Data) -> None:
        copy, text = data.get("toolUseResult"), claude_content.output(block)
        outcome = claude_tools.outcome(block, text, copy)
        self._scribe.say(_WHO.TOOL, _KIND.OUTCOME, bounds.ends(text, bounds.OUTPUT), outcome=outcome)
        if number := claude_tools.created(text, copy):
            self._numbers[outcome.call_id] = number
        if outcome.failed and claude_content.may_be_refused(data) and (reason := claude_words.reason(text)):
            self._scribe.say(_WHO.HUMAN, _KIND.REFUSAL, reason)

    def _assistant(self, data: rows.Data) -> branches.Role:
        who, what = claude_content.speaker(data)
        for block in claude_content.blocks(data):
            kind = block.get("type")
            if kind == "text" and (text := _text(block.get("text")).strip()):
                self._scribe.say(who, what, text)
            elif kind == "thinking" and (text := _text(block.get("thinking")).strip()):
                self._scribe.say(_WHO.AGENT, _KIND.THINKING, bounds.ends(text, bounds.OUTPUT))
            elif kind in ("tool_use", "server_tool_use"):
                self._scribe.say(_WHO.AGENT, _KIND.CALL, call=claude_tools.call(block))
        return _ROLE.AGENT if who is _WHO.AGENT else _ROLE.NONE

    def _system(self, data: rows.Data) -> branches.Role:
        kind, text = data.get("subtype"), _text(data.get("content")).strip()
        if kind == "compact_boundary":
            record = data.get("compactMetadata")
            self._compact(_text(record.get("trigger")) if isinstance(record, dict) else "")
        elif kind == "api_error":
            self._scribe.say(_WHO.SYSTEM, _KIND.ERROR, claude_content.failure(data))
        elif kind == "local_command":
            for piece in claude_words.sort(text):
                self._say(piece)
        elif kind == "stop_hook_summary":
            if errors := claude_content.hook_errors(data):
                self._scribe.say(_WHO.SYSTEM, _KIND.NOTICE, bounds.ends(errors, bounds.NOTE))
        elif text:
            self._scribe.say(_WHO.SYSTEM, _KIND.NOTICE, bounds.ends(text, bounds.NOTE))
        return _ROLE.NONE

    def _attachment(self, data: rows.Data) -> branches.Role:
        held = data.get("attachment")
        attached: rows.Data = held if isinstance(held, dict) else {}
        if attached.get("type") == "queued_command":
            for piece in claude_content.queued(attached):
                if piece.kind is _KIND.QUEUED:
                    self._queue.tell(piece.text, handed=True)
                self._scribe.say(piece.who, piece.kind, piece.text, name=piece.name)
        elif text := claude_content.hook_output(attached):
            self._scribe.say(_WHO.SYSTEM, _KIND.NOTICE, bounds.ends(text, bounds.NOTE))
        return _ROLE.NONE

    def _queued(self, data: rows.Data) -> branches.Role:
        operation, reason = _text(data.get("operation")), _text(data.get("reason"))
        text = claude_content.typed(data.get("content"))
        unknown = operation == "remove" and bool(text) and not self._queue.knows(text)
        if text and (operation == "enqueue" or unknown):
            kind = _KIND.ECHO if claude_content.is_command(text) else _KIND.QUEUED
            self._queue.put(text, self._scribe.say(_WHO.HUMAN, kind, text))
        self._queue.operate(operation, text, reason)
        return _ROLE.NONE

    def _title(self, data: rows.Data) -> branches.Role:
        """The title of another session."""
        if text := _text(data.get("summary")):
            self._scribe.say(_WHO.SYSTEM, _KIND.NOTICE, text)
        return _ROLE.NONE


def _node(data: rows.Data, key: str, role: branches.Role) -> branches.Node:
    cut = data.get("subtype") == "compact_boundary"
    parent = _text(data.get("parentUuid")) or _text(data.get("logicalParentUuid"))
    return branches.Node(key=key, parent=parent or None, role=role, cut=cut)
