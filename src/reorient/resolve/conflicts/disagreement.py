"""The conflict that any field can have: its sources contradict each other, and neither rank nor time explains it."""

from __future__ import annotations

from collections.abc import Mapping

from reorient.model.findings import Conflict, Disputed
from reorient.model.values import Record
from reorient.resolve import rules

KIND = "sources_disagree"

# h where acting on the wrong side loses or repeats work, l where it only misplaces a name; m otherwise.
SEVERITY: Mapping[str, str] = {
    "done": "h",
    "failing": "h",
    "operation": "h",
    "compactions": "l",
    "edited": "l",
    "name": "l",
    "reference": "l",
    "timeline": "l",
}


def of(dispute: Disputed) -> Conflict | None:
    """The conflict of a dispute, or None where fewer than two contenders hold its sides."""
    if not rules.contend(dispute.rivals):
        return None
    return Conflict(
        kind=KIND,
        severity=SEVERITY.get(dispute.field, "m"),
        subject=dispute.subject,
        sides=dispute.rivals,
        details=Record(field=dispute.field, key=dispute.key),
    )
