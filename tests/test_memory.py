"""What searches keep in mind of the positions before changes nothing in what they find."""

import pickle
from itertools import islice

from crosshatch import Puzzle, Solver
from crosshatch.techniques.catalogue import strategies_named
from engines import QUICK

PUZZLE = "32..9....4....1.......8..1.163...2..2......84.8...9.5....5...388...3.9.........7."

REMEMBER = strategies_named(
    [
        *("naked-pair", "naked-triple", "naked-quadruple", "hidden-pair", "hidden-triple", "hidden-quadruple"),
        *("xy-wing", "xyz-wing", "wxyz-wing", "vwxyz-wing", "sue-de-coq", "death-blossom"),
        *("almost-locked-set-xz-rule", "almost-locked-set-xy-wing"),
    ]
)
"""Strategies whose searches look only at what has changed since they found nothing."""


def test_a_grid_with_a_past_has_the_same_steps_as_one_without() -> None:
    past = Puzzle(PUZZLE).grid()
    for grid, step in Solver(QUICK, fallback=None).walk(Puzzle(PUZZLE)):
        fresh = pickle.loads(pickle.dumps(grid))
        assert past == fresh
        for strategy in REMEMBER:
            some, same = (list(islice(strategy.find(each), 3)) for each in (past, fresh))
            assert some == same, strategy
        step.apply(past)
