"""How time grows with the length of a talk: seconds at 2,000 and 20,000 utterances, and the exponent between them.

python bench/growth.py [kind ...]     every kind of talk, or the ones named
"""

from __future__ import annotations

import functools
import gc
import math
import pathlib
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from bench import measure, table, talks

SIZES = (2_000, 20_000)
_CACHE = type(functools.lru_cache(len))
_HEAD = ("a talk of", *(f"ms at {size:,}" for size in SIZES), "exponent", "resolve, ms", "observations")


def main(argv: Sequence[str]) -> int:
    report(argv or tuple(talks.KINDS))
    return 0


def report(kinds: Sequence[str] = tuple(talks.KINDS)) -> None:
    """Print the table of talk and resolve; say what is missing where they are not built."""
    sys.path.insert(0, str(measure.ROOT / "src"))
    try:
        from reorient.resolve import settle
        from reorient.talk import observe
    except ImportError as error:
        print(f"talk and resolve: not measured, they cannot be imported here ({error})")
        return
    print(table.render(_HEAD, [_row(kind, observe.observe, settle.all) for kind in kinds]))


def _row(kind: str, observe: Callable[[Any], Any], settle: Callable[[Any], Any]) -> list[str]:
    given = [talks.talk(kind, size) for size in SIZES]
    small, large = (_seconds(observe, talk) for talk in given)
    found = observe(given[1])
    exponent = math.log(large / small) / math.log(SIZES[1] / SIZES[0])
    times = [f"{small * 1000:.0f}", f"{large * 1000:.0f}", f"{exponent:.2f}", f"{_seconds(settle, found) * 1000:.0f}"]
    return [kind, *times, f"{len(found):,}"]


def _seconds(work: Callable[[Any], object], given: Any) -> float:
    """The best of three, no cache kept between them: what the code costs, not what else the machine does."""
    return min(_once(work, given) for _ in range(3))


def _once(work: Callable[[Any], object], given: Any) -> float:
    for cached in [held for held in gc.get_objects() if isinstance(held, _CACHE)]:
        cached.cache_clear()
    began = time.process_time()
    work(given)
    return time.process_time() - began


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
