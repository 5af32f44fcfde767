"""Uniform random solution grids, and the minimal puzzles within them."""
