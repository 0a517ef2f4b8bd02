"""A shelf: things kept under what they are about, so that those which share a word are found without looking at all.

A reader that holds each sentence against everything said before it would take the square of a talk's length.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Shelf(Generic[Item]):
    """Items under their subject words, the oldest first; one under the same words as another takes its place, last."""

    def __init__(self) -> None:
        self._items: dict[frozenset[str], Item] = {}
        self._under: defaultdict[str, dict[frozenset[str], None]] = defaultdict(dict)

    def put(self, words: frozenset[str], item: Item) -> None:
        """Keep it as the newest."""
        self.drop(words)
        self._items[words] = item
        for word in words:
            self._under[word][words] = None

    def drop(self, words: frozenset[str]) -> None:
        """Keep it no longer, if it is kept."""
        if self._items.pop(words, None) is not None:
            for word in words:
                del self._under[word][words]

    def sharing(self, words: frozenset[str]) -> Counter[frozenset[str]]:
        """How many words each item that shares any has in common with these."""
        return Counter(held for word in words if word in self._under for held in self._under[word])

    def items(self) -> list[Item]:
        """All that is kept, the oldest first."""
        return list(self._items.values())
