"""Whether a later pass proves that an earlier failure is over. Where it does not surely, it does not.

It does where the same command passed in the same folder, where the same tool passed there with nothing narrowed or on a
folder that holds what failed, or where the failing tests were named and passed. A collection, a dry run or a version
proves nothing.
"""

from __future__ import annotations

import re

from reorient.talk.check_runs import Check

_FOLDER = re.compile(r"(?:^|[\s;&(])cd\s+(\S+)|--prefix[ =](\S+)|(?<=\s)-C[ =]?(\S+)")
_NO_RUN = re.compile(
    r"(?:^|\s)(?:--collect-only|--co|--version|--help|-h|-V|--dry-run|--just-print|--list|--listTests|--show\w*|--no-run)(?=\s|=|$)"
)
_NARROWS = re.compile(
    r"(?:^|\s)-{1,2}(?:k|m|t|g|run|tests?|testNamePattern|testPathPattern|grep|filter|only|deselect|ignore(?:-glob)?|"
    r"exclude|skip|lf|last-failed|changed|package|p|Dtest|D\w*test\w*|short)(?:[\s=].*|$)"
)
_BUT = re.compile(r"(?:^|[\s'\"=(])not(?=[\s'\"])|--deselect|--ignore|--exclude|--skip")
_FLAG = re.compile(r"(?<=\s)-{1,2}[A-Za-z][\w-]*")
_HARMLESS = frozenset(  # how much is told, and when a run stops: of a run that passed neither leaves anything out
    "-v -vv -q -x -s --verbose --quiet --silent --format -f --reporter --tb --color --no-color --colors --bail "
    "--maxfail --failfast --fail-fast --no-header --no-cov --runInBand --trace --backtrace".split()
)
_WORD_ENDS = re.compile(r"[\s=:'\"/()|]+")


def proves(later: Check, earlier: Check) -> bool:
    """Whether `later`, which passed, covers what failed in `earlier`."""
    if later.family != earlier.family or _folders(later) != _folders(earlier) or _NO_RUN.search(later.command):
        return False
    if later.command == earlier.command:
        return True
    return _is_wide(later) or _encloses(later, earlier) or _names_all(later, earlier.tests)


def _folders(check: Check) -> tuple[str, ...]:
    call = check.run.call.call
    found = _FOLDER.findall((call.run or "")[:2000]) if call else []
    return tuple(next(part for part in parts if part).rstrip("/") for parts in found)


def _is_wide(check: Check) -> bool:
    return not check.target and not _NARROWS.search(check.command)


def _encloses(later: Check, earlier: Check) -> bool:
    """Whether all that the earlier run was narrowed by lies in a folder or a file that the later one ran whole."""
    if not earlier.target or not set(_FLAG.findall(later.command)) <= {*_FLAG.findall(earlier.command), *_HARMLESS}:
        return False
    roots = [word.rstrip("/") for word in later.target]
    return all(
        ("/" in word or "." in word)
        and any(word == root or word.startswith((f"{root}/", f"{root}:")) for root in roots)
        for word in earlier.target
    )


def _names_all(later: Check, tests: frozenset[str]) -> bool:
    words = set(_WORD_ENDS.split(later.command))
    names = {re.split(r"::|\.", name)[-1] for name in tests}
    return bool(names) and not _BUT.search(later.command) and names <= words
