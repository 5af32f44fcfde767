"""Steps of a search: guesses that held, and candidates that a contradiction refuted.

They are made from the tree of a search (``search.search_steps``), not found on a grid.  Each rests on every truth
of the position that is not yet settled, since that is what a search goes through.
"""

from collections.abc import Iterator, Sequence

import attrs

from ..board.candidate import Candidate
from ..board.grid import Grid
from ..board.houses import DIGITS, HOUSES, cell_name, cells_in
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Branch, Pattern, Role, Step, Truth
from .base import Strategy, conclude, listed, mark


@attrs.frozen
class Trial(Pattern):
    """The pattern of a candidate that was tried: the nodes searched to see what comes of it (1 or more), and, where
    it died at once, the reason.
    """

    nodes: int = 1
    reason: str = ""


class Trying(Strategy):
    """A strategy whose steps tell what a search tried; it finds none by itself."""

    family = "Search"

    def find(self, grid: Grid) -> Iterator[Step]:
        return iter(())

    def notation(self, step: Step) -> str:
        trial = _trial(step)
        (choice,) = trial.candidates(Role.CHOICE)
        return f"{_short(choice)} ({_counted(trial.nodes)})"


class Guess(Trying):
    """A candidate is tried, and it holds: a search below it comes to a solution.

    In a puzzle with one solution that is a proof, since no other candidate of the cell comes to any.  In a puzzle
    with several it is a choice.
    """

    name = "Guess"
    summary = "A candidate is tried, and a solution is found with it."

    def step(self, grid: Grid, choice: Candidate, nodes: int) -> Step:
        """Return the step that places a choice which came to a solution after so many nodes."""
        pattern = Trial(open_truths(grid), candidates={Role.CHOICE: [choice]}, nodes=nodes)
        return Step(self, pattern, placements=[choice])

    def explain(self, step: Step) -> str:
        trial = _trial(step)
        (choice,) = trial.candidates(Role.CHOICE)
        return (
            f"The search tries {mark(Role.CHOICE, f'{choice.digit} in {cell_name(choice.cell)}')}, and this comes to "
            f"a solution ({_counted(trial.nodes)} searched). {conclude(step)}"
        )


class Refutation(Trying):
    """A candidate is tried, and each way to go on from it ends in a contradiction: so it is false."""

    name = "Contradiction"
    summary = "A candidate is tried, and every way to go on from it ends in a contradiction."

    def step(self, grid: Grid, choice: Candidate, forced: Sequence[Candidate], nodes: int, reason: str) -> Step:
        """Return the step that removes a choice which was refuted by so many nodes.

        ``forced`` are the singles that follow from the choice, in order; ``reason`` says what goes wrong after
        them, and is empty where the search had to go on trying.
        """
        consequence = Branch(choice, Pattern(truths=(), candidates={Role.PATTERN: forced}))
        pattern = Trial(open_truths(grid), candidates={Role.CHOICE: [choice]}, nodes=nodes, reason=reason)
        return Step(self, pattern, eliminations=[choice], branches=[consequence])

    def explain(self, step: Step) -> str:
        trial = _trial(step)
        (choice,) = trial.candidates(Role.CHOICE)
        (consequence,) = step.branches
        forced = consequence.pattern.candidates(Role.PATTERN)
        singles = f" Singles then give {listed(mark(Role.PATTERN, _short(each)) for each in forced)}." if forced else ""
        removed = mark(Role.REMOVED, cell_name(choice.cell))
        if trial.reason:
            end = f"That is a contradiction: {trial.reason}"
        else:
            end = f"All ways to go on from there fail ({_counted(trial.nodes)} searched)"
        return f"Suppose {mark(Role.CHOICE, _short(choice))}.{singles} {end}, so {removed} is not {choice.digit}."


def open_truths(grid: Grid) -> list[Truth]:
    """Return every truth of a grid that is not settled: its empty cells, and the digits its houses lack."""
    cells = [CELL_TRUTHS[cell] for cell in cells_in(grid.empty)]
    places = [HOUSE_TRUTHS[digit][house] for digit in DIGITS for house in HOUSES if grid.places_left(digit, house)]
    return [*cells, *places]


def _trial(step: Step) -> Trial:
    if not isinstance(step.pattern, Trial):
        raise TypeError(f"a step of {step.name} has a Trial for a pattern, not {step.pattern!r}")
    return step.pattern


def _short(candidate: Candidate) -> str:
    return f"{cell_name(candidate.cell)}={candidate.digit}"


def _counted(nodes: int) -> str:
    return "1 node" if nodes == 1 else f"{nodes} nodes"
