"""Claude Code sessions: one JSON Lines file a session, everything in it, compactions included.

Promises: only human words are told as a person's; rows that were rewound are not live; subagents' files are named, not
mixed in. A file up to the window is read whole; of a larger one the end is read whole and the older part is searched
for a person's words, summaries and compactions, its newest stretch for to-dos and the agent's words as well. Tried with
files of 2.0.5, 2.1.7, 2.1.14 and 2.1.332.
"""

from __future__ import annotations

import dataclasses
import os

from reorient import reach
from reorient.model import sessions, utterances
from reorient.sources import base
from reorient.sources.sessions import claude_anchors, claude_near, claude_rows, claude_where, reading, window

NAME = claude_rows.NAME
SPEAKS_FOR: tuple[str, ...] = ()
DIALECT = reading.Dialect(
    name=NAME,
    fits=claude_rows.fits,
    anchors=claude_anchors.anchors,
    teller=claude_rows.Teller,
    near=claude_near.tells,
)


def find(world: reach.Reach, keep: sessions.Keep, cwd: str) -> sessions.Found:
    """The sessions that were held in a folder, the newest first."""
    return claude_where.find(world, cwd=cwd, home=None, config_dir=keep.folder, own_id=keep.own)


def read(world: reach.Reach, path: str, *, window_bytes: int = window.WHOLE) -> base.Readout:
    """The talk of a session file. The readout holds one talk, or none and the gap that says why."""
    readout = reading.read(world, path, DIALECT, window_bytes=window_bytes)
    return dataclasses.replace(readout, talks=tuple(_named(world, talk) for talk in readout.talks))


def row(world: reach.Reach, path: str, line: int) -> reading.Opened:
    """What one line of a session file says, with its bounded text: what a cite `PATH:LINE` opens."""
    return reading.opened(world, path, line, DIALECT)


def _named(world: reach.Reach, talk: utterances.Talk) -> utterances.Talk:
    """The talk under its session's id, with its subagents' files. A copied file may bear another name than its id."""
    stem = os.path.basename(talk.path).removesuffix(".jsonl")
    own = stem if claude_where.is_id(stem) or not talk.id else talk.id
    subagents, missing = claude_where.subagents(world, talk.path, own)
    return dataclasses.replace(talk, id=own, subagents=subagents, gaps=talk.gaps + missing)
