"""Masks secrets in texts and values on their way out.

A secret becomes `[masked: KIND]`, which no program takes for a value. It is found by its own form, by the label beside
it, or by its place in a command or URL, also where invisible characters part it. Text that is masked stays as it is:
masking twice changes nothing. Where it is in doubt whether something is a secret, it is masked, but a program's names,
hashes and ids are left. Pure and linear in the text.
"""

from __future__ import annotations

import functools
import re

from reorient.model import values
from reorient.render.mask import cookies, hidden, keys, known, pairs, value
from reorient.render.mask.spans import Span, merged

# What one masking uncovers (a label that stood beside another secret) the next one takes; each is rare, so few follow.
_ROUNDS = 4


def mask(text: str) -> str:
    """The text with every secret replaced."""
    for _ in range(_ROUNDS):
        spans = found(text)
        if not spans:
            break
        text = _replaced(text, spans)
    return text


def found(text: str) -> tuple[Span, ...]:
    """(kind, start, end) of every secret, in order, apart from each other."""
    return merged(
        (kind, *shadow.span(start, end))
        for shadow in hidden.shadows(text)
        for kind, start, end in _scanned(_guarded(shadow.text))
        if start < end
    )


def mask_value(held: values.Value) -> values.Value:
    """A value with every string in it masked, the names of records included.

    A value that is a secret because of its name in a record is masked whole. Names that become the same are numbered,
    so that nothing is lost.
    """
    if isinstance(held, str):
        return mask(held)
    if isinstance(held, tuple):
        return tuple(mask_value(item) for item in held)
    if isinstance(held, values.Record):
        items: dict[str, values.Value] = {}
        for name, item in held.items():
            kind = pairs.beside(name, item) if isinstance(item, str) and item.strip() else None
            items[_free(mask(name), items)] = f"[masked: {kind}]" if kind else mask_value(item)
        return values.Record(**items)
    return held


def _scanned(text: str) -> tuple[Span, ...]:
    return (*keys.spans(text), *known.spans(text), *cookies.spans(text), *pairs.spans(text))


def _guarded(text: str) -> str:
    """The text, as long as before, with what is masked already put out of the rules' reach."""
    if value.MASKED in text:
        text = text.replace(value.MASKED, "\ufffd")
    return _masks().sub(lambda found: value.MASKED * len(found[0]), text) if "[masked: " in text else text


def _replaced(text: str, spans: tuple[Span, ...]) -> str:
    pieces, last = [], 0
    for kind, start, end in spans:
        pieces += [text[last:start], f"[masked: {kind}]"]
        last = end
    return "".join([*pieces, text[last:]])


def _free(name: str, taken: dict[str, values.Value]) -> str:
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


@functools.cache
def _masks() -> re.Pattern[str]:
    return re.compile(r"\[masked: [a-z0-9-]{1,32}\]")
