# cython: language_level=3
"""The solution counter for many puzzles: it searches one puzzle in each lane, and all lanes draw conclusions at once.

A *sweep* is a fixed series of conclusions without any branch, so it suits lanes that hold different puzzles:

1. A cell with one candidate gets it, and its row loses the digit.
2. In a band of three boxes, the mini-rows of a digit (three cells of a row in a box) form a permutation.  Mini-rows
   outside all remaining permutations lose the digit.  A mini-row that must contain three digits loses all others.
3. The same holds for the mini-columns of each stack.
4. If a digit has one cell left in a row, the cell loses its other candidates.

A lane where a sweep finds no new digit tries a candidate, a lane with a contradiction goes back to its last try, and a
lane that has finished takes the next puzzle.  What happens in a lane depends on its puzzle alone, so the results are
the same for any number of lanes.

A band is one number: bit ``10 * row + column`` for each cell, and bits 9, 19 and 29 as room for carries.  The mini-rows
of a digit in all three bands are one number too, with bit ``10 * row + 3 * box + band``, and its mini-columns have
bit ``10 * band + column``.
"""

from typing import Annotated, NamedTuple

from ..board.bitset import lowest, popcount
from ..board.c_types import (
    ByteArray,
    ByteString,
    Lanes,
    Long,
    Number,
    Short,
    Unsigned,
    Word,
    gil_released,
    internal,
    without_gil,
)
from ..board.clock import look
from ..board.lanes import MOST_LANES, all_lanes, has_avx2, lane_count, lanes_at, set_lanes

MOST_PUZZLES = 1024
"""The maximum number of puzzles in one call."""

_NO_LIMIT = 2**31 - 1
_SWEEPS = 2_000  # between two looks at the clock
_MOST_COMPARED = 8  # the pairs from which a try is chosen

_IN_ROW: Unsigned = 0b111111111
_EACH: Unsigned = 1 | 1 << 10 | 1 << 20  # a bit in each row of a band
_FULL: Unsigned = 511 * _EACH
_CARRIES: Unsigned = 512 * _EACH
_FIRST_OF_BOXES: Unsigned = 0o111 * _EACH  # the first cell of each mini-row
_BOXES_BUT_LAST: Unsigned = 0o77 * _EACH
_LAST_BOXES: Unsigned = 0o700 * _EACH
_COLUMNS_BUT_LAST: Unsigned = 0o333 * _EACH
_LAST_COLUMNS: Unsigned = 0o444 * _EACH

