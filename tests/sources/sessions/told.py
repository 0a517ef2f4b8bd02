"""What a session file tells, in a few words for tests."""

from __future__ import annotations

from pathlib import Path

from reorient import reach
from reorient.model import utterances
from reorient.sources.sessions import claude_code
from support import claude_session

HUMAN = utterances.Who.HUMAN


def talk(
    session: claude_session.Session, folder: Path, *, world: reach.Reach | None = None, **options: int
) -> utterances.Talk:
    """The talk of a session, written and read."""
    return of(session.write(folder / f"{session.id}.jsonl"), world=world, **options)


def of(path: str, *, world: reach.Reach | None = None, **options: int) -> utterances.Talk:
    """The talk of a file."""
    readout = claude_code.read(world or reach.Reach(), path, **options)
    assert readout.gaps == ()
    return readout.talks[0]


def lines(found: utterances.Talk) -> list[tuple[str, str, str]]:
    """(who, kind, text) of every utterance."""
    return [(str(item.who), str(item.kind), item.text) for item in found.utterances]


def human(found: utterances.Talk, *, dead: bool = False) -> list[str]:
    """What the person said (messages, queued prompts, reasons), live or abandoned."""
    kinds = (utterances.Kind.MESSAGE, utterances.Kind.QUEUED, utterances.Kind.REFUSAL)
    return [
        item.text for item in found.utterances if item.who is HUMAN and item.kind in kinds and item.live is not dead
    ]


def skipped(found: utterances.Talk) -> dict[str, int]:
    """What was passed over, and how often."""
    return {skip.what: skip.count for skip in found.skipped}
