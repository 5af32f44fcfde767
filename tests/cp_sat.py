"""Boards as models of a constraint solver, which shares no code with the library: an oracle for solutions."""

from collections.abc import Callable, Sequence
from functools import singledispatch
from itertools import pairwise, permutations, product
from typing import Any

from ortools.sat.python import cp_model

from crosshatch.board import constraints as rules
from crosshatch.board.board import Board
from crosshatch.board.houses import cell_of


class Model:
    """A model with one variable for each cell of a board."""

    def __init__(self, board: Board) -> None:
        self.size = board.size
        self.model = cp_model.CpModel()
        self.at = {
            (row, column): self.model.new_int_var(1, self.size, f"r{row + 1}c{column + 1}")
            for row in range(self.size)
            for column in range(self.size)
        }
        for constraint in board.constraints:
            add(constraint, self)

    def cells(self, cells: Sequence[int | str]) -> list[Any]:
        return [self.at[divmod(cell_of(cell), 9)] for cell in cells]

    def different(self, variables: Sequence[Any]) -> None:
        self.model.add_all_different(variables)

    def table(self, variables: Sequence[Any], fits: Callable[..., bool], distinct: bool = False) -> None:
        """Allow only the digits that fit, of all there are."""
        digits = range(1, self.size + 1)
        ways = permutations(digits, len(variables)) if distinct else product(digits, repeat=len(variables))
        self.model.add_allowed_assignments(variables, [way for way in ways if fits(*way)])

    def solutions(self, givens: Sequence[int], most: int) -> list[str]:
        """Return up to ``most`` solutions of 81 values as lines of 81 characters."""
        for (row, column), variable in self.at.items():
            if givens[row * 9 + column]:
                self.model.add(variable == givens[row * 9 + column])
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        found: list[str] = []
        while len(found) < most and solver.solve(self.model) in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            line = ["."] * 81
            others = []
            for (row, column), variable in self.at.items():
                digit = solver.value(variable)
                line[row * 9 + column] = str(digit)
                other = self.model.new_bool_var("")
                self.model.add(variable != digit).only_enforce_if(other)
                others.append(other)
            found.append("".join(line))
            self.model.add_bool_or(others)
        return found


@singledispatch
def add(rule: object, model: Model) -> None:
    raise NotImplementedError(type(rule).__name__)


@add.register
def _(rule: rules.Lines, model: Model) -> None:
    places = range(model.size)
    for place in places:
        model.different([model.at[place, other] for other in places])
        model.different([model.at[other, place] for other in places])


@add.register
def _(rule: rules.Boxes, model: Model) -> None:
    high, wide = rule.height, rule.width
    for top, left in product(range(0, model.size, high), range(0, model.size, wide)):
        model.different([model.at[top + down, left + across] for down in range(high) for across in range(wide)])


@add.register
def _(rule: rules.DisjointGroups, model: Model) -> None:
    high, wide = rule.height, rule.width
    for down, across in product(range(high), range(wide)):
        corners = product(range(0, model.size, high), range(0, model.size, wide))
        model.different([model.at[top + down, left + across] for top, left in corners])


@add.register
def _(rule: rules.Regions, model: Model) -> None:
    for mark in set(rule.marks):
        model.different([model.at[divmod(place, model.size)] for place, its in enumerate(rule.marks) if its == mark])


@add.register
def _(rule: rules.Diagonals, model: Model) -> None:
    if rule.falling:
        model.different([model.at[place, place] for place in range(model.size)])
    if rule.rising:
        model.different([model.at[place, model.size - 1 - place] for place in range(model.size)])


@add.register
def _(rule: rules.Windows, model: Model) -> None:
    for top, left in product((1, 5), (1, 5)):
        model.different([model.at[top + down, left + across] for down in range(3) for across in range(3)])


@add.register
def _(rule: rules.Apart, model: Model) -> None:
    for (row, column), variable in model.at.items():
        for down, across in rule.moves:
            other = model.at.get((row + down, column + across))
            if other is not None:
                model.model.add(variable != other)


@add.register
def _(rule: rules.NonConsecutive, model: Model) -> None:
    for (row, column), variable in model.at.items():
        for other in (model.at.get((row + 1, column)), model.at.get((row, column + 1))):
            if other is not None:
                model.model.add(variable - other != 1)
                model.model.add(other - variable != 1)


@add.register
def _(rule: rules.Different, model: Model) -> None:
    model.different(model.cells(rule.cells))


@add.register
def _(rule: rules.Allowed, model: Model) -> None:
    for variable in model.cells(rule.cells):
        model.model.add_allowed_assignments([variable], [(digit,) for digit in rule.among])


@add.register
def _(rule: rules.Extremes, model: Model) -> None:
    marked = {divmod(cell, 9) for cell in rule.cells}
    for row, column in marked:
        for beside in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if beside in model.at and beside not in marked:
                cell, other = model.at[row, column], model.at[beside]
                model.model.add(cell > other if rule.greatest else cell < other)


