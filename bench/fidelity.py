"""How much of a story each tool gives back, at what length and in what time. A report: it always ends with 0.

    python bench/fidelity.py                      the open and the held stories, three shapes each
    python bench/fidelity.py --peers              with the peers that install (each in its own environment)
    python bench/fidelity.py --damage all         every corruption, on the short shape
    python bench/fidelity.py --noise 10           27 MB a session
    python bench/fidelity.py --stories parcel --misses --show

facts: of 20, mean over the stories. traps, leaks: totals over the stories. tokens: the project's own estimate, mean.
ms: median wall time of one process; x: the same as a multiple of `python -I -S -c pass`, run before each.
What is missed is printed for the open stories only; --misses-of-held prints the rest, and ends their being held.
The stories are ours, and so are the probes: they show what is absent from a text, not that an agent would use what is
present. The native summary is part of the stories and says nothing of the real one; bench/compactions.py does.
"""

from __future__ import annotations

import argparse
import itertools
import pathlib
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from bench import measure, peers, stories, table, tools
from bench.stories import damage, judge, play, shape

_SHAPES = (("short", "few"), ("long", "few"), ("short", "many"), ("long", "many"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One tool on one told story."""

    tool: str
    shape: str
    story: shape.Story
    verdict: judge.Verdict
    took: measure.Took
    unit: float


def main(argv: Sequence[str] | None = None) -> int:
    asked = _arguments(argv)
    rows = [tools.OURS, *tools.REFERENCES, *(peers.installed(measure.OUT / "peers") if asked.peers else ())]
    rows = [row for row in rows if not asked.rows or any(word in row.name for word in asked.rows)]
    print(f"seed {asked.seed}, noise {asked.noise:g}")
    for name, part in (("Open stories", stories.OPEN), ("Held stories", stories.HELD)):
        chosen = [story for story in part if asked.stories in ("all", "held" if story.held else "open", story.name)]
        if chosen:
            runs = list(_runs(chosen, rows, asked))
            _report(f"{name}: {', '.join(story.name for story in chosen)}", runs, asked)
    return 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--stories", default="all", help="all, open, held, or a story's name")
    parser.add_argument("--rows", nargs="*", default=[], help="only the rows whose name holds one of these words")
    parser.add_argument("--tail", choices=["short", "long"], help="only this tail")
    parser.add_argument("--turns", choices=["few", "many"], help="only so many human turns: 7 or 56")
    parser.add_argument("--damage", default="", help="all, or one of: " + ", ".join(damage.KINDS))
    parser.add_argument("--noise", type=float, default=1.0, help="tool chatter, 1 is 2.6 MB")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peers", action="store_true", help="install and run the peers too")
    parser.add_argument("--misses", action="store_true", help="name what each tool missed in the open stories")
    parser.add_argument("--misses-of-held", action="store_true", help="also of the held ones")
    parser.add_argument("--show", action="store_true", help="print the texts of the open stories")
    return parser.parse_args(argv)


def _shapes(asked: argparse.Namespace) -> Iterator[shape.Options]:
    kinds = [""] if not asked.damage else list(damage.KINDS) if asked.damage == "all" else [asked.damage]
    shapes = [(tail, turns) for tail, turns in _SHAPES if asked.tail in (None, tail) and asked.turns in (None, turns)]
    for kind, (tail, turns) in itertools.product(kinds, shapes[:1] if asked.damage else shapes):
        yield shape.Options(seed=asked.seed, tail=tail, turns=turns, noise=asked.noise, damage=kind)


def _runs(chosen: Sequence[shape.Story], rows: Sequence[tools.Tool], asked: argparse.Namespace) -> Iterator[Run]:
    """Every tool on every story in every shape; a told story is removed when all have seen it."""
    for options, story in itertools.product(list(_shapes(asked)), chosen):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="reorient-bench-"))
        try:
            scene = play.tell(story, options, folder)
            for row in rows:
                yield _run(row, scene, _name(options))
        finally:
            shutil.rmtree(folder)


def _run(row: tools.Tool, scene: play.Scene, name: str) -> Run:
    unit, took = measure.bare(), row.run(scene)
    verdict = judge.judge(scene.story, took.out)
    return Run(tool=row.name, shape=name, story=scene.story, verdict=verdict, took=took, unit=unit)


def _name(options: shape.Options) -> str:
    return options.damage or f"{options.tail}/{options.turns}"


def _report(title: str, runs: list[Run], asked: argparse.Namespace) -> None:
    names, shapes = _unique(run.tool for run in runs), _unique(run.shape for run in runs)
    head = [
        "tool",
        *(f"facts {name}" for name in shapes),
        "worst",
        "traps",
        "leaks",
        "tokens",
        "chars",
        "ms",
        "x",
        "failed",
    ]
    rows = [_row(name, [run for run in runs if run.tool == name], shapes) for name in names]
    print(f"\n## {title}\n\n{table.render(head, rows)}\n")
    print(f"Facts found by family, all shapes, in percent\n\n{_families(names, runs)}")
    _failures(runs)
    held = runs[0].story.held
    if asked.misses and (not held or asked.misses_of_held):
        _misses(runs)
    if asked.show and (not held or asked.misses_of_held):
        for run in runs:
            print(
                f"\n--- {run.tool} on {run.story.name} ({run.shape}), {run.verdict.facts} of 20",
                run.took.out + run.took.err,
                sep="\n",
            )


def _row(name: str, runs: list[Run], shapes: Sequence[str]) -> list[str]:
    means = [f"{statistics.mean(run.verdict.facts for run in runs if run.shape == kind):.1f}" for kind in shapes]
    middle = statistics.median(run.took.seconds for run in runs)
    costs = [measure.tokens(run.took.out) for run in runs]
    return [
        name, *means,
        str(min(run.verdict.facts for run in runs)),
        str(sum(len(run.verdict.sprung) for run in runs)),
        str(sum(len(run.verdict.leaked) for run in runs)),
        "n/a" if None in costs else f"{statistics.mean(cost for cost in costs if cost is not None):.0f}",
        f"{statistics.mean(len(run.took.out) for run in runs):.0f}",
        f"{middle * 1000:.0f}",
        f"{middle / statistics.median(run.unit for run in runs):.1f}",
        str(sum(run.took.code != 0 for run in runs)),
    ]  # fmt: skip


def _families(names: Sequence[str], runs: list[Run]) -> str:
    told = {fact.family for run in runs for fact in run.story.facts}
    present = [family for family in shape.FAMILIES if family in told]
    rows = [
        [name, *(_share(family, [run for run in runs if run.tool == name]) for family in present)] for name in names
    ]
    return table.render(["tool", *present], rows)


def _share(family: str, runs: list[Run]) -> str:
    hits = [
        ok for run in runs for fact, ok in zip(run.story.facts, run.verdict.found, strict=True) if fact.family == family
    ]
    return f"{100 * sum(hits) / len(hits):.0f}" if hits else "-"


def _failures(runs: list[Run]) -> None:
    """Why a command did not end with 0: once for each tool and reason."""
    reasons = {(run.tool, _last_line(run.took.err)) for run in runs if run.took.code != 0}
    for tool, reason in sorted(reasons):
        print(f"\n{tool} failed: {reason}")


def _last_line(text: str) -> str:
    return (text.strip().split("\n") or [""])[-1]


def _misses(runs: list[Run]) -> None:
    for run in runs:
        missed = [fact.ideal for fact, ok in zip(run.story.facts, run.verdict.found, strict=True) if not ok]
        sprung = [f"{trap.kind}: {trap.bad}" for trap in (*run.verdict.sprung, *run.verdict.leaked)]
        if missed or sprung:
            lines = [*(f"    missed  {ideal}" for ideal in missed), *(f"    TRAP    {bad}" for bad in sprung)]
            print(f"\n{run.tool} on {run.story.name} ({run.shape}):", *lines, sep="\n")


def _unique(names: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(names))


if __name__ == "__main__":
    sys.exit(main())
