"""Real compactions: our text against the runtime's own summary, by what the agent used next.

    python bench/compactions.py FILE...            per compaction, and all pooled
    python bench/compactions.py FILE... --show     with the texts, to be read by a person

For every compaction the file is cut there, in a folder of its own without a repository, and these texts are made:

    ours            `reorient context`, the largest budget whose text has at most 3,500 characters
    native          the runtime's own summary, whole
    native 3,500    its first 3,500 characters, from the summary proper on (without the preamble and the analysis)
    script          the 40 lines of baselines/script.py, whole

and each is asked for the items of `probes` (read there what counts as one, and why). Recall is items held over items,
per family; pooled means all items of all compactions in one pot. n is the number of items. A report: it ends with 0.
"""

from __future__ import annotations

import argparse
import pathlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from bench import measure, probes, table

_CHARACTERS = 3_500
_BUDGETS = (50, 6_000)
_SCRIPT = measure.ROOT / "bench" / "baselines" / "script.py"


@dataclass(frozen=True, slots=True)
class Made:
    """A text for one compaction, and why it is empty where it is."""

    text: str
    why: str = ""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--show", action="store_true", help="print the texts too")
    asked = parser.parse_args(argv)
    found = [cut for path in asked.files for cut in probes.compactions(path)]
    texts = [{name: make(cut) for name, make in MAKERS.items()} for cut in found]
    for cut, made in zip(found, texts, strict=True):
        print(f"\n## {cut.path.name}, row {cut.line + 1}\n")
        print(_table([cut], [made]))
        for name, text in made.items():
            if text.why:
                print(f"\n{name}: no text: {text.why}")
            if asked.show:
                print(f"\n--- {name}\n{text.text}")
    print(f"\n## All {len(found)} compactions, pooled\n")
    print(_table(found, texts) if found else "none in these files")
    read = [(cut, made) for cut, made in zip(found, texts, strict=True) if not made["ours"].why]
    if read and len(read) < len(found):
        print(f"\n## The {len(read)} of them that ours could read, pooled\n")
        print(_table([cut for cut, _ in read], [made for _, made in read]))
    return 0


def _table(cuts: Sequence[probes.Compaction], texts: Sequence[dict[str, Made]]) -> str:
    counts = {family: sum(len(cut.items[family]) for cut in cuts) for family in probes.FAMILIES}
    head = [
        "recall in %",
        *(f"{family} n={count}" for family, count in counts.items()),
        f"all n={sum(counts.values())}",
        "chars",
    ]
    return table.render(head, [_row(name, cuts, [made[name] for made in texts], counts) for name in MAKERS])


def _row(name: str, cuts: Sequence[probes.Compaction], made: Sequence[Made], counts: dict[str, int]) -> list[str]:
    pairs = list(zip(cuts, made, strict=True))
    hits = {family: sum(probes.held(cut.items[family], family, text.text) for cut, text in pairs) for family in counts}
    shares = [_share(hits[family], counts[family]) for family in counts]
    return [
        name,
        *shares,
        _share(sum(hits.values()), sum(counts.values())),
        f"{sum(len(text.text) for text in made) / len(made):.0f}",
    ]


def _share(hits: int, count: int) -> str:
    return f"{100 * hits / count:.1f}" if count else "-"


def _ours(cut: probes.Compaction) -> Made:
    """The longest text of at most so many characters: a larger budget never says less, so halving finds it."""
    with _world(cut) as (home, session):
        low, high = _BUDGETS
        best = _context(home, session, low)
        while high - low > 10 and not best.why:
            middle = (low + high) // 2
            made = _context(home, session, middle)
            if len(made.text) <= _CHARACTERS:
                low, best = middle, made
            else:
                high = middle
        return best


def _context(home: pathlib.Path, session: pathlib.Path, budget: int) -> Made:
    env = measure.isolated(home, CLAUDE_CONFIG_DIR=str(home / ".claude"), **measure.source())
    words = ("context", "--session", str(session), "--format", "md", "--budget", str(budget))
    took = measure.run((*measure.reorient(), *words), cwd=home, env=env)
    return Made(took.out, "" if took.code == 0 else took.err.strip().split("\n")[-1] or f"exit {took.code}")


def _native(cut: probes.Compaction) -> Made:
    return Made(cut.summary)


def _native_cut(cut: probes.Compaction) -> Made:
    at = cut.summary.find("\nSummary:")
    return Made(cut.summary[max(at, 0) :][:_CHARACTERS])


def _script(cut: probes.Compaction) -> Made:
    with _world(cut) as (home, session):
        took = measure.run((sys.executable, str(_SCRIPT), str(session), str(home)), env=measure.isolated(home))
        return Made(took.out)


class _world:  # noqa: N801 - used as a context manager, like a function
    """A folder with the session as it was before the compaction, and nothing else."""

    def __init__(self, cut: probes.Compaction) -> None:
        self._cut = cut
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="reorient-bench-"))

    def __enter__(self) -> tuple[pathlib.Path, pathlib.Path]:
        lines = self._cut.path.read_bytes().split(b"\n")[: self._cut.line]
        session = self._folder / self._cut.path.name
        session.write_bytes(b"\n".join(lines) + b"\n")
        return self._folder, session

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self._folder)


MAKERS: dict[str, Callable[[probes.Compaction], Made]] = {
    "ours": _ours,
    "native": _native,
    "native 3,500": _native_cut,
    "script": _script,
}

if __name__ == "__main__":
    sys.exit(main())
