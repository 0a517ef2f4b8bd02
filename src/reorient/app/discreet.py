"""A talk without its secrets, before anything is made of it.

Masking on the way out is not enough where a line holds a part of a message: a part of a secret does not look like one.
So the words that lines are made of are masked whole, first. Outputs of tools are masked where a line may quote them:
in what failed.
"""

from __future__ import annotations

from dataclasses import replace

from reorient.model import utterances
from reorient.model.utterances import Kind
from reorient.render.mask import text as masks

_QUOTABLE = 8000  # characters of a failed output's end; what stands before is quoted nowhere


def masked(talk: utterances.Talk) -> utterances.Talk:
    """The same talk; rows without a secret are the same objects."""
    return replace(talk, utterances=tuple([_utterance(item) for item in talk.utterances]))


def _utterance(item: utterances.Utterance) -> utterances.Utterance:
    if item.kind is Kind.OUTCOME:
        return _outcome(item)
    text = masks.mask(item.text) if item.text and item.kind is not Kind.THINKING else item.text
    call = _call(item.call) if item.call else None
    return item if text == item.text and call == item.call else replace(item, text=text, call=call)


def _outcome(item: utterances.Utterance) -> utterances.Utterance:
    """A check may fail and exit with 0, so what reads like a failure is masked too."""
    end = item.text[-_QUOTABLE:]
    if not (item.outcome and item.outcome.failed) and "rror" not in end and "ail" not in end and "FAIL" not in end:
        return item
    text = masks.mask(end)
    return item if text == end else replace(item, text=text)


def _call(call: utterances.Call) -> utterances.Call:
    said = {name: getattr(call, name) for name in ("run", "detail", "plan", "asks")}
    clean = {name: masks.mask(words) if words else words for name, words in said.items()}
    todos = tuple([replace(todo, text=masks.mask(todo.text)) for todo in call.todos])
    return call if clean == said and todos == call.todos else replace(call, todos=todos, **clean)
