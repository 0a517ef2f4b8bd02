"""The command line: `reorient` alone is `reorient now`. Commands are loaded when they are called."""

from __future__ import annotations

import importlib
import os
from typing import ClassVar

import click

from reorient import __version__
from reorient.surfaces.cli import exits

EXAMPLES = """\b
Examples:
  reorient                          where things stand in this folder
  reorient context --session 7f3c   one session, as the document of recovered context
  reorient why last_request         the row that a line stands on, opened
  reorient why s:301                the same by its cite
  reorient now --format json | jq .lines
  reorient check saved.json         does an earlier result still hold?
"""


class Commands(click.Group):
    """A group that loads a command's module when the command is named; one row a command, in the order of help."""

    TABLE: ClassVar[dict[str, str]] = {
        "now": "everything known here: git and this folder's session",
        "context": "one session as recovered context, with its closing question",
        "sessions": "this folder's sessions",
        "why": "open what proves a line or a field",
        "check": "read an earlier result again: what holds, what changed",
        "detect": "is this text or hook event a sign of lost context?",
        "demo": "a small repository and session in a temporary folder, played through",
        "completion": "the completion script of a shell",
    }

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.TABLE)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.TABLE:
            return None
        module = importlib.import_module(f"reorient.surfaces.cli.{name}")
        command = module.COMMAND
        assert isinstance(command, click.Command)  # noqa: S101 - a row without its command is a bug
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self.TABLE.items()))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in ("--help", "-h", "--version")):
            late = next((word for word in args if word in self.TABLE), None)
            if late:
                raise click.UsageError(f"options stand behind the command: reorient {late} {args[0]} ...", ctx)
            args = ["now", *args]
        return super().parse_args(ctx, args)


@click.group(
    cls=Commands,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="reorient %(version)s")
def cli() -> None:
    """Give the place back: one short text whose every line can be checked, and what is not known.

    Reads git and the agent's own session files. Writes nothing, asks no network, needs no model.
    """


def main() -> None:
    """The entry point of the `reorient` command and of `python -m reorient`."""
    with exits.told():
        if os.name != "posix":
            raise click.UsageError("reorient runs on Linux and macOS; on Windows it runs inside WSL")
        code = cli.main(prog_name="reorient", standalone_mode=False)
        if isinstance(code, int) and code:  # what `ctx.exit` gave: click hands it back instead of raising
            raise SystemExit(code)
