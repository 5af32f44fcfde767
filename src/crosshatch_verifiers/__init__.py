"""The Sudoku environment of Crosshatch under the name by which verifiers finds it (``crosshatch.env.verifiers``)."""

from crosshatch.env.verifiers import SudokuEnv, SudokuTaskset

__all__ = ["SudokuEnv", "SudokuTaskset"]
