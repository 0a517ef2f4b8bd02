"""OpenCode's messages and parts, told: a row is one part with its message, or the message alone.

Facts: what 1.18.33 wrote against a fake model (text, tool, step and compaction parts, a message that is a summary, an
error); reasoning, files, agents, subtasks, retries and an aborted message are from documents and the program's strings.
"""

from __future__ import annotations

from reorient.model import utterances
from reorient.sources.sessions import bounds, needles, opencode_tools, rows, scribe, stamps, tally, values

NAME = "opencode"
ANCHORS = needles.of(("role", "user"), ("type", "compaction"))
SILENT = frozenset({"step-start", "step-finish", "snapshot", "patch", "agent"})
_WHO, _KIND = utterances.Who, utterances.Kind


def fits(data: rows.Data) -> bool:
    """Is an object a row of its own?"""
    return isinstance(data.get("message"), dict)


class Teller:
    """The rows of one session, told."""

    def __init__(self, path: str, lost: tally.Tally) -> None:
        self._path = path
        self._lost = lost
        self._scribe = scribe.Scribe(NAME, path, lost)
        self._id = ""
        self._cwd: str | None = None
        self._last_at: str | None = None
        self._compactions = 0

    def tell(self, row: rows.Row, *, whole: bool) -> None:
        """Take a row."""
        message, part = values.mapping(row.data.get("message")), values.mapping(row.data.get("part"))
        time = values.mapping(part.get("time"))
        created = time.get("start") or row.data.get("at") or values.mapping(message.get("time")).get("created")
        at = stamps.of_milliseconds(created)
        self._last_at = max(filter(None, (at, self._last_at)), default=None)
        self._id = values.text(row.data.get("session")) or self._id
        self._cwd = values.text(values.mapping(message.get("path")).get("cwd")) or self._cwd
        self._scribe.turn(scribe.Standing(row=row, key=values.text(row.data.get("id")), at=at))
        if not part:
            self._message(message)
        elif message.get("role") == "user":
            self._typed(part, row.line)
        else:
            self._answered(message, part, row.line)

    def talk(self) -> utterances.Talk:
        """All that was told."""
        return utterances.Talk(
            id=self._id,
            source=NAME,
            path=self._path,
            utterances=tuple(self._scribe.said),
            cwd=self._cwd,
            compactions=self._compactions,
            last_at=self._last_at,
        )

    def _message(self, message: rows.Data) -> None:
        """How a message ended, where it did not end well."""
        error = values.mapping(message.get("error"))
        if error.get("name") == "MessageAbortedError":
            self._scribe.say(_WHO.HUMAN, _KIND.INTERRUPT)
        elif error:
            told = values.text(values.mapping(error.get("data")).get("message")) or values.text(error.get("name"))
            self._scribe.say(_WHO.SYSTEM, _KIND.ERROR, bounds.ends(told, bounds.NOTE))

    def _typed(self, part: rows.Data, line: int) -> None:
        kind, text = values.text(part.get("type")), values.text(part.get("text")).strip()
        if kind == "text" and text and (part.get("synthetic") or part.get("ignored")):
            self._scribe.say(_WHO.SYSTEM, _KIND.NOTICE, bounds.ends(text, bounds.NOTE))
        elif kind == "text" and text:
            self._scribe.say(_WHO.HUMAN, _KIND.MESSAGE, _unquoted(text))
        elif kind == "compaction":
            self._compactions += 1
            self._scribe.say(_WHO.SYSTEM, _KIND.COMPACTION, "auto" if part.get("auto") is True else "manual")
        elif kind == "file":
            self._scribe.say(_WHO.SYSTEM, _KIND.NOTICE, f"[file {values.text(part.get('filename'))}]")
        elif kind == "subtask":
            self._scribe.say(_WHO.HUMAN, _KIND.ECHO, values.text(part.get("prompt")))
        elif kind not in SILENT and kind != "text":
            self._lost.stranger(kind, line)

    def _answered(self, message: rows.Data, part: rows.Data, line: int) -> None:
        kind, text = values.text(part.get("type")), values.text(part.get("text")).strip()
        if kind == "text":
            who = _WHO.SUMMARY if message.get("summary") is True else _WHO.AGENT
            self._scribe.say(who, _KIND.MESSAGE, text)
        elif kind == "reasoning":
            self._scribe.say(_WHO.AGENT, _KIND.THINKING, bounds.ends(text, bounds.OUTPUT))
        elif kind == "tool":
            self._scribe.say(_WHO.AGENT, _KIND.CALL, call=opencode_tools.call(part))
            if ended := opencode_tools.outcome(part):
                self._scribe.say(_WHO.TOOL, _KIND.OUTCOME, bounds.ends(ended[1], bounds.OUTPUT), outcome=ended[0])
        elif kind == "retry":
            self._message(part)
        elif kind not in SILENT | {"file", "compaction", "subtask"}:
            self._lost.stranger(kind, line)


def _unquoted(text: str) -> str:
    """A prompt as it was given to `opencode run`, which puts a text with spaces in quotes."""
    inner = text[1:-1]
    return inner if len(text) > 1 and text[0] == text[-1] == '"' and '"' not in inner else text
