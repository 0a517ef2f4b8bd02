"""What an edit added, whatever the runtime calls its keys."""

from __future__ import annotations

import pytest

from reorient.sources.sessions import codex_tools, gemini_tools, opencode_tools, pi_tools, written


@pytest.mark.parametrize(
    "given",
    [
        {"old_string": "a\nb", "new_string": "a\nc"},
        {"oldText": "a\nb", "newText": "a\nc"},
        {"oldString": "a\nb", "newString": "a\nc"},
        {"edits": [{"oldText": "b", "newText": "c"}]},
        {"content": "c\n\n"},
    ],
)
def test_only_the_lines_that_were_not_there_are_added(given):
    assert written.of(given) == "c"


def test_a_patch_adds_its_lines_with_a_plus():
    patch = "*** Begin Patch\n*** Update File: a.py\n@@\n-x = 1\n+x = 2\n y\n*** End Patch"

    assert written.patch(patch) == "x = 2"


PATCH = "*** Begin Patch\n*** Update File: a.py\n-x\n+c\n*** End Patch"


@pytest.mark.parametrize(
    "call",
    [
        codex_tools.call({"type": "custom_tool_call", "name": "apply_patch", "input": PATCH}),
        gemini_tools.call({"name": "replace", "args": {"file_path": "a.py", "old_string": "b", "new_string": "c"}}),
        opencode_tools.call({"tool": "edit", "state": {"input": {"filePath": "a.py", "newString": "c"}}}),
        opencode_tools.call({"tool": "patch", "state": {"input": {"patchText": PATCH}}}),
        pi_tools.call({"name": "edit", "arguments": {"path": "a.py", "oldText": "b", "newText": "b\nc"}}),
    ],
)
def test_each_runtime_tells_what_an_edit_added(call):
    assert (call.edits, call.wrote) == (("a.py",), "c")
