"""The list of a folder's sessions, in the three formats."""

from __future__ import annotations

from collections.abc import Sequence

from reorient.model import sessions
from reorient.render import document, fence, json_text, markdown_columns, phrases, yaml_text
from reorient.render.mask import text as masks


def render(listing: sessions.Listing, *, format: str, lang: str) -> str:
    """The text, its line end included."""
    if format == "json":
        return json_text.dump(_document(listing))
    if format == "yaml":
        return yaml_text.dump(_document(listing))
    return fence.plain(masks.mask("\n".join(_page(listing, lang)) + "\n"))


def _page(listing: sessions.Listing, lang: str) -> Sequence[str]:
    rows = [
        (file.id, file.last_at or "-", phrases.say("sessions.own", {}, lang) if file.id == listing.own else "")
        for file in listing.sessions
    ]
    if not rows:
        head = [phrases.say("sessions.none", {"folder": listing.cwd}, lang)]
    else:
        head = [phrases.say("sessions.title", {"folder": listing.cwd, "count": len(rows)}, lang)]
    gaps = [f"{phrases.label('unread', lang)}   {gap.source}: {fence.inline(gap.reason)}" for gap in listing.gaps]
    return [*head, *markdown_columns.table(rows), *gaps]


def _document(listing: sessions.Listing) -> dict[str, document.Plain]:
    page: dict[str, document.Plain] = {
        "cwd": listing.cwd,
        "own": listing.own,
        "sessions": [
            {"id": file.id, "path": file.path, "last_at": file.last_at, "cwd": file.cwd} for file in listing.sessions
        ],
        "unread": [document.gap(gap) for gap in listing.gaps],
    }
    return {key: document.safe(value) for key, value in page.items()}
