"""Marks of checks, in no language: the commands that check work, and how their output says pass or fail.

Gathered from the tools' own output: pytest, unittest, go test, cargo, jest, vitest, mocha, rspec, phpunit, ctest, maven,
gradle, dotnet, tsc, eslint, ruff, mypy, golangci-lint, make, npm.
"""

from __future__ import annotations

import re

TOOLS = (
    r"pytest|py\.test|tox|nox|unittest|go\s+(?:test|vet|build)|cargo\s+(?:test|check|clippy|build|nextest)|(?:npm|pnpm|yarn|bun)\s+"
    r"(?:run\s+)?(?:test|lint|build|check|typecheck|tsc)[\w:-]*|npx\s+(?:jest|vitest|tsc|eslint|playwright|mocha)|jest|vitest|"
    r"mocha|tsc|eslint|ruff(?:\s+check)?|mypy|pyright|flake8|pylint|golangci-lint|make\s+(?:test|check|lint|build|ci|all)[\w-]*|"
    r"(?:mise|just|task|rake|bundle\s+exec)\s+(?:run\s+)?(?:test|lint|check|build|ci|rspec)[\w:-]*|rspec|phpunit|ctest|"
    r"(?:mvn|\./mvnw|gradle|\./gradlew)\s+[\w:\s-]*(?:test|verify|check|build)|dotnet\s+(?:test|build)|bazel\s+(?:test|build)|"
    r"swift\s+(?:test|build)|mix\s+test|elixir|deno\s+(?:test|lint|check)|zig\s+(?:build\s+)?test|playwright\s+test|pre-commit\s+run"
)
RUN = re.compile(rf"(?:^|[\s;&|(/]|-m\s)(?P<tool>{TOOLS})(?P<rest>[^|;&\n]*)")
NOT_A_RUN = re.compile(r"^\s*(?:grep|rg|cat|ls|find|which|pip|echo|sed|head|tail|git|vim?|less|man|apt|brew)\b")

FAILED = re.compile(
    r"^(?:=+ .*)?\b[1-9]\d* (?:failed|failing|errors?)\b|^FAILED\b|^--- FAIL|^\s*FAIL\b|^\S.* FAILED\s*$|^\s*✗|test result: FAILED|Tests:.*\b[1-9]\d* failed"
    r"|^E {3,}\w|^error(?:\[E\d+\])?:|^Found [1-9]\d* errors?|^\s*\d+:\d+\s+error\b|: error(?: TS\d+)?:|BUILD FAILED|^make: \*\*\*|[1-9]\d* problems? \("
    r"|^npm (?:ERR!|error)|^Traceback \(most recent|^panic:|^ERROR\b|Failures: [1-9]|failures=[1-9]",
    re.MULTILINE,
)
PASSED = re.compile(
    r"\b[1-9]\d* passed\b|^ok\s+\S|^PASS\b|test result: ok|^OK\b|Tests:.*\bpassed|All checks passed|Success: no issues|^\s*✓|BUILD SUCCESS"
    r"|\b0 (?:failed|failing|errors|problems|issues)\b|^0 issues|\b[1-9]\d* passing\b|no issues found|^Finished \W",
    re.MULTILINE,
)
MESSAGES = (
    re.compile(r"^E {3,}(?P<m>(?:\w+(?:Error|Exception|Exit|Failure|Warning)\b|assert\b).*)$", re.MULTILINE),
    re.compile(r"panicked at '(?P<m>.+?)', \S+$", re.MULTILINE),
    re.compile(r"panicked at \S+:\d+(?::\d+)?:\s+(?P<m>\S.*)$", re.MULTILINE),
    re.compile(r"^FAILED (?P<m>.+)$", re.MULTILINE),
    re.compile(r"^\s*(?P<m>(?:[\w.]+\.)?\w*(?:Error|Exception)\b:? .+)$", re.MULTILINE),
    re.compile(r"^\s*(?P<m>\S+_test\.go:\d+: .+)$", re.MULTILINE),
    re.compile(r"^\s*(?P<m>--- FAIL: \S+.*)$", re.MULTILINE),
    re.compile(r"^(?P<m>(?:error|panic)(?:\[E\d+\])?: .+)$", re.MULTILINE),
    re.compile(r"^(?P<m>\S+:\d+(?::\d+)?:? (?:error:? )?.+)$", re.MULTILINE),
    re.compile(r"^\s*(?P<m>[●✗✕] .+)$", re.MULTILINE),
    re.compile(r"^(?P<m>.*\b(?:failed|FAILED|FAIL|error)\b.*)$", re.MULTILINE),
)
FAILED_NAME = re.compile(
    r"(?:^FAILED (?:\S+::)?(\S+)|^\s*--- FAIL: (\S+)|^\s*● (.+)$|^\s*FAIL\s+\S+ > (.+)$|^(\S.*) FAILED\s*$|^test (\S+) \.\.\. FAILED|^_+ (\w+) _+$)",
    re.MULTILINE,
)
