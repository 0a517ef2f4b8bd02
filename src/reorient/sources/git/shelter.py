"""The environment in which git reads a repository and starts nothing that the repository names.

A repository's own configuration can name programs (fsmonitor, hooks, filters, gpg, ssh, credential helpers, remote
helpers), and plain `git status` starts some of them. Configuration given through the environment outranks every file,
so each such key is set here, once. Filters carry names of the repository's choosing: `drivers` finds them in the list
of configured keys, and they are set to nothing one by one. Some keys no present call reaches: they stand for the next.

Kept: the configuration files of the person and of the system, for they decide which owner is trusted (safe.directory),
what is ignored (core.excludesFile) and how lines end (core.autocrlf); the programs they name are set to nothing too.
Dropped: every variable but PATH, HOME and XDG_CONFIG_HOME, above all those that redirect git (GIT_DIR, GIT_INDEX_FILE,
GIT_WORK_TREE); and the folders of PATH that are relative or inside the repository, where a `git` could wait.

Facts: git-config(1), git(1) "Environment Variables", gitattributes(5) "filter".
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Mapping, Sequence

from reorient import reach

PATH = "/usr/local/bin:/usr/bin:/bin"

_FIXED = {
    "LC_ALL": "C",  # complaints are told apart by their words
    "GIT_OPTIONAL_LOCKS": "0",  # status would rewrite the index
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_ASKPASS": "",
    "SSH_ASKPASS": "",
    "GIT_SSH_COMMAND": "false",
    "GIT_EDITOR": "false",
    "GIT_PAGER": "cat",
    "GIT_ALLOW_PROTOCOL": "",  # outranks protocol.NAME.allow of the repository, which protocol.allow does not
    "GIT_NO_LAZY_FETCH": "1",  # a partial clone would fetch what it lacks
    "GIT_TRACE2": "0",  # a configured trace would be written
    "GIT_TRACE2_EVENT": "0",
    "GIT_TRACE2_PERF": "0",
}

_SETTINGS = (
    ("core.fsmonitor", ""),  # empty is "off" both as a boolean (2.36 on) and as a program's path (before)
    ("core.hooksPath", "/dev/null"),
    ("core.untrackedCache", "false"),  # the repository's own cache could hide files
    ("core.sshCommand", "false"),
    ("core.gitProxy", ""),
    ("core.askPass", ""),
    ("core.editor", "false"),
    ("core.pager", "cat"),
    ("core.alternateRefsCommand", ""),
    ("credential.helper", ""),
    ("protocol.allow", "never"),
    ("gpg.program", "false"),
    ("log.showSignature", "false"),
    ("submodule.recurse", "false"),
    ("status.submoduleSummary", "false"),
    ("status.renameLimit", "1000"),  # 0 would let a repository ask for hours of comparing
    ("gc.auto", "0"),
    ("maintenance.auto", "false"),
)

KEYS = frozenset(key.lower() for key, _ in _SETTINGS)


def environment(
    world: reach.Reach, cwd: str, *, path: str = PATH, home: str | None = None, config_home: str | None = None
) -> dict[str, str]:
    """The whole environment of a git call. path, home, config_home: the caller's PATH, HOME and XDG_CONFIG_HOME."""
    child = dict(_FIXED)
    child["PATH"] = _outside(world, cwd, path)
    if home is not None:
        child["HOME"] = home
    if config_home is not None:
        child["XDG_CONFIG_HOME"] = config_home
    return _with(child, _SETTINGS)


def silenced(env: Mapping[str, str], drivers: Iterable[str]) -> dict[str, str]:
    """The same environment, each of the filters set to nothing."""
    nothing = (("clean", ""), ("smudge", ""), ("process", ""), ("required", "false"))
    return _with(env, [(f"filter.{name}.{variable}", value) for name in sorted(drivers) for variable, value in nothing])


def _with(env: Mapping[str, str], settings: Sequence[tuple[str, str]]) -> dict[str, str]:
    child = dict(env)
    first = int(child.get("GIT_CONFIG_COUNT", "0"))
    for index, (key, value) in enumerate(settings, start=first):
        child[f"GIT_CONFIG_KEY_{index}"] = key
        child[f"GIT_CONFIG_VALUE_{index}"] = value
    child["GIT_CONFIG_COUNT"] = str(first + len(settings))
    return child


def drivers(keys: Iterable[str]) -> frozenset[str]:
    """The filters that a list of configured keys names: those with a program that git would run."""
    found = set()
    for key in keys:
        section, _, rest = key.partition(".")
        name, _, variable = rest.rpartition(".")
        if section == "filter" and variable in ("clean", "smudge", "process"):
            found.add(name)
    return frozenset(found)


def holder(world: reach.Reach, folder: str) -> str | None:
    """The nearest folder upwards that holds something called .git."""
    while True:
        try:
            world.read(posixpath.join(folder, ".git"), limit=1)
        except (FileNotFoundError, NotADirectoryError):
            pass
        except OSError:
            return folder  # there, but a folder, or not to be read
        else:
            return folder
        if folder == posixpath.dirname(folder):
            return None
        folder = posixpath.dirname(folder)


def _outside(world: reach.Reach, cwd: str, path: str) -> str:
    """The folders of PATH that are absolute and not inside the repository that `cwd` seems to be in."""
    here = world.real(cwd)
    homes = {here, holder(world, here) or here}
    kept = [
        folder
        for folder in path.split(":")
        if posixpath.isabs(folder) and not any(_within(world.real(folder), home) for home in homes)
    ]
    return ":".join(kept) or PATH


def _within(path: str, home: str) -> bool:
    return home != "/" and (path == home or path.startswith(home + "/"))
