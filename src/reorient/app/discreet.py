"""A talk without its secrets, before anything is made of it.

Masking on the way out is not enough where a line holds a part of a message: a part of a secret does not look like one.
So the words that lines are made of are masked whole, first. Of commands and of a tool's output only single lines are
ever quoted, and those whole; they are masked on the way out. A name that is taken out of a command or of an edit stands
alone, where no mask could know it: names are taken from what is masked here.
"""

from __future__ import annotations

import functools
import json
from dataclasses import replace

from reorient.model import utterances
from reorient.model.utterances import Kind
from reorient.render.mask import text as masks

_NOT_QUOTED = frozenset({Kind.OUTCOME, Kind.THINKING})


def masked(talk: utterances.Talk) -> utterances.Talk:
    """The same talk; rows without a secret are the same objects."""
    return replace(talk, utterances=tuple([_utterance(item) for item in talk.utterances]))


def _utterance(item: utterances.Utterance) -> utterances.Utterance:
    text = _masked(item.text) if item.text and item.kind not in _NOT_QUOTED else item.text
    call = _call(item.call) if item.call and _may_tell(item.call) else item.call
    return item if text == item.text and call is item.call else replace(item, text=text, call=call)


@functools.lru_cache(maxsize=4096)
def _masked(text: str) -> str:
    """People say the same short things again and again."""
    return masks.mask(text)


def _call(call: utterances.Call) -> utterances.Call:
    return replace(
        call,
        bare=_bare(call.run),
        wrote=masks.mask(call.wrote),
        detail=_words(call.detail) or "",
        plan=_words(call.plan),
        asks=_words(call.asks),
        edits=tuple([_path(path) for path in call.edits]),
        reads=tuple([_path(path) for path in call.reads]),
        todos=tuple([replace(todo, text=masks.mask(todo.text)) for todo in call.todos]),
    )


def _may_tell(call: utterances.Call) -> bool:
    told = call.run or call.wrote or call.detail or call.plan or call.asks or call.todos
    return bool(told) or any("://" in path for path in (*call.edits, *call.reads))


def _bare(run: str | None) -> str | None:
    """A command without its secrets, or None where it holds none: the command itself is what is run and compared."""
    masked = _masked(run) if run else run
    return None if masked == run else masked


def _path(path: str) -> str:
    """An address in a path is masked before the path is made shorter: without its `//` it is none any more."""
    return masks.mask(path) if "://" in path else path


def _words(words: str | None) -> str | None:
    return masks.mask(words) if words else words


def row(text: str) -> str:
    """A row of a session file, masked string by string: a secret behind a written `\\n` is seen for what it is."""
    try:
        return json.dumps(_plain(json.loads(text)), ensure_ascii=False)
    except (ValueError, RecursionError):  # cut, or no JSON at all
        return masks.mask(text.replace("\\n", "\n").replace("\\t", "\t"))


def _plain(value: object) -> object:
    if isinstance(value, str):
        return masks.mask(value)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {masks.mask(str(name)): _plain(item) for name, item in value.items()}
    return value
