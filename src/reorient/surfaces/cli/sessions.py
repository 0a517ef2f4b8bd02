"""`reorient sessions`: the sessions of this folder."""

from __future__ import annotations

import click

from reorient.surfaces.cli import options

EXAMPLES = """\b
Examples:
  reorient sessions
  reorient sessions ~/parcel --format json | jq -r '.sessions[].id'
  reorient context --session 7f3c    the one whose id begins so
"""


@click.command("sessions", epilog=EXAMPLES)
@options.folder
@options.form(budget=None)
def COMMAND(folder: str | None, format: str, lang: str | None) -> None:  # noqa: N802 - the table of commands looks for it
    """This folder's sessions, newest first. Found in the runtime's own place for this folder, nowhere else."""
    from reorient import config, reach
    from reorient.app import sessions
    from reorient.render import session_list
    from reorient.surfaces.cli import output

    settings = config.read()
    listing = sessions.run(reach.Reach(), settings, folder)
    output.write(session_list.render(listing, format=format, lang=lang or "en"), settings)
