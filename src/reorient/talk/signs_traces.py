"""What a compaction leaves behind in a text: `<summary>`, "Summary unavailable", "context limits", "truncated",
"compacted" and their kin. The same words name features of programs, so how much they weigh depends on who wrote them.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.talk import signs_lexicon, signs_prose

_SAID_OF_MUCH = frozenset({"truncated", "compacted"})
_WORD = re.compile(r"[A-Za-z0-9]+|[一-鿿]{1,2}")
_BARE = 2  # so many words beside one of those leave nothing else that it could be said of


class Weight(enum.Enum):
    """How a trace counts in the place where it stands."""

    ALWAYS = "always"  # a session's first messages, summaries, the runtime's own notes
    UNLESS_OTHER = "unless other"  # tools and bots, which also cut their own output
    BESIDE_WORK = "beside work"  # a person in mid-session: only with a reference to earlier work


class _About(enum.Enum):
    TALK = enum.auto()
    OTHER = enum.auto()
    UNSAID = enum.auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stand:
    """Where a trace may stand. start: of the clause.  so_far: the sentence up to the clause's end.  near: the sentence
    and its neighbours."""

    start: int
    clause: str
    so_far: str
    sentence: str
    near: str


def find(prose: signs_prose.Prose, weight: Weight) -> Iterator[signs_lexicon.Hit]:
    """The traces that count, in the order of the text."""
    placeholder = _placeholder(prose.plain)
    for stand in _stands(prose.plain):
        for hit in _hits(stand):
            if placeholder or weight is Weight.ALWAYS or _counts(stand, hit, weight):
                yield hit


def _stands(view: str) -> Iterator[_Stand]:
    sentences = tuple(signs_prose.sentences(view))
    for at, sentence in enumerate(sentences):
        near = view[sentences[max(0, at - 1)].start : sentences[min(len(sentences) - 1, at + 1)].end]
        for clause in signs_prose.clauses(view, sentence):
            yield _Stand(
                start=clause.start,
                clause=view[clause.start : clause.end],
                so_far=view[sentence.start : clause.end],
                sentence=view[sentence.start : sentence.end],
                near=near,
            )


def _hits(stand: _Stand) -> Iterator[signs_lexicon.Hit]:
    known = signs_lexicon.lexicon()
    faint = known.faint if known.talk.search(stand.clause) else ()
    for named in (*known.literals, *faint):
        for found in named.pattern.finditer(stand.clause):
            yield signs_lexicon.Hit(stand.start + found.start(), stand.start + found.end(), named.sign)


def _counts(stand: _Stand, hit: signs_lexicon.Hit, weight: Weight) -> bool:
    """Whether the words are about the talk, and not about something else that is cut short or marked up."""
    known = signs_lexicon.lexicon()
    words = stand.clause[hit.start - stand.start : hit.end - stand.start]
    about = _about(stand, words)
    if about is _About.OTHER or (hit.sign == "summary_tag" and known.markup.search(stand.sentence)):
        return False
    if weight is Weight.BESIDE_WORK:
        return bool(known.earlier.search(stand.near)) and not known.building.search(stand.sentence)
    beside = _WORD.findall(stand.sentence.replace(words, " "))
    return about is _About.TALK or hit.sign not in _SAID_OF_MUCH or len(beside) <= _BARE


def _about(stand: _Stand, words: str) -> _About:
    """What the clause speaks of, or, where it does not say, the sentence before it."""
    known = signs_lexicon.lexicon()
    for part in (stand.clause, stand.so_far):
        if known.talk.search(part.replace(words, " ")):
            return _About.TALK
        if known.other.search(part):
            return _About.OTHER
    return _About.UNSAID


def _placeholder(view: str) -> bool:
    """Whether the text is the placeholder of a failed compaction: a missing summary, and limits as the reason."""
    known = signs_lexicon.lexicon()
    signs = {named.sign for named in known.literals if named.pattern.search(view)}
    return {"summary_unavailable", "context_limits"} <= signs
