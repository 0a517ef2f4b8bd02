"""Check runs: which commands check the work (tests, linters, type checkers, builds), and what each run found.

A run's own words decide over its exit code, for a pipe into `tail` hides the code. Where neither tells, nothing is
known of the run, and it counts neither as a pass nor as a failure.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.model import utterances
from reorient.model.frozen import Frozen
from reorient.talk import check_commands, failures, hearing
from reorient.talk.marks import check_tools as tools
from reorient.talk.marks import checks as marks

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
_TAIL = 8000  # a verdict and its message stand near the end of an output
_LONGEST_LINE = 2000
_FOLDER = re.compile(r"(?:^|[\s;&(])cd\s+(\S+)|--prefix[ =](\S+)|(?<=\s)-C[ =]?(\S+)")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Check(Frozen):
    """One run. failed None: nothing tells.  folder: where the command went first, "" where it stayed."""

    run: hearing.Run
    command: check_commands.Command
    folder: str
    failed: bool | None
    output: str

    @property
    def row(self) -> utterances.Utterance:
        """Where the run's result stands."""
        return self.run.outcome or self.run.call

    @property
    def is_test(self) -> bool:
        """Whether it ran tests, and did not only build or read the code."""
        return bool(tools.TESTS.search(self.command.family))

    @property
    def message(self) -> str:
        """The line of a failed run's output that a person would quote, "" of any other."""
        return failures.message(self.output) if self.failed else ""

    @property
    def tests(self) -> tuple[str, ...]:
        """The names of the tests that failed, in order, where the output names them."""
        return failures.names(self.output) if self.failed else ()


def of(run: hearing.Run, home: str | None = None) -> Check | None:
    """The check that a tool use ran, or None. home: the talk's own folder, where going there is no change."""
    call = run.call.call
    command = check_commands.find(call.run) if call and call.run else None
    if call is None or command is None:
        return None
    output = _lines_that_tell(run.outcome.text) if run.outcome else ""
    return Check(
        run=run, command=command, folder=_folder(call.run or "", home), failed=_verdict(run, output), output=output
    )


def _folder(command: str, home: str | None) -> str:
    gone = [next(part for part in parts if part) for parts in _FOLDER.findall(command[:2000])]
    bare = "/".join(word.strip("\"'").rstrip("/").removeprefix("./") for word in gone)
    if home and (bare == home or bare.startswith(f"{home}/")):
        bare = bare[len(home) :].strip("/")
    return bare.strip("." if bare == "." else "")


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
