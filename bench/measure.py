"""Clocks: one process from start to end, its wall time, peak memory and output; the bare interpreter is the unit."""

from __future__ import annotations

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[1]
OUT = ROOT / "bench" / "out"
BARE = (sys.executable, "-I", "-S", "-c", "pass")


@dataclass(frozen=True, slots=True)
class Took:
    """One run. peak_kb: the largest memory its process held."""

    seconds: float
    peak_kb: int
    code: int
    out: str
    err: str


def run(
    argv: Sequence[str], *, cwd: pathlib.Path | None = None, env: Mapping[str, str] | None = None, given: bytes = b""
) -> Took:
    """Run it to its end. OSError where it cannot be started."""
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        stdin.write(given)
        stdin.seek(0)
        began = time.perf_counter()
        child = subprocess.Popen(argv, cwd=cwd, env=env, stdin=stdin, stdout=out, stderr=err)
        _, status, used = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - began
        child.returncode = os.waitstatus_to_exitcode(status)
        return Took(seconds, _kilobytes(used.ru_maxrss), child.returncode, _text(out), _text(err))


@dataclass(frozen=True, slots=True)
class Held:
    """Medians of a command and of its units, run in turn, so that a busy minute of the machine weighs on all alike."""

    seconds: float
    units: tuple[float, ...]
    largest: Took

    def times(self, unit: int = 0) -> float:
        return self.seconds / self.units[unit]


def against(
    argv: Sequence[str],
    *units: Sequence[str],
    times: int,
    cwd: pathlib.Path | None = None,
    env: Mapping[str, str] | None = None,
) -> Held:
    """So many rounds of each unit and the command, after one round that is not counted. Units run in a bare world."""
    plain = {"LC_ALL": "C", "PATH": os.environ["PATH"]}
    rounds = [([run(unit, env=plain) for unit in units], run(argv, cwd=cwd, env=env)) for _ in range(times + 1)][1:]
    each = tuple(statistics.median(taken[place].seconds for taken, _ in rounds) for place in range(len(units)))
    ours = [took for _, took in rounds]
    return Held(statistics.median(took.seconds for took in ours), each, max(ours, key=lambda took: took.peak_kb))


def bare() -> float:
    """Seconds of the bare interpreter, once: the unit of every ratio."""
    return run(BARE, env={"LC_ALL": "C", "PATH": os.environ["PATH"]}).seconds


def isolated(home: pathlib.Path, **more: str) -> dict[str, str]:
    """An environment in which nothing but that home folder can be found."""
    return {
        "PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8", "TZ": "UTC", "NO_COLOR": "1",
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull, **more,
    }  # fmt: skip


def reorient() -> tuple[str, ...]:
    """The command under test: this checkout, run by this interpreter."""
    return (sys.executable, "-m", "reorient")


def source() -> dict[str, str]:
    """Variables that make this checkout importable, compiled files kept beside it."""
    return {"PYTHONPATH": str(ROOT / "src")}


def tokens(text: str) -> int | None:
    """The project's own estimate, or None where it is not built."""
    sys.path.insert(0, str(ROOT / "src"))
    try:
        from reorient.render import estimate
    except ImportError:
        return None
    finally:
        sys.path.remove(str(ROOT / "src"))
    return estimate.tokens(text)


def _kilobytes(raw: int) -> int:
    return raw // 1024 if sys.platform == "darwin" else raw


def _text(stream: object) -> str:
    stream.seek(0)  # type: ignore[attr-defined]
    return stream.read().decode("utf-8", "replace")  # type: ignore[attr-defined]
