"""`demo`: the real pipeline over a small repository and session made for it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace

from reorient import config, reach
from reorient.app import context as contexts
from reorient.app import gather
from reorient.effects import demo_stage
from reorient.model import context, sessions
from reorient.model.frozen import Frozen


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Shown(Frozen):
    """What was made, and what reorient says of it."""

    stage: demo_stage.Stage
    result: context.Context


@contextlib.contextmanager
def run(world: reach.Reach, settings: config.Settings, *, now: str | None, keep: bool) -> Iterator[Shown]:
    """Build the stage, read it, and remove it when the caller is done."""
    with demo_stage.built(path=settings.path, keep=keep) as stage:
        keeps = {"claude-code": sessions.Keep(folder=stage.config)}
        there = replace(settings, home=None, config_home=None, pwd=None, keeps=keeps)
        question = gather.Question(folder=stage.folder, now=now)
        yield Shown(stage=stage, result=contexts.run(world, there, question))
