"""Local times beside the UTC ones, where a person asked for them by naming a zone."""

from __future__ import annotations

import datetime
import re
import zoneinfo

from reorient.model import errors

_MOMENT = re.compile(r"\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def add(text: str, zone: str) -> str:
    """`2026-11-30T21:10:00Z (2026-12-01 05:10 +0800)`. UsageError where no such zone is known."""
    try:
        there = zoneinfo.ZoneInfo(zone)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise errors.UsageError(f"no time zone is called {zone}", next="reorient now --tz Europe/Berlin") from None

    def local(match: re.Match[str]) -> str:
        try:
            moment = datetime.datetime.fromisoformat(match[0]).astimezone(there)
        except (ValueError, OverflowError):
            return match[0]
        return f"{match[0]} ({moment:%Y-%m-%d %H:%M %z})"

    return _MOMENT.sub(local, text)
