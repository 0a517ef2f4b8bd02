"""Says how much a value beside a label looks like a secret.

It promises to pass what a program or a sentence would write there: placeholders, references to variables, calls, type
names, paths, names of algorithms, dates. It knows no vendor's format and computes no entropy: how often letters and
digits take turns tells random text from words in one pass.
"""

from __future__ import annotations

import re

from reorient.render.mask import late, plain
from reorient.render.mask.labels import Form, Look, Weight

_SHORTEST = {Weight.PASSWORD: 4, Weight.SECRET: 6, Weight.KEY: 16}
_SHORTEST_SAID = 6
_SHORTEST_RANDOM = 16  # letters and digits

_HEX = r"[0-9a-f-]{32,128}"
_NAME_OF_ONE = r"(?=[a-z][\w-]{0,40}$).*(?:password|passwd|secret|token|key|cred)"
_OPENING = frozenset("{([<")
_MARKS = frozenset("@#$%^&*!?+~")
_IDENTIFIER = r"[A-Za-z]+(?:[_-][A-Za-z]+)*"
_CAMEL = r"[A-Z]?[a-z]{2,}(?:[A-Z][a-z]{2,})*"
_TURN = r"(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[a-z0-9])|(?<=[0-9])(?=[A-Za-z])"


def look(value: str, weight: Weight, form: Form) -> Look:
    """How the value looks, beside a label of this weight written in this form."""
    whole = value
    if not _OPENING.isdisjoint(whole):
        value = late.compiled(plain.INTERPOLATED).sub("", whole)
    if " " in value or "\t" in value:
        return _sentence(value, weight, form)
    if _explains(value, weight, form):
        return Look.NOTHING
    if random(value):
        hashed = weight is Weight.KEY and form is not Form.SETTING and late.compiled(_HEX).fullmatch(value)
        return Look.NOTHING if hashed else Look.RANDOM
    if form in (Form.SAID, Form.BESIDE) and _is_remark(value):
        return Look.NOTHING
    seen = _written(value, weight, form)
    return seen if seen > Look.WORD or value == whole else Look.NOTHING


def random(value: str) -> bool:
    """Whether letters and digits, or small and capital letters, take turns as they do in nobody's words."""
    kept = late.compiled(r"[^A-Za-z0-9]+").sub("", value)
    if len(kept) < _SHORTEST_RANDOM:
        return False
    numbers = len(late.compiled(r"[0-9]+").findall(kept))
    if not numbers and (kept.islower() or kept.isupper()):
        return False
    turns = len(late.compiled(_TURN).findall(kept))
    if numbers > 1:
        return turns * 4 >= len(kept)
    return turns * 12 >= len(kept) * 5 and (numbers == 1 or not late.compiled(_CAMEL).fullmatch(kept))


def _explains(value: str, weight: Weight, form: Form) -> bool:
    """Whether the value is what a program or a sentence says instead of one."""
    if not value or late.compiled(plain.REFERENCE).match(value):
        return True
    if late.compiled(plain.ALGORITHM, re.IGNORECASE).fullmatch(value):
        return True
    if form is not Form.QUOTED and (late.compiled(plain.CODE).match(value) or _is_dotted(value, weight)):
        return True
    words = plain.NO_VALUES if weight is Weight.PASSWORD and form is Form.SETTING else plain.WORDS
    return value.lower().strip(".,:;!?") in words


def _is_dotted(value: str, weight: Weight) -> bool:
    """Whether the value is the name of a part of something: `win32api.RegOpenKeyEx`."""
    parts = value.split(".")
    if len(parts) == 1 or weight is Weight.PASSWORD or not all(map(str.isidentifier, parts)):
        return False
    return not any(map(random, parts)) and not all(any(map(str.isdigit, part)) for part in parts)


def _is_remark(value: str) -> bool:
    remark = late.compiled(plain.REMARK, re.IGNORECASE).fullmatch(value.rstrip("!?"))
    return len(value) < _SHORTEST_SAID or remark is not None


def _written(value: str, weight: Weight, form: Form) -> Look:
    """The look of one word that is neither explained nor random."""
    letters, digits = any(map(str.isalpha, value)), any(map(str.isdigit, value))
    short = len(value) - _SHORTEST[weight]
    if weight is not Weight.PASSWORD:
        if short < 0 or "@" in value or late.compiled(_NAME_OF_ONE, re.IGNORECASE).match(value):
            return Look.NOTHING
        if digits and not letters:
            return Look.WORD if short > 1 else Look.NOTHING
    elif short < 0:
        return Look.NAME if short == -1 else Look.NOTHING
    elif digits or (letters and not _MARKS.isdisjoint(value[:-1])):
        return Look.MIXED
    if digits and letters:
        return Look.MIXED
    if form is Form.FLAG and value.isupper():
        return Look.NOTHING  # the help text's name for the value
    if value.isalpha() and (value.islower() or value[1:].islower() or value.isupper()):
        return Look.WORD
    return Look.NAME if form is not Form.BARE or late.compiled(_IDENTIFIER).fullmatch(value) else Look.WORD


def _sentence(value: str, weight: Weight, form: Form) -> Look:
    """The look of several words: a passphrase has neither the words nor the end of a sentence."""
    words = value.split()
    if any(map(random, words)):
        return Look.RANDOM
    if weight is not Weight.PASSWORD or form is not Form.QUOTED or value[-1] in ".?!:…":
        return Look.NOTHING
    sentence = any(word.lower().strip(".,") in plain.OF_SENTENCES for word in words)
    return Look.NOTHING if sentence or late.compiled(plain.REFERENCE).match(value) else Look.NAME
