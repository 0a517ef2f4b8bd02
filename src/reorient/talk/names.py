"""Names in play: files, functions, tests, commands, refs and error messages that a worker reaches for next.

Ranked by use: what an edit defines and what a person says weigh most, then what is run, searched for, said and
written, each fading with its distance from the end. The rank is in whole numbers, so that it is the same on every
machine. Only words of the talk's own people, agent and tool calls count; what a tool printed adds error messages, and
tells in which file a name stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from reorient.model import observations, utterances, values
from reorient.talk import check_commands, check_runs, commands, hearing, homes, prose, spelling

_EDIT, _READ = 12, 4  # a file
_DEFINED, _HUMAN, _RUN, _SOUGHT, _SAID, _WROTE, _SUMMARY = 8, 8, 4, 4, 4, 3, 2  # a name
_CHECK, _COMMAND, _ERROR = 12, 6, 8
_FADE = 24  # after this many events a mention weighs half
_MOST = {"file": 24, "function": 40, "test": 8, "command": 8, "ref": 10, "error": 4}
_LONGEST_ERROR = 400  # a line is quoted whole or not at all: a part of a secret does not look like one
_WINDOW = 400  # events looked back over: what was last used before them has faded to nothing
_SPOKEN = 6000  # characters of one message
_TYPED = 1000  # characters of one command or of one call's other words
_ERROR_LINE = re.compile(r"\b\w*(?:Error|Exception|error|fatal|panic)\b:?\s+\S")
_FRAME = re.compile(r"at |File \"|in <module>")  # of a trace that a person pasted
_TEST_NAME = re.compile(r"test_\w+|Test[A-Z_]\w*")


@dataclass(slots=True, kw_only=True)
class _Score:
    """What speaks for a name. shown: how it was written last.  row: where."""

    points: int = 0
    mentions: int = 0
    edits: int = 0
    reads: int = 0
    shown: str
    row: utterances.Utterance

    def add(self, other: _Score) -> None:
        """The same thing under another name."""
        self.points += other.points
        self.mentions += other.mentions
        self.edits += other.edits
        self.reads += other.reads


@dataclass(frozen=True, slots=True)
class _Mention:
    kind: str
    name: str
    weight: int
    shown: str = ""
    home: str = ""


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One `name` observation a name: kind, name, score, mentions; of a file how often it was edited and read, of an
    identifier the file it stands in, where that is known. Most used and most recent first within a kind."""
    held: dict[tuple[str, str], _Score] = {}
    at_home = homes.Homes()
    recent = heard.live[-_WINDOW:]
    failed = {run.index: run for run in heard.runs if run.failed}
    for age, row in enumerate(reversed(recent)):
        for mention in _mentions(row, failed):
            points = mention.weight * 1000 * _FADE // (_FADE + age)
            _count(held, mention, points, row)
            if mention.home:
                at_home.add(mention.name, mention.home, points)
    _fold(held)
    best = list(_best(held))
    at_home.search([name for kind, name, _ in best if kind in ("function", "test")], heard.runs)
    return [_observation(heard, kind, name, score, at_home) for kind, name, score in best]


def _count(held: dict[tuple[str, str], _Score], mention: _Mention, points: int, row: utterances.Utterance) -> None:
    score = held.setdefault((mention.kind, mention.name), _Score(shown=mention.shown or mention.name, row=row))
    score.points += points
    score.mentions += 1
    score.edits += mention.kind == "file" and mention.weight == _EDIT
    score.reads += mention.kind == "file" and mention.weight == _READ


def _fold(held: dict[tuple[str, str], _Score]) -> None:
    """A file that is named in a shorter way is the one longer path that ends so."""
    by_base: dict[str, list[str]] = {}
    for kind, name in held:
        if kind == "file":
            by_base.setdefault(name.rsplit("/", 1)[-1], []).append(name)
    for same in by_base.values():
        whole: list[str] = []
        for name in sorted(same, key=lambda name: (-len(name), name)):
            longer = [path for path in whole if path.endswith("/" + name.removeprefix("./"))]
            if len(longer) == 1:
                held["file", longer[0]].add(held.pop(("file", name)))
            elif not longer:
                whole.append(name)


