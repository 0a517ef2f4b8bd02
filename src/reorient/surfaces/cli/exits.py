"""The one table from trouble to exit code: 0 done, 1 an expected "no", 2 usage, 3 a bug, 130 interrupted."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Iterator

import click

from reorient import __version__
from reorient.model import errors
from reorient.render import fence
from reorient.render.mask import text as masks
from reorient.surfaces.cli import output

DONE, NO, USAGE, BUG, INTERRUPTED = 0, 1, 2, 3, 130


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Turn every way to end into its code, with one clear sentence on stderr."""
    try:
        yield
    except click.exceptions.Exit as end:
        raise SystemExit(end.exit_code) from None
    except click.exceptions.Abort:
        raise SystemExit(INTERRUPTED) from None
    except click.UsageError as error:
        raise SystemExit(_say(_usage(error), USAGE)) from None
    except errors.ReorientError as error:
        _close_stdout_if_broken()
        raise SystemExit(_say(_sentence(error), error.code)) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except (output.ReaderGone, BrokenPipeError):
        _close_stdout()
        raise SystemExit(DONE) from None
    except OSError as error:  # click's own printing: help, version
        _close_stdout_if_broken()
        raise SystemExit(_say(f"reorient: {error.strerror or error}", NO)) from None
    except Exception:  # noqa: BLE001 - the last line: whatever is left is a bug, and is told as one
        raise SystemExit(_say(_bug(), BUG)) from None


def _say(text: str, code: int) -> int:
    if sys.stderr is None:
        return code
    with contextlib.suppress(OSError, ValueError):
        print(fence.plain(masks.mask(text)), file=sys.stderr)
    return code


def _sentence(error: errors.ReorientError) -> str:
    following = f"\n  next: {error.next}" if error.next else ""
    return f"reorient: {error.sentence}{following}"


def _usage(error: click.UsageError) -> str:
    path = error.ctx.command_path if error.ctx else "reorient"
    return f"reorient: {error.format_message()}\n  next: {path} --help"


def _bug() -> str:
    trace = traceback.format_exc()
    return f"{trace}reorient {__version__}: this is a bug in reorient, not in your work. The lines above say where."


def _close_stdout_if_broken() -> None:
    """What cannot be written now cannot be at the end either."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        _close_stdout()


def _close_stdout() -> None:
    """The reader is gone: point stdout nowhere, so that the interpreter's last flush does not complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError):
        os.dup2(nowhere, sys.stdout.fileno())
