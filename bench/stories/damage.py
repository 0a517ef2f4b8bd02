"""What happens to session files in the world: each kind is a public report. None of them may cost a fact.

The damage is put at the second human row, where the story keeps words that only stand there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

_HUGE = 30 * 1024 * 1024


def apply(kind: str, lines: list[str], humans: list[int], rng: random.Random) -> bytes:
    """The file's bytes with that damage; "" is none. KeyError for an unknown kind."""
    whole = [line.encode() for line in lines]
    if not kind:
        return b"\n".join(whole) + b"\n"
    return KINDS[kind](whole, humans[1] if len(humans) > 1 else humans[0], rng)


def _glued(lines: list[bytes], at: int, rng: random.Random) -> bytes:
    """Two rows on one line, without a newline between."""
    return b"\n".join([*lines[: at - 1], lines[at - 1] + lines[at], *lines[at + 1 :]]) + b"\n"


def _torn_last(lines: list[bytes], at: int, rng: random.Random) -> bytes:
    """A write that was cut off: part of one more row, no newline."""
    return b"\n".join(lines) + b"\n" + lines[at][: len(lines[at]) // 2]


def _torn_prefix(lines: list[bytes], at: int, rng: random.Random) -> bytes:
    """Part of a row whose end was lost, and a whole row after it on the same line."""
    torn = lines[at - 1][: len(lines[at - 1]) // 3]
    return b"\n".join([*lines[:at], torn + lines[at], *lines[at + 1 :]]) + b"\n"


def _surrogate(lines: list[bytes], at: int, rng: random.Random) -> bytes:
    """A lone surrogate and U+2028 inside the words, as a truncated emoji leaves them."""
    row = json.loads(lines[at])
    row["message"]["content"] += " \ud83d and\u2028more"
    text = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
    broken = text.replace("\ud83d", "\\ud83d").encode()
    return b"\n".join([*lines[:at], broken, *lines[at + 1 :]]) + b"\n"


def _crlf(lines: list[bytes], at: int, rng: random.Random) -> bytes:
    return b"\r\n".join(lines) + b"\r\n"


def _huge_line(lines: list[bytes], at: int, rng: random.Random) -> bytes:
    """One row with a 30 MB image just before the words that matter."""
    data = rng.randbytes(3 * 1024).hex().encode() * (_HUGE // (6 * 1024))
    source = b'{"type":"base64","media_type":"image/png","data":"' + data + b'"}'
    row = (
        b'{"type":"user","isMeta":true,"message":{"role":"user","content":[{"type":"image","source":' + source + b"}]},"
        b'"uuid":"00000000-0000-4000-8000-000000000030","parentUuid":null,"timestamp":"2026-01-01T00:00:00.000Z"}'
    )
    return b"\n".join([*lines[:at], row, *lines[at:]]) + b"\n"


def _nulls(lines: list[bytes], at: int, rng: random.Random) -> bytes:
    """A block of null bytes where the disk lost a write, on a line of its own."""
    return b"\n".join([*lines[:at], b"\x00" * 4096, *lines[at:]]) + b"\n"


KINDS: dict[str, Callable[[list[bytes], int, random.Random], bytes]] = {
    "glued": _glued,
    "torn_last": _torn_last,
    "torn_prefix": _torn_prefix,
    "surrogate": _surrogate,
    "crlf": _crlf,
    "huge_line": _huge_line,
    "nulls": _nulls,
}
