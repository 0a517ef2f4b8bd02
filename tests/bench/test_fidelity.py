"""The report runs, and its reference rows stand where the literature has them."""

from __future__ import annotations

import pathlib
import statistics

import pytest
from bench.stories import judge, play, shape

from bench import fidelity, stories, tools


def script(folder: pathlib.Path, options: shape.Options) -> float:
    found = []
    for story in stories.ALL:
        scene = play.tell(story, options, folder / story.name)
        found.append(judge.judge(scene.story, tools.baseline("script")(scene).out).facts)
    return statistics.mean(found)


def test_a_script_of_forty_lines_is_good_and_falls_when_people_chat(tmp_path: pathlib.Path) -> None:
    few = script(tmp_path / "few", shape.Options(noise=0))
    many = script(tmp_path / "many", shape.Options(noise=0, turns="many"))

    assert 12 <= few <= 17
    assert 6 <= many <= 10


def test_the_report_ends_with_0_and_names_the_held_stories_apart(capsys: pytest.CaptureFixture[str]) -> None:
    code = fidelity.main(["--noise", "0", "--tail", "short", "--turns", "few", "--rows", "git only"])
    text = capsys.readouterr().out

    assert code == 0
    assert "## Open stories: parcel" in text
    assert "## Held stories: clinic" in text


def test_what_held_stories_miss_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    fidelity.main(
        [
            "--noise",
            "0",
            "--tail",
            "short",
            "--turns",
            "few",
            "--rows",
            "git only",
            "--misses",
            "--show",
            "--stories",
            "held",
        ]
    )

    assert "missed" not in capsys.readouterr().out
