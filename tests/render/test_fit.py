from hypothesis import given
from hypothesis import strategies as st

from reorient.render import estimate, fit

PIECES = st.lists(
    st.tuples(st.sampled_from(["rule", "timeline", "name"]), st.integers(0, 40), st.integers(0, 5), st.booleans()),
    max_size=12,
)


def _pieces(drawn):
    """Each piece is a word of its own number of digits; a page adds the cut counts and the excess."""
    words = ["7" * length for _, length, _, _ in drawn]
    pieces = [
        fit.Piece(section=section, least=estimate.cost(word), priority=priority, keep=keep)
        for (section, _, priority, keep), word in zip(drawn, words, strict=True)
    ]

    def page(fitted: fit.Fitted) -> str:
        kept = "".join(words[at] for at in fitted.kept)
        return f"{kept}{sorted(fitted.cut.items())}{fitted.over or ''}"

    return pieces, page


@given(PIECES, st.integers(0, 400), st.integers(0, 400))
def test_a_larger_budget_never_drops_what_a_smaller_one_kept(drawn, one, other):
    pieces, page = _pieces(drawn)
    small, large = (fit.fit(pieces, budget=budget, page=page) for budget in sorted((one, other)))

    assert set(small.kept) <= set(large.kept)


@given(PIECES, st.integers(0, 400))
def test_what_may_not_be_cut_is_kept_and_everything_is_kept_or_counted(drawn, budget):
    pieces, page = _pieces(drawn)
    fitted = fit.fit(pieces, budget=budget, page=page)

    assert {at for at, piece in enumerate(pieces) if piece.keep} <= set(fitted.kept)
    assert len(fitted.kept) + sum(fitted.cut.values()) == len(pieces)


@given(PIECES, st.integers(0, 400))
def test_the_whole_page_is_within_the_budget_or_the_excess_is_told_exactly(drawn, budget):
    pieces, page = _pieces(drawn)
    fitted = fit.fit(pieces, budget=budget, page=page)
    total = estimate.tokens(page(fitted))

    assert total <= budget if fitted.over == 0 else total == budget + fitted.over


@given(PIECES, st.integers(0, 400))
def test_over_the_budget_nothing_stands_that_could_have_been_cut(drawn, budget):
    pieces, page = _pieces(drawn)
    fitted = fit.fit(pieces, budget=budget, page=page)

    assert fitted.over == 0 or all(pieces[at].keep for at in fitted.kept)


@given(PIECES)
def test_with_room_for_all_nothing_is_cut_and_the_order_stays(drawn):
    pieces, page = _pieces(drawn)
    fitted = fit.fit(pieces, budget=1_000_000, page=page)

    assert fitted == fit.Fitted(kept=tuple(range(len(pieces))), cut={})


def _same(words, budget):
    """Words without a page around them, all of one section; a word's first digit is its priority."""
    pieces = [fit.Piece(section="name", least=estimate.cost(word), priority=int(word[0])) for word in words]
    return fit.fit(pieces, budget=budget, page=lambda fitted: "".join(words[at] for at in fitted.kept)).kept


def test_a_piece_that_does_not_fit_ends_the_list_even_if_a_later_one_would():
    assert _same(["5" * 5, "5" * 50, "5" * 5], budget=20) == (0,)


def test_priority_decides_before_position_and_what_is_kept_stands_in_the_order_given():
    assert _same(["9" * 5, "1" * 5, "2" * 5], budget=14) == (1, 2)
