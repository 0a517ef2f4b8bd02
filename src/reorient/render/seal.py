"""Seals a result: masks every string in it, names each line, and takes the digest of the evidence.

Nothing is rendered that was not sealed. A line's name is a digest over section, phrase, masked values and cites, so it
is the same from run to run and in every language. The digest covers all but when and how the result is shown.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterable
from typing import Any, TypeVar

from reorient.model import context, findings, lines, observations, values
from reorient.render.mask import text as masks

_ID = 12  # hexadecimal digits of a name

_SHOWN = frozenset({"generated_at", "lang", "template", "digest"})  # how and when a result is shown: no evidence
_FITTED = frozenset({"priority", "keep", "limit", "quoted"})  # how a line is fitted and shown: no evidence either

T = TypeVar("T")


def seal(result: context.Context) -> context.Context:
    """The result masked, its lines named and its digest set. Sealing twice changes nothing."""
    safe = masked(result)
    safe = dataclasses.replace(safe, lines=named(safe.lines), notes=named(safe.notes))
    return dataclasses.replace(safe, digest=digest(safe))


def masked(value: T) -> T:
    """The same value, whatever it is made of, with every string in it masked."""
    return _masked(value)  # type: ignore[no-any-return] # the walk keeps the type it was given


def named(unnamed: Iterable[lines.Line]) -> tuple[lines.Line, ...]:
    """Lines with their ids. Lines of one id are the same line: one stays, with the better of their ranks."""
    found: dict[str, lines.Line] = {}
    for line in unnamed:
        name = line_id(line)
        twin = found.get(name, line)
        found[name] = dataclasses.replace(
            twin, id=name, keep=twin.keep or line.keep, priority=min(twin.priority, line.priority)
        )
    return tuple(found.values())


def line_id(line: lines.Line) -> str:
    """The name of a masked line."""
    cites = tuple((cite.source, cite.mark, cite.revision) for cite in line.cites)
    return values.digest((line.section, line.phrase, line.args, cites))[:_ID]


def conflict_id(conflict: findings.Conflict) -> str:
    """The name of a masked conflict: its kind, what it is about, and its sides in whatever order they came."""
    sides = tuple(sorted(side.digest for side in conflict.sides))
    return values.digest((conflict.kind, str(conflict.subject), sides))[:_ID]


def digest(result: Any) -> str:
    """sha256 over a masked result, without the fields that only tell how and when it is shown."""
    return values.digest(
        tuple(
            (field.name, _value(getattr(result, field.name)))
            for field in dataclasses.fields(result)
            if field.name not in _SHOWN
        )
    )


def _masked(value: Any) -> Any:
    if isinstance(value, enum.Enum):
        return value
    if isinstance(value, str):
        return masks.mask(value)
    if isinstance(value, values.Record):
        return masks.mask_value(value)
    if isinstance(value, tuple):
        return tuple(_masked(item) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        inside = {field.name: _masked(getattr(value, field.name)) for field in dataclasses.fields(value)}
        return dataclasses.replace(value, **inside)
    return value


def _value(part: Any) -> values.Value:
    if isinstance(part, observations.Observation):
        return part.digest  # not when it was seen
    if isinstance(part, tuple):
        return tuple(_value(item) for item in part)
    if dataclasses.is_dataclass(part) and not isinstance(part, type):
        told = (field for field in dataclasses.fields(part) if field.name not in _FITTED)
        return tuple((field.name, _value(getattr(part, field.name))) for field in told)
    return str(part) if isinstance(part, enum.Enum) else values.freeze(part)
