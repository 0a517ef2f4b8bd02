"""Settings: the environment read once, frozen. The only reader of os.environ."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """home, config_home: the person's home and configuration folders.  claude_config: Claude Code's folder.

    own_session: the session that runs us, where a runtime says so.  pwd: the working folder as the shell spells it.
    path: where programs are looked for.  colour: whether colour was not refused (NO_COLOR, TERM=dumb).
    None: not set, or no home to find it in.
    """

    home: str | None
    config_home: str | None
    claude_config: str | None
    own_session: str | None
    pwd: str | None
    path: str
    colour: bool


def read(environ: Mapping[str, str] | None = None) -> Settings:
    """From the environment given, else the process's own. Values that are empty count as not set."""
    environ = os.environ if environ is None else environ
    home = environ.get("HOME") or None
    configured = environ.get("CLAUDE_CONFIG_DIR") or None
    return Settings(
        home=home,
        config_home=environ.get("XDG_CONFIG_HOME") or None,
        claude_config=configured or (os.path.join(home, ".claude") if home else None),
        own_session=environ.get("CLAUDE_CODE_SESSION_ID") or None,
        pwd=environ.get("PWD") or None,
        path=environ.get("PATH") or os.defpath,
        colour=not environ.get("NO_COLOR") and environ.get("TERM") != "dumb",
    )
