"""Makes a told session as large as wanted, the way sessions grow: tool turns, small talk, a compaction every 2.6 MB.

The new rows go where the story puts its noise, after what it says first and before its last request. They are written
block by block, so that a gigabyte needs little memory; every id is new and the chain of parents holds.
"""

from __future__ import annotations

import json
import pathlib
import random
import shutil
from typing import BinaryIO

from bench.stories import chatter, filler, play, rows, shape

_BLOCK = 2_600_000
_TALK = 12  # human turns a block
_SUMMARY = "The work goes on as before.\n\nFiles and Code Sections:\n" + "\n".join(
    f"   - lib/part_{number}.py: read, nothing of note" for number in range(60)
)


def tell(story: shape.Story, size: int, folder: pathlib.Path, *, seed: int = 1) -> play.Scene:
    """The story with a session of about `size` bytes. Its rules stay in the first rows, its facts stay true."""
    scene = play.tell(story, shape.Options(seed=seed, noise=0.02), folder)
    lines = scene.session.read_bytes().split(b"\n")[:-1]
    cut = _middle(lines)
    grown = scene.session.with_suffix(".growing")
    with grown.open("wb") as out:
        out.write(b"\n".join(lines[:cut]) + b"\n")
        last = _grow(out, scene, _uuid(lines[cut - 1]), size - sum(map(len, lines)), seed)
        out.write(_after(lines[cut], last) + b"\n" + b"\n".join(lines[cut + 1 :]) + b"\n")
    shutil.copystat(scene.session, grown)
    grown.replace(scene.session)
    return scene


def _middle(lines: list[bytes]) -> int:
    """The row after the first tool turn of the noise: a user row whose parent is the row before it."""
    humans = [number for number, line in enumerate(lines) if b'"thinkingMetadata"' in line]
    start = humans[1]
    return next(number for number in range(start + 2, len(lines)) if _linked(lines[number - 1], lines[number]))


def _linked(before: bytes, line: bytes) -> bool:
    row = json.loads(line)
    return row.get("type") == "assistant" and row.get("parentUuid") == json.loads(before).get("uuid")


def _uuid(line: bytes) -> str:
    return str(json.loads(line)["uuid"])


def _after(line: bytes, parent: str) -> bytes:
    """The same row, hung to another parent."""
    row = json.loads(line)
    row["parentUuid"] = parent
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode()


def _grow(out: BinaryIO, scene: play.Scene, last: str, size: int, seed: int) -> str:
    """Blocks until there are `size` more bytes; the id of the last row."""
    written, number = 0, 0
    while written < size:
        session = _block(scene, last, seed=f"{seed}:{number}", size=min(_BLOCK, size - written))
        data = ("\n".join(session.lines) + "\n").encode()
        written += out.write(data)
        last = _uuid(session.lines[-1].encode())
        number += 1
    return last


def _block(scene: play.Scene, last: str, *, seed: str, size: int) -> rows.Session:
    story, rng = scene.story, random.Random(f"{seed}:block")
    session = rows.Session(
        rng=rng, cwd=str(scene.repository), branch=story.repository.branch, version=story.version, start=story.start
    )
    session.goes_on(scene.session_id, last)
    talk = chatter.turns(story.lang, held=story.held, count=_TALK, rng=rng)
    noise = filler.Filler(rng=rng, lang=story.lang, in_play=story.in_play)
    for words, answer in talk:
        session.human(words)
        noise.until(session, size // _TALK)
        session.agent(answer or "ok")
        session.turn_end()
    if size == _BLOCK:
        session.compacted(_SUMMARY, "auto")
    return session
