"""Steps: what the agent said last that it does next, where nothing since shows that it was done.

A step is a sentence that names it as one ("next step: ...", 下一步是...), a promise, or the announcement of a piece of
work ("Widening it to int32_t, and then ...", "现在让我用..."). Only the agent's newest messages since the person's last
words other than a nod are looked at. A step is over where work of its kind ended well behind it: a commit, or an edit
and then a check that passed. Announcements of a mere look are no steps.
"""

from __future__ import annotations

import re

from reorient.talk import checks, coverage, hearing, prose, work

_AGE = 3  # agent messages: an older next step was taken, or is no longer the next
_LONGEST = 300
_QUOTES = "\"'“‘「『"
_FEWEST = 4  # words of a sentence: fewer are a heading
_LOOK = (
    r"(?:take\s+a\s+(?:quick\s+|closer\s+)?look|look|check|read|see|search|explore|find|grep|inspect|review|verify"
    r"|understand|examine|investigate|confirm|start\s+by|get\s+an?\s+overview)"
)
_SAYS = re.compile(
    rf"""^\W*(?:(?:ok(?:ay)?|good|great|right|perfect|now|so|then|alright|next|and|with\s+that)[,.!:]?\s+)*
        (?:let\s+me|let['’]s|i['’]ll|i\s+will|i['’]m\s+going\s+to|i\s+am\s+going\s+to|i\s+(?:now\s+)?(?:want|intend|plan|propose|need|have)\s+to
        |i['’]d(?:\s+now|\s+next)?|(?:going|moving\s+on|on|time|ready)\s+to|the\s+plan\s*(?:is|:))\s+(?:now\s+|next\s+|then\s+|first\s+)?(?:to\s+)?(?!{_LOOK}\b)[a-z]{{2,}}
    |^\W*(?:now\s+|next[,:]?\s+|then\s+|so\s+)?(?!(?:{_LOOK}|some|any|every|no|noth|dur|accord|includ|follow|regard|someth|everyth|anyth|wait|see)(?:p?ing|thing)?\b)
        [a-z]{{2,}}ing\s+(?!is\b|was\b|are\b|were\b|takes\b|now\s+works\b)(?!.{{0,60}}\b(?:takes|took|works|worked|passes|passed|is\s+done|is\s+fine)\b)[\w`'"(]
    |\bi\s+(?:take|do|tackle|handle|fix|go\s+for)\s+(?:that\s+|it\s+|this\s+)?next\b|\bis\s+the\s+(?:move|way\s+to\s+go|plan|thing\s+to\s+do|(?:right\s+|proper\s+)?fix|remedy)\b|\b(?:next|then|now)\s*,?\s*i(?:['’]ll|\s+will|['’]d|['’]m\s+going\s+to)\s+(?!{_LOOK}\b)
    |\bthe\s+(?:next|remaining|last|missing)\s+(?:piece|part|bit|one|job|task|move)\s+(?:is|would\s+be)\b|\bthe\s+(?:proper\s+|right\s+|real\s+)?(?:fix|remedy|cure|way\s+out)\s+(?:is|would\s+be|will\s+be)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_SAYS_CJK = re.compile(
    r"""(?:^|[，,。；;：:！!]\s*)(?:好的?|嗯|很好|不错|那么?|行)?[，,。！!\s]*(?:现在|接下来|下面|然后|接着|下一步|马上|这就)?\s*[，,]?
        (?:让我|我来|我先|我这就|我现在|我马上|我接着|我再|我准备|我打算|我想先|我会先|我去|先把|接着把|接下来|下一步|再把|然后把|打算|准备|计划|现在(?=把|给|来|去|改|补|加|用))
        (?!(?:先|来|再|去|要)?(?:看|查|读|搜|找|确认|检查|了解|翻|摸|梳理|瞄)|的|版本|会|你|您)"""
    "|(?:修法|改法|做法|办法|方案)(?:是|：|:)",
    re.VERBOSE,
)


def newest(heard: hearing.Hearing) -> tuple[hearing.Said, str] | None:
    """The newest standing step with its message."""
    recent = _since_the_person_asked(heard)[-_AGE:]
    for said in reversed(recent):
        step = told(said)
        if step and not _is_over(heard, said):
            return said, step
    return None


def told(said: hearing.Said) -> str:
    """The sentence of a message that tells what the agent does next, "" where none does.

    One that calls itself a step goes before one that only announces a piece of work.
    """
    whole = [sentence for sentence in reversed(said.sentences) if len(sentence) <= _LONGEST and is_whole(sentence)]
    marked = (sentence for sentence in whole if any(marks.step.search(sentence) for marks in prose.marks_for(sentence)))
    return next(marked, "") or next(filter(_announces, whole), "")


def _announces(sentence: str) -> bool:
    own = prose.own_words(sentence)
    return bool(_SAYS.search(own) or (not own.isascii() and _SAYS_CJK.search(own)))


def _since_the_person_asked(heard: hearing.Hearing) -> list[hearing.Said]:
    asked = [said.index for said in heard.humans[-12:] if not prose.is_nod(said.utterance.text)]
    last = asked[-1] if asked else -1
    return [said for said in heard.agents if said.index > last]


def _is_over(heard: hearing.Hearing, said: hearing.Said) -> bool:
    """Whether work ended well behind the words: a commit, or an edit and then a check that passed.

    Where a failure stood, only a pass of the same check ends it well.
    """
    after = [run for run in heard.runs if run.index > said.index and run.outcome is not None and not run.failed]
    if any(work.COMMIT.search(run.call.call.run or "") for run in after if run.call.call):
        return True
    edited = next((run.index for run in after if run.call.call and run.call.call.edits), None)
    if edited is None:
        return False
    ran = checks.runs(heard)
    failure = next((check for check in reversed(ran) if check.failed), None)
    passes = [check for check in ran if check.run.index > edited and check.failed is False]
    return any(failure is None or coverage.proves(check, failure) for check in passes)


def is_whole(sentence: str) -> bool:
    """A sentence of its own: no question, no heading, no quotation."""
    if prose.is_question(sentence) or sentence[0] in _QUOTES or sentence[-1] in ":：":
        return False
    return (len(sentence.split()) if sentence.isascii() else len(sentence)) >= _FEWEST
