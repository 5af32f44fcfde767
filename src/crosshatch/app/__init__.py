"""The app: a page to play, learn and make puzzles, the protocol that it speaks, and the local server that answers."""
