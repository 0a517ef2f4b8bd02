"""Stories that nobody looks at while tuning: only their totals are read. What they miss is not printed unless asked for."""
