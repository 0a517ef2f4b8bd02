"""Secrets of every known format leave no text, and what looks like one and is none stays."""

from __future__ import annotations

import json

import pytest

from reorient.render.mask import text
from support import planted

CONTEXTS = {
    "alone": "{}",
    "prose": "Please use {} for the deploy of Monday.",
    "quoted": 'He wrote "{}" in the channel.',
    "code": "run it with `{}` now",
    "shell": "$ echo {} | tee out.txt\n$ ls",
    "Chinese": "请用 {} 部署，别外传。",
    "Chinese without spaces": "旧的是{}，别外传",
    "JSON": None,
    "JSON in JSON": None,
}
NUMBERED = [pytest.param(number, id=f"{number}-{kind}") for number, (kind, _) in enumerate(planted.SECRETS)]


def written(context: str, secret: str) -> str:
    if context == "JSON":
        return json.dumps({"note": secret, "n": 1}, ensure_ascii=False)
    if context == "JSON in JSON":
        return json.dumps({"line": json.dumps({"note": secret})})
    return CONTEXTS[context].format(secret)


def test_enough_secrets_of_enough_formats_are_planted():
    assert len(planted.SECRETS) >= 60
    assert len({kind for kind, _ in planted.SECRETS}) >= 40
    assert len(planted.BENIGN) >= 30


@pytest.mark.promise("R9")
@pytest.mark.parametrize("context", CONTEXTS)
@pytest.mark.parametrize("number", NUMBERED)
def test_no_part_of_a_planted_secret_is_left(number, context):
    kind, secret = planted.SECRETS[number]

    masked = text.mask(written(context, secret))

    assert [part for part in planted.parts(number) if part in masked] == []
    assert f"[masked: {kind}]" in masked


@pytest.mark.parametrize("line", planted.BENIGN)
def test_what_only_looks_like_a_secret_stays(line):
    assert text.mask(line) == line
