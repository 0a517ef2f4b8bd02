"""What the git tests look with: the real world at a fixed moment, a world with faults, and short questions."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from reorient import reach
from reorient.model import gaps, values
from reorient.sources import base
from reorient.sources.git import layout, repository
from support import repos

NOW = "2026-03-02T09:00:00Z"


class World(reach.Reach):
    """The real world at NOW. fault: what a git command (named by its first word) gives instead, or None."""

    def __init__(self, fault: Callable[[str], reach.Ran | None] = lambda _name: None) -> None:
        self.fault = fault
        self.ran: list[tuple[str, ...]] = []

    def now(self) -> str:
        return NOW

    def run(
        self,
        argv: Sequence[str],
        *,
        cwd: str,
        env: Mapping[str, str],
        stdin: bytes = b"",
        timeout_s: int = 10,
    ) -> reach.Ran:
        self.ran.append(tuple(argv))
        return self.fault(argv[1]) or super().run(argv, cwd=cwd, env=env, stdin=stdin, timeout_s=timeout_s)


def locate(
    repo: repos.Repo, cwd: Path | str | None = None, world: reach.Reach | None = None
) -> layout.Repository | gaps.Gap:
    return repository.locate(
        world or World(), str(repo.path if cwd is None else cwd), path=os.environ["PATH"], home=str(repo.home)
    )


def read(repo: repos.Repo, cwd: Path | str | None = None, world: reach.Reach | None = None) -> base.Readout:
    return repository.observe(
        world or World(), str(repo.path if cwd is None else cwd), path=os.environ["PATH"], home=str(repo.home)
    )


def told(readout: base.Readout, field: str) -> dict[str, values.Value]:
    """Key -> value of all claims about a field, in the order of the sources' own clock, oldest first."""
    claims = sorted((claim for claim in readout.observations if claim.field == field), key=lambda claim: claim.order)
    return {claim.key: claim.value for claim in claims}


def one(readout: base.Readout, field: str) -> values.Value:
    """The value of a field that holds one. KeyError where nothing is claimed."""
    return told(readout, field)[""]


def unread(readout: base.Readout, field: str) -> str:
    """Why a field was not read. AssertionError unless exactly one gap says so."""
    [gap] = [gap for gap in readout.gaps if field in gap.fields]
    return gap.reason
