"""The rows of the fidelity table: how each tool is run on a story. Peers that must be installed stand in `peers`."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable
from dataclasses import dataclass

from bench import measure
from bench.stories import play

_BASELINES = measure.ROOT / "bench" / "baselines"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A row. run: its text for a scene, with what it took. note: what a reader of the row must know."""

    name: str
    run: Callable[[play.Scene], measure.Took]
    note: str = ""


def environment(scene: play.Scene, **more: str) -> dict[str, str]:
    """What a tool sees of the world: the story's home, and nothing of this machine's."""
    config = scene.home
    return measure.isolated(
        scene.home,
        CLAUDE_CONFIG_DIR=str(scene.config),
        XDG_CONFIG_HOME=f"{config}/.config",
        XDG_STATE_HOME=f"{config}/.state",
        **more,
    )


def reorient(*words: str) -> Callable[[play.Scene], measure.Took]:
    """Our own command, in the repository, with nothing told about the session."""

    def run(scene: play.Scene) -> measure.Took:
        return measure.run(
            (*measure.reorient(), *words), cwd=scene.repository, env=environment(scene, **measure.source())
        )

    return run


def baseline(name: str) -> Callable[[play.Scene], measure.Took]:
    """One of the small programs of `baselines`."""

    def run(scene: play.Scene) -> measure.Took:
        program = str(_BASELINES / f"{name}.py")
        argv = (sys.executable, program, str(scene.session), str(scene.repository))
        return measure.run(argv, cwd=pathlib.Path(scene.repository), env=environment(scene))

    return run


OURS = Tool(name="reorient now (1,000 tokens)", run=reorient("now", "--format", "md", "--budget", "1000"))
REFERENCES = (
    Tool(name="ref: git + 14 human turns", run=baseline("script")),
    Tool(name="ref: native summary", run=baseline("native"), note="the stories' own, deliberately bad"),
    Tool(name="ref: git only", run=baseline("git_only")),
    Tool(name="ref: last 8,000 characters", run=baseline("last_chars")),
)
