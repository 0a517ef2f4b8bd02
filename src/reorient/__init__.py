"""reorient: give the place back to an agent or a lead who lost it, as one short text whose every line can be checked.

The flow, left to right: sources read records and talk; talk (pure) turns utterances into observations; resolve (pure)
turns observations into findings; results shape findings into one typed answer; render prints it. `app` joins the rooms,
`surfaces` only parse and print. Importing this package loads nothing else.
"""

__version__ = "0.1.0"
