"""`reorient why`: what proves a line or a field."""

from __future__ import annotations

import click

from reorient.surfaces.cli import options

EXAMPLES = """\b
Examples:
  reorient why last_request      a field or a section
  reorient why s:301             a cite
  reorient why git 8a988ea       a cite of two words
  reorient why 4f2a9c1d03be      a line's id, from --format json
  reorient why rule --session 7f3c
"""


@click.command("why", epilog=EXAMPLES)
@click.argument("asked", nargs=-1, required=True, metavar="FIELD|CITE|LINE")
@click.option("--dir", "folder", metavar="DIR", help="The folder asked about, instead of this one.")
@options.session
@options.form(budget=None)
@options.moment
def COMMAND(  # noqa: N802 - the name that the table of commands looks for
    asked: tuple[str, ...], folder: str | None, session: str | None, format: str, lang: str | None, now: str | None
) -> None:
    """Open the witnesses: where a claim stands, what stands there, and what was said against it.

    Exit code 1 where today's evidence has nothing by that name.
    """
    from reorient import config, reach
    from reorient.app import gather, why
    from reorient.render import opened
    from reorient.surfaces.cli import output

    settings = config.read()
    question = gather.Question(folder=folder, session=session, now=now)
    result = why.run(reach.Reach(), settings, question, " ".join(asked))
    output.write(opened.render(result, format=format, lang=lang or result.lang), settings)
