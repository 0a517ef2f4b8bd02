"""Codex's tools in the one form that `talk` knows.

Facts: rollouts of 0.171 (`exec_command`, a patch within it, the exit code in the output and in the event of its end)
and, from public rollouts and the program's own strings, the older `shell`, `shell_command`, `local_shell_call`,
`apply_patch` as a tool of its own, and `update_plan`.
"""

from __future__ import annotations

import re

from reorient.model import utterances
from reorient.sources.sessions import rows, tools, values, written

_SHELLS = frozenset({"exec_command", "shell", "shell_command", "container.exec", "local_shell"})
_EXIT = re.compile(r"(?:\A|\n)(?:Process exited with code|Exit code:) (-?\d{1,4})\b")
_PATCH = re.compile(r"(?:cd [^\n;&]+ && )?apply_patch\b")
_HEAD = 600  # an output's own words stand behind the head that tells the code


def call(payload: rows.Data) -> utterances.Call:
    """A function_call, custom_tool_call, local_shell_call or web_search_call."""
    name, kind = values.text(payload.get("name")), payload.get("type")
    given = values.parsed(payload.get("arguments"))
    if kind == "local_shell_call":
        name, given = "local_shell", values.mapping(payload.get("action"))
    elif kind == "web_search_call":
        name, given = "web_search", values.mapping(payload.get("action"))
    patch = values.text(payload.get("input")) or values.text(given.get("input"))
    return _call(name, values.text(payload.get("call_id")) or values.text(payload.get("id")), given, patch)


def _call(name: str, call_id: str, given: rows.Data, patch: str) -> utterances.Call:
    run = _command(given) if name in _SHELLS else ""
    if name == "apply_patch" or _PATCH.match(run):
        given_patch = patch or run
        return utterances.Call(
            name="apply_patch", id=call_id, edits=tools.patched(given_patch), wrote=written.patch(given_patch)
        )
    plan = values.mappings(given.get("plan")) if name == "update_plan" else []
    reads = (values.text(given.get("path")),) if name in ("view_image", "read_file") and given.get("path") else ()
    return utterances.Call(
        name=name,
        id=call_id,
        run=run or None,
        reads=reads,
        todos=tools.todos(plan, "step"),
        todos_whole=bool(plan),
        asks=tools.questions(given) if name == "request_user_input" else None,
        detail=_detail(name, given, patch),
    )


def _detail(name: str, given: rows.Data, patch: str) -> str:
    if name in _SHELLS:
        return tools.detail({"justification": given.get("justification"), "workdir": given.get("workdir")})
    return "" if name in ("update_plan", "view_image") else tools.detail({**given, "input": patch})


def _command(given: rows.Data) -> str:
    """The command as it was written, without the shell that ran it."""
    written = given.get("cmd") or given.get("command")
    if isinstance(written, str):
        return written
    argv = values.texts(written)
    if len(argv) == 3 and argv[1] in ("-lc", "-c"):
        return argv[2]
    if len(argv) == 2 and argv[0] == "apply_patch":
        return f"apply_patch {argv[1]}"
    return " ".join(argv)


def output(payload: rows.Data) -> tuple[str, int | None]:
    """What a tool gave back, and the exit code that it names."""
    given = payload.get("output")
    told = values.parsed(given)
    if "output" in told and "metadata" in told:
        return values.text(told.get("output")), values.whole(values.mapping(told.get("metadata")).get("exit_code"))
    text = values.shown(values.mapping(given).get("content") if isinstance(given, dict) else given)
    named = _EXIT.search(text[:_HEAD])
    return text, int(named.group(1)) if named else None


def outcome(payload: rows.Data, text: str, code: int | None) -> utterances.Outcome:
    """An output row. failed: None where neither a code nor the runtime says."""
    failed: bool | None = None if code is None else code != 0
    success = values.mapping(payload.get("output")).get("success")
    if failed is None and isinstance(success, bool):
        failed = not success
    elif failed is None and (text.startswith("unsupported call:") or text.endswith("aborted by user")):
        failed = True
    return utterances.Outcome(call_id=values.text(payload.get("call_id")), failed=failed, exit_code=code)
