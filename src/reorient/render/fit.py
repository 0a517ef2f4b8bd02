"""Fits pieces to a budget: which are kept, which are cut and counted.

Kept is a prefix of one fixed order (what may not be cut, then by priority, then by position), so a larger budget never
drops what a smaller one kept. What may not be cut is kept even over the budget; the excess is then told. It knows no
result and no format: the caller draws the whole page for a choice, and the whole page is counted.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.render import estimate


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Piece(Frozen):
    """One thing to fit. least: what it adds to a page at least, in millionths of a token."""

    section: str
    least: int
    priority: int = 50
    keep: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Fitted(Frozen):
    """kept: positions in the order given.  cut: pieces left out, by section.  over: tokens beyond the budget."""

    kept: tuple[int, ...]
    cut: Mapping[str, int]
    over: int = 0


Page = Callable[[Fitted], str]  # the whole text of a choice, cut counts and excess told


def fit(pieces: Sequence[Piece], *, budget: int, page: Page) -> Fitted:
    """The longest prefix whose page is within the budget; at least all that may not be cut."""
    order = sorted(range(len(pieces)), key=lambda at: (not pieces[at].keep, pieces[at].priority, at))
    spent = tuple(itertools.accumulate((pieces[at].least for at in order), initial=0))
    least = sum(piece.keep for piece in pieces)
    limit = budget * estimate.TOKEN
    frame = estimate.page(page(Fitted(kept=(), cut={})))  # no page costs less than its frame and what it keeps
    for count in range(len(order), least - 1, -1):
        if frame + spent[count] <= limit:
            choice = _prefix(pieces, order, count)
            if estimate.page(page(choice)) <= limit:
                return choice
    return _told(_prefix(pieces, order, least), budget, page)


def _prefix(pieces: Sequence[Piece], order: Sequence[int], count: int) -> Fitted:
    cut = Counter(pieces[at].section for at in sorted(order[count:]))
    return Fitted(kept=tuple(sorted(order[:count])), cut=dict(cut))


def _told(choice: Fitted, budget: int, page: Page) -> Fitted:
    """With the excess told. Telling it costs tokens too, so it is counted until it is true."""
    over = estimate.tokens(page(choice)) - budget
    while over > choice.over:
        choice = dataclasses.replace(choice, over=over)
        over = estimate.tokens(page(choice)) - budget
    return choice
