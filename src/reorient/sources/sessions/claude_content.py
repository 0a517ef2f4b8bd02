"""The content of Claude Code rows: blocks, texts, and what stands in fields of their own.

Where a row says who wrote it (`origin`, `isMeta`, `promptSource`), that is believed before its text is looked at.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence

from reorient.model import utterances
from reorient.sources.sessions import bounds, claude_tools, claude_words, rows

_WHO, _KIND = utterances.Who, utterances.Kind
_PICTURES = {"image": "[image]", "document": "[document]"}
_OTHERS = frozenset({"peer", "coordinator", "channel", "peer-send-message"})
_UNTYPED_SOURCES = frozenset({"system", "loop_wakeup", "schedule_wakeup", "poll_event"})
_COMMAND = re.compile(r"/[a-zA-Z][\w:.-]*(?:\s|$)")
_text = claude_tools.text_of


def blocks(data: rows.Data) -> list[rows.Data]:
    """The content blocks of a row's message; a bare string is one text block."""
    message = data.get("message")
    return _blocks(message.get("content")) if isinstance(message, dict) else []


def _blocks(content: object) -> list[rows.Data]:
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    return [block for block in content if isinstance(block, dict)] if isinstance(content, list) else []


def plain(given: Sequence[rows.Data]) -> str:
    """The text of text blocks, one after the other."""
    return "\n".join(text for block in given if (text := _text(block.get("text")).strip()))


def output(block: rows.Data) -> str:
    """What a tool gave back, as text; pictures are named."""
    parts = (_PICTURES.get(_text(one.get("type"))) or _text(one.get("text")) for one in _blocks(block.get("content")))
    return "\n".join(part for part in parts if part)


def pieces(given: Sequence[rows.Data], data: rows.Data, *, beside_result: bool) -> list[claude_words.Words]:
    """What the text of a user row says, in whose name; a person's pieces are one, pictures named at its end."""
    texts = [text for block in given if block.get("type") == "text" and (text := _text(block.get("text")))]
    pictures = [name for block in given if (name := _PICTURES.get(_text(block.get("type"))))]
    if stranger := _stranger(data):
        return [_by(stranger, text, data.get("origin")) for text in texts]
    sorted_pieces = [piece for text in texts for piece in claude_words.sort(text)]
    if beside_result or data.get("toolUseResult") is not None or data.get("isMeta") is True:
        return [_noticed(piece) for piece in sorted_pieces]
    return _joined(sorted_pieces, pictures)


def _joined(sorted_pieces: list[claude_words.Words], pictures: list[str]) -> list[claude_words.Words]:
    typed = [piece.text for piece in sorted_pieces if _is_typed(piece)]
    rest = [piece for piece in sorted_pieces if not _is_typed(piece)]
    if typed or (pictures and all(piece.kind is _KIND.NOTICE for piece in rest)):
        rest.append(claude_words.Words(who=_WHO.HUMAN, kind=_KIND.MESSAGE, text="\n".join(typed + pictures)))
    return rest


def _is_typed(piece: claude_words.Words) -> bool:
    return piece.who is _WHO.HUMAN and piece.kind is _KIND.MESSAGE


def _stranger(data: rows.Data) -> str:
    """Who wrote the row, where it says that it was no person; else ""."""
    if (source := _text(data.get("promptSource"))) in _UNTYPED_SOURCES:
        return source
    origin = data.get("origin")
    kind = _text(origin.get("kind")) if isinstance(origin, dict) else ""
    return "" if kind == "human" else kind


def _by(stranger: str, text: str, origin: object) -> claude_words.Words:
    told: rows.Data = origin if isinstance(origin, dict) else {}
    if stranger not in _OTHERS:
        return claude_words.Words(who=_WHO.SYSTEM, kind=_KIND.NOTICE, text=bounds.ends(text, bounds.NOTE))
    inner = [piece for piece in claude_words.sort(text) if piece.who is _WHO.TEAMMATE]
    body = _text(told.get("body")) or "\n".join(piece.text for piece in inner) or text.strip()
    name = next((name for key in ("name", "from", "server") if (name := _text(told.get(key)))), stranger)
    return claude_words.Words(who=_WHO.TEAMMATE, kind=_KIND.MESSAGE, text=body, name=name)


