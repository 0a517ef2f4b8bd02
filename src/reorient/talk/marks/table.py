"""The languages that talk understands. A new one is a file and a row."""

from __future__ import annotations

from reorient.talk.marks import en, zh
from reorient.talk.marks.shape import Marks

LANGUAGES: tuple[Marks, ...] = (en.MARKS, zh.MARKS)
