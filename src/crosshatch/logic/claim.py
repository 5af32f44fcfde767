"""What a step claims, read once and rebuilt from plain numbers, for the checker to judge.

Anyone can make a step from objects of their own classes.  Such a candidate may compute its ``index`` in its own way,
such a number may equal any other, and a property may answer differently when it is read again.  The checker sees none
of these objects.  It sees a copy that has only this package's own types, with exact integers in them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from ..board.candidate import Candidate, candidate
from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..board.houses import CELLS, DIGITS, HOUSE, HOUSES, HOUSES_OF, PEERS, cell_name, cells_in, exact, house_name
from .step import Assertion, Branch, CellTruth, Consequence, Guardians, HouseTruth, Pattern, Step, Truth, UnprovenStep
from .technique import Technique


@attrs.frozen
class Claimed(Pattern):
    """What the found pattern of a step says for its proof; ``original`` gives its notation, for messages."""

    truths: tuple[Truth, ...]
    branches: tuple[Branch, ...]
    original: Pattern = attrs.field(repr=False)

    @property
    def variety(self) -> str:
        """The word before the name."""
        return self.original.variety

    @property
    def notation(self) -> str:
        """The pattern in one line."""
        return self.original.notation

    @property
    def where(self) -> str | None:
        """What stands in place of a notation."""
        return self.original.where


def claimed(step: Step) -> Step:
    """Return a plain copy of a step, which is what the checker judges.

    A subclass of Step is refused: it could carry out something else than it shows here.

    Raises UnprovenStep where the step cannot be read.
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
        Claimed(tuple(map(_truth, found.truths)), tuple(map(_branch, found.branches)), found),
        _candidates(step.placements),
        _candidates(step.eliminations),
    )


def _number(given: Any, numbers: range) -> int:
    """Return the exact integer that a number is, whatever its class makes of it."""
    number = exact(given)
    if number not in numbers:
        raise ValueError(f"{number} is not from {numbers[0]} to {numbers[-1]}")
    return number


def _candidate(given: Candidate) -> Candidate:
    return candidate(_number(given.cell, CELLS), _number(given.digit, DIGITS))


def _candidates(given: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple([_candidate(each) for each in given])


def _truth(given: Truth) -> Truth:
    """Return a truth rebuilt; its candidates are the grid's, not what an object of another class says."""
    if type(given) is CellTruth:
        return CellTruth(_number(given.cell, CELLS))
    if type(given) is HouseTruth:
        return HouseTruth(_number(given.digit, DIGITS), _number(given.house, HOUSES))
    if type(given) is Guardians:
        return Guardians(_candidates(given.pattern))
    raise UnprovenStep(f"{given!r} is not a truth that can be checked")


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


def _branch(given: Branch) -> Branch:
    return Branch(
        tuple(map(_assertion, given.case)), tuple(map(_consequence, given.follows)), _optional_truth(given.fails)
    )


def candidates_of_truth(truth: Truth, grid: Grid, step: Step) -> int:
    """Return the candidates of a truth as a set of 729 bits, having checked that it is one.

    The step that names it is plain (``claimed``); its technique says whether deadly patterns prove anything.
    """
    if isinstance(truth, CellTruth):
        if grid.value(truth.cell):
            raise UnprovenStep(f"{step}: {cell_name(truth.cell)} is filled, so it has no candidates")
        return _of_cell(grid, truth.cell)
    if isinstance(truth, HouseTruth):
        if grid.placed(truth.digit) & HOUSE[truth.house]:
            raise UnprovenStep(f"{step}: {house_name(truth.house)} already has its {truth.digit}")
        cells = cells_in(grid.cells_mask(truth.digit) & HOUSE[truth.house])
        return sum(1 << cell * 9 + truth.digit - 1 for cell in cells)
    assert isinstance(truth, Guardians), "a plain step has no other truths"
    if not step.technique.assumes_unique:
        raise UnprovenStep(f"{step}: a deadly pattern proves nothing unless the technique assumes one solution")
    _check_deadly(truth, grid, step)
    everything = sum(_of_cell(grid, cell) for cell in truth.cells)
    return everything & ~sum(1 << each.index for each in truth.pattern)


def _of_cell(grid: Grid, cell: int) -> int:
    """Return the candidates of a cell as a set of 729 bits."""
    return grid.digits_of(cell) >> 1 << cell * 9


def _check_deadly(truth: Guardians, grid: Grid, step: Step) -> None:
    """Check that each way to fill a deadly pattern has a twin, and that no given is part of it.

    A pattern that cannot be filled at all will do: there, one of the other candidates is true in any case.
    """
    digits = {cell: [each.digit for each in truth.pattern if each.cell == cell] for cell in truth.cells}
    for cell, allowed in digits.items():
        if grid.givens >> cell & 1:
            raise UnprovenStep(f"{step}: {cell_name(cell)} is a given, so the pattern is not deadly")
        if grid.value(cell) and grid.value(cell) not in allowed:
            raise UnprovenStep(f"{step}: {cell_name(cell)} holds {grid.value(cell)}, outside the deadly pattern")
    twins: Counter[frozenset[tuple[int, int]]] = Counter()
    for filling in set(_fillings(digits)):
        twins[frozenset((house, digit) for cell, digit in filling for house in HOUSES_OF[cell])] += 1
    if any(count < 2 for count in twins.values()):
        raise UnprovenStep(f"{step}: {truth} is not deadly: a filling of it has no twin")


def _fillings(digits: dict[int, list[int]]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield each way to give every cell one of its digits with no digit twice in a house."""
    if not digits:
        yield ()
        return
    cell = min(digits, key=lambda each: len(digits[each]))
    rest = {other: allowed for other, allowed in digits.items() if other != cell}
    for digit in digits[cell]:
        left = {
            other: [each for each in allowed if each != digit] if PEERS[cell] >> other & 1 else allowed
            for other, allowed in rest.items()
        }
        if all(left.values()):
            for filling in _fillings(left):
                yield ((cell, digit), *filling)
