"""The status of a puzzle: one solution, none and why, or several and where they differ.

Each status is a separate type.  All have ``ok`` and a short ``summary``, and print as a sentence.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import ClassVar, TypeAlias

import attrs

from ..board.board import CLASSIC, FIRST_SET, Board
from ..board.candidate import Candidate, candidate
from ..board.conflicts import BrokenRule, Clash, Conflict, NoCandidate, NoPlace
from ..board.errors import PuzzleError
from ..board.grid import Grid
from ..board.houses import CELLS, DIGITS, HOUSE, HOUSES, NO_HOUSE, cell_name, cells_in, cells_name, digits_in
from ..board.puzzle import EMPTY, Puzzle, check_is_puzzle
from ..board.rules import masks_of, supported
from . import board_counting, counting

FEWEST_GIVENS = 17
"""The minimum number of givens for a unique solution.

Source:  G.  McGuire, B.  Tugemann, G.  Civario, There is no 16-clue Sudoku, 2012.
"""

MOST = 2**31 - 1
"""The maximum number of solutions to count, which takes about an hour."""


@attrs.frozen
class Unique:
    """The puzzle has exactly one solution, a line of 81 digits."""

    ok: ClassVar[bool] = True
    summary: ClassVar[str] = "one solution"

    solution: str

    def __str__(self) -> str:
        return "exactly one solution"


@attrs.frozen
class Impossible:
    """The puzzle has no solution.

    ``conflicts`` are direct contradictions, in the order of cells and houses: digits that occur twice in a house or, if
    there are none, cells without candidates and houses without a place for a digit.  If only a search shows that there
    is no solution, it is empty.  If the givens of a position have one solution, ``wrong`` are the placed digits that
    contradict it, and ``lost`` are the cells whose correct candidate was removed.
    """

    ok: ClassVar[bool] = False

    conflicts: tuple[Conflict, ...] = ()
    wrong: tuple[Candidate, ...] = ()
    lost: tuple[int, ...] = ()

    @property
    def clashes(self) -> tuple[Clash, ...]:
        """The digits that occur more than once in a house."""
        return tuple(each for each in self.conflicts if isinstance(each, Clash))

    @property
    def mistakes(self) -> tuple[int, ...]:
        """The cells where a position in progress contradicts the only solution of its givens, in order."""
        return tuple(sorted({*self.lost, *(each.cell for each in self.wrong)}))

    @property
    def contradiction(self) -> str:
        """The first three conflicts, or a statement that a search found no solution."""
        return _first_three(self.conflicts) or "every way to fill the empty cells ends in a contradiction"

    @property
    def reason(self) -> str:
        """The reason why there is no solution: mistakes made so far, if any, and the conflicts."""
        if not self.mistakes:
            return self.contradiction
        return "; ".join(filter(None, (self._wrong_digits(), self._lost_candidates(), _first_three(self.conflicts))))

    def _wrong_digits(self) -> str:
        if not self.wrong:
            return ""
        digits = _first_three(f"{cell_name(each.cell)} cannot be {each.digit}" for each in self.wrong)
        other = "another digit" if len(self.wrong) == 1 else "other digits"
        return f"{digits}: the puzzle's solution has {other} there"

    def _lost_candidates(self) -> str:
        if not self.lost:
            return ""
        right, has = ("right digit", "has") if len(self.lost) == 1 else ("right digits", "have")
        return f"the {right} of {cells_name(self.lost)} {has} been crossed out"

    @property
    def summary(self) -> str:
        """The status with the first conflict only."""
        if not self.conflicts:
            return "no solution"
        more = len(self.conflicts) - 1
        return f"no solution: {self.conflicts[0]}" + (f" (and {more} more)" if more else "")

    def __str__(self) -> str:
        return f"no solution{' from here' if self.mistakes else ''}: {self.reason}"


def _first_three(items: Iterable[object]) -> str:
    """Return the first three of some reasons, and the number of the others."""
    texts = [str(item) for item in items]
    more = [f"and {len(texts) - 3} more"] if len(texts) > 3 else []
    return "; ".join([*texts[:3], *more])


@attrs.frozen
class Multiple:
    """The puzzle has at least two solutions; ``solutions`` are two of them, as lines of 81 digits."""

    ok: ClassVar[bool] = False
    summary: ClassVar[str] = "at least two solutions"

    solutions: tuple[str, str]

    @property
    def differ(self) -> tuple[int, ...]:
        """The cells where the two solutions differ, in order."""
        first, second = self.solutions
        return tuple(cell for cell in range(81) if first[cell] != second[cell])

    def __str__(self) -> str:
        return f"{self.summary}: they first differ at {cell_name(self.differ[0])}"


Status: TypeAlias = Unique | Impossible | Multiple


def is_exhausted(puzzle: Puzzle) -> bool:
    """Return whether no further conclusion is possible: every remaining candidate is part of some solution.

    Logic ends in such a position if the puzzle has several solutions.
    """
    check_is_puzzle(puzzle, classic=False)
    grid = puzzle.grid()
    seen: set[Candidate] = set()
    for cell in cells_in(grid.empty):
        for digit in digits_in(grid.digits_of(cell)):
            if candidate(cell, digit) in seen:
                continue
            tried = grid.copy()
            tried.place(cell, digit)
            found = _solutions_on(tried, 1)
            if not found:
                return False
            seen.update(candidate(each, int(found[0][each])) for each in cells_in(grid.empty))
    return True


def check(puzzle: Puzzle) -> Status:
    """Return the status of a puzzle, on any board: whether it has one solution, none or several, with the reasons."""
    check_is_puzzle(puzzle, classic=False)
    conflicts = _conflicts(puzzle)
    found = () if conflicts else solutions(puzzle, 2)
    if not found:
        return Impossible(conflicts, *_mistakes(puzzle))
    return Unique(found[0]) if len(found) == 1 else Multiple((found[0], found[1]))


def count_solutions(puzzle: Puzzle, limit: int = 2) -> int:
    """Return the number of solutions of a puzzle, on any board, counted up to ``limit`` (1 or more).

    Raises ValueError if the limit is below 1.
    """
    check_is_puzzle(puzzle, classic=False)
    limit = _checked(limit)
    if puzzle.board != CLASSIC:
        return board_counting.search(puzzle.board, puzzle.masks(), limit, keep=False).found
    if not puzzle.removed:
        return counting.count_values(puzzle.values, limit)
    grid = puzzle.grid()
    return 0 if grid.broken else counting.count(grid, limit)


def superfluous_givens(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the givens (cells 0 to 80) that could each be removed without losing the unique solution.

    The result is empty if the puzzle is minimal.  Placed digits and removed candidates are ignored.

    Raises PuzzleError if the givens do not have exactly one solution.
    """
    check_is_puzzle(puzzle, classic=False)
    bare = Puzzle(puzzle.givens, board=puzzle.board)
    if count_solutions(bare) != 1:
        raise PuzzleError("the givens do not have exactly one solution")
    if puzzle.board is CLASSIC:
        return tuple(spare_givens(bare.values))
    return tuple(_spare_on(bare))


