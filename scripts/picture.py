"""Draws docs/demo.svg: what `reorient demo` prints, as a terminal shows it. `make picture` runs it.

python scripts/picture.py        writes the picture
python scripts/picture.py -      prints it
"""

from __future__ import annotations

import html
import os
import pathlib
import re
import subprocess
import sys
import textwrap
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "demo.svg"
NOW = "2026-03-02T10:00:00Z"
COLUMNS, LINE, CELL, EDGE = 118, 19, 8.0, 18

_LABEL = re.compile(r"^(\S.{0,22}?)( {2,})(.*)$")


def demo() -> str:
    """What the demo prints at a fixed time."""
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src"), "TMPDIR": os.environ.get("TMPDIR", "/tmp")}  # noqa: S108 - only where the demo is staged
    argv = [sys.executable, "-m", "reorient", "demo", "--now", NOW]
    told = subprocess.run(argv, env=env, capture_output=True, text=True, check=True).stdout
    told = re.sub(r"\bdigest [0-9a-f]{8}", "digest 8ff0eed0", told)  # it covers the temporary folder's name
    return re.sub(r"^(\d+)\d\d tokens", r"about \g<1>00 tokens", told, flags=re.MULTILINE)


def svg(text: str) -> str:
    """The text on a dark sheet, labels bold, long lines folded under their text."""
    rows = [("$ reorient demo", "prompt"), *(row for line in text.splitlines() for row in _fold(line))]
    height = len(rows) * LINE + 2 * EDGE
    width = int(COLUMNS * CELL + 2 * EDGE)
    drawn = "\n".join(_row(at, row, kind) for at, (row, kind) in enumerate(rows))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img" aria-label="What reorient demo prints">\n'
        f"<style>text{{font:13px/1 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#d6dbe0;white-space:pre}}"
        f".b{{font-weight:700;fill:#fff}}.c{{fill:#7fa7c9}}.p{{fill:#8fbf7f}}</style>\n"
        f'<rect width="{width}" height="{height}" rx="10" fill="#161b22"/>\n{drawn}\n</svg>\n'
    )


def _fold(line: str) -> list[tuple[str, str]]:
    label = _LABEL.match(line)
    indent = " " * (len(label[1]) + len(label[2])) if label else ""
    wrapped = textwrap.wrap(line, COLUMNS, subsequent_indent=indent, drop_whitespace=True) or [""]
    return [(row, "label" if at == 0 else "rest") for at, row in enumerate(wrapped)]


def _row(at: int, row: str, kind: str) -> str:
    y = EDGE + LINE * at + 13
    label = _LABEL.match(row) if kind == "label" else None
    if row.startswith("# ") or kind == "prompt":
        body = f'<tspan class="{"p" if kind == "prompt" else "b"}">{_words(row)}</tspan>'
    elif label:
        body = f'<tspan class="b">{_words(label[1])}</tspan>{_cites(label[2] + label[3])}'
    else:
        body = _cites(row)
    return f'<text x="{EDGE}" y="{y}" xml:space="preserve">{body}</text>'


def _cites(text: str) -> str:
    return re.sub(r"(\[(?:s:|git )[^\]]*\])", r'<tspan class="c">\1</tspan>', _words(text))


def _words(text: str) -> str:
    return html.escape(unicodedata.normalize("NFC", text), quote=False)


if __name__ == "__main__":
    picture = svg(demo())
    if sys.argv[1:] == ["-"]:
        sys.stdout.write(picture)
    else:
        PICTURE.write_text(picture, encoding="utf-8")
