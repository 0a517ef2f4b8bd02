"""Codex's rollout rows, told: {timestamp, type, payload}, in both history modes.

Facts: rollouts that 0.171 wrote against a fake model (mode "paginated": the rollout still holds every row, and the
database beside it is made from it), with a compaction, an interruption, patches and failures. `thread_rolled_back`,
errors, reasoning and rows without a payload (2025) are from documents and public rollouts only.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping

from reorient.model import places, utterances
from reorient.sources.sessions import (
    bounds,
    codex_tools,
    codex_words,
    needles,
    rows,
    scribe,
    stamps,
    tally,
    values,
    words,
)

NAME = "codex"
ANCHORS = needles.of(("type", "session_meta"), ("role", "user"), ("type", "compacted"), ("type", "thread_rolled_back"))
SILENT = frozenset({"world_state", "token_usage_record", "inter_agent_communication", "ghost_snapshot"})
_CALLS = frozenset({"function_call", "custom_tool_call", "local_shell_call", "web_search_call"})
_OUTPUTS = frozenset({"function_call_output", "custom_tool_call_output"})
_ENDS = frozenset({"exec_command_end", "item_completed"})
_ERRORS = frozenset({"error", "stream_error"})
_WHO, _KIND = utterances.Who, utterances.Kind


def fits(data: rows.Data) -> bool:
    """Is an object a row of its own, not a part of one?"""
    return isinstance(data.get("timestamp"), str) and isinstance(data.get("payload"), dict)


class Teller:
    """The rows of one rollout, told."""

    def __init__(self, path: str, lost: tally.Tally) -> None:
        self._path = path
        self._lost = lost
        self._scribe = scribe.Scribe(NAME, path, lost)
        self._turns: list[int] = []  # where the person's live messages stand among what was said
        self._gone: list[tuple[int, int]] = []  # what was rolled back, from and to
        self._codes: dict[str, int] = {}  # by call
        self._id = ""
        self._cwd: str | None = None
        self._branch: tuple[str, scribe.Standing] | None = None
        self._last_at: str | None = None
        self._compactions = 0
        self._tell: Mapping[str, Callable[[rows.Data, scribe.Standing], None]] = {
            "session_meta": self._meta,
            "turn_context": self._context,
            "response_item": self._item,
            "event_msg": self._event,
            "compacted": self._compacted,
        }

    def tell(self, row: rows.Row, *, whole: bool) -> None:
        """Take a row."""
        data, kind = row.data, values.text(row.data.get("type"))
        payload = values.mapping(data.get("payload"))
        at = stamps.moment(data.get("timestamp"))
        self._last_at = at or self._last_at
        standing = scribe.Standing(row=row, key=values.text(payload.get("id")), at=at)
        self._scribe.turn(standing)
        if kind in self._tell:
            self._tell[kind](payload, standing)
        elif "payload" not in data and (kind in _CALLS | _OUTPUTS or kind in ("message", "reasoning")):
            self._item(data, standing)
        elif "payload" not in data and "instructions" in data:
            self._meta(data, standing)
        elif kind not in SILENT and data.get("record_type") != "state":
            self._lost.stranger(kind, row.line)

    def talk(self) -> utterances.Talk:
        """All that was told."""
        said = self._scribe.said
        for start, stop in self._gone:
            said[start:stop] = [dataclasses.replace(item, live=False) for item in said[start:stop]]
        return utterances.Talk(
            id=self._id,
            source=NAME,
            path=self._path,
            utterances=tuple(said),
            cwd=self._cwd,
            branch=self._branch[0] if self._branch else None,
            branch_place=self._branch_place(),
            compactions=self._compactions,
            last_at=self._last_at,
        )

    def _branch_place(self) -> places.Place | None:
        return self._scribe.place(self._branch[1]) if self._branch else None

    def _meta(self, payload: rows.Data, standing: scribe.Standing) -> None:
        """The header. A forked rollout holds its parent's too; the first is its own."""
        if self._id:
            return
        self._id = values.text(payload.get("id"))
        self._context(payload, standing)
        if branch := values.text(values.mapping(payload.get("git")).get("branch")):
            self._branch = (branch, standing)

    def _context(self, payload: rows.Data, _standing: scribe.Standing) -> None:
        self._cwd = values.text(payload.get("cwd")) or self._cwd

    def _item(self, payload: rows.Data, _standing: scribe.Standing) -> None:
        kind = values.text(payload.get("type"))
        if kind == "message":
            self._message(payload)
        elif kind == "reasoning":
            self._reasoning(payload)
        elif kind in _CALLS:
            self._scribe.say(_WHO.AGENT, _KIND.CALL, call=codex_tools.call(payload))
        elif kind in _OUTPUTS:
            text, code = codex_tools.output(payload)
            code = self._codes.get(values.text(payload.get("call_id"))) if code is None else code
            outcome = codex_tools.outcome(payload, text, code)
            self._scribe.say(_WHO.TOOL, _KIND.OUTCOME, bounds.ends(text, bounds.OUTPUT), outcome=outcome)

    def _message(self, payload: rows.Data) -> None:
        role = payload.get("role")
        if role == "assistant":
            if text := values.shown(payload.get("content")):
                self._scribe.say(_WHO.AGENT, _KIND.MESSAGE, text)
        elif role == "user":
            for piece in codex_words.sort(payload):
                if piece.who is _WHO.HUMAN and piece.kind is _KIND.MESSAGE:
                    self._turns.append(len(self._scribe.said))
                self._say(piece)
        elif text := values.shown(payload.get("content")):
            self._say(words.notice(text))

    def _say(self, piece: words.Words) -> None:
        text = bounds.ends(piece.text, bounds.NOTE) if piece.kind is _KIND.NOTICE else piece.text
        self._scribe.say(piece.who, piece.kind, text)

    def _reasoning(self, payload: rows.Data) -> None:
        text = values.shown(payload.get("summary")) or values.shown(payload.get("content"))
        if text:
            self._scribe.say(_WHO.AGENT, _KIND.THINKING, bounds.ends(text, bounds.OUTPUT))

    def _event(self, payload: rows.Data, _standing: scribe.Standing) -> None:
        """What the rows of the model's own history do not tell. Most events tell the same once more."""
        kind = values.text(payload.get("type"))
        if kind == "turn_aborted" and payload.get("reason") == "interrupted":
            self._scribe.say(_WHO.HUMAN, _KIND.INTERRUPT)
        elif kind in _ERRORS and (text := values.text(payload.get("message")).strip()):
            self._scribe.say(_WHO.SYSTEM, _KIND.ERROR, bounds.ends(text, bounds.NOTE))
        elif kind in _ENDS:
            ended = values.mapping(payload.get("item")) or payload
            code = values.whole(ended.get("exit_code"))
            if code is not None:
                self._codes[values.text(ended.get("id")) or values.text(ended.get("call_id"))] = code
        elif kind == "thread_rolled_back":
            self._roll_back(values.whole(payload.get("num_turns")) or 0)

    def _roll_back(self, turns: int) -> None:
        taken = self._turns[-turns:] if turns > 0 else []
        if taken:
            self._gone.append((taken[0], len(self._scribe.said)))
            del self._turns[-len(taken) :]

    def _compacted(self, payload: rows.Data, _standing: scribe.Standing) -> None:
        text = codex_words.summary(values.text(payload.get("message"))) or _summary(payload)
        said = self._scribe.said
        if said and text and said[-1].who is _WHO.AGENT and said[-1].text == text:
            said.pop()  # the model's own reply to the request for a summary
        self._compactions += 1
        self._scribe.say(_WHO.SYSTEM, _KIND.COMPACTION)
        if text:
            self._scribe.say(_WHO.SUMMARY, _KIND.MESSAGE, text)


def _summary(payload: rows.Data) -> str:
    """The summary that stands only among what the model now has."""
    for item in reversed(values.mappings(payload.get("replacement_history"))):
        text = values.shown(item.get("content"))
        if text.startswith(codex_words.SUMMARY):
            return codex_words.summary(text)
    return ""
