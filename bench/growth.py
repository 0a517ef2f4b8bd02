"""How time grows with the length of a talk: seconds at 2,000 and 20,000 utterances, and the exponent between them."""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from bench import measure

SIZES = (2_000, 20_000)
_HUMAN = (
    "never push to {noun} without asking",
    "use {noun} for the {other}",
    "drop {noun}, use {other} instead",
    "fix the {noun} and rerun",
    "ok",
    "what does {noun} do?",
    "请修好 {noun} 再跑一遍",
    "不要动 {noun}",
)
_AGENT = (
    "I'll also check {noun} later.",
    "Done: {noun} is fixed.",
    "Blocked: {noun} is not reachable.",
    "{noun} only re-exports {other}.",
    "Cause: {noun} is read before {other}. Next I change {other}.",
    "接下来我会修改 {noun}。",
)
_NOUNS = [f"{first}_{second}" for first in ("queue", "token", "index", "cache", "route") for second in range(200)]


def report() -> None:
    """Print the table of talk and resolve; say what is missing where they are not built."""
    sys.path.insert(0, str(measure.ROOT / "src"))
    try:
        from reorient.resolve import settle
        from reorient.talk import observe
    except ImportError as error:
        print(f"talk and resolve: not measured, they cannot be imported here ({error})")
        return
    for name, share in (("a session, 1 human turn in 20", 20), ("a channel, half of it human", 2)):
        talks = [talk(size, share) for size in SIZES]
        found = [observe.observe(told) for told in talks]
        print(f"talk, {name}: {_line(observe.observe, talks)}; {len(found[1])} observations")
        print(f"resolve, the same: {_line(settle.all, found)}")


def talk(size: int, share: int) -> Any:
    """A talk of `size` utterances, every `share`-th of them a person's."""
    from reorient.model import utterances

    rng = random.Random(size)
    rows = tuple(_utterance(number, share, rng) for number in range(size))
    return utterances.Talk(id="bench", source="bench", path="bench.jsonl", utterances=rows)


def _utterance(number: int, share: int, rng: random.Random) -> Any:
    from reorient.model import places, utterances

    at = f"2026-03-{1 + number // 1440 % 28:02d}T{number // 60 % 24:02d}:{number % 60:02d}:00Z"
    place = places.Place(source="bench", mark="s", locator=f"bench.jsonl:{number}", revision=str(number), stated_at=at)
    own: dict[str, Any] = {"index": number * 64, "place": place, "at": at}
    words = {"noun": rng.choice(_NOUNS), "other": rng.choice(_NOUNS)}
    if number % share == 0:
        text = rng.choice(_HUMAN).format(**words)
        return utterances.Utterance(who=utterances.Who.HUMAN, kind=utterances.Kind.MESSAGE, text=text, **own)
    if share == 2 or number % share == 1:
        text = rng.choice(_AGENT).format(**words)
        return utterances.Utterance(who=utterances.Who.AGENT, kind=utterances.Kind.MESSAGE, text=text, **own)
    if number % 2 == 0:
        call = utterances.Call(name="Bash", id=f"c{number}", run=f"pytest -q tests/test_{words['noun']}.py")
        return utterances.Utterance(who=utterances.Who.AGENT, kind=utterances.Kind.CALL, call=call, **own)
    outcome = utterances.Outcome(call_id=f"c{number - 1}", failed=rng.random() < 0.3)
    text = f"FAILED tests/test_{words['noun']}.py" if outcome.failed else "3 passed"
    return utterances.Utterance(
        who=utterances.Who.TOOL, kind=utterances.Kind.OUTCOME, text=text, outcome=outcome, **own
    )


def _line(work: Callable[[Any], object], given: Sequence[Any]) -> str:
    """Times at both sizes and how they grow."""
    small, large = (_seconds(work, each) for each in given)
    exponent = math.log(large / small) / math.log(SIZES[1] / SIZES[0])
    sizes = " and ".join(f"{size:,}" for size in SIZES)
    return f"{small * 1000:.0f} and {large * 1000:.0f} ms at {sizes}, exponent {exponent:.2f}"


def _seconds(work: Callable[[Any], object], given: Any) -> float:
    """The best of three: what the code costs, not what else the machine does."""
    return min(_once(work, given) for _ in range(3))


def _once(work: Callable[[Any], object], given: Any) -> float:
    began = time.perf_counter()
    work(given)
    return time.perf_counter() - began
