"""Reading a step safely: a plain copy of everything it claims, for the proof checker.

Custom code can create steps from objects of its own classes.  A custom candidate could compute its ``index``
differently, a custom number could equal any other, and a property could return something else each time it is read.
The checker never sees these objects.  It sees a copy with only this package's types and exact integers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import attrs

from ..board.automorphisms import facts_of, moved
from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate, candidate
from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..board.houses import CELLS, DIGITS, NO_HOUSE, cell_name, cells_in, exact, house_name
from ..board.transformation import Transformation
from .candidates import set_of
from .filling import Rule
from .step import (
    RULE_TYPES,
    Assertion,
    BoardRule,
    BoardTruth,
    Branch,
    CellTruth,
    Consequence,
    Guardians,
    HouseTruth,
    ImageTruth,
    Leftovers,
    NamedRule,
    Pattern,
    RestOfHouses,
    Step,
    Truth,
    UnprovenStep,
)
from .technique import Technique

FEWEST_GIVENS = 17
"""The minimum number of givens of a classic puzzle with one solution."""


@attrs.frozen
class ClaimedPattern(Pattern):
    """The pattern of a copied step, for the checker; ``original`` provides the notation for messages."""

    truths: tuple[Truth, ...]
    branches: tuple[Branch, ...]
    rules: tuple[NamedRule, ...]
    counted_links: tuple[HouseTruth, ...]
    original: Pattern = attrs.field(repr=False)

    @property
    def variety(self) -> str:
        """The word before the name."""
        return self.original.variety

    @property
    def notation(self) -> str:
        """The pattern in one-line notation."""
        return self.original.notation

    @property
    def where(self) -> str | None:
        """The text that replaces the notation."""
        return self.original.where


def plain_copy(step: Step) -> Step:
    """Return a plain copy of a step for the checker.

    Subclasses of Step are refused, because they could do something other than what they show here.

    Raises UnprovenStep if the step cannot be read.
    """
    try:
        return _step(step)
    except CrosshatchError:
        raise
    except Exception as error:
        raise UnprovenStep(f"the step cannot be read: {type(error).__name__}: {error}") from error


def _step(step: Step) -> Step:
    if type(step) is not Step:
        raise UnprovenStep(f"expected a Step, found a {type(step).__name__}; subclasses of Step cannot be proved")
    found = step.pattern
    return Step(
        Technique(step.technique.title, assumes_unique=bool(step.technique.assumes_unique)),
        ClaimedPattern(
            tuple(map(_truth, step.truths)),
            tuple(map(_branch, found.branches)),
            tuple(map(_rule, found.rules)),
            tuple(map(_link, found.counted_links)),
            found,
        ),
        _candidates(step.placements),
        _candidates(step.eliminations),
    )


def _number(given: Any, numbers: range) -> int:
    """Return a number as an exact integer, whatever its class."""
    number = exact(given)
    if number not in numbers:
        raise ValueError(f"{number} is not from {numbers[0]} to {numbers[-1]}")
    return number


def _candidate(given: Candidate) -> Candidate:
    return candidate(_number(given.cell, CELLS), _number(given.digit, DIGITS))


def _candidates(given: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple([_candidate(each) for each in given])


def _truth(given: Truth) -> Truth:
    """Return a copy of a truth; its candidates come from the grid, not from an object of another class."""
    if type(given) is CellTruth:
        return CellTruth(_number(given.cell, CELLS))
    if type(given) is HouseTruth:
        return HouseTruth(_number(given.digit, DIGITS), _number(given.house, range(NO_HOUSE)))
    if type(given) is Guardians:
        return Guardians(_candidates(given.pattern))
    if type(given) is BoardTruth:
        return BoardTruth(exact(given.number), str(given.name))
    if type(given) is ImageTruth:
        cells = tuple(_number(each, CELLS) for each in given.symmetry.cells)
        digits = tuple(_number(each, range(10)) for each in given.symmetry.digits)
        return ImageTruth(_candidate(given.candidate), Transformation(cells, digits))
    raise UnprovenStep(f"{given!r} is not a truth that can be checked")


def _link(given: HouseTruth) -> HouseTruth:
    """Return a copy of a link, which is a digit in a house; its candidates come from the grid."""
    return HouseTruth(_number(given.digit, DIGITS), _number(given.house, range(NO_HOUSE)))


def _rule(given: NamedRule) -> NamedRule:
    """Return a copy of a rule; what it says comes from the board."""
    if type(given) is BoardRule:
        return BoardRule(exact(given.number), str(given.name))
    if type(given) is RestOfHouses:
        return RestOfHouses(tuple(map(exact, given.houses)), tuple(map(exact, given.rules)))
    if type(given) is Leftovers:
        return Leftovers(tuple(map(exact, given.houses)), tuple(map(exact, given.others)))
    raise UnprovenStep(f"{given!r} is not a rule that can be checked")


def rule_on(grid: Grid, named: NamedRule, step: Step) -> Rule:
    """Return a rule of a plain copy of a step, with the values and candidates of its cells on a grid.

    Raises UnprovenStep if the board has no such rule.
    """
    try:
        combination = named.combination(grid.board)
    except LookupError:
        combination = None
    if combination is None:
        raise UnprovenStep(f"{step}: this board has no rule {named}")
    cells = combination.cells
    return Rule(combination, tuple(map(grid.value, cells)), tuple(map(grid.digits_of, cells)))


def _optional_truth(given: Truth | None) -> Truth | None:
    return None if given is None else _truth(given)


def _assertion(given: Assertion) -> Assertion:
    return Assertion(_candidate(given.candidate), bool(given.on))


def _consequence(given: Consequence) -> Consequence:
    by = given.by
    return Consequence(
        _assertion(given.assertion),
        tuple(map(_assertion, given.causes)),
        _optional_truth(given.truth),
        None if by is None else _step(by),
    )


def _end(given: Truth | NamedRule | None) -> Truth | NamedRule | None:
    return _rule(given) if isinstance(given, RULE_TYPES) else _optional_truth(given)


def _branch(given: Branch) -> Branch:
    return Branch(tuple(map(_assertion, given.case)), tuple(map(_consequence, given.follows)), _end(given.fails))


def why_missing(truth: Truth, grid: Grid) -> str:
    """Return why a grid has no such truth of a cell, a house or the board, or no longer; empty if it has."""
    if isinstance(truth, CellTruth):
        if truth.cell not in grid.board.cells:
            return f"this board has no cell {cell_name(truth.cell)}"
        if grid.value(truth.cell):
            return f"{cell_name(truth.cell)} is already filled"
    elif isinstance(truth, HouseTruth):
        house = grid.board.numbered.get(truth.house)
        if house is None or truth.digit not in grid.board.digits:
            return f"this board has no {truth}"
        if grid.placed(truth.digit) & house.mask:
            return f"{house_name(truth.house)} already has its {truth.digit}"
    elif isinstance(truth, BoardTruth):
        if truth.number not in range(len(grid.board.truths)):
            return f"this board has no {truth}"
        if any(grid.value(each.cell) == each.digit for each in grid.board.truths[truth.number].candidates):
            return f"{truth} is already true"
    return ""


def candidates_of_truth(truth: Truth, grid: Grid, step: Step) -> int:
    """Check a truth, and return its candidates as a set of 729 bits.

    The step must be a plain copy (``plain_copy``); its technique determines whether deadly patterns prove anything.
    """
    if problem := why_missing(truth, grid):
        raise UnprovenStep(f"{step}: {problem}")
    if isinstance(truth, CellTruth | HouseTruth | BoardTruth):
        return set_of(truth.candidates(grid))
    if isinstance(truth, ImageTruth):
        return _of_image(truth, grid, step)
    assert isinstance(truth, Guardians), "a plain step has no other truths"
    _check_guardians(truth, grid, step)
    everything = sum(_of_cell(grid, cell) for cell in truth.cells)
    return everything & ~sum(1 << each.index for each in truth.pattern)


def _of_cell(grid: Grid, cell: int) -> int:
    """Return the candidates of a cell as a set of 729 bits."""
    return grid.digits_of(cell) >> 1 << cell * 9


def _of_image(truth: ImageTruth, grid: Grid, step: Step) -> int:
    """Check that a symmetry maps the board and its givens to themselves, and return the candidates of its truth."""
    if not _is_symmetry(truth.symmetry, grid.board):
        raise UnprovenStep(f"{step}: the move does not map the board to itself")
    each, image = truth.candidate, truth.image
    if not step.technique.assumes_unique:
        raise UnprovenStep(f"{step}: a symmetry proves nothing unless the technique assumes one solution")
    if not grid.digits_of(each.cell) >> each.digit & 1:
        raise UnprovenStep(f"{step}: {each.digit} is not a candidate of {cell_name(each.cell)}")
    if grid.value(image.cell) == image.digit:
        raise UnprovenStep(f"{step}: {cell_name(image.cell)} is {image.digit}, so the image is already true")
    _check_givens(truth.symmetry, grid, step)
    image_left = grid.digits_of(image.cell) >> image.digit & 1
    return _of_cell(grid, each.cell) & ~(1 << each.index) | image_left << image.index


@lru_cache(maxsize=256)
def _is_symmetry(symmetry: Transformation, board: Board) -> bool:
    """Return whether a transformation permutes cells and digits, and maps all rules of a board to themselves."""
    cells, digits = symmetry.cells, symmetry.digits
    if sorted(cells) != list(CELLS) or sorted(digits) != list(range(10)):
        return False
    if {cells[cell] for cell in board.cells} != {*board.cells} or {digits[each] for each in board.digits} != {
        *board.digits
    }:
        return False
    return moved(facts_of(board, digits), cells) == facts_of(board)


def _check_givens(symmetry: Transformation, grid: Grid, step: Step) -> None:
    """Check that a symmetry maps the givens to themselves, and that they are enough for one solution."""
    if grid.board is CLASSIC and grid.givens.bit_count() < FEWEST_GIVENS:
        raise UnprovenStep(f"{step}: a puzzle with fewer than {FEWEST_GIVENS} givens never has only one solution")
    for cell in cells_in(grid.givens):
        image, digit = symmetry.cells[cell], symmetry.digits[grid.value(cell)]
        if not grid.givens >> image & 1 or grid.value(image) != digit:
            raise UnprovenStep(f"{step}: the image of the given {cell_name(cell)} is not the given {cell_name(image)}")


def _check_guardians(truth: Guardians, grid: Grid, step: Step) -> None:
    """Check that a pattern has no filling, or that it is deadly: each filling has a twin, and no cell is a given.

    One of the guardians of a pattern without any filling is true, whether or not the puzzle has one solution.
    """
    can_hold = grid.board.digits_of
    digits = {
        cell: [each.digit for each in truth.pattern if each.cell == cell and can_hold[cell] >> each.digit & 1]
        for cell in truth.cells
    }
    for cell, allowed in digits.items():
        if grid.value(cell) and grid.value(cell) not in allowed:
            raise UnprovenStep(f"{step}: {cell_name(cell)} holds {grid.value(cell)}, outside the pattern")
    if next(_fillings(digits, grid.board), None) is not None:
        _check_deadly(digits, truth, grid, step)


def _check_deadly(digits: dict[int, list[int]], truth: Guardians, grid: Grid, step: Step) -> None:
    """Check that each filling of a pattern has a twin, that it contains no given, and that the step may assume that."""
    if not step.technique.assumes_unique:
        raise UnprovenStep(f"{step}: a deadly pattern proves nothing unless the technique assumes one solution")
    for cell in digits:
        if grid.givens >> cell & 1:
            raise UnprovenStep(f"{step}: {cell_name(cell)} is a given, so the pattern is not deadly")
    _check_untouched(truth, grid, step)
    twins: Counter[tuple[frozenset[tuple[int, int]], int]] = Counter()
    houses = grid.board.numbered
    outside = ~sum(0b111_111_111 << cell * 9 for cell in truth.cells)
    for filling in set(_fillings(digits, grid.board)):
        placed = frozenset((house, d) for c, d in filling for house, each in houses.items() if each.mask >> c & 1)
        twins[placed, outside & reduce(or_, (grid.board.excluded_by[c * 9 + d - 1] for c, d in filling))] += 1
    if any(count < 2 for count in twins.values()):
        raise UnprovenStep(f"{step}: {truth} is not deadly: a filling of it has no twin")


def _check_untouched(truth: Guardians, grid: Grid, step: Step) -> None:
    """Check that no combination and no declared truth, which the twin of a filling could break, is about the cells."""
    for rule in grid.board.combinations:
        if not {*rule.cells}.isdisjoint(truth.cells):
            raise UnprovenStep(f"{step}: {truth} is not deadly: {rule.name} distinguishes the fillings")
    for declared in grid.board.truths:
        if any(each.cell in truth.cells for each in declared.candidates):
            raise UnprovenStep(f"{step}: {truth} is not deadly: {declared.name} distinguishes the fillings")


def _fillings(digits: dict[int, list[int]], board: Board) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield each way to fill the cells with one of their digits, so that no two exclude each other."""
    if not digits:
        yield ()
        return
    cell = min(digits, key=lambda each: len(digits[each]))
    rest = {other: allowed for other, allowed in digits.items() if other != cell}
    for digit in digits[cell]:
        excluded = board.excluded_by[cell * 9 + digit - 1]
        left = {
            other: [each for each in allowed if not excluded >> other * 9 + each - 1 & 1]
            for other, allowed in rest.items()
        }
        if all(left.values()):
            for filling in _fillings(left, board):
                yield ((cell, digit), *filling)
