"""Real sessions through the whole command: the right last request, compactions, what was skipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from support import places

SESSIONS = (
    ("claude-code_1e_0baf6917ea_0_full.jsonl", "yes, add a multi step integration test", "answered", "s:599", 2, []),
    ("claude-code_37_995ebed6e4_2_full.jsonl", "how can we know which agent is active ?", "answered", "s:163", 0, [1]),
    (
        "claude-code_44_785715c3f5_2_full.jsonl",
        "Commit 2 is irrelevant in this scenario...?",
        "answered",
        "s:691",
        2,
        [],
    ),
    ("claude-code_obra_long-conversation.jsonl", "❯ ./run.sh", "answered", "s:287", 0, []),
)


@pytest.mark.promise("C-44")
@pytest.mark.parametrize(
    ("name", "text", "state", "mark", "compactions", "skipped"), SESSIONS, ids=[row[0] for row in SESSIONS]
)
def test_a_real_session_gives_its_last_request(
    tmp_path: Path, shared: Path, name: str, text: str, state: str, mark: str, compactions: int, skipped: list[int]
):
    path = shared / "data" / "transcripts" / name
    result = places.make(tmp_path).reorient("context", "--session", str(path), "--format", "json").json

    assert result["last_request"]["text"].startswith(text)
    assert (result["last_request"]["state"], result["last_request"]["cite"]["mark"]) == (state, mark)
    assert result["compactions"] == compactions
    assert [one["count"] for one in result["skipped"]] == skipped
