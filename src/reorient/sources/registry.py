"""The sources by name: which module reads which. A new source is one file and one row here.

Modules are imported when first asked for, so that a command pays only for what it reads.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from types import ModuleType

# Records give observations: NAME, SPEAKS_FOR, `observe`.
RECORDS: Mapping[str, str] = {
    "git": "reorient.sources.git.repository",
}
# Talks give utterances: NAME, SPEAKS_FOR (empty), `find` (the sessions of a folder), `read`, and `row`, which opens a
# cite.
TALKS: Mapping[str, str] = {
    "claude-code": "reorient.sources.sessions.claude_code",
    "codex": "reorient.sources.sessions.codex",
    "openclaw": "reorient.sources.sessions.openclaw",
    "pi": "reorient.sources.sessions.pi",
    "gemini-cli": "reorient.sources.sessions.gemini",
    "opencode": "reorient.sources.sessions.opencode",
}


def module(name: str) -> ModuleType:
    """The source of that name. KeyError where there is none."""
    return importlib.import_module({**RECORDS, **TALKS}[name])
