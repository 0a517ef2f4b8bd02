"""A later pass counts where it surely holds what failed, and nowhere else."""

from __future__ import annotations

import dataclasses

import pytest

from reorient.model import values
from reorient.talk import checks, hearing
from support.talks import Talk

PYTEST = "FAILED tests/test_queue.py::test_no_double_send - assert 2 == 1\n1 failed, 4 passed in 0.31s"
VITEST = " FAIL  src/tiles.test.ts > wraps the antimeridian\nAssertionError: a\n Test Files  1 failed (1)\n"
JEST = (
    "FAIL src/cart/stack.test.ts\n  ● applyPromos › rejects the fourth promo\n    x\nTest Suites: 1 failed, 1 total\n"
)
GO = "--- FAIL: TestRoundHalf (0.00s)\n    money_test.go:31: x\nFAIL\tacme.example/books/ledger\t0.004s\n"
MAVEN = (
    "[ERROR] com.shop.PointExpireTest.frozenPointsStay -- Time elapsed: 0.012 s <<< FAILURE!\n"
    "[ERROR] Tests run: 14, Failures: 1, Errors: 0, Skipped: 0\n"
)
DOTNET = (
    "  Failed Roster.RestRuleTests.Night_shift [12 ms]\n  Error Message:\n   x\nFailed!  - Failed:     1, Passed:     6"
)
CTEST = "2/2 Test #5: drift_cold ....***Failed\n50% tests passed, 1 tests failed out of 2\n"
PASSED = {
    "silent": "",
    "pytest": "5 passed in 0.3s",
    "vitest": " Test Files  7 passed (7)\n",
    "jest": "Test Suites: 9 passed, 9 total\n",
    "go": "ok  \tacme.example/books/ledger\t0.004s\n",
    "maven": "[INFO] Tests run: 14, Failures: 0, Errors: 0, Skipped: 0\n[INFO] BUILD SUCCESS\n",
    "dotnet": "Passed!  - Failed:     0, Passed:    43",
    "ctest": "100% tests passed, 0 tests failed out of 9\n",
}


def passed_later(failed: str, output: str, later: str, passed: str, cwd: str | None = None) -> bool:
    talk = dataclasses.replace(Talk().run(failed, output, failed=True).run(later, passed).done(), cwd=cwd)
    found = [item.value for item in checks.observe(hearing.hear(talk)) if item.field == "failing"]
    assert isinstance(found[0], values.Record)
    return bool(found[0]["passed_later"])


@pytest.mark.parametrize(
    ("failed", "output", "later", "tool"),
    [
        ("mvn test -Dtest=PointExpireTest", MAVEN, "mvn -o -pl core test -Dtest=PointExpireTest", "maven"),
        ("mvn test", MAVEN, "mvn -q test -Dtest=PointExpireTest#frozenPointsStay", "maven"),
        ("mvn test -Dtest=PointExpireTest", MAVEN, "./mvnw verify", "maven"),
        ("dotnet test tests/Roster.Tests --filter RestRule", DOTNET, "dotnet test -c Release", "dotnet"),
        ("dotnet test", DOTNET, "dotnet test -c Release --no-build --filter Night_shift", "dotnet"),
        ("dotnet test", DOTNET, 'dotnet test --filter "FullyQualifiedName~RestRuleTests"', "dotnet"),
        ("npx jest", JEST, "npx jest src/cart/stack.test.ts -t 'rejects the fourth promo'", "jest"),
        ("npx jest src/cart/stack.test.ts", JEST, "npx jest src/cart --silent", "jest"),
        ("npx jest src/cart/stack.test.ts", JEST, "CI=1 npm test 2>&1 | tail -20", "jest"),
        ("npx vitest run src/tiles.test.ts", VITEST, "npm test", "vitest"),
        ("npm test", VITEST, "npx vitest run src/tiles.test.ts", "vitest"),
        ("npx vitest run src/tiles.test.ts", VITEST, "pnpm test -- --reporter=dot", "vitest"),
        ("pnpm --filter web test", VITEST, "pnpm --filter web test -- --run", "vitest"),
        ("pnpm --filter web test", VITEST, "pnpm test", "vitest"),
        ("go test ./...", GO, "go test ./ledger -run TestRoundHalf -count=1", "go"),
        ("go test ./ledger -run TestRound", GO, "go test -race ./...", "go"),
        ("go test ./ledger", GO, "go test -v -count=1 ./ledger/...", "go"),
        ("pytest -q tests/test_queue.py -k double", PYTEST, "make check", "pytest"),
        ("pytest -q", PYTEST, "pytest -q tests/test_queue.py", "pytest"),
        ("pytest -q tests/test_queue.py", PYTEST, "uv run pytest -q -n 4", "pytest"),
        ("pytest -q tests/test_queue.py", PYTEST, "cd api && pytest -q tests/test_queue.py", "pytest"),
        ("pytest -q tests/test_queue.py", PYTEST, "ruff check . && pytest -q", "pytest"),
        ("pytest -q", PYTEST, "tox -e py312", "pytest"),
        ("pytest -q", PYTEST, "timeout 60 python -m pytest -q 2>&1 | tail -3", "pytest"),
        ("cmake --build build && ctest --test-dir build -R drift", CTEST, "ctest --test-dir build", "ctest"),
        ("ctest -R drift --output-on-failure", CTEST, "make -j4 && ctest -R drift --repeat until-fail:50", "ctest"),
    ],
)
def test_a_pass_that_holds_what_failed_counts_however_it_is_called(failed, output, later, tool):
    assert passed_later(failed, output, later, PASSED[tool])


