"""What every immutable value has: equality, hash and text by its fields.

Written once here and taken by `eq=False, repr=False`: generating the three for each class costs about 1 ms a class at
every start of the program, a quarter of a short run.
"""

from __future__ import annotations

import dataclasses


class Frozen:
    """A base for frozen dataclasses. Values of two classes are never equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _fields(self) == _fields(other)

    def __hash__(self) -> int:
        return hash(_fields(self))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__dataclass_fields__)  # type: ignore[attr-defined]
        return f"{type(self).__name__}({shown})"


def _fields(value: object) -> tuple[object, ...]:
    fields: dict[str, dataclasses.Field[object]] = value.__dataclass_fields__  # type: ignore[attr-defined]
    return tuple([getattr(value, name) for name, field in fields.items() if field.compare])
