"""Regular expressions compiled when they are first used: a rule that a run does not need costs nothing."""

from __future__ import annotations

import functools
import re


@functools.cache
def compiled(expression: str, flags: int = 0) -> re.Pattern[str]:
    """The compiled expression, the same one each time."""
    return re.compile(expression, flags)
