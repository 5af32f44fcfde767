"""The original programs, HoDoKu and Sudoku Explainer: each with its order, searches, steps and scale."""
