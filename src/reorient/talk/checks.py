"""The last failing check, with its message and whether a later run passed; and the last test command.

A later run counts as a pass of the failure only where it surely covers it (`coverage`); any other leaves it standing.
"""

from __future__ import annotations

from reorient.model import observations, values
from reorient.talk import check_runs, coverage, hearing
from reorient.talk.check_runs import Check


def runs(heard: hearing.Hearing) -> list[Check]:
    """Every check that ran, in order."""
    found = (check_runs.of(run, heard.talk.cwd) for run in heard.runs)
    return [check for check in found if check is not None]


def _passed_later(checks: list[Check], failure: Check) -> Check | None:
    """The newest pass that covers the failure."""
    later = [check for check in checks if check.run.index > failure.run.index and check.failed is False]
    return next((check for check in reversed(later) if coverage.proves(check, failure)), None)


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """`failing` for the newest failure (with the pass that followed, if one did), `test` for the newest test run."""
    checks = runs(heard)
    newest = [check for check in checks if check.failed][-1:]
    failing = [_failing(heard, failure, _passed_later(checks, failure)) for failure in newest]
    return failing + [
        heard.claim(
            "test", values.Record(command=check.command.shown, failed=check.failed), check.row, observations.Voice.HOST
        )
        for check in ([check for check in checks if check.is_test] or checks)[-1:]
    ]


def _failing(heard: hearing.Hearing, failure: Check, later: Check | None) -> observations.Observation:
    row = failure.row
    value = values.Record(
        command=failure.command.shown,
        message=failure.message,
        tests=failure.tests[:6],
        passed_later=later is not None,
        passed_mark=later.row.place.mark if later else None,
        passed_by=later.command.shown if later else None,
    )
    return heard.claim("failing", value, row, observations.Voice.HOST)
