"""The probes count what an agent used after a compaction and could have known before it, and nothing else."""

from __future__ import annotations

import json
import pathlib
from typing import Any

from bench import probes


def session(folder: pathlib.Path, *rows: dict[str, Any]) -> pathlib.Path:
    path = folder / "session.jsonl"
    path.write_text("\n".join(json.dumps({"isSidechain": False, **row}) for row in rows) + "\n", "utf-8")
    return path


def human(text: str) -> dict[str, Any]:
    return {"type": "user", "message": {"role": "user", "content": text}}


def agent(text: str) -> dict[str, Any]:
    return {"type": "assistant", "message": {"role": "assistant", "content": [{"type": "text", "text": text}]}}


def call(name: str, **given: Any) -> dict[str, Any]:
    block = {"type": "tool_use", "id": "t", "name": name, "input": given}
    return {"type": "assistant", "message": {"role": "assistant", "content": [block]}}


def result(text: str, *, failed: bool = False) -> dict[str, Any]:
    block = {"type": "tool_result", "tool_use_id": "t", "content": text, "is_error": failed}
    return {"type": "user", "message": {"role": "user", "content": [block]}}


CUT = [{"type": "system", "subtype": "compact_boundary"}, {**human("SUMMARY: nothing"), "isCompactSummary": True}]
BEFORE = [
    human("Please repair claim_next in parcel/queue.py, see #1591"),
    call(
        "TodoWrite",
        todos=[{"content": "Repair claim_next", "status": "pending"}, {"content": "Old one", "status": "completed"}],
    ),
    call("Bash", command="go test ./queue"),
    result("FAIL: TestClaim\nValueError: bad row", failed=True),
]


def test_items_are_what_was_used_after_and_known_before(tmp_path: pathlib.Path) -> None:
    after = [
        call("Read", file_path="/x/parcel/queue.py"),
        agent("TestClaim fails in claim_next (#1591)."),
        call("Bash", command="go test ./queue"),
    ]
    (cut,) = probes.compactions(session(tmp_path, *BEFORE, *CUT, *after))

    assert cut.summary == "SUMMARY: nothing"
    assert cut.items["files"] == ("queue.py",)
    assert cut.items["identifiers"] == ("TestClaim", "claim_next")
    assert cut.items["commands"] == ("go test ./queue",)
    assert cut.items["refs"] == ("#1591",)
    assert cut.items["errors"] == ("TestClaim",)
    assert cut.items["request"] == ("Please repair claim_next in parcel/queue.py, see #1591",)
    assert cut.items["todos"] == ("Repair claim_next",)


def test_what_nobody_could_know_and_what_a_tool_printed_is_no_item(tmp_path: pathlib.Path) -> None:
    after = [agent("I make brand_new_name in fresh.py."), result("claim_next in parcel/queue.py #1591")]
    (cut,) = probes.compactions(session(tmp_path, *BEFORE, *CUT, *after))

    assert [cut.items[family] for family in ("files", "identifiers", "refs", "errors")] == [(), (), (), ()]


def test_only_the_next_sixty_rows_count(tmp_path: pathlib.Path) -> None:
    filler = [agent("nothing")] * probes.ROWS
    (cut,) = probes.compactions(session(tmp_path, *BEFORE, *CUT, *filler, agent("claim_next")))

    assert cut.items["identifiers"] == ()


def test_a_text_is_held_to_whole_words(tmp_path: pathlib.Path) -> None:
    assert probes.held(("queue.py", "#1591"), "files", "see parcel/queue.py and #15910") == 1


def test_a_request_is_held_when_most_of_its_words_are(tmp_path: pathlib.Path) -> None:
    asked = ("Please repair claim_next in the queue module",)

    assert probes.held(asked, "request", "> please repair claim_next in the queue") == 1
    assert probes.held(asked, "request", "claim_next") == 0
