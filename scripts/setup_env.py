"""Make .venv: the packages that requirements/ pins, and this project itself, in place.

Says what it installs before it does. Nothing outside the folder changes: no cache, and pip's scratch is inside .venv
too. Up to date means that a digest of what was asked for stands in .venv/reorient-env.json; otherwise the environment
is completed or made anew. A .venv that this script did not make is left alone.

pip keeps its own settings (its configuration files, PIP_* variables, proxies): they say where packages come from.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
NOTE = VENV / "reorient-env.json"
SCRATCH = VENV / "tmp"
PYTHON = VENV / "bin" / "python"
ABOUT = {"run": "about 10 s", "test": "about 20 s"}

# Variables that would send packages, or the interpreter, somewhere else.
DIVERTING = ("PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_VIRTUALENV")
ADVICE = "Is the package index in reach? pip's own settings (PIP_INDEX_URL, PIP_CERT, HTTPS_PROXY) are in force."
INSTALL = ("--no-warn-script-location", "--no-deps")


def main(use: str) -> int:
    """0 when .venv is fit for `use` (run or test)."""
    if sys.platform == "win32":
        return refuse("reorient runs on Linux and macOS; on Windows, run it inside WSL.")
    made, wanted = note(), {each: digest(each) for each in ABOUT}
    if made.get(use) == wanted[use] and PYTHON.exists():
        return 0
    if VENV.exists() and not NOTE.exists():
        return refuse(f"{VENV} was made by something else. Move it away, then run this again.")
    if not can_make_environments():
        return refuse(f"{sys.executable} lacks venv or ensurepip. One command helps: {remedy()}")
    if made.get("run") != wanted["run"] or not PYTHON.exists():
        made = {}
    try:
        build(use, wanted, fresh=not made)
    except subprocess.CalledProcessError as error:
        return refuse(f"{last_lines(error.output)}\nThat was: {' '.join(error.cmd)}\n{ADVICE}")
    return 0


def build(use: str, wanted: dict[str, str], *, fresh: bool) -> None:
    """Install what is missing for `use`, and write down that it stands."""
    announce(use, fresh=fresh)
    if fresh:
        shutil.rmtree(VENV, ignore_errors=True)
        SCRATCH.mkdir(parents=True)
        NOTE.write_text("{}\n")
        call(sys.executable, "-I", "-m", "venv", VENV)
    SCRATCH.mkdir(exist_ok=True)
    pip("install", *INSTALL, "-r", ROOT / "requirements" / f"{use}.txt")
    if fresh:
        pip("install", *INSTALL, "--no-build-isolation", "-e", ROOT)
    pip("check")
    call(PYTHON, "-I", "-m", "compileall", "-q", ROOT / "src")
    shutil.rmtree(SCRATCH)
    NOTE.write_text(json.dumps({each: wanted[each] for each in ("run", use)}, indent=1) + "\n")


def announce(use: str, *, fresh: bool) -> None:
    """Before anything is done: what, with which Python, how long, and what stays as it is."""
    names = pins(use) if fresh else [pin for pin in pins(use) if pin not in pins("run")]
    version = ".".join(map(str, sys.version_info[:2]))
    what = f"Making .venv with Python {version}" if fresh else "Completing .venv"
    print(f"{what} ({len(names)} packages, {ABOUT[use]}). Nothing outside this folder changes.")
    print(f"  {', '.join(names)}", flush=True)


def pins(use: str) -> list[str]:
    """The `name==version` lines of a requirements file and of those it takes in."""
    lines = (ROOT / "requirements" / f"{use}.txt").read_text().splitlines()
    others = (line.removeprefix("-r ").removesuffix(".txt") for line in lines if line.startswith("-r "))
    taken = [pin for other in others for pin in pins(other)]
    return taken + [line for line in lines if "==" in line]


def digest(use: str) -> str:
    """Changes when the environment would come out otherwise: pins, packaging, Python, place."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packaging = [project["project"], project["build-system"], project["tool"]["hatch"]]
    asked = [pins(use), packaging, sys.version, os.path.realpath(sys.executable), str(ROOT)]
    return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()


def note() -> dict[str, str]:
    """What the last run finished; nothing where there was none or it was broken off."""
    try:
        return dict(json.loads(NOTE.read_text()))
    except (OSError, ValueError):
        return {}


def pip(*words: str | Path) -> None:
    """The environment's own pip."""
    call(PYTHON, "-I", "-m", "pip", "--no-cache-dir", "--disable-pip-version-check", "--no-input", *words)


def call(*words: str | Path) -> None:
    """Run to the end, scratch inside .venv; its output is kept for the case that it fails.

    pip asks rustc for its version, and rustup's rustc would make a folder in the home of someone new to it.
    """
    env = {name: text for name, text in os.environ.items() if name not in DIVERTING}
    env |= {"TMPDIR": str(SCRATCH), "RUSTUP_HOME": str(SCRATCH)}
    argv = [str(word) for word in words]
    subprocess.run(argv, env=env, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)


def can_make_environments() -> bool:
    """Some systems ship these two modules apart from Python."""
    try:
        import ensurepip
        import venv  # noqa: F401 - asked whether it is there

        return bool(ensurepip.version())
    except (ImportError, AttributeError):
        return False


def remedy() -> str:
    """The command that brings venv and ensurepip on this system."""
    sudo = "" if os.geteuid() == 0 else "sudo "
    commands = (
        f"apt-get install python3.{sys.version_info.minor}-venv",
        "dnf install python3-pip",
        "apk add py3-pip",
    )
    fitting = (f"{sudo}{command}" for command in commands if shutil.which(command.partition(" ")[0]))
    return next(fitting, "install a Python that has venv and ensurepip, then make PYTHON=/path/to/it run")


def last_lines(text: str, count: int = 15) -> str:
    return "\n".join(text.strip().splitlines()[-count:])


def refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
