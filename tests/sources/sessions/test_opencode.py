"""OpenCode: how a message ended, the older tree of files, and which sessions count."""

from __future__ import annotations

import json
from pathlib import Path

from reorient import reach
from reorient.model import sessions
from reorient.sources.sessions import opencode
from sources.sessions import told
from support import runtimes


def tree(folder: Path, cwd: str) -> sessions.Keep:
    storage = folder / "storage"
    info = {"id": "ses_1", "directory": cwd, "time": {"updated": runtimes.MILLISECONDS}}
    files = {"session/global/ses_1.json": info, "session/global/ses_2.json": info | {"parentID": "ses_1"}}
    for nth, (message, parts) in enumerate(runtimes.opencode_rows()):
        files[f"message/ses_1/msg_{nth}.json"] = message | {"time": {"created": runtimes.MILLISECONDS}}
        files |= {f"part/msg_{nth}/prt_{inner}.json": part for inner, part in enumerate(parts)}
    for name, data in files.items():
        (storage / name).parent.mkdir(parents=True, exist_ok=True)
        (storage / name).write_text(json.dumps(data))
    return sessions.Keep(folder=str(folder))


def test_the_older_tree_tells_what_the_database_tells(tmp_path):
    kept = runtimes.opencode(tmp_path / "new", "/w")
    found = opencode.find(reach.Reach(), tree(tmp_path / "old", "/w"), "/w")

    assert [one.path for one in found.sessions] == [f"{tmp_path}/old/storage#ses_1"]
    older = opencode.read(reach.Reach(), found.sessions[0].path).talks[0]
    assert told.lines(older) == told.lines(opencode.read(reach.Reach(), kept.path).talks[0])


def test_an_aborted_message_is_an_interruption_behind_what_it_said(tmp_path):
    kept = runtimes.opencode(tmp_path, "/w")
    error = {"role": "assistant", "error": {"name": "MessageAbortedError", "data": {}}}
    with runtimes.database(kept.file) as made:
        made.execute("update message set data = ? where id = 'msg_5'", (json.dumps(error),))

    assert told.lines(opencode.read(reach.Reach(), kept.path).talks[0])[-2:] == [
        ("agent", "message", runtimes.REPLY),
        ("human", "interrupt", ""),
    ]


def test_a_subagents_session_is_not_the_folders(tmp_path):
    kept = runtimes.opencode(tmp_path, "/w")
    with runtimes.database(kept.file) as made:
        made.execute("insert into session values ('ses_2', 'ses_1', '/w', 9)")

    assert [one.id for one in opencode.find(reach.Reach(), kept.keep, "/w").sessions] == ["ses_1"]


def test_a_prompt_of_the_command_line_stands_without_its_quotes(tmp_path):
    kept = runtimes.opencode(tmp_path, "/w", last='"mend it"')

    assert told.human(opencode.read(reach.Reach(), kept.path).talks[0])[-1] == "mend it"
