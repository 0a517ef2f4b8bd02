import pytest

from render import samples
from reorient.model import context, gaps, values
from reorient.render import document, json_text, markdown, seal, yaml_text
from support import planted

WRITERS = {
    "md": lambda result, lang: markdown.render(result, lang=lang, budget=1_000_000),
    "json": lambda result, lang: json_text.dump(document.of(result, lang, 1_000_000)),
    "yaml": lambda result, lang: yaml_text.dump(document.of(result, lang, 1_000_000)),
}


def _spoiled(template):
    """Every planted secret as words of a line, of a tuple and of a record; some where a result has one place only."""
    secrets = [text for _, text in planted.SECRETS]
    words = [samples.said("rule", text, samples.row(at)) for at, text in enumerate(secrets)]
    pairs = values.Record(text=tuple(values.Record(value=text) for text in secrets))
    return samples.parcel(
        template=template,
        lines=(*words, samples.lines.Line(section="name", phrase="verbatim", args=pairs)),
        last_request=context.LastRequest(text="\n".join(secrets), state=context.State.OPEN, cite=samples.row(301)),
        closing=context.Closing(request=" ".join(secrets), status="unknown", offer="clarify"),
        unread=tuple(gaps.Gap(source=text, reason=text, tried=text, next=text) for text in secrets),
        skipped=tuple(gaps.Skip(where=text, what=text, count=1) for text in secrets),
        scope=context.Scope(cwd=f"/{secrets[0]}", repository=f"/{secrets[1]}", branch=secrets[2]),
        legend=(("s", secrets[3]),),
    )


@pytest.mark.promise("R9a")
@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("format", WRITERS)
@pytest.mark.parametrize("template", ["now", "context"])
def test_none_of_the_planted_secrets_leaves(template, format, lang):
    text = WRITERS[format](seal.seal(_spoiled(template)), lang)

    assert planted.leaks(text) == []


def test_what_only_looks_like_a_secret_is_left():
    benign = tuple(text for text in planted.BENIGN if "\n" not in text)
    page = document.of(
        seal.seal(samples.parcel(lines=tuple(samples.told("rule", text) for text in benign))), "en", 1_000_000
    )

    assert [line["text"] for line in page["lines"]] == list(benign)
