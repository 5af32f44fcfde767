# cython: language_level=3
"""Remove givens from a solution in random order while the solution is unique: is the remaining puzzle minimal?

This is one try of the controlled-bias method (``generator/sampling.py``).  Read backwards, the order of removal is an
order in which givens come back.  The try therefore asks: of the cells in random order, take the shortest initial part
with a unique solution; is each of its cells needed?  The answer is the same, but found sooner, since nearly all tries
fail for one of these reasons:

- An *unavoidable set* is a set of cells of the solution that can be filled differently while the rest stays the same.
  Without a given in it, there are several solutions.  Cells are therefore taken until they meet every known set; before
  that, the solution cannot be unique.
- A given that follows from the others as a single is not needed, and still is not if more givens are added, so the
  final puzzle is not minimal.
- If another solution is found, the cells in which it differs are an unavoidable set.

None of this leaves the outcome to chance or to a guess, so the results have exactly the distribution of the method.
"""

from collections.abc import Sequence

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells
from ...board.checks import check_given, check_values, check_within
from ...board.houses import ALL_CELLS, HOUSE, PEERS
from ...position.counting import Counter
from .chance import Chance

MOST_UNAVOIDABLE = 216
"""Maximum number of stored unavoidable sets: 4 for each of 18 pairs of lines and of 36 pairs of digits."""


class Removal:
    """Tries on one solution after another; ``kept`` are the cells left by the last one, if they are minimal."""

    def __init__(self, chance: Chance) -> None:
        check_given(chance)
        self.chance = chance
        self.counter = Counter(2, False)
        self.values = [0] * 81
        self.of_digit: list[Cells] = [0] * 10
        self.unavoidable: list[Cells] = [0] * MOST_UNAVOIDABLE
        self.known = 0  # so many unavoidable sets
        self.order = list(range(81))
        self.taken = 0
        self.kept: Cells = 0

    def set_solution(self, values: Sequence[int]) -> None:
        """Set the solution, 81 digits without contradictions."""
        check_values(values, 1)
        for digit in range(1, 10):
            self.of_digit[digit] = 0
        for cell in range(81):
            self.order[cell] = cell
            self.values[cell] = values[cell]
            self.of_digit[self.values[cell]] |= bit(cell)
        self.known = 0
        for first in range(18):
            for second in range(first + 1, first // 3 * 3 + 3):
                self._note_lines(first, second)
        for first in range(1, 10):
            for second in range(first + 1, 10):
                self._note_digits(self.of_digit[first] | self.of_digit[second])

    def _note_lines(self, first: int, second: int) -> None:
        """Note where two lines of a band or stack can exchange what they have.

        The cells hang together by the lines across and by their digits, so that each part has the same digits in both
        lines.
        """
        lines = HOUSE[first] | HOUSE[second]
        rest = lines
        while rest:
            part = new = bit(lowest(rest))
            while new:
                cell = lowest(new)
                across = HOUSE[9 + cell % 9] if first < 9 else HOUSE[cell // 9]
                part |= lines & (across | self.of_digit[self.values[cell]])
                rest &= ~bit(cell)
                new = part & rest
            self._note(part)

    def _note_digits(self, cells: Cells) -> None:
        """Note where two digits can be exchanged: their cells hang together by houses."""
        rest = cells
        while rest:
            part = new = bit(lowest(rest))
            while new:
                cell = lowest(new)
                part |= cells & PEERS[cell]
                rest &= ~bit(cell)
                new = part & rest
            self._note(part)

    def _note(self, cells: Cells) -> None:
        self.unavoidable[self.known] = cells
        self.known += 1

    def run(self, tries: int) -> int:
        """Make a number of tries; return how many were successful, with the result of one of them in ``kept``.

        If there are several, each is kept with the same probability.
        """
        check_within(tries, 0, 2_147_483_647)
        found = 0
        chosen: Cells = 0
        for _ in range(tries):
            self._shuffle()
            if self._try():
                found += 1
                if self.chance.below(found) == 0:
                    chosen = self.kept
        self.kept = chosen
        return found

    def run_in_order(self, order: Sequence[int]) -> bool:
        """Make one try with all cells in a given order; the last one is removed first."""
        if sorted(order) != list(range(81)):
            raise ValueError("the order must contain each cell from 0 to 80 exactly once")
        for place in range(81):
            self.order[place] = order[place]
        return self._try()

    def _shuffle(self) -> None:
        """Draw an order of all cells: of all, so that what is drawn next does not rest on how soon a try fails."""
        for place in range(80, 0, -1):
            other = self.chance.below(place + 1)
            cell = self.order[place]
            self.order[place] = self.order[other]
            self.order[other] = cell

    def _try(self) -> bool:
        """Make a try with the order there is; return whether what is left is minimal."""
        self.taken = 0
        self.kept = 0
        for number in range(self.known):
            self._meet(self.unavoidable[number])
        while not self._spares_one():
            other = self._other_solution(self.kept)
            if not other:
                return self._all_needed()
            self._meet(other)
        return False

    def _meet(self, cells: Cells) -> None:
        """Take cells until one of ``cells`` is among them."""
        while not self.kept & cells:
            self.kept |= bit(self.order[self.taken])
            self.taken += 1

    def _spares_one(self) -> bool:
        """Return whether one of the givens follows from the others as a hidden or a naked single."""
        for digit in range(1, 10):
            givens = self.kept & self.of_digit[digit]
            once: Cells = 0
            twice: Cells = 0
            for cell in members(givens):
                seen = PEERS[cell]
                twice |= once & seen
                once |= seen
            for cell in members(givens):
                seen = PEERS[cell]
                left = ~(self.kept | twice | once & ~seen)
                if not left & HOUSE[cell // 9] or not left & HOUSE[9 + cell % 9]:
                    return True
                if not left & HOUSE[18 + cell // 27 * 3 + cell % 9 // 3] or self._all_others(seen & self.kept):
                    return True
        return False

    def _all_others(self, seen: Cells) -> bool:
        """Return whether the givens that a cell sees have all eight other digits."""
        if popcount(seen) < 8:
            return False
        digits = 0
        for digit in range(1, 10):
            if self.of_digit[digit] & seen:
                digits += 1
        return digits == 8

    def _other_solution(self, givens: Cells) -> Cells:
        """Return the cells in which another solution of some givens differs; 0 if there is none."""
        self._count(givens, 2)
        if self.counter.found < 2:
            return 0
        other = self._differing()
        if not other:  # ours was found last
            self._count(givens, 1)
            other = self._differing()
        return other

    def _count(self, givens: Cells, limit: int) -> None:
        """Count the solutions of some givens up to a limit."""
        counter = self.counter
        counter.limit = limit
        counter.found = 0
        counter.settled[0] = givens
        for digit in range(1, 10):
            own = givens & self.of_digit[digit]
            cells = ALL_CELLS & ~givens
            for cell in members(own):
                cells &= ~PEERS[cell]
            counter.cells[digit] = cells | own
            counter.stable[digit] = 0
        counter.run(0)

    def _differing(self) -> Cells:
        """Return the cells in which the last solution that was counted differs from ours."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self.of_digit[digit] & ~self.counter.cells[self.counter.last + digit]
        return cells

    def _all_needed(self) -> bool:
        """Return whether the givens, which have one solution, have several without any one of them."""
        for cell in members(self.kept):
            own = bit(cell)
            if not self._other_solution(self.kept & ~own):
                return False
        return True
