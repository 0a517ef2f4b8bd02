"""What every test stands on: no network but loopback, an empty home, no wall clock, one identity, one time zone.

Fixtures: `clock` (a frozen one), `home` (a home that may be written), `shared` (the data folder beside the checkout).
Marks: `real_clock` lets the real clock through; `shared("path")` skips where that data is absent; `heavy` runs only in
`make test-heavy`; `promise("ID")` cites a promise. tests/support/test_guards.py proves each guard.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from reorient import reach
from support import guards

pytest_plugins = ("support.promises", "support.skips", "pytester")

SHARED = Path(__file__).parents[2] / "shared"
ABSENT = "the data folder ../shared does not stand beside this checkout"

for _name, _examples in (("default", 50), ("fast", 10), ("heavy", 2_000)):
    hypothesis.settings.register_profile(
        _name, max_examples=_examples, deadline=None, print_blob=True, derandomize=False, database=None
    )
hypothesis.settings.load_profile("default")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Before any test module is imported: the environment, then the network."""
    before, home = dict(os.environ), Path(tempfile.mkdtemp(prefix="reorient-home-"))
    config.add_cleanup(lambda: shutil.rmtree(home))
    config.add_cleanup(lambda: guards.replace_environment(before))
    config.add_cleanup(guards.open_network)
    guards.replace_environment(guards.scrubbed(before, home))
    guards.close_network()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """`shared("path")`: run only where that data is."""
    for mark in item.iter_markers("shared"):
        if missing := [path for path in mark.args if not (SHARED / path).exists()]:
            pytest.skip(f"{ABSENT} or lacks {missing[0]}")


@pytest.fixture
def shared() -> Path:
    """The data folder beside the checkout, used in place, never copied."""
    if not SHARED.is_dir():
        pytest.skip(ABSENT)
    return SHARED


@pytest.fixture(autouse=True)
def _no_wall_clock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.node.get_closest_marker("real_clock"):
        monkeypatch.setattr(reach.Reach, "now", guards.refuse_clock)


@pytest.fixture
def clock(_no_wall_clock: None, monkeypatch: pytest.MonkeyPatch) -> guards.Clock:
    """A clock that stands at guards.MOMENT; `tick` moves it."""
    frozen = guards.Clock()
    monkeypatch.setattr(reach.Reach, "now", lambda _reach: frozen.at)
    return frozen


@pytest.fixture(autouse=True)
def _home_stays_empty() -> Iterator[None]:
    empty = Path(os.environ["HOME"])
    yield
    if left := sorted(entry.name for entry in empty.iterdir()):
        shutil.rmtree(empty)
        empty.mkdir()
        pytest.fail(f"the test wrote into the home folder: {', '.join(left)} (take the `home` fixture)")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own, which may be written."""
    own = tmp_path / "home"
    own.mkdir()
    for name, text in guards.home_variables(own).items():
        monkeypatch.setenv(name, text)
    return own
