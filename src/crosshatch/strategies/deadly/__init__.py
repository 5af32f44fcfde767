"""Deadly patterns, which a puzzle with one solution cannot hold: where they are, and what follows from each."""
