"""What every source is: a module of one shape, and what it gives.

A source has NAME, SPEAKS_FOR (names of model.fields, empty for a talk reader) and `observe` or `read`. Expected trouble
is a Gap in the Readout, never an exception and never an absence.
"""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap, Skip
from reorient.model.observations import Observation
from reorient.model.utterances import Talk


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Readout(Frozen):
    """What one reading gave: claims of records, or talks; what could not be read; what was passed over."""

    observations: tuple[Observation, ...] = ()
    talks: tuple[Talk, ...] = ()
    gaps: tuple[Gap, ...] = ()
    skipped: tuple[Skip, ...] = ()
