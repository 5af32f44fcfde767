"""Sudoku Explainer's chains: what it finds, in its order, with its lengths, from 6.5 up."""
