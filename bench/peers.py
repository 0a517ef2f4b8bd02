"""Peers of the same trade that install from the package index, each in its own environment, run as their manuals say.

The versions are fixed. What a peer keeps is written to the story's own home or to a folder thrown away, never to the
repository that the next row reads. A peer that cannot be installed is named and left out.
"""

from __future__ import annotations

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace

from bench import measure, tools
from bench.stories import places, play

Runner = Callable[[pathlib.Path, play.Scene], measure.Took]


@dataclass(frozen=True, slots=True, kw_only=True)
class Peer:
    """A row: the package, its version, and how its environment gives a text."""

    name: str
    package: str
    run: Runner


def installed(folder: pathlib.Path) -> list[tools.Tool]:
    """The peers that could be installed there, as rows."""
    rows = []
    for peer in PEERS:
        place = folder / peer.package.split("==")[0]
        why = _install(peer.package, place)
        if why:
            print(f"not run: {peer.name}: {why}")
            continue
        rows.append(tools.Tool(name=peer.name, run=_bound(peer, place)))
    return rows


def _bound(peer: Peer, place: pathlib.Path) -> Callable[[play.Scene], measure.Took]:
    return lambda scene: peer.run(place / "bin", scene)


def _install(package: str, place: pathlib.Path) -> str:
    """ "" when it is there, else why not."""
    done = place / ".installed"
    if done.exists() and done.read_text("utf-8") == package:
        return ""
    shutil.rmtree(place, ignore_errors=True)
    try:
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True, capture_output=True)
        pip = [str(place / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", package]
        subprocess.run(pip, check=True, capture_output=True)
    except subprocess.CalledProcessError as error:
        return (error.stderr or b"").decode("utf-8", "replace").strip().split("\n")[-1] or "no reason given"
    done.write_text(package, "utf-8")
    return ""


def _hook(scene: play.Scene, event: str) -> bytes:
    """What the runtime gives a hook."""
    told = {
        "session_id": scene.session_id, "transcript_path": str(scene.session), "cwd": str(scene.repository),
        "hook_event_name": event, "trigger": "auto", "source": "compact", "custom_instructions": None,
    }  # fmt: skip
    return json.dumps(told).encode()


def _both(first: measure.Took, second: measure.Took) -> measure.Took:
    """Two runs that are one to the person who waits."""
    peak, code = max(first.peak_kb, second.peak_kb), first.code or second.code
    return replace(second, seconds=first.seconds + second.seconds, peak_kb=peak, code=code, err=first.err + second.err)


def _claimkeep(programs: pathlib.Path, scene: play.Scene) -> measure.Took:
    """Its two hooks: the brief is written before a compaction and given back after it."""
    env, command = tools.environment(scene), str(programs / "claimkeep")
    before = measure.run([command, "precompact"], cwd=scene.repository, env=env, given=_hook(scene, "PreCompact"))
    after = measure.run([command, "postcompact"], cwd=scene.repository, env=env, given=_hook(scene, "SessionStart"))
    return _both(before, replace(after, out=_context(after.out)))


def _cc_compact(programs: pathlib.Path, scene: play.Scene) -> measure.Took:
    """Its PreCompact hook writes a file for the agent to read; the file is the text."""
    with tempfile.TemporaryDirectory() as project:
        env = tools.environment(scene)
        measure.run([str(programs / "cc-compact"), "install", "--copy", "--dir", project], env=env)
        hook = pathlib.Path(project, ".claude", "hooks", "pre_compact.py")
        argv = [str(programs / "python"), str(hook)]
        took = measure.run(argv, cwd=pathlib.Path(project), env=env, given=_hook(scene, "PreCompact"))
        kept = sorted(pathlib.Path(project, ".claude", "compact-memory").glob("*.md"))
        return replace(took, out="\n".join(path.read_text("utf-8") for path in kept))


def _claude_mem_list(programs: pathlib.Path, scene: play.Scene) -> measure.Took:
    """What its SessionStart hook injects, for all days as the stories are dated. The index is kept, so not timed."""
    command, env = str(programs / "claude-mem"), tools.environment(scene)
    measure.run([command, "--backend", "claude", "cc-index"], cwd=scene.repository, env=env)
    return measure.run(
        [command, "--backend", "claude", "list", "--json", "--days", "3650"], cwd=scene.repository, env=env
    )


def _claude_mem_export(programs: pathlib.Path, scene: play.Scene) -> measure.Took:
    command, env = str(programs / "claude-mem"), tools.environment(scene)
    measure.run([command, "--backend", "claude", "cc-index"], cwd=scene.repository, env=env)
    argv = [command, "--backend", "claude", "export", "--session", scene.session_id]
    return measure.run(argv, cwd=scene.repository, env=env)


def _ctx_bridge(programs: pathlib.Path, scene: play.Scene) -> measure.Took:
    """Its snapshot of the repository. What it writes there is removed again."""
    before = _untracked(scene)
    argv = [str(programs / "ctx-bridge"), "export", "--no-clipboard", "--no-file", "--stdout"]
    took = measure.run(argv, cwd=scene.repository, env=tools.environment(scene))
    for name in _untracked(scene) - before:
        (scene.repository / name).unlink()
    shutil.rmtree(scene.repository / ".ctx", ignore_errors=True)
    return took


def _untracked(scene: play.Scene) -> set[str]:
    return set(places.git(scene.repository, "ls-files", "-z", "--others").split("\0")) - {""}


def _context(out: str) -> str:
    """The text within a hook's JSON, else the output as it is."""
    try:
        given = json.loads(out)
    except ValueError:
        return out
    inner = given.get("hookSpecificOutput", {}) if isinstance(given, dict) else {}
    return str(inner.get("additionalContext", out))


PEERS = (
    Peer(name="claimkeep 0.3.2", package="claimkeep==0.3.2", run=_claimkeep),
    Peer(name="cc-compact 0.1.11", package="cc-compact==0.1.11", run=_cc_compact),
    Peer(name="claude-mem 1.0.3 list", package="claude-mem==1.0.3", run=_claude_mem_list),
    Peer(name="claude-mem 1.0.3 export", package="claude-mem==1.0.3", run=_claude_mem_export),
    Peer(name="ctx-bridge 0.1.1", package="ctx-bridge==0.1.1", run=_ctx_bridge),
)
