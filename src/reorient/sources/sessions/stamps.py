"""Times as rows write them, in the one form the model takes.

Promises: `YYYY-MM-DDTHH:MM:SSZ` or None. A time without a zone is None: it names no moment.
"""

from __future__ import annotations

import datetime
import re

_USUAL = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z")


def moment(value: object) -> str | None:
    """The moment that a row's timestamp names, to the second, in UTC."""
    if not isinstance(value, str):
        return None
    try:
        read = datetime.datetime.fromisoformat(value)
        if _USUAL.fullmatch(value):
            return f"{value[:19]}Z"
        if read.tzinfo is None:
            return None
        return read.astimezone(datetime.UTC).replace(tzinfo=None).isoformat(timespec="seconds") + "Z"
    except (ValueError, OverflowError):
        return None


def of_milliseconds(value: object) -> str | None:
    """The moment of a count of milliseconds since 1970."""
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return None
    try:
        return datetime.datetime.fromtimestamp(value // 1000, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError, OSError):
        return None
