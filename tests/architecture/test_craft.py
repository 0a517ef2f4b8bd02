"""Files and functions stay small, names say something, modules say why they exist."""

from __future__ import annotations

from architecture import craft, planted, tree


def test_files_and_functions_are_small():
    assert craft.sizes(tree.read()) == []


def test_no_file_is_named_by_what_it_is_not():
    assert craft.names(tree.read()) == []


def test_every_module_says_why_it_exists():
    assert craft.docstrings(tree.read()) == []


def test_a_long_file_is_found(tmp_path):
    small = {f"talk__{name}": "x = 1\n" for name in "abc"}

    assert craft.sizes(planted.package(tmp_path, talk__long="x = 1\n" * 401, **small)) == [
        "reorient.talk.long: 401 lines, at most 400"
    ]


def test_a_long_median_is_found(tmp_path):
    assert "median" in craft.sizes(planted.package(tmp_path, talk__a="x = 1\n" * 121))[0]


def test_a_long_function_is_found(tmp_path):
    source = "class A:\n    async def f(self):\n" + "        x = 1\n" * 50

    assert "f has 51 lines" in craft.sizes(planted.package(tmp_path, talk__a=source))[0]


def test_a_name_that_says_nothing_is_found(tmp_path):
    found = craft.names(planted.package(tmp_path, talk__utils="", core__x="", talk__common__x=""))

    assert len(found) == 5


def test_a_missing_docstring_is_found_but_an_empty_file_needs_none(tmp_path):
    modules = planted.package(tmp_path, talk__a="x = 1", talk__b="", talk__c='"""Why."""\nx = 1')

    assert craft.docstrings(modules) == ["reorient.talk.a: no docstring"]
