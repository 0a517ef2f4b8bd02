"""What an agent used after a compaction: the items that a text made before it should have held.

Frozen before any text is made, from the session file alone. An item counts only if it is used in the agent's own words
or tool inputs within the 60 message rows after the compaction (never in what a tool printed there: that is news) and
if it already stood in the part before it (else nobody could know it). By family:

    files        paths given to tools, or named in words or commands; an item is the file's name without its folders
    identifiers  names with an underscore, an inner capital or a call's brackets, at least 5 letters, in words, search
                 patterns and commands, and names that an edit defines; names that are part of a path are not counted
    commands     program and up to two words after it, of shell commands; listing, reading and searching are left out
    refs         URLs, #numbers, KEY-numbers, commit ids of 7 or more digits
    errors       test names, exception names and codes standing in a line of failure before the compaction
    request      the last request of a person before it: one item, kept when 60 % of its longer words are in the text
    todos        entries of the last to-do list before it that were not completed: kept as a request is

A text holds an item when the item stands in it as a whole word, whatever its case. Every text is held to the same rule.
The agent had read the runtime's summary when it used these items, and had not read ours: what bias there is favours
the summary.
"""

from __future__ import annotations

import itertools
import pathlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bench import dialects

FAMILIES = ("files", "identifiers", "commands", "refs", "errors", "request", "todos")
ROWS = 60
_KEPT = 0.6
_ENDINGS = (
    "py|go|ts|tsx|js|mjs|rs|java|kt|rb|php|cs|cc|cpp|c|h|sh|md|json|jsonl|toml|yaml|yml|txt|html|css|sql|lock|mod|sum"
    "|cfg|ini"
)
_PATH = re.compile(rf"(?:[\w@.~+-]*/)*[\w@.+-]+\.(?:{_ENDINGS})\b")
_NAME = re.compile(r"\b(?:[A-Za-z]\w*_\w+|[a-z]\w*[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*|[A-Za-z]\w{3,}(?=\())")
_DEFINED = re.compile(
    r"\b(?:def|class|func|function|fn|type|interface|struct|enum|const|let|var)\s+(?:\([^)]*\)\s*)?([A-Za-z_]\w{4,})"
)
_REFERENCE = re.compile(
    r"https?://[^\s)\"'>\]`]+|(?<![\w/])#\d+\b|\b[A-Z][A-Z0-9]+-\d+\b"
    r"|\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b"
)
_FAILURE = re.compile(r"error|fail|panic|exception|undefined|cannot|not found|✗|●", re.IGNORECASE)
_CULPRIT = re.compile(r"\b(?:Test[A-Z]\w+|test_\w+|[A-Z]\w*(?:Error|Exception)|[A-Z]{1,5}\d{3,5})\b")
_WORD = re.compile(r"[A-Za-z0-9_]{4,}|[\u4e00-\u9fff]{2}")
_SKIPPED = frozenset(
    [
        "ls",
        "cat",
        "cd",
        "grep",
        "rg",
        "sed",
        "head",
        "tail",
        "echo",
        "find",
        "wc",
        "mkdir",
        "rm",
        "cp",
        "mv",
        "touch",
        "chmod",
        "pwd",
        "sleep",
        "true",
        "export",
        "which",
        "sort",
        "uniq",
        "xargs",
        "awk",
        "tree",
    ]
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compaction:
    """One compaction: where it stands, the runtime's summary, and the items by family."""

    path: pathlib.Path
    line: int
    summary: str
    items: dict[str, tuple[str, ...]]


def compactions(path: pathlib.Path) -> list[Compaction]:
    """Every compaction of a session, with its probes."""
    told = dialects.events(path)
    cuts = [number for number, event in enumerate(told) if event.kind == "boundary"]
    return [_one(path, told, cut, end) for cut, end in itertools.pairwise([*cuts, len(told)])]


def held(items: Iterable[str], family: str, text: str) -> int:
    """How many of them a text holds."""
    if family in ("request", "todos"):
        return sum(_covered(item, text) for item in items)
    return sum(re.search(rf"(?<!\w){re.escape(item)}(?!\w)", text, re.IGNORECASE) is not None for item in items)


def _one(path: pathlib.Path, told: Sequence[dialects.Event], cut: int, end: int) -> Compaction:
    before, after = told[:cut], told[cut + 1 : end]
    summary = next((event.text for event in after if event.kind == "summary"), "")
    used = _next_rows(after)
    known = "\n".join(event.text for event in before if event.kind != "thinking")
    items = {family: _known(names, known) for family, names in _used(used, before).items()}
    items["request"] = tuple(event.text for event in before if event.kind == "human" and len(_words(event.text)) >= 3)[
        -1:
    ]
    items["todos"] = _todos(before)
    return Compaction(path=path, line=told[cut].line, summary=summary, items=items)


def _next_rows(after: Sequence[dialects.Event]) -> list[dialects.Event]:
    """What the agent said and did in the next rows that hold a message."""
    messages = [event for event in after if event.kind != "summary"]
    lines = sorted({event.line for event in messages})[:ROWS]
    return [event for event in messages if lines and event.line <= lines[-1] and event.kind in ("agent", "call")]


def _used(used: Sequence[dialects.Event], before: Sequence[dialects.Event]) -> dict[str, list[str]]:
    commands = [command for event in used if (command := _command(event))]
    said = "\n".join([*(event.text for event in used if event.kind == "agent"), *commands])
    patterns = "\n".join(str(event.given.get("pattern", "")) for event in used)
    paths = [
        str(event.given[key]) for event in used for key in ("file_path", "path", "notebook_path") if key in event.given
    ]
    defined = [name for event in used for name in _DEFINED.findall(_edited(event))]
    everything = "\n".join(event.text for event in used)
    culprits = {name for event in before if event.kind == "result" for name in _culprits(event)}
    return {
        "files": [pathlib.PurePosixPath(path).name for path in [*paths, *_PATH.findall(said)]],
        "identifiers": [*_NAME.findall(_PATH.sub(" ", f"{said}\n{patterns}")), *defined],
        "commands": [words for command in commands for words in _programs(command)],
        "refs": [reference.rstrip(".,;:") for reference in _REFERENCE.findall(said)],
        "errors": sorted(name for name in culprits if re.search(rf"\b{re.escape(name)}\b", everything)),
    }


def _known(names: Iterable[str], known: str) -> tuple[str, ...]:
    return tuple(
        sorted({name for name in names if len(name) > 2 and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", known)})
    )


def _command(event: dialects.Event) -> str:
    return str(event.given.get("command", "")) if event.kind == "call" else ""


def _edited(event: dialects.Event) -> str:
    return "\n".join(str(event.given.get(key, "")) for key in ("new_string", "newText", "content"))


def _programs(command: str) -> list[str]:
    """The programs of a command line, each with the words that say what it does."""
    found = []
    for part in re.split(r"&&|\|\||[;|\n]", command):
        words = [word for word in part.split() if not re.fullmatch(r"\w+=\S*|\d?>.*", word)]
        kept = [word for word in words[:3] if not word.startswith("-")]
        if kept and kept[0] not in _SKIPPED and re.fullmatch(r"[\w./-]+", kept[0]) and len(kept) > 1:
            found.append(" ".join(kept))
    return found


def _culprits(event: dialects.Event) -> set[str]:
    lines = event.text.split("\n")
    return {name for line in lines if event.failed or _FAILURE.search(line) for name in _CULPRIT.findall(line)}


def _todos(before: Sequence[dialects.Event]) -> tuple[str, ...]:
    lists = [
        event.given["todos"] for event in before if event.kind == "call" and isinstance(event.given.get("todos"), list)
    ]
    return tuple(str(todo["content"]) for todo in lists[-1] if todo.get("status") != "completed") if lists else ()


def _words(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(text)}


def _covered(item: str, text: str) -> bool:
    words = _words(item)
    return bool(words) and len(words & _words(text)) >= _KEPT * len(words)
