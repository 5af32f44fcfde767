"""Singles, and patterns that leave one at once."""
