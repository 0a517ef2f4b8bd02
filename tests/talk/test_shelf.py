"""A shelf finds what shares a word, and keeps the order of what is on it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reorient.talk import shelf

WORDS = st.frozensets(st.sampled_from("abcdef"), max_size=4)


@given(st.lists(WORDS), WORDS)
def test_what_shares_a_word_is_found_as_by_looking_at_all(kept, asked):
    held = shelf.Shelf()
    for at, words in enumerate(kept):
        held.put(words, at)

    assert dict(held.sharing(asked)) == {words: len(words & asked) for words in kept if words & asked}


def test_what_is_put_again_is_the_newest():
    held = shelf.Shelf()
    held.put(frozenset("a"), 1)
    held.put(frozenset("b"), 2)
    held.put(frozenset("a"), 3)

    assert held.items() == [2, 3]


@given(st.lists(WORDS), WORDS)
def test_what_is_dropped_is_found_no_more(kept, dropped):
    held = shelf.Shelf()
    for words in kept:
        held.put(words, words)
    held.drop(dropped)

    assert dropped not in held.items()
    assert dropped not in held.sharing(frozenset("abcdef"))
