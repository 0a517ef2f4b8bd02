"""How long it takes, and how much memory: `now` on 27 MB and on 1 GB, the command's start, a talk of 20,000 utterances.

    python bench/speed.py                   everything; the sessions are made once and kept in bench/out
    python bench/speed.py --sizes 27        without the gigabyte

Cold: a new process, compiled package, warm file cache, process start included, median of 15 (of 3 for 1 GB). Every time
is also given as a multiple of `python -I -S -c pass`, run in turn with it; the bounds are about the multiple: 250 ms or
40x and 40 MB on 27 MB; 10x `grep -c` of an absent string and 60 MB on 1 GB.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from bench import growth, measure, stories, table, tools
from bench.stories import judge, play, shape, stretch

_STORY = stories.OPEN[0]
_ABSENT = "a string that no session holds 5f1d"
_MANY, _FEW = 15, 3
_LARGE = 256  # megabytes from which a few runs are enough


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=pathlib.Path, default=measure.OUT, help="where the sessions are kept")
    parser.add_argument("--sizes", type=int, nargs="*", default=[27, 1024], metavar="MB")
    asked = parser.parse_args(argv)
    head = ["reorient now", "ms", "x python", "x grep", "python ms", "grep ms", "peak MB", "first rule", "facts"]
    print(table.render(head, [_row(size, asked.out) for size in asked.sizes]))
    print()
    _start()
    growth.report()
    return 0


def session(size: int, out: pathlib.Path) -> play.Scene:
    """The session of so many megabytes, made when it is not there yet."""
    folder = out / f"speed-{size}"
    built = folder / "built"
    if not built.exists():
        shutil.rmtree(folder, ignore_errors=True)
        print(f"making a session of {size} MB in {folder} (once)", file=sys.stderr)
        stretch.tell(_STORY, size * 1_000_000, folder / "scene")
        built.touch()
    return _again(folder / "scene")


def _again(folder: pathlib.Path) -> play.Scene:
    """The scene that stands there; its facts come from a telling of the same story, whose ids are the same."""
    with tempfile.TemporaryDirectory() as other:
        told = play.tell(_STORY, shape.Options(noise=0), pathlib.Path(other)).story
    repository, home = folder / _STORY.repository.folder, folder / "home"
    sessions = (home / ".claude" / "projects" / play.encoded(str(repository))).glob("*.jsonl")
    path = max(sessions, key=lambda found: found.stat().st_size)  # its sibling is small
    return play.Scene(story=told, home=home, repository=repository, session=path, session_id=path.stem)


def _row(size: int, out: pathlib.Path) -> list[str]:
    scene = session(size, out)
    times = _FEW if size >= _LARGE else _MANY
    env = tools.environment(scene, **measure.source())
    grep = ("grep", "-c", _ABSENT, str(scene.session))
    taken = measure.against(
        (*measure.reorient(), "now"), measure.BARE, grep, times=times, cwd=scene.repository, env=env
    )
    largest = taken.largest
    verdict = judge.judge(scene.story, largest.out)
    rule = next(ok for fact, ok in zip(scene.story.facts, verdict.found, strict=True) if fact.family == "rule")
    failed = "" if largest.code == 0 else f" (exit {largest.code})"
    return [
        f"{scene.session.stat().st_size / 1e6:,.0f} MB, median of {times}{failed}",
        f"{taken.seconds * 1000:.0f}",
        f"{taken.times(0):.1f}",
        f"{taken.times(1):.1f}",
        *(f"{unit * 1000:.0f}" for unit in taken.units),
        f"{largest.peak_kb / 1024:.0f}",
        "found" if rule else "MISSING",
        f"{verdict.facts}/20",
    ]


def _start() -> None:
    """What the command costs before it does anything."""
    env = measure.isolated(pathlib.Path.home(), **measure.source())
    taken = measure.against((*measure.reorient(), "--version"), measure.BARE, times=_MANY, env=env)
    traced = measure.run((sys.executable, "-X", "importtime", "-m", "reorient", "--version"), env=env)
    bare = measure.run((sys.executable, "-X", "importtime", *measure.BARE[1:]), env=env)
    modules = _modules(traced.err) - _modules(bare.err)
    ours = sum(name.split(".")[0] == "reorient" for name in modules)
    failed = "" if taken.largest.code == 0 else f", exit {taken.largest.code}"
    cost = f"{taken.seconds * 1000:.0f} ms, {taken.times():.1f}x"
    print(f"reorient --version: {cost}, {len(modules)} modules beyond it, {ours} ours{failed}")


def _modules(trace: str) -> set[str]:
    return set(re.findall(r"^import time:\s+\d+ \|\s+\d+ \|\s+(\S+)", trace, re.MULTILINE))


if __name__ == "__main__":
    sys.exit(main())
