"""The independent checker: does a step follow from the truths that it names?

It shares no code with any strategy.  A step claims that its truths (sets of candidates of which at least
one is true) together force its conclusions.  The checker assumes the contrary of each conclusion and
searches, over the candidates of the truths and nothing else, for a choice that satisfies every truth
without two candidates that exclude each other (one cell, or one digit in one house).  If there is none,
the conclusion is proved; if there is one, it is reported as the counterexample.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from .board.candidate import CANDIDATES, Candidate
from .board.errors import UnprovenStep
from .board.grid import Grid
from .board.houses import HOUSE, HOUSES_OF, PEERS, cell_name, cells_in, house_name
from .step import CellTruth, Guardians, HouseTruth, Step, Truth


def _excluded_by(candidate: Candidate) -> int:
    others = sum(1 << candidate.cell * 9 + digit for digit in range(9)) & ~(1 << candidate.index)
    return others | sum(1 << peer * 9 + candidate.digit - 1 for peer in cells_in(PEERS[candidate.cell]))


EXCLUDED_BY: tuple[int, ...] = tuple(_excluded_by(each) for each in CANDIDATES)
"""For each candidate, by index, the set of candidates that cannot be true beside it."""


def verify(grid: Grid, step: Step) -> None:
    """Check that a step is a proof, on the grid where it was found (before it is applied).

    Raises UnprovenStep where a conclusion is not there to be drawn, a truth is not one, a pattern said to be
    deadly is not, or the truths leave a way around a conclusion.
    """
    if not step.placements and not step.eliminations:
        raise UnprovenStep(f"{step.name}: it concludes nothing")
    for each in step.placements + step.eliminations:
        if not grid.digits_of(each.cell) >> each.digit & 1:
            raise UnprovenStep(f"{step}: {each.digit} is not a candidate of {cell_name(each.cell)}")
    truths = [_candidates_of(truth, grid, step) for truth in step.truths]
    everything = (1 << 729) - 1
    for placed in step.placements:
        _refute(step, f"{cell_name(placed.cell)} is not {placed.digit}", truths, everything & ~(1 << placed.index))
    for removed in step.eliminations:
        assumed = [truth for truth in truths if not truth >> removed.index & 1]
        _refute(
            step,
            f"{cell_name(removed.cell)} is {removed.digit}",
            assumed,
            everything & ~EXCLUDED_BY[removed.index],
        )


def proves(grid: Grid, step: Step) -> bool:
    """Return whether a step follows from its truths on the grid where it was found."""
    try:
        verify(grid, step)
    except UnprovenStep:
        return False
    return True


def _candidates_of(truth: Truth, grid: Grid, step: Step) -> int:
    """Return the candidates of a truth as a set of 729 bits, having checked that it is a truth.

    They are taken from the grid, not from the truth, which may be of a class made by anyone.
    """
    if type(truth) is CellTruth:
        if grid.value(truth.cell):
            raise UnprovenStep(f"{step}: {cell_name(truth.cell)} is filled, so it is no truth about candidates")
        return _of_cell(grid, truth.cell)
    if type(truth) is HouseTruth:
        if grid.placed(truth.digit) & HOUSE[truth.house]:
            raise UnprovenStep(f"{step}: {house_name(truth.house)} has its {truth.digit} already")
        cells = cells_in(grid.cells_with(truth.digit) & HOUSE[truth.house])
        return sum(1 << cell * 9 + truth.digit - 1 for cell in cells)
    if type(truth) is Guardians:
        if not step.technique.assumes_unique:
            raise UnprovenStep(f"{step}: a deadly pattern proves nothing unless the technique assumes one solution")
        _check_deadly(truth, grid, step)
        everything = sum(_of_cell(grid, cell) for cell in truth.cells)
        return everything & ~sum(1 << each.index for each in set(truth.pattern))
    raise UnprovenStep(f"{step}: {truth!r} is not a kind of truth that can be checked")


def _of_cell(grid: Grid, cell: int) -> int:
    """Return the candidates of a cell as a set of 729 bits."""
    return grid.digits_of(cell) >> 1 << cell * 9


def _refute(step: Step, contrary: str, truths: Sequence[int], allowed: int) -> None:
    way = _way_around(truths, allowed)
    if way is not None:
        chosen = ", ".join(str(each) for each in way) or "nothing else"
        raise UnprovenStep(f"{step}: not proved, for it can be that {contrary}, with {chosen}")


def _way_around(truths: Sequence[int], allowed: int) -> list[Candidate] | None:
    """Return candidates that satisfy every truth and do not exclude each other, or None if there are none."""
    if not truths:
        return []
    fewest = min((truth & allowed for truth in truths), key=int.bit_count)
    while fewest:
        index = fewest.bit_length() - 1
        fewest ^= 1 << index
        rest = [truth for truth in truths if not truth >> index & 1]
        way = _way_around(rest, allowed & ~EXCLUDED_BY[index])
        if way is not None:
            return [CANDIDATES[index], *way]
        allowed &= ~(1 << index)
    return None


def _check_deadly(truth: Guardians, grid: Grid, step: Step) -> None:
    """Check that each way to fill a deadly pattern has a twin, and that no given is part of it.

    A pattern that cannot be filled at all will do: there, one of the other candidates is true in any case.
    """
    digits = {cell: [each.digit for each in truth.pattern if each.cell == cell] for cell in truth.cells}
    for cell, allowed in digits.items():
        if grid.givens >> cell & 1:
            raise UnprovenStep(f"{step}: {cell_name(cell)} is a given, so the pattern is not deadly")
        if grid.value(cell) and grid.value(cell) not in allowed:
            raise UnprovenStep(f"{step}: {cell_name(cell)} holds {grid.value(cell)}, outside of the deadly pattern")
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
