"""A hostile repository: everything that git can be told to start is told to touch a file of its own name.

What springs stands in the folder `sprung`. `ordinary` shows that the traps are live.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from support import repos

_FILTERS = dict.fromkeys(("clean", "smudge", "process", "included"), "exec cat")
HOOKS = (
    "applypatch-msg commit-msg fsmonitor-watchman post-applypatch post-checkout post-commit post-index-change"
    " post-merge post-rewrite pre-applypatch pre-auto-gc pre-commit pre-merge-commit pre-push pre-rebase"
    " prepare-commit-msg reference-transaction"
)

CONFIG = """
[core]
    fsmonitor = {fsmonitor}
    untrackedCache = true
    pager = {pager}
    editor = {editor}
    sshCommand = {ssh}
    askPass = {askpass}
    gitProxy = {proxy}
    alternateRefsCommand = {alternates}
[alias]
    status = !{alias}
    log = !{alias}
    rev-parse = !{alias}
[pager]
    status = {pager}
    log = {pager}
    config = {pager}
    for-each-ref = {pager}
[filter "evil"]
    clean = {clean}
    smudge = {smudge}
    required = true
[filter "long.running=process"]
    process = {process}
[diff]
    external = {external}
[diff "evil"]
    textconv = {textconv}
    command = {command}
[merge "evil"]
    driver = {merge}
[gpg]
    program = {gpg}
[gpg "ssh"]
    program = {gpg}
[log]
    showSignature = true
    follow = true
[format]
    pretty = "%(trailers:key=x) %G?"
[trailer "x"]
    command = {trailer}
[credential]
    helper = !{credential}
[status]
    submoduleSummary = true
    showUntrackedFiles = no
    relativePaths = true
[diff]
    ignoreSubmodules = none
[submodule]
    recurse = true
[submodule "sub"]
    ignore = none
    update = !{update}
[interactive]
    diffFilter = {difffilter}
[uploadpack]
    packObjectsHook = {pack}
[protocol]
    allow = always
[protocol "ext"]
    allow = always
[remote "origin"]
    url = ext::{remote}
    uploadpack = {remote}
    promisor = true
    partialclonefilter = blob:none
    fetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
    remote = origin
    merge = refs/heads/main
[include]
    path = more
[includeIf "gitdir:/**"]
    path = most
"""

MORE = """
[core]
    fsmonitor = {included}
[filter "included"]
    clean = {included}
"""


class Traps:
    """The repository and the folder in which each sprung trap leaves its name."""

    def __init__(self, folder: Path) -> None:
        self.sprung_in = folder / "sprung"
        self._programs = folder / "programs"
        for made in (self.sprung_in, self._programs):
            made.mkdir()
        self.repo = _filled(repos.Repo(folder / "repo"), folder)
        self._set()

    @property
    def sprung(self) -> set[str]:
        return set(os.listdir(self.sprung_in))

    def program(self, name: str) -> str:
        """A program that touches its name and succeeds; a filter passes its input on."""
        program = self._programs / name
        program.write_text(f"#!/bin/sh\n: > '{self.sprung_in}/{name}'\n{_FILTERS.get(name, '')}\n")
        program.chmod(0o755)
        return str(program)

    def ordinary(self, *commands: str) -> set[str]:
        """What springs when an ordinary git is used here."""
        for command in commands:
            self.repo.git(*command.split(), ok=False)
        return self.sprung

    def promise(self, name: str, text: str) -> None:
        """A file of HEAD whose contents only `origin` has, and a file that may be what became of it."""
        quiet = ("-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-c", "log.showSignature=false")
        blob = self.repo.git("hash-object", "-w", "--stdin", stdin=text.encode())
        self.repo.git(*quiet, "update-index", "--add", "--cacheinfo", f"100644,{blob},{name}")
        tree = self.repo.git(*quiet, "write-tree")
        commit = self.repo.git(*quiet, "commit-tree", tree, "-p", "HEAD", "-m", "Promise")
        self.repo.git(*quiet, "update-ref", "HEAD", commit)
        self.repo.git(*quiet, "update-index", "--force-remove", name)
        self.repo.write(f"new-{name}", text + "and more\n")
        self.repo.git(*quiet, "update-index", "--add", f"new-{name}")
        self.repo.git("config", "core.repositoryFormatVersion", "1")
        self.repo.git("config", "extensions.partialClone", "origin")
        (self.repo.path / ".git/objects" / blob[:2] / blob[2:]).unlink()
        for sprung in self.sprung_in.iterdir():
            sprung.unlink()

    def _set(self) -> None:
        git_dir = self.repo.path / ".git"
        for name in HOOKS.split():
            (git_dir / "hooks").mkdir(exist_ok=True)
            (git_dir / "hooks" / name).symlink_to(self.program(f"hook-{name}"))
        self._configure(git_dir / "config", CONFIG)
        for name in ("more", "most"):
            self._configure(git_dir / name, MORE)
        self._configure(git_dir / "modules/sub/config", MORE.replace("included", "submodule"))
        _touched(self.repo)

    def _configure(self, file: Path, text: str) -> None:
        names = set(text.replace("}", "{").split("{")[1::2])
        with file.open("a") as config:
            config.write(text.format(**{name: self.program(name) for name in names}))


def _filled(repo: repos.Repo, folder: Path) -> repos.Repo:
    """Files under each filter, a submodule, a signed commit, something staged and something renamed."""
    inner = repos.Repo(folder / "inner", home=repo.home)
    inner.write("inside.txt")
    inner.commit("Inner")
    repo.git("submodule", "--quiet", "add", str(inner.path), "sub")
    repo.write(".gitattributes", "*.evil filter=evil diff=evil merge=evil\n*.inc filter=included\n")
    repo.write(".git/info/attributes", "*.proc filter=long.running=process diff=evil\n")
    for name in ("a.evil", "b.proc", "c.inc", "plain.txt"):
        repo.write(name, f"{name}\n" * 9)
    repo.commit("Fill")
    signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ\n -----END PGP SIGNATURE-----\n"
    raw = repo.git("cat-file", "commit", "HEAD").replace("\n\n", f"\n{signature}\n", 1)
    repo.git("reset", "-q", "--soft", repo.git("hash-object", "-t", "commit", "-w", "--stdin", stdin=raw.encode()))
    repo.git("mv", "plain.txt", "moved.txt")
    return repo


def _touched(repo: repos.Repo) -> None:
    """Same bytes at another time: now only a comparison of contents can tell that nothing changed."""
    later = time.time() - 1000
    for name in ("a.evil", "b.proc", "c.inc", "sub/inside.txt"):
        os.utime(repo.path / name, (later, later))
