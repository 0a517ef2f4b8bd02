"""Paths as a line shows them."""

from __future__ import annotations

import pytest

from reorient.results import paths


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (["services/very/long/folder/a.py", "b.py", "services/very/long/folder/c.py"], ("services/very/long/folder/{a.py,c.py}", "b.py")),
        (["src/a.py", "src/b.py"], ("src/a.py", "src/b.py")),
        (["a.py", "b.py"], ("a.py", "b.py")),
        ([], ()),
    ],
)  # fmt: skip
def test_a_folder_is_told_once_where_that_is_much_shorter(given, shown):
    assert paths.together(given) == shown


@pytest.mark.parametrize(("path", "shown"), [("/r/a.py", "a.py"), ("/x/a.py", "/x/a.py"), ("./a.py", "a.py")])
def test_a_path_is_shown_as_the_repository_names_it(path, shown):
    assert paths.relative(path, "/r") == shown
