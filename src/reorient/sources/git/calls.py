"""The one list of git calls, and the one way to make them.

Promises: each call only reads (with the environment of `shelter`), and its answer is whole and bounded, or a gap.
Refuses: any argument that a repository chose, but a full ref name behind `--` or where git takes no option.
Needs git 2.31: older ones ignore settings given through the environment, and `LOCATE` then shows it.

Facts: git-rev-parse(1), git-status(1), git-log(1), git-for-each-ref(1), git-worktree(1), git-check-attr(1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from reorient import reach
from reorient.model import gaps
from reorient.model.frozen import Frozen
from reorient.sources.git import shelter, text, trouble

_LOG = (
    "--no-show-signature",
    "--no-ext-diff",
    "--no-textconv",
    "--no-patch",
    "--no-notes",
    "--no-decorate",
    "--no-color",
    "--encoding=UTF-8",
)

# The first option is printed back by a git that does not know it.
LOCATE = (
    "rev-parse",
    "--path-format=absolute",
    "--is-bare-repository",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-prefix",
    "--git-dir",
    "--git-common-dir",
)
PREFIX = ("rev-parse", "--show-prefix")
GIT_DIR = ("rev-parse", "--path-format=absolute", "--git-dir")
COMMON_DIR = ("rev-parse", "--path-format=absolute", "--git-common-dir")
KEYS = ("config", "--list", "-z", "--name-only")
HEAD_REF = ("symbolic-ref", "-q", "HEAD")
REFS = ("for-each-ref", "--format=%(refname)%00%(objectname)%00%(upstream:short)%00%(upstream:track,nobracket)")
COMMITS = ("log", "-z", "--max-count=10", *_LOG, "--format=%H%x00%ct%x00%at%x00%an%x00%s", "--")
STASHES = ("log", "-z", "--walk-reflogs", *_LOG, "--format=%H%x00%ct%x00%gs", "refs/stash", "--")
STATUS = (
    "status",
    "--porcelain=v2",
    "-z",
    "--branch",
    "--no-ahead-behind",
    "--untracked-files=normal",
    "--ignore-submodules=dirty",
    "--find-renames",
)
FILTERS = ("check-attr", "-z", "--stdin", "filter")
WORKTREES = ("worktree", "list", "--porcelain", "-z")

_TIMEOUT_S = 5
_LIMIT = 32 * 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Git(Frozen):
    """One git, asked in one folder, in the environment that `shelter` made."""

    world: reach.Reach
    cwd: str
    env: Mapping[str, str]
    program: str = "git"

    def run(self, call: tuple[str, ...], *refs: str, stdin: bytes = b"") -> reach.Ran:
        """The bare answer of a call. refs: full ref names."""
        argv = (self.program, *call, *refs)
        return self.world.run(argv, cwd=self.cwd, env=self.env, stdin=stdin, timeout_s=_TIMEOUT_S)

    def checked(self, call: tuple[str, ...], ran: reach.Ran, *, fields: tuple[str, ...]) -> reach.Ran | gaps.Gap:
        """An answer that succeeded and is bounded, or the gap it leaves in `fields`."""
        if not ran.ok:
            return trouble.gap(call[0], ran, cwd=self.cwd, fields=fields)
        if len(ran.out) > _LIMIT:
            return trouble.too_long(call[0], len(ran.out), cwd=self.cwd, fields=fields)
        return ran

    def ask(
        self, call: tuple[str, ...], *refs: str, fields: tuple[str, ...] = (), stdin: bytes = b""
    ) -> reach.Ran | gaps.Gap:
        """`run`, then `checked`."""
        return self.checked(call, self.run(call, *refs, stdin=stdin), fields=fields)

    def at(self, cwd: str) -> Git:
        """The same git in another folder of the same repository."""
        return replace(self, cwd=cwd)

    def silencing(self, drivers: Iterable[str]) -> Git:
        """The same git with these filters set to nothing."""
        return replace(self, env=shelter.silenced(self.env, drivers))


def keys(git: Git) -> frozenset[str] | gaps.Gap:
    """The names of everything configured, by any file. Without them no filter could be silenced.

    Our own settings must be among them, or git has not taken them.
    """
    ran = git.ask(KEYS)
    if isinstance(ran, gaps.Gap):
        return ran
    names = frozenset(text.path(name) for name in ran.out.split(b"\0")[:-1])
    if not ran.out.endswith(b"\0") or not names >= shelter.KEYS:
        return trouble.garbled("config", cwd=git.cwd)
    return names
