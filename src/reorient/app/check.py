"""`check`: an earlier result read again. It derives today's result from the same folder and session and compares lines.

The file is data: its folder is looked at, its session is found by id in that folder's own place; no path in it is
opened otherwise. A line whose source cannot be read today is unknown, never changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from reorient import config, reach
from reorient.app import context as contexts
from reorient.app import gather
from reorient.model import checked, context, errors
from reorient.model.frozen import Frozen
from reorient.render import document, phrases
from reorient.sources import registry

MOST_BYTES = 20_000_000
MOST_YAML = 2_000_000
_SINGLE = frozenset({"objective", "last_request", "failing", "test", "next_action"})  # sections that hold one line
_OF_SESSION = frozenset(registry.TALKS)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class _Earlier(Frozen):
    cwd: str
    session: str | None
    lines: tuple[Mapping[str, object], ...]
    lang: str
    branch: str | None
    head: str | None


def run(
    world: reach.Reach,
    settings: config.Settings,
    raw: bytes,
    *,
    name: str,
    folder: str | None = None,
    session: str | None = None,
    now: str | None = None,
) -> checked.Checked:
    """Compare. InvalidInput where `raw` is no result of ours; `name` is what the sentence calls it."""
    earlier = _parse(raw, name)
    question = gather.Question(folder=folder or earlier.cwd, now=now, session=session or earlier.session)
    try:
        today = contexts.run(world, settings, question, template="context")
    except errors.UnreadableInput:
        if session or not earlier.session:
            raise
        today = contexts.run(
            world, settings, gather.Question(folder=folder or earlier.cwd, now=now), template="context"
        )
        return _compare(earlier, today, lost=_OF_SESSION)
    return _compare(earlier, today, lost=_lost(today))


def read(world: reach.Reach, path: str) -> bytes:
    """The file's bytes. UnreadableInput where it cannot be read or is too large to be a result."""
    try:
        raw = world.read(path, limit=MOST_BYTES + 1)
    except OSError as error:
        raise errors.UnreadableInput(f"{path} cannot be read: {error.strerror or error}") from None
    if len(raw) > MOST_BYTES:
        raise errors.InvalidInput(f"{path} is larger than {MOST_BYTES:,} bytes: no result of reorient is")
    return raw


def _lost(today: context.Context) -> frozenset[str]:
    """Sources that could not be read today."""
    lost = {gap.source for gap in today.unread}
    return frozenset(lost | (_OF_SESSION if "session" in lost else set()))


def _compare(earlier: _Earlier, today: context.Context, *, lost: frozenset[str]) -> checked.Checked:
    """A line holds where today's evidence gives the same id and the same text: the file's own text proves nothing."""
    shown = (*today.lines, *today.notes)
    told = {line.id: str(document.safe(phrases.line(line, earlier.lang))) for line in shown}
    single = {line.section: told[line.id] for line in shown if line.section in _SINGLE}
    out: dict[str, list[checked.Claim]] = {"holds": [], "changed": [], "unknown": []}
    for line in earlier.lines:
        name, was = str(line["id"]), str(line["text"])
        if told.get(name) == was:
            out["holds"].append(checked.Claim(id=name, was=was, now=was))
        elif name not in told and _sources(line) & lost:
            out["unknown"].append(checked.Claim(id=name, was=was))
        else:
            now = told.get(name) or single.get(str(line["section"]))
            out["changed"].append(checked.Claim(id=name, was=was, now=now))
    _compare_scope(earlier, today, out, lost)
    return checked.Checked(
        holds=tuple(out["holds"]), changed=tuple(out["changed"]), unknown=tuple(out["unknown"]), lang=earlier.lang
    )


def _compare_scope(
    earlier: _Earlier, today: context.Context, out: dict[str, list[checked.Claim]], lost: frozenset[str]
) -> None:
    """The branch and the commit that were checked out: work done since shows there first."""
    for name, was, now in (("branch", earlier.branch, today.scope.branch), ("head", earlier.head, today.scope.head)):
        if was is not None:
            kind = "holds" if was == now else "unknown" if "git" in lost else "changed"
            out[kind].append(checked.Claim(id=f"scope.{name}", was=was, now=now))


def _sources(line: Mapping[str, object]) -> set[str]:
    cites = line.get("cites")
    held = cites if isinstance(cites, list) else []
    return {cite["source"] for cite in held if isinstance(cite, dict) and isinstance(cite.get("source"), str)}


def _parse(raw: bytes, name: str) -> _Earlier:
    page = _load(raw, name)
    if not isinstance(page, dict) or page.get("schema") != context.SCHEMA:
        raise errors.InvalidInput(
            f"{name} is not a result of reorient: its schema is not {context.SCHEMA}",
            next="reorient now --format json > saved.json",
        )
    scope, lines, sessions = page.get("scope"), page.get("lines"), page.get("sessions")
    if not isinstance(scope, dict) or not isinstance(scope.get("cwd"), str) or not isinstance(lines, list):
        raise errors.InvalidInput(f"{name} has no scope.cwd or no lines: it was cut or edited")
    if not all(isinstance(line, dict) and _told(line) for line in lines):
        raise errors.InvalidInput(f"{name} has a line without id, section or text: it was cut or edited")
    used = sessions.get("used") if isinstance(sessions, dict) else None
    first = used[0] if isinstance(used, list) and used and isinstance(used[0], str) else None
    safe = first if first and all(char.isalnum() or char in "-_" for char in first) else None
    lang = page.get("lang")
    return _Earlier(
        cwd=scope["cwd"],
        session=safe,
        lines=tuple(lines),
        lang=lang if lang in ("en", "zh") else "en",
        branch=_text(scope.get("branch")),
        head=_text(scope.get("head")),
    )


def _small_enough(text: str, name: str) -> str:
    if len(text) > MOST_YAML:
        raise errors.InvalidInput(f"{name} is no JSON, and as YAML it is larger than {MOST_YAML:,} characters")
    return text


def _told(line: Mapping[str, object]) -> bool:
    return all(isinstance(line.get(name), str) for name in ("id", "text", "section"))


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _load(raw: bytes, name: str) -> object:
    text = raw.decode("utf-8", "replace")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        import yaml

        try:
            loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
            return yaml.load(_small_enough(text, name), Loader=loader)  # noqa: S506 - one of the two safe loaders
        except (yaml.YAMLError, RecursionError, ValueError, LookupError, AttributeError, TypeError) as error:
            line = getattr(getattr(error, "problem_mark", None), "line", None)
            where = f" near line {line + 1}" if isinstance(line, int) else ""
            raise errors.InvalidInput(f"{name} is neither JSON nor YAML{where}") from None
