"""`reorient now`: everything known of this folder."""

from __future__ import annotations

import click

from reorient.surfaces.cli import options

EXAMPLES = """\b
Examples:
  reorient now                     this folder
  reorient now ~/parcel            another one
  reorient now --lang zh           in Chinese
  reorient now --budget 400        shorter
  reorient now --format json | jq .last_request
"""


@click.command("now", epilog=EXAMPLES)
@options.folder
@options.session
@options.form()
@options.moment
@click.option("--demo-if-empty", is_flag=True, help="Where the folder has no session, say so and play the demo.")
def COMMAND(  # noqa: N802 - the name that the table of commands looks for
    folder: str | None,
    session: str | None,
    format: str,
    lang: str | None,
    budget: int,
    tz: str | None,
    now: str | None,
    demo_if_empty: bool,
) -> None:
    """Where things stand here: git, this folder's newest session, and what was not read.

    Exit code 0, also where there is no repository or no session: the text then says so.
    """
    from reorient import config
    from reorient.surfaces.cli import place

    wish = place.Wish(folder=folder, session=session, format=format, lang=lang, budget=budget, tz=tz, now=now)
    result = place.read(wish, template="now")
    if demo_if_empty and not result.used:
        from reorient.surfaces.cli import demo, output

        told = f"No agent session for {result.scope.cwd}. Playing the demo: a small repository and session.\n"
        if format == "md":
            output.write(told + "\n", config.read())
        else:
            output.note(told)
        demo.play(wish)
        return
    place.show(result, wish)
