"""JSON text of a document: keys in the document's order, Chinese as Chinese, one line end at the end."""

from __future__ import annotations

import json

from reorient.render import document


def dump(page: dict[str, document.Plain]) -> str:
    """The text. The document's strings are masked and fenced already (`document.of`)."""
    return json.dumps(page, ensure_ascii=False, indent=2) + "\n"
