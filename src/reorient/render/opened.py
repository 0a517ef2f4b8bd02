"""What `why` opened, in the three formats: the lines asked about, each place with what stands there, what disagrees."""

from __future__ import annotations

from collections.abc import Iterator

from reorient.model import opened, places, values
from reorient.render import document, fence, json_text, phrases, yaml_text
from reorient.render.mask import text as masks

SCHEMA = "reorient-why/v1"


def render(result: opened.Opened, *, format: str, lang: str) -> str:
    """The text, its line end included."""
    if format == "json":
        return json_text.dump(_document(result, lang))
    if format == "yaml":
        return yaml_text.dump(_document(result, lang))
    return fence.plain(masks.mask("\n".join(_page(result, lang)) + "\n"))


def _page(result: opened.Opened, lang: str) -> Iterator[str]:
    for line in result.lines:
        yield f"{phrases.label(line.section, lang)}: {phrases.line(line, lang)}   ({line.id})"
    for witness in result.witnesses:
        yield from _witness(witness, lang)
    for dissent in result.dissent:
        args = {"field": dissent.field, "value": _word(dissent.value), "mark": dissent.place.mark}
        yield phrases.say(f"why.{dissent.standing}", args, lang)
    for gap in result.gaps:
        yield phrases.say("why.unknown", {"source": gap.source, "reason": gap.reason}, lang)
    if not (result.witnesses or result.dissent or result.gaps or result.lines):
        yield phrases.say("why.nothing", {"asked": result.asked}, lang)


def _witness(witness: opened.Witness, lang: str) -> Iterator[str]:
    yield f"- {_where(witness.place)}"
    if witness.gap:
        yield "  " + phrases.say("why.unopened", {"reason": witness.gap}, lang)
    if witness.words is not None:
        yield fence.block(masks.mask(witness.words))
        return
    for field, value in witness.claims:
        yield f"  {fence.inline(field)} = {fence.inline(masks.mask(_word(value)))}"


def _where(place: places.Place) -> str:
    parts = (place.source, f"[{place.mark}]", place.locator, place.stated_at or "")
    return "  ".join(fence.inline(masks.mask(part)) for part in parts if part)


def _word(value: values.Value) -> str:
    return value if isinstance(value, str) else values.canonical(value).decode()


def _document(result: opened.Opened, lang: str) -> dict[str, document.Plain]:
    page: dict[str, document.Plain] = {
        "schema": SCHEMA,
        "asked": result.asked,
        "lines": [document.line(line, lang) for line in result.lines],
        "witnesses": [
            {
                "cite": document.cite(witness.place),
                "words": witness.words,
                "claims": [{"field": field, "value": _word(value)} for field, value in witness.claims],
                "gap": witness.gap or None,
            }
            for witness in result.witnesses
        ],
        "dissent": [
            {
                "standing": dissent.standing,
                "field": dissent.field,
                "value": _word(dissent.value),
                "cite": document.cite(dissent.place),
            }
            for dissent in result.dissent
        ],
        "unread": [document.gap(gap) for gap in result.gaps],
    }
    return {key: document.safe(value) for key, value in page.items()}
