"""Causes: what the agent named last as the cause of what went wrong, beside the step it named next, where they stand.

A cause stands until somebody says later that it was not it; then the one named before it does not come back by itself
unless it was another. A sentence about what will be done names a cause only where it says so outright.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from reorient.model import observations, values
from reorient.talk import clauses, hearing, prose, steps

_LONGEST = 300
_LOOKED = 200  # messages looked back over for a cause that was refuted
_FEW = 3  # subject words of a refutation that speaks of one thing: one of them is enough to know it by
_CLAUSE = re.compile(r"[,:;，：；—–]|\bbut\b|而是")
_REFUTING = prose.subject_words(
    "ruled rules out red herring false lead trail alarm innocent wrong guess theory diagnosis suspicion track tree "
    "blame suspect first earlier initial problem cause culprit issue reason bug nothing due caused turned isn wasn "
    "weren aren didn hold"
) | prose.subject_words(
    "不是 不 排除 除了 排除了 问题 原因 导致 引起 造成 无关 没关系 没有关系 关系 判断错了 看错 猜错 看来 其实 原来 倒"
)


def named_last(heard: hearing.Hearing) -> list[observations.Observation]:
    """`cause`: the agent's newest sentence that names a cause, and its newest next step, if that is still next."""
    return [_observation(heard, kind, said, sentence) for kind, said, sentence in latest(heard)]


def _observation(heard: hearing.Hearing, kind: str, said: hearing.Said, sentence: str) -> observations.Observation:
    text = clauses.gist(sentence, lambda marks: (marks.cause,) if kind == "cause" else (marks.step, marks.promise))
    value = values.Record(text=text, kind=kind)
    return heard.claim("cause", value, said.utterance, observations.Voice.AGENT, key=kind)


def latest(heard: hearing.Hearing) -> list[tuple[str, hearing.Said, str]]:
    """(cause | step, message, sentence) of each that stands.

    A sentence that is both tells the step where the agent named a cause before it, else the cause.
    """
    step, cause = steps.newest(heard), _cause(heard)
    if step and cause == step:
        other = _cause(heard, but=step[1])
        cause, step = (other, step) if other else (cause, None)
    return [(kind, *hit) for kind, hit in (("cause", cause), ("step", step)) if hit is not None]


def _cause(heard: hearing.Hearing, but: str = "") -> tuple[hearing.Said, str] | None:
    """The newest sentence that names one and that nobody refuted since."""
    refuted: list[frozenset[str]] = []
    agents = {id(said) for said in heard.agents}
    for said in _newest_first(heard):
        for at in range(len(said.sentences) - 1, -1, -1):
            sentence = said.sentences[at]
            if id(said) in agents and sentence != but and _names_cause(said.sentences, at):
                words = _named_words(sentence)
                hits = [other for other in refuted if not other or prose.overlap(words, other) >= _needed(other)]
                if not hits:
                    return said, sentence
                refuted.remove(hits[0])
            elif len(sentence) <= _LONGEST and _refutes(sentence):
                refuted.append(_refuted_words(sentence))
    return None


def _newest_first(heard: hearing.Hearing) -> Iterator[hearing.Said]:
    """The agent's messages, and among the newest of them the person's."""
    speech = sorted((*heard.agents[-_LOOKED:], *heard.humans[-_LOOKED:]), key=lambda said: -said.index)
    yield from speech
    yield from reversed(heard.agents[:-_LOOKED])


def _needed(refuted: frozenset[str]) -> int:
    return 1 if len(refuted) <= _FEW else 2


def _named_words(sentence: str) -> frozenset[str]:
    """The words of what is named, without those that say that it is the cause."""
    bare = sentence
    for marks in prose.marks_for(sentence):
        found = marks.diagnosis.search(bare)
        bare = bare[found.end() :] if found and prose.subject_words(bare[found.end() :]) else bare
    return prose.subject_words(bare)


def _names_cause(sentences: tuple[str, ...], at: int) -> bool:
    sentence = sentences[at]
    if len(sentence) > _LONGEST or not steps.is_whole(sentence):
        return False
    found = prose.marks_for(sentence)
    if any(marks.diagnosis.search(sentence) for marks in found):
        return not _refutes(sentence) or _turns(sentence)
    if _announces(sentence):
        return False
    if any(marks.cause.search(sentence) for marks in found):
        return not _refutes(sentence) or _turns(sentence)
    return at > 0 and _is_find(sentences[at - 1])


def _is_find(sentence: str) -> bool:
    """ "Found it!" - what follows is what was found."""
    return any(marks.find.search(sentence) for marks in prose.marks_for(sentence))


def _announces(sentence: str) -> bool:
    """Whether it says what the agent will do."""
    return any(
        marks.promise.search(sentence) or marks.immediate.search(sentence) for marks in prose.marks_for(sentence)
    )


def _refutes(sentence: str) -> bool:
    return any(marks.refute.search(sentence) for marks in prose.marks_for(sentence))


def _turns(sentence: str) -> bool:
    """ "Not the cache: it is the clock" - one cause goes and another comes."""
    return any(marks.turns.search(sentence) for marks in prose.marks_for(sentence))


def _refuted_words(sentence: str) -> frozenset[str]:
    """What the clause that refutes speaks of: nothing where it says only "not that after all"."""
    ends = (found.end() for marks in prose.marks_for(sentence) if (found := marks.refute.search(sentence)))
    stop = _CLAUSE.search(sentence, min(ends, default=0))
    return prose.subject_words(sentence[: stop.start()] if stop else sentence) - _REFUTING
