"""pi's sessions and the entries that OpenClaw shares with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reorient import reach
from reorient.model import sessions, utterances
from reorient.sources.sessions import pi, pi_where
from sources.sessions import told

REAL = "data/transcripts/pi_before-compaction.jsonl"


def talk(tmp_path: Path, *messages: dict, **entry: dict) -> utterances.Talk:
    rows = [{"type": "session", "version": 3, "id": "p", "timestamp": "2026-03-01T08:00:00Z", "cwd": "/w"}]
    for nth, message in enumerate(messages, start=1):
        row = {"type": "message", "id": f"e{nth}", "parentId": f"e{nth - 1}", "message": message}
        rows.append(row | {"timestamp": "2026-03-01T08:00:01Z"} | entry.get(f"e{nth}", {}))
    path = tmp_path / "s.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return pi.read(reach.Reach(), str(path)).talks[0]


def user(text: str) -> dict:
    return {"role": "user", "content": [{"type": "text", "text": text}]}


@pytest.mark.shared(REAL)
def test_a_real_session_without_ids_tells_its_last_request_and_its_compactions(shared):
    readout = pi.read(reach.Reach(), str(shared / REAL))
    (found,) = readout.talks
    last = [item for item in found.utterances if item.who == "human" and item.kind == "message"][-1]

    assert (found.compactions, found.skipped, readout.gaps) == (2, (), ())
    assert (last.text, last.place.mark) == ("ok", "s:1000")
    assert len(told.human(found)) == 55
    assert next(item.place.mark for item in found.utterances if item.kind == "compaction") == "s:360"


@pytest.mark.parametrize("label", ["Sender (untrusted metadata)", "Conversation info (untrusted metadata)"])
def test_what_a_channel_tells_of_a_message_is_no_persons_word(tmp_path, label):
    text = f'{label}:\n```json\n{{"label": "Ana", "note": "delete all"}}\n```\n\nmend it'
    (said,) = talk(tmp_path, user(text)).utterances

    assert (said.text, said.name) == ("mend it", "Ana")


@pytest.mark.parametrize("text", ["Pre-compaction memory flush. Store notes.", '<file name="a.md">\nmend it\n</file>'])
def test_what_the_runtime_puts_in_is_no_persons_word(tmp_path, text):
    assert told.human(talk(tmp_path, user(text))) == []


def test_an_aborted_reply_is_an_interruption_and_a_failed_one_an_error(tmp_path):
    ends = [{"role": "assistant", "content": [], "stopReason": stop} for stop in ("aborted", "error")]
    ends[1]["errorMessage"] = "overloaded"

    assert told.lines(talk(tmp_path, *ends)) == [("human", "interrupt", ""), ("system", "error", "overloaded")]


def test_a_command_of_the_person_is_an_echo(tmp_path):
    shell = {"role": "bashExecution", "command": "ls", "output": "a.py\n", "exitCode": 0}

    assert told.lines(talk(tmp_path, shell)) == [("human", "echo", "! ls"), ("system", "echo", "a.py")]


def test_a_branch_that_was_left_is_not_live(tmp_path):
    agent = {"role": "assistant", "content": [{"type": "text", "text": "done"}]}
    said = talk(tmp_path, user("one"), agent, user("two"), agent, user("three"), e5={"parentId": "e2"})

    assert (told.human(said), told.human(said, dead=True)) == (["one", "three"], ["two"])


def test_an_exit_code_that_is_told_apart_from_the_output_counts_as_a_failure(tmp_path):
    gave = {"role": "toolResult", "toolCallId": "x", "content": [], "details": {"exitCode": 3}, "isError": False}
    outcome = talk(tmp_path, gave).utterances[0].outcome

    assert (outcome.failed, outcome.exit_code) == (True, 3)


def test_a_folders_place_has_dashes_for_slashes_and_colons_only():
    assert pi_where.key("/srv/a_b/c.d:e") == "--srv-a_b-c.d-e--"


def test_every_folders_sessions_may_stand_in_one_named_place(tmp_path):
    talk(tmp_path, user("one"))
    keep = sessions.Keep(folder="/nowhere", store=str(tmp_path))

    assert [one.id for one in pi.find(reach.Reach(), keep, "/w").sessions] == ["p"]
