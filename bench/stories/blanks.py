"""Placeholders: `<<sha:NAME>>`, `<<secret:KIND>>` and `<<root>>` in a story's texts, and the secrets that fill them.

Secrets are made from the seed, so that no file of this project holds one.
"""

from __future__ import annotations

import dataclasses
import random
import re
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")

_TOKEN = re.compile(r"<<(sha|secret|root):?([a-z0-9_]*)>>")
_SECRETS = {
    "github": ("ghp_", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", 36),
    "openai": ("sk-proj-", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", 48),
    "aws": ("AKIA", "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
    "slack": ("xoxb-", "0123456789", 24),
    "stripe": ("sk_live_", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", 24),
    "gitlab": ("glpat-", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", 20),
    "password": ("", "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789", 18),
}
_SHOWN = 10  # characters of a secret's random part that may never appear


def secrets(seed: str) -> dict[str, str]:
    """One of each kind."""
    return {kind: _secret(kind, seed) for kind in _SECRETS}


def body(kind: str, text: str) -> str:
    """The part of a secret that may never appear in any output."""
    return text.removeprefix(_SECRETS[kind][0])[:_SHOWN]


def fill(value: T, words: Mapping[str, str], *, escape: bool = False) -> T:
    """The value with every placeholder in its texts replaced. escape: for use inside a pattern."""
    return _fill(value, words, escape)  # type: ignore[no-any-return]


def _fill(value: object, words: Mapping[str, str], escape: bool) -> object:
    if isinstance(value, str):
        return _TOKEN.sub(lambda found: _word(words, found, escape), value)
    if isinstance(value, tuple):
        return tuple(_fill(part, words, escape) for part in value)
    if isinstance(value, dict):
        return {key: _fill(part, words, escape) for key, part in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: _fill(getattr(value, field.name), words, escape) for field in dataclasses.fields(value)}
        return dataclasses.replace(value, **fields)
    return value


def _word(words: Mapping[str, str], found: re.Match[str], escape: bool) -> str:
    text = words[f"{found[1]}:{found[2]}"]
    return re.escape(text) if escape else text


def _secret(kind: str, seed: str) -> str:
    prefix, alphabet, length = _SECRETS[kind]
    return prefix + "".join(random.Random(f"{seed}:{kind}").choices(alphabet, k=length))
