"""`why`: a field, a line's id or a cite's mark, opened at its source."""

from __future__ import annotations

from collections.abc import Iterable

from reorient import config, reach
from reorient.app import context as contexts
from reorient.app import discreet, gather
from reorient.model import context, errors, fields, findings, observations, opened, places, sessions
from reorient.model.lines import Line
from reorient.sources import registry

MOST_WORDS = 4000  # characters of one row; the locator leads to the rest


def run(world: reach.Reach, settings: config.Settings, question: gather.Question, asked: str) -> opened.Opened:
    """Open it. NoLongerArises where today's evidence has nothing by that name."""
    evidence = gather.evidence(world, settings, question)
    result = contexts.of(evidence, template="context")
    asked = asked.strip().strip("[]").strip()
    lines = _lines(result, asked)
    spoken = list(evidence.findings.of(asked)) if asked in fields.TABLE else []
    marked = {item.place for item in evidence.observations if item.place.mark == asked}
    cited = [cite for line in lines for cite in line.cites]
    held = [witness.place for item in spoken for witness in _witnesses(item)]
    wanted = dict.fromkeys([*cited, *held, *sorted(marked)])
    if not wanted and not lines and not spoken:
        wanted = dict.fromkeys(_row_by_mark(evidence, asked))
    return opened.Opened(
        asked=asked,
        lines=tuple(lines),
        witnesses=tuple(_open(world, evidence, place) for place in wanted),
        dissent=tuple(_dissent(spoken)),
        gaps=tuple(dict.fromkeys(gap for item in spoken if isinstance(item, findings.Unknown) for gap in item.gaps)),
        lang=result.lang,
    )


def _lines(result: context.Context, asked: str) -> list[Line]:
    """By section, by id (whole or its first 4 digits or more), or by a cite's mark."""
    held = [*result.lines, *result.notes]
    return [
        line
        for line in held
        if line.section == asked
        or (len(asked) >= 4 and line.id.startswith(asked))
        or any(cite.mark == asked for cite in line.cites)
    ]


def _row_by_mark(evidence: gather.Evidence, asked: str) -> list[places.Place]:
    """A row of the session that no line cites: `s:N` still opens it."""
    number = asked.removeprefix("s:")
    if evidence.talk and number.isdigit() and asked.startswith("s:"):
        locator = sessions.locator(evidence.talk.path, int(number))
        return [places.Place(source=evidence.talk.source, mark=asked, locator=locator, revision="")]
    known = ", ".join(sorted(fields.TABLE))
    raise errors.NoLongerArises(
        f"nothing here is called {asked}: no field ({known}), no cite's mark and no line's id of today's evidence",
        next="reorient now",
    )


def _witnesses(item: findings.Finding) -> Iterable[observations.Observation]:
    if isinstance(item, findings.Disputed):
        return item.rivals
    return () if isinstance(item, findings.Unknown) else item.witnesses


def _open(world: reach.Reach, evidence: gather.Evidence, place: places.Place) -> opened.Witness:
    claims = tuple(
        (item.field if not item.key else f"{item.field}[{item.key}]", item.value)
        for item in evidence.observations
        if item.place == place
    )
    if evidence.talk is None or place.source != evidence.talk.source:
        return opened.Witness(place=place, words=None, claims=claims)
    number = sessions.number(evidence.talk.path, place.locator)
    if number is None:
        return opened.Witness(place=place, words=None, claims=claims)
    row = registry.module(evidence.talk.source).row(world, evidence.talk.path, number)
    words = discreet.row(row.text)[:MOST_WORDS] if row.text else None  # a part of a secret does not look like one
    return opened.Witness(place=place, words=words, claims=claims, gap="; ".join(gap.reason for gap in row.gaps))


def _dissent(spoken: Iterable[findings.Finding]) -> Iterable[opened.Dissent]:
    for item in spoken:
        for dissent in item.dissent:
            said = dissent.observation
            yield opened.Dissent(standing=str(dissent.standing), field=said.field, value=said.value, place=said.place)
