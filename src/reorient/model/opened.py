"""The result of `why`: what proves a line or a field, opened."""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap
from reorient.model.lines import Line
from reorient.model.places import Place
from reorient.model.values import Value


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Witness(Frozen):
    """One place, opened. words: what stands there, or None where it could not be opened (`gap` then says why).

    claims: (field, value) of each observation made from it.
    """

    place: Place
    words: str | None
    claims: tuple[tuple[str, Value], ...] = ()
    gap: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Dissent(Frozen):
    """A claim that does not hold. standing: stale | claim | replaced | rival."""

    standing: str
    field: str
    value: Value
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Opened(Frozen):
    """asked: as typed.  lines: the lines it names.  witnesses, dissent: what stands behind.  gaps: the unknown."""

    asked: str
    lines: tuple[Line, ...] = ()
    witnesses: tuple[Witness, ...] = ()
    dissent: tuple[Dissent, ...] = ()
    gaps: tuple[Gap, ...] = ()
    lang: str = "en"
