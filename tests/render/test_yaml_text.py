import io

import pytest
import ruamel.yaml
import yaml
from hypothesis import given
from hypothesis import strategies as st

from reorient.render import fence, yaml_text

WORDS = """
1e3 1234e56 12e03 1E3 1.e3 .5e1 0o7 0o17 08 09 0x1f 0b1 1_000 1:30 1:30.5 190:20:30 +1 -1 .inf -.INF .nan 1. .5
no No NO yes on off y Y n N true False null Null ~ = << <<: 2026-11-30 2026-11-30T21:00:00Z 2026-1-1
- -- --- ... ? : , [ ] { } # & * ! | > ' " % @ ` !!str !x &a *a %YAML
a: a:b a#b [a] {a} 'a' "a" \\n \\ 🙂 列队 ⏳ é null: 8a988ea 0
"""
LINES = [
    "",
    " ",
    "\n",
    "\n\n",
    "a\n",
    "a\nb",
    "a\nb\n",
    "a\n\n",
    "\na",
    " a\nb",
    "a \nb",
    "a\n b",
    "\ta\nb",
    "a\tb",
    "a\n\tb",
]
SHAPES = [
    "- a",
    "a: b",
    "a #b",
    "# a\n# b",
    "? a",
    "key: |\n  x",
    "--- a\n...",
    "a\n---\nb",
    "a\n...\nb",
    "%TAG ! x\n---\na",
]
LONG = ["🙂\nb", "x" * 5000, "word " * 400, "line\n" * 100]
HOSTILE = [*WORDS.split(), *LINES, *SHAPES, *LONG]

TEXTS = st.text() | st.sampled_from(HOSTILE) | st.lists(st.sampled_from(HOSTILE), max_size=4).map("\n".join)
DOCUMENTS = st.dictionaries(
    st.sampled_from(["lines", "scope", "cut", "text"]),
    st.recursive(
        TEXTS.map(fence.plain) | st.integers() | st.none(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcy"), inner, max_size=3),
        max_leaves=6,
    ),
)


def _read_1_1(text: str) -> object:
    return yaml.safe_load(text)


def _read_1_2(text: str) -> object:
    return ruamel.yaml.YAML(typ="safe", pure=True).load(io.StringIO(text))


@pytest.mark.parametrize("read", [_read_1_1, _read_1_2])
@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_every_hostile_string_stays_the_string_it_is_under_both_versions(read, text):
    page = {"text": text, "lines": [text, {"text": text}]}

    assert read(yaml_text.dump(page)) == page


@given(DOCUMENTS)
def test_any_document_reads_back_the_same_under_both_versions(page):
    text = yaml_text.dump(page)

    assert _read_1_1(text) == page == _read_1_2(text)


@given(DOCUMENTS)
def test_the_bytes_are_the_same_with_libyaml_and_without_it(page):
    assert yaml_text.dump(page, emitter=yaml.CSafeDumper) == yaml_text.dump(page, emitter=yaml.SafeDumper)


def test_the_bytes_of_every_hostile_string_are_the_same_with_libyaml_and_without_it():
    page = {"lines": HOSTILE, "text": "a\n\n"}

    assert yaml_text.dump(page, emitter=yaml.CSafeDumper) == yaml_text.dump(page, emitter=yaml.SafeDumper)


@given(DOCUMENTS)
def test_what_is_read_and_written_again_is_the_same_text(page):
    text = yaml_text.dump(page)

    assert yaml_text.dump(yaml.safe_load(text)) == text


def test_keys_keep_their_order_and_long_lines_are_not_broken():
    assert yaml_text.dump({"z": "word " * 100 + ".", "a": 1}) == f"z: {'word ' * 100}.\na: 1\n"


def test_several_lines_stand_as_a_block_of_lines():
    assert yaml_text.dump({"text": "a\nb\n"}) == "text: |\n  a\n  b\n"