_COLUMN: Annotated[tuple[int, ...], Unsigned, 29] = tuple(
    [place % 10 < 9 and _EACH << place % 10 for place in range(29)]
)
"""The column of the cell at each bit of a band."""
_AROUND: Annotated[tuple[int, ...], Unsigned, 29] = tuple(
    [(511 << place // 10 * 10) | (7 * _EACH << place % 10 // 3 * 3) | (_EACH << place % 10) for place in range(29)]
)
"""The cells in its row, its box and its column."""

_BANDS = 27  # numbers of a state: the three bands of each digit, and then
_SINGLE = 27  # the three bands of the cells that have one candidate
_STATE = 30
_MOST_TRIES = 82


@internal
class LaneCounter:
    """A search for the solutions of some puzzles, each of 81 bytes (0 for an empty cell), one after the other.

    It fills ``solutions``, 81 bytes for each puzzle with exactly one solution, unless that is empty.
    """

    def __init__(self, givens: bytes, limit: int, solutions: bytearray) -> None:
        self.givens: ByteString = givens
        self.solutions: ByteArray = solutions
        self.keep = len(solutions) > 0
        self.puzzles = len(givens) // 81
        self.limit = limit
        self.taken = 0
        self.active = 0
        self.wrong = -1
        self.tried: Long = 0
        self.found: list[Unsigned] = [0] * MOST_PUZZLES
        # Lanes of the state, and of what a sweep finds
        self.state: list[Unsigned] = [0] * (30 * MOST_LANES)
        self.certain: list[Unsigned] = [0] * (3 * MOST_LANES)  # cells that are alone in their row for a digit
        self.alone: list[Unsigned] = [0] * (27 * MOST_LANES)  # the same for each digit
        self.pairs: list[Unsigned] = [0] * (3 * MOST_LANES)  # cells with two candidates
        self.mini: list[Unsigned] = [0] * (9 * MOST_LANES)  # mini-rows or mini-columns of each digit
        self.needed: list[Unsigned] = [0] * (9 * MOST_LANES)  # those that must contain it
        self.full: list[Unsigned] = [0] * MOST_LANES  # those that must contain three digits
        self.wrongs: list[Unsigned] = [0] * MOST_LANES  # not 0: a contradiction
        self.fresh: list[Unsigned] = [0] * MOST_LANES  # not 0: new digits
        self.open: list[Unsigned] = [0] * MOST_LANES  # not 0: cells with several candidates
        # What each lane does: its puzzle, or -1; and the states to go back to
        self.puzzle: list[Short] = [0] * MOST_LANES
        self.tries: list[Short] = [0] * MOST_LANES
        self.states: list[Unsigned] = [0] * (30 * 82 * MOST_LANES)

    def begin(self) -> None:
        """Put a puzzle into each lane."""
        for lane in range(lane_count()):
            self._take(lane)

    def go_on(self, sweeps: int) -> bool:
        """Search for a number of sweeps; return whether there is more to do."""
        with gil_released:
            self._search(sweeps)
        return self.active > 0

    @without_gil
    def _search(self, sweeps: int) -> None:
        while sweeps and self.active:
            sweeps -= 1
            self._sweep_rows()
            self._sweep_columns()
            self._sweep_cells()
            for lane in range(lane_count()):
                if self.puzzle[lane] >= 0:
                    if self.wrongs[lane]:
                        self._go_back(lane)
                    elif self.fresh[lane] == 0:
                        self._decide(lane)

    @without_gil
    def _sweep_rows(self) -> None:
        """Place the cells with one candidate, and compare the mini-rows."""
        single_top = lanes_at(self.state, _SINGLE)
        single_middle = lanes_at(self.state, _SINGLE + 1)
        single_bottom = lanes_at(self.state, _SINGLE + 2)
        for digit in range(9):
            top = _placed(lanes_at(self.state, 3 * digit), single_top)
            middle = _placed(lanes_at(self.state, 3 * digit + 1), single_middle)
            bottom = _placed(lanes_at(self.state, 3 * digit + 2), single_bottom)
            set_lanes(self.state, 3 * digit, top)
            set_lanes(self.state, 3 * digit + 1, middle)
            set_lanes(self.state, 3 * digit + 2, bottom)
            mini = (top | top >> 1 | top >> 2) & _FIRST_OF_BOXES
            mini |= ((middle | middle >> 1 | middle >> 2) & _FIRST_OF_BOXES) << 1
            mini |= ((bottom | bottom >> 1 | bottom >> 2) & _FIRST_OF_BOXES) << 2
            set_lanes(self.mini, digit, mini & _next_boxes(_in_both_orders(mini, _next_boxes(mini))))
        self._compare(all_lanes(0))

    @without_gil
    def _sweep_columns(self) -> None:
        """Remove what the mini-rows exclude, and compare the mini-columns."""
        full = lanes_at(self.full, 0)
        for digit in range(9):
            mini = lanes_at(self.mini, digit) & (~full | lanes_at(self.needed, digit))
            first = mini & _FIRST_OF_BOXES
            second = mini >> 1 & _FIRST_OF_BOXES
            third = mini >> 2 & _FIRST_OF_BOXES
            top = lanes_at(self.state, 3 * digit) & ((first << 3) - first)
            middle = lanes_at(self.state, 3 * digit + 1) & ((second << 3) - second)
            bottom = lanes_at(self.state, 3 * digit + 2) & ((third << 3) - third)
            set_lanes(self.state, 3 * digit, top)
            set_lanes(self.state, 3 * digit + 1, middle)
            set_lanes(self.state, 3 * digit + 2, bottom)
            mini = (top | top >> 10 | top >> 20) & _IN_ROW
            mini |= ((middle | middle >> 10 | middle >> 20) & _IN_ROW) << 10
            mini |= ((bottom | bottom >> 10 | bottom >> 20) & _IN_ROW) << 20
            set_lanes(self.mini, digit, mini & _next_columns(_in_both_orders(mini, _next_columns(mini))))
        self._compare(lanes_at(self.wrongs, 0))

    @without_gil
    def _compare(self, wrong: Lanes) -> None:
        """Note which mini-rows or mini-columns must contain each digit, and which must contain three digits.

        Four digits in one of them are a contradiction, in addition to those in ``wrong``.
        """
        once = all_lanes(0)
        twice = all_lanes(0)
        thrice = all_lanes(0)
        for digit in range(9):
            mini = lanes_at(self.mini, digit)
            needed = mini & ~(_next_rows(mini) | _last_rows(mini))
            set_lanes(self.needed, digit, needed)
            wrong |= thrice & needed
            thrice |= twice & needed
            twice |= once & needed
            once |= needed
        set_lanes(self.full, 0, thrice)
        set_lanes(self.wrongs, 0, wrong)

    @without_gil
    def _sweep_cells(self) -> None:
        """Remove what the mini-columns exclude, and clear the cells where a digit is alone in its row."""
        full = lanes_at(self.full, 0)
        certain_top = all_lanes(0)
        certain_middle = all_lanes(0)
        certain_bottom = all_lanes(0)
        for digit in range(9):
            mini = lanes_at(self.mini, digit) & (~full | lanes_at(self.needed, digit))
            top = lanes_at(self.state, 3 * digit) & _in_all_rows(mini & _IN_ROW)
            middle = lanes_at(self.state, 3 * digit + 1) & _in_all_rows(mini >> 10 & _IN_ROW)
            bottom = lanes_at(self.state, 3 * digit + 2) & _in_all_rows(mini >> 20 & _IN_ROW)
            set_lanes(self.state, 3 * digit, top)
            set_lanes(self.state, 3 * digit + 1, middle)
            set_lanes(self.state, 3 * digit + 2, bottom)
            top = _alone(top)
            middle = _alone(middle)
            bottom = _alone(bottom)
            set_lanes(self.alone, 3 * digit, top)
            set_lanes(self.alone, 3 * digit + 1, middle)
            set_lanes(self.alone, 3 * digit + 2, bottom)
            certain_top |= top
            certain_middle |= middle
            certain_bottom |= bottom
        wrong = lanes_at(self.wrongs, 0)
        fresh = all_lanes(0)
        several = all_lanes(0)
        for band in range(3):
            certain = certain_top if band == 0 else certain_middle if band == 1 else certain_bottom
            once = all_lanes(0)
            twice = all_lanes(0)
            thrice = all_lanes(0)
            for digit in range(9):
                cells = lanes_at(self.state, 3 * digit + band) & (~certain | lanes_at(self.alone, 3 * digit + band))
                set_lanes(self.state, 3 * digit + band, cells)
                thrice |= twice & cells
                twice |= once & cells
                once |= cells
            single = once & ~twice
            # A cell without a candidate, or the only candidate of a cell is not alone in its row or has gone
            wrong |= once ^ _FULL | lanes_at(self.state, _SINGLE + band) & ~certain
            fresh |= certain ^ lanes_at(self.certain, band) | single & ~certain
            several |= twice
            set_lanes(self.state, _SINGLE + band, single)
            set_lanes(self.certain, band, certain)
            set_lanes(self.pairs, band, twice & ~thrice)
        set_lanes(self.wrongs, 0, wrong)
        set_lanes(self.fresh, 0, fresh)
        set_lanes(self.open, 0, several)

    @without_gil
    def _take(self, lane: int) -> None:
        """Put the next puzzle into a lane, if there is one."""
        lanes = lane_count()
        self.puzzle[lane] = -1
        if self.taken == self.puzzles:
            return
        self.puzzle[lane] = self.taken
        self.tries[lane] = 0
        self.active += 1
        first = 81 * self.taken
        self.taken += 1
        for place in range(_STATE):
            self.state[place * lanes + lane] = 0
        for band in range(3):
            self.certain[band * lanes + lane] = 0
            for row in range(3):
                for column in range(9):
                    digit: int = self.givens[first + column]
                    if digit > 9:
                        if self.wrong < 0 or first + column < self.wrong:
                            self.wrong = first + column
                    elif digit:
                        self.state[(3 * digit - 3 + band) * lanes + lane] |= 1 << 10 * row + column
                        self.state[(_SINGLE + band) * lanes + lane] |= 1 << 10 * row + column
                first += 9
        for place in range(_BANDS):
            empty = _FULL & ~self.state[(_SINGLE + place % 3) * lanes + lane]
            self.state[place * lanes + lane] |= empty

    @without_gil
    def _go_back(self, lane: int) -> None:
        """Return a lane to its last try, or finish its puzzle if there is none."""
        lanes = lane_count()
        if self.tries[lane] == 0:
            self._finish(lane)
            return
        self.tries[lane] -= 1
        first = (lane * _MOST_TRIES + self.tries[lane]) * _STATE
        for place in range(_STATE):
            self.state[place * lanes + lane] = self.states[first + place]
        for band in range(3):
            self.certain[band * lanes + lane] = 0

    @without_gil
    def _finish(self, lane: int) -> None:
        """Go on to the next puzzle of a lane."""
        puzzle = self.puzzle[lane]
        if self.keep and self.found[puzzle] > 1:
            for cell in range(81 * puzzle, 81 * puzzle + 81):
                self.solutions[cell] = 0
        self.active -= 1
        self._take(lane)

    @without_gil
    def _decide(self, lane: int) -> None:
        """Note a solution, or try a candidate."""
        if self.open[lane]:
            self._try(lane)
            return
        puzzle = self.puzzle[lane]
        self.found[puzzle] += 1
        if self.keep and self.found[puzzle] == 1:
            self._note_solution(lane, 81 * puzzle)
        if self.found[puzzle] == self.limit:
            self._finish(lane)
        else:
            self._go_back(lane)

    @without_gil
    def _note_solution(self, lane: int, first: int) -> None:
        for place in range(_BANDS):
            cells = self.state[place * lane_count() + lane]
            while cells:
                number: int = lowest(cells)
                cells &= cells - 1
                self.solutions[first + place % 3 * 27 + number // 10 * 9 + number % 10] = place // 3 + 1

    @without_gil
    def _try(self, lane: int) -> None:
        """Place a candidate, and note the state without it."""
        lanes = lane_count()
        choice = self._best_pair(lane)
        paired = choice >= 0
        if not paired:
            choice = self._fewest_in_row(lane)
        if choice < 0:
            self._go_back(lane)
            return
        place = choice // 32
        band = place % 3
        cell: Unsigned = 1
        cell = cell << choice % 32
        first = (lane * _MOST_TRIES + self.tries[lane]) * _STATE
        self.tries[lane] += 1
        self.tried += 1
        for each in range(_STATE):
            self.states[first + each] = self.state[each * lanes + lane]
        self.states[first + place] &= ~cell
        if paired:
            self.states[first + _SINGLE + band] |= cell
        for digit in range(9):
            self.state[(3 * digit + band) * lanes + lane] &= ~cell
        self.state[place * lanes + lane] |= cell
        self.state[(_SINGLE + band) * lanes + lane] |= cell

    @without_gil
    def _best_pair(self, lane: int) -> int:
        """Return a candidate of a cell that has two: 32 times its place in the state plus its bit; -1 if there is none.

        Of the first such cells, it is the one whose two digits have the most other candidates in its row, box and
        column.
        """
        lanes = lane_count()
        choice = -1
        most = -1
        compared = 0
        for band in range(3):
            pairs = self.pairs[band * lanes + lane]
            while pairs and compared < _MOST_COMPARED:
                compared += 1
                number: int = lowest(pairs)
                pairs &= pairs - 1
                digits = 0
                for digit in range(9):
                    digits |= (self.state[(3 * digit + band) * lanes + lane] >> number & 1) << digit
                one: int = lowest(digits)
                other: int = lowest(digits & (digits - 1))
                removed = self._seen(lane, 3 * one + band, number) + self._seen(lane, 3 * other + band, number)
                if removed > most:
                    most = removed
                    choice = (3 * other + band) * 32 + number
        return choice

    @without_gil
    def _seen(self, lane: int, place: int, number: int) -> int:
        """Return the number of candidates of a digit in the row, box and column of a cell."""
        lanes = lane_count()
        band = place % 3
        column = _COLUMN[number]
        near: Word = self.state[place * lanes + lane] & _AROUND[number]
        above: Word = self.state[(place - band + (band == 0)) * lanes + lane] & column
        below: Word = self.state[(place - band + 2 - (band == 2)) * lanes + lane] & column
        # The cells of one column leave the bits beside them free.
        return popcount(near << 32 | above << 1 | below)

    @without_gil
    def _fewest_in_row(self, lane: int) -> int:
        """Return a candidate of the digit in a row with the fewest cells, at least two, in the same form."""
        choice = -1
        fewest = 10
        for place in range(_BANDS):
            for row in range(3):
                cells = self.state[place * lane_count() + lane] & _IN_ROW << 10 * row
                count = popcount(cells)
                if 1 < count < fewest:
                    fewest = count
                    choice = 32 * place + lowest(cells)
        return choice


@without_gil
def _placed(cells: Lanes, single: Lanes) -> Lanes:
    """Return the cells of a digit in a band if those in ``single`` have no other candidate: they clear their rows."""
    single &= cells
    carries = (single + _FULL) & _CARRIES
    return cells & ~(carries - (carries >> 9)) | single


@without_gil
def _in_both_orders(mini: Lanes, beside: Lanes) -> Lanes:
    """Return where the mini-rows of two boxes can take the other two rows, in either order; the same for columns."""
    return _next_rows(mini) & _last_rows(beside) | _last_rows(mini) & _next_rows(beside)


@without_gil
def _alone(cells: Lanes) -> Lanes:
    """Return the cells that are alone in their row; every row has one."""
    carries = ((cells & (cells - _EACH)) + _FULL) & _CARRIES
    return cells & ~(carries - (carries >> 9))


@without_gil
def _in_all_rows(columns: Lanes) -> Lanes:
    """Return the cells of some columns in a band."""
    return columns | columns << 10 | columns << 20


@without_gil
def _next_rows(mini: Lanes) -> Lanes:
    """Move each row to the place before it, and the first to the last."""
    return mini >> 10 | mini << 20


@without_gil
def _last_rows(mini: Lanes) -> Lanes:
    """Move each row to the place after it, and the last to the first."""
    return mini >> 20 | mini << 10


@without_gil
def _next_boxes(mini: Lanes) -> Lanes:
    """Move each box to the place before it in its row, and the first to the last."""
    return mini >> 3 & _BOXES_BUT_LAST | mini << 6 & _LAST_BOXES


@without_gil
def _next_columns(mini: Lanes) -> Lanes:
    """Do the same for the three columns of each stack."""
    return mini >> 1 & _COLUMNS_BUT_LAST | mini << 2 & _LAST_COLUMNS


def can_have_more_lanes() -> bool:
    """Return whether the processor can run this engine compiled for AVX2 (``lane_counting_avx2``)."""
    return has_avx2()


class Counted(NamedTuple):
    """The results of a search.

    ``wrong`` is the index of the first byte above 9, or -1, and ``tries`` the number of candidates that were tried.
    """

    solutions: bytearray
    counts: list[int]
    wrong: int
    tries: int


def search(givens: bytes, limit: Number, keep: bool) -> Counted:
    """Count the solutions of puzzles, each up to a limit of at least 1, and keep the solutions if requested.

    ``givens`` has 81 bytes for each puzzle (0 for an empty cell), and so have the solutions.  Puzzles without a
    solution, and with several, leave zeros there.

    Raises ValueError if there are too many puzzles, and OutOfTime if the current deadline passes.
    """
    if len(givens) % 81 or len(givens) > 81 * MOST_PUZZLES:
        raise ValueError(f"expected 81 bytes for each of up to {MOST_PUZZLES} puzzles, found {len(givens)}")
    if limit < 1:
        raise ValueError(f"the limit must be 1 or more, not {limit}")
    solutions = bytearray(len(givens) if keep else 0)
    counter = LaneCounter(givens, min(limit, _NO_LIMIT), solutions)
    counter.begin()
    look()
    while counter.go_on(_SWEEPS):
        look()
    return Counted(
        solutions, [counter.found[puzzle] for puzzle in range(counter.puzzles)], counter.wrong, counter.tried
    )
