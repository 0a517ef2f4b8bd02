"""Lines of names in play, one a kind, and of references: what an agent reaches for right after it lost its context."""

from __future__ import annotations

from reorient.model import findings, values
from reorient.model.lines import Line
from reorient.results import reading, work

_SHOWN = {"file": 6, "function": 10, "test": 4, "command": 3, "ref": 4, "error": 1}
FAINT = 12  # a name used less than a twelfth of the most used one is noise
_PRIORITY = {"file": 8, "function": 7, "test": 9, "command": 11, "ref": 12, "error": 10}


def lines(found: findings.Findings, *, top: str | None) -> list[Line]:
    """References first, then a line for each kind of name."""
    by_kind: dict[str, list[reading.Entry]] = {kind: [] for kind in _SHOWN}
    for entry in reading.entries(found, "name"):
        by_kind[entry.text("kind")].append(entry)
    return [*_references(found), *(line for kind, held in by_kind.items() for line in _names(kind, held, top))]


def _names(kind: str, held: list[reading.Entry], top: str | None) -> list[Line]:
    ranked = sorted(held, key=lambda entry: (-_score(entry), entry.text("name")))
    ranked = [entry for entry in ranked if _score(entry) * FAINT >= _score(ranked[0])]
    shown: dict[str, reading.Entry] = {}
    for entry in ranked:
        name = work.relative(entry.text("name"), top) if kind == "file" else entry.text("name")
        if kind != "file" or not any(known.endswith("/" + name) for known in shown):
            shown.setdefault(name, entry)
        if len(shown) == _SHOWN[kind]:
            break
    if not shown:
        return []
    cites = tuple(entry.place for entry in list(shown.values())[:2])
    args = values.Record(names=tuple(shown))
    return [Line(section="name", phrase=f"name.{kind}", args=args, cites=cites, priority=_PRIORITY[kind])]


def _score(entry: reading.Entry) -> int:
    score = entry.value.get("score")
    return score if isinstance(score, int) else 0


def _references(found: findings.Findings) -> list[Line]:
    held = reading.entries(found, "reference")[:5]
    if not held:
        return []
    args = values.Record(items=tuple(entry.text("text") for entry in held))
    return [
        Line(
            section="reference", phrase="reference.list", args=args, cites=tuple(e.place for e in held[:2]), priority=7
        )
    ]
