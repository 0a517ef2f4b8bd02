"""Stories that may be looked at while the marks of `talk` are tuned."""
