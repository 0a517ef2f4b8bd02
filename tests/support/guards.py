"""Guards: what makes a test hermetic. The outside is made impossible, not discouraged.

Network: an audit hook sees every connect, bind, send and name look-up of this process and ends the test that leaves
this machine. It cannot be passed by `except Exception`, for `pytest.fail` raises beneath it.
Environment: only the names of KEPT stay; HOME and the XDG folders point into an empty folder that must stay empty.
Clock: `reach.Reach.now` refuses. Children (the command line in a process of its own) inherit the environment.
"""

from __future__ import annotations

import datetime
import os
import socket
import sys
import time
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
MOMENT = "2026-03-02T09:00:00Z"

KEPT = frozenset(
    {"PATH", "TMPDIR", "CI", "VIRTUAL_ENV", "PYTHONHASHSEED", "PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"}
)
KEPT_PREFIXES = ("PYTEST_", "PYENV_", "COVERAGE_", "LD_", "DYLD_")

FIXED = {
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
    "TERM": "dumb",
    "COLUMNS": "80",
    "PYTHONPATH": str(SRC),
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_COUNT": "1",
    "GIT_CONFIG_KEY_0": "init.defaultBranch",
    "GIT_CONFIG_VALUE_0": "main",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_AUTHOR_NAME": "Maya Lind",
    "GIT_AUTHOR_EMAIL": "maya@example.org",
    "GIT_AUTHOR_DATE": "2026-03-01T08:00:00Z",
    "GIT_COMMITTER_NAME": "Maya Lind",
    "GIT_COMMITTER_EMAIL": "maya@example.org",
    "GIT_COMMITTER_DATE": "2026-03-01T08:00:00Z",
}

XDG = {
    "XDG_CONFIG_HOME": ".config",
    "XDG_STATE_HOME": ".local/state",
    "XDG_DATA_HOME": ".local/share",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": ".run",
}

_LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost", "", None})
_ADDRESSED = frozenset({"socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg"})
_NAMED = frozenset({"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"})
_state = {"installed": False, "on": False}


def close_network() -> None:
    """From now on only 127.0.0.1, ::1 and local sockets answer. A hook cannot be taken out again, only told to rest."""
    if not _state["installed"]:
        sys.addaudithook(_audit)
    _state.update(installed=True, on=True)


def open_network() -> None:
    """At the end of the run."""
    _state["on"] = False


def _audit(event: str, args: tuple[object, ...]) -> None:
    if not _state["on"] or not event.startswith("socket."):
        return
    if event in _ADDRESSED and not _is_local(args[0], args[1]):
        pytest.fail(f"a test reached for the network: {event} {args[1]!r}")
    if event in _NAMED and _text(args[0]) not in _LOOPBACK:
        pytest.fail(f"a test looked up a name: {event} {args[0]!r}")


def _is_local(sock: object, address: object) -> bool:
    if getattr(sock, "family", None) == getattr(socket, "AF_UNIX", object()) or address is None:
        return True
    return isinstance(address, tuple) and _text(address[0]) in _LOOPBACK - {"", None}


def _text(host: object) -> object:
    return host.decode("ascii", "replace") if isinstance(host, bytes) else host


def home_variables(home: Path) -> dict[str, str]:
    """HOME and the XDG folders below it, none of which is made."""
    return {"HOME": str(home)} | {name: str(home / below) for name, below in XDG.items()}


def scrubbed(environment: dict[str, str], home: Path) -> dict[str, str]:
    """What a test sees instead of the caller's environment."""
    kept = {name: text for name, text in environment.items() if name in KEPT or name.startswith(KEPT_PREFIXES)}
    return kept | FIXED | home_variables(home)


def replace_environment(environment: dict[str, str]) -> None:
    """Make it this process's own, time zone included."""
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()


def refuse_clock(_reach: object) -> str:
    """Stands in for `reach.Reach.now`."""
    pytest.fail("the real clock was read: take the `clock` fixture, pass --now, or mark the test `real_clock`")


class Clock:
    """A clock that stands until it is told to go on."""

    def __init__(self, at: str = MOMENT) -> None:
        self.at = at

    def tick(self, seconds: int) -> str:
        moment = datetime.datetime.fromisoformat(self.at) + datetime.timedelta(seconds=seconds)
        self.at = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
        return self.at
