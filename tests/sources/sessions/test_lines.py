"""Lines are split on the newline byte alone, numbered as an editor numbers them, and bounded in memory."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from reorient import reach
from reorient.sources.sessions import lines, thin
from sources.sessions import counted, told
from support import claude_session


@given(data=st.binary(max_size=80).map(lambda raw: raw.replace(b"a", b"\n")), block=st.integers(1, 9))
def test_every_byte_is_on_its_line_whatever_the_block(tmp_path_factory, data, block):
    path = tmp_path_factory.mktemp("lines") / "f"
    path.write_bytes(data)
    expected = data.split(b"\n")

    with reach.Reach().open(str(path)) as handle:
        found = list(lines.each(handle, block=block))
        beginnings = [lines.begin(handle, offset, block=block) for offset in range(len(data) + 1)]

    assert [line.data for line in found] == (expected[:-1] if not expected[-1] else expected)
    assert [line.number for line in found] == list(range(1, len(found) + 1))
    assert all(data[line.start : line.start + line.size] == line.data for line in found)
    assert [line.ended for line in found] == [data[line.start + line.size :][:1] == b"\n" for line in found]
    assert beginnings == [data.rfind(b"\n", 0, offset) + 1 for offset in range(len(data) + 1)]


@given(data=st.binary(max_size=60).map(lambda raw: raw.replace(b"a", b"\n")), block=st.integers(1, 9))
def test_a_line_is_found_by_its_number(tmp_path_factory, data, block):
    path = tmp_path_factory.mktemp("lines") / "f"
    path.write_bytes(data)

    with reach.Reach().open(str(path)) as handle:
        every = list(lines.each(handle))
        found = [lines.nth(handle, number, block=block) for number in range(len(every) + 2)]

    assert found == [None, *every, None]


def test_a_long_line_is_read_in_bounded_memory_and_its_words_are_kept(tmp_path):
    image = "A" * 5_000_000
    session = claude_session.Session()
    session.human("before")
    session.human_with_image('what is "wrong" here?', image)
    session.human("after")

    talk = told.talk(session, tmp_path)

    assert told.human(talk) == ["before", 'what is "wrong" here?\n[image]', "after"]
    assert [(skip.where.rpartition(":")[2], skip.what, skip.count) for skip in talk.skipped] == [
        ("2", "long line, its longest values cut", 1)
    ]
    assert [item.place.mark for item in talk.utterances] == ["s:1", "s:2", "s:3"]


def test_a_long_text_of_a_person_is_kept_as_far_as_the_bound_and_says_what_is_missing(tmp_path):
    session = claude_session.Session()
    session.human("看" * 1_000_000)

    (text,) = told.human(told.talk(session, tmp_path))

    assert text.startswith("看" * 5_000)
    assert text.endswith(" bytes left out ...]")


def test_a_line_that_is_long_without_long_values_is_given_up_and_said(tmp_path):
    session = claude_session.Session()
    session.raw(b'{"type":"user","n":[' + b"1," * 3_000_000 + b"1]}")
    session.human("after")

    talk = told.talk(session, tmp_path)

    assert told.human(talk) == ["after"]
    assert told.skipped(talk) == {"line too long to read": 1}


@given(
    text=st.text(st.sampled_from('ab"\\\n看😀\ud800'), max_size=40),
    kept=st.integers(7, 60),
    feed=st.integers(1, 11),
)
def test_a_thinned_line_is_the_same_object_with_shorter_strings(text, kept, feed):
    whole = {"first": text, "k" * 3: [{"text": text * 3}, "short", 17]}
    data = json.dumps(whole, ensure_ascii=text.isascii()).encode("utf-8", "surrogatepass")

    thinned = thin.Thin(kept)
    for at in range(0, len(data), feed):
        thinned.feed(data[at : at + feed])
    found = json.loads(thinned.result().decode("utf-8", "replace"))

    assert thinned.whole
    assert found["kkk"][1:] == ["short", 17]
    readable = text.encode("utf-8", "surrogatepass").decode("utf-8", "replace") if not text.isascii() else text
    cut, _, left_out = found["first"].partition(" [... ")
    assert readable.startswith(cut)
    assert bool(left_out) == (
        len(json.dumps(text, ensure_ascii=text.isascii()).encode("utf-8", "surrogatepass")) - 2 > kept
    )


def test_a_file_is_read_once(tmp_path):
    session = claude_session.Session()
    for number in range(2_000):
        session.human(f"prompt {number} " + "x" * 300)
    world = counted.World()

    talk = told.talk(session, tmp_path, world=world)

    assert len(talk.utterances) == 2_000
    assert world.bytes_read == len(session.data())
    assert len(world.reads) == -(-len(session.data()) // lines.BLOCK)
