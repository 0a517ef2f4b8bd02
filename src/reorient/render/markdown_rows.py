"""Rows: everything a context result says, as one list in the order it is read, ready to be fitted to a budget.

What the reader must act on stands first, so that the first 2,000 characters are enough; so does whatever may not be
cut. What was not read is a row like any other, and is never cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from reorient.model import context, findings, gaps, lines, places, values
from reorient.model.frozen import Frozen
from reorient.render import estimate, fit, phrases, seal

ACT_ON = ("objective", "last_request", "failing", "conflict", "blocker", "next_action", "rule")

_SHOWN_SKIPS = 3
_EVENTS, _EVENT = 3, 4  # events that the document shows, and their rank: behind what must be acted on
_OFFERED = 6  # of the sessions that were not used


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Row(Frozen):
    """One row. text: in the reader's language, fenced.  line, phrase: of the line it shows, or ""."""

    section: str
    text: str
    cites: tuple[places.Place, ...] = ()
    priority: int = 50
    keep: bool = False
    line: str = ""
    phrase: str = ""

    @property
    def piece(self) -> fit.Piece:
        least = estimate.cost(self.text)  # without its cites: a page may print them once for several rows
        return fit.Piece(section=self.section, least=least, priority=self.priority, keep=self.keep)


Rows: TypeAlias = Sequence[Row]


def of(result: context.Context, lang: str) -> tuple[Row, ...]:
    """All rows of a sealed result, in reading order."""
    return tuple(sorted(_all(result, lang), key=_rank))


def _rank(row: Row) -> tuple[bool, int]:
    if row.section in ACT_ON:
        return False, ACT_ON.index(row.section)
    return not row.keep or row.section in ("unread", "skipped"), len(ACT_ON)


def _all(result: context.Context, lang: str) -> Iterator[Row]:
    yield from (_conflict(conflict, lang) for conflict in result.conflicts)
    request = result.last_request
    if request is not None and all(line.section != "last_request" for line in result.lines):
        yield _request(request, lang)
    yield from (_line(line, lang) for line in (*_lines(result), *result.notes))
    yield from _offers(result.offered, lang)
    yield from (_unread(gap, lang, tell_tried=result.template == "context") for gap in result.unread)
    if result.skipped:
        yield _skipped(result.skipped, lang)


def _lines(result: context.Context) -> Iterator[lines.Line]:
    """The lines; of recovered context the newest events move up, so that no name empties the document's timeline."""
    events = [line.id for line in result.lines if line.section == "timeline"] if result.template == "context" else []
    rank = {event: _EVENT + age for age, event in enumerate(reversed(events[-_EVENTS:]))}
    for line in result.lines:
        yield replace(line, priority=min(line.priority, rank.get(line.id, line.priority)))


def _line(line: lines.Line, lang: str) -> Row:
    return Row(
        section=line.section,
        text=phrases.line(line, lang),
        cites=line.cites,
        priority=line.priority,
        keep=line.keep,
        line=line.id,
        phrase=line.phrase,
    )


def _request(request: context.LastRequest, lang: str) -> Row:
    text = phrases.say("request", {"text": request.text, "state": state(request.state, lang)}, lang, quoted=("text",))
    return Row(section="last_request", text=text, cites=(request.cite,), keep=True)


def state(what: context.State, lang: str) -> str:
    """What became of the request, in words."""
    return phrases.say(f"state.{what}", {}, lang)


def _conflict(conflict: findings.Conflict, lang: str) -> Row:
    return Row(
        section="conflict",
        text=conflict_text(conflict, lang),
        cites=tuple(side.place for side in conflict.sides),
        keep=True,
        line=seal.conflict_id(conflict),
    )


def conflict_text(conflict: findings.Conflict, lang: str) -> str:
    """The kind's own sentence where the table has one, else both sides as their sources say them."""
    own = f"conflict.{conflict.kind}"
    if own in phrases.TABLES[lang]:
        return phrases.say(own, conflict.details, lang)
    sides = []
    for side in conflict.sides:
        said: dict[str, values.Value] = {"source": side.place.source, "field": side.field, "value": side.value}
        key = "conflict.side.dated" if side.place.stated_at else "conflict.side"
        sides.append(phrases.say(key, {**said, "stated_at": side.place.stated_at}, lang))
    about = {"kind": conflict.kind, "about": conflict.subject.id, "sides": " | ".join(sides)}
    return phrases.say("conflict", about, lang)


def _offers(offered: tuple[context.Offered, ...], lang: str) -> Iterator[Row]:
    """The sessions that were not used, the newest of them by its id; how to see them all."""
    if not offered:
        return
    first = offered[0]
    args: dict[str, values.Value] = {
        "id": first.id[:8],
        "count": len(offered),
        "last_at": first.last_at or phrases.say("context.unknown", {}, lang),
    }
    tie = any(session.why == "tie" for session in offered)
    yield Row(
        section="offered",
        text=phrases.say("offered.tie" if tie else "offered.sibling", args, lang),
        priority=_OFFERED,
        keep=tie,  # as likely as the one used: the reader must know
    )


def _unread(gap: gaps.Gap, lang: str, *, tell_tried: bool) -> Row:
    text = phrases.say("unread", {"source": gap.source, "reason": gap.reason}, lang)
    if tell_tried and gap.tried:
        text += phrases.say("unread.tried", {"tried": gap.tried}, lang)
    if gap.next:
        text += phrases.say("unread.next", {"next": gap.next}, lang)
    return Row(section="unread", text=text, keep=True)


def _skipped(skipped: tuple[gaps.Skip, ...], lang: str) -> Row:
    """The most frequent of what was passed over; the rest as one count, so that nothing is lost."""
    ranked = sorted(skipped, key=lambda skip: (-skip.count, skip))
    told = [
        phrases.say("skipped", {"count": skip.count, "what": skip.what, "where": skip.where}, lang)
        for skip in ranked[:_SHOWN_SKIPS]
    ]
    rest = sum(skip.count for skip in ranked[_SHOWN_SKIPS:])
    if rest:
        told.append(phrases.say("skipped.more", {"count": rest}, lang))
    return Row(section="skipped", text=phrases.TABLES[lang]["join"].join(told), keep=True)
