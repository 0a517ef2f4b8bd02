"""Tells a story: a real repository and session files in one folder, and the story with its placeholders filled in.

    DIR/home/.claude/projects/ENC/ID.jsonl    the session, and its sibling where the story has one
    DIR/FOLDER                                the repository

The same story, options and folder give the same bytes; another folder changes only the paths that name it.
"""

from __future__ import annotations

import dataclasses
import os
import pathlib
import random
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from bench.stories import blanks, damage, places, rows, shape, teller


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A story as told. story: with every placeholder filled in."""

    story: shape.Story
    home: pathlib.Path
    repository: pathlib.Path
    session: pathlib.Path
    session_id: str

    @property
    def config(self) -> pathlib.Path:
        return self.home / ".claude"


def tell(story: shape.Story, options: shape.Options, folder: pathlib.Path) -> Scene:
    """Write the story there. `folder` must not hold one already."""
    root = folder / story.repository.folder
    secrets = blanks.secrets(f"{options.seed}:{story.name}")
    hidden = {f"secret:{kind}": text for kind, text in secrets.items()}
    ids = places.build(_with_files(story.repository, hidden), root, story.start)
    known = {f"sha:{name}": sha[:7] for name, sha in ids.items()} | {"root:": str(root)}
    told = blanks.fill(story, known | hidden)
    home = folder / "home"
    project = home / ".claude" / "projects" / encoded(str(root))
    project.mkdir(parents=True)
    speaker = _Speaker(told, options, root, project, ids)
    if told.sibling:
        speaker.sibling()
    path, session_id = speaker.session()
    bodies = {f"secret:{kind}": blanks.body(kind, text) for kind, text in secrets.items()}
    judged = _with_patterns(told, blanks.fill(story, known | bodies, escape=True))
    return Scene(story=judged, home=home, repository=root, session=path, session_id=session_id)


def encoded(cwd: str) -> str:
    """The runtime's folder name for a working directory: its own rule, for paths short enough not to be cut."""
    return re.sub(r"[^A-Za-z0-9]", "-", unicodedata.normalize("NFC", cwd))


def _with_files(repository: shape.Repository, words: Mapping[str, str]) -> shape.Repository:
    """Its files with the secrets in them; commits hold none, so that their ids do not depend on the seed."""
    files = {name: blanks.fill(dict(getattr(repository, name)), words) for name in ("changed", "untracked", "staged")}
    return dataclasses.replace(repository, **files)


def _with_patterns(told: shape.Story, judged: shape.Story) -> shape.Story:
    """Examples with the whole secret, patterns with the escaped part that may not appear."""
    facts = (
        dataclasses.replace(fact, patterns=other.patterns) for fact, other in zip(told.facts, judged.facts, strict=True)
    )
    traps = (
        dataclasses.replace(trap, pattern=other.pattern, excuse=other.excuse)
        for trap, other in zip(told.traps, judged.traps, strict=True)
    )
    return dataclasses.replace(told, facts=tuple(facts), traps=tuple(traps))


class _Speaker:
    """Writes the session files of one story."""

    def __init__(
        self,
        story: shape.Story,
        options: shape.Options,
        root: pathlib.Path,
        project: pathlib.Path,
        ids: Mapping[str, str],
    ) -> None:
        self._story = story
        self._options = options
        self._root = root
        self._project = project
        self._ids = ids

    def session(self) -> tuple[pathlib.Path, str]:
        """The session's file and id, with the damage that the options ask for."""
        session = self._told("session", self._story.beats, days_ago=0)
        path = self._write(session, self._options.damage)
        for name, side in session.subagents:
            folder = self._project / session.id / "subagents"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text("\n".join(side) + "\n", "utf-8")
        return path, session.id

    def sibling(self) -> None:
        """Another session of the same folder, two days older."""
        self._write(self._told("sibling", self._story.sibling, days_ago=2), "")

    def _told(self, part: str, beats: tuple[shape.Beat, ...], *, days_ago: int) -> rows.Session:
        seed = f"{self._options.seed}:{self._story.name}:{part}"
        session = rows.Session(
            rng=random.Random(seed), cwd=str(self._root), branch=self._story.repository.branch,
            version=self._story.version, start=self._story.start,
        )  # fmt: skip
        session.wait(-86400 * days_ago)
        teller.Teller(self._story, self._options, session, self._root, self._ids).all(beats)
        return session

    def _write(self, session: rows.Session, kind: str) -> pathlib.Path:
        rng = random.Random(f"{self._options.seed}:{self._story.name}:damage")
        path = self._project / f"{session.id}.jsonl"
        path.write_bytes(damage.apply(kind, session.lines, session.humans, rng))
        when = session.clock.timestamp()
        os.utime(path, (when, when))
        return path
