"""Sessions: what agent runtimes keep of a conversation, as utterances.

`lines`, `thin`, `rows`, `window`, `branches` and `reading` know JSON Lines and no runtime; `claude_*` knows one.
A further runtime is a dialect (reading.Dialect), a teller and a finder.
"""