def _noticed(piece: claude_words.Words) -> claude_words.Words:
    """A piece of a row that no person typed; only an interruption stays what it is."""
    if piece.kind is _KIND.INTERRUPT:
        return piece
    text = bounds.ends(piece.text, bounds.NOTE)
    return claude_words.Words(who=_WHO.SYSTEM, kind=_KIND.NOTICE, text=text)


def queued(attached: rows.Data) -> Iterator[claude_words.Words]:
    """What a prompt says that was handed to the running turn (attachment `queued_command`)."""
    given = _blocks(attached.get("prompt"))
    meta = attached.get("commandMode") not in (None, "prompt") or attached.get("isMeta") is True
    for piece in pieces(given, {"origin": attached.get("origin"), "isMeta": meta}, beside_result=False):
        yield dataclasses.replace(piece, kind=_KIND.QUEUED) if _is_typed(piece) else piece


def typed(content: object) -> str:
    """The text of a queued prompt that a person typed, or ""."""
    return "\n".join(piece.text for piece in pieces(_blocks(content), {}, beside_result=False) if _is_typed(piece))


def is_command(text: str) -> bool:
    """Does a typed text begin with a slash command?"""
    return bool(_COMMAND.match(text))


def speaker(data: rows.Data) -> tuple[utterances.Who, utterances.Kind]:
    """In whose name an assistant row's text stands: the model's, or the runtime's where it wrote the row itself."""
    message = data.get("message")
    if data.get("isApiErrorMessage") is True:
        return _WHO.SYSTEM, _KIND.ERROR
    if isinstance(message, dict) and message.get("model") == "<synthetic>":
        return _WHO.SYSTEM, _KIND.NOTICE
    return _WHO.AGENT, _KIND.MESSAGE


def may_be_refused(data: rows.Data) -> bool:
    """May the failed outcome of this row be a refusal? Not where the row says that the tool was let run."""
    decision = data.get("permissionDecision")
    ran = isinstance(data.get("toolUseResult"), dict)  # a result of its own: what it says is the tool's word
    return not ran and not (isinstance(decision, dict) and decision.get("decision") == "accept")


def failure(data: rows.Data) -> str:
    """What an `api_error` row says went wrong."""
    told = next(_messages(data.get("error"), 0), "") or next(_messages(data.get("cause"), 0), "")
    attempt, most = data.get("retryAttempt"), data.get("maxRetries")
    retry = f" (retry {attempt} of {most})" if isinstance(attempt, int) and isinstance(most, int) else ""
    return f"{told or 'the request to the model failed'}{retry}"


def _messages(error: object, depth: int) -> Iterator[str]:
    """Messages of nested error objects, the innermost first."""
    if isinstance(error, dict) and depth < 5:
        for key in ("error", "cause"):
            yield from _messages(error.get(key), depth + 1)
        yield from (text for key in ("message", "code") if (text := _text(error.get(key)).strip()))


def hook_errors(data: rows.Data) -> str:
    """What stop hooks complained of, or ""."""
    errors = data.get("hookErrors")
    told = [text for one in errors if (text := _text(one).strip())] if isinstance(errors, list) else []
    return "\n".join(told + [text for text in [_text(data.get("stopReason")).strip()] if text])


def hook_output(attached: rows.Data) -> str:
    """What a hook put into the talk, or "". Other attachments say nothing."""
    if not _text(attached.get("type")).startswith("hook_"):
        return ""
    content = attached.get("content")
    listed = content if isinstance(content, list) else [content, attached.get("blockingError")]
    return "\n".join(text for one in listed if (text := _text(one).strip()))
