"""Words: a piece of a text and whose it is, and the blocks that runtimes put around a person's words."""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model import utterances

_WHO, _KIND = utterances.Who, utterances.Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """A piece of the text and what it is. name: the author, where the runtime names one."""

    who: utterances.Who
    kind: utterances.Kind
    text: str = ""
    name: str | None = None


def human(text: str, name: str | None = None) -> Words:
    """What a person said."""
    return Words(who=_WHO.HUMAN, kind=_KIND.MESSAGE, text=text, name=name)


def echo(text: str) -> Words:
    """A command that a person ran, not a request."""
    return Words(who=_WHO.HUMAN, kind=_KIND.ECHO, text=text)


def notice(text: str) -> Words:
    """What the runtime put in."""
    return Words(who=_WHO.SYSTEM, kind=_KIND.NOTICE, text=text)


def summary(text: str) -> Words:
    """What stands for an earlier part of the talk."""
    return Words(who=_WHO.SUMMARY, kind=_KIND.MESSAGE, text=text)


def without(text: str, opening: str, closing: str) -> tuple[str, list[str]]:
    """The text without the blocks from `opening` to `closing`, and those blocks. One without an end stays."""
    kept, blocks, at = [], [], 0
    while (start := text.find(opening, at)) >= 0 and (end := text.find(closing, start)) >= 0:
        kept.append(text[at:start])
        at = end + len(closing)
        blocks.append(text[start:at])
    return "".join([*kept, text[at:]]), blocks
