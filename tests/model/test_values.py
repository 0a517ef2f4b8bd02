"""Values: one byte form, strict equality, a round trip through JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.model import values
from reorient.model.values import Record

WORDS = st.text(st.characters(codec="utf-8"))
LEAVES = st.none() | st.booleans() | st.integers() | WORDS
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4))

VECTORS = {
    "the literals": ((None, True, False), "[null,true,false]"),
    "integers of any size": ((0, -1, 2**53, 10**30), f"[0,-1,9007199254740992,1{'0' * 30}]"),
    "nothing in something": (((), Record(), ""), '[[],{},""]'),
    "the escapes that have a letter": ('\b\t\n\f\r"\\', r'"\b\t\n\f\r\"\\"'),
    "the other control characters": ("\x00\x0f\x1f", r'"\u0000\u000f\u001f"'),
    "what needs no escape": ("/\x7f\u2028\u20ac\U0001f600", '"/\x7f\u2028\u20ac\U0001f600"'),
    "nested, without a blank": (Record(b=(1, Record(c=None)), a="x"), '{"a":"x","b":[1,{"c":null}]}'),
    "the string of RFC 8785, 3.2.2": ('\u20ac$\x0f\nA\'B"\\\\"/', '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'),
    "the keys of RFC 8785, 3.2.3": (
        Record(**dict.fromkeys(("\u20ac", "\r", "\ufb33", "1", "\U0001f600", "\x80", "\xf6"), 0)),
        '{"\\r":0,"1":0,"\x80":0,"\xf6":0,"\u20ac":0,"\U0001f600":0,"\ufb33":0}',
    ),
    "a surrogate that is alone": ("a\ud800b", '"a\ufffdb"'),
    "two that are no pair": ("\udc80\ud800", '"\ufffd\ufffd"'),
    "two that are a pair": ("\ud83d\ude00", '"\U0001f600"'),
}


@pytest.mark.parametrize(("value", "text"), VECTORS.values(), ids=VECTORS)
def test_the_canonical_bytes_are_those_of_rfc_8785(value, text):
    assert values.canonical(value) == text.encode()


@given(JSON)
def test_canonical_bytes_are_json_that_reads_back_as_the_same(raw):
    assert json.loads(values.canonical(values.freeze(raw))) == raw


@given(JSON)
def test_a_value_thaws_to_what_was_frozen(raw):
    assert values.thaw(values.freeze(raw)) == raw


@given(JSON)
def test_a_thawed_value_freezes_to_itself(raw):
    value = values.freeze(raw)

    assert values.same(values.freeze(values.thaw(value)), value)


@given(JSON, JSON)
def test_two_values_are_the_same_if_and_only_if_their_bytes_are(one, other):
    one, other = values.freeze(one), values.freeze(other)

    assert values.same(one, other) == (values.canonical(one) == values.canonical(other))


@given(st.dictionaries(WORDS, st.integers()))
def test_the_order_in_which_keys_are_given_means_nothing(raw):
    backwards = Record(**dict(reversed(raw.items())))

    assert (list(backwards), hash(backwards), backwards) == (list(Record(**raw)), hash(Record(**raw)), Record(**raw))


@pytest.mark.parametrize(("one", "other"), [(1, True), (0, False), ((1,), (True,)), (Record(a=1), Record(a=True))])
def test_truth_is_not_a_number(one, other):
    assert not values.same(one, other)
    assert values.digest(one) != values.digest(other)


@pytest.mark.parametrize("nested", [lambda value: Record(a=value), lambda value: Record(a=(Record(b=value),))])
def test_records_are_equal_as_strictly_as_their_values(nested):
    assert nested(1) == nested(1)
    assert nested(1) != nested(True)


def test_a_record_equals_no_dict_and_no_record_of_other_keys():
    assert Record(a=1) != {"a": 1}
    assert Record(a=1) != Record(b=1)
    assert Record(a=1) != Record(a=1, b=1)


def test_a_record_may_have_any_key():
    raw = {"self": 1, "items": 2, "": 3, "a b": 4}

    assert values.thaw(values.freeze(raw)) == raw


def test_a_record_reads_as_a_mapping():
    record = Record(b=2, a=1)

    assert (dict(record), len(record), record["b"], record.get("c")) == ({"a": 1, "b": 2}, 2, 2, None)
    assert repr(record) == "Record({'a': 1, 'b': 2})"


@pytest.mark.parametrize("stranger", [1.0, float("nan"), b"x", {1, 2}, object()])
def test_a_float_or_a_stranger_is_refused(stranger):
    for act in (values.freeze, values.canonical):
        with pytest.raises(TypeError, match=f"not a value: {type(stranger).__name__}"):
            act((stranger,))


def test_keys_that_are_no_words_become_words():
    assert values.freeze({1: "one", None: "none"}) == Record(**{"1": "one", "None": "none"})


def test_the_digest_is_the_sha256_of_the_canonical_bytes():
    assert values.digest("") == "12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126"
