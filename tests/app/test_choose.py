"""The choice among all runtimes' sessions of a folder, and the dialect of a session named by its file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from reorient import config, reach
from reorient.app import choose, gather
from reorient.model import errors
from support import runtimes


def settings(home: Path, **environ: str) -> config.Settings:
    return config.read({"HOME": str(home), **environ})


@pytest.fixture
def cwd(tmp_path: Path) -> str:
    (tmp_path / "work").mkdir()
    return str(tmp_path / "work")


@pytest.fixture
def home(tmp_path: Path, cwd: str) -> Path:
    for build in runtimes.BUILDERS.values():
        build(tmp_path / "home", cwd)
    return tmp_path / "home"


def chosen(home: Path, cwd: str, named: str | None = None, **environ: str) -> choose.Choice:
    return choose.session(reach.Reach(), settings(home, **environ), cwd=cwd, top=None, named=named)


def test_the_sessions_of_all_runtimes_stand_in_one_list(home, cwd):
    ordered, gaps = choose.found(reach.Reach(), settings(home), cwd=cwd, top=None)

    assert sorted(file.source for file in ordered) == sorted(runtimes.BUILDERS)
    assert [file.id for file in ordered] == sorted(file.id for file in ordered)  # all end at the same second
    assert gaps == ()


def test_the_session_that_runs_us_is_ours_whichever_runtime_says_so(home, cwd):
    assert chosen(home, cwd, CODEX_SESSION_ID="x1").source == "codex"
    assert chosen(home, cwd, CODEX_THREAD_ID="x1").source == "codex"
    assert chosen(home, cwd, CLAUDE_CODE_SESSION_ID="c1").source == "claude-code"


def test_the_newest_is_ours_where_no_runtime_says(tmp_path, cwd):
    older = runtimes.codex(tmp_path / "home", cwd)
    older.file.write_text(older.file.read_text().replace("2026-03-01", "2026-02-01"))
    runtimes.pi(tmp_path / "home", cwd)

    choice = chosen(tmp_path / "home", cwd)
    assert (choice.source, [offer.id for offer in choice.offered]) == ("pi", ["x1"])


@pytest.mark.parametrize("name", runtimes.BUILDERS)
def test_a_session_named_by_its_path_is_read_by_its_own_reader(home, cwd, name):
    ordered, _ = choose.found(reach.Reach(), settings(home), cwd=cwd, top=None)
    path = next(file.path for file in ordered if file.source == name)

    assert chosen(home, cwd, path).source == name


@pytest.mark.parametrize("name", runtimes.BUILDERS)
def test_evidence_and_its_cites_come_from_the_session_of_any_runtime(tmp_path, cwd, name):
    kept = runtimes.BUILDERS[name](tmp_path / "home", cwd)
    question = gather.Question(folder=cwd, session=kept.path, now="2026-03-01T09:00:00Z")

    evidence = gather.evidence(reach.Reach(), settings(tmp_path / "home", PATH="/usr/bin:/bin"), question)
    assert evidence.talk.source == name
    assert any(item.field == "last_request" for item in evidence.observations)


def test_a_named_file_that_is_not_there_is_said(home, cwd):
    with pytest.raises(errors.UnreadableInput):
        chosen(home, cwd, "/nowhere/s.sqlite#s1")


def test_without_any_home_the_gap_says_so(cwd):
    _, gaps = choose.found(reach.Reach(), config.read({}), cwd=cwd, top=None)

    assert [gap.reason.partition(",")[0] for gap in gaps] == ["no home folder is known (HOME is not set)"]


def test_each_runtimes_own_variable_moves_its_place(tmp_path):
    moved = settings(
        tmp_path,
        CODEX_HOME="/c",
        GEMINI_CLI_HOME="/g",
        OPENCLAW_STATE_DIR="/o",
        OPENCODE_DB="x.db",
        PI_CODING_AGENT_DIR="/p",
        PI_CODING_AGENT_SESSION_DIR="/s",
        XDG_DATA_HOME="/d",
    ).keeps

    assert [moved[name].folder for name in ("codex", "gemini-cli", "openclaw", "pi", "opencode")] == [
        "/c",
        "/g/.gemini",
        "/o",
        "/p",
        "/d/opencode",
    ]
    assert (moved["opencode"].store, moved["pi"].store) == ("/d/opencode/x.db", "/s")


def test_who_uses_one_runtime_loads_no_other_and_no_database_library(tmp_path, cwd):
    runtimes.claude_code(tmp_path / "home", cwd)
    code = (
        "import sys\nfrom reorient import config, reach\nfrom reorient.app import choose\n"
        f"found = choose.session(reach.Reach(), config.read({{'HOME': {str(tmp_path / 'home')!r}}}),"
        f" cwd={cwd!r}, top=None, named=None)\nassert found.source == 'claude-code'\nprint(*sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())

    assert "sqlite3" not in loaded
    assert not {name for name in loaded if name.rpartition(".")[2] in {"codex", "openclaw", "pi", "gemini", "opencode"}}
