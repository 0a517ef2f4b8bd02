"""The scribe: writes the utterances of rows, each with its index and place, for any dialect.

Promises: indexes rise strictly (line number * 64 + part), also where a line holds several rows; a part beyond the 64th
is counted as lost.
"""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model import places, sessions, utterances
from reorient.sources.sessions import rows, tally

PARTS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a row stands: the row, the id its runtime gave it (or ""), and its time."""

    row: rows.Row
    key: str
    at: str | None


class Scribe:
    """Utterances of one file, in order."""

    def __init__(self, source: str, path: str, lost: tally.Tally) -> None:
        self.said: list[utterances.Utterance] = []
        self._source = source
        self._path = path
        self._lost = lost
        self._place: places.Place | None = None
        self._standing: Standing | None = None
        self._line = 0
        self._part = 0

    def turn(self, standing: Standing) -> None:
        """The next row; what is said from now on is said by it."""
        self._standing, self._place = standing, None
        if standing.row.line != self._line:
            self._line, self._part = standing.row.line, 0

    def place(self, standing: Standing) -> places.Place:
        """The place of a row."""
        line = standing.row.line
        return places.Place(
            source=self._source,
            mark=f"s:{line}",
            locator=sessions.locator(self._path, line),
            revision=standing.key or standing.row.digest,
            stated_at=standing.at,
        )

    def say(
        self,
        who: utterances.Who,
        kind: utterances.Kind,
        text: str = "",
        *,
        name: str | None = None,
        call: utterances.Call | None = None,
        outcome: utterances.Outcome | None = None,
    ) -> int:
        """Write one utterance of the row; its index, or -1 where the row holds too many."""
        if self._standing is None:
            raise ValueError("a row must be turned to before it speaks")
        if self._part >= PARTS:
            self._lost.lose(tally.CROWDED, self._line)
            return -1
        self._place = self._place or self.place(self._standing)
        index = self._line * PARTS + self._part
        self._part += 1
        self.said.append(
            utterances.Utterance(
                who=who,
                kind=kind,
                index=index,
                place=self._place,
                text=text,
                at=self._standing.at,
                name=name,
                call=call,
                outcome=outcome,
            )
        )
        return index
