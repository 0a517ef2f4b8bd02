"""Markdown: a sealed context result as one text within a budget. `now` and `context` each have their page.

Promised: what must be acted on stands first, a larger budget never drops a line, what was cut is counted. The last step
of each page masks it once more and makes every control and direction mark in it visible.
"""

from __future__ import annotations

from collections.abc import Callable

from reorient.model import context
from reorient.render import fit, markdown_context, markdown_now, markdown_rows

_PAGES: dict[str, Callable[[context.Context, markdown_rows.Rows, fit.Fitted, str], str]] = {
    "now": markdown_now.page,
    "context": markdown_context.page,
}


def render(result: context.Context, *, lang: str, budget: int) -> str:
    """The text of a sealed result, its line end included."""
    rows = markdown_rows.of(result, lang)
    return _page(result, rows, fitted(result, rows, lang=lang, budget=budget), lang)


def fitted(result: context.Context, rows: markdown_rows.Rows, *, lang: str, budget: int) -> fit.Fitted:
    """Which rows the text keeps. Every other format keeps the same, so that all formats tell one story."""
    return fit.fit([row.piece for row in rows], budget=budget, page=lambda choice: _page(result, rows, choice, lang))


def _page(result: context.Context, rows: markdown_rows.Rows, choice: fit.Fitted, lang: str) -> str:
    return _PAGES[result.template](result, rows, choice, lang)
