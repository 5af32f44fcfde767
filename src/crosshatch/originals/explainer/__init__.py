"""Sudoku Explainer: its simple steps and its scale; its chains are techniques (``techniques.explainer_chains``)."""
