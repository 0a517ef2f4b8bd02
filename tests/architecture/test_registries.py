"""What a table names stands on disk, and what stands on disk is in its table."""

from __future__ import annotations

from architecture import planted, registries, tree

GIT = {"sources__git__repository": "SPEAKS_FOR = frozenset()"}
NOW = {"surfaces__cli__now": "COMMAND = None"}


def test_every_source_and_command_is_in_its_table():
    assert registries.violations(tree.read()) == []


def test_tables_that_match_the_disk_are_let_through(tmp_path):
    modules = planted.package(
        tmp_path,
        sources__registry="from reorient.sources.git import repository\nROWS = ('reorient.sources.chat',)",
        sources__chat="SPEAKS_FOR = frozenset()",
        surfaces__cli__main="class C:\n    TABLE: dict = {'now': 'where things stand'}",
        **GIT,
        **NOW,
    )

    assert registries.violations(modules) == []


def test_a_source_without_a_row_is_found(tmp_path):
    modules = planted.package(tmp_path, sources__registry="ROWS = ()", **GIT)

    assert registries.violations(modules) == ["source reorient.sources.git.repository is in no table"]


def test_a_command_without_a_row_is_found(tmp_path):
    modules = planted.package(tmp_path, surfaces__cli__main="TABLE = {}", **NOW)

    assert registries.violations(modules) == ["command reorient.surfaces.cli.now is in no table"]


def test_a_row_without_its_command_is_found(tmp_path):
    modules = planted.package(tmp_path, surfaces__cli__main="TABLE = {'now': '', 'pack': ''}", **NOW)

    assert registries.violations(modules) == ["command reorient.surfaces.cli.pack is in the table only"]
