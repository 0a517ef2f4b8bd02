"""`now` and `context`: the place given back from one folder's evidence."""

from __future__ import annotations

from reorient import config, reach
from reorient.app import gather
from reorient.model import context
from reorient.render import seal
from reorient.results import context as results
from reorient.talk import prose


def run(
    world: reach.Reach, settings: config.Settings, question: gather.Question, *, template: str = "now"
) -> context.Context:
    """The sealed result: masked, every line with its id, the whole with its digest."""
    return of(gather.evidence(world, settings, question), template=template)


def of(evidence: gather.Evidence, *, template: str = "now") -> context.Context:
    """The result of evidence that was gathered before."""
    asked = results.Asked(
        now=evidence.now,
        cwd=evidence.cwd,
        top=evidence.top,
        talk=evidence.talk,
        offered=evidence.chosen.offered,
        gaps=evidence.gaps,
        skipped=evidence.skipped,
        template=template,
    )
    built = results.build(evidence.findings, asked)
    text = built.last_request.text if built.last_request else ""
    return seal.seal(results.in_language(built, prose.language(text) if text else "en"))
