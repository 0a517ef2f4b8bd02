"""How people ask for what was lost: "continue", "where were we", "the PR" that has no number, "as we discussed".

Only a person's own prose is read: quoted words are mentioned, not said. Of a very long message only the head and the
tail are read, for that is where people speak around what they paste.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from reorient.talk import signs_lexicon, signs_prose

_REACH = 20_000
_TERSE = 60  # a message up to this long may be nothing but a phrase, and may be misspelt
_OUTER = re.compile(r"^[^\w?？\x01\x02\x03]+|[^\w?？\x01\x02\x03]+$")
_PHRASE = 120  # a clause longer than this is never nothing but a phrase


def find(prose: signs_prose.Prose) -> Iterator[signs_lexicon.Hit]:
    """The phrases of a text, in no order. A short message without any is read once more with its spelling mended."""
    own = _ends(prose.own)
    hits = tuple(_find(own, prose.written))
    bare = own.strip()
    if not hits and len(bare) <= _TERSE:
        mended = _mended(bare)
        start = own.index(bare)
        hits = tuple(
            signs_lexicon.Hit(start, start + len(bare), hit.sign) for hit in _find(mended, mended) if mended != bare
        )
    yield from hits


def _ends(own: str) -> str:
    middle = len(own) - 2 * _REACH
    return own if middle < 2 else f"{own[:_REACH]}\n{' ' * (middle - 2)}\n{own[-_REACH:]}"


def _find(view: str, written: str) -> Iterator[signs_lexicon.Hit]:
    mention = signs_lexicon.lexicon().mention
    for tongue in signs_lexicon.tongues(view):
        yield from _whole(view, tongue)
        for sentence in signs_prose.sentences(view):
            if not tongue.script.search(view, sentence.start, sentence.end):
                continue
            if not mention.search(view, sentence.start, sentence.end):
                yield from _clauses(view, sentence, tongue)
                yield from _said(view, sentence, tongue)
            yield from _pointed(view, written, sentence, tongue)


def _whole(view: str, tongue: signs_lexicon.Tongue) -> Iterator[signs_lexicon.Hit]:
    bare = view.strip()
    if 0 < len(bare) <= _TERSE:
        start = view.index(bare)
        for sign in _only(bare, tongue.whole):
            yield signs_lexicon.Hit(start, start + len(bare), sign)


def _clauses(view: str, sentence: signs_prose.Span, tongue: signs_lexicon.Tongue) -> Iterator[signs_lexicon.Hit]:
    """Clauses that are nothing but a phrase. After a condition it is the program that is to continue."""
    known = signs_lexicon.lexicon()
    for clause in signs_prose.clauses(view, sentence):
        words = view[clause.start : clause.end]
        bare = _edges(words)
        start = clause.start + words.index(bare)
        if len(bare) <= _PHRASE:
            for sign in _only(bare, tongue.clause):
                yield signs_lexicon.Hit(start, start + len(bare), sign)
        if known.supposing.search(bare):
            return


def _only(words: str, patterns: tuple[signs_lexicon.Named, ...]) -> Iterator[str]:
    """Signs of the patterns that some form of the words fulfils: as they are, or without the fillers around them."""
    known = signs_lexicon.lexicon()
    bare = _edges(words)
    lead = known.lead.match(bare)
    begun = bare[lead.end() :] if lead else bare
    short = (_edges(known.tail.sub("", form.rstrip("?？"))) for form in (bare, begun))
    forms = tuple({form: None for form in (bare, begun, *short) if form})
    for named in patterns:
        if any(named.pattern.fullmatch(form) for form in forms):
            yield named.sign


def _edges(words: str) -> str:
    """The words without the marks around them; a question mark is kept, for it asks."""
    return _OUTER.sub("", words)


def _said(view: str, sentence: signs_prose.Span, tongue: signs_lexicon.Tongue) -> Iterator[signs_lexicon.Hit]:
    words = view[sentence.start : sentence.end]
    for named in tongue.said:
        found = named.pattern.search(words)
        if found:
            yield signs_lexicon.Hit(sentence.start + found.start(), sentence.start + found.end(), named.sign)


def _pointed(
    view: str, written: str, sentence: signs_prose.Span, tongue: signs_lexicon.Tongue
) -> Iterator[signs_lexicon.Hit]:
    """Things pointed at that the text nowhere names."""
    words = view[sentence.start : sentence.end]
    if signs_lexicon.lexicon().general.search(words):
        return
    for thing in tongue.things:
        found = thing.pointed.search(words)
        if found and not thing.told.search(written) and not thing.told.search(view):
            yield signs_lexicon.Hit(sentence.start + found.start(), sentence.start + found.end(), thing.sign)


def _mended(bare: str) -> str:
    return " ".join(_mended_word(word) for word in bare.split(" "))


def _mended_word(word: str) -> str:
    """The known word that this one is a slip away from, or the word itself."""
    known = signs_lexicon.lexicon()
    letters = word.strip("?!.,").lower()
    if len(letters) < 4 or letters in known.spelt or letters in known.real:
        return word
    near = [right for right in known.spelt if _slip(letters, right)]
    return word.lower().replace(letters, near[0]) if near else word


def _slip(wrong: str, right: str) -> bool:
    """Whether one letter too many, too few, wrong, or swapped with its neighbour tells the two apart."""
    same = next(
        (at for at, (a, b) in enumerate(zip(wrong, right, strict=False)) if a != b), min(len(wrong), len(right))
    )
    rest, kept = wrong[same:], right[same:]
    swapped = rest[1:2] + rest[0:1] + rest[2:]
    return kept in {rest[1:], swapped} or rest == kept[1:] or rest[1:] == kept[1:]
