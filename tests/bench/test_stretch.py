"""A stretched session is larger and says the same."""

from __future__ import annotations

import itertools
import json

import pytest
from bench.stories import play, stretch

from bench import stories


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> play.Scene:
    return stretch.tell(stories.OPEN[0], 4_000_000, tmp_path_factory.mktemp("large"))


def test_it_has_the_size_asked_for(scene: play.Scene) -> None:
    assert 3_900_000 < scene.session.stat().st_size < 4_300_000


def test_its_rule_stands_in_the_first_rows_and_its_request_in_the_last(scene: play.Scene) -> None:
    lines = scene.session.read_text("utf-8").splitlines()

    assert "never touch the billing table" in "".join(lines[:4])
    assert "Now fix the double send" in "".join(lines[-40:])


def test_its_parents_form_one_chain_and_no_id_returns(scene: play.Scene) -> None:
    rows = [json.loads(line) for line in scene.session.read_text("utf-8").splitlines()]
    chained = [row for row in rows if "parentUuid" in row]

    assert len({row["uuid"] for row in chained}) == len(chained)
    assert all(after["parentUuid"] in (None, before["uuid"]) for before, after in itertools.pairwise(chained))
