"""`reorient demo`: see it work without a session of one's own."""

from __future__ import annotations

import click

from reorient import config, reach
from reorient.surfaces.cli import options, place

EXAMPLES = """\b
Examples:
  reorient demo
  reorient demo --lang zh
  reorient demo --keep     leaves the folder and says how to ask it more
"""


@click.command("demo", epilog=EXAMPLES)
@click.option("--keep", is_flag=True, help="Leave the temporary folder, and say where it is.")
@options.form()
@options.moment
def COMMAND(  # noqa: N802 - the name that the table of commands looks for
    keep: bool, format: str, lang: str | None, budget: int, tz: str | None, now: str | None
) -> None:
    """A small real repository and session in a temporary folder, read by the real pipeline."""
    wish = place.Wish(folder=None, session=None, format=format, lang=lang, budget=budget, tz=tz, now=now)
    play(wish, keep=keep)


def play(wish: place.Wish, *, keep: bool = False) -> None:
    """Print what reorient says of the demo's folder."""
    from reorient.app import demo
    from reorient.surfaces.cli import output

    with demo.run(reach.Reach(), config.read(), now=wish.now, keep=keep) as shown:
        place.show(shown.result, wish)
        if keep:
            stage = shown.stage
            output.note(f"\nKept in {stage.folder}. Ask it more:")
            output.note(f"  cd {stage.folder} && CLAUDE_CONFIG_DIR={stage.config} reorient why last_request")
        else:
            output.note(
                "\nThat was the demo; its folder is gone again. `reorient demo --keep` leaves it, to ask it more."
            )
