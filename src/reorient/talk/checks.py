"""The last failing check, with its message and whether a later run passed; and the last test command.

A later run counts as a pass of the failure only where it was the same tool and at least as wide, or named the failing
test. A narrower pass proves nothing of the rest and leaves the failure standing.
"""

from __future__ import annotations

from reorient.model import observations, values
from reorient.talk import check_runs, hearing
from reorient.talk.check_runs import Check


def runs(heard: hearing.Hearing) -> list[Check]:
    """Every check that ran, in order."""
    found = (check_runs.of(run) for run in heard.runs)
    return [check for check in found if check is not None]


def _covers(later: Check, earlier: Check, tests: frozenset[str]) -> bool:
    if later.family != earlier.family:
        return False
    if not later.target or later.target == earlier.target or later.command == earlier.command:
        return True
    names = {name.rsplit(".", 1)[-1].rsplit("::", 1)[-1] for name in tests}
    return bool(names) and all(any(name in word for word in later.target) for name in names)


def _passed_later(checks: list[Check], failure: Check) -> Check | None:
    later = [check for check in checks if check.run.index > failure.run.index and check.failed is False]
    tests = failure.tests
    return next((check for check in later if _covers(check, failure, tests)), None)


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """`failing` for the newest failure (with the pass that followed, if one did), `test` for the newest run."""
    checks = runs(heard)
    newest = [check for check in checks if check.failed][-1:]
    failing = [_failing(heard, failure, _passed_later(checks, failure)) for failure in newest]
    return failing + [
        heard.claim(
            "test", values.Record(command=check.command, failed=check.failed), check.row, observations.Voice.HOST
        )
        for check in checks[-1:]
    ]


def _failing(heard: hearing.Hearing, failure: Check, later: Check | None) -> observations.Observation:
    row = failure.row
    value = values.Record(
        command=failure.command,
        message=failure.message,
        tests=tuple(sorted(failure.tests))[:6],
        passed_later=later is not None,
        passed_mark=later.row.place.mark if later else None,
    )
    return heard.claim("failing", value, row, observations.Voice.HOST)
