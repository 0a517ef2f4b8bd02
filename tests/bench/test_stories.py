"""The stories are sound: told the same way twice, every fact in the evidence, every trap caught, damage costs nothing it should not."""

from __future__ import annotations

import hashlib
import itertools
import json
import pathlib
import re
import subprocess

import pytest
from bench.stories import damage, judge, places, play, shape

from bench import stories

QUIET = shape.Options(noise=0)
EVERY = pytest.mark.parametrize("story", stories.ALL, ids=lambda story: story.name)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, play.Scene]:
    folder = tmp_path_factory.mktemp("stories")
    return {story.name: play.tell(story, QUIET, folder / story.name) for story in stories.ALL}


def content(scene: play.Scene) -> str:
    """The session's bytes without the folder that it names, and git's own ids."""
    text = scene.session.read_text("utf-8").replace(str(scene.repository), "ROOT")
    heads = places.git(scene.repository, "for-each-ref", "--format=%(refname) %(objectname)")
    state = places.git(scene.repository, "status", "--porcelain=v2", "--branch")
    return hashlib.sha256((text + heads + state).encode()).hexdigest()


def evidence(scene: play.Scene) -> str:
    """Everything that anybody could read: all strings of all rows, and what git prints."""
    found: list[str] = []

    def walk(value: object) -> None:
        if isinstance(value, str):
            found.append(value)
        for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            walk(part)

    for line in scene.session.read_text("utf-8").splitlines():
        walk(json.loads(line))
    git = [
        places.git(scene.repository, "-c", "core.quotepath=off", *words.split())
        for words in ("log --oneline", "status -sb")
    ]
    return "\n".join([*found, *git])


def test_stories_are_told_in_two_languages_and_six_are_held() -> None:
    assert [story.held for story in stories.ALL] == [False] * len(stories.OPEN) + [True] * 6
    assert sum(story.lang == "zh" for story in stories.OPEN) >= 2
    assert sum(story.lang == "zh" for story in stories.ALL) >= 4
    assert len({story.name for story in stories.ALL}) == len(stories.ALL)


@EVERY
def test_a_story_has_twenty_facts_and_at_least_five_traps(story: shape.Story) -> None:
    assert len(story.facts) == 20
    assert len({trap.kind for trap in story.traps}) >= 5
    assert {fact.family for fact in story.facts} <= set(shape.FAMILIES)
    assert {trap.kind for trap in story.traps} <= set(shape.TRAPS)


@EVERY
def test_the_same_seed_tells_the_same_story(
    story: shape.Story, told: dict[str, play.Scene], tmp_path: pathlib.Path
) -> None:
    again = play.tell(story, QUIET, tmp_path / "again")
    other = play.tell(story, shape.Options(noise=0, seed=2), tmp_path / "other")

    assert content(again) == content(told[story.name])
    assert content(other) != content(again)


@EVERY
def test_an_ideal_text_has_all_facts_and_no_trap(story: shape.Story, told: dict[str, play.Scene]) -> None:
    scene = told[story.name]
    lines = [*(fact.ideal for fact in scene.story.facts), *(trap.good for trap in scene.story.traps if trap.good)]
    verdict = judge.judge(scene.story, "\n".join(lines))

    assert [fact.ideal for fact, ok in zip(scene.story.facts, verdict.found, strict=True) if not ok] == []
    assert verdict.sprung == ()
    assert verdict.leaked == ()


@EVERY
def test_every_trap_is_caught(story: shape.Story, told: dict[str, play.Scene]) -> None:
    scene = told[story.name]
    for trap in scene.story.traps:
        verdict = judge.judge(scene.story, trap.bad)

        assert trap in verdict.sprung + verdict.leaked


@EVERY
def test_one_fact_told_is_not_another(story: shape.Story, told: dict[str, play.Scene]) -> None:
    scene = told[story.name]
    for fact in scene.story.facts:
        assert judge.judge(scene.story, fact.ideal).facts <= 4, fact.ideal


def test_an_empty_text_has_nothing(told: dict[str, play.Scene]) -> None:
    assert all(judge.judge(scene.story, "").facts == 0 for scene in told.values())


