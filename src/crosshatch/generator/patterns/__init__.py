"""Patterns: the cells of the givens, and which digits they have."""
