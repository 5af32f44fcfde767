"""Reading and writing puzzles: a module for each format of text."""
