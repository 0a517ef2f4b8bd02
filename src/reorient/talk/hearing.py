"""Hearing: a talk sorted once by whose words are whose, so that every reader of meaning starts from the same ground.

Only live rows count: what was rewound was never said. Words of tools, subagents, notices and echoes are in none of the
lists of speech; they can never become a request, a rule or a decision.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.model import observations, places, subjects, utterances, values
from reorient.model.frozen import Frozen
from reorient.talk import prose

_WORDS = frozenset({utterances.Kind.MESSAGE, utterances.Kind.QUEUED, utterances.Kind.REFUSAL})


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Said(Frozen):
    """One message with its sentences."""

    utterance: utterances.Utterance
    sentences: tuple[str, ...]

    @property
    def index(self) -> int:
        return self.utterance.index


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Run(Frozen):
    """A tool use and what it gave back; outcome None while it runs or where the rows were not read."""

    call: utterances.Utterance
    outcome: utterances.Utterance | None

    @property
    def index(self) -> int:
        return self.call.index

    @property
    def failed(self) -> bool:
        return bool(self.outcome and self.outcome.outcome and self.outcome.outcome.failed)

    @property
    def refused_or_unanswered(self) -> bool:
        return self.outcome is None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Hearing(Frozen):
    """Speech by whose it is: humans, agents, others (teammates, bots), summaries, sides (subagents).

    runs: tool uses.  live: all live rows.
    """

    talk: utterances.Talk
    live: tuple[utterances.Utterance, ...]
    humans: tuple[Said, ...]
    agents: tuple[Said, ...]
    others: tuple[Said, ...]
    summaries: tuple[Said, ...]
    sides: tuple[Said, ...]
    runs: tuple[Run, ...]

    def between(self, start: int, end: int | None) -> tuple[utterances.Utterance, ...]:
        """The live rows after one index and before another, or to the end."""
        low = bisect.bisect_right(self.live, start, key=lambda item: item.index)
        high = len(self.live) if end is None else bisect.bisect_left(self.live, end, key=lambda item: item.index)
        return self.live[low:high]

    def claim(
        self,
        field: str,
        value: values.Value,
        said: utterances.Utterance,
        voice: observations.Voice,
        *,
        key: str = "",
    ) -> observations.Observation:
        """An observation of this session, placed at the row that it stands in."""
        return observations.Observation(
            subject=subjects.Subject(subjects.Kind.SESSION, self.talk.id),
            field=field,
            value=value,
            voice=voice,
            place=said.place,
            key=key,
            order=said.index,
        )


def hear(talk: utterances.Talk) -> Hearing:
    """Sort a talk. Linear in its length."""
    live = tuple(item for item in talk.utterances if item.live)
    speech: dict[utterances.Who, list[Said]] = {who: [] for who in utterances.Who}
    for item in live:
        if item.kind in _WORDS and item.text.strip():
            speech[item.who].append(Said(item, prose.sentences(item.text)))
    outcomes = {item.outcome.call_id: item for item in live if item.outcome}
    return Hearing(
        talk=talk,
        live=live,
        humans=tuple(speech[utterances.Who.HUMAN]),
        agents=tuple(speech[utterances.Who.AGENT]),
        others=tuple(speech[utterances.Who.TEAMMATE] + speech[utterances.Who.BOT]),
        summaries=tuple(speech[utterances.Who.SUMMARY]),
        sides=tuple(_sides(live)),
        runs=tuple(Run(item, outcomes.get(item.call.id)) for item in live if item.call),
    )


def _sides(live: tuple[utterances.Utterance, ...]) -> Iterator[Said]:
    """What subagents said: neither a request nor the agent's own word."""
    for item in live:
        if item.kind is utterances.Kind.SIDE and item.text.strip():
            yield Said(item, prose.sentences(item.text))


def place_of(said: Said) -> places.Place:
    """Where a message stands."""
    return said.utterance.place


def placed(said: Said) -> values.Record:
    """The place of a message as a value, for an observation that speaks of two."""
    place = said.utterance.place
    return values.Record(
        source=place.source,
        mark=place.mark,
        locator=place.locator,
        revision=place.revision,
        stated_at=place.stated_at,
    )
