"""Notes: stale claims and lesser disagreements, so that a reader sees what was said and no longer holds."""

from __future__ import annotations

from reorient.model import findings, values
from reorient.model.lines import Line

_FIELDS = ("branch",)


def lines(found: findings.Findings) -> list[Line]:
    """A note for each stale claim of a field whose value is one word."""
    out = []
    for field in _FIELDS:
        for item in found.of(field):
            if isinstance(item, findings.Settled) and isinstance(item.value, str):
                out += [_stale(field, item.value, dissent) for dissent in item.dissent if _is_stale(dissent)]
    return out


def _is_stale(dissent: findings.Dissent) -> bool:
    other = dissent.standing in (findings.Standing.STALE, findings.Standing.CLAIM)
    return other and isinstance(dissent.observation.value, str)


def _stale(field: str, value: str, dissent: findings.Dissent) -> Line:
    said = dissent.observation
    args = values.Record(value=value, said=str(said.value))
    return Line(section="note", phrase=f"note.stale_{field}", args=args, cites=(said.place,), priority=12)
