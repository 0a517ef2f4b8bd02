"""The queue: prompts typed while a turn runs, each told once.

`queue-operation` rows say what became of a prompt: `enqueue` (its text), `dequeue` (it becomes a turn of its own, with
a user row), `remove` (it was handed to the running turn, unless its reason says that it was dropped), `popAll` (the
person took all back into the input line). Later versions also write an attachment for a prompt that was handed over;
version 2.1.14 left nothing but the queue rows. Seen in files of 2.1.14 and 2.1.332.
"""

from __future__ import annotations

import dataclasses
import enum
from collections import defaultdict
from collections.abc import Iterable

from reorient.model import utterances

_DROPPED = frozenset({"cleared_on_cancel", "dropped_by_hook", "cancelled"})


class _State(enum.Enum):
    WAITING = enum.auto()
    TAKEN = enum.auto()  # for a turn of its own
    HANDED = enum.auto()  # to the running turn
    WITHDRAWN = enum.auto()
    TOLD = enum.auto()  # another row holds it


@dataclasses.dataclass(slots=True, eq=False)
class _Entry:
    text: str
    index: int
    state: _State = _State.WAITING


class Queue:
    """The queued prompts of one session."""

    def __init__(self) -> None:
        self._entries: list[_Entry] = []
        self._waiting: list[_Entry] = []
        self._untold: defaultdict[str, list[_Entry]] = defaultdict(list)

    def put(self, text: str, index: int) -> None:
        """A prompt was queued; its utterance has that index."""
        entry = _Entry(text.strip(), index)
        self._entries.append(entry)
        self._waiting.append(entry)
        self._untold[entry.text].append(entry)

    def knows(self, text: str) -> bool:
        """Does a prompt of that text wait?"""
        return any(entry.text == text.strip() for entry in self._waiting)

    def operate(self, operation: str, text: str, reason: str) -> None:
        """What became of the queued prompt with that text, else of the first; popAll without a text: of all."""
        wanted = text.strip()
        named = [entry for entry in self._waiting if entry.text == wanted] if wanted else []
        if operation == "popAll":
            self._turn(named if text.strip() else self._waiting, _State.WITHDRAWN)
        elif operation == "dequeue":
            self._turn((named or self._waiting)[:1], _State.TAKEN)
        elif operation == "remove":
            gone = reason in _DROPPED
            self._turn((named or self._waiting)[:1], _State.WITHDRAWN if gone else _State.HANDED)

    def tell(self, text: str, *, handed: bool) -> None:
        """A row tells this prompt itself: as a user row, or (handed) as an attachment of the running turn."""
        untold = self._untold.get(text.strip(), [])
        for entry in untold:
            if handed or entry.state is not _State.HANDED:
                untold.remove(entry)
                self._turn([entry], _State.TOLD)
                return

    def settle(self, said: Iterable[utterances.Utterance]) -> list[utterances.Utterance]:
        """The utterances without the queued prompts that another row tells; those taken back are WITHDRAWN."""
        states = {entry.index: entry.state for entry in self._entries}
        return [
            dataclasses.replace(item, kind=utterances.Kind.WITHDRAWN)
            if states.get(item.index) is _State.WITHDRAWN
            else item
            for item in said
            if states.get(item.index) is not _State.TOLD
        ]

    def _turn(self, entries: list[_Entry], state: _State) -> None:
        for entry in entries:
            entry.state = state
        self._waiting = [entry for entry in self._waiting if entry.state is _State.WAITING]
