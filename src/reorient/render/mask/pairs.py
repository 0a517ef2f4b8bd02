"""Finds values that stand beside a label: settings, JSON, flags, headers, sentences in English and Chinese.

From each word of `labels` the rules read forward a bounded way: the rest of the label, what joins it to a value, the
value. What the value must look like is the table `labels.NEED`. A value may also stand before its label ("... is the
password"). Work per label is bounded, so the whole is linear in the text.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.render.mask import anchors, joints, judge, labels, late, value
from reorient.render.mask.labels import Form, Look, Weight
from reorient.render.mask.spans import Span

_OF_WORDS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
_WORD_OF_TAIL = r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+"
_HEAD, _WORDS_BEFORE, _LINE, _RESOURCE = 32, 20, 80, 64  # characters looked at
_SHORTEST_WORD = 6
_CITES = 120  # characters of one line's cites


@dataclass(frozen=True, slots=True, kw_only=True)
class _Label:
    """A label's word in the text. head: what is written before it without a gap."""

    kind: str
    weight: Weight
    word: str
    start: int
    end: int
    head: str

    def name(self, joined: re.Match[str], text: str) -> str:
        """The whole label as it is written."""
        return self.head + text[self.start : joined.end("tail")]

    def is_open(self, text: str) -> bool:
        """Whether it names something that is open to all, absent, a type's or a resource's part."""
        begin = self.start - len(self.head)
        resource = text[max(0, begin - _RESOURCE) : begin].rpartition(" ")[2]
        return self.head.lower().endswith(labels.OPEN) or resource.endswith("::") or "arn:" in resource

    def before(self, text: str) -> str:
        """The words before it in small letters, without the gap."""
        return text[max(0, self.start - _WORDS_BEFORE) : self.start].lower().rstrip(" _-")


def spans(text: str) -> Iterator[Span]:
    """Every secret that a label announces, in the order of the labels. Spans may overlap."""
    lower = text.replace("\u0130", "I").lower()  # the one letter that two small ones stand for
    at = 0
    while found := _words().search(lower, at):
        at = found.end()
        label = _label(found, text)
        if not _stands_alone(label, text):
            continue
        if after := _after(label, text):
            yield after
            at = max(at, after[2])
        elif said := _before(label, text):
            yield said


def beside(name: str, held: str) -> str | None:
    """The kind of secret that a value is because of its name in a record, or None."""
    shown = f'"{name}": "{held.replace(chr(34), chr(39)).replace(chr(10), chr(32))[:900]}"'
    return next((kind for kind, start, _ in spans(shown) if start == len(name) + 5), None)


def _label(found: re.Match[str], text: str) -> _Label:
    kind, weight = _table()[found[0]]
    before = text[max(0, found.start() - _HEAD) : found.start()]
    head = before[len(before.rstrip(_OF_WORDS)) :]
    return _Label(kind=kind, weight=weight, word=found[0], start=found.start(), end=found.end(), head=head)


def _stands_alone(label: _Label, text: str) -> bool:
    """Whether the word is not a part of another one."""
    if label.word not in labels.ALONE:
        return True
    if label.head[-1:].isalnum() and not (label.head[-1].islower() and text[label.start].isupper()):
        return label.word == "key" and label.head.lower().endswith(labels.GLUED)
    follows = text[label.end : label.end + 1]
    if follows.isalpha() and follows.isascii() and not (follows.isupper() and text[label.end - 1].islower()):
        return False
    return label.word != "key" or not label.before(text).endswith(labels.ORDINARY)


def _after(label: _Label, text: str) -> Span | None:
    """The secret after the label."""
    joint = joints.SPACED if label.word in _spaced() else joints.UNSPACED
    joined = late.compiled(joint, re.VERBOSE).match(text, label.end)
    if joined is None:
        return None
    scheme = late.compiled(joints.SCHEME).match(text, joined.end()) if joined["sep"] else None
    held = value.at(text, scheme.end() if scheme else joined.end())
    if _is_cite(held, text):
        return None
    weight = _weight(label, joined["tail"], text) if held.text else None
    if weight is None:
        return None
    form = _form(label, joined, held, text)
    if scheme and not held.text.islower():
        weight, form = Weight.PASSWORD, Form.QUOTED
    if not _is_told(label, joined, held, form, text):
        return None
    look = judge.look(held.text, weight, form)
    if look <= Look.WORD and form is Form.BARE and not _is_all(joined, held, text):
        return None
    needed = Look.RANDOM if _is_unsure(joined["tail"]) else labels.NEED[weight][form]
    return (label.kind, held.start, value.end(text, held)) if look >= needed else None


