"""The end of a run says what was left out: how many tests were skipped, which, and why."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line a skipped test."""
    skipped = terminalreporter.stats.get("skipped", [])
    terminalreporter.section(f"not run: {len(skipped)}", sep="-")
    for report in sorted(skipped, key=lambda each: each.nodeid):
        terminalreporter.line(f"{report.nodeid}: {_reason(report)}")


def _reason(report: pytest.TestReport) -> str:
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return getattr(report, "wasxfail", "") or "no reason given"