@EVERY
def test_every_fact_and_every_trap_is_in_the_evidence(story: shape.Story, told: dict[str, play.Scene]) -> None:
    scene = told[story.name]
    verdict = judge.judge(scene.story, evidence(scene))
    ungrounded = [
        fact.ideal for fact, ok in zip(scene.story.facts, verdict.found, strict=True) if not ok and not fact.derived
    ]

    assert ungrounded == []
    assert verdict.leaked or not any(trap.kind == "secret" for trap in scene.story.traps)


@EVERY
def test_a_session_has_seven_human_turns_or_fifty_six(
    story: shape.Story, told: dict[str, play.Scene], tmp_path: pathlib.Path
) -> None:
    many = play.tell(story, shape.Options(noise=0, turns="many"), tmp_path / "many")
    counts = [
        sum('"thinkingMetadata"' in line for line in scene.session.read_text("utf-8").splitlines())
        for scene in (told[story.name], many)
    ]

    assert counts[0] in (7, 8)
    assert counts[1] == 56


def test_a_long_tail_is_two_hundred_and_eighty_tool_turns(told: dict[str, play.Scene], tmp_path: pathlib.Path) -> None:
    long = play.tell(stories.OPEN[0], shape.Options(noise=0, tail="long"), tmp_path / "long")
    counts = [scene.session.read_text("utf-8").count('"type":"tool_use"') for scene in (told["parcel"], long)]

    assert counts[1] - counts[0] == 277


def test_parents_chain_and_break_only_at_a_compaction(told: dict[str, play.Scene]) -> None:
    for scene in told.values():
        rows = [json.loads(line) for line in scene.session.read_text("utf-8").splitlines()]
        chained = [row for row in rows if "parentUuid" in row]
        roots = [row.get("subtype") for row in chained if row["parentUuid"] is None]

        assert roots == [None, *["compact_boundary"] * sum('"isCompactSummary"' in json.dumps(row) for row in rows)]
        assert all(after["parentUuid"] in (None, before["uuid"]) for before, after in itertools.pairwise(chained))


@pytest.mark.parametrize("kind", damage.KINDS)
def test_damage_leaves_every_row_that_carries_a_fact(
    kind: str, told: dict[str, play.Scene], tmp_path: pathlib.Path
) -> None:
    hurt = play.tell(stories.OPEN[0], shape.Options(noise=0, damage=kind), tmp_path / kind)
    whole, broken = told["parcel"].session.read_bytes(), hurt.session.read_bytes()
    rule = re.search(rb"use Redis for the queue", broken, re.IGNORECASE)

    assert rule is not None
    assert broken != whole
    assert broken.count(b'"type":"tool_use"') == whole.count(b'"type":"tool_use"')


def test_nothing_of_this_machine_stands_in_a_repository(told: dict[str, play.Scene]) -> None:
    authors = {places.git(scene.repository, "log", "--format=%an <%ae> %aI", "--all") for scene in told.values()}

    assert all("example.org" in line for text in authors for line in text.splitlines())


def test_a_secret_is_in_no_commit(told: dict[str, play.Scene]) -> None:
    for scene in told.values():
        patches = places.git(scene.repository, "log", "-p", "--all")

        assert judge.judge(scene.story, patches).leaked == ()


def test_no_story_file_holds_a_secret_in_words() -> None:
    folder = pathlib.Path(stories.__file__).parent
    found = subprocess.run(
        ["grep", "-rIlE", r"ghp_[A-Za-z0-9]{20}|AKIA[A-Z0-9]{16}|xoxb-[0-9]{6}", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.stdout == ""


@EVERY
def test_what_a_repository_has_changed_was_tracked_before(story: shape.Story, told: dict[str, play.Scene]) -> None:
    status = places.git(told[story.name].repository, "-c", "core.quotepath=off", "status", "--porcelain", "-uall")
    found = {line[3:]: line[:2] for line in status.splitlines()}

    assert {path: found[path] for path in story.repository.changed} == dict.fromkeys(story.repository.changed, " M")
    assert {path: found[path] for path in story.repository.untracked} == dict.fromkeys(story.repository.untracked, "??")
