"""What `detect` found, in the three formats: {triggered, kind, signs: [{sign, quote}]}."""

from __future__ import annotations

from collections.abc import Iterator

from reorient.model import values
from reorient.render import document, fence, json_text, phrases, yaml_text
from reorient.render.mask import text as masks


def render(found: values.Record, *, format: str, lang: str) -> str:
    """The text, its line end included."""
    page = {name: document.safe(value) for name, value in _plain(found).items()}
    if format == "json":
        return json_text.dump(page)
    if format == "yaml":
        return yaml_text.dump(page)
    return fence.plain(masks.mask("\n".join(_page(found, lang)) + "\n"))


def _plain(found: values.Record) -> dict[str, document.Plain]:
    signs = found["signs"]
    return {
        "triggered": found["triggered"] is True,
        "kind": str(found["kind"]),
        "signs": [
            {"sign": str(sign["sign"]), "quote": str(sign["quote"])}
            for sign in (signs if isinstance(signs, tuple) else ())
            if isinstance(sign, values.Record)
        ],
    }


def _page(found: values.Record, lang: str) -> Iterator[str]:
    yield phrases.say(f"detect.{found['kind']}", {}, lang)
    signs = found["signs"]
    for sign in signs if isinstance(signs, tuple) else ():
        if isinstance(sign, values.Record):
            yield phrases.say("detect.sign", sign, lang, quoted=("quote",))
