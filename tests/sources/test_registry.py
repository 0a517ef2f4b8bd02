"""The registry names every source once, and each is a module of the shape that sources have."""

from __future__ import annotations

import pytest

from reorient.sources import registry


@pytest.mark.parametrize("name", [*registry.TALKS, *registry.RECORDS])
def test_a_source_stands_under_its_own_name(name):
    assert name == registry.module(name).NAME


@pytest.mark.parametrize("name", registry.TALKS)
def test_a_reader_of_talk_reads_opens_a_cite_and_speaks_for_no_field(name):
    module = registry.module(name)

    assert module.SPEAKS_FOR == ()
    assert callable(module.read)
    assert callable(module.row)


@pytest.mark.parametrize("name", registry.RECORDS)
def test_a_source_of_records_observes_fields(name):
    module = registry.module(name)

    assert module.SPEAKS_FOR
    assert callable(module.observe)


def test_a_source_that_is_not_listed_is_not_guessed():
    with pytest.raises(KeyError):
        registry.module("nobody")
