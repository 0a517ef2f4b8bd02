"""The page of `now`: a title, one aligned row a line, the foot. Plain text; a surface may colour it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator

from reorient.model import context
from reorient.render import fit, markdown_columns, markdown_foot, markdown_rows, phrases

_SHARING_CITE = frozenset({"open", "cause", "done", "git", "claim"})  # told in one line where they stand at one place
_SHARING_LINE = frozenset({"open", "done", "git"})  # and wherever they stand: a word or two each


def page(result: context.Context, rows: markdown_rows.Rows, fitted: fit.Fitted, lang: str) -> str:
    """The whole page of a choice of rows."""
    kept = [rows[at] for at in fitted.kept]
    told = [(phrases.label(section, lang), text) for section, text in _told(kept, lang)]
    if fitted.cut:
        told.append((phrases.label("cut", lang), markdown_foot.cut(fitted, lang)))
    body = [f"# {title(result.scope, lang)}", *markdown_columns.labelled(told)]
    legend = markdown_foot.legend(result, (place for row in kept for place in row.cites), lang)
    if legend:
        body.append(legend)
    return markdown_foot.counted(
        lambda tokens: "\n".join([*body, markdown_foot.last(result, fitted, tokens, lang)]) + "\n"
    )


def _told(kept: markdown_rows.Rows, lang: str) -> Iterator[tuple[str, str]]:
    """(section, text with its cites); short neighbours of one section share a line, those of one place the cite too."""
    join = phrases.TABLES[lang]["join.clauses"].join
    for section, group in itertools.groupby(kept, key=lambda row: row.section):
        rows = list(group)
        if section in _SHARING_CITE:
            told = list(_cited(rows, join))
        else:
            told = [markdown_foot.cited(row.text, row.cites) for row in rows]
        yield from ((section, text) for text in ([join(told)] if section in _SHARING_LINE else told))


def _cited(rows: markdown_rows.Rows, join: Callable[[Iterable[str]], str]) -> Iterator[str]:
    """The texts with their cites, neighbours that stand at the same places as one."""
    for cites, near in itertools.groupby(rows, key=lambda row: row.cites):
        yield markdown_foot.cited(join(row.text for row in near), cites)


def title(scope: context.Scope, lang: str) -> str:
    """Where the reader stands: the folder's name and the branch, or the commit where no branch is checked out."""
    args = {"place": place(scope), "branch": scope.branch, "head": (scope.head or "")[:10]}
    if scope.branch:
        return phrases.say("now.title.branch", args, lang)
    return phrases.say("now.title.detached" if scope.head else "now.title", args, lang)


def place(scope: context.Scope) -> str:
    """The name of the worktree's top folder, or of the folder where there is no repository."""
    path = scope.repository or scope.cwd
    return path.rstrip("/").rpartition("/")[2] or path
