"""Prose is tested: what the documents name is there, and what is there they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from architecture import floors, tree

DOCUMENTS = sorted([*tree.ROOT.glob("*.md"), *(tree.ROOT / "docs").rglob("*.md")])
NAMES = [str(path.relative_to(tree.ROOT)) for path in DOCUMENTS]
OURS = r"(?:src|tests|docs|scripts|requirements|bench|model|sources|talk|resolve|render|results|surfaces|effects|app)/"


def missing_links(document: Path) -> list[str]:
    """Relative links that lead nowhere."""
    links = re.findall(r"\]\((?!\w+:|#)([^)#]+)", document.read_text(encoding="utf-8"))
    return [link for link in links if not (document.parent / link).exists()]


def missing_paths(document: Path, root: Path) -> list[str]:
    """Paths of ours in code marks that are not on disk, from the root or from the package."""
    words = re.findall(rf"`({OURS}[\w./-]*)`", document.read_text(encoding="utf-8"))
    return [word for word in words if not any((root / below / word).exists() for below in ("", "src/reorient"))]


def strange_targets(document: Path, makefile: str) -> set[str]:
    """Targets that a document tells people to make and the Makefile does not have."""
    told = set(re.findall(r"(?:^    |`)make ([a-z-]+)", document.read_text(encoding="utf-8"), re.M))
    return told - set(re.findall(r"^([a-z-]+):", makefile, re.M))


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_what_a_document_names_is_there(document):
    assert missing_links(document) == []
    assert missing_paths(document, tree.ROOT) == []
    assert strange_targets(document, (tree.ROOT / "Makefile").read_text()) == set()


def test_the_architecture_tells_of_every_room():
    text = (tree.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = {name.removesuffix(".py") for name in re.findall(r"^\| `([\w.]+)` \|", text, re.M)}
    rooms = {module.room for module in tree.read()} - {"", "__main__", "schemas"}

    assert told == rooms
    assert rooms <= floors.SEES.keys()


def test_what_is_not_there_is_found(tmp_path):
    note = tmp_path / "note.md"
    note.write_text("[here](gone.md) [far](https://example.org) `src/gone.py` `make gone`\n    make lost\n")

    assert missing_links(note) == ["gone.md"]
    assert missing_paths(note, tmp_path) == ["src/gone.py"]
    assert strange_targets(note, "run: ## x\n") == {"gone", "lost"}
