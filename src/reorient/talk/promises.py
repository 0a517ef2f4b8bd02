"""Promises: what the agent said it would do and nothing has done since.

A promise is an agent's sentence about later work, or its last words of a turn about what it will do. It is fulfilled
where a later commit, ticked to-do or report of completion shares most of its words; overtaken where the person forbade
or took back the same thing. Words that announce the very next step are no promise: the step follows at once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.model import observations, utterances, values
from reorient.model.frozen import Frozen
from reorient.talk import causes, clauses, hearing, prose, work

_LONGEST = 300
_QUOTES = "\"'“‘「『"
_NOT_YET = re.compile(r"\bnot\b|n['’]t\b|\byet\b|还没|尚未|没有|未", re.IGNORECASE)
_RECENT = 60  # agent messages looked back over: an older word of what will be done was done, or is no plan any more
_OWED = 400  # the same for what was put off to a later time by name: long work may lie between


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Promise(Frozen):
    """One sentence and its subject words."""

    said: hearing.Said
    text: str
    words: frozenset[str]


def kept_open(heard: hearing.Hearing) -> list[Promise]:
    """Promises that nothing fulfilled or overtook, oldest first."""
    held: dict[frozenset[str], Promise] = {}
    deeds = _deeds(heard)
    working = _followed_by_work(heard)
    recent = heard.agents[-_RECENT].index if len(heard.agents) >= _RECENT else 0
    for said in heard.agents[-_OWED:]:
        put_off = said.index in working or said.index < recent
        for sentence, before in zip(said.sentences, ("", *said.sentences), strict=False):
            if promises(sentence) and (not put_off or _is_later(sentence)):
                text = prose.joined(before, sentence) if before and prose.refers(sentence) else sentence
                words = _later_words(text)
                if words:
                    held.pop(words, None)
                    held[words] = Promise(said, text, words)
    return [item for item in held.values() if not _fulfilled(item, deeds) and not _overtaken(item, heard)]


def promises(sentence: str) -> bool:
    """Whether an agent's sentence says that it will do something later."""
    if len(sentence) > _LONGEST or prose.is_question(sentence) or sentence[0] in _QUOTES:
        return False
    found, own = prose.marks_for(sentence), prose.own_words(sentence)
    return any(marks.promise.search(own) for marks in found) and not any(
        marks.immediate.search(own) or marks.offer.search(own) for marks in found
    )


def _followed_by_work(heard: hearing.Hearing) -> frozenset[int]:
    """The agent's messages that a tool use follows before anybody else speaks: what they announce, it then does.

    Where not every row was read, a tool use may have followed.
    """
    working = {said.index for said in heard.agents if said.index < heard.talk.parsed_from}
    last = None
    for row in heard.live:
        if row.kind is utterances.Kind.MESSAGE:
            last = row.index if row.who is utterances.Who.AGENT else None
        elif row.kind is utterances.Kind.CALL and last is not None:
            working.add(last)
    return frozenset(working)


def _is_later(sentence: str) -> bool:
    return any(marks.later.search(sentence) for marks in prose.marks_for(sentence))


def _later_words(sentence: str) -> frozenset[str]:
    """The words of what is promised, without the clause that says when."""
    bare = sentence
    for marks in prose.marks_for(sentence):
        bare = marks.condition.without(bare)
    return prose.subject_words(bare) or prose.subject_words(sentence)


def _deeds(heard: hearing.Hearing) -> list[tuple[int, frozenset[str]]]:
    """(index, subject words) of what was done: reports of completion, commits, to-dos ticked off."""
    told = [
        (said.index, prose.subject_words(sentence))
        for said in heard.agents[-_OWED:]
        for sentence in said.sentences
        if not promises(sentence) and _reports_done(sentence)
    ]
    return told + [(run.index, prose.subject_words(text[:2000])) for run in heard.runs for text in _done_by(run)]


def _reports_done(sentence: str) -> bool:
    finished = any(marks.finished.search(sentence) for marks in prose.marks_for(sentence))
    return finished and not _NOT_YET.search(sentence)


def _done_by(run: hearing.Run) -> list[str]:
    call = run.call.call
    if call is None or run.failed or run.outcome is None:
        return []
    committed = [call.run] if call.run and work.COMMIT.search(call.run) else []
    return committed + [todo.text for todo in call.todos if todo.state == "done"]


def _fulfilled(promise: Promise, deeds: list[tuple[int, frozenset[str]]]) -> bool:
    need = max(1, (len(promise.words) + 1) // 2)
    return any(index > promise.said.index and len(promise.words & words) >= need for index, words in deeds)


def _overtaken(promise: Promise, heard: hearing.Hearing) -> bool:
    for said in heard.humans:
        if said.index <= promise.said.index:
            continue
        for sentence in said.sentences:
            marks = prose.marks_for(sentence)
            negated = any(
                m.cancel.search(sentence) or m.undo.search(sentence) or m.forbid.search(sentence) for m in marks
            )
            if negated and (prose.overlap(promise.words, prose.subject_words(sentence))):
                return True
    return False


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One `promise` a standing promise, and the named cause and step; a sentence is told once."""
    told = tuple(sentence for _, _, sentence in causes.latest(heard))
    promised = [_promised(heard, item) for item in kept_open(heard) if not (told and item.text.endswith(told))]
    return [*promised, *causes.named_last(heard)]


def _promised(heard: hearing.Hearing, item: Promise) -> observations.Observation:
    text = clauses.gist(item.text, lambda marks: (marks.promise, marks.later))
    key = values.digest(item.text)[:16]
    return heard.claim("promise", values.Record(text=text), item.said.utterance, observations.Voice.AGENT, key=key)
