"""Marks of the lines below a failure's message, in no language: values that differ, and where the telling ends.

Gathered from the same tools as the marks of `checks`.
"""

from __future__ import annotations

import re

MARGIN = re.compile(r"^(?:E {2,}|[ \t]*[│|#] ?)?[ \t]*")
PACKAGE = re.compile(r"^(?:[a-z][\w$]*\.)+(?=[A-Z]\w*(?:Error|Exception|Failure))")
PACKAGES = re.compile(r"^(?:[\w$]+[.\\])+([\w$]+(?:[.\\]|::)[\w$]+)$")
COMPARES = re.compile(
    r"[=!<>]= |\bbut (?:was|got)\b|equal to\b|did not equal|\bto (?:be|equal|have|match|contain)\b|\bwant\b|identical to\b"
    r"|\bgot\b|实际"
)
SIDE = re.compile(
    r"(?:(?:Expected|Received|Actual|But was|Which(?: is)?|Got|Found|Wanted|Passed in)(?: (?!equality)[\w ]{1,24})?|expected|actual|got|"
    r"want(?:ed)?|found|left|right|lhs|rhs|期望|预期|实际)[^\s:：\w]{0,2}(?:值|结果|输出)? {0,4}[:：] {0,12}\S|Received function did not|-?\d\S* [=!]==? \S"
)
LABEL = re.compile(r"(?:Expected|Received|Actual|Got|Passed in|with expansion):?")
STOP = re.compile(
    r"at \S|\./\S+:\d+:in|\S+:\d+:in |File \"|Stack Trace|stacktrace|goroutine |note:|help:|> ?\d+ ?[|│▕]|\d+ ?[|│▕]|❯|_{3,}|={3,}|-{5,}|⎯{3,}|\[ +FAILED"
    r"|Test Suites?:|Tests?:? {2,}|Tests: |Finished in|\(compared using|FAIL(?:ED)?\b|thread |● |[✗✘✖×] |package:|When the exception|--- FAIL|>{3} |The following|error: could not"
    r"|Call log|Error Trace|Diff:|attachment #|.+ FAILED$|generatedMessage|\[ERROR\]|\[INFO\]"
)
ONLY_PLACE = re.compile(r"\.?[\w./-]+:\d+")
_HEADS = re.compile(r"[-+]{1,3} ?(?:Expected|Received|Actual|expected|actual)\b|@@")
_CHANGED = re.compile(r"[-+](?![-+]) ?\s*[^\s\d-]|[-+] ?\d")
_PLAIN = re.compile(r"(?:Error:|Locator:|Error Trace)")


def is_heading(line: str) -> bool:
    """Whether it only says what the lines below are."""
    return bool(_HEADS.match(line) or _PLAIN.match(line))


def is_changed(line: str) -> bool:
    """Whether it is one side of a difference."""
    return bool(_CHANGED.match(line)) and not _HEADS.match(line)
