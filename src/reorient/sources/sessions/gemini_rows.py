"""Gemini CLI's records, told: a header, messages, and records that change what was said before.

A message is written again each time it grows; the last writing counts. `$set` changes the header, or replaces the
history after a compression: what is new in it is no person's. `$rewindTo` takes back a message and all behind it.
Facts: the program's public source (chatRecordingService, its types) up to early 2026; nothing was run.
"""

from __future__ import annotations

import dataclasses

from reorient.model import utterances
from reorient.sources.sessions import bounds, gemini_tools, needles, rows, scribe, stamps, tally, values, words

NAME = "gemini-cli"
SNAPSHOT = "<state_snapshot>"
ANCHORS = needles.Needles((*needles.of(("type", "user")).needles, b'"projectHash"', b'"$rewindTo"', SNAPSHOT.encode()))
_INJECTED = ("<session_context>", "This is the Gemini CLI. We are setting up the context")
_REFERENCED = "--- Content from referenced files ---"
_WHO, _KIND = utterances.Who, utterances.Kind


def fits(data: rows.Data) -> bool:
    """Is an object a record of its own, not a part of one?"""
    return "$set" in data or "$rewindTo" in data or "projectHash" in data or ("id" in data and "timestamp" in data)


@dataclasses.dataclass(slots=True, eq=False)
class _Message:
    row: rows.Row
    data: rows.Data
    live: bool = True
    synthetic: bool = False


class Teller:
    """The records of one session, told. Nothing is said before the last record was taken: it may change the first."""

    def __init__(self, path: str, lost: tally.Tally) -> None:
        self._path = path
        self._lost = lost
        self._messages: dict[str, _Message] = {}
        self._id = ""
        self._last_at: str | None = None

    def tell(self, row: rows.Row, *, whole: bool) -> None:
        """Take a record."""
        data = row.data
        if "$rewindTo" in data:
            self._rewind(values.text(data.get("$rewindTo")))
        elif "$set" in data:
            self._set(row, values.mapping(data.get("$set")))
        elif "projectHash" in data:
            self._header(data)
        elif key := values.text(data.get("id")):
            self._messages.pop(key, None)  # it stands where it was written last
            self._messages[key] = _Message(row, data)
        else:
            self._lost.stranger(values.text(data.get("type")), row.line)

    def talk(self) -> utterances.Talk:
        """All that was told."""
        told = scribe.Scribe(NAME, self._path, self._lost)
        gone: set[int] = set()
        compactions = 0
        for key, message in sorted(self._messages.items(), key=lambda item: item[1].row.line):
            at = stamps.moment(message.data.get("timestamp"))
            self._last_at = at or self._last_at
            told.turn(scribe.Standing(row=message.row, key=key, at=at))
            begun = len(told.said)
            compactions += self._say(told, message)
            if not message.live:
                gone.update(range(begun, len(told.said)))
        said = (dataclasses.replace(one, live=False) if n in gone else one for n, one in enumerate(told.said))
        return utterances.Talk(
            id=self._id,
            source=NAME,
            path=self._path,
            utterances=tuple(said),
            compactions=compactions,
            last_at=self._last_at,
        )

    def _header(self, data: rows.Data) -> None:
        self._id = values.text(data.get("sessionId")) or self._id
        self._last_at = stamps.moment(data.get("lastUpdated")) or self._last_at

    def _set(self, row: rows.Row, changed: rows.Data) -> None:
        self._header(changed)
        for data in values.mappings(changed.get("messages")):
            key = values.text(data.get("id"))
            if key and key not in self._messages:
                self._messages[key] = _Message(row, data, synthetic=True)

    def _rewind(self, key: str) -> None:
        keys = list(self._messages)
        for taken in keys[keys.index(key) if key in self._messages else 0 :]:
            self._messages[taken].live = False

    def _say(self, told: scribe.Scribe, message: _Message) -> int:
        """Say one message; 1 where it is the summary of a compression."""
        data, kind = message.data, values.text(message.data.get("type"))
        text = values.shown(_parts(data.get("displayContent"))) or values.shown(_parts(data.get("content")))
        if kind == "gemini":
            self._answer(told, data, "" if message.synthetic else text)
        elif kind != "user":
            failed = kind == "error"
            told.say(_WHO.SYSTEM, _KIND.ERROR if failed else _KIND.NOTICE, bounds.ends(text, bounds.NOTE))
        elif SNAPSHOT in text:
            told.say(_WHO.SYSTEM, _KIND.COMPACTION)
            told.say(_WHO.SUMMARY, _KIND.MESSAGE, text)
            return 1
        elif text:
            piece = _typed(text, message.synthetic)
            told.say(piece.who, piece.kind, piece.text)
        return 0

    def _answer(self, told: scribe.Scribe, data: rows.Data, text: str) -> None:
        for thought in values.mappings(data.get("thoughts")):
            thinking = f"{values.text(thought.get('subject'))}\n{values.text(thought.get('description'))}".strip()
            told.say(_WHO.AGENT, _KIND.THINKING, bounds.ends(thinking, bounds.OUTPUT))
        if text:
            told.say(_WHO.AGENT, _KIND.MESSAGE, text)
        for used in values.mappings(data.get("toolCalls")):
            told.say(_WHO.AGENT, _KIND.CALL, call=gemini_tools.call(used))
            if ended := gemini_tools.outcome(used):
                told.say(_WHO.TOOL, _KIND.OUTCOME, bounds.ends(ended[1], bounds.OUTPUT), outcome=ended[0])


def _parts(content: object) -> object:
    """Content as a list or a text: one part may stand alone."""
    return [content] if isinstance(content, dict) else _texts(content)


def _texts(content: object) -> object:
    """A list of parts may hold bare texts."""
    if not isinstance(content, list):
        return content
    return [{"text": part} if isinstance(part, str) else part for part in content]


def _typed(text: str, synthetic: bool) -> words.Words:
    if synthetic or text.startswith(_INJECTED):
        return words.notice(bounds.ends(text, bounds.NOTE))
    said = text.partition(_REFERENCED)[0].strip()
    return words.echo(said) if said.startswith(("/", "!")) and "\n" not in said else words.human(said or text)
