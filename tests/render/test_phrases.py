import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.model import context, lines, values
from reorient.render import phrases
from reorient.render.words import en, en_lines, zh, zh_lines

SECTIONS = [
    "timeline",
    "objective",
    "rule",
    "decision",
    "replaced",
    "done",
    "last_request",
    "open",
    "promise",
    "failing",
    "cause",
    "edited",
    "test",
    "claim",
    "reference",
    "name",
    "next_action",
    "git",
    "feature",
    "worktrack",
    "blocker",
    "note",
    "conflict",
    "unread",
    "skipped",
    "offered",
    "cut",
]


EN, ZH = phrases.TABLES["en"], phrases.TABLES["zh"]


def _placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def _whole(table):
    """Without the sisters for a count of one, which a language without plural does not need."""
    return {key for key in table if not key.endswith(".one")}


@pytest.mark.parametrize(("around", "inside"), [(en, en_lines), (zh, zh_lines)])
def test_no_phrase_stands_in_two_tables(around, inside):
    assert not around.TABLE.keys() & inside.TABLE.keys()


def test_both_languages_say_the_same_phrases():
    assert _whole(EN) == _whole(ZH)


@pytest.mark.parametrize("key", sorted(_whole(EN)))
def test_both_languages_use_the_same_values_and_only_their_names(key):
    names = _placeholders(EN[key])

    assert names == _placeholders(ZH[key])
    assert all(name.isidentifier() for name in names)


@pytest.mark.parametrize("table", [EN, ZH], ids=["en", "zh"])
def test_a_phrase_for_a_count_of_one_has_its_plural(table):
    singular = [key.removesuffix(".one") for key in table if key.endswith(".one")]

    assert all("count" in _placeholders(table[key]) for key in singular)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_section_state_status_and_offer_has_its_words(lang):
    keys = [f"label.{section}" for section in SECTIONS] + [f"state.{state}" for state in context.State]
    keys += ["status.completed", "status.not_completed", "offer.continue", "offer.retry", "offer.clarify"]
    keys += ["offered.sibling", "offered.tie", "save.question"]

    assert [key for key in keys if not phrases.TABLES[lang].get(key)] == []


@pytest.fixture
def table(monkeypatch):
    """Own phrases, so that the words of the product may change freely."""
    own = {"join": " + ", "none": "nothing", "true": "yes", "false": "no"}
    own |= {"said": "he said {text}", "files": "{count:,} files", "files.one": "one file"}
    monkeypatch.setattr(phrases, "TABLES", {"en": own, "zh": own})
    return own


def test_a_count_of_one_takes_the_sister_phrase_and_a_large_one_groups_its_digits(table):
    assert phrases.say("files", {"count": 1}, "en") == "one file"
    assert phrases.say("files", {"count": 12345}, "en") == "12,345 files"


def test_a_tuple_is_joined_as_the_language_joins_and_each_part_is_quoted(table):
    assert phrases.say("said", {"text": ("a", "b")}, "en", quoted=("text",)) == 'he said "a" + "b"'


@pytest.mark.parametrize(("value", "shown"), [(None, "nothing"), (True, "yes"), (False, "no"), (1, "1")])
def test_values_that_are_no_words_have_words(table, value, shown):
    assert phrases.say("said", {"text": value}, "en") == f"he said {shown}"


def test_a_record_names_its_parts(table):
    assert phrases.say("said", {"text": values.Record(b=1, a="x")}, "en") == "he said a: x + b: 1"


def test_braces_in_others_words_are_words(table):
    assert phrases.say("said", {"text": "{text.__class__} {0}"}, "en") == "he said {text.__class__} {0}"


def test_a_line_is_said_with_its_quoted_words_quoted(table):
    line = lines.Line(section="rule", phrase="said", args=values.Record(text="go"), quoted=("text",))

    assert phrases.line(line, "en") == 'he said "go"'


def test_a_missing_value_and_an_unknown_phrase_are_bugs(table):
    with pytest.raises(KeyError):
        phrases.say("said", {}, "en")
    with pytest.raises(KeyError):
        phrases.say("unheard", {}, "en")


@pytest.mark.parametrize(
    ("lang", "words", "quoted"),
    [
        ("en", "go on", '"go on"'),
        ("en", 'print("x")', '“print("x")”'),
        ("zh", "继续", "“继续”"),
        ("zh", "他说“继续”", "「他说“继续”」"),
    ],
)
def test_the_quotation_marks_are_the_first_that_the_words_do_not_close(lang, words, quoted):
    assert phrases.quote(words, lang) == quoted


@pytest.mark.promise("R8b")
@given(st.text(alphabet='ab"“”«»「」『』\\'), st.sampled_from(["en", "zh"]))
def test_words_never_close_their_own_quotation(words, lang):
    quoted = phrases.quote(words, lang)
    inside, closing = quoted[1:-1], quoted[-1]

    assert closing not in inside.replace("\\" + closing, "")


@given(st.text(), st.booleans())
def test_no_value_can_start_a_new_line(text, quoted):
    said = phrases.say("verbatim", {"text": text}, "en", quoted=("text",) if quoted else ())

    assert len(said.splitlines()) <= 1


def test_a_long_value_is_shown_head_and_tail_with_the_count_left_out():
    said = phrases.say("verbatim", {"text": "a" * 1000 + "b" * 1000}, "en")

    assert said.startswith("aaa")
    assert said.endswith("bbb")
    assert len(said) < 1400
