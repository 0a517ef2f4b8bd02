"""Floors: imports run one way, and the rooms of the middle do not see each other.

surfaces -> app -> {config, reach, effects, sources, talk, resolve, recover, results, render} -> model

app alone knows every room. A surface reads the settings, opens the door, calls app and has the result rendered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from architecture.tree import Module, edges, named, relative_imports

MIDDLE = frozenset(
    {"config", "reach", "effects", "sources", "talk", "resolve", "recover", "results", "render", "schemas"}
)

# What each room may import, besides itself and the package's version.
SEES: Mapping[str, frozenset[str]] = {
    "": frozenset(),
    "model": frozenset(),
    **dict.fromkeys(MIDDLE, frozenset({"model"})),
    "config": frozenset({"model", "reach"}),
    "sources": frozenset({"model", "reach"}),
    "app": MIDDLE | {"model"},
    "surfaces": frozenset({"app", "config", "reach", "render", "model"}),
    "__main__": frozenset({"surfaces"}),
}


def violations(modules: Iterable[Module]) -> list[str]:
    """One line for each import that runs the wrong way, begins with a dot, or closes a circle."""
    known = {module.name: module for module in modules}
    found = [line for module in known.values() for line in _of(module, known)]
    return found + [f"imports run in a circle: {' -> '.join(circle)}" for circle in circles(known)]


def _of(module: Module, known: Mapping[str, Module]) -> Iterator[str]:
    if module.room not in SEES:
        yield f"{module.name}: no floor is given for the room {module.room}"
        return
    for line in relative_imports(module):
        yield f"{module.name}:{line}: the import is relative"
    for line, name in [*edges(module, known), *named(module, known)]:
        room = known[name].room
        if room not in SEES[module.room] | {module.room, ""}:
            yield f"{module.name}:{line}: {module.room} must not see {name}"


def circles(known: Mapping[str, Module]) -> list[list[str]]:
    """Groups of modules that import each other, each once (Tarjan)."""
    graph = {name: sorted({to for _, to in edges(module, known)}) for name, module in known.items()}
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for to in graph[name]:
            if to not in index:
                visit(to)
            if to in stack:
                low[name] = min(low[name], low[to])
        if low[name] == index[name]:
            group = stack[stack.index(name) :]
            del stack[-len(group) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in index:
            visit(name)
    return found
