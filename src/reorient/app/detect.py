"""`detect`: is this text, or this hook event, a sign of lost context? Nothing is read but what is handed in.

A JSON object that names its `hook_event_name` is a hook event and is placed by its transcript: where none stands yet,
or no person has spoken in it, its prompt is among the session's first messages. All else is text: a person's later
message, unless the caller says otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from reorient import reach
from reorient.model import errors, utterances, values
from reorient.render.mask import text as mask
from reorient.sources import base, registry
from reorient.sources.sessions import dialects
from reorient.talk import signs

MOST_BYTES = 60_000_000


def run(
    given: str | bytes, *, first: bool = False, origin: str | None = None, under_way: Callable[[str], bool]
) -> values.Record:
    """{triggered, kind, signs: [{sign, quote}]}, masked.

    first: it is among the session's first messages.  origin: whose words; a JSON text of a named origin is their text,
    not an event.  under_way: whether a person has already spoken in the transcript at this path.
    InvalidInput for an event that lacks what its name promises.
    """
    if isinstance(given, bytes):
        if len(given) > MOST_BYTES:
            told = f"the text is larger than {MOST_BYTES:,} bytes"
            raise errors.InvalidInput(told, next="head -c 1000000 | reorient detect")
        given = given.decode("utf-8", "replace")
    event = None if origin else _event(given)
    if event is None:
        whose = signs.Origin(origin) if origin else signs.Origin.HUMAN
        return _record(signs.detect(given, origin=whose, first=first))
    transcript = event.get("transcript_path")
    known = isinstance(transcript, str) and under_way(transcript)
    return _record(signs.from_hook(event, first=first or not known))


def _event(given: str) -> dict[str, object] | None:
    """The hook event that the text is, if it is one."""
    if not given.lstrip().startswith("{"):
        return None
    try:
        held = json.loads(given)
    except (ValueError, RecursionError):  # a text that begins with a brace
        return None
    return held if isinstance(held, dict) and "hook_event_name" in held else None


def _record(found: signs.Detection) -> values.Record:
    quoted = tuple(values.Record(sign=sign.sign, quote=mask.mask(sign.quote)) for sign in found.signs)
    return values.Record(triggered=found.triggered, kind=found.kind, signs=quoted)


def under_way(world: reach.Reach) -> Callable[[str], bool]:
    """Tells whether a person has already spoken in the transcript at a path. One that cannot be read is not."""

    def spoken(path: str) -> bool:
        if not world.is_file(path):
            return False
        readout: base.Readout = registry.module(dialects.told(world, path)).read(world, path)
        return any(item.who is utterances.Who.HUMAN for talk in readout.talks for item in talk.utterances)

    return spoken
