"""Promises: what the agent said it would do later and nothing has done since; and the cause and step it named last.

A promise is an agent's sentence about later work. It is fulfilled where a later commit, edit, command or report of
completion shares most of its words; overtaken where the person spoke of the same thing afterwards or cancelled it.
Words that announce the very next step are no promise, unless the talk ends on them.
"""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model import observations, values
from reorient.talk import hearing, prose

_LONGEST = 300
_RECENT = 60  # agent messages looked back over: an older promise that nobody spoke of again is no plan any more


@dataclass(frozen=True, slots=True)
class Promise:
    """One sentence and its subject words."""

    said: hearing.Said
    text: str
    words: frozenset[str]


def kept_open(heard: hearing.Hearing) -> list[Promise]:
    """Promises that nothing fulfilled or overtook, oldest first."""
    held: dict[frozenset[str], Promise] = {}
    deeds = _deeds(heard)
    for said in heard.agents[-_RECENT:]:
        for sentence in said.sentences:
            if promises(sentence):
                words = _later_words(sentence)
                if words:
                    held.pop(words, None)
                    held[words] = Promise(said, sentence, words)
    return [item for item in held.values() if not _fulfilled(item, deeds) and not _overtaken(item, heard)]


def promises(sentence: str) -> bool:
    """Whether an agent's sentence says that it will do something later."""
    if len(sentence) > _LONGEST or prose.is_question(sentence):
        return False
    found = prose.marks_for(sentence)
    return any(marks.promise.search(sentence) for marks in found) and not any(
        marks.immediate.search(sentence) or marks.offer.search(sentence) for marks in found
    )


def _later_words(sentence: str) -> frozenset[str]:
    """The words of what is promised: after "then", "once", where the sentence first says what is done now."""
    for marks in prose.marks_for(sentence):
        match = marks.promise.search(sentence)
        if match:
            return prose.subject_words(sentence[match.start() :]) or prose.subject_words(sentence)
    return prose.subject_words(sentence)


def _deeds(heard: hearing.Hearing) -> list[tuple[int, frozenset[str]]]:
    """(index, subject words) of what was done: reports of completion, commits, to-dos ticked off."""
    told = [
        (said.index, prose.subject_words(sentence))
        for said in heard.agents[-_RECENT:]
        for sentence in said.sentences
        if not promises(sentence) and any(marks.finished.search(sentence) for marks in prose.marks_for(sentence))
    ]
    return told + [(run.index, prose.subject_words(text[:2000])) for run in heard.runs for text in _done_by(run)]


def _done_by(run: hearing.Run) -> list[str]:
    call = run.call.call
    if call is None or run.failed:
        return []
    committed = [call.run] if call.run and "commit" in call.run else []
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
            if negated and (prose.overlap(promise.words, prose.subject_words(sentence)) or len(said.sentences) == 1):
                return True
    return False


def named_last(heard: hearing.Hearing) -> list[observations.Observation]:
    """`cause`: the newest sentence of the agent that names a cause, and the newest that names a next step."""
    out: dict[str, observations.Observation] = {}
    for said in reversed(heard.agents):
        for sentence in reversed(said.sentences):
            for marks in prose.marks_for(sentence):
                for kind, mark in (("cause", marks.cause), ("step", marks.step)):
                    if (
                        kind not in out
                        and len(sentence) <= _LONGEST
                        and mark.search(sentence)
                        and not prose.is_question(sentence)
                    ):
                        value = values.Record(text=sentence, kind=kind)
                        out[kind] = heard.claim("cause", value, said.utterance, observations.Voice.AGENT, key=kind)
        if len(out) == 2:
            break
    return [out[kind] for kind in sorted(out)]


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One `promise` a standing promise, and the named cause and step."""
    out = [
        heard.claim(
            "promise",
            values.Record(text=item.text),
            item.said.utterance,
            observations.Voice.AGENT,
            key=values.digest(item.text)[:16],
        )
        for item in kept_open(heard)
    ]
    return [*out, *named_last(heard)]
