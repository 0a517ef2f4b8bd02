"""Measurements of reorient and of what people use instead: reports, not gates. Nothing in the package imports this."""
