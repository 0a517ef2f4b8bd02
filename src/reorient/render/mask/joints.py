"""What may stand between a label and its value, as expressions that begin where the label's word ends. Data, no code.

The groups tell how the two are joined; everything is bounded, so that a label costs the same wherever it stands.
"""

from __future__ import annotations

# A word of a language with spaces. tail: the rest of the label.
SPACED = r"""
(?P<tail>[A-Za-z0-9_-]{0,40}+)
(?:
    (?P<said>
        (?: 's
          | (?:[ \t]{0,3}\([^()\n]{0,48}\))?
            (?:[ \t](?:for|of|to|on|in|from|at)[ \t](?:[^\n.,;:=]|\.(?=\S)){1,48}?)?
            [ \t]{1,4}(?:is|was|are|were|to|as|be|becomes|will[ ]be)
        )
        [ \t]{1,4}(?:(?:now|still|just|simply|set[ ]to)[ \t]{1,4})?
      | [ \t]{0,2}(?:现在|已经|已|就)?(?:是|[改换設设]?(?:为|為|成))[ \t]{0,4}
    )
  | [\\"'`*_)\]}]{0,6}+[?!]?(?:[ \t]{0,3}\([^()\n]{0,48}\))?
    (?:
        (?P<typed>
            [ \t]{0,4}(?::[ \t]{0,4}[A-Za-z_][A-Za-z_\[\]., |]{0,40}?|[ ](?:string|String|str))?
            [ \t]{0,4}:?=[ \t]{0,8}(?=[fFrRbBuU]{0,2}["'`])
        )
      | (?P<named>\s{0,24}[,;]?\s{0,24}\\{0,3}["']?value\\{0,3}["']?\s{0,4}[:=]\s{0,4})
      | (?P<sep>
            (?:[ \t](?:for|of|to)[ \t][^\n.,;:=]{1,32}?)?
            [ \t]{0,8}(?:!?={1,3}>?|:{1,2}=?|->|→|：|＝|%3[dD]|\|(?=[ \t])|>(?=[^\s>=]))
            [ \t]{0,8}(?:\*{1,3}[ \t]{1,4})?
        )
        (?P<below>(?:[|>][+-]?)?(?:[ \t]*+\r?\n[ \t>]*+){1,3}(?:```\w{0,16}\s{1,4})?)?
      | (?P<beside>[ \t]{1,4})
    )
)
"""

_ESCAPED = r"\\{1,2}u"
_JOINS = "是为為叫成到用即設设：＝はがを는은"

# A word of a language without spaces, of which nothing is left after it. It may be escaped as JSON does it.
UNSPACED = rf"""
(?P<tail>)(?:(?P<typed>(?!))|(?P<named>(?!))|(?P<sep>(?!))|(?P<below>(?!)))?
[ \t]{{0,2}}[\"'`*_”’」』]{{0,3}}(?:[（(][^（）()\n]{{0,40}}[）)])?[ \t]{{0,2}}
(?:
    (?P<said>
        (?:[\u4e00-\u9fff \t]|{_ESCAPED}[4-9][0-9a-f]{{3}}){{0,6}}?
        (?:[{_JOINS}=:|→]|->|{_ESCAPED}(?i:{"|".join(f"{ord(join):04x}" for join in _JOINS)}))
        (?:了|：|:|{_ESCAPED}4e86)?
        [ \t]{{0,4}}(?:\r?\n[ \t]{{0,8}})?
    )
  | (?P<beside>)
)
"""

# What names the kind of credential before it: `Authorization: Bearer VALUE`.
SCHEME = (
    r"\\{0,3}[\"'`]?(?i:bearer|basic|token|digest|api-?key|key|bot|ssws|negotiate|jwt|oauth|geniekey|sso-key|hmac|dpop|"
    r"splunk)[ \t]{1,4}"
)
