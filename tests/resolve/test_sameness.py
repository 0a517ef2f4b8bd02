"""The same evidence gives the same bytes in every process, and its cost grows as the evidence does."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from reorient.model.observations import Observation
from reorient.resolve import settle
from support import evidence
from support.evidence import TABLE, claim

PROGRAM = """
import hashlib
from reorient.resolve import settle
from support import evidence
found = settle.all(evidence.body(7), [evidence.gap("git"), evidence.gap("left", "state")], table=evidence.TABLE)
print(hashlib.sha256(evidence.dump(found)).hexdigest())
"""


@pytest.mark.promise("R6", "R6a")
@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_the_hash_seed_of_the_process_changes_no_byte(seed):
    found = settle.all(evidence.body(7), [evidence.gap("git"), evidence.gap("left", "state")], table=TABLE)
    env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)

    assert done.stdout.strip() == hashlib.sha256(evidence.dump(found)).hexdigest()


SHAPES: dict[str, Callable[[int], Observation]] = {
    "an entry each": lambda n: claim(n, field="items", key=str(n)),
    "two voices to an entry": lambda n: claim(n, ("git", "host")[n % 2], field="items", key=str(n // 2), at=n % 20),
    "one source, one entry": lambda n: claim(n, order=n),
    "ties at every rank": lambda n: claim(n, ("git", "github", "roster", "agent")[n % 4]),
    "talk of one moment": lambda n: claim(n, ("human", "agent", "chat")[n % 3], field="last", at=1),
    "sets said to be empty": lambda n: claim(None, field="items", key=str(n) * (n % 2), order=n),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_ten_times_the_evidence_is_ten_times_the_work(shape):
    small, large = (calls([SHAPES[shape](n) for n in range(size)]) for size in (100, 1_000))

    assert large < 11 * small


def calls(body: list[Observation]) -> int:
    """How many calls it takes to settle the evidence: a count, so that no load of the machine matters."""
    count = 0

    def tick(*_: object) -> None:
        nonlocal count
        count += 1

    before = sys.getprofile()
    sys.setprofile(tick)
    try:
        settle.all(body, table=TABLE)
    finally:
        sys.setprofile(before)
    return count
