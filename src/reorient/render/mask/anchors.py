"""One expression for many literals: the cheap first look that decides where a dear one is tried.

The literals are laid out as a tree, so that a position of the text is left after one or two comparisons.
"""

from __future__ import annotations

import re
from collections.abc import Iterable


def expression(literals: Iterable[str]) -> str:
    """A regular expression that matches, where several literals begin alike, the longest of them."""
    tree: dict[str, dict] = {}  # type: ignore[type-arg]  # the tree is its own branches
    for literal in literals:
        node = tree
        for letter in literal:
            node = node.setdefault(letter, {})
        node[""] = {}
    return _branches(tree)


def _branches(node: dict[str, dict]) -> str:  # type: ignore[type-arg]  # as above
    parts = [re.escape(letter) + _branches(below) for letter, below in node.items() if letter]
    if not parts:
        return ""
    if len(parts) == 1 and "" not in node:
        return parts[0]
    return f"(?:{'|'.join(parts)}){'?' if '' in node else ''}"
