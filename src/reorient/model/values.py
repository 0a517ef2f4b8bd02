"""Values of observations: JSON without floats, immutable, with one canonical byte form.

Floats are refused: their text differs between writers, so a digest over them would not be stable. Without them the
canonical bytes are those of RFC 8785, with two liberties: an integer keeps all its digits however large it is, and a
lone surrogate, which no UTF-8 can hold, is written as U+FFFD. Truth is not a number: True and 1 are different values.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from json.encoder import encode_basestring
from typing import TypeAlias, final

_CONSTANTS = {None: "null", True: "true", False: "false"}


@final
class Record(Mapping[str, "Value"]):
    """An immutable, hashable mapping, its keys in RFC 8785 order; equal to another Record of the same items."""

    __slots__ = ("_items",)

    def __init__(self, /, **items: Value) -> None:
        self._items: dict[str, Value] = {key: items[key] for key in _sorted(items)}

    def __getitem__(self, key: str) -> Value:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(tuple(self._items.items()))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self._items.keys() == other._items.keys()
            and all(same(value, other._items[key]) for key, value in self._items.items())
        )

    def __repr__(self) -> str:
        return f"Record({self._items!r})"


Value: TypeAlias = "str | int | bool | tuple[Value, ...] | Record | None"


def same(one: Value, other: Value) -> bool:
    """Whether two values are one. Stricter than ==, to which True and 1 are equal."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def freeze(raw: object) -> Value:
    """A value from parsed JSON: lists become tuples, objects become Records. TypeError for a float or a stranger."""
    if raw is None or isinstance(raw, (str, bool, int, Record)):
        return raw
    if isinstance(raw, (list, tuple)):
        return tuple(freeze(item) for item in raw)
    if isinstance(raw, Mapping):
        return Record(**{str(key): freeze(item) for key, item in raw.items()})
    raise TypeError(f"not a value: {type(raw).__name__}")


def thaw(value: Value) -> object:
    """The plain lists and dicts of a value, keys in order: what JSON and YAML writers take."""
    if isinstance(value, tuple):
        return [thaw(item) for item in value]
    if isinstance(value, Record):
        return {key: thaw(item) for key, item in value.items()}
    return value


def canonical(value: Value) -> bytes:
    """The one byte form of a value, valid UTF-8. TypeError for a float or a stranger."""
    text = _json(value)
    try:
        return text.encode()
    except UnicodeEncodeError:  # UTF-16 joins surrogates that are a pair, and replaces each that is alone by one mark
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").encode()


def digest(value: Value) -> str:
    """sha256 of the canonical bytes, 64 hexadecimal digits."""
    return hashlib.sha256(canonical(value)).hexdigest()


def _sorted(keys: Mapping[str, Value]) -> list[str]:
    """By UTF-16 code units, as RFC 8785 says; for ASCII the plain order is the same and cheaper."""
    if all(map(str.isascii, keys)):
        return sorted(keys)
    return sorted(keys, key=lambda key: key.encode("utf-16-be", "surrogatepass"))


def _json(value: Value) -> str:
    if isinstance(value, str):
        return encode_basestring(value)
    if value is None or isinstance(value, bool):
        return _CONSTANTS[value]
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, tuple):
        return f"[{','.join(map(_json, value))}]"
    if isinstance(value, Record):
        return f"{{{','.join(f'{encode_basestring(key)}:{_json(item)}' for key, item in value._items.items())}}}"
    raise TypeError(f"not a value: {type(value).__name__}")
