"""The head of recovered context: which talk, over what time, how much of it; and where the work stands.

What is not known is said to be so: the template's lines are always there.
"""

from __future__ import annotations

from collections.abc import Iterator

from reorient.model import context, values
from reorient.render import markdown_foot, markdown_now, markdown_rows, phrases

PULL_REQUEST = "pull_request"  # the phrase of a line that names the pull request worked on


def talk(result: context.Context, rows: markdown_rows.Rows, lang: str) -> Iterator[str]:
    """Channel, time range, messages analyzed."""
    header = result.header
    yield field("context.channel", _channel(result, lang), lang)
    yield field("context.range", _span(header, rows, lang), lang)
    yield field("context.messages", str(header.messages) if header else "", lang)


def project(scope: context.Scope, rows: markdown_rows.Rows, lang: str) -> Iterator[str]:
    """Repository, branch, pull request."""
    named = [markdown_foot.cited(row.text, row.cites) for row in rows if row.phrase == PULL_REQUEST]
    yield "- " + field("context.repository", phrases.say("verbatim", {"text": markdown_now.place(scope)}, lang), lang)
    yield "- " + field("context.branch", _branch(scope, lang), lang)
    yield "- " + field("context.pull_request", "; ".join(named), lang)


def field(key: str, shown: str, lang: str) -> str:
    """`**Label:** what is known of it`."""
    return f"**{phrases.say(key, {}, lang)}:** {shown or phrases.say('context.unknown', {}, lang)}"


def _channel(result: context.Context, lang: str) -> str:
    """The channel's name; of a session its id, which is what a session has for a name."""
    header = result.header
    platform = header.platform if header else None
    if header and header.channel:
        return _with(platform, "context.channel.name", {"channel": header.channel}, lang)
    if result.used:
        return _with(platform, "context.channel.session", {"session": result.used}, lang)
    return ""


def _with(platform: str | None, key: str, args: dict[str, values.Value], lang: str) -> str:
    name = phrases.say(key, args, lang)
    return name + (phrases.say("context.channel.platform", {"platform": platform}, lang) if platform else "")


def _span(header: context.Header | None, rows: markdown_rows.Rows, lang: str) -> str:
    """As the header tells it; without one, from the oldest to the newest cite."""
    times = sorted({cite.stated_at for row in rows for cite in row.cites if cite.stated_at})
    oldest = header.oldest if header else next(iter(times), None)
    newest = header.newest if header else next(reversed(times), None)
    if oldest is None or newest is None:
        return ""
    return phrases.say("context.range.span", {"oldest": oldest, "newest": newest}, lang)


def _branch(scope: context.Scope, lang: str) -> str:
    if scope.branch:
        return phrases.say("verbatim", {"text": scope.branch}, lang)
    return phrases.say("context.branch.detached", {"head": scope.head[:10]}, lang) if scope.head else ""
