"""What would mend a puzzle, as any language tells it."""

MOST_LISTED = 6
"""How many changes, or givens more, a sentence lists at most."""
