"""Values of observations: JSON without floats, immutable, with one canonical byte form.

Floats are refused: their text differs between writers, so a digest over them would not be stable. Without floats,
`json.dumps` with sorted keys and compact separators gives the bytes of RFC 8785 (keys of the basic plane).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import TypeAlias


class Record(Mapping[str, "Value"]):
    """An immutable, hashable mapping with sorted keys; equal to another Record of the same items."""

    __slots__ = ("_items",)

    def __init__(self, **items: Value) -> None:
        self._items: dict[str, Value] = {key: items[key] for key in sorted(items)}

    def __getitem__(self, key: str) -> Value:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(tuple(self._items.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._items == other._items

    def __repr__(self) -> str:
        return f"Record({self._items!r})"


Value: TypeAlias = "str | int | bool | tuple[Value, ...] | Record | None"


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
    """The plain lists and dicts of a value, keys sorted: what JSON and YAML writers take."""
    if isinstance(value, tuple):
        return [thaw(item) for item in value]
    if isinstance(value, Record):
        return {key: thaw(item) for key, item in value.items()}
    return value


def canonical(value: Value) -> bytes:
    """The one byte form of a value. Lone surrogates are written as U+FFFD, so that the bytes are valid UTF-8."""
    text = json.dumps(thaw(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass").decode("utf-8", "replace").encode()


def digest(value: Value) -> str:
    """sha256 of the canonical bytes, 64 hexadecimal digits."""
    return hashlib.sha256(canonical(value)).hexdigest()