@pytest.mark.parametrize(
    ("failed", "output", "later", "tool"),
    [
        ("npx jest src/cart/stack.test.ts", JEST, "npx jest src/cart/round.test.ts", "jest"),
        ("npx jest", JEST, "npx jest -t 'keeps three promos'", "jest"),
        ("npx jest", JEST, "npx jest --shard=1/2", "jest"),
        ("npx jest", JEST, "npx jest -c jest.unit.config.js", "jest"),
        ("npx jest", JEST, "npx jest --listTests", "jest"),
        ("npx jest", JEST, "npx vitest run", "vitest"),
        ("pnpm --filter web test", VITEST, "pnpm --filter api test", "vitest"),
        ("npm test", VITEST, "npx vitest run src/cache.test.ts", "vitest"),
        ("go test ./...", GO, "go test ./import", "go"),
        ("go test ./...", GO, "go test ./ledger -run TestImport", "go"),
        ("go test ./...", GO, "go test -short ./...", "go"),
        ("go test ./...", GO, "go vet ./...", "silent"),
        ("mvn test", MAVEN, "mvn -pl web test", "maven"),
        ("mvn test", MAVEN, "mvn install -DskipTests", "maven"),
        ("mvn test", MAVEN, "mvn test -Dtest=TransferTest", "maven"),
        ("mvn test", MAVEN, "mvn test -Dtest=!PointExpireTest", "maven"),
        ("dotnet test", DOTNET, "dotnet test --filter Price", "dotnet"),
        ("dotnet test", DOTNET, 'dotnet test --filter "FullyQualifiedName!~RestRuleTests"', "dotnet"),
        ("pytest -q", PYTEST, "pytest -q -m 'not slow'", "pytest"),
        ("pytest -q", PYTEST, "pytest -q -k 'double and fast'", "pytest"),
        ("pytest -q", PYTEST, "pytest -q tests/test_other.py", "pytest"),
        ("pytest -q", PYTEST, "cd packages/b && pytest -q", "pytest"),
        ("pytest -q", PYTEST.replace("1 failed", "3 failed"), "pytest -q -k test_no_double_send", "pytest"),
        ("cmake --build build && ctest -R drift", CTEST, "cmake --build build", "ctest"),
    ],
)
def test_a_pass_that_may_have_left_it_out_does_not(failed, output, later, tool):
    assert not passed_later(failed, output, later, PASSED[tool])


@pytest.mark.parametrize(
    ("failed", "output", "later", "passed"),
    [
        (
            "npx jest",
            JEST,
            "npx jest --shard=1/2",
            "  ✓ rejects the fourth promo (3 ms)\nTest Suites: 1 passed, 1 total\n",
        ),
        ("go test ./...", GO, "go test -short -v ./...", "--- PASS: TestRoundHalf (0.00s)\nPASS\nok  \tx\t0.1s\n"),
    ],
)
def test_an_output_that_names_the_failed_test_among_the_passed_is_proof(failed, output, later, passed):
    assert passed_later(failed, output, later, passed)


def test_an_output_that_names_it_as_left_out_is_none():
    left_out = "  ○ skipped rejects the fourth promo\nTest Suites: 1 passed, 1 total\n"

    assert not passed_later("npx jest", JEST, "npx jest --shard=1/2", left_out)


def test_going_to_the_folder_where_the_talk_stands_is_no_change_of_place():
    assert passed_later("pytest -q", PYTEST, "cd /srv/app && pytest -q", PASSED["pytest"], cwd="/srv/app")
    assert not passed_later("pytest -q", PYTEST, "cd /srv/app/b && pytest -q", PASSED["pytest"], cwd="/srv/app")