def _observation(
    heard: hearing.Hearing, kind: str, name: str, score: _Score, at_home: homes.Homes
) -> observations.Observation:
    more: dict[str, values.Value] = {}
    if kind == "file":
        more = {"edits": score.edits, "reads": score.reads}
    elif home := at_home.of(name):
        more = {"file": home}
    value = values.Record(kind=kind, name=score.shown, score=score.points, mentions=score.mentions, **more)
    return heard.claim("name", value, score.row, observations.Voice.HOST, key=f"{kind}:{name}")


def _best(held: dict[tuple[str, str], _Score]) -> Iterator[tuple[str, str, _Score]]:
    for kind, most in _MOST.items():
        ranked = sorted((-score.points, name) for (one, name), score in held.items() if one == kind)
        for _, name in ranked[:most]:
            yield kind, name, held[kind, name]


def _mentions(row: utterances.Utterance, failed: dict[int, hearing.Run]) -> Iterator[_Mention]:
    if row.call:
        yield from _of_call(row.call)
    elif row.kind is utterances.Kind.MESSAGE and row.who is utterances.Who.AGENT:
        yield from _of_words(row.text, _SAID)
    elif row.who is utterances.Who.HUMAN:
        own = " ".join(said for said in prose.sentences(row.text) if not _FRAME.match(said))
        yield from _of_words(own, _HUMAN)
        yield from (_Mention("file", path, _SAID) for path in sorted(spelling.paths(row.text[:_SPOKEN])))
    elif row.who is utterances.Who.SUMMARY:
        yield from _of_words(row.text, _SUMMARY)
    run = failed.get(row.index)
    if run and run.outcome and not (row.call and row.call.run and check_runs.of(run)):
        first = next((line.strip() for line in run.outcome.text.splitlines() if _ERROR_LINE.search(line)), "")
        if first and len(first) <= _LONGEST_ERROR:
            yield _Mention("error", first, _ERROR)


def _of_call(call: utterances.Call) -> Iterator[_Mention]:
    yield from (_Mention("file", path, _EDIT) for path in call.edits)
    yield from (_Mention("file", path, _READ) for path in call.reads)
    if call.wrote:
        home = call.edits[0] if len(call.edits) == 1 else ""
        defined = set() if homes.is_document(home) else spelling.defined(call.wrote)
        yield from _names(defined, _DEFINED, home)
        yield from _names(spelling.written(call.wrote) - defined, _WROTE, home)
    if call.run:
        yield from _of_run(call.bare or call.run)
    if call.detail:
        yield from _of_words(call.detail[:_TYPED], _SOUGHT)
    if call.plan:
        yield from _of_words(call.plan, _SAID)
    waiting = " ".join(todo.text for todo in call.todos if todo.state in ("active", "pending"))
    if waiting:
        yield from _of_words(waiting, _SAID)


def _of_run(run: str) -> Iterator[_Mention]:
    for command in commands.worth(run):
        weight = _CHECK if check_commands.find(command.shown) else _COMMAND
        yield _Mention("command", command.head, weight, command.shown)
    typed = run[:_TYPED]
    yield from _names(spelling.written(typed), _RUN)
    yield from (_Mention("ref", ref, _COMMAND) for ref in (*spelling.branches(typed), *sorted(spelling.ids(typed))))


def _of_words(text: str, weight: int) -> Iterator[_Mention]:
    text = text[:_SPOKEN]
    yield from (_Mention("file", path, weight) for path in sorted(spelling.paths(text)))
    yield from _names(spelling.spoken(text), weight)
    yield from (_Mention("ref", oid, weight) for oid in sorted(spelling.ids(text)))


def _names(names: set[str], weight: int, home: str = "") -> Iterator[_Mention]:
    """Constants weigh half: of the names in capitals most are settings that are only passed on."""
    for name in sorted(names):
        kind = "test" if _TEST_NAME.fullmatch(name) else "function"
        yield _Mention(kind, name, weight // 2 if name.isupper() else weight, home=home)
