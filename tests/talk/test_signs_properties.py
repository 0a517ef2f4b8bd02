"""What holds of the signs of any text."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.talk import signs, signs_lexicon, signs_prose
from reorient.talk.marks import signs_shape

HUMAN = signs.Origin.HUMAN
SPOKEN = st.sampled_from(
    [
        "continue",
        "Where were we?",
        "please look at the PR",
        "open PR #12 and review it",
        "use continue in the loop",
        "我们刚才说到哪了？",
        "继续教育系统的页面",
        "嗯然后呢",
        "we were halfway, then the chat was truncated",
        "<summary>a b c</summary>",
    ]
)
CODE = st.one_of(
    st.text(st.characters(exclude_characters="`", exclude_categories=["Cs"]), max_size=60),
    st.sampled_from(["#12", "open a PR", "continue", "git branch", "> quoted", "if (x) {", "~~~"]),
)
ANY = st.text(st.one_of(st.characters(), st.sampled_from("`\"'“”<>/.\n \x01\x02\x03你我the")), max_size=300)


def fenced(code: str) -> str:
    return f"```\n{code}\n```"


@given(SPOKEN, CODE, CODE, st.booleans())
def test_code_around_the_words_changes_nothing(spoken, before, after, first):
    alone = signs.detect(spoken, origin=HUMAN, first=first)
    among = signs.detect(f"{fenced(before)}\n\n{spoken}\n\n{fenced(after)}", origin=HUMAN, first=first)

    assert among == alone


@given(ANY, st.sampled_from(list(signs.Origin)), st.booleans())
def test_whatever_the_text_every_quote_stands_in_it(text, origin, first):
    found = signs.detect(text, origin=origin, first=first)

    assert found.triggered is bool(found.signs) is (found.kind != "none")
    assert all(sign.quote and sign.quote in text for sign in found.signs)


@given(ANY, st.booleans())
def test_masking_keeps_every_offset(text, typed):
    prose = signs_prose.read(text, typed=typed)

    assert len(prose.plain) == len(prose.own) == len(text)


@given(SPOKEN)
def test_what_is_manual_later_is_no_less_in_a_first_message(spoken):
    later = signs.detect(spoken, origin=HUMAN, first=False)

    assert later.triggered <= signs.detect(spoken, origin=HUMAN, first=True).triggered


@pytest.mark.parametrize("marks", signs_lexicon.LANGUAGES, ids=["en", "zh"])
def test_no_pattern_repeats_without_bound(marks):
    lists = [marks.literals, marks.kin, marks.faint, marks.whole, marks.clause, marks.said]
    things = [part for thing in marks.things for part in (thing.pointed, thing.told)]
    guards = [marks.talk, marks.earlier, marks.other, marks.markup, marks.building, marks.supposing, marks.fillers]
    for lines in [*(lines for held in lists for lines in held.values()), *things, *guards]:
        bare = re.sub(r"\\.|\[(?:\\.|[^\]])*\]", "_", signs_shape.source(lines, marks.words))
        assert not re.search(r"[*+]|\{\d*,\}", bare), lines


@pytest.mark.parametrize("marks", signs_lexicon.LANGUAGES, ids=["en", "zh"])
def test_every_name_that_a_pattern_uses_is_one_of_the_words(marks):
    lists = [marks.whole, marks.clause, marks.said]
    things = [part for thing in marks.things for part in (thing.pointed, thing.told)]
    for lines in [*(lines for held in lists for lines in held.values()), *things, marks.earlier, marks.talk]:
        assert not re.findall(r"(?<!\?)<[a-z_]+>", signs_shape.source(lines, marks.words))


@pytest.mark.parametrize(
    "unit", ["`", "```\n", '"a ', "a/", "1-", "a.b", "\n    ", "<summary>", "你我们之前", "you we the "]
)
def test_a_hundred_thousand_characters_of_one_piece_are_read(unit):
    signs.detect(unit * (100_000 // len(unit)), origin=HUMAN, first=True)
