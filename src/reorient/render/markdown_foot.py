"""The foot of a page: what was cut, what the cites mean, what the page cost and from when it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from reorient.model import context, places, values
from reorient.render import estimate, fence, fit, phrases
from reorient.render.mask import text as masks

DIGEST = 8  # hexadecimal digits of the digest that a page shows


def cited(text: str, cites: Sequence[places.Place]) -> str:
    """`text [s:12, git 8a988ea]`, each mark once."""
    marks = dict.fromkeys(fence.inline(place.mark) for place in cites)
    return f"{text} [{', '.join(marks)}]" if marks else text


def cut(fitted: fit.Fitted, lang: str) -> str:
    """`3 Timeline, 2 Name (more: --budget)`."""
    counts = [
        phrases.say("cut.section", {"count": count, "label": phrases.label(section, lang)}, lang)
        for section, count in fitted.cut.items()
    ]
    return phrases.say("cut", {"sections": tuple(counts)}, lang)


def legend(result: context.Context, cites: Iterable[places.Place], lang: str) -> str:
    """What the prefixes of the cites that stand on the page mean, and how to open one; or nothing."""
    first: dict[tuple[str, str], str] = {}
    for place in cites:
        entry = _entry(result, place.mark)
        if entry is not None:
            first.setdefault(entry, place.mark)
    told = list(_meanings(result, first, lang))
    if first:
        told.append(phrases.say("legend.open", {"mark": next(iter(first.values()))}, lang))
    return phrases.TABLES[lang]["join.clauses"].join(told)


def counted(draw: Callable[[int], str]) -> str:
    """A page as it leaves, masked once more and fenced, that tells its own tokens: drawn until the number is true."""
    page = _settled(draw)
    left = _leaving(page)
    return page if left == page else _settled(lambda told: _leaving(draw(told)))


def _settled(draw: Callable[[int], str]) -> str:
    told, page = 0, draw(0)
    while (true := estimate.tokens(page)) != told:
        told, page = true, draw(true)
    return page


def last(result: context.Context, fitted: fit.Fitted, tokens: int, lang: str) -> str:
    """Tokens, digest, time; the excess where there is one; and that newer instructions override it all."""
    args: dict[str, values.Value] = {
        "tokens": tokens,
        "digest": result.digest[:DIGEST],
        "generated_at": result.generated_at,
    }
    text = phrases.say("foot", args, lang)
    return text + phrases.say("foot.over", {"over": fitted.over}, lang) if fitted.over else text


def _leaving(page: str) -> str:
    return fence.plain(masks.mask(page))


def _entry(result: context.Context, mark: str) -> tuple[str, str] | None:
    """The legend entry of the longest prefix that the mark begins with, ended where a word ends."""
    fits = [
        entry
        for entry in result.legend
        if mark.startswith(entry[0]) and not (entry[0][-1:].isalnum() and mark[len(entry[0]) :][:1].isalnum())
    ]
    return max(fits, key=lambda entry: len(entry[0]), default=None)


def _meanings(result: context.Context, used: Iterable[tuple[str, str]], lang: str) -> Iterator[str]:
    known = phrases.TABLES[lang]
    for prefix, what in sorted(used, key=result.legend.index):
        key = f"legend.{prefix}" if f"legend.{prefix}" in known else "legend.other"
        yield phrases.say(key, {"prefix": prefix, "what": what}, lang)
