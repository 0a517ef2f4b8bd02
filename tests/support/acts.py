"""Labelled talks and their score: is the act that a row wants found, and nothing where it wants none?

A row: act, lang, talk (one [who, words] a message; a run is ["run", command, output]), want (words that the found act
holds, or null where none is to be found). A request also has its state, a replacement what holds now, a check its
command, output, failed (null: no check) and the failing test's name. `written` tells the rows that were written before
the marks were widened from those that came after, to hear how they do on words they had not met.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from reorient.model import utterances
from reorient.talk import blocks, causes, check_runs, decisions, hearing, promises, requests, rules
from support.talks import Talk

Row = dict[str, Any]
DATA = Path(__file__).parents[1] / "talk" / "data"
_MARKS = {"interrupt": utterances.Kind.INTERRUPT, "error": utterances.Kind.ERROR}


@dataclasses.dataclass
class Score:
    hits: int = 0
    false: int = 0
    missed: int = 0
    quiet: int = 0

    @property
    def precision(self) -> float:
        return self.hits / max(1, self.hits + self.false)

    @property
    def recall(self) -> float:
        return self.hits / max(1, self.hits + self.missed)


def rows(name: str) -> list[Row]:
    return json.loads((DATA / f"acts_{name}.json").read_text(encoding="utf-8"))


def heard(row: Row) -> hearing.Hearing:
    talk = Talk()
    for who, *words in row["talk"]:
        if who in _MARKS:
            talk.mark(_MARKS[who])
        elif who in ("queued", "withdrawn"):
            talk.human(words[0], utterances.Kind(who))
        else:
            getattr(talk, who)(*words)
    return hearing.hear(talk.done())


def found(row: Row) -> list[str]:
    """The words of every act of the row's kind; a request that is in another state, or a check's other end, is none."""
    return _FOUND[row["act"]](row)


def _request(row: Row) -> list[str]:
    last = requests.last(heard(row))
    return [last.said.utterance.text] if last and last.state == row["state"] else []


def _replaced(row: Row) -> list[str]:
    return [
        item.replaced.text
        for item in decisions.holding(heard(row))
        if item.replaced and _overlaps(item.text, row["now"])
    ]


def _overlaps(left: str, right: str) -> bool:
    left, right = ("".join(filter(str.isalnum, text)) for text in (left, right))
    return left in right or right in left


def _named(kind: str) -> Callable[[Row], list[str]]:
    return lambda row: [str(item.value["text"]) for item in causes.named_last(heard(row)) if item.key == kind]  # type: ignore[index,call-overload]


def check_of(row: Row) -> check_runs.Check | None:
    talk = Talk().run(row["command"], row["output"], failed=None).done()
    return check_runs.of(hearing.hear(talk).runs[0])


def _check(row: Row) -> list[str]:
    check = check_of(row)
    if check is None or check.failed is not True:
        return []
    return [" ".join(check.message.split())]


_FOUND: dict[str, Callable[[Row], list[str]]] = {
    "rule": lambda row: [rule.text for rule in rules.standing(heard(row))],
    "lift": lambda row: [rule.text for rule in rules.standing(heard(row))],
    "decision": lambda row: [item.text for item in decisions.holding(heard(row))],
    "replace": _replaced,
    "promise": lambda row: [item.text for item in promises.kept_open(heard(row))],
    "cause": _named("cause"),
    "step": _named("step"),
    "block": lambda row: [item.text for item in blocks.standing(heard(row))],
    "unblock": lambda row: [item.text for item in blocks.standing(heard(row))],
    "request": _request,
    "check": _check,
}


def holds(row: Row) -> bool:
    """Whether what is found is what the row wants."""
    texts = found(row)
    if row["want"] is None:
        return not texts and not (row["act"] == "check" and row["failed"] is False and not _passes(row))
    return any(row["want"] in text or text in row["want"] for text in texts)


def _passes(row: Row) -> bool:
    check = check_of(row)
    return check is not None and check.failed is False


def score(labelled: Iterable[Row]) -> Score:
    out = Score()
    for row in labelled:
        right, told = holds(row), bool(found(row))
        if row["want"] is None:
            out.quiet += right
            out.false += not right
        else:
            out.hits += right
            out.missed += not right
            out.false += told and not right
    return out
