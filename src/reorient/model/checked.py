"""The result of `check`: an earlier result held against today's evidence."""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model.frozen import Frozen


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Claim(Frozen):
    """One claim of the earlier result. was: its text then; now: today's, or None where it no longer arises."""

    id: str
    was: str
    now: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Checked(Frozen):
    """holds: said again today.  changed: said otherwise, or no more.  unknown: its source could not be read today."""

    holds: tuple[Claim, ...]
    changed: tuple[Claim, ...]
    unknown: tuple[Claim, ...]
    lang: str = "en"
