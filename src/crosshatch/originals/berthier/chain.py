"""Braids and whips as data: the certificate of an elimination, step by step."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import attrs

from ...board.candidate import CANDIDATES, Candidate
from ...board.grid import Grid
from ...board.houses import cell_name
from ...board.puzzle import Puzzle
from ...logic.step import CellTruth, HouseTruth
from ...techniques.singles import rounds
from .search import BRAIDS, GROUPED, WHIPS, Trials
from .tables import FIRST_IN_HOUSE, LINKED, VARIABLES_OF

Variable: TypeAlias = CellTruth | HouseTruth
"""A CSP variable: a cell, or a digit in a house.  Exactly one of its candidates is true."""

KINDS = {"b": BRAIDS, "w": WHIPS, "gb": BRAIDS + GROUPED, "gw": WHIPS + GROUPED}
"""The kinds of chains in the search, by the rating that they determine."""

TITLES = {"b": "braid", "w": "whip", "gb": "g-braid", "gw": "g-whip"}


@attrs.frozen
class ChainStep:
    """A variable, a candidate of it that is excluded (``left``), and what remains (``right``).

    ``right`` is one candidate, or two or three in a g-braid or g-whip.  It is empty in the last step: there, nothing
    remains.
    """

    variable: Variable
    left: Candidate
    right: tuple[Candidate, ...]

    def __str__(self) -> str:
        variable = self.variable
        name = cell_name(variable.cell) if isinstance(variable, CellTruth) else _house_and_digit(variable)
        return f"{name}{{{_value(variable, [self.left])} {_value(variable, self.right) or '.'}}}"


@attrs.frozen
class Chain:
    """A proof that the target is false, because it would leave the variable of the last step without candidates.

    Every candidate of a variable, apart from those on its right, is linked to the target or to the right of an earlier
    step.  In a whip, the left is linked to the right of the step before.  ``str`` gives Berthier's notation.
    """

    rating: str
    """The rating to which it belongs: ``b``, ``w``, ``gb`` or ``gw``."""

    target: Candidate
    steps: tuple[ChainStep, ...]

    def __len__(self) -> int:
        return len(self.steps)

    def __str__(self) -> str:
        steps = " - ".join(map(str, self.steps))
        return f"{TITLES[self.rating]}[{len(self)}]: {steps} => {cell_name(self.target.cell)}<>{self.target.digit}"


def chains_of(puzzle: Puzzle, rating: str, most: int) -> Iterator[Chain]:
    """Yield chains of a length up to ``most`` that, with singles, solve a puzzle as far as they can, shortest first."""
    trials = Trials()
    trials.load(puzzle.line.encode())
    grid = puzzle.grid()
    rounds.run(grid)
    for target, *actions, empty in trials.explain(KINDS[rating], most):
        yield _shortest(grid, rating, target, actions, empty)
        grid.eliminate(CANDIDATES[target].cell, CANDIDATES[target].digit)
        rounds.run(grid)


def _shortest(grid: Grid, rating: str, target: int, actions: Sequence[int], empty: int) -> Chain:
    """Return the chain with some actions, in order, leaving out those that it does not need."""
    chain = _chain(grid, rating, target, actions, empty)
    assert chain is not None
    for place in reversed(range(len(actions))):
        fewer = [*actions[:place], *actions[place + 1 :]]
        shorter = _chain(grid, rating, target, fewer, empty)
        if shorter:
            actions, chain = fewer, shorter
    return chain


def _chain(grid: Grid, rating: str, target: int, actions: Sequence[int], empty: int) -> Chain | None:
    """Return the chain with some actions, in order; None if they do not make one."""
    excluded = {*LINKED[target]}
    last = excluded
    steps = []
    used: set[int] = set()
    for action in [*actions, None]:
        choices: Iterable[int] = [empty] if action is None else _variables_of(action)
        for variable in choices:
            step = _step(grid, variable, action, excluded, last if rating in ("w", "gw") else excluded)
            if step and variable not in used:
                break
        else:
            return None
        used.add(variable)
        steps.append(step)
        last = set.intersection(*({*LINKED[each.index]} for each in step.right)) if step.right else set()
        excluded = excluded | last
    return Chain(rating, CANDIDATES[target], tuple(steps))


def _variables_of(action: int) -> Sequence[int]:
    return VARIABLES_OF[action] if action < len(CANDIDATES) else [action - len(CANDIDATES)]


def _step(grid: Grid, variable: int, action: int | None, excluded: set[int], lefts: set[int]) -> ChainStep | None:
    """Return the step in which a variable keeps only the candidates of an action; None if it keeps others."""
    truth = _truth(variable)
    candidates = truth.candidates(grid)
    right = tuple(each for each in candidates if each.index not in excluded)
    linked = [each for each in candidates if each.index in excluded & lefts]
    if action is None:
        fits = not right
    elif action < len(CANDIDATES):
        fits = [each.index for each in right] == [action]
    else:
        fits = len(right) > 1
    return ChainStep(truth, linked[-1], right) if fits and linked else None


def _truth(variable: int) -> Variable:
    house, digit = divmod(variable - FIRST_IN_HOUSE, 9)
    return CellTruth(variable) if variable < FIRST_IN_HOUSE else HouseTruth(digit + 1, house)


def _house_and_digit(variable: HouseTruth) -> str:
    return f"{'rcb'[variable.house // 9]}{variable.house % 9 + 1}n{variable.digit}"


def _value(variable: Variable, candidates: Sequence[Candidate]) -> str:
    """Return the value of a variable for some candidates of it: a digit, a column, a row or a cell."""
    if isinstance(variable, CellTruth):
        return "".join(f"n{each.digit}" for each in candidates)
    kind = variable.house // 9
    if kind == 2:
        return "".join(cell_name(each.cell) for each in candidates)
    places = [each.cell % 9 if kind == 0 else each.cell // 9 for each in candidates]
    return "cr"[kind] + "".join(str(place + 1) for place in places) if places else ""
