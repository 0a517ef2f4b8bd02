import dataclasses
import enum

import pytest
from hypothesis import given

from render import samples
from reorient.model import context, gaps, lines, values
from reorient.render import seal

SECRET = "ghp_" + "a1B2c3D4e5F6" * 3


def _spoiled(value):
    """The same value with a secret in every string of it."""
    if isinstance(value, enum.Enum):
        return value
    if isinstance(value, str):
        return f"{value} {SECRET}"
    if isinstance(value, values.Record):
        return values.Record(**{name: _spoiled(item) for name, item in value.items()})
    if isinstance(value, tuple):
        return tuple(_spoiled(item) for item in value)
    if dataclasses.is_dataclass(value):
        return dataclasses.replace(
            value, **{field.name: _spoiled(getattr(value, field.name)) for field in dataclasses.fields(value)}
        )
    return value


def _full():
    header = context.Header(channel="ops", platform="discord", oldest="a", newest="b", messages=3)
    return samples.parcel(header=header, conflicts=(samples.branch_conflict(),))


def test_no_string_of_a_sealed_result_holds_a_secret():
    assert repr(_spoiled(_full())).count(SECRET) > 100

    assert SECRET not in repr(seal.seal(_spoiled(_full())))


@given(samples.contexts())
def test_sealing_twice_changes_nothing(result):
    once = seal.seal(result)

    assert seal.seal(once) == once


def test_every_line_has_a_name_of_12_digits_that_no_other_line_has():
    names = [line.id for line in seal.seal(samples.parcel()).lines]

    assert all(len(name) == 12 and set(name) <= set("0123456789abcdef") for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    "change",
    [
        {"section": "promise"},
        {"phrase": "pull_request"},
        {"args": values.Record(text="other")},
        {"cites": (samples.row(32),)},
        {"cites": ()},
    ],
)
def test_what_a_line_says_and_where_it_stands_make_its_name(change):
    line = samples.said("rule", "never", samples.row(31))

    assert seal.line_id(dataclasses.replace(line, **change)) != seal.line_id(line)


@pytest.mark.parametrize("change", [{"priority": 1}, {"keep": True}, {"limit": 9}, {"id": "x"}, {"quoted": ()}])
def test_how_a_line_is_fitted_and_shown_does_not_make_its_name(change):
    line = samples.said("rule", "never", samples.row(31))

    assert seal.line_id(dataclasses.replace(line, **change)) == seal.line_id(line)


def test_lines_of_one_name_are_one_line_with_the_better_rank():
    twins = [samples.said("rule", "never", priority=9, keep=True), samples.said("rule", "never", priority=2)]

    (line,) = seal.named([*twins, samples.said("rule", "never", priority=5)])

    assert (line.priority, line.keep) == (2, True)


def test_a_secret_that_is_masked_does_not_make_the_name():
    with_one, with_other = (samples.parcel(lines=(samples.said("rule", f"use ghp_{digit * 36}"),)) for digit in "ab")

    assert seal.seal(with_one).lines[0].id == seal.seal(with_other).lines[0].id


@pytest.mark.promise("R6d")
@pytest.mark.parametrize(
    "shown", [{"generated_at": "2027-01-01T00:00:00Z"}, {"lang": "zh"}, {"template": "context"}, {"digest": "f" * 64}]
)
def test_how_and_when_a_result_is_shown_is_outside_the_digest(shown):
    assert seal.seal(samples.parcel(**shown)).digest == seal.seal(samples.parcel()).digest


@pytest.mark.parametrize(
    "evidence",
    [
        {"scope": context.Scope(cwd="/elsewhere")},
        {"lines": ()},
        {"last_request": None},
        {"used": ()},
        {"offered": ()},
        {"compactions": 3},
        {"skipped": ()},
        {"unread": (gaps.Gap(source="git", reason="gone", tried="git"),)},
        {"conflicts": (samples.branch_conflict(),)},
        {"notes": ()},
        {"header": context.Header(channel="ops", platform=None, oldest=None, newest=None, messages=1)},
        {"closing": None},
        {"legend": ()},
    ],
    ids=lambda evidence: next(iter(evidence)),
)
def test_each_part_of_the_evidence_is_inside_the_digest(evidence):
    assert seal.seal(samples.parcel(**evidence)).digest != seal.seal(samples.parcel()).digest


def test_when_a_side_of_a_conflict_was_seen_changes_nothing():
    conflict = samples.branch_conflict()
    later = dataclasses.replace(
        conflict, sides=tuple(dataclasses.replace(side, seen_at="2026-12-01T00:00:00Z") for side in conflict.sides)
    )

    assert (
        seal.seal(samples.parcel(conflicts=(later,))).digest == seal.seal(samples.parcel(conflicts=(conflict,))).digest
    )


def test_a_conflict_has_one_name_in_whatever_order_its_sides_came():
    conflict = samples.branch_conflict()
    turned = dataclasses.replace(conflict, sides=conflict.sides[::-1])

    assert seal.conflict_id(turned) == seal.conflict_id(conflict)


def test_every_field_of_a_line_is_either_in_its_name_or_only_about_fitting():
    fields = {field.name for field in dataclasses.fields(lines.Line)}

    assert fields == {"section", "phrase", "args", "cites"} | {"quoted", "priority", "keep", "limit", "id"}
