"""What goes to stdout: one text, whole; bold labels only on a terminal that wants colour."""

from __future__ import annotations

import re
import sys

from reorient import config
from reorient.model import errors

_LABEL = re.compile(r"^(?P<label>\S.{0,22}?)(?P<gap> {2,})", re.MULTILINE)
_HEADING = re.compile(r"^#{1,3} .*$", re.MULTILINE)
_CONFLICT = re.compile(r"\x1b\[1m(CONFLICT|冲突)\x1b\[0m")


class ReaderGone(Exception):
    """Nobody reads stdout any more. Its own class, because click turns BrokenPipeError into exit code 1."""


def write(text: str, settings: config.Settings) -> None:
    """Write it. UTF-8 whatever the locale; ReaderGone where the reader is gone."""
    if sys.stdout is None:
        return
    coloured = settings.colour and sys.stdout.isatty()
    data = (_colour(text) if coloured else text).encode("utf-8", "replace")
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise ReaderGone from None
    except OSError as error:
        raise errors.Unsupported(f"the text cannot be written: {error.strerror}", next="df -h .") from None


def read_stdin(limit: int) -> bytes:
    """At most `limit` bytes of standard input. UsageError where it is closed."""
    if sys.stdin is None:
        raise errors.UsageError("standard input is closed: there is nothing to read")
    return sys.stdin.buffer.read(limit)


def note(text: str) -> None:
    """A word about the run, to stderr."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)


def _colour(text: str) -> str:
    text = _HEADING.sub(lambda match: f"\x1b[1m{match[0]}\x1b[0m", text)
    text = _LABEL.sub(lambda match: f"\x1b[1m{match['label']}\x1b[0m{match['gap']}", text)
    return _CONFLICT.sub(lambda match: f"\x1b[1;31m{match[1]}\x1b[0m", text)
