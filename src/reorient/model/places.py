"""Places: where a claim stands, so that a person can open it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Place:
    """One place in one source.

    source: the source's name ("git", "claude-code").  mark: the short cite without brackets ("s:1893", "git 8a988ea").
    locator: what a person opens (`PATH:LINE`, a git command, a URL).  revision: changes when the source changes
    (a row's uuid, an object id), never a clock.  stated_at: when the source says it became true, UTC
    `YYYY-MM-DDTHH:MM:SSZ`, or None.
    """

    source: str
    mark: str
    locator: str
    revision: str
    stated_at: str | None = None
