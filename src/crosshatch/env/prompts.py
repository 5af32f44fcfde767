"""Texts for language models: the rules, how a position is written, and how to answer."""

from ..board.board import CLASSIC
from .observation import Observation

PLAY = (
    "Play until every cell holds its digit. Answer with one action: r1c2=3 places 3 in row 1, column 2; r1c2<>3 "
    "eliminates the candidate 3 there; r1c2+3 adds it again; undo takes the last change back; hint asks for a hint; "
    "give up ends the game. If you name several actions, the last one counts."
)
"""How to play a whole puzzle."""

MOVE = (
    "Answer with one move that follows logically from this position: r1c2=3 places 3 in row 1, column 2, and r1c2<>3 "
    "eliminates the candidate 3 there."
)
"""How to answer a question about one move."""

SOLVE = "Solve the puzzle. Answer with the digits of all cells, row by row."
"""How to answer a question about the solution."""


def described(observation: Observation) -> str:
    """Return the rules and the position of an observation."""
    size, board = observation.board.size, observation.board
    rules = f"This is a Sudoku. Every row, column and region contains the digits 1 to {size}."
    if board is not CLASSIC:
        rules += " The first line of the grid names the board, with any further rules."
    form = (
        "A digit alone is placed. Several digits, or one in brackets, are the candidates of an empty cell, and ! is a "
        "cell without candidates."
    )
    return f"{rules} {form}\n\n{observation.text}"
