"""`reorient completion`: the script that makes a shell complete our commands."""

from __future__ import annotations

import click

EXAMPLES = """\b
Examples:
  reorient completion bash > ~/.local/share/bash-completion/completions/reorient
  reorient completion zsh  > ~/.zfunc/_reorient
  reorient completion fish > ~/.config/fish/completions/reorient.fish
"""


@click.command("completion", epilog=EXAMPLES)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def COMMAND(shell: str) -> None:  # noqa: N802 - the name that the table of commands looks for
    """Print the completion script of a shell. Nothing is installed."""
    from click import shell_completion

    from reorient import config
    from reorient.surfaces.cli import main, output

    kind = shell_completion.get_completion_class(shell)
    if kind is None:
        raise click.UsageError(f"no completion is known for {shell}")
    script = kind(main.cli, {}, "reorient", "_REORIENT_COMPLETE")
    text = kind.source_template % script.source_vars()
    output.write(text.rstrip("\n") + "\n", config.read())
