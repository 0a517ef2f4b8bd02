"""Kinds of talk, each given by a seed: who speaks how often, and of what. Every kind must be read in one second.

session     a person in one row of 20, the rest an agent's words, commands and their output
channel     people in every second row;  people, chinese, mixed: nothing but people, in the language said
decisions, rules, promises, blocks, questions, nods     half of it the one thing that its reader looks back for
todos, edits, references, failing     tool rows, or words, of which later ones are held against all before them
long        every 20th row a message of 3,000 characters
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from bench import wordings

Teller = Callable[[random.Random, int], dict[str, Any]]


def talk(kind: str, size: int) -> Any:
    """A talk of `size` utterances of that kind."""
    from reorient.model import utterances

    rng = random.Random(f"{kind} {size}")
    rows = tuple(_utterance(number, KINDS[kind](rng, number)) for number in range(size))
    return utterances.Talk(id="bench", source="bench", path="bench.jsonl", utterances=rows)


def _utterance(number: int, told: dict[str, Any]) -> Any:
    from reorient.model import places, utterances

    at = f"2026-{1 + number // 40320:02d}-{1 + number // 1440 % 28:02d}T{number // 60 % 24:02d}:{number % 60:02d}:00Z"
    place = places.Place(source="bench", mark="s", locator=f"bench.jsonl:{number}", revision=str(number), stated_at=at)
    return utterances.Utterance(index=number * 64, place=place, at=at, **told)


def _words(who: str, text: str) -> dict[str, Any]:
    from reorient.model import utterances

    return {"who": utterances.Who(who), "kind": utterances.Kind.MESSAGE, "text": text}


def _call(number: int, **what: Any) -> dict[str, Any]:
    from reorient.model import utterances

    call = utterances.Call(name="Tool", id=f"c{number}", **what)
    return {"who": utterances.Who.AGENT, "kind": utterances.Kind.CALL, "call": call}


def _outcome(number: int, text: str, *, failed: bool) -> dict[str, Any]:
    from reorient.model import utterances

    outcome = utterances.Outcome(call_id=f"c{number - 1}", failed=failed)
    return {"who": utterances.Who.TOOL, "kind": utterances.Kind.OUTCOME, "text": text, "outcome": outcome}


_PEOPLE = (*wordings.ORDERS, *wordings.ORDERS, *wordings.RULES, *wordings.DECISIONS, *wordings.REFERENCES)
_AGENT = (*wordings.REPORTS, *wordings.REPORTS, *wordings.PROMISES, *wordings.CAUSES, *wordings.BLOCKS)
_PEOPLE_ZH = (*wordings.ORDERS_ZH, *wordings.RULES_ZH, *wordings.DECISIONS_ZH)


def _said(people: Sequence[str], agent: Sequence[str], every: int = 2) -> Teller:
    """Words alone, every so many a person's."""

    def tell(rng: random.Random, number: int) -> dict[str, Any]:
        human = number % every == 0
        return _words("human" if human else "agent", wordings.say(rng, people if human else agent))

    return tell


def _checked(share: int, fails: float) -> Teller:
    """Every `share` rows one of a person and one of the agent, between them checks of which so many fail."""

    def tell(rng: random.Random, number: int) -> dict[str, Any]:
        if number % share < 2:
            return _said(_PEOPLE, _AGENT)(rng, number)
        name = wordings.name(rng)
        if number % 2 == 0:
            return _call(number, run=f"cd {rng.choice('abcdef')} && pytest -q tests/test_{name}.py -k {name[:5]}")
        failed = rng.random() < fails
        text = f"E   AssertionError: {name} is {number}\nFAILED tests/test_{name}.py::test_{name} - assert"
        return _outcome(number, f"{text}\n1 failed in 0.2s" if failed else "3 passed in 0.2s", failed=failed)

    return tell


def _todos(rng: random.Random, number: int) -> dict[str, Any]:
    """A list that grows without end, its entries ticked off one by one."""
    from reorient.model import utterances

    if number % 20 == 0:
        return _said(_PEOPLE, _AGENT)(rng, number)
    if number % 2:
        return _outcome(number, "ok", failed=False)
    ticked = utterances.Todo(key=str(rng.randrange(number)), text="", state="done")
    fresh = utterances.Todo(key=str(number), text=wordings.say(rng, wordings.ORDERS), state="pending")
    return _call(number, todos=(ticked, fresh))


def _edits(rng: random.Random, number: int) -> dict[str, Any]:
    """Files written and read, seldom one twice; now and then a commit."""
    if number % 20 == 0:
        return _said(_PEOPLE, _AGENT)(rng, number)
    if number % 2:
        text = f"[main {rng.getrandbits(28):07x}] {wordings.say(rng, wordings.PROMISES)}\n" * (number % 5 == 0)
        return _outcome(number, text + f"def {wordings.name(rng)}():\n    return {number}\n" * 5, failed=False)
    if number % 10 == 4:
        return _call(number, run=f"git add -A && git commit -m '{wordings.say(rng, wordings.PROMISES)}'")
    code = f"def {wordings.name(rng)}(value):\n    return {wordings.name(rng)}(value)\n" * 3
    return _call(number, edits=(wordings.path(rng),), wrote=code)


def _long(rng: random.Random, number: int) -> dict[str, Any]:
    if number % 20 > 1:
        return _checked(20, 0.3)(rng, number)
    human = number % 40 == 0
    told = [wordings.say(rng, _PEOPLE if human else _AGENT) for _ in range(48)]
    return _words("human" if human else "agent", ".\n".join(told))


KINDS: dict[str, Teller] = {
    "session": _checked(20, 0.3),
    "channel": _said(_PEOPLE, _AGENT),
    "people": _said(_PEOPLE, _AGENT, every=1),
    "chinese": _said(_PEOPLE_ZH, wordings.REPORTS_ZH),
    "chinese people": _said(_PEOPLE_ZH, wordings.REPORTS_ZH, every=1),
    "mixed": _said((*_PEOPLE, *_PEOPLE_ZH), (*_AGENT, *wordings.REPORTS_ZH)),
    "decisions": _said(wordings.DECISIONS, _AGENT),
    "chinese decisions": _said(wordings.DECISIONS_ZH, wordings.REPORTS_ZH),
    "rules": _said(wordings.RULES, _AGENT),
    "chinese rules": _said(wordings.RULES_ZH, wordings.REPORTS_ZH),
    "promises": _said(_PEOPLE, wordings.PROMISES, every=20),
    "causes": _said(_PEOPLE, wordings.CAUSES, every=20),
    "blocks": _said(wordings.BLOCKS, wordings.BLOCKS),
    "questions": _said([asked for asked in wordings.ORDERS if asked.endswith("?")], _AGENT),
    "nods": _said(wordings.NODS, _AGENT),
    "todos": _todos,
    "edits": _edits,
    "references": _said(wordings.REFERENCES, wordings.REFERENCES),
    "failing": _checked(20, 1.0),
    "passing": _checked(20, 0.0),
    "long": _long,
}
