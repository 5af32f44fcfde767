"""Where the givens of puzzles stand, and which digits they have."""
