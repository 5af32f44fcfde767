"""What there is to say of a position before it is solved: how many solutions, and which puzzles are the same."""
