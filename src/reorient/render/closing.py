"""The closing question of recovered context, in the document's words."""

from __future__ import annotations

from reorient.model import context
from reorient.render import fence, phrases

_LONG = 160  # characters of the request that the question repeats


def question(closing: context.Closing | None, lang: str) -> str:
    """Asks whether to continue, retry or clarify. What cannot be told is said to be so."""
    offer = phrases.say(f"offer.{closing.offer if closing else 'clarify'}", {}, lang)
    if closing is None or closing.request is None:
        return phrases.say("closing.nothing", {"offer": offer}, lang)
    args = {"request": fence.head_tail(closing.request, _LONG), "offer": offer}
    if closing.status == "unknown":
        return phrases.say("closing.unknown", args, lang, quoted=("request",))
    status = phrases.say(f"status.{closing.status}", {}, lang)
    return phrases.say("closing", {**args, "status": status}, lang, quoted=("request",))
