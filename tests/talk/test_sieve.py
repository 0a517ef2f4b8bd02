"""The sieve loses nothing: where a mark stands, what it needs stands too. It is written anew when the marks change."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reorient.talk import prose
from reorient.talk.marks import shape, sieve, table
from support import acts

ROOT = Path(__file__).parents[2]
MARKS = {
    f"{language.name} {name}": mark
    for language in table.LANGUAGES
    for name in language.__dataclass_fields__
    if isinstance(mark := getattr(language, name), shape.Mark)
}


def bare(mark: shape.Mark) -> re.Pattern[str]:
    return re.compile(mark.source, re.VERBOSE)


def sentences() -> set[str]:
    """Every sentence of the labelled sets, tools' output included."""
    texts = (text for name in ("dev", "kept") for row in acts.rows(name) for text in _texts(row))
    return {sentence for text in texts for sentence in (text[:600], *prose.sentences(text))}


def _texts(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in parts for text in _texts(part)]


@pytest.fixture(scope="module")
def writer():
    """The script that writes what the marks need."""
    spec = importlib.util.spec_from_file_location("triggers_script", ROOT / "scripts" / "triggers.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_the_marks_need_is_written_as_their_patterns_now_stand(writer):
    assert writer.FILE.read_text(encoding="utf-8") == writer.written(writer.marks()), "run `make triggers`"


@pytest.mark.parametrize("mark", MARKS.values(), ids=MARKS)
def test_in_the_labelled_sets_a_mark_is_found_where_its_pattern_alone_finds_it(mark):
    pattern = bare(mark)

    for sentence in sentences():
        alone, found = pattern.search(sieve.sift(sentence)[0]), mark.search(sentence)
        assert (found and found.span()) == (alone and alone.span()), sentence


@pytest.mark.parametrize("mark", MARKS.values(), ids=MARKS)
@settings(max_examples=20)
@given(data=st.data())
def test_a_text_made_out_of_a_marks_pattern_passes_the_sieve(mark, data):
    text = data.draw(st.from_regex(bare(mark)))

    assert mark.search(text) or not bare(mark).search(sieve.sift(text)[0])


def test_a_mark_that_was_changed_since_is_searched_everywhere():
    changed = shape.Mark(MARKS["en cause"].source + r"|\bzyzzyva")

    assert changed.search("the zyzzyva did it")


def test_most_marks_are_searched_in_few_sentences():
    sieved = [sieve.sift(sentence)[1] for sentence in sentences()]
    searched = [sum(sieve.need(mark.source).met(found) for found in sieved) for mark in MARKS.values()]

    assert sum(searched) < len(sieved) * len(MARKS) * 0.2


@pytest.mark.parametrize(
    ("pattern", "needs"),
    [
        (r"\bno\s+way\b", "_way_ & _no_"),
        (r"\b(?:is|are)\s+(?:up|in)\b", "_in_ _up_ & _are_ _is_"),
        (r"don['’]?t\b|halt", "don & t_ | halt"),
        (r"(?<!\w)x?abc(?!d)e", "abce"),
        (r"改用|换(?:成|到)?", "换 改用"),
        (r"\w+ing\b", "ing_"),
    ],
)
def test_what_a_pattern_needs_is_read_off_it(writer, pattern, needs):
    assert writer._told(writer.ways(pattern)) == needs


@pytest.mark.parametrize("pattern", [r"\w+", r"(?:abc)?\s", r"abc|\d+", r"[a-z]{2,}\s", r"(?=\w)(?!abc)"])
def test_a_pattern_that_can_match_without_any_word_needs_none(writer, pattern):
    assert writer.ways(pattern) is None
