"""Lines: what a result prints. Structured, so that language, budget and format change no identity.

A line names a phrase of the phrase table (render.phrases) and the values that the phrase takes. Its id is a digest of
section, phrase, values and cites, set by `render.seal` after masking: the same from run to run, in every language.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from reorient.model import places, values
from reorient.model.frozen import Frozen


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Line(Frozen):
    """One line.

    section: timeline, objective, rule, decision, replaced, done, last_request, open, promise, failing, cause, edited,
    test, claim, reference, name, next_action, git, feature, worktrack, blocker, note.
    phrase: key of the phrase table.  args: its values; the words of others stand only here.  quoted: names of args
    that are others' words.  cites: where it can be checked.
    priority: 0 is fitted first; keep: never cut; limit: characters shown of one value (0: as long as any may be).
    id: "" until sealed.
    """

    section: str
    phrase: str
    args: values.Record = field(default_factory=values.Record)
    quoted: tuple[str, ...] = ()
    cites: tuple[places.Place, ...] = ()
    priority: int = 50
    keep: bool = False
    limit: int = 0
    id: str = ""