@add.register
def _(rule: rules.Difference, model: Model) -> None:
    model.table(model.cells(rule.cells), lambda a, b: a - b in (rule.by, -rule.by))


@add.register
def _(rule: rules.Ratio, model: Model) -> None:
    model.table(model.cells(rule.cells), lambda a, b: max(a, b) == rule.of * min(a, b))


@add.register
def _(rule: rules.PairSum, model: Model) -> None:
    model.model.add(sum(model.cells(rule.cells)) == rule.total)


@add.register
def _(rule: rules.NoOthers, model: Model) -> None:
    shown = [{*dot.cells} for dot in rule.shown]
    for row, column in model.at:
        for beside in ((row + 1, column), (row, column + 1)):
            if beside not in model.at or {row * 9 + column, beside[0] * 9 + beside[1]} in shown:
                continue
            model.table(
                [model.at[row, column], model.at[beside]],
                lambda a, b: (
                    abs(a - b) not in rule.differences
                    and a + b not in rule.sums
                    and not any(max(a, b) == ratio * min(a, b) for ratio in rule.ratios)
                ),
            )


@add.register
def _(rule: rules.Quadruple, model: Model) -> None:
    model.table(
        model.cells(rule.cells),
        lambda *digits: all(digits.count(each) >= rule.needed.count(each) for each in rule.needed),
    )


@add.register
def _(rule: rules.Thermometer, model: Model) -> None:
    cells = model.cells(rule.cells)
    for cell, after in pairwise(cells):
        model.model.add(cell <= after if rule.slow else cell < after)


@add.register
def _(rule: rules.Whispers, model: Model) -> None:
    cells = model.cells(rule.cells)
    for pair in pairwise(cells):
        model.table(pair, lambda a, b: abs(a - b) >= rule.least)


@add.register
def _(rule: rules.Renban, model: Model) -> None:
    model.table(model.cells(rule.cells), lambda *digits: max(digits) - min(digits) == len(digits) - 1, distinct=True)


@add.register
def _(rule: rules.Palindrome, model: Model) -> None:
    cells = model.cells(rule.cells)
    for cell, other in zip(cells, reversed(cells), strict=True):
        model.model.add(cell == other)


@add.register
def _(rule: rules.Clones, model: Model) -> None:
    for cell, other in zip(model.cells(rule.cells), model.cells(rule.others), strict=True):
        model.model.add(cell == other)


@add.register
def _(rule: rules.Indexer, model: Model) -> None:
    for row, column in (divmod(cell, 9) for cell in rule.cells):
        line = [model.at[place, column] if rule.by_row else model.at[row, place] for place in range(model.size)]
        model.model.add_element(model.at[row, column] - 1, line, (row if rule.by_row else column) + 1)


@add.register
def _(rule: rules.Entropic, model: Model) -> None:
    cells = model.cells(rule.cells)
    for three in zip(cells, cells[1:], cells[2:], strict=False):
        model.table(three, lambda *digits: len({(digit - 1) * 3 // model.size for digit in digits}) == 3)


@add.register
def _(rule: rules.Between, model: Model) -> None:
    first, *inner, last = model.cells(rule.cells)
    for cell in inner:
        model.table([first, cell, last], lambda a, b, c: a < b < c or c < b < a)


@add.register
def _(rule: rules.Cage, model: Model) -> None:
    model.different(model.cells(rule.cells))
    if rule.total is not None:
        model.model.add(sum(model.cells(rule.cells)) == rule.total)


@add.register
def _(rule: rules.Killer, model: Model) -> None:
    for cage in rule.cages:
        add(cage, model)


@add.register
def _(rule: rules.LineSum, model: Model) -> None:
    model.model.add(sum(model.cells(rule.cells)) == rule.total)


@add.register
def _(rule: rules.EqualSums, model: Model) -> None:
    first, *others = rule.parts
    for other in others:
        model.model.add(sum(model.cells(first)) == sum(model.cells(other)))


@add.register
def _(rule: rules.Arrow, model: Model) -> None:
    number: Any = 0
    for circle in model.cells(rule.circle):
        number = number * 10 + circle
    model.model.add(number == sum(model.cells(rule.shaft)))


def sandwiched(digits: Sequence[int]) -> int:
    first, last = sorted((digits.index(1), digits.index(max(digits))))
    return sum(digits[first + 1 : last])


def skyline(digits: Sequence[int]) -> int:
    return sum(digit == max(digits[: place + 1]) for place, digit in enumerate(digits))


@add.register
def _(rule: rules.Sandwich, model: Model) -> None:
    model.table(model.cells(rule.cells), lambda *digits: sandwiched(digits) == rule.total, distinct=True)


@add.register
def _(rule: rules.XSum, model: Model) -> None:
    model.table(model.cells(rule.cells), lambda *digits: sum(digits[: digits[0]]) == rule.total, distinct=True)


@add.register
def _(rule: rules.Skyscraper, model: Model) -> None:
    model.table(model.cells(rule.cells), lambda *digits: skyline(digits) == rule.seen, distinct=True)
