"""Registries are tables one can see, and what they name is what stands on disk: nothing more, nothing less."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

from architecture.tree import PACKAGE, Module, imports, named

COMMANDS, SOURCES = f"{PACKAGE}.surfaces.cli", f"{PACKAGE}.sources"
SOURCE_TABLE, COMMAND_TABLE = f"{SOURCES}.registry", f"{COMMANDS}.main"


def violations(modules: Iterable[Module]) -> list[str]:
    """One line for each source or command that only its table, or only the disk, knows."""
    known = {module.name: module for module in modules}
    return _compare("source", _marked(known, SOURCES, "SPEAKS_FOR"), _sources_named(known)) + _compare(
        "command", _marked(known, COMMANDS, "COMMAND"), _commands_named(known)
    )


def _compare(what: str, on_disk: set[str], in_table: set[str]) -> list[str]:
    return [f"{what} {name} is in no table" for name in sorted(on_disk - in_table)] + [
        f"{what} {name} is in the table only" for name in sorted(in_table - on_disk)
    ]


def _marked(known: Mapping[str, Module], room: str, mark: str) -> set[str]:
    """Modules of a room that assign the name by which its kind is known."""
    return {name for name, module in known.items() if name.startswith(f"{room}.") and mark in _assigned(module)}


def _assigned(module: Module) -> Mapping[str, ast.expr | None]:
    """Names that are given a value, or a function, anywhere in the file."""
    found: dict[str, ast.expr | None] = {}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Assign):
            found |= {target.id: node.value for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node.value
        elif isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, None)
    return found


def _sources_named(known: Mapping[str, Module]) -> set[str]:
    """What the registry names, by import or by string, less what every source shares."""
    if SOURCE_TABLE not in known:
        return set()
    table = known[SOURCE_TABLE]
    mentioned = {name for _, name in [*imports(table), *named(table, known)] if name.startswith(f"{SOURCES}.")}
    return mentioned - {f"{SOURCES}.base"}


def _commands_named(known: Mapping[str, Module]) -> set[str]:
    table = _assigned(known[COMMAND_TABLE]).get("TABLE") if COMMAND_TABLE in known else None
    keys = table.keys if isinstance(table, ast.Dict) else []
    return {f"{COMMANDS}.{key.value}" for key in keys if isinstance(key, ast.Constant)}
