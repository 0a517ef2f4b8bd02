"""Prose: the sentences of a message, without code, pasted output and quotations, and the words of its subject."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from functools import lru_cache

from reorient.talk.marks import courtesies, table
from reorient.talk.marks.shape import Marks

SENTENCE_LIMIT = 600  # longer runs without a stop are pasted material, not a sentence

_FENCE = re.compile(r"^\s*(?:```|~~~)")
_QUOTED = re.compile(
    r"^\s*(?:>|\||\$ |❯|#!|at\s+\S+\(|File \"|Traceback|\[[+x*]\]|\+{3} |-{3} |@@ |=> "
    r"|#\d+ (?:\[|\d+\.\d|[A-Z]{4,})|npm (?:ERR|error|warn)|(?:error|warning|fatal|panic)(?:\[\w+\])?: "
    r"|\d+\.\d+ \S|\d{4}-\d\d-\d\d[T ]\d\d:|[IWEF]\d{4} )"
)
_STOP = re.compile(r"(?<=[.!?;])[\"'”’)*_]*\s+|(?<=[。！？；])|\n+")
_LEAD = re.compile(r"^[\s*_#>•·–-]*(?:\d{1,3}[.)]\s+|\[[ xX]\]\s+)?[*_]*")
_EMPHASIS = re.compile(r"\*\*([^*\n]{1,200})\*\*")
_QUESTION = re.compile(r"[?？]\s*[\"'”’)*_]*\s*$")
_CJK = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_TOKEN = re.compile(r"[A-Za-z_][\w./#-]*[\w]|#?\d+|[A-Za-z]|[\u3400-\u9fff\uf900-\ufaff]+")
_PARTICLES = re.compile(
    r"(?:不要|不能|不用|不许|不准|不得|可以|应该|现在|已经|我们|你们|他们|这个|那个|什么|怎么|没有|一下|还是|就是|但是|因为|所以|如果|以后|之后|之前|改成|换成|改用"
    r"|[的了吗呢吧是我你这那就都把被也还不别请再先和与])+"
)
_SPOKEN = re.compile(r"\"[^\"]{1,200}\"|“[^”]{1,200}”|「[^」]{1,200}」")
_WORD = re.compile(r"[a-z][a-z']*|[\u3400-\u9fff\uf900-\ufaff]+|\S")
_SUFFIXES = ("ations", "ation", "ings", "ing", "ies", "ied", "ed", "es", "s")
_LONGEST_NOD = 60

_LATIN = table.LANGUAGES[:1]
STOP_WORDS = frozenset().union(*(marks.stop_words for marks in table.LANGUAGES))
_NODS = frozenset().union(*(marks.nod for marks in table.LANGUAGES))
_NOD_PHRASES = tuple(words for words in _NODS if " " in words)
_LONGEST_NOD_WORD = max(map(len, _NODS))
_GOES = re.compile("|".join(word for word in sorted(courtesies.GOING) if not word.isascii()))
_CJK_ASSENT = tuple(word for word in courtesies.ASSENT if not word.isascii())


@functools.lru_cache(maxsize=8192)
def sentences(text: str) -> tuple[str, ...]:
    """The sentences a person or agent wrote themselves: no fenced code, no quotation, no pasted terminal output."""
    return tuple(_sentences(text))


def _sentences(text: str) -> Iterator[str]:
    for line in _prose_lines(text):
        for part in _STOP.split(_EMPHASIS.sub(r"\1", line) if "**" in line else line):
            part = _LEAD.sub("", part, count=1).strip().rstrip(";；")
            if part and len(part) <= SENTENCE_LIMIT:
                yield part


def _prose_lines(text: str) -> Iterator[str]:
    fenced = False
    for line in text.split("\n"):
        if _FENCE.match(line):
            fenced = not fenced
        elif not fenced and not _QUOTED.match(line):
            yield line


def is_question(sentence: str) -> bool:
    """Whether it ends on a question mark."""
    return bool(_QUESTION.search(sentence))


def own_words(sentence: str) -> str:
    """The sentence without what it quotes: quoted words are somebody's, and order nothing here."""
    return _SPOKEN.sub('""', sentence) if '"' in sentence or "“" in sentence or "「" in sentence else sentence


_IF = re.compile(r"\b(?:if|unless|provided|assuming)\b|如果|要是|假如|除非", re.IGNORECASE)


