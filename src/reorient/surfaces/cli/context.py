"""`reorient context`: one session as recovered context."""

from __future__ import annotations

import click

from reorient.surfaces.cli import options

EXAMPLES = """\b
Examples:
  reorient context                        this folder's newest session
  reorient context --session 7f3c         by the beginning of its id
  reorient context --session ~/a/b.jsonl  by its file
  reorient context --format yaml
"""


@click.command("context", epilog=EXAMPLES)
@options.folder
@options.session
@options.form()
@options.moment
def COMMAND(  # noqa: N802 - the name that the table of commands looks for
    folder: str | None,
    session: str | None,
    format: str,
    lang: str | None,
    budget: int,
    tz: str | None,
    now: str | None,
) -> None:
    """What was talked about and what was left undone, with the question to ask the person next."""
    from reorient.surfaces.cli import place

    wish = place.Wish(folder=folder, session=session, format=format, lang=lang, budget=budget, tz=tz, now=now)
    place.show(place.read(wish, template="context"), wish)
