"""Branches: which rows were rewound, so that what a person took back is not held to be said.

Several children of one row are normal (parallel tool results, progress). Only one shape is a rewind: a row has an
earlier child that leads to a prompt or an agent's words, and a later child from which a prompt goes on to the end of
the file. The earlier one and all below it are abandoned. Where a chain breaks, everything before stays as it is: file
order is surer than a missing parent (89 of 550 real files have one). Only a compaction is taken to follow the row
before it in the file, for the runtime itself often names a parent for it that does not exist.
"""

from __future__ import annotations

import dataclasses
import enum
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from reorient.model import utterances


class Role(enum.Enum):
    """What a row is on its branch. RESULT: also the mark of an interruption, which goes on with the branch.

    NONE: a row that says nothing of a rewind (progress, notices, echoes).
    """

    PROMPT = enum.auto()
    AGENT = enum.auto()
    RESULT = enum.auto()
    NONE = enum.auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A row: its id, and the id of the row it follows. cut: it marks a compaction."""

    key: str
    parent: str | None
    role: Role
    cut: bool = False


def abandoned(nodes: Sequence[Node], leaf: str | None = None) -> frozenset[str]:
    """The ids of abandoned rows. leaf: where the talk stands; without it, the last row."""
    order = {node.key: place for place, node in reversed(list(enumerate(nodes)))}
    if not nodes:
        return frozenset()
    path = _path(nodes, order, leaf if leaf in order else nodes[-1].key)
    children = _children(nodes)
    live = {node.key for node in path}
    gone: set[str] = set()
    prompted = False
    for node in path:
        if node.role is not Role.NONE:
            prompted = node.role is Role.PROMPT
        if not prompted:
            continue
        for child in children.get(node.parent or "", ()):
            if child.key not in live and order[child.key] < order[node.key]:
                gone |= _below(child, children)
    return frozenset(gone - live)


def overtaken(older: Sequence[Node], later: Iterable[Node]) -> frozenset[str]:
    """The same for a part of a file of which only some rows were read, before the rows that are `later`.

    Two prompts that follow the same row are a rewind; what stands between them in the file was taken back.
    """
    first: dict[str, int] = {}
    taken: dict[int, int] = {}  # where a stretch begins -> its furthest end
    prompts = [(place, node) for place, node in enumerate(older)] + [(len(older), node) for node in later]
    for place, node in prompts:
        if node.role is not Role.PROMPT or node.parent is None:
            continue
        begun = first.setdefault(node.parent, place)
        if begun < place:
            taken[begun] = place
    return frozenset(older[at].key for at in _places(taken.items()))


def _places(stretches: Iterable[tuple[int, int]]) -> Iterator[int]:
    """Every place of the stretches, once."""
    reached = 0
    for begun, end in sorted(stretches):
        yield from range(max(begun, reached), end)
        reached = max(reached, end)


def told(said: Iterable[utterances.Utterance], gone: AbstractSet[str]) -> tuple[utterances.Utterance, ...]:
    """The same utterances, those of abandoned rows (known by their revision) no longer live."""
    return tuple(dataclasses.replace(item, live=False) if item.place.revision in gone else item for item in said)


def _path(nodes: Sequence[Node], order: dict[str, int], leaf: str) -> list[Node]:
    """From the leaf up to the root, or to where the chain breaks."""
    path: list[Node] = []
    passed: set[str] = set()
    at = leaf
    while at in order and at not in passed:
        passed.add(at)
        node = nodes[order[at]]
        path.append(node)
        at = node.parent or ""
        if node.cut and at not in order:
            at = _spoken_before(nodes, order[node.key])
    return path


def _spoken_before(nodes: Sequence[Node], place: int) -> str:
    return next((nodes[at].key for at in range(place - 1, -1, -1) if nodes[at].role is not Role.NONE), "")


def _children(nodes: Sequence[Node]) -> Mapping[str, list[Node]]:
    children: defaultdict[str, list[Node]] = defaultdict(list)
    for node in nodes:
        if node.parent:
            children[node.parent].append(node)
    return children


def _below(root: Node, children: Mapping[str, list[Node]]) -> set[str]:
    """The rows of a branch, or none where nobody spoke on it."""
    found: set[str] = set()
    spoke = False
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.key in found:
            continue
        found.add(node.key)
        spoke = spoke or node.role in (Role.PROMPT, Role.AGENT)
        waiting += children.get(node.key, [])
    return found if spoke else set()
