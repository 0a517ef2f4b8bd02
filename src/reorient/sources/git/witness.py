"""The one way this source makes a claim: Voice.GIT, one subject, one moment of reading."""

from __future__ import annotations

from dataclasses import dataclass

from reorient.model import observations, places, subjects, values
from reorient.model.frozen import Frozen
from reorient.sources.git import text, trouble


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Witness(Frozen):
    """Speaks for one repository. seen_at: when it was read."""

    subject: subjects.Subject
    seen_at: str

    def says(
        self,
        field: str,
        value: values.Value,
        *,
        locator: str,
        revision: str,
        mark: str = "",
        key: str = "",
        order: int = 0,
        stated_at: str | None = None,
    ) -> observations.Observation:
        """One claim. mark: the locator itself where none is given; a value of None says that there is none."""
        place = places.Place(
            source=trouble.NAME, mark=mark or locator, locator=locator, revision=revision, stated_at=stated_at
        )
        return observations.Observation(
            subject=self.subject,
            field=field,
            value=value,
            voice=observations.Voice.GIT,
            place=place,
            key=key,
            order=order,
            seen_at=self.seen_at,
        )


def commit_mark(oid: str) -> str:
    """The short cite of a commit."""
    return f"git {oid[:7]}"


def full_oid(raw: bytes) -> str | None:
    """A whole object id, SHA-1 or SHA-256; None for anything else."""
    name = text.shown(raw)
    return name if len(name) in (40, 64) and all(mark in "0123456789abcdef" for mark in name) else None
