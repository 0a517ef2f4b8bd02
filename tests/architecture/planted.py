"""A small package with one planted line, so that a checker can be seen to fail."""

from __future__ import annotations

from pathlib import Path

from architecture import tree


def package(folder: Path, **files: str) -> tuple[tree.Module, ...]:
    """Modules of a package made of `room__file="source"`; every folder gets its empty __init__.py."""
    for name, source in files.items():
        path = folder / tree.PACKAGE / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
        for parent in path.relative_to(folder).parents[:-1]:
            (folder / parent / "__init__.py").touch()
    return tree.read(folder)
