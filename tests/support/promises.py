"""Promises: what the product must and must not do, each with an id that tests cite.

The tables stand in tests/promises/*.toml: rules of the design (R), and the sentences of the three documents (F, D, C),
told in our own words. A test cites with `@pytest.mark.promise("R1", "C-07")`. A citation of an unknown id ends the run
before any test; the end of a run prints how many promises have a test, and with --promises also those without.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "promises"
_CITED = pytest.StashKey[dict[str, frozenset[str]]]()
_PROVEN = pytest.StashKey[set[str]]()


@dataclass(frozen=True, slots=True, kw_only=True)
class Promise:
    """One row. file: the document it comes from.  part: where in it.  sentence: what holds."""

    id: str
    file: str
    part: str
    sentence: str


def load(folder: Path = FOLDER) -> Mapping[str, Promise]:
    """Every promise by its id, in the order of the tables. ValueError when an id stands twice."""
    found: dict[str, Promise] = {}
    for promise in (row for path in sorted(folder.glob("*.toml")) for row in _rows(path)):
        if promise.id in found:
            raise ValueError(f"promise {promise.id} stands twice")
        found[promise.id] = promise
    return found


def _rows(path: Path) -> Iterator[Promise]:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    file = table.pop("file")
    for part, rows in table.items():
        for id_, sentence in rows.items():
            yield Promise(id=id_, file=file, part=part, sentence=sentence)


def cited(item: pytest.Item) -> frozenset[str]:
    """The ids that a test cites, by itself, its class or its module."""
    return frozenset(id_ for mark in item.iter_markers("promise") for id_ in mark.args)


def unknown(items: Iterable[pytest.Item], known: Iterable[str]) -> list[str]:
    """One line a citation that no table has."""
    have = frozenset(known)
    return [f"{id_} (cited by {item.nodeid})" for item in items for id_ in sorted(cited(item) - have, key=str)]


def pytest_addoption(parser: pytest.Parser) -> None:
    """--promises lists what no test of this run cites."""
    parser.addoption("--promises", action="store_true", help="list the promises that no test of this run proves")


def pytest_configure(config: pytest.Config) -> None:
    """The mark stands beside what reads it."""
    config.addinivalue_line("markers", "promise(*ids): the promises (tests/promises/) that this test proves")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse unknown ids, and remember who cites what."""
    if strangers := unknown(items, load()):
        raise pytest.UsageError("no such promise: " + "; ".join(strangers))
    config.stash[_CITED] = {item.nodeid: cited(item) for item in items}
    config.stash[_PROVEN] = set()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """A promise is proven by a test that ran and passed, not by one that was skipped."""
    report = yield
    if report.when == "call" and report.passed:
        item.config.stash[_PROVEN] |= cited(item)
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """How many promises have a test; which of them only tests that did not pass; on request those without."""
    table = load()
    having = frozenset().union(*config.stash.get(_CITED, {}).values())
    unproven = sorted(having - config.stash.get(_PROVEN, set()))
    terminalreporter.section(f"promises: {len(having)} of {len(table)} have a test", sep="-")
    if unproven:
        terminalreporter.line("cited only by tests that did not pass or did not run: " + ", ".join(unproven))
    if config.getoption("--promises"):
        for promise in table.values():
            if promise.id not in having:
                terminalreporter.line(f"{promise.id}  {promise.sentence}  [{promise.file}, {promise.part}]")
