"""A SQLite file as it stands once what waits in its write-ahead log is counted in.

A reader of SQLite's own would have to make or change a file beside the database; this one changes nothing. Facts: the
file format of SQLite 3 (section 4, "The Write-Ahead Log"): a header of 32 bytes, then frames of 24 bytes and one page;
frames of an older log have other salts; a frame that ends a transaction tells the size of the database in pages.
"""

from __future__ import annotations

_HEADER, _FRAME = 32, 24
_MAGIC = (0x377F0682, 0x377F0683)
_VERSIONS = slice(18, 20)  # of the database's header: which journal is written and read


def image(database: bytes, log: bytes) -> bytearray:
    """The database with every whole transaction of the log. What is no log changes nothing."""
    found = bytearray(database)
    if len(log) >= _HEADER and _number(log, 0) in _MAGIC:
        pages, size = _committed(log)
        width = _number(log, 8)
        found += bytes(max(0, size * width - len(found)))
        for page, at in pages.items():
            found[(page - 1) * width : page * width] = log[at : at + width]
        if size:
            del found[size * width :]
    found[_VERSIONS] = b"\x01\x01"  # one that is held in memory has no log
    return found


def _committed(log: bytes) -> tuple[dict[int, int], int]:
    """Where the newest committed copy of each page stands in the log; the size of the database in pages, or 0."""
    width, salts = _number(log, 8), log[16:24]
    done: dict[int, int] = {}
    begun: dict[int, int] = {}
    size = 0
    for at in range(_HEADER, len(log) - _FRAME - width + 1, _FRAME + width):
        if log[at + 8 : at + 16] != salts:
            break
        begun[_number(log, at)] = at + _FRAME
        if ends := _number(log, at + 4):
            done |= begun
            begun, size = {}, ends
    return {page: at for page, at in done.items() if 0 < page <= size}, size


def _number(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "big")
