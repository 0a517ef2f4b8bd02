"""`reorient check`: does an earlier result still hold?"""

from __future__ import annotations

import click

from reorient.surfaces.cli import exits, options

EXAMPLES = """\b
Examples:
  reorient now --format json > saved.json
  reorient check saved.json && echo still true
  reorient check saved.yaml --format json | jq .changed
  reorient now --format json | reorient check -
"""


@click.command("check", epilog=EXAMPLES)
@click.argument("file", metavar="FILE")
@click.option("--dir", "folder", metavar="DIR", help="Where to look, instead of the folder that the result names.")
@options.session
@options.form(budget=None)
@options.moment
@click.pass_context
def COMMAND(  # noqa: N802 - the name that the table of commands looks for
    ctx: click.Context,
    file: str,
    folder: str | None,
    session: str | None,
    format: str,
    lang: str | None,
    now: str | None,
) -> None:
    """Read a result (JSON or YAML) again against today's evidence: what holds, what changed, what cannot be told.

    Exit code 0 where nothing changed, 1 where something did.
    """
    from reorient import config, reach
    from reorient.app import check
    from reorient.render import checked
    from reorient.surfaces.cli import output

    settings = config.read()
    world = reach.Reach()
    raw = output.read_stdin(check.MOST_BYTES + 1) if file == "-" else check.read(world, file)
    result = check.run(world, settings, raw, name=file, folder=folder, session=session, now=now)
    output.write(checked.render(result, format=format, lang=lang or result.lang), settings)
    if result.changed:
        ctx.exit(exits.NO)
