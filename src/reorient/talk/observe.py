"""From a talk to observations: every reader of meaning, in one visible table."""

from __future__ import annotations

from collections.abc import Callable

from reorient.model import observations, places, subjects, utterances
from reorient.talk import (
    blocks,
    checks,
    claims,
    decisions,
    hearing,
    names,
    objective,
    promises,
    references,
    requests,
    rules,
    timeline,
    work,
)

READERS: tuple[Callable[[hearing.Hearing], list[observations.Observation]], ...] = (
    objective.observe,
    rules.observe,
    decisions.observe,
    blocks.observe,
    requests.observe,
    work.observe,
    promises.observe,
    checks.observe,
    claims.observe,
    references.observe,
    names.observe,
    timeline.observe,
)


FIELDS = frozenset(
    "objective rule decision blocker last_request edited done open promise cause failing test claim reference name "
    "timeline compactions".split()
)


def observe(talk: utterances.Talk) -> tuple[observations.Observation, ...]:
    """Every observation that a talk gives. Pure; linear in the talk's length."""
    heard = hearing.hear(talk)
    found = [item for reader in READERS for item in reader(heard)]
    found.append(_compactions(heard))
    return tuple(found)


def _compactions(heard: hearing.Hearing) -> observations.Observation:
    talk = heard.talk
    marks = [row for row in heard.live if row.kind is utterances.Kind.COMPACTION]
    place = (
        marks[-1].place
        if marks
        else places.Place(source=talk.source, mark="s", locator=talk.path, revision=talk.id, stated_at=talk.last_at)
    )
    return observations.Observation(
        subject=subjects.Subject(subjects.Kind.SESSION, talk.id),
        field="compactions",
        value=talk.compactions,
        voice=observations.Voice.HOST,
        place=place,
    )
