"""Spelling: what in a text is a name: a path, an identifier, a definition, an object id, a branch.

In prose a name is told by its shape (an underscore, an inner capital) or by the brackets of a call; in code by its
shape alone, for there nearly every word has brackets. A part of a path is no name of its own, and brands are none.
Secrets are masked before a text comes here: a name alone no longer looks like one.
"""

from __future__ import annotations

import re

from reorient.talk import prose

_ENDINGS = (
    "py|pyi|go|rs|ts|tsx|js|jsx|mjs|cjs|java|kt|scala|c|h|cc|cpp|hpp|cs|rb|php|swift|m|lua|pl|r|jl|ex|exs|erl|clj|zig|"
    "md|rst|txt|adoc|json|jsonl|yaml|yml|toml|ini|cfg|conf|env|lock|xml|html|css|scss|vue|svelte|sql|sh|bash|zsh|fish|"
    "ps1|proto|graphql|tf|gradle|mod|sum|csv|log|ipynb|dockerfile|mk|cmake|patch|diff|svg|png|jpg|pdf|zip|db|sqlite"
)
_EXTENSION = re.compile(rf"\.(?:{_ENDINGS})$", re.IGNORECASE)
_PATH = re.compile(
    r"(?<![\w:/@.-])(?:~|\.{1,2})?(?:/?[\w.@+-]+)(?:/[\w.@+-]+)*\.[A-Za-z]\w{0,6}\b(?!\()|(?<![\w:/@.-])/?(?:[\w.@+-]+/){2,}[\w.@+-]+"
)
_WORD = re.compile(rf"\b(?<![/@-])[A-Za-z_]\w{{3,60}}\b(?!/|@|-\w|\.(?:{_ENDINGS})\b(?!\())")
_CALLED = re.compile(r"\b(?<![/@-])[A-Za-z_]\w{3,60}(?=\((?!s\)))")
_DEFINED = re.compile(
    r"\b(?:def|class|func|function|fn|type|interface|struct|trait|enum)\s+(?:\([^)\n]{0,80}\)\s*)?([A-Za-z_]\w{3,60})"
)
_INNER = re.compile(r"[A-Za-z0-9]_[A-Za-z0-9]|[a-z0-9][A-Z]|[A-Z]{2}[a-z]{2}")
_OID = re.compile(r"\b(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7,40}\b")
_DIGITS = re.compile(r"\d+")
_WHOLE_ID, _PART = 12, 10
_BRANCH = re.compile(
    r"\bgit\s+(?:checkout|switch|rebase|merge|push|branch|worktree\s+add)\s+(?:--?\w[\w-]*\s+|origin\s+)*(\w(?:[\w./-]*\w)?)"
)
_DULL = frozenset({"node.js", "next.js", "vue.js"})
_BRANDS = frozenset(
    "JavaScript TypeScript GitHub GitLab OpenAI PostgreSQL MySQL MongoDB GraphQL DevOps ChatGPT OpenCode VSCode macOS "
    "SQLite NoSQL OAuth NodeJS NumPy PyPI PyTorch TensorFlow FastAPI DynamoDB RabbitMQ JUnit iOS WebAssembly OpenAPI "
    "LaTeX YouTube LinkedIn StackOverflow IntelliJ WebStorm PyCharm JetBrains node_modules site_packages".split()
)


def paths(text: str) -> set[str]:
    """Paths and file names."""
    held = "\n".join(word for word in text.split() if "/" in word or "." in word[1:-1])
    return {name for name in _PATH.findall(held) if _is_path(name)} if held else set()


def spoken(text: str) -> set[str]:
    """Identifiers in prose."""
    called = set(_CALLED.findall(text)) if "(" in text else set()
    return called | written(text)


def written(code: str) -> set[str]:
    """Identifiers in code or in a command."""
    if not _INNER.search(code):
        return set()
    shaped = {word for word in set(_WORD.findall(code)) if _INNER.search(word) and not _is_noise(word)}
    return shaped - _BRANDS


def defined(code: str) -> set[str]:
    """What code defines: functions, classes, types; no word of a comment that only speaks of one."""
    return set(_DEFINED.findall(code)) - prose.STOP_WORDS


def ids(text: str) -> set[str]:
    """Object ids as they were written, for a short one may be no commit's; of a long one the beginning."""
    return {oid if len(oid) <= _WHOLE_ID else oid[:_PART] for oid in set(_OID.findall(text))}


def branches(command: str) -> list[str]:
    """The branches that a git command names."""
    return _BRANCH.findall(command) if "git" in command else []


def _is_noise(word: str) -> bool:
    """Digits in many places, or many: a key, a hash, a number; or the language's own name, as `__init__` is."""
    digits = sum(map(str.isdigit, word))
    return word.startswith("__") or (digits > 2 and (3 * digits > len(word) or len(_DIGITS.findall(word)) > 2))


def _is_path(name: str) -> bool:
    """A name with a known ending, or with two slashes and letters between them; no URL's rest, no version."""
    if name.startswith("//") or name.lower() in _DULL:
        return False
    return bool(_EXTENSION.search(name)) or (name.count("/") >= 2 and not name.split("/")[0].count("."))