def _spare_on(puzzle: Puzzle) -> Iterator[int]:
    """Yield the givens that could each be removed, on a board that is not the classic one."""
    line = puzzle.givens
    for cell in puzzle.board.cells:
        if line[cell] != ".":
            left = Puzzle(f"{line[:cell]}.{line[cell + 1 :]}", board=puzzle.board)
            if count_solutions(left) == 1:
                yield cell


def spare_givens(values: Sequence[int], board: Board = CLASSIC) -> Iterator[int]:
    """Yield the givens (cells 0 to 80) that could each be removed without losing the unique solution.

    ``values`` are 81 digits with one solution; 0 is an empty cell.
    """
    tried = list(values)
    for cell, digit in enumerate(values):
        if digit:
            tried[cell] = 0
            if count_values_on(board, tried, 2) == 1:
                yield cell
            tried[cell] = digit


def solutions(puzzle: Puzzle, limit: int = 2) -> tuple[str, ...]:
    """Return up to ``limit`` (1 or more) solutions of a puzzle, on any board, as lines of 81 digits.

    On a smaller board, ``.`` stands for the cells that it does not have; ``board.gathered`` leaves them out.

    Raises ValueError if the limit is below 1.
    """
    limit = _checked(limit)
    if puzzle.board != CLASSIC:
        return tuple(board_counting.search(puzzle.board, puzzle.masks(), limit).lines)
    if not puzzle.removed:
        return tuple(counting.solutions_of_values(puzzle.values, limit))
    grid = puzzle.grid()
    return () if grid.broken else tuple(counting.solutions(grid, limit))


def count_values_on(board: Board, values: Sequence[int], limit: int) -> int:
    """Return the number of solutions for 81 values (0 is an empty cell) on any board, counted up to ``limit``."""
    if board is CLASSIC:
        return counting.count_values(values, limit)
    masks = [1 << value if value else mask for value, mask in zip(values, board.digits_of, strict=True)]
    return board_counting.search(board, masks, limit, keep=False).found


def count_on(grid: Grid, limit: int) -> int:
    """Return the number of solutions of a grid, on any board, counted up to ``limit`` (1 or more)."""
    if grid.board is CLASSIC:
        return counting.count(grid, limit)
    return board_counting.search(grid.board, masks_of(grid, CELLS), limit, keep=False).found


def _solutions_on(grid: Grid, limit: int) -> Sequence[str]:
    """Return up to ``limit`` solutions of a grid, on any board."""
    if grid.board is CLASSIC:
        return counting.solutions(grid, limit)
    return board_counting.search(grid.board, masks_of(grid, CELLS), limit).lines


def _checked(limit: int) -> int:
    """Return a limit in the range of the engine."""
    if limit < 1:
        raise ValueError(f"the limit must be 1 or more, not {limit}")
    return min(limit, MOST)


