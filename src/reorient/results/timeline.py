"""Lines of what happened, in order."""

from __future__ import annotations

from reorient.model import findings, values
from reorient.model.lines import Line
from reorient.results import reading

MOST = 12
_TOLD = 64  # characters of the last request, which stands whole in a place of its own


def lines(found: findings.Findings) -> list[Line]:
    """The newest events, oldest of them first; the newest are fitted first."""
    events = reading.entries(found, "timeline")[:MOST]
    request = reading.newest(found, "last_request")
    return [
        _line(entry, priority=20 + at, limit=_TOLD if request and entry.place == request.place else 0)
        for at, entry in reversed(list(enumerate(events)))
    ]


def _line(entry: reading.Entry, *, priority: int, limit: int) -> Line:
    kind, text = entry.text("kind"), entry.text("text")
    args = values.Record(at=entry.text("at") or "-", **({"text": text} if text else {}))
    return Line(
        section="timeline",
        phrase=f"timeline.{kind}" if text or kind == "interrupted" else f"timeline.{kind}_bare",
        args=args,
        quoted=("text",) if text else (),
        cites=(entry.place,),
        priority=priority,
        limit=limit,
    )
