import pytest

from render import samples
from reorient.model import context, gaps
from reorient.render import markdown, markdown_columns, phrases, seal

PAGE = """\
# Where things stand: parcel-api, branch retry-queue
Objective      Retry failed parcels without sending twice [s:12]
Last request   "fix the double send and rerun the test" - open [s:301]
Failing        test_no_double_send: 2 != 1; no later pass [s:297]
Next           fix send() in queue.py, then pytest -k double [s:299, git 8a988ea]
Rule           "never touch the billing table" [s:31]
Not read       GitHub: no feature linked (`reorient link owner/repo#N`)
s: line of session 7f3c; git: commit; `reorient why s:12` opens one
"""


FOOT = "265 tokens, digest {digest:.8}, made 2026-11-30T21:00:00Z. Newer instructions override this.\n"


def _page(budget=100_000, lang="en", **changes):
    return markdown.render(seal.seal(samples.parcel(**changes)), lang=lang, budget=budget)


def _row(page, label):
    return next((line for line in page.splitlines() if line.startswith(f"{label}  ")), "")


@pytest.mark.promise("R7a", "R7c")
def test_the_page_stands_as_the_manual_shows_it():
    few = tuple(
        line for line in samples.parcel().lines if line.section in ("objective", "rule", "failing", "next_action")
    )
    sealed = seal.seal(samples.parcel(lines=few, notes=(), offered=(), skipped=()))

    assert markdown.render(sealed, lang="en", budget=1000) == PAGE + FOOT.format(digest=sealed.digest)


def test_what_is_cut_is_counted_by_section():
    assert _row(_page(budget=500), "Left out").endswith("12 Timeline, 1 Reference, 1 Note (more: --budget)")


def test_what_may_not_be_cut_stands_even_over_the_budget():
    page = _page(budget=10)

    assert all(_row(page, label) for label in ("Rule", "Last request", "Not read", "Skipped"))
    assert "tokens over the budget" in page
    assert not _row(page, "Done")


def test_the_request_is_told_by_the_result_where_no_line_tells_it():
    line = samples.said("last_request", "fix it", samples.row(301), keep=True)

    assert _page(lines=(line,)).count("Last request") == 1
    assert '"fix the double send' in _page(lines=())


def test_a_conflict_stands_with_both_sides_and_their_cites():
    row = _row(_page(conflicts=(samples.branch_conflict(),), budget=10), "CONFLICT")

    assert "git says branch = retry-queue | cindy says branch = main" in row
    assert row.endswith("[git 8a988ea, r:w-1]")


def test_a_kind_of_conflict_with_a_sentence_of_its_own_says_it(monkeypatch):
    monkeypatch.setitem(phrases.TABLES["en"], "conflict.branch_differs", "two branches")

    assert "two branches" in _row(_page(conflicts=(samples.branch_conflict(),)), "CONFLICT")


def test_a_session_that_is_as_likely_as_others_is_never_cut_and_a_sibling_is():
    tie, sibling = (context.Offered(id=why, path="/x", last_at=None, why=why) for why in ("tie", "sibling"))

    assert "one as likely as this" in _page(budget=10, offered=(sibling, tie))
    assert "`reorient sessions`" not in _page(budget=10, offered=(sibling,))


def test_much_that_was_skipped_is_told_by_its_most_frequent_and_a_count_of_the_rest():
    skips = tuple(gaps.Skip(where="a.jsonl", what=f"kind {count}", count=count) for count in range(1, 8))
    row = _row(_page(skipped=skips), "Skipped")

    assert row.endswith("7 kind 7 in a.jsonl, 6 kind 6 in a.jsonl, 5 kind 5 in a.jsonl, 10 more")


@pytest.mark.parametrize(
    ("scope", "title"),
    [
        (context.Scope(cwd="/a/b"), "# Where things stand: b"),
        (context.Scope(cwd="/"), "# Where things stand: /"),
        (context.Scope(cwd="/a/b/c", repository="/a/b/", branch="x"), "# Where things stand: b, branch x"),
        (context.Scope(cwd="/a", repository="/a", head="8" * 40), "# Where things stand: a, no branch, at 8888888888"),
    ],
)
def test_the_title_says_where_the_reader_stands(scope, title):
    assert _page(scope=scope).splitlines()[0] == title


def test_the_legend_names_only_prefixes_that_stand_on_the_page():
    only_git = (samples.told("done", "x", samples.COMMIT),)

    assert "s: line" not in _page(lines=only_git, last_request=None)
    assert "\ngit: commit; `reorient why git 8a988ea` opens one\n" in _page(lines=only_git, last_request=None)


def test_a_prefix_is_not_taken_for_the_start_of_another_word():
    odd = samples.row(1)

    assert "s: line" not in _page(
        lines=(samples.told("done", "x", odd),), last_request=None, legend=(("s:1x", "no"), ("g", "no"))
    )


def test_chinese_rows_stand_as_straight_as_english_ones():
    rows = list(markdown_columns.labelled([("目标", "重试"), ("Rule", "never"), ("e\u0301", "x")]))

    assert rows == ["目标   重试", "Rule   never", "e\u0301      x"]


def test_a_table_aligns_its_last_column_too():
    rows = list(markdown_columns.table([("目标", "重试", "[s:1]"), ("Rule", "never", "[s:2]")]))

    assert {markdown_columns.cells(row[: row.index("[")]) for row in rows} == {14}


def test_a_text_wider_than_its_column_pushes_only_its_own_cites():
    rows = list(markdown_columns.table([("Rule", "x" * 80, "[s:1]"), ("Rule", "y", "[s:2]"), ("Rule", "z", "")]))

    assert [row.find("[") for row in rows] == [7 + 80 + 2, 7 + 58, -1]
    assert rows[2] == "Rule   z"


def test_short_neighbours_of_one_section_share_a_line_and_those_of_one_place_its_cite():
    todos = (samples.said("open", "a", samples.row(3)), samples.said("open", "b", samples.row(3)))
    other = samples.said("open", "c", samples.row(4))

    page = _page(lines=(*todos, other), last_request=None)

    assert '"a"; "b" [s:3]; "c" [s:4]' in page


def test_rules_never_share_a_line():
    rules = (samples.said("rule", "a", samples.row(3)), samples.said("rule", "b", samples.row(3)))

    assert _page(lines=rules, last_request=None).count("[s:3]") == 2
