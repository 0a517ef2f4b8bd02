"""A time is the moment that it names, to the second, in UTC, or no time."""

from __future__ import annotations

import pytest

from reorient.sources.sessions import stamps


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-01-23T15:42:39.681Z", "2026-01-23T15:42:39Z"),
        ("2026-01-23T15:42:39Z", "2026-01-23T15:42:39Z"),
        ("2026-01-23T15:42:39.999999+02:00", "2026-01-23T13:42:39Z"),
        ("2026-01-23 15:42:39-05:30", "2026-01-23T21:12:39Z"),
        ("20260123T154239Z", "2026-01-23T15:42:39Z"),
        ("2026-01-23T15:42:39", None),
        ("2026-13-23T15:42:39Z", None),
        ("2026-02-30T15:42:39.000Z", None),
        ("0001-01-01T00:00:00+10:00", None),
        ("soon", None),
        ("", None),
        (1769182959, None),
        (None, None),
    ],
)
def test_a_time_is_read(value, expected):
    assert stamps.moment(value) == expected
