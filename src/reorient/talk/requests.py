"""The last thing the person asked, whole, and what became of it.

A bare nod is not a request; it sets the request before it going again. A cancellation overtakes the request it takes
back. The state is read from the rows after the request alone: a compaction leaves it as it was.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.model import context, observations, utterances, values
from reorient.model.frozen import Frozen
from reorient.talk import hearing, prose
from reorient.talk.marks import table

_STATE = context.State
_GOING_ON = re.compile(r"[:：]\s*$|\.\.\.\s*$|…\s*$")
_DONE_TO = frozenset({utterances.Kind.CALL, utterances.Kind.OUTCOME, utterances.Kind.THINKING})


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Request(Frozen):
    """nod: the assent that set it going again, and the agent's words it assented to, where there is one."""

    said: hearing.Said
    state: context.State
    nod: hearing.Said | None = None
    proposal: str = ""


def last(heard: hearing.Hearing) -> Request | None:
    """The last request, or None where no person said anything but nods."""
    nod: hearing.Said | None = None
    for said in reversed(heard.humans):
        if prose.is_nod(said.utterance.text):
            nod = nod or said
            continue
        if nod is not None and nod.index < said.index:
            nod = None
        if _cancels(said.utterance.text):
            return _cancelled(heard, said)
        start = nod or said
        return Request(said, _state(heard, start), nod, _proposal(heard, nod) if nod else "")
    return None


def _cancelled(heard: hearing.Hearing, cancel: hearing.Said) -> Request:
    for said in reversed(heard.humans):
        if said.index < cancel.index and not prose.is_nod(said.utterance.text):
            return Request(said, _STATE.OVERTAKEN, cancel)
    return Request(cancel, _STATE.UNKNOWN)


def _cancels(text: str) -> bool:
    head = text.strip()[:160]
    found = (marks.cancel.search(head) for marks in table.LANGUAGES)
    return any(match and len(head) - match.end() < 40 for match in found)


def _state(heard: hearing.Hearing, start: hearing.Said) -> context.State:
    after = [item for item in heard.live if item.index > start.index and item.kind is not utterances.Kind.COMPACTION]
    told = [item for item in after if item.who is not utterances.Who.SUMMARY and item.kind in _TELLING]
    if not told:
        return _STATE.OPEN
    final = told[-1]
    if final.kind in (utterances.Kind.INTERRUPT, utterances.Kind.ERROR):
        return _STATE.INTERRUPTED
    if final.kind is not utterances.Kind.MESSAGE or final.who is not utterances.Who.AGENT:
        return _STATE.OPEN
    return _STATE.OPEN if _goes_on(final.text) or _only_asks_back(final.text, told) else _STATE.ANSWERED


_TELLING = frozenset({*_DONE_TO, utterances.Kind.MESSAGE, utterances.Kind.INTERRUPT, utterances.Kind.ERROR})


def _goes_on(text: str) -> bool:
    """An agent's message that announces its very next step: the turn did not end there."""
    spoken = prose.sentences(text)
    if not spoken or len(text) > 600:
        return bool(_GOING_ON.search(text.rstrip()[-8:]))
    final = spoken[-1]
    if _GOING_ON.search(final):
        return True
    return any(marks.immediate.search(final) for marks in prose.marks_for(final)) and not prose.is_question(final)


def _only_asks_back(text: str, told: list[utterances.Utterance]) -> bool:
    worked = any(item.kind is utterances.Kind.CALL for item in told)
    return not worked and len(text) <= 400 and prose.is_question(text)


def _proposal(heard: hearing.Hearing, nod: hearing.Said) -> str:
    for said in reversed(heard.agents):
        if said.index < nod.index:
            asked = [sentence for sentence in said.sentences if prose.is_question(sentence)]
            spoken = asked or list(said.sentences)
            return prose.clip(spoken[-1], 200) if spoken else ""
    return ""


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """The last request as one observation of the person's voice: text, state, nod, proposal."""
    request = last(heard)
    if request is None:
        return []
    value = values.Record(
        text=request.said.utterance.text.strip(),
        state=str(request.state),
        nod=request.nod.utterance.text.strip() if request.nod else None,
        nod_mark=request.nod.utterance.place.mark if request.nod else None,
        nod_locator=request.nod.utterance.place.locator if request.nod else None,
        proposal=request.proposal or None,
        via=str(request.said.utterance.kind),
    )
    return [heard.claim("last_request", value, request.said.utterance, observations.Voice.HUMAN)]
