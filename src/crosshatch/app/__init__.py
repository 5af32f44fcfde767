"""The app: a page for solving, learning and generating puzzles, its protocol, and the local server."""
