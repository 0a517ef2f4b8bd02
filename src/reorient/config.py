"""Settings: the environment read once, frozen. The only reader of os.environ."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from reorient.model import sessions
from reorient.model.frozen import Frozen


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Settings(Frozen):
    """home, config_home: the person's home and configuration folders.  keeps: where each runtime keeps its sessions.

    pwd: the working folder as the shell spells it.  path: where programs are looked for.
    colour: whether colour was not refused (NO_COLOR, TERM=dumb).
    None: not set, or no home to find it in.
    """

    home: str | None
    config_home: str | None
    pwd: str | None
    path: str
    colour: bool
    keeps: Mapping[str, sessions.Keep]


def read(environ: Mapping[str, str] | None = None) -> Settings:
    """From the environment given, else the process's own. Values that are empty count as not set."""
    environ = os.environ if environ is None else environ
    return Settings(
        home=environ.get("HOME") or None,
        config_home=environ.get("XDG_CONFIG_HOME") or None,
        pwd=environ.get("PWD") or None,
        path=environ.get("PATH") or os.defpath,
        colour=not environ.get("NO_COLOR") and environ.get("TERM") != "dumb",
        keeps=_keeps(environ),
    )


def _keeps(environ: Mapping[str, str]) -> dict[str, sessions.Keep]:
    """By the variables that each runtime reads itself, else below the home folder."""
    home = environ.get("HOME") or None

    def folder(variable: str, *below: str, inside: str = "") -> str | None:
        if named := environ.get(variable):
            return os.path.join(named, inside) if inside else named
        return os.path.join(home, *below) if home else None

    def said(*variables: str) -> str | None:
        return next(filter(None, map(environ.get, variables)), None)

    data = folder("XDG_DATA_HOME", ".local", "share", "opencode", inside="opencode")
    database = said("OPENCODE_DB")
    return {
        "claude-code": sessions.Keep(folder=folder("CLAUDE_CONFIG_DIR", ".claude"), own=said("CLAUDE_CODE_SESSION_ID")),
        "codex": sessions.Keep(folder=folder("CODEX_HOME", ".codex"), own=said("CODEX_SESSION_ID", "CODEX_THREAD_ID")),
        "openclaw": sessions.Keep(folder=folder("OPENCLAW_STATE_DIR", ".openclaw")),
        "pi": sessions.Keep(
            folder=folder("PI_CODING_AGENT_DIR", ".pi", "agent"), store=said("PI_CODING_AGENT_SESSION_DIR")
        ),
        "gemini-cli": sessions.Keep(folder=folder("GEMINI_CLI_HOME", ".gemini", inside=".gemini")),
        "opencode": sessions.Keep(folder=data, store=os.path.join(data or "", database) if database else None),
    }
