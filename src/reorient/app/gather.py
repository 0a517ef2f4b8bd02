"""Gathering: one folder's evidence, read once: git, the session that is its own, and what was not read.

The use cases `now`, `context`, `why` and `check` share it, so that a line printed by one is opened by another from the
same evidence.
"""

from __future__ import annotations

import posixpath
import shlex
from dataclasses import dataclass

from reorient import config, reach
from reorient.app import choose, discreet
from reorient.model import errors, findings, observations, subjects, utterances
from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap, Skip
from reorient.resolve import settle
from reorient.sources import base, registry
from reorient.sources.git import repository
from reorient.sources.sessions import scribe
from reorient.talk import observe


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Question(Frozen):
    """What was asked. folder: as typed, or None for the working folder.  session: a file or id, or None.  now: UTC."""

    folder: str | None = None
    session: str | None = None
    now: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Evidence(Frozen):
    """All that was read. top: the worktree's folder, where there is one."""

    cwd: str
    now: str
    top: str | None
    talk: utterances.Talk | None
    chosen: choose.Choice
    observations: tuple[observations.Observation, ...]
    gaps: tuple[Gap, ...]
    skipped: tuple[Skip, ...]
    findings: findings.Findings


def evidence(world: reach.Reach, settings: config.Settings, question: Question) -> Evidence:
    """Read git and the session and settle what they say. UnreadableInput where a named one is not there."""
    cwd = folder(world, settings, question.folder)
    place = located(world, settings, cwd)
    top = None if isinstance(place, Gap) else place.top
    chosen = choose.session(world, settings, cwd=cwd, top=top, named=question.session)
    talk, talk_gaps, talk_skips = _talk(world, chosen)
    if question.session and talk is not None and not talk.utterances:
        raise errors.InvalidInput(f"{question.session} holds no row of a session", next="reorient sessions")
    if question.session and talk is None:
        raise errors.UnreadableInput("; ".join(gap.reason for gap in talk_gaps), next="reorient sessions")
    elsewhere = _elsewhere(world, talk, cwd, top) if chosen.named else ()
    git = None if elsewhere else _git(world, settings, cwd, place)
    seen = [*(git.observations if git else ()), *(observe.observe(discreet.masked(talk)) if talk else ())]
    if git and talk and not isinstance(place, Gap):
        seen += _recorded_branch(talk, place.subject)
    gaps = (*(git.gaps if git else ()), *elsewhere, *chosen.gaps, *talk_gaps)
    return Evidence(
        cwd=cwd,
        now=question.now or world.now(),
        top=None if elsewhere else top,
        talk=talk,
        chosen=chosen,
        observations=tuple(seen),
        gaps=gaps,
        skipped=(*(git.skipped if git else ()), *talk_skips),
        findings=settle.all(seen, gaps, speaks_for=_speaks_for()),
    )


def _speaks_for() -> dict[str, frozenset[str]]:
    """Which fields a source would have told, had it been read."""
    talks = dict.fromkeys(("session", *registry.TALKS), observe.FIELDS)
    return {repository.NAME: repository.SPEAKS_FOR, **talks}


def located(world: reach.Reach, settings: config.Settings, cwd: str) -> repository.Repository | Gap:
    """The repository of a folder."""
    return repository.locate(world, cwd, path=settings.path, home=settings.home, config_home=settings.config_home)


def _git(world: reach.Reach, settings: config.Settings, cwd: str, found: repository.Repository | Gap) -> base.Readout:
    return repository.observe(
        world, cwd, path=settings.path, home=settings.home, config_home=settings.config_home, found=found
    )


def folder(world: reach.Reach, settings: config.Settings, named: str | None) -> str:
    """The folder asked about, absolute, as the shell spells it: sessions are filed under that spelling."""
    path = world.absolute(named) if named is not None and named.startswith(("/", "~")) else _spelled(world, settings)
    if named is not None and not named.startswith(("/", "~")):
        path = posixpath.normpath(posixpath.join(path, named))
    if not world.is_folder(path):
        raise errors.UnreadableInput(f"{named} is not a folder that can be read", next="reorient now")
    return path


def _spelled(world: reach.Reach, settings: config.Settings) -> str:
    """The working folder as the shell spells it, where that leads to the same folder."""
    here, spelled = _here(world), settings.pwd
    return spelled if spelled and spelled.startswith("/") and world.real(spelled) == world.real(here) else here


def _here(world: reach.Reach) -> str:
    try:
        return world.cwd()
    except OSError:
        raise errors.UnreadableInput("the working folder is gone", next="cd to a folder that is there") from None


def _talk(
    world: reach.Reach, chosen: choose.Choice
) -> tuple[utterances.Talk | None, tuple[Gap, ...], tuple[Skip, ...]]:
    if chosen.path is None:
        return None, (), ()
    readout: base.Readout = registry.module(chosen.source).read(world, chosen.path)
    talk = readout.talks[0] if readout.talks else None
    held = (talk.gaps, talk.skipped) if talk else ((), ())
    searched = (_searched(talk),) if talk and talk.parsed_from else ()
    return talk, (*readout.gaps, *held[0], *searched), (*readout.skipped, *held[1])


def _searched(talk: utterances.Talk) -> Gap:
    """What is not known of a session that is too large to be read whole."""
    first = talk.parsed_from // scribe.PARTS
    return Gap(
        source=talk.source,
        reason=f"rows before {first:,} were not read whole, only searched for words and to-dos",
        tried="the end of the file was read whole",
        fields=("edited", "open", "failing", "test", "done", "promise", "cause"),
    )


def _elsewhere(world: reach.Reach, talk: utterances.Talk | None, cwd: str, top: str | None) -> tuple[Gap, ...]:
    """A session recorded in another folder is never joined with this folder's git."""
    if talk is None or talk.cwd is None:
        return ()
    inside = world.real(talk.cwd)
    for known in (cwd, top):
        if known and (inside == world.real(known) or inside.startswith(world.real(known).rstrip("/") + "/")):
            return ()
    reason = f"this session was recorded in {talk.cwd}, not in {cwd}: git here is not joined with it"
    return (
        Gap(
            source="git",
            reason=reason,
            tried="compared the two folders",
            next=f"reorient now {shlex.quote(talk.cwd)}" if world.is_folder(talk.cwd) else "",
        ),
    )


def _recorded_branch(talk: utterances.Talk, subject: subjects.Subject) -> list[observations.Observation]:
    """What the runtime noted of the branch when it wrote its newest row: a record that git outranks."""
    if not talk.branch or talk.branch_place is None or talk.branch == "HEAD":
        return []
    return [
        observations.Observation(
            subject=subject,
            field="branch",
            value=talk.branch,
            voice=observations.Voice.RECORD,
            place=talk.branch_place,
        )
    ]
