"""Deadly patterns that are the whole grid: no cells of a pattern tell where to look."""

GRAVES = (
    "bivalue-universal-grave-1",
    "bivalue-universal-grave-type-2",
    "bivalue-universal-grave-type-3",
    "bivalue-universal-grave-type-4",
)
"""The techniques whose pattern is the whole grid, by their slugs."""
