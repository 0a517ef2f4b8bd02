"""Lines of what the person said: objective, standing rules, decisions with what they replaced, the last request."""

from __future__ import annotations

from reorient.model import context, findings, places, values
from reorient.model.lines import Line
from reorient.results import reading

RECENT = 6  # decisions; older ones give way first


def lines(found: findings.Findings) -> list[Line]:
    """Oldest first within a section: a later rule may refine an earlier one."""
    return [*_objective(found), *_rules(found), *_decisions(found), *_request(found), *_blocks(found)]


def _objective(found: findings.Findings) -> list[Line]:
    entry = reading.newest(found, "objective")
    if entry is None:
        return []
    phrase = f"objective.{entry.text('basis')}"
    args = values.Record(text=entry.text("text"))
    return [Line(section="objective", phrase=phrase, args=args, quoted=("text",), cites=(entry.place,), priority=4)]


def _rules(found: findings.Findings) -> list[Line]:
    """A line for each message that set rules: what was said in one breath is read in one."""
    by_message: dict[places.Place, list[reading.Entry]] = {}
    for entry in reversed(reading.entries(found, "rule")):
        by_message.setdefault(entry.place, []).append(entry)
    return [
        Line(
            section="rule",
            phrase="rule.said",
            args=values.Record(text=" ".join(entry.text("text") for entry in said)),
            quoted=("text",),
            cites=(place,),
            priority=2 if any(entry.value.get("forbids") for entry in said) else 4,
        )
        for place, said in by_message.items()
    ]


def _decisions(found: findings.Findings) -> list[Line]:
    held = list(enumerate(reading.entries(found, "decision")))
    return [_decision(entry, age) for age, entry in reversed(held)]


def _decision(entry: reading.Entry, age: int) -> Line:
    old, before = entry.text("replaced"), entry.other_place("replaced_place")
    args = values.Record(text=entry.text("text"), **({"old": old} if old else {}))
    return Line(
        section="decision",
        phrase="decision.replacing" if old else "decision.said",
        args=args,
        quoted=("text", "old") if old else ("text",),
        cites=(entry.place, before) if before else (entry.place,),
        priority=reading.aged(4, age, RECENT),
        limit=reading.GIST,
    )


def _request(found: findings.Findings) -> list[Line]:
    """The request, its state, and the words that set it going again or took it back."""
    entry = reading.newest(found, "last_request")
    if entry is None:
        return []
    nod, nodded = entry.text("nod"), entry.other_place("nod_place")
    return [
        Line(
            section="last_request",
            phrase=f"last_request.{entry.text('state')}{'.nod' if nod else ''}",
            args=values.Record(text=entry.text("text"), **({"nod": nod} if nod else {})),
            quoted=("text", "nod") if nod else ("text",),
            cites=(entry.place, nodded) if nodded else (entry.place,),
            priority=0,
            keep=True,
        )
    ]


def _blocks(found: findings.Findings) -> list[Line]:
    return [
        Line(
            section="open",
            phrase="open.blocked",
            args=values.Record(text=entry.text("text")),
            quoted=("text",),
            cites=(entry.place,),
            priority=2,
        )
        for entry in reversed(reading.entries(found, "blocker"))
    ]


def last_request(found: findings.Findings) -> context.LastRequest | None:
    """The request whole, with its state."""
    entry = reading.newest(found, "last_request")
    if entry is None:
        return None
    return context.LastRequest(text=entry.text("text"), state=context.State(entry.text("state")), cite=entry.place)


def closing(found: findings.Findings) -> context.Closing:
    """The document's closing question: what was asked, whether it is completed, and what is offered."""
    request = last_request(found)
    if request is None:
        return context.Closing(request=None, status="unknown", offer="clarify")
    failing = reading.newest(found, "failing")
    fails = bool(failing and not failing.value.get("passed_later") and failing.witness.order > _order(found))
    state = context.State
    if request.state is state.ANSWERED and not fails:
        status, offer = "completed", "clarify"
    elif request.state is state.INTERRUPTED or (fails and request.state in (state.ANSWERED, state.OPEN)):
        status, offer = "not_completed", "retry"
    elif request.state is state.OPEN:
        status, offer = "not_completed", "continue"
    else:
        status, offer = "unknown", "clarify"
    return context.Closing(request=request.text, status=status, offer=offer)


def _order(found: findings.Findings) -> int:
    entry = reading.newest(found, "last_request")
    return entry.witness.order if entry else 0
