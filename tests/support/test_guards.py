"""Our guards work: each is tried with what it is there to stop."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from reorient import reach
from support import guards

ELSEWHERE = ("192.0.2.1", 9)  # a documentation address: nobody is there


@pytest.mark.parametrize("family", [socket.SOCK_STREAM, socket.SOCK_DGRAM])
def test_our_guard_stops_a_connection_to_another_machine(family):
    with socket.socket(socket.AF_INET, family) as sock, pytest.raises(pytest.fail.Exception, match="network"):
        sock.connect(ELSEWHERE)


def test_our_guard_stops_a_datagram_to_another_machine():
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock,
        pytest.raises(pytest.fail.Exception, match="network"),
    ):
        sock.sendto(b"x", ELSEWHERE)


def test_our_guard_stops_listening_to_other_machines():
    with socket.socket() as sock, pytest.raises(pytest.fail.Exception, match="network"):
        sock.bind(("0.0.0.0", 0))


@pytest.mark.parametrize(
    "look_up", [lambda: socket.getaddrinfo("example.org", 80), lambda: socket.gethostbyname("example.org")]
)
def test_our_guard_stops_a_name_look_up(look_up):
    with pytest.raises(pytest.fail.Exception, match="name"):
        look_up()


def test_our_guard_is_not_passed_by_a_broad_except():
    def careless():
        try:
            urllib.request.urlopen("http://192.0.2.1/")
        except Exception:  # noqa: BLE001 - what the guard must survive
            return "passed"

    with pytest.raises(pytest.fail.Exception):
        careless()


@pytest.mark.parametrize(("family", "host"), [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")])
def test_our_guard_lets_loopback_through(family, host):
    with socket.socket(family) as server:
        try:
            server.bind((host, 0))
        except OSError:
            pytest.skip(f"this machine has no {host}")
        server.listen()

        socket.create_connection(server.getsockname()[:2], timeout=5).close()


def test_our_guard_lets_local_sockets_through(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as client:
        server.bind("s")
        server.listen()

        client.connect("s")


def test_our_guard_refuses_the_real_clock():
    with pytest.raises(pytest.fail.Exception, match="clock"):
        reach.Reach().now()


@pytest.mark.real_clock
def test_the_real_clock_is_there_for_a_test_that_asks():
    assert reach.Reach().now() > guards.MOMENT


def test_the_frozen_clock_moves_only_when_told(clock):
    before = reach.Reach().now()
    clock.tick(90)

    assert (before, reach.Reach().now()) == ("2026-03-02T09:00:00Z", "2026-03-02T09:01:30Z")


def test_home_is_empty_and_not_the_persons_own():
    import pwd

    assert not list(Path.home().iterdir())
    assert Path.home() != Path(pwd.getpwuid(os.getuid()).pw_dir)


def test_a_test_may_have_a_home_of_its_own(home):
    (home / "notes").write_text("mine")

    assert Path(os.environ["XDG_STATE_HOME"]).is_relative_to(home)
    assert os.path.expanduser("~/notes") == str(home / "notes")


def test_the_callers_environment_does_not_come_in(tmp_path):
    caller = {
        "CLAUDE_CODE_SESSION_ID": "a",
        "GIT_DIR": "b",
        "REORIENT_NOW": "c",
        "GH_TOKEN": "d",
        "HTTPS_PROXY": "e",
        "PATH": "p",
    }
    seen = guards.scrubbed(caller, tmp_path)

    assert seen["PATH"] == "p"
    assert not seen.keys() & (caller.keys() - {"PATH"})


def test_no_variable_of_ours_or_of_a_runtime_is_set():
    prefixes = ("CLAUDE", "CODEX", "REORIENT", "GH_", "GITHUB_", "ANTHROPIC", "OPENAI")
    assert [name for name in os.environ if name.startswith(prefixes) or "TOKEN" in name] == []


def test_the_time_zone_and_the_language_are_fixed():
    assert time.tzname[0] == "UTC"
    assert os.environ["LC_ALL"] == "C.UTF-8"


def test_a_child_inherits_the_guarded_environment_and_finds_this_checkout():
    program = "import os, reorient; print(os.environ['HOME'], reorient.__file__, sep='\\n')"
    home, file = subprocess.check_output([sys.executable, "-c", program], text=True).splitlines()

    assert home == os.environ["HOME"]
    assert Path(file).is_relative_to(guards.SRC)


def test_git_has_one_identity_and_reads_no_config_of_the_machine(tmp_path):
    def git(*words):
        return subprocess.check_output(["git", *words], cwd=tmp_path, text=True).strip()

    git("init", "-q")
    git("commit", "-q", "--allow-empty", "-m", "First")

    assert git("log", "-1", "--format=%an %ct %D") == "Maya Lind 1772352000 HEAD -> main"
    assert "file:" not in git("config", "--global", "--list", "--show-origin")


def test_our_guard_fails_a_test_that_writes_into_the_home_folder(pytester):
    tests = Path(__file__).parents[1]
    pytester.makeini(f"[pytest]\npythonpath = '{tests}' '{guards.SRC}'")
    pytester.makeconftest((tests / "conftest.py").read_text())
    pytester.makepyfile("import os, pathlib\ndef test_x(): (pathlib.Path(os.environ['HOME']) / 'left').touch()")
    outcome = pytester.runpytest_subprocess("-p", "no:randomly")

    outcome.stdout.fnmatch_lines(["*wrote into the home folder: left*"])
    assert outcome.ret == 1


def test_the_end_of_a_run_names_what_was_skipped_and_why(pytester):
    pytester.makepyfile("import pytest\n@pytest.mark.skip(reason='no data')\ndef test_x(): pass\ndef test_y(): pass")
    outcome = pytester.runpytest_inprocess("-p", "support.skips", "-p", "no:randomly")

    outcome.stdout.fnmatch_lines(["*not run: 1*", "*test_x: no data"])
