"""Observations: one claim of one source about one field of one subject. Immutable; the digest is the identity."""

from __future__ import annotations

import enum
import hashlib
from dataclasses import dataclass
from functools import cached_property

from reorient.model import places, subjects, values


class Voice(enum.StrEnum):
    """Who speaks in a claim. Rank is per field (model.fields); a voice a field does not list moves nothing."""

    HOST = "host"  # seen on the machine itself: a live process, a session file's own rows
    WATCHER = "watcher"  # an event delivered by a watcher
    GIT = "git"  # the repository itself
    GITHUB = "github"  # issue and pull request state
    ROSTER = "roster"  # a transition recorded by an orchestrator
    HUMAN = "human"  # the person's own words
    RECORD = "record"  # what a runtime noted beside a row (branch, folder) when it was written
    AGENT = "agent"  # what an agent says of its own work
    SUMMARY = "summary"  # a compaction summary, a memory
    CHAT = "chat"  # teammates and others in a talk


@dataclass(frozen=True, kw_only=True)
class Observation:
    """`value` None means: this source would know, read it whole, and says there is none.

    key: which entry of a set or of a latest-by-key field the claim is about ("" where the field holds one value).
    seen_at: when we read it; outside the identity, for arrival changes nothing.
    order: the place of the claim within its source (row, sequence number), the finer clock of one source.
    """

    subject: subjects.Subject
    field: str
    value: values.Value
    voice: Voice
    place: places.Place
    key: str = ""
    order: int = 0
    seen_at: str | None = None

    @cached_property
    def says(self) -> bytes:
        """The value's canonical bytes: two claims agree when they say the same."""
        return values.canonical(self.value)

    @cached_property
    def digest(self) -> str:
        """Identity: sha256 over all but seen_at."""
        place = self.place
        head = (
            str(self.subject),
            self.field,
            self.key,
            str(self.voice),
            self.order,
            place.source,
            place.mark,
            place.locator,
            place.revision,
            place.stated_at,
        )
        return hashlib.sha256(values.canonical(head) + self.says).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)
