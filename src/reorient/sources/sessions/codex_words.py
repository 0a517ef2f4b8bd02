"""Whose words stand in a user message of a Codex rollout.

Codex speaks in the person's place: instructions of AGENTS.md, the environment, a note on an interrupted turn, the
summary after a compaction. Later versions say of each part what it is (`content_item_kinds`, "user.text"); where they
do not, the text's own beginning tells. Seen in rollouts of 0.171; the tags without kinds are those of the program's
own strings and of public rollouts of 2025.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from reorient.sources.sessions import rows, values, words

SUMMARY = "Another language model started to solve this problem and produced a summary"
_TYPED = frozenset({"user.text", "user.image"})
_REQUEST = "## My request for Codex:"
_IDE = "# Context from my IDE setup:"
_TAGS = (
    "environment_context",
    "user_instructions",
    "INSTRUCTIONS",
    "turn_aborted",
    "skill",
    "subagent_notification",
    "goal_context",
    "collaboration_mode",
    "model_switch",
    "personality_spec",
    "realtime_conversation",
    "recommended_plugins",
    "apps_instructions",
    "user_action",
)
_INJECTED = re.compile(rf"<(?:{'|'.join(_TAGS)})>|# AGENTS\.md instructions\b|<permissions instructions>")
_SHELL = re.compile(r"<user_shell_command>\s*<command>\s*(.*?)\s*</command>", re.DOTALL)


def sort(payload: rows.Data) -> Iterator[words.Words]:
    """The pieces of one user message: what a person typed is one piece, pictures named in it."""
    passed = values.mapping(payload.get("internal_chat_message_metadata_passthrough"))
    kinds = values.texts(passed.get("content_item_kinds"))
    typed: list[str] = []
    for nth, block in enumerate(values.mappings(payload.get("content"))):
        text = values.shown([block])
        kind = kinds[nth] if nth < len(kinds) else ""
        if kind in _TYPED:
            typed.append(_request(text))
        elif text:
            piece = _piece(text, kind)
            if piece is None:
                typed.append(_request(text))
            else:
                yield piece
    said = "\n".join(text for text in typed if text)
    if said:
        yield words.human(said)


def summary(text: str) -> str:
    """What a compaction's message tells, without the sentence before it that is the runtime's."""
    if not text.startswith(SUMMARY):
        return text.strip()
    return text.partition(":\n")[2].strip() or text.strip()


def _piece(text: str, kind: str) -> words.Words | None:
    """What the runtime put in, or None for what a person typed."""
    if command := _SHELL.match(text):
        return words.echo(f"! {command.group(1)}")
    if text.startswith(SUMMARY):
        return words.summary(summary(text))
    if _INJECTED.match(text) or kind not in ("", "unknown"):
        return words.notice(text)
    return None


def _request(text: str) -> str:
    """The request behind what an editor tells of itself."""
    if text.startswith(_IDE) and _REQUEST in text:
        return text.rpartition(_REQUEST)[2].strip()
    return text
