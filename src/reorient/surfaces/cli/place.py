"""Showing a context: the part that `now`, `context` and `demo` share."""

from __future__ import annotations

from dataclasses import dataclass

from reorient import config, reach
from reorient.app import context as contexts
from reorient.app import gather
from reorient.model import context
from reorient.model.frozen import Frozen
from reorient.render import markdown
from reorient.surfaces.cli import output


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Wish(Frozen):
    """What the command line asked for."""

    folder: str | None
    session: str | None
    format: str
    lang: str | None
    budget: int
    tz: str | None
    now: str | None


def read(wish: Wish, *, template: str) -> context.Context:
    """What the evidence of the folder says."""
    question = gather.Question(folder=wish.folder, session=wish.session, now=wish.now)
    return contexts.run(reach.Reach(), config.read(), question, template=template)


def show(result: context.Context, wish: Wish) -> None:
    """Print it as asked."""
    output.write(text(result, wish), config.read())


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
