"""The objective: what the work is for, as the person said it.

The newest sentence that names a goal, else the request that opened the newest subject, else the session's first
request, said as such. Never an agent's or a summary's wording.
"""

from __future__ import annotations

from reorient.model import observations, values
from reorient.talk import clauses, hearing, prose, rules

_LONGEST = 300
_OPENING = 240  # weight


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """At most one observation: text, and basis goal | turn | first."""
    newest: tuple[hearing.Said, str, str] | None = None
    for said in heard.humans:
        if newest is None and not prose.is_nod(said.utterance.text):
            newest = (said, _opening(said), "first")
        for sentence in said.sentences:
            basis = _basis(sentence)
            if basis and not (basis == "turn" and newest and newest[2] == "goal" and newest[0] is said):
                newest = (said, sentence if basis == "goal" else _opening(said), basis)
    if newest is None:
        return []
    said, text, basis = newest
    shown = clauses.gist(text, lambda marks: (marks.goal,)) if basis == "goal" else prose.clip(text, _LONGEST)
    value = values.Record(text=shown, basis=basis)
    return [heard.claim("objective", value, said.utterance, observations.Voice.HUMAN)]


def _opening(said: hearing.Said) -> str:
    """The first sentences of a message that are no rules, up to the limit: enough to know what it was about."""
    kept: list[str] = []
    for sentence in said.sentences:
        if kept and (rules.is_rule(sentence) or clauses.weight(" ".join([*kept, sentence])) > _OPENING):
            break
        kept.append(sentence)
    return prose.clip(" ".join(kept) or said.utterance.text, _LONGEST)


def _basis(sentence: str) -> str:
    for marks in prose.marks_for(sentence):
        if marks.goal.search(sentence):
            return "goal"
        if marks.turn.search(sentence):
            return "turn"
    return ""
