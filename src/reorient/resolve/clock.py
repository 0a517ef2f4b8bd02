"""Time between claims: which was surely made before which.

Within one source its own order decides, then the time it states; across sources only stated times compare. When a claim
reached us is never looked at. Where the clocks do not tell, neither claim is older: no time is guessed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from reorient.model.observations import Observation

_Moment = TypeVar("_Moment", str, tuple[int, str])
_EVER = "\U0010ffff"  # after every time: a claim without one is not older than a claim of the same order


class _Peak(Generic[_Moment]):
    """The latest moment, and the latest among those that say something else than it."""

    __slots__ = ("_first", "_other")

    def __init__(self, moment: _Moment, says: bytes) -> None:
        self._first: tuple[_Moment, bytes] = (moment, says)
        self._other: tuple[_Moment, bytes] | None = None

    def add(self, moment: _Moment, says: bytes) -> None:
        if moment > self._first[0]:
            if says != self._first[1]:
                self._other = self._first
            self._first = (moment, says)
        elif says != self._first[1] and (self._other is None or moment > self._other[0]):
            self._other = (moment, says)

    def after(self, moment: _Moment, unless: bytes | None) -> bool:
        """Whether anything later than `moment` stands here that does not say `unless`."""
        best = self._first if self._first[1] != unless else self._other
        return best is not None and best[0] > moment


class Index:
    """Claims, kept so that asking whether one of them is newer takes a look per source, not one per claim."""

    def __init__(self, claims: Iterable[Observation] = ()) -> None:
        self._orders: dict[str, _Peak[tuple[int, str]]] = {}
        self._times: dict[str, _Peak[str]] = {}
        for claim in claims:
            self.add(claim)

    def add(self, claim: Observation) -> None:
        source, at = claim.place.source, claim.place.stated_at
        _raise(self._orders, source, (claim.order, at or ""), claim.says)
        if at is not None:
            _raise(self._times, source, at, claim.says)

    def overtakes(self, claim: Observation) -> bool:
        """Whether a claim held here was surely made after this one."""
        return self._after(claim, None)

    def contradicts(self, claim: Observation) -> bool:
        """Whether a claim held here was surely made after this one and says something else."""
        return self._after(claim, claim.says)

    def _after(self, claim: Observation, unless: bytes | None) -> bool:
        source, at = claim.place.source, claim.place.stated_at
        own = self._orders.get(source)
        if own is not None and own.after((claim.order, _EVER if at is None else at), unless):
            return True
        if at is None:
            return False
        return any(peak.after(at, unless) for other, peak in self._times.items() if other != source)


def _raise(peaks: dict[str, _Peak[_Moment]], source: str, moment: _Moment, says: bytes) -> None:
    if source in peaks:
        peaks[source].add(moment, says)
    else:
        peaks[source] = _Peak(moment, says)
