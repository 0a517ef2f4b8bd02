"""Options that several commands share, each said once."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

_F = TypeVar("_F", bound=Callable[..., Any])
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
LEAST_BUDGET = 50


def _moment(ctx: click.Context, option: click.Parameter, value: str | None) -> str | None:
    if value is not None and not _is_moment(value):
        raise click.BadParameter("a time in UTC is written 2026-11-30T21:10:00Z", ctx, option)
    return value


def _is_moment(value: str) -> bool:
    try:
        return bool(_MOMENT.fullmatch(value)) and bool(datetime.datetime.fromisoformat(value))
    except ValueError:
        return False


def folder(command: _F) -> _F:
    """The folder asked about."""
    return click.argument("folder", required=False, metavar="[DIR]")(command)


def session(command: _F) -> _F:
    """Which session."""
    return click.option("--session", metavar="FILE|ID", help="This session instead of the folder's newest one.")(
        command
    )


def moment(command: _F) -> _F:
    """The clock, for tests."""
    return click.option("--now", "now", metavar="TIME", callback=_moment, help="Pretend that it is this time (UTC).")(
        command
    )


def form(*, budget: int | None = 1000) -> Callable[[_F], _F]:
    """--format, --lang, and --budget and --tz where text is fitted."""

    def add(command: _F) -> _F:
        if budget is not None:
            command = click.option("--tz", metavar="ZONE", help="Add the local time of a zone: Asia/Shanghai.")(command)
            command = click.option(
                "--budget",
                type=click.IntRange(min=LEAST_BUDGET),
                default=budget,
                show_default=True,
                metavar="TOKENS",
                help="How long the text may be.",
            )(command)
        command = click.option(
            "--lang", type=click.Choice(["en", "zh"]), help="Default: the language of the last request."
        )(command)
        return click.option(
            "--format", "format", type=click.Choice(["md", "yaml", "json"]), default="md", show_default=True
        )(command)

    return add
