"""Whether a later pass proves that an earlier failure is over. Where it does not surely, it does not.

It does where the same command passed in the same folder; where the same tool passed, narrowed by nothing that may have
left the failing tests out; and where its output names each of them. A collection, a dry run, a version prove nothing.
Two commands are one tool where they are called alike, or where their outputs are of one framework (`npm test` runs
vitest).
"""

from __future__ import annotations

import re

from reorient.talk import check_commands
from reorient.talk.check_runs import Check
from reorient.talk.marks import frameworks

_NO_RUN = re.compile(
    r"(?:^|\s)(?:--collect-only|--co|--version|--help|-h|-V|--dry-run|--just-print|--list|--listTests|--show\w*|--no-run)(?=\s|=|$)"
)
_WIDE = frozenset(". ./ ... ./... all -".split())
_NEGATED = re.compile(r"(?:^|[\s(])(?:not|!)(?=[\s(])|^[!^~]|!=|!~|-[A-Z]")
_EITHER = re.compile(r"\s+or\s+|\||,")
_TAIL = re.compile(r"[\w\u3400-\u9fff]+(?:[ -]+[\w\u3400-\u9fff]+)*$")
_SKIPPED = re.compile(r"skip|pending|todo|ignored|xfail|○|⏭|跳过|SKIP|PEND|TODO|deselected")
_COUNTED = re.compile(r"(?<![\w.])(\d{1,6}) (?:tests? )?(?:failed|failures?|failing)\b|(?:Failures|Failed): +(\d{1,6})")
_LEAST_NAME = 5  # letters of a name that is looked for in an output: a shorter one may stand there by chance


def proves(later: Check, earlier: Check) -> bool:
    """Whether `later`, which passed, covers what failed in `earlier`."""
    if _NO_RUN.search(later.command.shown):
        return False
    same_place = later.folder == earlier.folder
    if later.command.shown == earlier.command.shown and same_place:
        return True
    failed = _failed_part(earlier)
    return failed is not None and any(
        _covers(part, failed, later, earlier, same_place=same_place) for part in _passed_parts(later)
    )


def _failed_part(earlier: Check) -> check_commands.Command | None:
    """The check that failed: of a chain the one whose framework's words the output bears, if it is one alone."""
    parts = earlier.command.checks
    if len(parts) == 1:
        return parts[0]
    told = [part for part in parts if frameworks.of_family(part.family) & frameworks.of_output(earlier.output)]
    return told[0] if len(told) == 1 else None


def _passed_parts(later: Check) -> tuple[check_commands.Command, ...]:
    """What surely passed: all of a chain where each waited for the one before and the last one's words stand."""
    parts = later.command.checks
    if len(parts) == 1:
        return parts
    ended = frameworks.of_family(parts[-1].family) & frameworks.of_output(later.output)
    return parts if later.command.strict and ended else ()


def _covers(
    part: check_commands.Command, failed: check_commands.Command, later: Check, earlier: Check, *, same_place: bool
) -> bool:
    if not _one_tool(part, failed, later, earlier):
        return False
    if _tells_all(later.output, earlier):
        return True
    picked = _picks_hold(part, failed, earlier)
    narrowed = bool(part.scope.picks) or (bool(part.scope.paths) and part.scope.paths == failed.scope.paths)
    placed = same_place and part.scope.projects <= failed.scope.projects
    return (
        picked
        and (placed or (narrowed and _one_without_folder(later, earlier)))
        and part.scope.unknown <= failed.scope.unknown
        and _paths_hold(part, failed, earlier)
    )


def _one_without_folder(later: Check, earlier: Check) -> bool:
    """Whether one of the two was run where the shell stood: the other's folder may be the same."""
    return later.folder == earlier.folder or not later.folder or not earlier.folder


def _one_tool(part: check_commands.Command, failed: check_commands.Command, later: Check, earlier: Check) -> bool:
    if part.family == failed.family:
        return True
    told = frameworks.of_output(later.output) | frameworks.of_family(part.family)
    return bool(told & (frameworks.of_output(earlier.output) | frameworks.of_family(failed.family)))


def _tells_all(output: str, earlier: Check) -> bool:
    """Whether the output names each failed test, on a line that does not say it was left out."""
    names = [_last(name) for name in earlier.tests]
    if not names or not _all_are_named(earlier) or any(len(name) < _LEAST_NAME for name in names):
        return False
    lines = [line for line in output.split("\n") if not _SKIPPED.search(line)]
    return all(any(_stands(name, line) for line in lines) for name in names)


def _stands(name: str, line: str) -> bool:
    """Whether a line bears a name as a word of its own, and is not the command that was run."""
    at = line.find(name)
    alone = at >= 0 and not line[:at][-1:].isalnum() and not line[at + len(name) :][:1].isalnum()
    return alone and not line.lstrip().startswith(("$", ">", "+ "))


def _all_are_named(earlier: Check) -> bool:
    counted = [int(left or right) for left, right in _COUNTED.findall(earlier.output)]
    return not counted or max(counted) <= len(earlier.tests)


def _last(name: str) -> str:
    """The test's own name, without file, package, class and parameters."""
    bare = name.split("[")[0].removesuffix("()").strip() or name
    return re.split(r"::| › | > |#", bare)[-1].split(".")[-1 if " " not in bare else 0].strip()


def _picks_hold(part: check_commands.Command, failed: check_commands.Command, earlier: Check) -> bool:
    return all(pick in failed.scope.picks or _picks_all(pick, earlier) for pick in part.scope.picks)


def _picks_all(pick: str, earlier: Check) -> bool:
    """Whether a test's name is picked by words that each failed test bears."""
    if not pick or _NEGATED.search(pick) or " and " in pick or not earlier.tests or not _all_are_named(earlier):
        return False
    tails = [found.group() for word in _EITHER.split(pick) if (found := _TAIL.search(word.strip("^$*()\"'/ ")))]
    return bool(tails) and all(any(tail in name for tail in tails) for name in earlier.tests)


def _paths_hold(part: check_commands.Command, failed: check_commands.Command, earlier: Check) -> bool:
    roots = [_bare(word) for word in part.scope.paths]
    if not roots or any(word in _WIDE for word in part.scope.paths):
        return True
    if failed.scope.paths and all(_lies_in(_bare(word), roots) for word in failed.scope.paths):
        return True
    if any("." in _bare(word) for word in failed.scope.paths - _WIDE):
        return False  # files named one by one: what the output does not name may have failed in another of them
    places = frameworks.places(earlier.output)
    return bool(places) and _all_are_named(earlier) and all(_lies_in(place, roots) for place in places)


def _bare(word: str) -> str:
    return word.removesuffix("/...").removeprefix("./").rstrip("/*")


def _lies_in(word: str, roots: list[str]) -> bool:
    """Whether a path, or a package that ends on one, is one of the roots or stands under it."""
    if any(word == root or word.startswith((f"{root}/", f"{root}:")) for root in roots if root):
        return True
    return any("/" in word and (word.endswith(f"/{root}") or f"/{root}/" in word) for root in roots if root)