def _is_cite(held: value.Held, text: str) -> bool:
    """Whether the value is the number of one of our own cites, `[s:1282]`, as in `"the low-pass filter" [s:1282]`."""
    if not held.text.isdigit() or text[held.end : held.end + 1] not in ("]", ","):
        return False
    _, opening, begun = text[max(0, held.start - _CITES) : held.start].rpartition("[")
    return bool(opening) and "]" not in begun and (begun == "s:" or begun.endswith(", s:"))


def _before(label: _Label, text: str) -> Span | None:
    """The secret that a sentence names before the label."""
    said = value.before(text, label.start) if label.word not in labels.SETTINGS else None
    weight = _weight(label, "", text) if said else None
    if said is None or weight is None:
        return None
    look = judge.look(text[said[0] : said[1]], weight, Form.SAID)
    return (label.kind, *said) if look >= labels.NEED[weight][Form.SAID] else None


def _weight(label: _Label, tail: str, text: str) -> Weight | None:
    """The weight of the whole label; None where the rest of it names something else than the secret."""
    if label.is_open(text) or (tail and not labels.OTHER.isdisjoint(_words_of(tail))):
        return None
    guarded = label.word == "key" and label.before(text).endswith(labels.GUARDED)
    return Weight.SECRET if guarded else label.weight


def _words_of(tail: str) -> list[str]:
    return [word.lower() for word in late.compiled(_WORD_OF_TAIL).findall(tail)]


def _is_unsure(tail: str) -> bool:
    return tail != "" and any(not word.isdigit() and word not in labels.STILL for word in _words_of(tail))


def _form(label: _Label, joined: re.Match[str], held: value.Held, text: str) -> Form:
    if label.head.startswith("-") and (joined["beside"] or joined["sep"]):
        return Form.FLAG
    if joined["said"] is not None:
        return Form.QUOTED if held.close and label.weight is Weight.PASSWORD else Form.SAID
    if joined["beside"] is not None:
        return Form.QUOTED if held.close and held.close == text[label.end : label.end + 1] else Form.BESIDE
    if held.close:
        return Form.QUOTED
    if joined["below"]:
        return Form.BELOW
    if label.word in labels.SETTINGS and not label.head:
        return Form.SAID
    name = label.name(joined, text)
    if joined["sep"] and name.isupper():
        alone = "_" in name and not text[held.end : held.end + 1].strip()
        return Form.SETTING if joined["sep"] == "=" or alone else Form.BARE
    return Form.BARE


def _is_told(label: _Label, joined: re.Match[str], held: value.Held, form: Form, text: str) -> bool:
    """Whether the joint really makes this value the label's: `DB_PASS: x` does, `PASS: x` and `'a' | 'b'` do not."""
    sep = (joined["sep"] or "").strip()
    if ("|" in sep and held.close) or (sep == ">" and text[held.end : held.end + 1] != "<"):
        return False
    name = label.name(joined, text)
    if held.text[0].lower() == name[0].lower() and _letters(held.text) == _letters(name):
        return False
    if label.word not in labels.SETTINGS:
        return True
    if _is_unsure(joined["tail"]):
        return False
    if form is Form.FLAG or joined["typed"] or joined["named"]:
        return True
    if joined["said"]:
        return label.word in ("pass", "pw") and joined["said"].strip() in ("is", "was", "是")
    said = sep == ":" and not label.head and form is not Form.QUOTED and text[label.start].isupper()
    return sep not in ("", "|") and form <= Form.SAID and not said


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name)).lower()


def _is_all(joined: re.Match[str], held: value.Held, text: str) -> bool:
    """Whether one bare word of letters is all that the line says, as a setting's value is."""
    rest = text[held.end : held.end + _LINE].split("\n", 1)[0]
    tight = joined["sep"] == "=" and rest[:1] not in (")", ",")
    return len(held.text) >= _SHORTEST_WORD and (tight or not rest.strip())


@functools.cache
def _spaced() -> dict[str, tuple[str, Weight]]:
    return labels.spaced()


@functools.cache
def _table() -> dict[str, tuple[str, Weight]]:
    return labels.spaced() | labels.unspaced()


@functools.cache
def _words() -> re.Pattern[str]:
    return re.compile(anchors.expression(_table()))
