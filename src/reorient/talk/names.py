"""Names in play: files, functions, tests, commands, refs and error messages that a worker reaches for next.

Ranked by use: edits weigh most, then runs, reads and mentions, each fading with its distance from the end. The rank is
in whole numbers, so that it is the same on every machine. Only words of the talk's own people, agent and tool calls
count; what a tool printed adds error messages alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.model import observations, utterances, values
from reorient.talk import check_runs, hearing

_EDIT, _RUN, _TEST, _HUMAN, _READ, _SAID, _ERROR = 12, 6, 8, 8, 4, 3, 8
_FADE = 24  # after this many events a mention weighs half
_MOST = {"file": 24, "function": 24, "test": 8, "command": 8, "ref": 6, "error": 4}
_LONGEST_COMMAND = 160
_LONGEST_ERROR = 400  # a line is quoted whole or not at all: a part of a secret does not look like one
_WINDOW = 1500  # events looked back over: what was last used before them has faded to nothing

_CODE = re.compile(r"`([^`\n]{2,120})`")
_PATH = re.compile(
    r"(?<![\w:/@.-])(?:~|\.{1,2})?(?:/?[\w.@+-]+)(?:/[\w.@+-]+)*\.[A-Za-z]\w{0,6}\b(?!\()|(?<![\w:/@.-])/?(?:[\w.@+-]+/){2,}[\w.@+-]+"
)
_IDENTIFIER = re.compile(
    r"\b(?:[A-Za-z_]\w*\.)*(?:[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[a-z0-9]+(?:[A-Z][A-Za-z0-9]+)+|[a-z0-9]+(?:_[a-z0-9]+)+|[A-Z0-9]+(?:_[A-Z0-9]+)+)\b"
)
_CALLABLE = re.compile(r"\b[A-Za-z_][\w.]{2,}(?=\(\)|\()")
_TEST_NAME = re.compile(r"^(?:test_\w+|Test[A-Z_]\w*)$")
_OID = re.compile(r"\b(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7,40}\b")
_BRANCH = re.compile(
    r"\bgit\s+(?:checkout|switch|rebase|merge|push|branch|worktree\s+add)\s+(?:-\w+\s+|--[\w-]+\s+|origin\s+)*([\w./-]*\w)"
)
_EXTENSION = re.compile(
    r"\.(?:py|pyi|go|rs|ts|tsx|js|jsx|mjs|cjs|java|kt|scala|c|h|cc|cpp|hpp|cs|rb|php|swift|m|lua|pl|r|jl|ex|exs|erl|clj|zig|"
    r"md|rst|txt|adoc|json|jsonl|yaml|yml|toml|ini|cfg|conf|env|lock|xml|html|css|scss|vue|svelte|sql|sh|bash|zsh|fish|ps1|"
    r"proto|graphql|tf|gradle|mod|sum|csv|log|ipynb|dockerfile|mk|cmake|patch|diff|svg|png|jpg|pdf|zip|db|sqlite)$",
    re.IGNORECASE,
)
_DULL = frozenset({"node.js", "next.js", "vue.js"})
_BRANDS = frozenset(
    ("JavaScript", "TypeScript", "GitHub", "GitLab", "OpenAI", "PostgreSQL", "MySQL", "MongoDB", "GraphQL", "DevOps")
)


@dataclass(slots=True)
class _Score:
    points: int
    mentions: int
    row: utterances.Utterance


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One `name` observation a name: kind, name, score. Most used and most recent first within a kind."""
    held: dict[tuple[str, str], _Score] = {}
    recent = heard.live[-_WINDOW:]
    failed = {run.index: run for run in heard.runs if run.failed}
    for age, row in enumerate(reversed(recent)):
        for kind, name, weight in _mentions(row, failed):
            points = weight * 1000 * _FADE // (_FADE + age)
            score = held.get((kind, name))
            if score is None:
                held[kind, name] = _Score(points, 1, row)
            else:
                score.points += points
                score.mentions += 1
    return [
        heard.claim(
            "name",
            values.Record(kind=kind, name=name, score=score.points, mentions=score.mentions),
            score.row,
            observations.Voice.HOST,
            key=f"{kind}:{name}",
        )
        for kind, name, score in _best(held)
    ]


def _best(held: dict[tuple[str, str], _Score]) -> Iterator[tuple[str, str, _Score]]:
    for kind, most in _MOST.items():
        ranked = sorted((-score.points, name) for (one, name), score in held.items() if one == kind)
        for _, name in ranked[:most]:
            yield kind, name, held[kind, name]


def _mentions(row: utterances.Utterance, failed: dict[int, hearing.Run]) -> Iterator[tuple[str, str, int]]:
    if row.call:
        yield from _of_call(row.call)
    elif row.kind is utterances.Kind.MESSAGE and row.who is utterances.Who.AGENT:
        yield from _of_words(row.text[:6000], _SAID)
    elif row.who is utterances.Who.HUMAN:
        yield from _of_words(row.text[:6000], _HUMAN)
    run = failed.get(row.index)
    if run and run.outcome and not (row.call and row.call.run and check_runs.of(run)):
        first = next((line.strip() for line in run.outcome.text.splitlines() if _is_error(line)), "")
        if first and len(first) <= _LONGEST_ERROR:
            yield "error", first, _ERROR


def _is_error(line: str) -> bool:
    return bool(re.search(r"\b\w*(?:Error|Exception|error|fatal|panic)\b:?\s+\S", line))


def _of_call(call: utterances.Call) -> Iterator[tuple[str, str, int]]:
    for path in call.edits:
        yield "file", path, _EDIT
    for path in call.reads:
        yield "file", path, _READ
    if call.run:
        command = " ".join(call.run.split("\n", 1)[0].split())
        if len(command) <= _LONGEST_COMMAND:
            yield "command", command, _RUN
        for branch in _BRANCH.findall(call.run[:1000]):
            yield "ref", branch, _RUN
    if call.detail:
        yield from _of_words(call.detail[:1000], _READ)


def _is_path(name: str) -> bool:
    """A name with a known ending, or with two slashes and letters between them; no URL's rest, no version."""
    if name.startswith("//") or name.lower() in _DULL:
        return False
    return bool(_EXTENSION.search(name)) or (name.count("/") >= 2 and not name.split("/")[0].count("."))


def _of_words(text: str, weight: int) -> Iterator[tuple[str, str, int]]:
    seen: set[tuple[str, str]] = set()
    for name in _PATH.findall(text):
        if _is_path(name):
            seen.add(("file", name))
    for name in {*_IDENTIFIER.findall(text), *_CALLABLE.findall(text)} - _BRANDS:
        seen.add(("test" if _TEST_NAME.match(name.split(".")[-1]) else "function", name))
    for code in _CODE.findall(text):
        if re.fullmatch(r"[A-Za-z_][\w.]{3,60}", code) and not _EXTENSION.search(code):
            seen.add(("function", code))
    for oid in _OID.findall(text):
        seen.add(("ref", oid[:10]))
    for kind, name in sorted(seen):
        yield kind, name, weight
