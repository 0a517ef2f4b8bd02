"""Gemini CLI: records that change what was said before, and the older documents."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from reorient import reach
from reorient.model import sessions, utterances
from reorient.sources.sessions import gemini
from sources.sessions import told
from support import runtimes


def talk(tmp_path: Path, *records: dict) -> utterances.Talk:
    path = tmp_path / "session-x.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return gemini.read(reach.Reach(), str(path)).talks[0]


def message(key: str, text: str, kind: str = "user") -> dict:
    return {"id": key, "timestamp": "2026-03-01T08:00:00Z", "type": kind, "content": text}


def test_a_message_that_is_written_again_is_told_once_where_it_was_written_last(tmp_path):
    said = talk(tmp_path, message("a", "mend it"), message("b", "yes", "gemini"), message("b", "yes, now", "gemini"))

    assert told.lines(said) == [("human", "message", "mend it"), ("agent", "message", "yes, now")]
    assert said.utterances[1].place.mark == "s:3"


def test_what_was_rewound_is_not_live(tmp_path):
    said = talk(tmp_path, message("a", "one"), message("b", "two"), {"$rewindTo": "b"}, message("c", "three"))

    assert (told.human(said), told.human(said, dead=True)) == (["one", "three"], ["two"])


def test_what_was_typed_counts_before_what_was_put_in_for_the_model(tmp_path):
    sent = message("a", "read a.py\n--- Content from referenced files ---\nx") | {"displayContent": "read @a.py"}

    assert told.human(talk(tmp_path, sent)) == ["read @a.py"]


def test_an_error_is_the_runtimes_word(tmp_path):
    assert told.lines(talk(tmp_path, message("a", "quota", "error"))) == [("system", "error", "quota")]


def test_an_older_document_is_found_by_the_short_name_of_its_folder_and_read(tmp_path):
    home = tmp_path / "home/.gemini"
    chats = home / "tmp/parcel/chats"
    chats.mkdir(parents=True)
    (home / "projects.json").write_text(json.dumps({"projects": {"/w": "parcel"}}))
    document = {"sessionId": "g-1", "projectHash": hashlib.sha256(b"/w").hexdigest()}
    document |= {"lastUpdated": "2026-03-01T08:00:00Z", "messages": [message("a", "mend it")]}
    (chats / "session-x.json").write_text(json.dumps(document, indent=2))

    (found,) = gemini.find(reach.Reach(), sessions.Keep(folder=str(home)), "/w").sessions
    assert (found.path, found.last_at) == (f"{chats}/session-x.json#g-1", "2026-03-01T08:00:00Z")
    read = gemini.read(reach.Reach(), found.path).talks[0]
    assert told.human(read) == ["mend it"]
    assert gemini.row(reach.Reach(), read.path, 1).said == read.utterances


def test_a_session_of_another_folder_with_the_same_short_name_is_not_ours(tmp_path):
    kept = runtimes.gemini(tmp_path, "/w")
    (tmp_path / ".gemini/projects.json").write_text(json.dumps({"projects": {"/v": kept.file.parent.parent.name}}))

    assert gemini.find(reach.Reach(), kept.keep, "/v").sessions == ()
