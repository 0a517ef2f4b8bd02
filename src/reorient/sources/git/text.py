"""What git says in bytes, as text and times that every writer can hold.

Promises: valid Unicode whatever the bytes are, for bytes that are no UTF-8 stand as `\\xff`; one line for git's own
complaints; no time where the number is none. Refuses to drop a byte silently.
"""

from __future__ import annotations

import datetime
import os

_LONGEST = 200


def shown(raw: bytes | str) -> str:
    """Bytes, or a path as the system gives it, as valid text."""
    data = os.fsencode(raw) if isinstance(raw, str) else raw
    return data.decode("utf-8", "backslashreplace")


def path(raw: bytes) -> str:
    """Bytes as the system's own form of a path or of a variable: exact, but not fit to be shown."""
    return os.fsdecode(raw)


def complaint(raw: bytes) -> str:
    """The first line that git wrote to stderr, printable and bounded; "" where it wrote none."""
    lines = [line.strip() for line in shown(raw[:4096]).split("\n") if line.strip()]
    if not lines:
        return ""
    line = "".join(mark if mark.isprintable() else repr(mark)[1:-1] for mark in lines[0])
    return line if len(line) <= _LONGEST else line[:_LONGEST] + "..."


def moment(seconds: bytes | int) -> str | None:
    """Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`; None for what is no time of the years 1 to 9999."""
    try:
        at = datetime.datetime.fromtimestamp(int(seconds), datetime.UTC)
    except (ValueError, OverflowError, OSError):
        return None
    return f"{at.year:04}" + at.strftime("-%m-%dT%H:%M:%SZ")
