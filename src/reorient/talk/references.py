"""References: the issues, pull requests and addresses that people and the agent named, newest and most named first."""

from __future__ import annotations

import re

from reorient.model import observations, utterances, values
from reorient.talk import hearing

_URL = re.compile(r"https?://[^\s<>\"'`)\]}，。；、）】]+[^\s<>\"'`)\]}.,;:!?，。；、）】]")
_NUMBER = re.compile(r"(?<![\w/&#.-])(?:(?P<repo>[\w.-]+/[\w.-]+))?#(?P<number>\d{1,7})\b(?!;)")
_SPOKEN = re.compile(r"\b(?:PR|pull request|MR)\s+#?(?P<number>\d{1,7})\b", re.IGNORECASE)
_TICKET = re.compile(r"\b[A-Z][A-Z0-9]{1,9}-\d{1,6}\b")
_NOT_TICKET = re.compile(r"^(?:UTF|SHA|ISO|RFC|PEP|CVE|GPT|HTTP|TLS|MD|AES|RSA|X)-")
_MOST = 16
_WINDOW = 600


def observe(heard: hearing.Hearing) -> list[observations.Observation]:
    """One `reference` observation a reference: text, kind (url, number, ticket), mentions."""
    newest: dict[tuple[str, str], tuple[int, utterances.Utterance]] = {}
    speech = sorted((*heard.humans, *heard.agents), key=lambda said: said.index)
    for said in speech[-_WINDOW:]:
        for found in _found(said.utterance.text[:20000]):
            count = newest.pop(found, (0, said.utterance))[0]
            newest[found] = (count + 1, said.utterance)
    return [
        heard.claim(
            "reference",
            values.Record(kind=kind, text=text, mentions=count),
            row,
            observations.Voice.HUMAN if row.who is utterances.Who.HUMAN else observations.Voice.AGENT,
            key=text,
        )
        for (kind, text), (count, row) in list(newest.items())[-_MOST:]
    ]


def _found(text: str) -> list[tuple[str, str]]:
    found = [("url", url) for url in _URL.findall(text)]
    bare = _URL.sub(" ", text)
    found += [("number", f"{match['repo'] or ''}#{match['number']}") for match in _NUMBER.finditer(bare)]
    found += [("number", f"#{match['number']}") for match in _SPOKEN.finditer(bare)]
    found += [("ticket", name) for name in _TICKET.findall(bare) if not _NOT_TICKET.match(name)]
    return list(dict.fromkeys(found))
