# cython: language_level=3
"""HoDoKu's forcing chains: the conclusions that its tables prove.

A premise that leads to a contradiction is false (*Contradiction*).  A consequence of all premises, one of which must be
true, is true (*Verity*).  HoDoKu lists everything that its tables prove, and takes a placement if there is one, in the
lowest cell and with the lowest digit.  So the effect depends only on the sets of consequences.  Paths and their lengths
matter only for choosing among the proofs of that effect.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells, internal
from ...board.grid import Grid
from ...board.houses import ALL_CELLS, HOUSE, PEERS
from .choice_of_chains import Effect
from .consequences import OFF_WORD, Consequences
from .tables import OFF

CONTRADICTION = 0
VERITY = 1
"""The kinds of forcing chains and nets."""

NO_LIMIT = 30000
"""A number greater than the total length of the paths of any proof."""


def forcing_chain(grid: Grid) -> Effect | None:
    """Return the forcing chain that HoDoKu takes in a position; None if it finds none."""
    return HodokuForcing(grid, Consequences(grid)).choose()


@internal
class HodokuForcing:
    """A search for everything that the consequences of the premises prove in a position."""

    def __init__(self, grid: Grid, known: Consequences) -> None:
        self.grid = grid
        self.known = known
        self._allowed: list[Cells] = [0] * 10
        self._places: list[Cells] = [0] * 10
        self._drops: list[Cells] = [0] * 10
        self._common: list[Cells] = [0] * 18
        self._on: list[Cells] = [0] * 10
        self._off: list[Cells] = [0] * 10
        self._whole: list[Cells] = [0] * 243
        self._whole_count = 0
        self._last_whole = [0] * 10
        self._find_allowed()

    def _find_allowed(self) -> None:
        """Find, for each digit, the empty cells that see no such value, whether or not it is a candidate there.

        Also find its places in each house in which it is still a candidate in all such cells.
        """
        for digit in range(1, 10):
            self._allowed[digit] = self.grid.empty
        for cell in range(81):
            digit = self.grid.values[cell]
            if digit:
                self._allowed[digit] &= ~PEERS[cell]
        for digit in range(1, 10):
            for house in range(27):
                places = self.grid.digit_cells[digit] & HOUSE[house]
                if places and places == self._allowed[digit] & HOUSE[house]:
                    self._whole[self._whole_count] = places
                    self._whole_count += 1
            self._last_whole[digit] = self._whole_count

    def choose(self) -> Effect | None:
        """Return the step that HoDoKu takes; None if nothing is proved."""
        self.known.find_all()
        self._prove_by_candidates()
        self._prove_by_cells()
        self._prove_by_houses()
        return self._first_placed() or self._first_dropped()

    def _word(self, premise: int, word: int) -> Cells:
        """Return a cell set of the consequences of a premise: those on by digit, then from OFF_WORD on those off."""
        return self.known.cells[premise * 18 + word]

    def _prove_by_candidates(self) -> None:
        """Record what each single candidate proves: that it is true or false, or what follows in both cases."""
        for cell in members(self.grid.empty):
            for digit in members(self.grid.cell_digits[cell]):
                node = digit * 81 - 81 + cell
                if self._is_contradictory(node):
                    self._drops[digit] |= bit(cell)
                if self._is_contradictory(node + OFF):
                    self._places[digit] |= bit(cell)
                self._begin()
                self._join(node)
                self._join(node + OFF)
                self._note_common(bit(cell))

    def _is_contradictory(self, premise: int) -> bool:
        """Return whether a premise leads to a contradiction."""
        once: Cells = 0
        possible: Cells = 0
        for digit in range(1, 10):
            on = self._word(premise, digit - 1)
            off = self._word(premise, OFF_WORD + digit - 1)
            if on & (off | once):
                return True
            once |= on
            possible |= self.grid.digit_cells[digit] & ~off
        if self.grid.empty & ~(once | possible):
            return True
        # A digit that is on twice in a house is also off there, so this case needs no check.
        index = 0
        for digit in range(1, 10):
            off = self._word(premise, OFF_WORD + digit - 1)
            while index < self._last_whole[digit]:
                if self._whole[index] & ~off == 0:
                    return True
                index += 1
        return False

    def _begin(self) -> None:
        """Begin to collect the common consequences of premises."""
        for word in range(18):
            self._common[word] = ALL_CELLS

    def _join(self, premise: int) -> None:
        """Keep only the common consequences that another premise shares."""
        for word in range(18):
            self._common[word] &= self._word(premise, word)

    def _note_common(self, cells: Cells) -> None:
        """Record the common consequences of premises as proved, except in some cells."""
        for digit in range(1, 10):
            self._places[digit] |= self._common[digit - 1] & ~cells
            self._drops[digit] |= self._common[OFF_WORD + digit - 1] & ~cells

    def _prove_by_cells(self) -> None:
        """Record the consequences that all digits of a cell share."""
        for cell in members(self.grid.empty):
            digits = self.grid.cell_digits[cell]
            if digits:
                self._begin()
                for digit in members(digits):
                    self._join(digit * 81 - 81 + cell)
                self._note_common(0)

    def _prove_by_houses(self) -> None:
        """Record the consequences that all places of a digit in a house share."""
        for house in range(27):
            for digit in range(1, 10):
                rest = self.grid.digit_cells[digit] & HOUSE[house]
                if rest:
                    self._begin()
                    for cell in members(rest):
                        self._join(digit * 81 - 81 + cell)
                    self._note_common(0)

    def _first_placed(self) -> Effect | None:
        """Return the step of the first digit that is proved to be in its cell."""
        for cell in range(81):
            for digit in range(1, 10):
                if self._places[digit] & bit(cell):
                    node = digit * 81 - 81 + cell
                    if self._contradiction(node + OFF) < NO_LIMIT:
                        return Effect((), ((cell, digit),), CONTRADICTION)
                    if self._verity(node, NO_LIMIT) < NO_LIMIT:
                        return Effect((), ((cell, digit),), VERITY)
        return None

    def _first_dropped(self) -> Effect | None:
        """Return the step of the first digit that is proved not to be in its cell."""
        for cell in range(81):
            for digit in range(1, 10):
                if self._drops[digit] & bit(cell):
                    node = digit * 81 - 81 + cell
                    contradiction = self._contradiction(node)
                    if self._verity(node + OFF, contradiction) < contradiction:
                        return Effect(((cell, digit),), (), VERITY)
                    if contradiction < NO_LIMIT:
                        return Effect(((cell, digit),), (), CONTRADICTION)
        return None

    def _contradiction(self, premise: int) -> int:
        """Return the total path length of the shortest proof that a premise is false; NO_LIMIT if there is none."""
        self.known.look_at(premise)
        return self._shortest(self._contradictions(premise), False, NO_LIMIT)

    def _verity(self, node: int, limit: int) -> int:
        """Return the total path length of the shortest proof by cases for a node; at most the limit."""
        self.known.measure_paths_to(node)
        return self._shortest(self._cases(node), True, limit)

    def _shortest(self, proofs: list[tuple[int, ...]], by_cases: bool, limit: int) -> int:
        """Return the smallest total path length of some proofs; at most the limit.

        A proof consists of the nodes to which its paths lead or, with ``by_cases``, of the premises where they begin.
        """
        for proof in proofs:
            length = 0
            counts = False
            for node in proof:
                here = self.known.length_from(node) if by_cases else self.known.length(node)
                length += abs(here)
                counts = counts or here > 0
                if here == 0 or length >= limit:
                    counts = False
                    break
            if counts:
                limit = length
        return limit

    def _contradictions(self, premise: int) -> list[tuple[int, ...]]:
        """Return the sets of consequences of a premise that contradict each other, or the premise."""
        found: list[tuple[int, ...]] = []
        for digit in range(1, 10):
            self._on[digit] = self._word(premise, digit - 1)
            self._off[digit] = self._word(premise, OFF_WORD + digit - 1)
        opposite = premise - OFF if premise >= OFF else premise + OFF
        cell = premise % OFF % 81
        digit = premise % OFF // 81 + 1
        if bit(cell) & (self._on[digit] if premise >= OFF else self._off[digit]):
            found.append((opposite,))
        for digit in range(1, 10):
            both = self._on[digit] & self._off[digit]
            if both:
                node = digit * 81 - 81 + lowest(both)
                found.append((node, node + OFF))
        for digit in range(1, 10):
            for other in range(digit + 1, 10):
                both = self._on[digit] & self._on[other]
                if both:
                    cell = lowest(both)
                    found.append((digit * 81 - 81 + cell, other * 81 - 81 + cell))
        for digit in range(1, 10):
            for house in range(27):
                both = self._on[digit] & HOUSE[house]
                if both & (both - 1):
                    first = digit * 81 - 81
                    found.append((first + lowest(both), first + lowest(both & (both - 1))))
        self._add_empty_cells(found)
        self._add_lost_digits(found)
        return found

    def _add_empty_cells(self, found: list[tuple[int, ...]]) -> None:
        """Add the cells that have no digit left."""
        for cell in range(81):
            if self.grid.empty & bit(cell):
                nodes = []
                for digit in range(1, 10):
                    if self._on[digit] & bit(cell) or self.grid.digit_cells[digit] & ~self._off[digit] & bit(cell):
                        break
                    if self.grid.digit_cells[digit] & bit(cell):
                        nodes.append(digit * 81 - 81 + cell + OFF)
                else:
                    found.append(tuple(nodes))

    def _add_lost_digits(self, found: list[tuple[int, ...]]) -> None:
        """Add the houses in which a digit has no place left.

        Houses in which logic has already removed it from a cell do not count: all cells that see no such value must
        lose it here.
        """
        for digit in range(1, 10):
            for house in range(27):
                rest = self._allowed[digit] & HOUSE[house]
                if rest and rest & ~self._off[digit] == 0:
                    nodes = []
                    for cell in members(rest):
                        nodes.append(digit * 81 - 81 + cell + OFF)
                    found.append(tuple(nodes))

    def _cases(self, node: int) -> list[tuple[int, ...]]:
        """Return the sets of premises that all lead to a node, and of which one is true."""
        word = node // 81 if node < OFF else (node - OFF) // 81 + OFF_WORD
        there = bit(node % OFF % 81)
        found: list[tuple[int, ...]] = []
        for digit in range(1, 10):
            self._on[digit] = 0
            for cell in members(self.grid.digit_cells[digit]):
                if self._word(digit * 81 - 81 + cell, word) & there:
                    self._on[digit] |= bit(cell)
        for cell in range(81):
            for digit in range(1, 10):
                premise = digit * 81 - 81 + cell
                if self._on[digit] & ~there & bit(cell) and self._word(premise + OFF, word) & there:
                    found.append((premise, premise + OFF))
        for cell in members(self.grid.empty):
            self._add_case(found, bit(cell), 0)
        for digit in range(1, 10):
            for house in range(27):
                self._add_case(found, self.grid.digit_cells[digit] & HOUSE[house], digit)
        return found

    def _add_case(self, found: list[tuple[int, ...]], cells: Cells, digit: int) -> None:
        """Add the premises of a digit in some cells, or of all digits of one cell, if all of them lead to the node."""
        premises = []
        for each in range(1, 10):
            if digit in (0, each):
                rest = cells & self.grid.digit_cells[each]
                if rest & ~self._on[each]:
                    return
                for cell in members(rest):
                    premises.append(each * 81 - 81 + cell)
        if premises:
            found.append(tuple(premises))
