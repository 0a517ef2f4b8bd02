"""How to find a person's rows in the older part of a file whose rows are not searched for by their order of keys.

Every line that holds one of a dialect's byte strings is read as a row. That costs more than an exact anchor and misses
nothing. Both ways of writing JSON are searched for: compact, and with a space behind the colon.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Needles:
    """The byte strings of one dialect, as anchors of the window."""

    needles: tuple[bytes, ...]

    def quiet(self, data: bytes, end: int) -> tuple[bytes, ...]:
        """Nothing: every needle is looked at."""
        return ()

    def may(self, data: bytes, start: int, stop: int) -> bool:
        """Every line."""
        return True

    def wants(self, data: bytes, hit: int, stop: int) -> bool:
        """Every hit."""
        return True


def of(*pairs: tuple[str, str]) -> Needles:
    """Lines that hold one of these keys with its value."""
    return Needles(tuple(f'"{key}":{gap}"{value}"'.encode() for key, value in pairs for gap in ("", " ")))
