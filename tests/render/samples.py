"""Contexts to render: one like the manual's first page, and Hypothesis strategies for any."""

import dataclasses

from hypothesis import strategies as st

from reorient.model import context, findings, gaps, lines, observations, places, subjects, values

SESSION = "7f3c52a0-1de4-4b0c-9a55-3f1f8c1b2d10"


# Line ends, controls and direction marks that must never leave as they are.
RAW = frozenset(
    chr(code)
    for span in (
        (0, 0x08),
        (0x0B, 0x1F),
        (0x7F, 0x9F),
        (0x200E, 0x200F),
        (0x2028, 0x202E),
        (0x2066, 0x2069),
        (0xD800, 0xDFFF),
        (0xFEFF, 0xFEFF),
    )
    for code in range(span[0], span[1] + 1)
)


def row(number: int, at: str = "") -> places.Place:
    """A row of the session's file."""
    return places.Place(
        source="claude-code",
        mark=f"s:{number}",
        locator=f"/home/maya/.claude/projects/-home-maya-parcel/{SESSION}.jsonl:{number}",
        revision=f"row-{number}",
        stated_at=at or f"2026-11-30T20:{number % 60:02}:00Z",
    )


COMMIT = places.Place(source="git", mark="git 8a988ea", locator="git show 8a988ea", revision="8a988ea" * 5)


def said(section: str, text: str, *cites: places.Place, **more) -> lines.Line:
    """A line of quoted words."""
    words = values.Record(text=text)
    return lines.Line(section=section, phrase="verbatim", args=words, quoted=("text",), cites=cites, **more)


def told(section: str, text: str, *cites: places.Place, **more) -> lines.Line:
    """A line of words that are nobody's."""
    return lines.Line(section=section, phrase="verbatim", args=values.Record(text=text), cites=cites, **more)


def branch_conflict() -> findings.Conflict:
    """Git and a roster name different branches."""
    about = subjects.Subject(subjects.Kind.SESSION, SESSION)
    roster = places.Place(source="cindy", mark="r:w-1", locator="cindy.db worker w-1", revision="41")
    sides = [(observations.Voice.GIT, "retry-queue", COMMIT), (observations.Voice.ROSTER, "main", roster)]
    return findings.Conflict(
        kind="branch_differs",
        severity="h",
        subject=about,
        sides=tuple(
            observations.Observation(subject=about, field="branch", value=value, voice=voice, place=place)
            for voice, value, place in sides
        ),
    )


def parcel(**changes) -> context.Context:
    """The manual's first page, as a result."""
    whole = context.Context(
        generated_at="2026-11-30T21:00:00Z",
        scope=context.Scope(
            cwd="/home/maya/parcel-api", repository="/home/maya/parcel-api", branch="retry-queue", head="8a988ea" * 5
        ),
        lines=(
            told("objective", "Retry failed parcels without sending twice", row(12), priority=5),
            said("rule", "never touch the billing table", row(31), keep=True),
            told("decision", "keep the queue in SQLite (replaced: Redis)", row(212)),
            told("done", "verify signatures", COMMIT),
            told("failing", "test_no_double_send: 2 != 1; no later pass", row(297), priority=2),
            said("promise", "then cap the backoff at 90 s", row(299)),
            said("open", "raise the timeout of the carrier", row(250)),
            told("claim", "worker i1904 says DONE (a claim, not a fact)", row(305)),
            told("next_action", "fix send() in queue.py, then pytest -k double", row(299), COMMIT, priority=1),
            *(told("timeline", f"edited src/parcel/queue_{number}.py", row(number)) for number in range(40, 52)),
            lines.Line(
                section="reference",
                phrase="pull_request",
                args=values.Record(number=1907, title="Retry queue"),
                quoted=("title",),
                cites=(row(44),),
            ),
        ),
        last_request=context.LastRequest(
            text="fix the double send and rerun the test", state=context.State.OPEN, cite=row(301)
        ),
        used=(SESSION,),
        offered=(context.Offered(id="0baf-1902", path="/x/0baf.jsonl", last_at="2026-11-30T19:00:00Z", why="sibling"),),
        compactions=2,
        skipped=(gaps.Skip(where=f"{SESSION}.jsonl", what="torn row", count=2),),
        unread=(
            gaps.Gap(source="GitHub", reason="no feature linked", tried="the link", next="reorient link owner/repo#N"),
        ),
        notes=(told("note", "no_current_task", COMMIT, priority=80),),
        closing=context.Closing(
            request="fix the double send and rerun the test", status="not_completed", offer="continue"
        ),
        legend=(("s", f"session {SESSION[:4]}"), ("git", "parcel-api")),
    )
    return dataclasses.replace(whole, **changes)


_WORDS = st.text(max_size=60) | st.sampled_from(
    [
        "",
        "no",
        "1e3",
        "0o7",
        "a\nb\n",
        "`x`",
        '"quoted"',
        "\x1b[31mred\x1b[0m",
        "\u202eevil",
        "列队\u2028下一行",
        "x" * 1500,
        "]8;;",
    ]
)
_SECTIONS = st.sampled_from(["rule", "timeline", "name", "decision", "next_action", "promise", "git", "done"])


@st.composite
def _lines(draw) -> lines.Line:
    make = draw(st.sampled_from([said, told]))
    cites = [row(number) for number in draw(st.lists(st.integers(1, 400), max_size=3))]
    rank = {"priority": draw(st.integers(0, 90)), "keep": draw(st.booleans())}
    return make(draw(_SECTIONS), draw(_WORDS), *cites, **rank)


_TEMPLATES = st.sampled_from(["now", "context"])


def contexts(template: st.SearchStrategy[str] = _TEMPLATES) -> st.SearchStrategy[context.Context]:
    """Any result: hostile words at every place where others' words can stand."""
    request = st.builds(context.LastRequest, text=_WORDS, state=st.sampled_from(context.State), cite=st.just(row(301)))
    gap = st.builds(gaps.Gap, source=_WORDS, reason=_WORDS, tried=_WORDS, next=_WORDS)
    why = st.sampled_from(["sibling", "tie"])
    return st.builds(
        parcel,
        template=template,
        lines=st.lists(_lines(), max_size=12).map(tuple),
        notes=st.lists(st.builds(told, st.just("note"), _WORDS), max_size=2).map(tuple),
        last_request=st.none() | request,
        scope=st.builds(
            context.Scope,
            cwd=_WORDS,
            repository=st.none() | _WORDS,
            branch=st.none() | _WORDS,
            head=st.none() | st.just("8a" * 20),
        ),
        unread=st.lists(gap, max_size=2).map(tuple),
        skipped=st.lists(st.builds(gaps.Skip, where=_WORDS, what=_WORDS, count=st.integers(1, 9_999)), max_size=5).map(
            tuple
        ),
        offered=st.lists(
            st.builds(
                context.Offered, id=_WORDS, path=_WORDS, last_at=st.none() | st.just("2026-11-30T19:00:00Z"), why=why
            ),
            max_size=2,
        ).map(tuple),
        conflicts=st.lists(st.builds(branch_conflict), max_size=1).map(tuple),
        header=st.none()
        | st.builds(
            context.Header,
            channel=st.none() | _WORDS,
            platform=st.none() | _WORDS,
            oldest=st.none(),
            newest=st.none(),
            messages=st.integers(0, 99),
        ),
        closing=st.none()
        | st.builds(
            context.Closing,
            request=st.none() | _WORDS,
            status=st.sampled_from(["completed", "not_completed", "unknown"]),
            offer=st.sampled_from(["continue", "retry", "clarify"]),
        ),
    )
