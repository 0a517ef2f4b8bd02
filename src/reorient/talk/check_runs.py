"""Check runs: which commands check the work (tests, linters, type checkers, builds), and what each run found.

A run's own words decide over its exit code, for a pipe into `tail` hides the code. Where neither tells, nothing is
known of the run, and it counts neither as a pass nor as a failure.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.model import utterances
from reorient.model.frozen import Frozen
from reorient.talk import check_commands, hearing
from reorient.talk.marks import checks as marks

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
_TAIL = 8000  # a verdict and its message stand near the end of an output
_LONGEST_LINE = 2000


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Check(Frozen):
    """One run. failed None: nothing tells.  family: the tool;  target: the words it was narrowed by."""

    run: hearing.Run
    command: str
    family: str
    target: frozenset[str]
    failed: bool | None
    output: str

    @property
    def row(self) -> utterances.Utterance:
        """Where the run's result stands."""
        return self.run.outcome or self.run.call

    @property
    def message(self) -> str:
        """The line of a failed run's output that a person would quote, "" of any other."""
        return _message(self.output) if self.failed else ""

    @property
    def tests(self) -> frozenset[str]:
        """The names of the tests that failed, where the output names them."""
        return _failing_tests(self.output) if self.failed else frozenset()


def of(run: hearing.Run) -> Check | None:
    """The check that a tool use ran, or None."""
    call = run.call.call
    command = check_commands.find(call.run) if call and call.run else None
    if command is None:
        return None
    output = _lines_that_tell(run.outcome.text) if run.outcome else ""
    return Check(
        run=run,
        command=command.shown,
        family=command.family,
        target=command.target,
        failed=_verdict(run, output),
        output=output,
    )


def _lines_that_tell(text: str) -> str:
    """The end of an output without blank lines, none of its lines longer than a message is."""
    lines = _ESCAPES.sub("", text[-_TAIL:]).split("\n")
    whole = lines[1:] if len(text) > _TAIL else lines  # a part of a secret does not look like one
    return "\n".join(line.rstrip() for line in whole if line.strip() and len(line) <= _LONGEST_LINE)


def _verdict(run: hearing.Run, output: str) -> bool | None:
    if run.outcome is None:
        return None
    if marks.FAILED.search(output):
        return True
    if run.failed:
        return True
    if marks.PASSED.search(output):
        return False
    outcome = run.outcome.outcome
    return (
        False
        if outcome and outcome.failed is False and "|" not in (run.call.call.run or "" if run.call.call else "")
        else None
    )


def _message(output: str) -> str:
    for pattern in marks.MESSAGES:
        found = pattern.search(output)
        if found and (told := next((text for text in found.groupdict().values() if text), "")):
            return told.strip()
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def _failing_tests(output: str) -> frozenset[str]:
    found = (match.group(1) for pattern in marks.NAMES for match in pattern.finditer(output))
    return frozenset(name.split(" - ")[0].split("[")[0].strip() or name.strip() for name in found)
