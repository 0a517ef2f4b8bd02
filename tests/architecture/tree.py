"""The source tree as the checkers see it: modules, what they import, which outside names they use."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
PACKAGE = "reorient"


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """One file. name: dotted.  room: the first folder or file below the package, "" for the package itself."""

    name: str
    path: Path
    text: str
    tree: ast.Module = field(repr=False)

    @property
    def room(self) -> str:
        return self.name.split(".")[1] if "." in self.name else ""

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())


def read(src: Path = SRC) -> tuple[Module, ...]:
    """Every module below src/reorient, by name."""
    return tuple(_module(path, src) for path in sorted((src / PACKAGE).rglob("*.py")))


def _module(path: Path, src: Path) -> Module:
    parts = path.relative_to(src).with_suffix("").parts
    text = path.read_text(encoding="utf-8")
    return Module(name=".".join(parts).removesuffix(".__init__"), path=path, text=text, tree=ast.parse(text))


def imports(module: Module) -> Iterator[tuple[int, str]]:
    """(line, dotted name) of everything imported anywhere in the file; `from a import b` gives a.b."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def relative_imports(module: Module) -> Iterator[int]:
    """Lines with an import that begins with a dot."""
    return (node.lineno for node in ast.walk(module.tree) if isinstance(node, ast.ImportFrom) and node.level)


def named(module: Module, known: Mapping[str, Module]) -> Iterator[tuple[int, str]]:
    """(line, module) of strings that name a module of the package, as registries do; `module:attribute` counts."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            name = node.value.partition(":")[0]
            if name in known and name != PACKAGE:
                yield node.lineno, name


def edges(module: Module, known: Mapping[str, Module]) -> Iterator[tuple[int, str]]:
    """(line, module) of the package's own modules that the file imports."""
    for line, name in imports(module):
        while name.partition(".")[0] == PACKAGE and name not in known and "." in name:
            name = name.rpartition(".")[0]
        if name in known and name != module.name:
            yield line, name


def outside(module: Module) -> Iterator[tuple[int, str]]:
    """(line, dotted name) of every imported or built-in name in use: `os.path.join`, `builtins.open`."""
    aliases = _aliases(module)
    inner = {id(node.value) for node in ast.walk(module.tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(module.tree):
        if isinstance(node, (ast.Attribute, ast.Name)) and id(node) not in inner and (chain := _chain(node)):
            head, *rest = chain
            yield node.lineno, ".".join([aliases.get(head, f"builtins.{head}"), *rest])


def _aliases(module: Module) -> Mapping[str, str]:
    """What a local name stands for: `import os.path` binds os, `from os import path as p` binds p to os.path."""
    found: dict[str, str] = {}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.partition(".")[0]
                found[alias.asname or first] = alias.name if alias.asname else first
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _chain(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute) and (before := _chain(node.value)):
        return [*before, node.attr]
    return []


def methods(module: Module) -> Iterator[tuple[int, str]]:
    """(line, name) of every attribute in use, whatever it hangs on."""
    return ((node.lineno, node.attr) for node in ast.walk(module.tree) if isinstance(node, ast.Attribute))
