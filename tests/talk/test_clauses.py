import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.talk import clauses

PARAGRAPH = (
    "Sorry to bring this up so late, I know that you have already spent half of the day on the exporter and its tests, "
    "but from now on please never write to the audit table, "
    "because the people who look after it were quite angry the last time that one of us did, and rightly so"
)


def _forbid(marks):
    return (marks.forbid, marks.order)


def test_a_sentence_that_has_room_stands_whole():
    assert clauses.gist("never touch the billing table, please", _forbid) == "never touch the billing table, please"


def test_of_a_heavy_sentence_the_clause_with_the_mark_stands_with_its_neighbours():
    told = clauses.gist(PARAGRAPH, _forbid, room=80)

    assert told == "…but from now on please never write to the audit table,…"


def test_chinese_clauses_part_at_their_commas():
    told = clauses.gist(
        "之前跟数据组的同学反复对过好几轮，埋点的名字一律不要改，其他地方随意发挥就好", _forbid, room=60
    )

    assert told == "…埋点的名字一律不要改，…"


def test_a_quotation_is_not_parted():
    told = clauses.gist('they said "first, never touch it, second, ask" about the billing table', _forbid, room=40)

    assert '"first, never touch it, second, ask"' in told


@pytest.mark.parametrize("room", [40, 90, 200])
def test_a_larger_room_tells_no_less(room):
    assert len(clauses.gist(PARAGRAPH, _forbid, room=room)) <= len(clauses.gist(PARAGRAPH, _forbid, room=room + 60))


@given(st.lists(st.sampled_from(["never push", "a, b", "埋点，不要改", '"x, y"', " - "]), max_size=30).map(" ".join))
def test_what_is_told_stands_word_for_word_in_the_sentence(sentence):
    assert clauses.gist(sentence, _forbid, room=30).strip("…") in sentence
