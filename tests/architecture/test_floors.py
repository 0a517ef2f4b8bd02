"""Imports run one way, and the checker that says so can fail."""

from __future__ import annotations

import pytest

from architecture import floors, planted, tree


def test_imports_of_the_package_run_one_way():
    assert floors.violations(tree.read()) == []


def test_app_may_import_every_room_of_the_middle(tmp_path):
    modules = planted.package(tmp_path, app__now="from reorient.talk import rules", talk__rules="")

    assert floors.violations(modules) == []


@pytest.mark.parametrize(
    ("room", "source", "target"),
    [
        ("model__x", "from reorient.talk import rules", "talk__rules"),
        ("talk__x", "import reorient.resolve.settle", "resolve__settle"),
        ("render__x", "from reorient.results.context import shape", "results__context"),
        ("talk__x", "def f():\n    from reorient import reach", "reach"),
        ("effects__x", "from reorient import reach", "reach"),
        ("sources__x", "from reorient.app import now", "app__now"),
        ("surfaces__x", "from reorient.sources.git import refs", "sources__git__refs"),
        ("surfaces__x", "from reorient import effects", "effects__state"),
        ("sources__registry", "ROWS = {'git': 'reorient.app.now'}", "app__now"),
        ("sources__registry", "ROWS = {'git': 'reorient.app.now:run'}", "app__now"),
    ],
)
def test_an_import_that_runs_up_or_sideways_is_found(tmp_path, room, source, target):
    modules = planted.package(tmp_path, **{room: source, target: ""})

    assert [line for line in floors.violations(modules) if "must not see" in line]


def test_a_relative_import_is_found(tmp_path):
    modules = planted.package(tmp_path, talk__x="from . import rules", talk__rules="")

    assert floors.violations(modules) == ["reorient.talk.x:1: the import is relative"]


def test_a_room_without_a_floor_is_found(tmp_path):
    assert "no floor" in floors.violations(planted.package(tmp_path, store__sqlite=""))[0]


def test_a_circle_is_found(tmp_path):
    modules = planted.package(
        tmp_path,
        talk__a="from reorient.talk import b",
        talk__b="from reorient.talk import c",
        talk__c="def late():\n    import reorient.talk.a",
    )

    assert floors.violations(modules) == [
        "imports run in a circle: reorient.talk.a -> reorient.talk.b -> reorient.talk.c"
    ]
