"""Real sessions, read by hand before these values were written down."""

from __future__ import annotations

import dataclasses
from collections import Counter
from pathlib import Path

import pytest

from reorient import reach
from reorient.model import utterances
from reorient.sources.sessions import claude_code
from sources.sessions import told

WHO, KIND = utterances.Who, utterances.Kind
FOLDER = "data/transcripts"


@dataclasses.dataclass(frozen=True, kw_only=True)
class Expected:
    """What a file holds."""

    file: str
    id: str
    folder: str
    branch: str
    humans: int
    last: tuple[str, str]
    compactions: tuple[str, ...] = ()
    interrupts: int = 0
    skipped: tuple[tuple[int, str, int], ...] = ()
    last_at: str


FILES = (
    Expected(
        file="claude-code_1e_0baf6917ea_0_full.jsonl",
        id="6113e919-67d3-417b-b525-c63700228d19",
        folder="devenv/cli",
        branch="soph/agent-attribution",
        humans=36,
        last=("s:599", "yes, add a multi step integration test, testing this"),
        compactions=("s:230 auto", "s:517 auto"),
        interrupts=5,
        last_at="2026-01-23T17:03:27Z",
    ),
    Expected(
        file="claude-code_37_995ebed6e4_2_full.jsonl",
        id="130d7b7e-5801-4345-9bd6-f32fd9b8429b",
        folder="wks/cli",
        branch="soph/add-agent-to-logging",
        humans=5,
        last=("s:163", "how can we know which agent is active ?"),
        interrupts=1,
        skipped=((131, "row that the file holds twice", 1),),
        last_at="2026-01-21T00:03:17Z",
    ),
    Expected(
        file="claude-code_44_785715c3f5_2_full.jsonl",
        id="0cf3db51-1c73-43bb-8d05-dc02739514a5",
        folder="workspace/cli",
        branch="alex/ent-109-text-output-checkpoint-flag",
        humans=32,
        last=("s:691", "Commit 2 is irrelevant in this scenario...?"),
        compactions=("s:157 manual", "s:427 manual"),
        last_at="2026-01-21T09:42:58Z",
    ),
    Expected(
        file="claude-code_obra_long-conversation.jsonl",
        id="9a9eadc8-c1f1-493e-a0f1-884aa996b05b",
        folder="example-org/example-project",
        branch="main",
        humans=15,
        last=("s:287", "❯ ./run.sh\n🐳 Building container image..."),
        last_at="2025-10-08T17:01:22Z",
    ),
)

pytestmark = pytest.mark.shared(*(f"{FOLDER}/{expected.file}" for expected in FILES))


@pytest.fixture(params=FILES, ids=lambda expected: expected.file)
def expected(request: pytest.FixtureRequest) -> Expected:
    return request.param


def test_the_last_request_and_all_else_is_what_the_file_holds(shared: Path, expected: Expected):
    talk = told.of(str(shared / FOLDER / expected.file))

    humans = [item for item in talk.utterances if item.text in told.human(talk) and item.who is WHO.HUMAN]
    marks = [item for item in talk.utterances if item.kind is KIND.COMPACTION]
    assert (talk.id, talk.branch, talk.last_at) == (expected.id, expected.branch, expected.last_at)
    assert talk.cwd is not None
    assert talk.cwd.endswith(f"/{expected.folder}")
    assert len(humans) == expected.humans
    assert humans[-1].place.mark == expected.last[0]
    assert humans[-1].text.startswith(expected.last[1])
    assert tuple(f"{item.place.mark} {item.text}" for item in marks) == expected.compactions
    assert talk.compactions == len(expected.compactions)
    assert sum(item.kind is KIND.INTERRUPT for item in talk.utterances) == expected.interrupts
    assert tuple((int(skip.where.rpartition(":")[2]), skip.what, skip.count) for skip in talk.skipped) == (
        expected.skipped
    )
    assert talk.subagents == ()


def test_no_row_of_a_real_file_is_abandoned(shared: Path, expected: Expected):
    talk = told.of(str(shared / FOLDER / expected.file))

    assert all(item.live for item in talk.utterances)


def test_every_call_of_a_real_file_has_its_outcome(shared: Path, expected: Expected):
    talk = told.of(str(shared / FOLDER / expected.file))

    called = Counter(item.call.id for item in talk.utterances if item.call)
    answered = Counter(item.outcome.call_id for item in talk.utterances if item.outcome)
    assert called == answered
    assert max(called.values()) == 1


def test_a_window_tells_the_same_words_of_the_person(shared: Path, expected: Expected):
    path = str(shared / FOLDER / expected.file)

    whole, windowed = told.of(path), told.of(path, window_bytes=100_000)

    assert windowed.parsed_from > 64
    assert told.human(windowed) == told.human(whole)
    assert windowed.compactions == whole.compactions


def test_the_event_glued_behind_another_is_told(shared: Path):
    path = str(shared / FOLDER / FILES[1].file)

    said = claude_code.row(reach.Reach(), path, 128).said

    assert [(item.who, item.kind, item.text[:47]) for item in said] == [
        (WHO.AGENT, KIND.MESSAGE, "Done. I updated `TestLogging_IncludesContextVal"),
        (WHO.SYSTEM, KIND.NOTICE, "Add agent name to logging context automatically"),
    ]


def test_prompts_queued_in_a_real_file_are_the_persons(shared: Path):
    talk = told.of(str(shared / FOLDER / FILES[2].file))

    assert [(item.place.mark, item.text[:20]) for item in talk.utterances if item.kind is KIND.QUEUED] == [
        ("s:61", "our current claude s"),
        ("s:174", "using your skill?"),
        ("s:216", "as an aside, I also "),
    ]


def test_failures_of_a_real_file_have_their_exit_codes(shared: Path):
    talk = told.of(str(shared / FOLDER / FILES[0].file))

    failed = [item for item in talk.utterances if item.outcome and item.outcome.failed]
    assert [(item.place.mark, item.outcome.exit_code) for item in failed if item.outcome] == [
        ("s:39", None),
        ("s:238", 1),
        ("s:267", 1),
        ("s:350", 1),
        ("s:449", 1),
        ("s:464", 1),
        ("s:491", None),
        ("s:648", None),
    ]