def _conflicts(puzzle: Puzzle) -> tuple[Conflict, ...]:
    if puzzle.board != CLASSIC:
        return tuple(_each_rule_once(_on_board(puzzle)))
    grid = puzzle.grid()
    if not grid.broken:
        return ()
    full = [NoCandidate(cell) for cell in cells_in(grid.empty) if not grid.digits_of(cell)]
    return puzzle.clashes() or (*full, *_without_place(grid))


def _each_rule_once(conflicts: Iterable[Conflict]) -> Iterator[Conflict]:
    """Yield contradictions without those that only repeat that a rule is broken, in the same cells or more."""
    broken: dict[str, list[set[int]]] = {}
    for each in conflicts:
        if isinstance(each, BrokenRule):
            before = broken.setdefault(each.rule, [])
            if any(cells.issubset(each.cells) for cells in before):
                continue
            before.append({*each.cells})
        yield each


def _on_board(puzzle: Puzzle) -> Iterator[Conflict]:
    """Yield the direct contradictions of a position on a board that is not the classic one."""
    board, values, masks = puzzle.board, puzzle.values, puzzle.masks()
    numbers = {house: number for number, house in board.numbered.items()}
    for cell in board.cells:
        if values[cell] and not board.digits_of[cell] >> values[cell] & 1:
            yield BrokenRule(f"digits allowed in {cell_name(cell)}", (cell,))
    explained: set[frozenset[int]] = set()
    clashes = False
    for house in board.houses:
        for digit in board.digits:
            cells = tuple(cell for cell in sorted(house.cells) if values[cell] == digit)
            if len(cells) > 1:
                explained.update(map(frozenset, combinations(cells, 2)))
                clashes = True
                number = numbers.get(house, NO_HOUSE)
                yield Clash(digit, number, cells) if number < FIRST_SET else BrokenRule(house.name, cells)
    filled = [cell for cell in board.cells if values[cell]]
    for cell, other in combinations(filled, 2):
        index = other * 9 + values[other] - 1
        excluded = board.excluded_by[cell * 9 + values[cell] - 1] >> index & 1
        if excluded and frozenset((cell, other)) not in explained:
            clashes = True
            name = board.rule_between(candidate(cell, values[cell]), candidate(other, values[other]))
            yield BrokenRule(name, (cell, other))
    for cell in board.cells:
        if not values[cell] and not masks[cell]:
            yield NoCandidate(cell)
    for number, house in board.numbered.items():
        for digit in board.digits if not clashes else ():
            if not any(values[cell] == digit or masks[cell] >> digit & 1 for cell in house.cells):
                yield NoPlace(digit, number)
    for rule in board.combinations:
        if not any(supported(board, rule, tuple([masks[cell] for cell in rule.cells]))):
            yield BrokenRule(rule.name, tuple(sorted(rule.cells)))
    for truth in board.truths:
        if not any(masks[each.cell] >> each.digit & 1 for each in truth.candidates):
            yield BrokenRule(truth.name, tuple(sorted({each.cell for each in truth.candidates})))


def breaking_digits(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the filled cells whose digits break a rule of the board about several cells, whatever the others hold."""
    board, values = puzzle.board, puzzle.values
    masks = [1 << value if value else mask for value, mask in zip(values, board.digits_of, strict=True)]
    found: set[int] = set()
    for rule in board.combinations:
        filled = [cell for cell in rule.cells if values[cell]]
        if filled and not any(rule.supported([masks[cell] for cell in rule.cells])):
            found.update(filled)
    for truth in board.truths:
        if not any(masks[each.cell] >> each.digit & 1 for each in truth.candidates):
            found.update(each.cell for each in truth.candidates if values[each.cell])
    return tuple(sorted(found))


def _mistakes(puzzle: Puzzle) -> tuple[tuple[Candidate, ...], tuple[int, ...]]:
    """Return the mistakes of a position whose givens have exactly one solution.

    These are the wrongly placed digits, and the cells whose correct candidate was removed.
    """
    if puzzle.placed == EMPTY and not puzzle.removed:
        return (), ()
    found = solutions(Puzzle(puzzle.givens, board=puzzle.board), 2)
    if len(found) != 1:
        return (), ()
    (solution,) = found
    wrong = [
        candidate(cell, int(digit)) for cell, digit in enumerate(puzzle.placed) if digit not in (".", solution[cell])
    ]
    lost = {each.cell for each in puzzle.removed if str(each.digit) == solution[each.cell]}
    return tuple(wrong), tuple(sorted(lost))


def _without_place(grid: Grid) -> list[NoPlace]:
    placed = [0, *(int(grid.placed(digit)) for digit in DIGITS)]
    return [
        NoPlace(digit, house)
        for house in HOUSES
        for digit in DIGITS
        if not grid.places_left(digit, house) and not placed[digit] & HOUSE[house]
    ]
