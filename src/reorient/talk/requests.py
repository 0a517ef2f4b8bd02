"""The last thing the person asked, whole, and what became of it.

A bare nod is not a request; it sets the request before it going again. A question asked beside an open request is
none either. A cancellation overtakes the request it takes back. The state is read from the rows after the request
alone: a compaction leaves it as it was.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.model import context, observations, utterances, values
from reorient.model.frozen import Frozen
from reorient.talk import hearing, prose, steps
from reorient.talk.marks import table

_STATE = context.State
_LONGEST_ASIDE = 160  # characters: a longer question asks for work
_GOING_ON = re.compile(r"[:：]\s*$|\.\.\.\s*$|…\s*$")
_DONE_TO = frozenset({utterances.Kind.CALL, utterances.Kind.OUTCOME, utterances.Kind.THINKING})


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Request(Frozen):
    """nod: the assent that set it going again, or the words that took it back.  proposal: what the assent agreed to.

    offer: the agent's message that holds the proposal.
    """

    said: hearing.Said
    state: context.State
    nod: hearing.Said | None = None
    proposal: str = ""
    offer: hearing.Said | None = None


def last(heard: hearing.Hearing) -> Request | None:
    """The last request, or None where no person said anything but nods."""
    nod: hearing.Said | None = None
    for at in range(len(heard.humans) - 1, -1, -1):
        said = heard.humans[at]
        text = said.utterance.text
        if prose.is_nod(text) or prose.declines(text):
            nod = nod or (said if prose.is_nod(text) and prose.assents(text) else None)
            continue
        if _is_aside(heard, at):
            continue
        if _cancels(text, heard.humans[at - 1].utterance.text if at else ""):
            return _cancelled(heard, said)
        offer, proposal = _proposal(heard, nod) if nod else (None, "")
        if nod and not proposal and not prose.sets_going(nod.utterance.text) and _was_left_answered(heard, said, nod):
            nod = None
        return Request(said, _state(heard, nod or said), nod, proposal, offer)
    return None


def _was_left_answered(heard: hearing.Hearing, said: hearing.Said, nod: hearing.Said) -> bool:
    """Whether the nod came after the answer and nothing after the nod: it found the answer good."""
    after = heard.between(nod.index, None)
    return _state(heard, said, until=nod.index) is _STATE.ANSWERED and not any(map(_tells, after))


def _is_aside(heard: hearing.Hearing, at: int) -> bool:
    """Whether the person only asked beside an open request: how it goes, or what the agent answered in passing."""
    said, before = heard.humans[at], heard.humans[at - 1] if at else None
    text = said.utterance.text.strip()
    if before is None or len(text) > _LONGEST_ASIDE or not any(map(prose.is_question, said.sentences)):
        return False
    if _state(heard, before, until=said.index) is not _STATE.OPEN:
        return False
    if any(marks.aside.search(text) for marks in prose.marks_for(text)):
        return True
    following = heard.humans[at + 1].index if at + 1 < len(heard.humans) else None
    after = [item for item in heard.between(said.index, following) if _tells(item)]
    answered = bool(after) and after[0].kind is utterances.Kind.MESSAGE and not _goes_on(after[0].text)
    return answered and any(item.kind is utterances.Kind.CALL for item in after)


def _cancelled(heard: hearing.Hearing, cancel: hearing.Said) -> Request:
    for said in reversed(heard.humans):
        text = said.utterance.text
        if said.index < cancel.index and not prose.is_nod(text) and not prose.declines(text):
            return Request(said, _STATE.OVERTAKEN, cancel)
    return Request(cancel, _STATE.UNKNOWN)


def _cancels(text: str, before: str) -> bool:
    """A message that takes the request before it back and asks for nothing new."""
    head = text.strip()[:160]
    found = [match for marks in table.LANGUAGES if (match := marks.cancel.search(head))]
    if not found or len(text.strip()) > len(head):
        return False
    rest = prose.subject_words(head[found[0].end() :]) - _MEANT_TOO - prose.subject_words(before[:2000])
    return len(rest) <= 1


_MEANT_TOO = prose.subject_words("no longer wanted needed please thanks for now anymore 不用了 先不做了")


def _state(heard: hearing.Hearing, start: hearing.Said, *, until: int | None = None) -> context.State:
    told = [item for item in heard.between(start.index, until) if _tells(item)]
    if not told:
        return _STATE.OPEN
    final = told[-1]
    if final.kind in (utterances.Kind.INTERRUPT, utterances.Kind.ERROR):
        return _STATE.INTERRUPTED
    if final.kind is not utterances.Kind.MESSAGE:
        return _STATE.OPEN
    return _STATE.OPEN if _goes_on(final.text) or _only_asks_back(final.text, told) else _STATE.ANSWERED


def _tells(item: utterances.Utterance) -> bool:
    """Work, words of the agent, and what stopped it; words of others end no turn."""
    if item.kind is utterances.Kind.MESSAGE:
        return item.who is utterances.Who.AGENT
    return item.kind in _DONE_TO or item.kind in (utterances.Kind.INTERRUPT, utterances.Kind.ERROR)


def _goes_on(text: str) -> bool:
    """An agent's message that announces its very next step: the turn did not end there."""
    spoken = prose.sentences(text)
    if not spoken:
        return bool(_GOING_ON.search(text.rstrip()[-8:]))
    final = spoken[-1]
    if _GOING_ON.search(final):
        return True
    return any(marks.immediate.search(final) for marks in prose.marks_for(final)) and not prose.is_question(final)


def _only_asks_back(text: str, told: list[utterances.Utterance]) -> bool:
    """A short question back, without work, is no answer; an offer of more behind an answer is none."""
    worked = any(item.kind is utterances.Kind.CALL for item in told)
    if worked or len(text) > 400 or not prose.is_question(text):
        return False
    spoken = prose.sentences(text)
    offers = bool(spoken) and any(marks.offer.search(spoken[-1]) for marks in prose.marks_for(spoken[-1]))
    return not (offers and len(spoken) > 1)


def _proposal(heard: hearing.Hearing, nod: hearing.Said) -> tuple[hearing.Said | None, str]:
    """The question or offer that the assent answers: the last one of the agent's message right before it."""
    for said in reversed(heard.agents):
        if said.index < nod.index:
            asked = [sentence for sentence in said.sentences if _offers(sentence)]
            proposal = asked[-1] if asked else steps.told(said)
            return (said, prose.clip(proposal, 200)) if proposal else (None, "")
    return None, ""


def _offers(sentence: str) -> bool:
    if prose.is_question(sentence):
        return True
    return any(marks.offer.search(sentence) or marks.step.search(sentence) for marks in prose.marks_for(sentence))


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """The last request as one observation of the person's voice: text, state, nod, proposal, and where each stands."""
    request = last(heard)
    if request is None:
        return []
    value = values.Record(
        text=request.said.utterance.text.strip(),
        state=str(request.state),
        nod=request.nod.utterance.text.strip() if request.nod else None,
        nod_place=hearing.placed(request.nod) if request.nod else None,
        proposal=request.proposal or None,
        proposal_place=hearing.placed(request.offer) if request.offer else None,
        via=str(request.said.utterance.kind),
    )
    return [heard.claim("last_request", value, request.said.utterance, observations.Voice.HUMAN)]
