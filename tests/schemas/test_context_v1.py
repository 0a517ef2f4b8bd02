import importlib.resources
import json

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import samples
from reorient.model import context
from reorient.render import document, seal

SCHEMA = json.loads(importlib.resources.files("reorient.schemas").joinpath("context-v1.json").read_text("utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def _page(result=None, lang="en", budget=100_000):
    return document.of(seal.seal(result or samples.parcel()), lang, budget)


def _objects(schema):
    """Every object schema inside a schema."""
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            yield schema
        for inner in schema.values():
            yield from _objects(inner)
    if isinstance(schema, list):
        for inner in schema:
            yield from _objects(inner)


def test_the_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)

    assert SCHEMA["properties"]["schema"]["const"] == context.SCHEMA


@given(samples.contexts(), st.sampled_from(["en", "zh"]), st.integers(0, 3000))
def test_every_document_is_valid(result, lang, budget):
    VALIDATOR.validate(_page(result, lang, budget))


def test_no_object_of_the_schema_takes_a_key_that_it_does_not_name():
    assert all(found["additionalProperties"] is False or "propertyNames" in found for found in _objects(SCHEMA))


@pytest.mark.parametrize("key", sorted(SCHEMA["properties"]))
def test_a_document_that_lacks_a_key_is_invalid(key):
    page = _page()
    del page[key]

    assert not VALIDATOR.is_valid(page)


@pytest.mark.parametrize(
    "change",
    [
        {"extra": 1},
        {"digest": "short"},
        {"compactions": -1},
        {"lang": "fr"},
        {"cut": {"rule": 0}},
        {"cut": {"x": 1}},
        {"lines": None},
    ],
)
def test_a_document_with_a_wrong_value_is_invalid(change):
    assert not VALIDATOR.is_valid(_page() | change)
