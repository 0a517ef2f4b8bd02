"""Craft that can be counted: sizes, names, docstrings."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterable, Iterator

from architecture.tree import Module

FILE_LINES, MEDIAN_LINES, FUNCTION_LINES = 400, 120, 50
NO_NOUN = frozenset({"utils", "util", "helpers", "helper", "common", "manager", "core", "misc", "base_utils"})


def sizes(modules: Iterable[Module]) -> list[str]:
    """One line for each file or function that is too long, and one if the median file is."""
    found, lengths = [], []
    for module in modules:
        lengths += [module.lines] if module.lines else []
        if module.lines > FILE_LINES:
            found.append(f"{module.name}: {module.lines} lines, at most {FILE_LINES}")
        found += _long_functions(module)
    if lengths and statistics.median(lengths) > MEDIAN_LINES:
        found.append(f"the median file has {statistics.median(lengths)} lines, at most {MEDIAN_LINES}")
    return found


def _long_functions(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{module.name}:{node.lineno}: {node.name} has {lines} lines, at most {FUNCTION_LINES}"


def names(modules: Iterable[Module]) -> list[str]:
    """One line for each file or folder whose name is no noun of the product."""
    return [f"{module.name}: says nothing" for module in modules if NO_NOUN & set(module.name.split("."))]


def docstrings(modules: Iterable[Module]) -> list[str]:
    """One line for each module with code that does not say why it exists."""
    return [
        f"{module.name}: no docstring" for module in modules if module.tree.body and not ast.get_docstring(module.tree)
    ]
