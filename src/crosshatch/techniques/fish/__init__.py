"""Fish: houses that must each take a digit, covered by as many other houses."""
