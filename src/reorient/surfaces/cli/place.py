"""Showing a context: the part that `now`, `context` and `demo` share."""

from __future__ import annotations

from dataclasses import dataclass

from reorient import config, reach
from reorient.app import context as contexts
from reorient.app import gather
from reorient.model import context
from reorient.render import markdown
from reorient.surfaces.cli import output


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the command line asked for."""

    folder: str | None
    session: str | None
    format: str
    lang: str | None
    budget: int
    tz: str | None
    now: str | None


def show(wish: Wish, *, template: str, demo_if_empty: bool = False) -> None:
    """Read, render, print."""
    settings, world = config.read(), reach.Reach()
    question = gather.Question(folder=wish.folder, session=wish.session, now=wish.now)
    result = contexts.run(world, settings, question, template=template)
    if demo_if_empty and not result.used:
        from reorient.surfaces.cli import demo

        output.note(f"No agent session for {result.scope.cwd}. Playing the demo: a small repository and session.\n")
        demo.play(wish, world=world, settings=settings)
        return
    output.write(text(result, wish), settings)


def text(result: context.Context, wish: Wish) -> str:
    """The result in the format asked for."""
    lang = wish.lang or result.lang
    if wish.format == "md":
        page = markdown.render(result, lang=lang, budget=wish.budget)
        if wish.tz is None:
            return page
        from reorient.surfaces.cli import local_time

        return local_time.add(page, wish.tz)
    from reorient.render import document

    made = document.of(result, lang=lang, budget=wish.budget)
    if wish.format == "json":
        from reorient.render import json_text

        return json_text.dump(made)
    from reorient.render import yaml_text

    return yaml_text.dump(made)
