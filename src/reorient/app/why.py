"""`why`: a field, a line's id or a cite's mark, opened at its source."""

from __future__ import annotations

from collections.abc import Iterable

from reorient import config, reach
from reorient.app import context as contexts
from reorient.app import discreet, gather
from reorient.model import context, errors, fields, findings, observations, opened, places, sessions, utterances
from reorient.model.lines import Line
from reorient.render import phrases
from reorient.render.mask import text as masks
from reorient.sources import registry
from reorient.sources.sessions import reading

MOST_WORDS = 4000  # characters of one row; the locator leads to the rest


def run(world: reach.Reach, settings: config.Settings, question: gather.Question, asked: str) -> opened.Opened:
    """Open it. NoLongerArises where today's evidence has nothing by that name."""
    evidence = gather.evidence(world, settings, question)
    result = contexts.of(evidence, template="context")
    asked = phrases.section(asked.strip().strip("[]").strip())
    lines = _lines(result, asked)
    spoken = list(evidence.findings.of(asked)) if asked in fields.TABLE else []
    marked = {item.place for item in evidence.observations if item.place.mark == asked}
    cited = [cite for line in lines for cite in line.cites]
    held = [witness.place for item in spoken for witness in _witnesses(item)]
    wanted = dict.fromkeys([*cited, *held, *sorted(marked)])
    if not wanted and not lines and not spoken:
        wanted = dict.fromkeys(_row_by_mark(world, evidence, asked))
    if not wanted and not any(isinstance(item, findings.Unknown) or item.dissent for item in spoken):
        raise errors.NoLongerArises(
            f"{asked} is a field, but nothing that was read here speaks of it", next="reorient now"
        )
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


def _row_by_mark(world: reach.Reach, evidence: gather.Evidence, asked: str) -> list[places.Place]:
    """A row of the session that no line cites: `s:N` still opens it."""
    number = asked.removeprefix("s:")
    if evidence.talk and number.isascii() and number.isdigit() and asked.startswith("s:"):
        path, line = evidence.talk.path, int(number[:18])
        row = registry.module(evidence.talk.source).row(world, path, line)
        if row.text:
            locator = sessions.locator(path, line)
            return [places.Place(source=evidence.talk.source, mark=asked, locator=locator, revision="")]
        raise errors.NoLongerArises("; ".join(gap.reason for gap in row.gaps), next="reorient now")
    known = ", ".join(sorted({*fields.TABLE, *phrases.SECTIONS}))
    raise errors.NoLongerArises(
        f"nothing here is called {asked}: no field or section ({known}), no cite's mark and no line's id",
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
    words = _words(row)[:MOST_WORDS] if row.text else None
    return opened.Witness(place=place, words=words, claims=claims, gap="; ".join(gap.reason for gap in row.gaps))


def _words(row: reading.Opened) -> str:
    """What the row says, by whose words; of a row that says nothing, the row itself. Masked whole before any cut."""
    said = [f"{item.who}: {text}" for item in row.said if (text := item.text or _used(item.call))]
    return masks.mask("\n".join(said)) if said else discreet.row(row.text)


def _used(call: utterances.Call | None) -> str:
    if call is None:
        return ""
    parts = (call.run, *call.edits, *call.reads, call.detail, *(f"[{todo.state}] {todo.text}" for todo in call.todos))
    return f"{call.name} " + "\n".join(part for part in parts if part)


def _dissent(spoken: Iterable[findings.Finding]) -> Iterable[opened.Dissent]:
    for item in spoken:
        for dissent in item.dissent:
            said = dissent.observation
            yield opened.Dissent(standing=str(dissent.standing), field=said.field, value=said.value, place=said.place)
