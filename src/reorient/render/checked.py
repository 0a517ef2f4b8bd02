"""What `check` found, in the three formats: {holds, changed, unknown}, each a list of {id, was, is}."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reorient.model import checked
from reorient.render import document, fence, json_text, phrases, yaml_text
from reorient.render.mask import text as masks

SCHEMA = "reorient-check/v1"


def render(result: checked.Checked, *, format: str, lang: str) -> str:
    """The text, its line end included."""
    if format == "json":
        return json_text.dump(_document(result))
    if format == "yaml":
        return yaml_text.dump(_document(result))
    return fence.plain(masks.mask("\n".join(_page(result, lang)) + "\n"))


def _page(result: checked.Checked, lang: str) -> Iterator[str]:
    counts = {"holds": len(result.holds), "changed": len(result.changed), "unknown": len(result.unknown)}
    yield phrases.say("check.counts", counts, lang)
    for claim in result.changed:
        args = {"id": claim.id, "was": claim.was, **({"now": claim.now} if claim.now else {})}
        yield phrases.say("check.changed" if claim.now else "check.gone", args, lang, quoted=("was", "now"))
    for claim in result.unknown:
        yield phrases.say("check.unknown", {"id": claim.id, "was": claim.was}, lang, quoted=("was",))


def _document(result: checked.Checked) -> dict[str, document.Plain]:
    page: dict[str, document.Plain] = {
        "schema": SCHEMA,
        "holds": _claims(result.holds),
        "changed": _claims(result.changed),
        "unknown": _claims(result.unknown),
    }
    return {key: document.safe(value) for key, value in page.items()}


def _claims(claims: Sequence[checked.Claim]) -> list[document.Plain]:
    return [{"id": claim.id, "was": claim.was, "is": claim.now} for claim in claims]
