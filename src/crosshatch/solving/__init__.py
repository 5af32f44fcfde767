"""Solving: the pipeline, its path, searches, what matters of a path, and what is wrong with a puzzle or a digit."""
