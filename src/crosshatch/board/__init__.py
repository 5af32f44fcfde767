"""The board: cells, houses, peers, candidates, grids and puzzles."""