def is_conditional(sentence: str) -> bool:
    """Whether it holds only when something else comes true: no report that it has."""
    return bool(_IF.search(sentence)) or any(marks.until.search(sentence) for marks in marks_for(sentence))


def joined(first: str, second: str) -> str:
    """Two sentences of one message as one quotation."""
    return f"{first} {second}" if first[-1:] in ".!?。！？…:：" else f"{first}; {second}"


def refers(sentence: str) -> bool:
    """Whether it needs the sentence before it to be understood."""
    return any(marks.refers.search(sentence) for marks in marks_for(sentence))


def language(text: str) -> str:
    """ "zh" where at least a fifth of the letters are CJK, else "en"."""
    cjk = len(_CJK.findall(text))
    letters = sum(1 for char in text if char.isalpha())
    return "zh" if cjk and cjk * 5 >= letters else "en"


def marks_for(sentence: str) -> tuple[Marks, ...]:
    """The languages whose marks are worth trying on a sentence: a sentence may mix them."""
    return _LATIN if sentence.isascii() or not _CJK.search(sentence) else table.LANGUAGES


@lru_cache(maxsize=65536)
def subject_words(text: str) -> frozenset[str]:
    """What a sentence is about: stems of English words, pairs of CJK characters, names and numbers."""
    found: set[str] = set()
    for token in _TOKEN.findall(text):
        if _CJK.match(token):
            for run in _PARTICLES.split(token):
                found.update(run[i : i + 2] for i in range(max(1, len(run) - 1)) if run)
        elif token.lower() not in STOP_WORDS:
            found.add(_stem(token.lower()))
    return frozenset(found)


def _stem(word: str) -> str:
    if any(char.isdigit() for char in word):
        return word  # a name or a number: #1911 is not #191
    for suffix in _SUFFIXES:
        if word.endswith(suffix) and len(word) - len(suffix) >= 3:
            word = word[: -len(suffix)]
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "lsz":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word[-1] in "ey" else word


@functools.lru_cache(maxsize=8192)
def is_nod(text: str) -> bool:
    """Assent and nothing else ("go on", "嗯"): it is not the request that it confirms."""
    text = text.strip().lower().replace("’", "'")
    if not text or len(text) > _LONGEST_NOD or not any(char.isalnum() for char in text):
        return not any(char.isalnum() for char in text)
    for phrase in _NOD_PHRASES:
        text = text.replace(phrase, " ")
    return all(_is_nod_word(word) for word in _WORD.findall(text))


def assents(nod: str) -> bool:
    """Whether a nod agrees: thanks and praise alone agree to nothing."""
    words = _WORD.findall(nod.strip().lower().replace("’", "'"))
    return any(word in courtesies.ASSENT or any(word.startswith(yes) for yes in _CJK_ASSENT) for word in words)


def sets_going(nod: str) -> bool:
    """Whether a nod says to go on, and does not only find something good."""
    words = _WORD.findall(nod.strip().lower())
    return any(word in courtesies.GOING or (not word.isascii() and _GOES.search(word)) for word in words)


def declines(text: str) -> bool:
    """A refusal and nothing else ("no thanks", "不用了"): what was offered is not wanted, and nothing is asked."""
    words = [word for word in _WORD.findall(text.strip().lower().replace("’", "'")) if word[0].isalnum()]
    known = (word in courtesies.DECLINE or _is_nod_word(word) for word in words)
    return bool(words) and len(text) <= _LONGEST_NOD and words[0] in courtesies.DECLINE and all(known)


def _is_nod_word(word: str) -> bool:
    if not word[0].isalnum():
        return True
    while word:
        for size in range(min(len(word), _LONGEST_NOD_WORD), 0, -1):
            if word[:size] in _NODS and (size == len(word) or _CJK.match(word)):
                word = word[size:]
                break
        else:
            return False
    return True


def overlap(left: frozenset[str], right: frozenset[str]) -> int:
    """How many subject words two sentences share."""
    return len(left & right)


def clip(text: str, limit: int) -> str:
    """At most `limit` characters, cut at a word where one is near, with an ellipsis for what is left out."""
    text = " ".join(text.split())
    if len(text) <= limit:
        return text
    cut = text.rfind(" ", limit - 24, limit - 1)
    return text[: cut if cut > 0 else limit - 1].rstrip() + "…"
