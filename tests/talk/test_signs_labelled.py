"""Two labelled sets of utterances: one to tune the marks on, one kept apart.

A row: lang, origin, first (among the session's first messages), kind (its label), text. Of the set kept apart `written`
tells the part that was written before any mark from the part that came after them; neither was looked at row by row.
"""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from reorient.talk import signs

DATA = Path(__file__).parent / "data"
LANGUAGES = ("en", "zh")


@dataclasses.dataclass(frozen=True)
class Score:
    hits: int
    false: int
    missed: int
    same_kind: int

    @property
    def precision(self) -> float:
        return self.hits / (self.hits + self.false)

    @property
    def recall(self) -> float:
        return self.hits / (self.hits + self.missed)


def rows(name: str, lang: str | None = None) -> list[dict]:
    read = json.loads((DATA / f"signs_{name}.json").read_text(encoding="utf-8"))
    return [row for row in read if lang in (None, row["lang"])]


def score(labelled: list[dict]) -> Score:
    found = [signs.detect(row["text"], origin=signs.Origin(row["origin"]), first=row["first"]) for row in labelled]
    told = [(one.triggered, row["kind"] != "none") for one, row in zip(found, labelled, strict=True)]
    return Score(
        hits=told.count((True, True)),
        false=told.count((True, False)),
        missed=told.count((False, True)),
        same_kind=sum(one.triggered and one.kind == row["kind"] for one, row in zip(found, labelled, strict=True)),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_set_kept_apart_precision_and_recall_reach_95_percent(lang):
    held = score(rows("held", lang))

    assert held.precision >= 0.95, held
    assert held.recall >= 0.95, held


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["dev", "held"])
def test_what_is_found_is_of_the_labelled_kind(name, lang):
    found = score(rows(name, lang))

    assert found.same_kind >= 0.98 * found.hits


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_part_written_after_the_marks_is_nearly_as_good(lang):
    late = score([row for row in rows("held", lang) if row["written"] == "after"])

    assert late.precision >= 0.95, late
    assert late.recall >= 0.9, late


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_set_that_the_marks_were_tuned_on_holds(lang):
    dev = score(rows("dev", lang))

    assert min(dev.precision, dev.recall) >= 0.99, dev


@pytest.mark.parametrize("name", ["dev", "held"])
def test_each_set_is_large_and_half_of_it_near_misses_in_both_languages(name):
    for lang in LANGUAGES:
        labelled = rows(name, lang)
        quiet = sum(row["kind"] == "none" for row in labelled)
        assert len(labelled) >= 200
        assert 0.4 <= quiet / len(labelled) <= 0.6


def test_no_text_stands_in_both_sets():
    assert not {row["text"] for row in rows("dev")} & {row["text"] for row in rows("held")}
