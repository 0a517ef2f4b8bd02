import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import samples
from reorient.render import document, estimate, markdown, seal

BUDGETS = st.integers(0, 3000)
LANGS = st.sampled_from(["en", "zh"])


def _tokens_told(page: str) -> int:
    foot = next(
        line for line in page.splitlines() if "11-30T21:00:00Z" in line and ("digest" in line or "摘要" in line)
    )
    return int(foot.split()[0].replace(",", ""))


@given(samples.contexts(), LANGS, BUDGETS)
def test_a_page_tells_its_own_tokens_and_is_within_the_budget_or_says_the_excess(result, lang, budget):
    page = markdown.render(seal.seal(result), lang=lang, budget=budget)
    tokens = estimate.tokens(page)

    assert _tokens_told(page) == tokens
    assert tokens <= budget or f"{tokens - budget:,} " in page


@given(samples.contexts(), LANGS, BUDGETS, BUDGETS)
def test_a_larger_budget_never_drops_a_line_of_the_page(result, lang, one, other):
    sealed = seal.seal(result)
    small, large = (
        {line["id"] for line in document.of(sealed, lang, budget)["lines"]} for budget in sorted((one, other))
    )

    assert small <= large


@pytest.mark.promise("R8c")
@given(samples.contexts(), LANGS, BUDGETS)
def test_no_control_or_direction_mark_reaches_the_page(result, lang, budget):
    assert not samples.RAW & set(markdown.render(seal.seal(result), lang=lang, budget=budget))


@given(samples.contexts(st.just("now")), LANGS)
def test_a_row_of_now_never_breaks_into_two(result, lang):
    sealed = seal.seal(result)
    page = markdown.render(sealed, lang=lang, budget=100_000)
    rows = len(sealed.lines) + len(sealed.notes) + bool(sealed.offered) + len(sealed.unread) + len(sealed.conflicts)
    rows += bool(sealed.skipped) + (sealed.last_request is not None)

    sections = len({line.section for line in sealed.lines})  # neighbours of a section may share a row
    assert sections + 2 <= len(page.splitlines()) <= rows + 3  # title, foot, and a legend where something is cited


@pytest.mark.parametrize("template", ["now", "context"])
def test_a_secret_that_a_phrase_puts_together_is_masked_on_the_page(template):
    halves = samples.told("done", "ghp_" + "a1B2c3D4e5F6" * 3)
    unsealed = samples.parcel(lines=(halves,), template=template)

    assert "a1B2c3D4e5F6" not in markdown.render(unsealed, lang="en", budget=1000)


def test_the_same_result_gives_the_same_bytes():
    pages = {markdown.render(seal.seal(samples.parcel()), lang="en", budget=1000) for _ in range(3)}

    assert len(pages) == 1


def test_what_must_be_acted_on_stands_within_the_first_2000_characters():
    long = samples.parcel(conflicts=(samples.branch_conflict(),))
    page = markdown.render(seal.seal(long), lang="en", budget=100_000)[:2000]

    for label in ("Objective", "Last request", "Failing", "CONFLICT", "Next", "Rule"):
        assert f"\n{label} " in page
