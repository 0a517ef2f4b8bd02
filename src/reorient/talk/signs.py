"""Is this text, or this hook event, a sign of lost context?

A sign is *automatic* where the runtime itself says so: a compaction event, or the words that a compaction leaves behind
in a session's first messages or in text that no human typed. It is *manual* where a person's own words show it: they
ask to continue, ask what was done, point at "the PR" without a number, imply earlier work; or, later in a session, they
use a compaction's words beside a reference to earlier work. Code, logs and quoted words are nobody's own. Nothing here
guesses beyond the words: a text without a sign is not a proof that context is whole.

Hook shapes: Claude Code, Codex (one shape) and Gemini CLI, as their own types declare them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from reorient.model import errors, utterances
from reorient.talk import signs_lexicon, signs_phrases, signs_prose, signs_traces

Origin: TypeAlias = utterances.Who
Kind: TypeAlias = Literal["automatic", "manual", "none"]

_COMPACTING = frozenset({"precompact", "postcompact", "precompress"})
_PROMPTS = frozenset({"userpromptsubmit", "beforeagent", "beforesubmitprompt"})
_TYPED_SOURCES = frozenset({"user", "sdk"})
_WEIGHTS = {
    Origin.SUMMARY: signs_traces.Weight.ALWAYS,
    Origin.SYSTEM: signs_traces.Weight.ALWAYS,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One sign. quote: the words that gave it, as written."""

    sign: str
    quote: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Detection:
    """The answer. signs: in the order of the text, each kind of sign once."""

    triggered: bool
    kind: Kind
    signs: tuple[Sign, ...]


NOTHING = Detection(triggered=False, kind="none", signs=())


def detect(text: str, *, origin: Origin, first: bool) -> Detection:
    """Signs in a text. origin: whose words.  first: it is among the first messages of its session."""
    typed = origin is Origin.HUMAN
    prose = signs_prose.read(text, typed=typed)
    traces = tuple(signs_traces.find(prose, _weight(origin, first)))
    phrases = tuple(signs_phrases.find(prose)) if typed else ()
    automatic = bool(traces) and (first or not typed)
    return _detection("automatic" if automatic else "manual", text, (*traces, *phrases))


def from_hook(payload: Mapping[str, object], *, first: bool | None) -> Detection:
    """Signs in a hook event. first: the prompt is among the session's first messages; None: nothing is known of the
    session, which is what its first prompt looks like. InvalidInput when the event is not what its name promises.
    """
    event = _word(payload, "hook_event_name", "hook payload")
    name = event.replace("_", "").lower()
    if name in _COMPACTING:
        return _compaction(f"{event} {payload.get('trigger') or ''}".strip())
    if name == "sessionstart":
        source = _word(payload, "source", event)
        return _compaction(f"{event} {source}") if source == "compact" else NOTHING
    if name == "instructionsloaded" and payload.get("load_reason") == "compact":
        return _compaction(f"{event} compact")
    if name not in _PROMPTS:
        return NOTHING
    prompt = _word(payload, "prompt", event)
    source_given = payload.get("source")
    typed = source_given is None or source_given in _TYPED_SOURCES
    return detect(prompt, origin=Origin.HUMAN if typed else Origin.SYSTEM, first=first is not False)


def _weight(origin: Origin, first: bool) -> signs_traces.Weight:
    if origin is Origin.HUMAN:
        return signs_traces.Weight.ALWAYS if first else signs_traces.Weight.BESIDE_WORK
    return _WEIGHTS.get(origin, signs_traces.Weight.UNLESS_OTHER)


def _detection(kind: Kind, text: str, hits: Iterable[signs_lexicon.Hit]) -> Detection:
    firsts: dict[str, Sign] = {}
    for hit in sorted(hits):
        firsts.setdefault(hit.sign, Sign(sign=hit.sign, quote=text[hit.start : hit.end].strip()))
    return Detection(triggered=True, kind=kind, signs=tuple(firsts.values())) if firsts else NOTHING


def _compaction(quote: str) -> Detection:
    return Detection(triggered=True, kind="automatic", signs=(Sign(sign="compaction", quote=quote),))


def _word(payload: Mapping[str, object], key: str, whose: str) -> str:
    value = payload.get(key)
    if isinstance(value, str):
        return value
    raise errors.InvalidInput(f"the {whose} has no text under `{key}`")
