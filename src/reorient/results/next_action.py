"""The one next action, from a table of rules: the first rule whose evidence stands decides; none is guessed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from reorient.model import findings, values
from reorient.model.lines import Line
from reorient.results import reading, work


def line(found: findings.Findings) -> list[Line]:
    """One line, or none where no rule applies."""
    for rule in RULES:
        decided = rule(found)
        if decided:
            return [decided]
    return []


def _state(found: findings.Findings) -> str:
    entry = reading.newest(found, "last_request")
    return entry.text("state") if entry else ""


def _after_request(found: findings.Findings, entry: reading.Entry | None) -> bool:
    request = reading.newest(found, "last_request")
    return entry is not None and (request is None or entry.witness.order > request.witness.order)


def _make(phrase: str, *proofs: reading.Entry, **args: values.Value) -> Line:
    quoted = tuple(name for name in args if name in ("text", "message"))
    cites = tuple(proof.place for proof in proofs)
    return Line(
        section="next_action", phrase=phrase, args=values.Record(**args), quoted=quoted, cites=cites, priority=1
    )


def _settle_operation(found: findings.Findings) -> Line | None:
    entry = reading.newest(found, "operation")
    return _make("next_action.operation", entry, kind=entry.text("kind")) if entry else None


def _wait_for_block(found: findings.Findings) -> Line | None:
    block = reading.newest(found, "blocker")
    if block is None or not _after_request(found, block):
        return None
    return _make("next_action.blocked", block, text=block.text("text"))


def _ask_after_interruption(found: findings.Findings) -> Line | None:
    request = reading.newest(found, "last_request")
    if request is None or request.text("state") != "interrupted":
        return None
    step, proposal = _named(found, "step"), request.text("proposal")
    if step and _after_request(found, step):
        return _make("next_action.interrupted_step", request, step, text=step.text("text"))
    if proposal:
        return _cite_both(_make("next_action.interrupted_step", request, text=proposal), request)
    return _make("next_action.interrupted", request)


def _do_what_was_agreed(found: findings.Findings) -> Line | None:
    """The person assented to words of the agent, and the work they set going is not done."""
    request = reading.newest(found, "last_request")
    if request is None or request.text("state") != "open" or not request.text("proposal"):
        return None
    return _cite_both(_make("next_action.agreed", request, text=request.text("proposal")), request)


def _cite_both(line: Line, request: reading.Entry) -> Line:
    """Cited where the agent proposed it and where the person agreed."""
    said = (request.other_place("proposal_place"), request.other_place("nod_place"))
    return replace(line, cites=tuple(place for place in said if place) or line.cites)


def _mend_the_failure(found: findings.Findings) -> Line | None:
    failing, cause = reading.newest(found, "failing"), _named(found, "cause")
    if failing is None or failing.value.get("passed_later"):
        return None
    if _state(found) in ("answered", "overtaken") and not _after_request(found, failing):
        return None
    command, step = failing.text("command"), _named(found, "step")
    if step and step.witness.order >= failing.witness.order:
        return _make("next_action.fix_step", step, failing, text=step.text("text"), command=command)
    if cause and cause.witness.order >= failing.witness.order:
        return _make("next_action.fix_cause", cause, failing, command=command)
    return _make("next_action.fix", failing, command=command)


def _keep_the_promise(found: findings.Findings) -> Line | None:
    promise = reading.newest(found, "promise")
    if promise is None or not _after_request(found, promise):
        return None
    return _make("next_action.promised", promise, text=promise.text("text"))


def _go_on_with_the_active(found: findings.Findings) -> Line | None:
    held = [entry for entry in work.waiting(found) if entry.text("state") == "active"]
    if not held or _state(found) != "open":
        return None
    return _make("next_action.todo", held[0], text=held[0].text("text"))


def _take_the_named_step(found: findings.Findings) -> Line | None:
    step = _named(found, "step")
    if step is None or not _after_request(found, step):
        return None
    return _make("next_action.step", step, text=step.text("text"))


def _answer_the_request(found: findings.Findings) -> Line | None:
    request = reading.newest(found, "last_request")
    if request is None or request.text("state") != "open":
        return None
    return _make("next_action.answer", request)


def _take_the_next_todo(found: findings.Findings) -> Line | None:
    held = work.waiting(found)
    return _make("next_action.todo", held[0], text=held[0].text("text")) if held else None


def _look_at_what_is_left(found: findings.Findings) -> Line | None:
    """A failure, a block or a promise from before the last request: it still stands, though the request is done."""
    failing, block, promise = (reading.newest(found, field) for field in ("failing", "blocker", "promise"))
    if failing and not failing.value.get("passed_later"):
        return _make("next_action.left_failing", failing, command=failing.text("command"))
    left = block or promise
    return _make("next_action.left", left, text=left.text("text")) if left else None


def _ask_what_next(found: findings.Findings) -> Line | None:
    """ "Nothing is open" only where all that could be open was read whole."""
    request = reading.newest(found, "last_request")
    if request is None:
        return None
    unread = any(found.unread.get(field) for field in ("open", "failing", "promise", "edited", "uncommitted"))
    changed = reading.entries(found, "uncommitted")
    if changed and reading.entries(found, "edited"):
        return _make("next_action.review_uncommitted", changed[0], count=len(changed))
    return _make("next_action.ask_unread" if unread else "next_action.ask", request)


def _named(found: findings.Findings, kind: str) -> reading.Entry | None:
    return next((entry for entry in reading.entries(found, "cause") if entry.text("kind") == kind), None)


RULES: tuple[Callable[[findings.Findings], Line | None], ...] = (
    _settle_operation,
    _ask_after_interruption,
    _wait_for_block,
    _do_what_was_agreed,
    _mend_the_failure,
    _keep_the_promise,
    _go_on_with_the_active,
    _take_the_named_step,
    _answer_the_request,
    _take_the_next_todo,
    _look_at_what_is_left,
    _ask_what_next,
)
