"""`reorient detect`: is this text, or this hook event, a sign of lost context?"""

from __future__ import annotations

import click

from reorient.surfaces.cli import options

EXAMPLES = """\b
Examples:
  echo "where were we?" | reorient detect
  reorient detect --from summary < summary.txt
  reorient detect --first < first-message.txt
  reorient detect --format json < hook-event.json
"""


@click.command("detect", epilog=EXAMPLES)
@click.option("--first", is_flag=True, help="The text is one of the session's first messages.")
@click.option("--from", "origin", type=click.Choice(["human", "summary", "tool", "bot"]), help="Who wrote it.")
@options.form(budget=None)
def COMMAND(first: bool, origin: str | None, format: str, lang: str | None) -> None:  # noqa: N802 - as for every command
    """Read text or one hook event (JSON) from stdin, and say whether it calls for recovery, and why.

    Plain text counts as a person's later message unless --first or --from says otherwise. Exit code 0 either way.
    """
    from reorient import config, reach
    from reorient.app import detect
    from reorient.render import detected
    from reorient.surfaces.cli import output

    given = output.read_stdin(detect.MOST_BYTES + 1)
    found = detect.run(given, first=first, origin=origin, under_way=detect.under_way(reach.Reach()))
    output.write(detected.render(found, format=format, lang=lang or "en"), config.read())
