"""Bounds on the text kept of one row: the beginning and the end, and how much is missing between them."""

from __future__ import annotations

OUTPUT = 20_000
NOTE = 2_000
DETAIL = 400
WRITTEN = 8_000


def ends(text: str, most: int) -> str:
    """The text, or its two ends where it is longer than `most` characters; the end counts more in an output."""
    if len(text) <= most:
        return text
    head = most // 4
    tail = most - head
    return f"{text[:head]}\n[... {len(text) - most} characters left out ...]\n{text[-tail:]}"
