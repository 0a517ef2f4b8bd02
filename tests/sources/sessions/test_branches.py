"""What was rewound is not live; parallel results, progress and broken chains stay."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reorient.sources.sessions import branches
from sources.sessions import told
from support import claude_session

ROLE = branches.Role


@pytest.fixture
def session() -> claude_session.Session:
    return claude_session.Session()


def test_a_rewound_prompt_and_all_that_followed_it_is_not_live(session, tmp_path):
    session.human("start")
    asked = session.agent("Which store?")
    session.human("use Redis")
    session.agent("Redis it is.")
    session.bash("pip install redis", "ok")
    session.rewind_to(asked)
    session.human("use SQLite")
    session.agent("SQLite it is.")

    talk = told.talk(session, tmp_path)

    assert told.human(talk) == ["start", "use SQLite"]
    assert told.human(talk, dead=True) == ["use Redis"]
    assert [item.live for item in talk.utterances] == [True, True, False, False, False, False, True, True]


def test_rewinds_within_rewinds_leave_one_branch(session, tmp_path):
    root = session.agent("Ready.")
    for text in ("a", "b", "c"):
        session.rewind_to(root)
        session.human(text)
        inner = session.agent(f"{text}?")
        session.human(f"{text}1")
        session.rewind_to(inner)
        session.human(f"{text}2")

    talk = told.talk(session, tmp_path)

    assert told.human(talk) == ["c", "c2"]
    assert told.human(talk, dead=True) == ["a", "a1", "a2", "b", "b1", "b2", "c1"]


def test_a_rewind_through_rows_that_say_nothing_is_one_too(session, tmp_path):
    session.human("start")
    session.agent("Ready.")
    end = session.system("turn_duration", durationMs=3)
    session.meta("<local-command-caveat>x</local-command-caveat>")
    session.human("use Redis")
    session.rewind_to(end)
    session.progress()
    session.human("use SQLite")

    assert told.human(told.talk(session, tmp_path)) == ["start", "use SQLite"]


def test_parallel_results_and_progress_are_all_live(session, tmp_path):
    session.human("start")
    first = session.call("Read", {"file_path": "a"})
    second = session.call("Read", {"file_path": "b"})
    session.rewind_to(first)
    session.result(first, "a")
    session.progress()
    session.rewind_to(second)
    session.result(second, "b")
    session.agent("Both read.")
    session.human("go on")

    assert all(item.live for item in told.talk(session, tmp_path).utterances)


def test_an_interrupted_answer_was_said(session, tmp_path):
    asked = session.human("start")
    session.agent("I will first")
    session.rewind_to(asked)
    session.interrupt()
    session.human("no, the other one")

    assert all(item.live for item in told.talk(session, tmp_path).utterances)


def test_a_prompt_on_a_side_that_only_held_progress_abandons_nothing(session, tmp_path):
    end = session.agent("Ready.")
    session.progress()
    session.rewind_to(end)
    session.human("go on")

    assert all(item.live for item in told.talk(session, tmp_path).utterances)


def test_a_missing_parent_leaves_everything_before_live(session, tmp_path):
    root = session.agent("Ready.")
    session.human("a")
    session.rewind_to(root)
    session.human("b")
    session.tip = "ffffffff-0000-4000-8000-ffffffffffff"
    session.human("c")

    assert told.human(told.talk(session, tmp_path)) == ["a", "b", "c"]


@pytest.mark.parametrize("bridged", [True, False])
def test_a_rewind_before_a_compaction_stays_one(session, tmp_path, bridged):
    root = session.agent("Ready.")
    session.human("use Redis")
    session.agent("Redis.")
    session.rewind_to(root)
    session.human("use SQLite")
    session.agent("SQLite.")
    session.compact("...", bridged=bridged)
    session.human("go on")

    talk = told.talk(session, tmp_path)

    assert told.human(talk) == ["use SQLite", "go on"]
    assert talk.compactions == 1


def test_a_subagents_rows_are_on_no_branch(session, tmp_path):
    session.human("start")
    session.side("x")
    session.agent("Done.")
    session.human("go on")

    assert all(item.live for item in told.talk(session, tmp_path).utterances)


def test_the_last_prompt_row_tells_where_the_talk_stands(session, tmp_path):
    root = session.agent("Ready.")
    session.human("a")
    session.rewind_to(root)
    session.human("b")
    session.last_prompt("b")
    session.rewind_to(root)
    session.progress()

    assert told.human(told.talk(session, tmp_path)) == ["b"]


def test_rows_that_follow_each_other_in_a_circle_end_nothing(session, tmp_path):
    one = session.human("a")
    two = session.human("b")
    one["parentUuid"] = two["uuid"]

    assert told.human(told.talk(session, tmp_path)) == ["a", "b"]


def nodes(parents: list[int], roles: list[branches.Role]) -> list[branches.Node]:
    return [
        branches.Node(key=f"n{place}", parent=f"n{parent}" if parent >= 0 else None, role=role)
        for place, (parent, role) in enumerate(zip(parents, roles, strict=True))
    ]


@given(
    st.lists(st.tuples(st.integers(-2, 12), st.sampled_from(list(ROLE))), max_size=14),
    st.sampled_from([None, "n0", "n5", "x"]),
)
def test_the_leaf_and_what_leads_to_it_are_never_abandoned(shape, leaf):
    tree = nodes([parent for parent, _ in shape], [role for _, role in shape])

    gone = branches.abandoned(tree, leaf)

    keys = {node.key for node in tree}
    assert gone <= keys
    at = leaf if leaf in keys else tree[-1].key if tree else None
    passed = set()
    while at in keys and at not in passed:
        assert at not in gone
        passed.add(at)
        at = tree[int(at[1:])].parent


@given(st.lists(st.integers(0, 12), min_size=1, max_size=14))
def test_without_a_second_prompt_behind_a_row_nothing_is_abandoned(parents):
    tree = nodes(parents, [ROLE.AGENT] * len(parents))

    assert branches.abandoned(tree) == frozenset()


def test_a_long_chain_is_walked_once():
    tree = nodes(list(range(-1, 49_999)), [ROLE.PROMPT, ROLE.AGENT] * 25_000)

    assert branches.abandoned(tree) == frozenset()
