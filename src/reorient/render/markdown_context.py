"""The page of recovered context: the document's template section by section, what else is known, its closing question.

A heading whose rows do not exist says that nothing was found in what was read, which is no denial; one whose rows were
cut says so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from reorient.model import context
from reorient.render import closing, fence, fit, markdown_foot, markdown_header, markdown_rows, phrases

_PROJECT = ("objective", "feature", "worktrack", "git", "reference")
_PENDING = ("open", "promise")
_NOT_READ = frozenset({"unread", "skipped", "offered"})
_PLACED = frozenset({*_PROJECT, *_PENDING, "conflict", "timeline", "last_request"})


def page(result: context.Context, rows: markdown_rows.Rows, fitted: fit.Fitted, lang: str) -> str:
    """The whole page of a choice of rows."""
    kept = [rows[at] for at in fitted.kept]
    body = [line for block in _blocks(result, rows, kept, lang) for line in (*block, "")]
    foot = list(_foot(result, kept, fitted, lang))
    question = closing.question(result.closing, lang)
    return markdown_foot.counted(
        lambda tokens: "\n".join([*body, *foot, markdown_foot.last(result, fitted, tokens, lang), "", question, ""])
    )


def _blocks(
    result: context.Context, rows: markdown_rows.Rows, kept: markdown_rows.Rows, lang: str
) -> Iterator[Sequence[str]]:
    """Conflicts stand before the template's sections, all else that is known behind them."""
    plain = [row for row in kept if row.phrase != markdown_header.PULL_REQUEST]
    known = {row.section for row in rows}

    def section(heading: str, sections: Collection[str], shown: list[str]) -> list[str]:
        empty = "context.nothing" if known.isdisjoint(sections) else "context.left_out"
        return [_heading(heading, lang), *(shown or ["- " + phrases.say(empty, {}, lang)])]

    yield ["## " + phrases.say("context.title", {}, lang)]
    yield list(markdown_header.talk(result, rows, lang))
    conflicts = [_bullet(row) for row in plain if row.section == "conflict"]
    if conflicts:
        yield section("label.conflict", (), conflicts)
    about = [_labelled(row, lang) for row in plain if row.section in _PROJECT]
    yield [_heading("context.project", lang), *markdown_header.project(result.scope, kept, lang), *about]
    events = [row for row in plain if row.section == "timeline"]
    yield section("context.timeline", ("timeline",), [_event(at, row, lang) for at, row in enumerate(events, 1)])
    pending = [f"- ⏳ {_cited(row)}" for row in plain if row.section in _PENDING]
    yield section("context.pending", _PENDING, pending)
    asked = [row for row in plain if row.section == "last_request"]
    yield section("context.request", ("last_request",), _request(result, asked, lang))
    held = [_labelled(row, lang) for row in plain if row.section not in _PLACED | _NOT_READ]
    if held:
        yield section("context.known", (), held)
    missing = [_labelled(row, lang) for row in plain if row.section in _NOT_READ]
    if missing:
        yield section("context.not_read", (), missing)


def _heading(key: str, lang: str) -> str:
    return "### " + phrases.say(key, {}, lang)


def _cited(row: markdown_rows.Row) -> str:
    return markdown_foot.cited(row.text, row.cites)


def _bullet(row: markdown_rows.Row) -> str:
    return f"- {_cited(row)}"


def _labelled(row: markdown_rows.Row, lang: str) -> str:
    return f"- **{phrases.label(row.section, lang)}:** {_cited(row)}"


def _event(number: int, row: markdown_rows.Row, lang: str) -> str:
    """Its time stands in brackets; a text that begins with it, as on the page of `now`, does not say it twice."""
    at = next((cite.stated_at for cite in row.cites if cite.stated_at), None)
    told = _cited(row).removeprefix(f"{at} ")
    return f"{number}. [{at or phrases.say('context.unknown', {}, lang)}] {told}"


def _request(result: context.Context, rows: markdown_rows.Rows, lang: str) -> list[str]:
    """The person's words as a quotation, line by line; below it what became of them, and what else is said of it."""
    said = result.last_request
    if said is None or not rows:
        return [f"> {_cited(row)}" for row in rows]
    words = phrases.quote("\n".join(fence.lines(fence.head_tail(said.text, phrases.LONG))), lang)
    became = markdown_foot.cited(phrases.say(f"state.{said.state}", {}, lang), (said.cite,))
    quoted = [f"> {line}".rstrip() for line in words.split("\n")]
    return [*quoted, "", became, *(_bullet(row) for row in rows[1:])]


def _foot(result: context.Context, kept: markdown_rows.Rows, fitted: fit.Fitted, lang: str) -> Iterator[str]:
    if fitted.cut:
        yield f"{phrases.label('cut', lang)}: {markdown_foot.cut(fitted, lang)}"
    legend = markdown_foot.legend(result, (cite for row in kept for cite in row.cites), lang)
    if legend:
        yield legend
