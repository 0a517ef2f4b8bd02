"""Tool chatter: reads, searches and listings that say nothing of the story, as most of a real session does.

It holds what tempts a careless reader (a TODO in a source file, an exception in code, a URL in a comment, a word like
"failed" in a log of long ago) and no test run, no edit, no promise and no next step: adding it changes no fact.
"""

from __future__ import annotations

import random

from bench.stories import rows

_NOUNS = (
    "buffer", "channel", "cursor", "digest", "envelope", "fixture", "gauge", "handle", "index", "journal", "kernel",
    "ledger", "marker", "nonce", "offset", "packet", "quota", "record", "schema", "token", "update", "vector", "window",
)  # fmt: skip
_VERBS = (
    "apply",
    "build",
    "clamp",
    "decode",
    "encode",
    "flush",
    "gather",
    "hash",
    "load",
    "merge",
    "parse",
    "rank",
    "seal",
    "trim",
)
_FOLDERS = ("core", "internal", "lib", "pkg", "support", "vendor", "adapters", "codec")
_ENDINGS = {"python": ".py", "go": ".go", "ts": ".ts", "rust": ".rs", "java": ".java", "cpp": ".cc"}
_REMARKS = {
    "en": (
        "This module only re-exports names.", "Nothing here touches the part in question.", "That file is generated.",
        "The helper is pure; it holds no state.",
        "Only called from the command line entry.", "The shape matches the docs.",
    ),
    "zh": (
        "这个模块只是重新导出名字。", "这里和问题无关。", "这个文件是生成的。", "这个函数是纯函数，没有状态。",
        "只有命令行入口会调用它。",
        "结构和文档一致。",
    ),
}  # fmt: skip
_THOUGHTS = {
    "en": ("The caller passes the offset through unchanged.", "The order of the arguments is the same in both places."),
    "zh": ("调用方原样传递偏移量。", "两处参数的顺序一致。"),
}


class Filler:
    """A stream of tool turns for one session."""

    def __init__(self, *, rng: random.Random, lang: str, in_play: tuple[str, ...]) -> None:
        self._rng = rng
        self._lang = lang
        self._in_play = in_play
        self._ending = rng.choice(sorted(_ENDINGS.values()))
        self._bodies = [self._source() for _ in range(24)]

    def turns(self, session: rows.Session, count: int) -> None:
        """`count` tool turns, some with a remark or a thought before them."""
        for _ in range(count):
            self._turn(session)

    def until(self, session: rows.Session, size: int) -> None:
        """Tool turns until they hold about `size` characters."""
        first, grown = len(session.lines), 0
        while grown < size:
            self._turn(session)
            grown += sum(map(len, session.lines[first:]))
            first = len(session.lines)

    def _turn(self, session: rows.Session) -> None:
        dice = self._rng.random()
        if dice < 0.12:
            session.agent(self._rng.choice(_REMARKS[self._lang]))
        elif dice < 0.3:
            session.think(self._rng.choice(_THOUGHTS[self._lang]))
        self._rng.choice((self._read, self._read, self._grep, self._list, self._log))(session)

    def _path(self) -> str:
        if self._in_play and self._rng.random() < 0.25:
            return self._rng.choice(self._in_play)
        return f"{self._rng.choice(_FOLDERS)}/{self._rng.choice(_NOUNS)}_{self._rng.choice(_NOUNS)}{self._ending}"

    def _read(self, session: rows.Session) -> None:
        path = self._path()
        body = self._rng.choice(self._bodies)
        numbered = "\n".join(f"{number:6}→{line}" for number, line in enumerate(body.split("\n"), 1))
        copy = {
            "type": "text",
            "file": {"filePath": path, "content": body, "numLines": body.count("\n"), "startLine": 1},
        }
        session.tool("Read", {"file_path": path}, numbered, copy=copy)

    def _grep(self, session: rows.Session) -> None:
        word = self._rng.choice(_NOUNS)
        found = "\n".join(
            f"{self._path()}:{self._rng.randint(3, 400)}:    {self._line()}" for _ in range(self._rng.randint(2, 12))
        )
        session.tool("Grep", {"pattern": word, "output_mode": "content"}, found)

    def _list(self, session: rows.Session) -> None:
        names = "\n".join(sorted({self._path() for _ in range(self._rng.randint(3, 20))}))
        command = f"ls {self._rng.choice(_FOLDERS)}"
        session.tool(
            "Bash", {"command": command, "description": "List a folder"}, names, copy=_shell(names), failed=False
        )

    def _log(self, session: rows.Session) -> None:
        lines = "\n".join(
            f"2025-11-{self._rng.randint(1, 28):02d} {self._rng.randint(0, 23):02d}:12:05"
            f" {self._rng.choice(('INFO', 'DEBUG', 'WARN'))} {self._rng.choice(_VERBS)} {self._rng.choice(_NOUNS)}"
            f" {self._rng.choice(('ok', 'ok', 'retried', 'failed once'))}"
            for _ in range(self._rng.randint(5, 30))
        )
        command = f"tail -n 30 logs/{self._rng.choice(_NOUNS)}.log"
        session.tool(
            "Bash", {"command": command, "description": "Look at a log"}, lines, copy=_shell(lines), failed=False
        )

    def _line(self) -> str:
        verb, noun, other = self._rng.choice(_VERBS), self._rng.choice(_NOUNS), self._rng.choice(_NOUNS)
        return self._rng.choice(
            (
                f"{verb}_{noun}({other}, limit={self._rng.randint(1, 900)})",
                f"# TODO: {verb} the {noun} before the {other} is gone",
                f"raise ValueError(f'bad {noun}: {{{other}}}')",
                f"return {verb}({noun}) or {other}",
                f"# see https://docs.example.org/{noun}/{verb}",
                f'if not {noun}: log("{verb} failed", {other})',
            )
        )

    def _source(self) -> str:
        parts = []
        for _ in range(self._rng.randint(4, 14)):
            name = f"{self._rng.choice(_VERBS)}_{self._rng.choice(_NOUNS)}_{self._rng.choice(_NOUNS)}"
            parts.append(f"def {name}({self._rng.choice(_NOUNS)}, {self._rng.choice(_NOUNS)}):")
            parts += [f"    {self._line()}" for _ in range(self._rng.randint(3, 9))]
            parts.append("")
        return "\n".join(parts)


def _shell(text: str) -> dict[str, object]:
    return {"stdout": text, "stderr": "", "interrupted": False, "isImage": False}
