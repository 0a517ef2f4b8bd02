"""Findings into the result of `now` and `context`. Pure: every word comes from a finding, with its place."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, replace

from reorient.model import context, findings, utterances
from reorient.model.frozen import Frozen
from reorient.model.gaps import Gap, Skip
from reorient.model.lines import Line
from reorient.results import names, next_action, notes, repository, timeline, words_of_people, work


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Asked(Frozen):
    """What was asked and read, beside the findings. top: the worktree's folder."""

    now: str
    cwd: str
    top: str | None
    talk: utterances.Talk | None
    offered: tuple[context.Offered, ...] = ()
    gaps: tuple[Gap, ...] = ()
    skipped: tuple[Skip, ...] = ()
    template: str = "now"


def build(found: findings.Findings, asked: Asked) -> context.Context:
    """The whole result, uncut and unsealed."""
    talk = asked.talk
    return context.Context(
        generated_at=asked.now,
        scope=context.Scope(
            cwd=asked.cwd, repository=asked.top, branch=repository.branch(found), head=repository.head(found)
        ),
        lines=tuple(_lines(found, asked)),
        last_request=words_of_people.last_request(found),
        used=(talk.id,) if talk else (),
        offered=asked.offered,
        compactions=talk.compactions if talk else 0,
        skipped=asked.skipped,
        unread=asked.gaps,
        conflicts=tuple(found.conflicts),
        notes=tuple(notes.lines(found)),
        header=_header(talk),
        closing=words_of_people.closing(found),
        template=asked.template,
        legend=_legend(asked),
    )


def _header(talk: utterances.Talk | None) -> context.Header | None:
    """Of a session there is no channel; its time range and messages are told all the same."""
    if talk is None:
        return None
    spoken = [item for item in talk.utterances if item.live and item.kind in _SPOKEN and item.who in _SPEAKERS]
    times = sorted(item.at for item in spoken if item.at)
    return context.Header(
        channel=None,
        platform=talk.source,
        oldest=times[0] if times else None,
        newest=times[-1] if times else None,
        messages=len(spoken),
    )


def in_language(result: context.Context, lang: str) -> context.Context:
    """The same result, to be said in `lang` where the reader names none."""
    return replace(result, lang=lang)


def _lines(found: findings.Findings, asked: Asked) -> list[Line]:
    top = asked.top or (asked.talk.cwd if asked.talk else None)
    following = next_action.line(found)
    told = "".join(str(line.args.get("text", "")) for line in following)
    held = [
        *words_of_people.lines(found),
        *work.lines(found, top=top, claims=_CLAIMS[asked.template], told=told),
        *following,
        *repository.lines(found, top=top),
        *names.lines(found, top=top, template=asked.template),
        *(timeline.lines(found) if asked.template == "context" else ()),
    ]
    return sorted(held, key=lambda line: _ORDER.index(line.section))


_CLAIMS = {"now": 6, "context": 2}  # that are told before the names in play
_SPOKEN = frozenset({utterances.Kind.MESSAGE, utterances.Kind.QUEUED, utterances.Kind.REFUSAL})
_SPEAKERS = frozenset({utterances.Who.HUMAN, utterances.Who.AGENT})
_ORDER = (
    "objective",
    "rule",
    "decision",
    "last_request",
    "failing",
    "cause",
    "open",
    "promise",
    "next_action",
    "edited",
    "test",
    "done",
    "claim",
    "git",
    "name",
    "reference",
    "timeline",
)


def _legend(asked: Asked) -> tuple[tuple[str, str], ...]:
    session = (("s", f"{asked.talk.source} session {asked.talk.id[:8]}"),) if asked.talk else ()
    return (*session, *((("git", posixpath.basename(asked.top)),) if asked.top else ()))
