"""A folder's sessions are looked for under the names that the runtime gives it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.sources.sessions import claude_folders

LONG = "/srv/" + "/".join(["averylongfoldername"] * 12)
# Made with `project_key_for_directory` of claude-agent-sdk 0.2.189; the first of an emoji's two is what 2.1.332 makes.
VECTORS = {
    "/srv/a_x/my.proj": ["-srv-a-x-my-proj"],
    "/srv/项目一": ["-srv----"],
    "/srv/x🎉y": ["-srv-x--y", "-srv-x-y"],
    "/srv/Ümlaut": ["-srv--mlaut"],
    LONG: ["-srv-" + "-".join(["averylongfoldername"] * 12)[:195] + "-dlifd0"],
    "/srv/" + "é" * 230: ["-srv-" + "-" * 195 + "-qapx5l"],
}


@pytest.mark.parametrize(("path", "expected"), VECTORS.items(), ids=range(len(VECTORS)))
def test_the_name_of_a_folder_is_the_runtimes(path, expected):
    assert list(claude_folders.keys([path])) == expected


def test_a_decomposed_path_has_the_name_of_the_composed_one():
    assert claude_folders.keys([unicodedata.normalize("NFD", "/srv/Ümlaut")]) == claude_folders.keys(["/srv/Ümlaut"])


def test_names_of_several_spellings_are_each_there_once():
    assert claude_folders.keys(["/a/b", "/a-b", "/c"]) == ("-a-b", "-c")


def test_only_a_long_path_has_a_beginning_of_its_own():
    assert claude_folders.stem(claude_folders.keys(["/a"])[0]) == ""
    assert claude_folders.stem(claude_folders.keys([LONG])[0]) == claude_folders.keys([LONG])[0][:201]


@given(st.text(max_size=300))
def test_a_name_is_always_a_plain_file_name(path):
    for key in claude_folders.keys([path]):
        assert key.isascii()
        assert "/" not in key
        assert len(key) <= 210
