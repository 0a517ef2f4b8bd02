"""YAML text of a document: the same values to a reader of YAML 1.1 and of YAML 1.2, the same bytes on every machine.

PyYAML quotes what YAML 1.1 would not read as a string ('no', '1:30', '<<'). YAML 1.2 has other numbers ('1e3', which a
short commit id may look like, '0o7', '08'), and 'y' and 'n' are booleans of 1.1 that PyYAML itself leaves alone. With
libyaml or without it the bytes are the same: where the two emitters differ, in characters beyond the basic plane and
in blocks that end in empty lines, the string is quoted.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import yaml

from reorient.render import document

_BASE: type[yaml.SafeDumper] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)

_UNFOLDED = 1 << 30  # no line is ever broken for its width

_NUMBER = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|0o[0-7]+")
_YES_NO = re.compile(r"[yYnN]")


def dumper(base: type[yaml.SafeDumper]) -> type[yaml.SafeDumper]:
    """The writer's rules laid over one of PyYAML's emitters."""
    made: type[yaml.SafeDumper] = type("Dumper", (base,), {})
    made.add_representer(str, _string)
    made.add_implicit_resolver(
        "tag:yaml.org,2002:float", re.compile(rf"(?:{_NUMBER.pattern})\Z"), list("-+.0123456789")
    )
    made.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(rf"(?:{_YES_NO.pattern})\Z"), list("yYnN"))
    return made


def _string(writer: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    style = None
    if text.endswith("\n\n") or text == "\n" or any(char > "\uffff" for char in text):
        style = '"'
    elif "\n" in text:
        style = "|"
    return writer.represent_scalar("tag:yaml.org,2002:str", text, style=style)


def dump(page: Mapping[str, document.Plain], *, emitter: type[yaml.SafeDumper] = _BASE) -> str:
    """The text. The document's strings are masked and fenced already (`document.of`)."""
    text: str = yaml.dump(
        dict(page),
        Dumper=dumper(emitter),
        sort_keys=False,
        allow_unicode=True,
        width=_UNFOLDED,
        default_flow_style=False,
    )
    return text
