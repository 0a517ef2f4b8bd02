"""The document: a sealed context result as plain lists and dicts, in the order of its schema.

It keeps the lines that the Markdown of the same budget keeps, with their cites whole; everything that is not a line
stands in full. Every string is masked once more and fenced. Its shape is schemas/context-v1.json.
"""

from __future__ import annotations

from typing import TypeAlias

from reorient.model import context, findings, gaps, lines, places
from reorient.render import closing, fence, markdown, markdown_rows, phrases, seal
from reorient.render.mask import text as masks

Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | int | None"


def of(result: context.Context, lang: str, budget: int) -> dict[str, Plain]:
    """The document of a sealed result."""
    rows = markdown_rows.of(result, lang)
    choice = markdown.fitted(result, rows, lang=lang, budget=budget)
    kept = {(rows[at].section, rows[at].line) for at in choice.kept}
    shown = [one for one in result.lines if (one.section, one.id) in kept]
    noted = [one for one in result.notes if (one.section, one.id) in kept]
    cuttable = {one.section for one in (*result.lines, *result.notes)}
    page: dict[str, Plain] = {
        "schema": context.SCHEMA,
        "generated_at": result.generated_at,
        "digest": result.digest,
        "scope": _scope(result.scope),
        "lines": [line(one, lang) for one in shown],
        "last_request": _request(result.last_request),
        "sessions": {"used": list(result.used), "offered": [_offered(session) for session in result.offered]},
        "compactions": result.compactions,
        "conflicts": [conflict(found, lang) for found in result.conflicts],
        "notes": [line(one, lang) for one in noted],
        "unread": [gap(unread) for unread in result.unread],
        "skipped": [skip(passed) for passed in result.skipped],
        "cut": {section: count for section, count in choice.cut.items() if section in cuttable},
        "header": _header(result),
        "closing": _closing(result.closing, lang),
        "lang": lang,
    }
    return {key: safe(value) for key, value in page.items()}


def safe(value: Plain) -> Plain:
    """The last step before any writer: every string of a document masked, then fenced."""
    if isinstance(value, str):
        return fence.plain(masks.mask(value))
    if isinstance(value, list):
        return [safe(item) for item in value]
    if isinstance(value, dict):
        return {key: safe(item) for key, item in value.items()}
    return value


def cite(place: places.Place) -> Plain:
    """A place, whole."""
    return {
        "source": place.source,
        "locator": place.locator,
        "revision": place.revision,
        "stated_at": place.stated_at,
        "mark": place.mark,
    }


def line(shown: lines.Line, lang: str) -> Plain:
    """A line with all its cites."""
    return {
        "id": shown.id,
        "section": shown.section,
        "text": phrases.line(shown, lang),
        "cites": [cite(place) for place in shown.cites],
    }


def conflict(found: findings.Conflict, lang: str) -> Plain:
    """A conflict with both its sides."""
    return {
        "id": seal.conflict_id(found),
        "kind": found.kind,
        "severity": found.severity,
        "subject": str(found.subject),
        "text": markdown_rows.conflict_text(found, lang),
        "sides": [cite(side.place) for side in found.sides],
    }


def gap(unread: gaps.Gap) -> Plain:
    """What could not be read, why, what was tried, and the command that may help."""
    return {"source": unread.source, "reason": unread.reason, "tried": unread.tried, "next": unread.next}


def skip(passed: gaps.Skip) -> Plain:
    """What was passed over, counted."""
    return {"where": passed.where, "what": passed.what, "count": passed.count}


def _scope(scope: context.Scope) -> Plain:
    return {"cwd": scope.cwd, "repository": scope.repository, "branch": scope.branch, "head": scope.head}


def _request(request: context.LastRequest | None) -> Plain:
    if request is None:
        return None
    return {"text": request.text, "state": str(request.state), "cite": cite(request.cite)}


def _offered(session: context.Offered) -> Plain:
    return {"id": session.id, "path": session.path, "last_at": session.last_at, "why": session.why}


def _header(result: context.Context) -> Plain:
    """Null where the talk is no channel: a session's header only carries what its page shows."""
    header = result.header
    if header is None or (header.channel is None and result.used):
        return None
    return {
        "channel": header.channel,
        "platform": header.platform,
        "oldest": header.oldest,
        "newest": header.newest,
        "messages": header.messages,
    }


def _closing(asked: context.Closing | None, lang: str) -> Plain:
    if asked is None:
        return None
    return {
        "request": asked.request,
        "status": asked.status,
        "offer": asked.offer,
        "text": closing.question(asked, lang),
    }
