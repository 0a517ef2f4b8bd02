"""Which lines right before the window of a Claude Code file are read: words, to-do lists, tasks of subagents, commits.

Nine of ten lines are tools at work, their results and the runtime's own notes. They are known by byte strings that no
text can hold unescaped, and left; of tools only those are kept that say what is to be done or was done for good. Both
ways of writing JSON are known: compact, and with a space behind the colon.
"""

from __future__ import annotations

_CALL, _RESULT = b'"tool_use"', b'"tool_result"'
_CALLS = (b'"TodoWrite"', b'"TaskCreate"', b'"TaskUpdate"', b'"Task"', b'"Agent"', b" commit ")
_RESULTS = (b"he user said:", b"Task #", b'"agentId"', b" changed, ")
_WORDS = (b'"text"', b'"user"', b'"queue', b'"queued_command"', b'"compact_boundary"')


def tells(line: bytes) -> bool:
    """May the line hold what was said, listed, reported or committed?"""
    if _RESULT in line:
        return any(mark in line for mark in _RESULTS)
    if _CALL in line:
        return any(mark in line for mark in _CALLS)
    return b'"progress"' not in line and any(mark in line for mark in _WORDS)
