"""Check runs: which commands check the work (tests, linters, type checkers, builds), and what each run found.

A run's own words decide over its exit code, for a pipe into `tail` hides the code. Where neither tells, nothing is
known of the run, and it counts neither as a pass nor as a failure.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reorient.model import utterances
from reorient.model.frozen import Frozen
from reorient.talk import hearing
from reorient.talk.marks import checks as marks

_REDIRECTION = re.compile(r"\s*(?:\d?>+\s*\S*|<\s*\S*)")
_TAIL = 8000  # a verdict and its message stand near the end of an output


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Check(Frozen):
    """One run. failed None: nothing tells.  family: the tool;  target: the words it was narrowed by."""

    run: hearing.Run
    command: str
    family: str
    target: frozenset[str]
    failed: bool | None
    message: str
    tests: frozenset[str]

    @property
    def row(self) -> utterances.Utterance:
        """Where the run's result stands."""
        return self.run.outcome or self.run.call


def of(run: hearing.Run) -> Check | None:
    """The check that a tool use ran, or None."""
    call = run.call.call
    command = (call.run or "") if call else ""
    if not command or len(command) > 4000:
        return None
    found = None
    for part in re.split(r"\s*(?:&&|;|\n)\s*", command):
        if not marks.NOT_A_RUN.match(part):
            found = marks.RUN.search(part) or found
    if found is None:
        return None
    output = run.outcome.text[-_TAIL:] if run.outcome else ""
    failed = _verdict(run, output)
    family = " ".join(found.group("tool").split())
    return Check(
        run=run,
        command=_command(found),
        family="pytest" if family == "py.test" else family,
        target=_target(found.group("rest")),
        failed=failed,
        message=_message(output) if failed else "",
        tests=_failing_tests(output) if failed else frozenset(),
    )


def _command(found: re.Match[str]) -> str:
    """The tool and its words, without what only redirects its output."""
    return " ".join((found.group("tool") + _REDIRECTION.sub("", found.group("rest"))).split())


def _target(rest: str) -> frozenset[str]:
    return frozenset(word for word in rest.split() if not word.startswith("-") and word[0] not in "<>2")


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
        if found:
            return found.group("m").strip()
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def _failing_tests(output: str) -> frozenset[str]:
    found = {next(name for name in match if name) for match in marks.FAILED_NAME.findall(output) if any(match)}
    return frozenset(name.split(" - ")[0].split("[")[0].strip() for name in found)
