"""How to find a person's rows in the older part of a Claude Code file without reading it as JSON.

The runtime writes compact JSON with the role before the content, so a person's row holds `"role":"user","content":"` or
the same with a text block. Files that another tool wrote again may be spaced, or have another order of keys; the rows
of the file's beginning and end tell. Where they are neither compact nor spaced, looser strings are searched for, which
cost more and miss nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from reorient.sources.sessions import window

_REFUSED = b"he user said:"
# Long byte strings are found faster than short ones.
_REFUSALS = (b"to proceed with this tool use. ", b"Permission for this tool use was denied. ")
_UNTOLD = (b'[{"tool_use_id"', b'[{"type":"tool_result"', b'[{"type": "tool_result"')


@dataclass(frozen=True, slots=True)
class _Known:
    """Rows whose order of keys is known: `message` stands right before the content, `queue` names a queued prompt."""

    message: bytes
    queue: bytes
    meta: bytes

    @property
    def needles(self) -> tuple[bytes, ...]:
        return (self.message, self.queue)

    def quiet(self, data: bytes, end: int) -> tuple[bytes, ...]:
        """Results of tools, where no refusal stands: by far the most of a session's rows."""
        return () if any(data.find(begun, 0, end) >= 0 for begun in _REFUSALS) else _UNTOLD

    def may(self, data: bytes, start: int, stop: int) -> bool:
        """Requests kept for the record hold whole messages, but no row's parent; queue rows have no parent either."""
        return data.find(b'"parentUuid"', start, stop) >= 0 or data.find(self.queue, start, stop) >= 0

    def wants(self, data: bytes, hit: int, stop: int) -> bool:
        """A text that is not the runtime's own, or a tool's result that holds the reason of a refusal."""
        at = hit + len(self.message)
        if data.startswith(_UNTOLD, at):
            return data.find(_REFUSED, at, stop) >= 0
        return data.find(self.meta, at, stop) < 0


@dataclass(frozen=True, slots=True)
class _Loose:
    """Rows of an unknown order of keys."""

    needles: tuple[bytes, ...] = (b'"user"', b'"queue')

    def quiet(self, data: bytes, end: int) -> tuple[bytes, ...]:
        """Nothing is known of what stands behind a needle."""
        return ()

    def may(self, data: bytes, start: int, stop: int) -> bool:
        """Every row but the results of tools without a refusal."""
        return data.find(b'"tool_result"', start, stop) < 0 or data.find(_REFUSED, start, stop) >= 0

    def wants(self, data: bytes, hit: int, stop: int) -> bool:
        """All that may be."""
        return True


COMPACT = _Known(b'"message":{"role":"user","content":', b'"type":"queue', b'"isMeta":true')
SPACED = _Known(b'"message": {"role": "user", "content": ', b'"type": "queue', b'"isMeta": true')
LOOSE = _Loose()


def anchors(first: bytes, last: bytes) -> window.Anchors:
    """The anchors for a file, from the bytes of its beginning and of its end."""
    sample = [line for part in (first, last) for line in part.split(b"\n")[:-1] if _is_user_row(line)]
    for known in (COMPACT, SPACED):
        if sample and all(known.message in line for line in sample):
            return known
    return LOOSE


def _is_user_row(line: bytes) -> bool:
    return b'"type":"user"' in line or b'"type": "user"' in line
