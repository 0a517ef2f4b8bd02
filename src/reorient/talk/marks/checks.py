"""Marks of what checks print, in no language: how their output says pass or fail, the line to quote, the failing test.

Gathered from the tools' own output: pytest, unittest, tox, nox, ruff, mypy, pyright, flake8, pylint, black; go, golangci-lint;
cargo, nextest, clippy; jest, vitest, mocha, ava, playwright, cypress, tsc, eslint, biome, prettier, bun, deno; maven, gradle,
sbt, dotnet; rspec, minitest, rubocop, phpunit, phpstan; ExUnit, XCTest, GoogleTest, ctest, bazel, make, ninja, cmake; terraform,
docker, helm, ansible-lint, shellcheck, bats, pre-commit; testthat, Julia, hspec, dart, zig. Of the patterns for one thing the
first that matches wins: the more telling stand first. They are searched in an output without its blank lines.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator


class Line:
    """A regular expression over whole lines, compiled when it is first used."""

    def __init__(self, source: str) -> None:
        self._source = source

    @functools.cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self._source, re.MULTILINE)

    def search(self, text: str) -> re.Match[str] | None:
        """The first place that matches."""
        return self._compiled.search(text)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Every place that matches."""
        return self._compiled.finditer(text)


FAILED = Line(
    r"^(?:(?:=+ .*)?\b[1-9]\d* (?:tests? )?(?:failed|failing|failures?|errors?|fail)\b|\W*FAILED\b|\s*--- FAIL|\s*(?:\w+: )?FAIL\b|\S.* FAILED(?: in [\d.]+s)?\s*$|\s*[✗✘✖] (?!\[pass)"
    r"|E {3,}\w|\W*error(?:\[E\d+\])?: |Found [1-9]\d* errors?|\s*\d+:\d+\s+error\b|g?make(?:\[\d+\])?: \*\*\*|npm (?:ERR!|error)|Traceback \(most recent|panic:|(?:\[ERROR\]|ERROR:?)(?: |$)"
    r"|\w+ > Session \w+ failed|\W*[Ww]ould reformat\b|\S+:\d+:\d+: [A-Z]{1,4}\d{2,5}:? |\[warn\] |[1-9]\d* issues:|ninja: build stopped|\W*Error: |[^\n:]{1,200}:\d+:\d+: (?!warning|note|info)[a-z]|e: |Diff in "
    r"|\(fail\)|not ok \d|ℹ fail [1-9]|.*\bTest Failed at|\S+:\d+:\w+:FAIL|FAIL!|Failure\b|\s+\d+\) .+$|\S.*\[E\]$)"
    r"|(?<=[:=])[ \t]*[1-9]\d* (?:failures?|failed|errors?)\b|[ ,][1-9]\d* (?:failures?|failed|errors?|offenses?|issues? found|problems? \(|\w+ fails locally)\b(?! \(0)|est result: FAILED|ailed:?\s+[1-9]|ailures?[:=] ?[1-9]|失败[:： ]{0,2}[1-9]|\[失败\]|断言失败|测试(?:失败|未通过|不通过)|[1-9]\d* ?(?:个|项|条)?(?:用例|测试)?(?:失败|未通过)|failed to solve|test failed$|rrors=[1-9]"
    r"|^FAIL(?:ED|URE)?\b|^[\d:]* *Failure in test|\[emerg\]|^ERROR! |: (?:fatal )?error(?: \w+\d+)?:|- error\b|: error \w+:|BUILD FAIL(?:ED|URE)|Build failed|failed with exit code [1-9]|Session \S+ failed|TEST FAILED|\.{3,}Failed$|undefined reference to"
    r"|\bSC\d{4} \((?:error|warning|info|style)|Failed to compile|and [1-9]\d* fails?\b|did not complete successfully|exit(?:ed with)? code:? [1-9]|\(Failed\)$|Some tests (?:failed|did not pass)|rated at (?!10)"
)
PASSED = Line(
    r"\b[1-9]\d* (?:passed|passing|pass)\b|^ok\s+\S|^ok \|| \.\.\. ok$|^PASS\b|test result: ok|^OK\b|Tests:.*\bpassed|[Aa]ll (?:\d+ )?(?:checks|tests) passed|Success[:!]|^[ \t]*[✓✔]|BUILD SUCCE"
    r"|\b0 (?:\S+ )?(?:failed|failing|failures|errors|problems|issues|fail|offenses)\b|^0 issues|[Nn]o (?:issues|problems|errors|offenses) (?:found|detected)|^[ \t]*Finished\b|^Passed!|was successful|: PASS$|PASSED in|test passes"
    r"|ℹ fail 0|^ok \d|100% tests passed|^Done in |全部通过|测试通过|失败[:： ]{0,2}0\b|0 ?(?:个|项|条)?失败|test is successful|files? (?:already formatted|left unchanged)|Build succeeded|[Bb]uilt in |Compiled successfully|No errors|^\W*Success\b"
)
MESSAGES = tuple(
    Line(source)
    for source in (
        r"^E {3,}(?P<m>(?:[\w.]*(?:Error|Exception|Exit|Failure|Warning)\b|assert\b).*)$",
        r"^E {3,}(?P<m>(?!\[ *\d+%\])\S.*)$",
        r"^(?P<m>WARNING: DATA RACE)$",
        r"panicked at '(?P<m>assertion failed: .+)$",
        r"panicked at '(?P<m>.+?)', \S+$",
        r"panicked at \S+:\d+(?::\d+)?:\s+(?P<m>\S.*)$",
        r"^FAILED (?P<m>\S+::.+)$",
        r"^.*?(?P<m>断言(?:失败|错误).*)$",
        r"^(?P<m>panic: .+?)(?: \[recovered\])?$",
        r"^[ \t]*FAILED {2,}\S+ > .+\n[ \t]*(?P<m>\S.*)$",
        r"^# +Failed test .*\n# +at .+\n# +(?P<m>\S.*)$",
        r"^[ \t]*(?P<m>not ok \d+ .*)$",
        r"^\S+:\d+:\w+:FAIL: ?(?P<m>.+)$",
        r"(?P<m>Test Failed at \S.*)$",
        r"^[ \t]*Error:\s{2,}(?P<m>Not equal|Should .+|.+ is not .+)\s*:?\s*$",
        r"^[ \t]*● (?!Console).+\n[ \t]{3,}(?P<m>\S.*)$",
        r"^[ \t]*(?P<m>(?:error: )?expect\(.{0,80}\)\.\w.*)$",
        r"^(?!\s)\S.* > .+ FAILED\n[ \t]+(?P<m>\S.*)$",
        r"^(?P<w>\S+:\d+): FAILED:\n\s*(?P<m>\S.*)$",
        r"^[ \t]+Error Message:\s*\n\s*(?P<m>\S.*)$",
        r"Failure/Error: .*\n\s*\n?\s*(?P<m>\S.*)$",
        r"^.*\[emerg\] (?P<m>.+)$",
        r"^[\d:]* *Failure in test .+\n[\d:]* *(?P<m>\S.*)$",
        r"^Database error:\n(?P<m>.+)$",
        r"^ERROR! (?P<m>.+)$",
        r"^(?P<m>\[ERROR\] (?!COMPILATION|Tests run|Failures|Errors|Failed to|Found \d)(?:/|[^\s$:]+[.:]\S*:|\S+:\[).*)$",
        r"^[ \t]*(?P<m>(?!npm )(?:error: )?-?\[?(?:[\w.]+\.)?\w*(?:Error|Exception|Failure)\b(?: \[\w+\])?: .+)$",
        r"^[ \t]*(?P<m>\S+_test\.go:\d+: ?.+)$",
        r"(?P<m>(?:[\w./-]+:\d+(?::\d+)?: )?(?:fatal )?error: -?\[?\w+Tests?[\s.].+)$",
        r"^\d+\) \S+::\w+.*\n(?P<m>\S.*)$",
        r"^[ \t]*\d+\) test .+\n\s*\S+:\d+\n\s*(?P<m>\S.*)$",
        r"^[ \t]*\d+\) .+\n(?:\s+.+:\n)?\s*\n?\s+(?P<m>(?:\w*Error|[Ee]xpected|Assert).*)$",
        r"^(?:Failure|Error):\n\S+ \[.+\]:\n(?P<m>.+)$",
        r": Failure\n(?:\d+: )?(?P<m>\S.*)$",
        r"^[ \t]*✗ .+\n\s+\(.+\)\n\s+(?P<m>\S.*)$",
        r"^── .+|^(?:Failure|Error) \(.+\): .+\n(?P<m>\S.*)$",
        r"^[ \t]*✘ \[fail\]:.*\n(?:.*\n){0,3}?[ \t]+\S+:\d+\n[ \t]+(?P<m>\S.+)$",
        r"^(?P<m>Test Failed at .+)$",
        r"\*\*\* FAILED \*\*\*\n\[info\]\s+(?P<m>.+)$",
        r"^[ \t]*(?P<m>Expected: .+)$",
        r"^[│ \t]*(?P<m>Error: .+)\n(?:[│ \t]*\n)?[│ \t]*on (?P<w>\S+ line \d+)",
        r"^[│\s]*(?P<m>Error: (?!Process completed).+)$",
        r"^ > \[[^\]\n]{1,60}\] (?P<w>.+):\n(?:.*\n){0,12}?(?P<m>.*\S)\n-{4,}$",
        r"^(?P<m>(?:ERROR: )?failed to solve: .+)$",
        r"^[ \t]*(?P<m>Type error: .+)$",
        r"^error during build:\n(?P<m>.+)$",
        r"^(?P<m>ERROR: .+)$",
        r"^(?P<m>\S+\(\d+,\d+\): error \w+: .+)$",
        r"^[ \t]*(?P<m>\S+:\d+:\d+ - error .+)$",
        r"^[ \t]*\S+:\d+:\d+ - (?P<m>error: .+)$",
        r"^(?P<m>e: .+)$",
        r"^\[ERROR\]\s+(?P<m>\S+:\d+ .+)$",
        r"^(?P<m>\S*(?:undefined reference|cannot find -l).*)$|^\S+: (?P<n>undefined reference.*)$",
        r"^[ \t]*(?P<m>\S+:\d+(?::\d+)?: (?:fatal )?error: .+)$",
        r"^[ \t]*(?P<m>Module not found: .+)$",
        r"^[ \t]*(?P<m>--- FAIL: \S+.*)$",
        r"^(?P<m>error(?:\[E\d+\])?: .+)\n\s*--> (?P<w>\S+)",
        r"^[ \t]*(?P<m>error(?:\[E\d+\])?: .+)$",
        r"^(?P<w>\S+\.\w+)\n(?:[ \t]+\d+:\d+[ \t]+warning.*\n){0,40}[ \t]+(?P<m>\d+:\d+\s+error\s+.+)$",
        r"^[ \t]*(?P<m>\d+:\d+\s+error\s+.+)$",
        r"^(?P<m>error • .+|\s*error [-•] .+)$",
        r"^(?P<m>[A-Z]{1,4}\d{2,5} (?:\[\*\] )?\S.*)\n\s*--> (?P<w>\S+)",
        r"^[ \t]*(?P<m>[\w./\\-]+:\d+:\d+:? \S.+)$",
        r"^[ \t]*(?P<m>[\w./\\-]+:\d+: \S.+)$",
        r"(?P<m>SC\d{4} \(\w+\): .+)$",
        r"^ +Line +(?P<w>\S+)[ \t]*\n.*\n[ \t]*\d+ {3,}(?P<m>[A-Z]\S* .+)$",
        r"^[ \t]*\d+ {3,}(?P<m>[A-Z]\S* .+)$",
        r"^(?P<m>[\w-]+(?:\[[\w-]+\])+: .+)$",
        r"^(?P<m>\W*[Ww]ould reformat:? .+)$",
        r"^(?P<m>\[warn\] .+)$",
        r"^- hook id: (?P<m>\S+)$",
        r"^(?P<m>Diff in .+)$",
        r"^(?P<m>//\S+\s+FAILED.*)$",
        r"^FAILED (?P<m>\S.*)$",
        r"^(?:\w+ > )(?P<m>(?:Command|Session) .+ failed.*)$",
        r"^[ \t]*(?P<m>\S+: FAIL\b.*)$",
        r"^[ \t]*(?P<m>[●✗✕✘✖×] .+)$",
        r"^(?P<m>.*\b(?:failed|FAILED|FAIL|error|Failed)\b.*)$",
    )
)
NAMES = tuple(
    Line(source)
    for source in (
        r"^[ \t]*FAILED {2,}\S+ > (.+)$",
        r"^[ \t]*not ok \d+ (?:- )?(.+?)(?: # time=.*)?$",
        r"^\S+:\d+:(\w+):FAIL",
        r"^[ \t]*✖ (.+?) \([\d.]+m?s\)$",
        r"^(\S[^:\n]*): Test Failed at",
        r"^\S.* \[It\] (.+)$",
        r"^FAILED (?:\S+::)?(\w\S*)",
        r"^ERROR (\S+\.py\S*)",
        r"^[ \t]*--- FAIL: (\S+)",
        r"^(?:FAIL|ERROR): \w+ \(?([\w.]+)\)?",
        r"^test (\S+) \.\.\. FAILED",
        r"^[ \t]*FAIL \[[^\]]*\] (.+)$",
        r"^[ \t]*● (?!.*Test suite|Console)(.+)$",
        r"^FAIL (\S+)\n[ \t]*● Test suite failed",
        r"^[ \t]*FAIL\s+\S+ > (.+)$",
        r"^[ \t]*✘ \[fail\]: (.+)$",
        r"^[ \t]*[✗✘] +(?:\d+ )?(.+?)(?: \([\d.]+\w+\))?$",
        r"^[ \t]+\d+\) (?:\[\w+\] › )?(.+?)(?: ─+)?$",
        r"^\(fail\) (.+?)(?: \[[^\]]*\])?$",
        r"^(?!test )(.+?) \.\.\. FAILED(?: \(.*\))?$",
        r"^(//\S+)\s+FAILED",
        r"^(?!test )(\w\S.*?) FAILED\s*$",
        r"^\[ERROR\] ([\w.$]+) -- Time",
        r"^\[ERROR\]\s+(\w+\.\w+):\d+ ",
        r"^\[info\] - (.+) \*\*\* FAILED",
        r"^[ \t]+Failed (\S+) \[",
        r"^rspec (\S+:\d+)",
        r"^(\w+#\w+) \[",
        r"^\d+\) (\S+::\w+)",
        r"'(-?\[?[\w. ]+\]?)' failed",
        r"\[  FAILED  \] (\w\S*\.\S+)",
        r"^(?:Failure|Error) \(.+\): (.+)$",
        r"^[\d:]+ \+\d+(?: ~\d+)? -\d+: (.+?) \[E\]$",
        r"^_+ (?!ERROR )([\w.]+(?:\[.+\])?) _+$",
        r"^(\S.*?)\.{3,}Failed$",
        r"^-{20,}\n(\S.*)\n-{20,}$",
        r"^Failure → .+\n(\S.*)$",
        r"^[\d:]* *Failure in test (\S+)",
    )
)
