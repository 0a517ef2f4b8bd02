"""Marks of test frameworks: by what their output shows that they ran, by which program, and where a failure stands.

Only frameworks whose closing words are their own: two commands whose outputs bear the same ones ran the same thing.
"""

from __future__ import annotations

import re

_OUTPUTS = {
    "pytest": re.compile(r"\d (?:passed|failed|errors?)\b.* in \d[\d.]*s"),
    "jest": re.compile(r"^Test Suites: ", re.MULTILINE),
    "vitest": re.compile(r"^ +Test Files  ", re.MULTILINE),
    "mocha": re.compile(r"^ +\d+ passing \(", re.MULTILINE),
    "node": re.compile(r"^ℹ pass \d", re.MULTILINE),
    "go": re.compile(r"^(?:ok  |FAIL)\t|^--- (?:FAIL|PASS): |^PASS$", re.MULTILINE),
    "cargo": re.compile(r"^test result: ", re.MULTILINE),
    "surefire": re.compile(r"Tests run: \d+, Failures: "),
    "dotnet": re.compile(r"^(?:Passed|Failed)!  - Failed: ", re.MULTILINE),
    "phpunit": re.compile(r"^OK \(\d+ tests?|^Tests: \d+, Assertions: ", re.MULTILINE),
    "rspec": re.compile(r"^\d+ examples?, \d+ failures?", re.MULTILINE),
    "minitest": re.compile(r"^\d+ runs, \d+ assertions", re.MULTILINE),
    "ctest": re.compile(r"% tests passed, "),
    "googletest": re.compile(r"^\[=+\] ", re.MULTILINE),
    "unittest": re.compile(r"^Ran \d+ tests? in ", re.MULTILINE),
}
_FAMILIES = {
    "pytest": "pytest",
    "jest": "jest",
    "vitest": "vitest",
    "mocha": "mocha",
    "go test": "go",
    "cargo test": "cargo",
    "dotnet test": "dotnet",
    "phpunit": "phpunit",
    "rspec": "rspec",
    "ctest": "ctest",
    "unittest": "unittest",
    "mvn test": "surefire",
    "mvn verify": "surefire",
    "mvn install": "surefire",
    "mvn package": "surefire",
    "rails test": "minitest",
}
_PLACES = re.compile(
    r"^(?:FAILED|ERROR) (\S+?\.\w+)(?=::|\s|$)|^[ \t]*FAIL  ?(\S+\.\w+)\b|^FAIL\t(\S+)|^rspec \.?/?(\S+?)(?=:\d)"
    r"|^[ \t]*\d+\) \[\w+\] › (\S+?):\d",
    re.MULTILINE,
)


def of_output(output: str) -> frozenset[str]:
    """The frameworks whose closing words an output bears."""
    return frozenset(name for name, mark in _OUTPUTS.items() if mark.search(output))


def of_family(family: str) -> frozenset[str]:
    """The framework that a command's tool is known to run."""
    return frozenset({_FAMILIES[family]}) if family in _FAMILIES else frozenset()


def places(output: str) -> frozenset[str]:
    """The files and packages that a failed run's output says its failures stand in."""
    return frozenset(part for found in _PLACES.findall(output) for part in found if part)
