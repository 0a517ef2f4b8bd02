"""The name under which Claude Code keeps a folder's sessions.

The folder's path in NFC, every UTF-16 unit outside [A-Za-z0-9] as `-`; beyond 200 characters cut there, with the path's
hash in base 36 behind it. Seen with 2.1.332 (an emoji gives two dashes, as UTF-16 has it); the SDK's
`project_key_for_directory` gives one, so both are looked under. The name does not lead back to the folder: two folders
may share it, and only the rows tell them apart.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

LONGEST = 200
_OTHER = re.compile(r"[^a-zA-Z0-9]")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def keys(paths: Iterable[str]) -> tuple[str, ...]:
    """The names for these spellings of one folder, each once."""
    found = (key for path in paths for key in (_key(_units(_nfc(path))), _key(_nfc(path))))
    return tuple(dict.fromkeys(found))


def stem(key: str) -> str:
    """What the names of a long path begin with whatever its hash, or "" for the name of a short one."""
    return key[: LONGEST + 1] if len(key) > LONGEST else ""


def _nfc(path: str) -> str:
    return unicodedata.normalize("NFC", path)


def _units(path: str) -> str:
    """The path with one character for each UTF-16 unit."""
    raw = path.encode("utf-16-le", "surrogatepass")
    return "".join(chr(low | high << 8) for low, high in zip(raw[::2], raw[1::2], strict=True))


def _key(path: str) -> str:
    plain = _OTHER.sub("-", path)
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]}-{_hash(path)}"


def _hash(path: str) -> str:
    """h = h * 31 + unit in signed 32 bits, its absolute value in base 36."""
    value = 0
    for char in path:
        value = (value * 31 + ord(char)) & 0xFFFFFFFF
    value = abs(value - (1 << 32) if value >= 1 << 31 else value)
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
