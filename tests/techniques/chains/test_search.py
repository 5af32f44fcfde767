"""The search for alternating chains finds what going all ways along the links finds, by the definition of a link."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES, DIGITS, HOUSE, HOUSES, LINES, cells_in, common_peers, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.position.status import solutions
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_up_to
from crosshatch.techniques.chains import search as alternating
from crosshatch.techniques.chains.forms import MOST_STRONG
from crosshatch.techniques.chains.search import LOOP, ChainFinding, LinkFinding
from crosshatch.techniques.single_digit.link_kinds import (
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    GROUPED,
    HIDDEN_SETS,
    IN_CELLS,
    LOOPS,
    RECTANGLES,
    SMALL_SETS,
)
from engines import COMPILED
from examples import some

Node = tuple[int, int]
"""A digit and the set of its cells."""

ONE_DIGIT = BILOCATION
TWO_CANDIDATES = BIVALUE
SINGLE_CANDIDATES = BILOCATION | BIVALUE | IN_CELLS
GROUPS = SINGLE_CANDIDATES | GROUPED
SETS = GROUPS | ALMOST_LOCKED | SMALL_SETS
ASSUMING = GROUPS | RECTANGLES
HIDING = GROUPS | HIDDEN_SETS

CROSSINGS = [HOUSE[line] & HOUSE[box] for line in LINES for box in BOXES if HOUSE[line] & HOUSE[box]]

POSITIONS = range(12 if COMPILED else 4)
"""Which positions are searched for chains with rectangles and hidden sets."""

EASY = Solver(strategies_up_to("hidden-triple"), fallback=None)


@cache
def position(number: int) -> Grid:
    """Return a position where sets in houses and fish are stuck."""
    stuck = (EASY.solve(minimal_puzzle(f"alternating {seed}")).end for seed in range(1000))
    return [grid for _, grid in zip(range(number + 1), filter(lambda grid: grid.empty, stuck), strict=False)][number]


def chains(grid: Grid, kinds: int, most_strong: int = MOST_STRONG) -> list[ChainFinding]:
    return list(alternating.chains(grid, kinds, most_strong))


class Links:
    """The strong and weak links of a grid by their definitions."""

    def __init__(self, grid: Grid, kinds: int) -> None:
        self.grid = grid
        self.in_cells = bool(kinds & IN_CELLS)
        self.strong: dict[Node, set[Node]] = {}
        self.reasons: set[tuple[Node, Node, LinkFinding]] = set()
        for digit in DIGITS:
            for house in HOUSES:
                cells = grid.cells_mask(digit) & HOUSE[house]
                if cells.bit_count() == 2 and kinds & BILOCATION:
                    self.join((digit, cells & -cells), (digit, cells & (cells - 1)), LinkFinding(BILOCATION, house))
                if cells.bit_count() > 2 and kinds & GROUPED:
                    for one, other in groups_in(cells):
                        self.join((digit, one), (digit, other), LinkFinding(GROUPED, house))
        for cell in cells_in(grid.empty) if kinds & BIVALUE else ():
            digits = digits_in(grid.digits_of(cell))
            if len(digits) == 2:
                self.join((digits[0], 1 << cell), (digits[1], 1 << cell), LinkFinding(BIVALUE, cell))

    def join(self, one: Node, other: Node, link: LinkFinding) -> None:
        for near, far in ((one, other), (other, one)):
            self.strong.setdefault(near, set()).add(far)
            self.reasons.add((near, far, link))

    def are_weak(self, one: Node, other: Node) -> bool:
        if one[0] == other[0]:
            return other[1] & ~common_peers(cells_in(one[1])) == 0
        return one[1] == other[1] and one[1].bit_count() == 1

    def weak(self, node: Node) -> list[Node]:
        return [other for other in self.strong if (self.in_cells or other[0] == node[0]) and self.are_weak(node, other)]

    def levels(self, start: Node) -> dict[tuple[Node, bool], int]:
        """Return how many strong links it takes at least to a node that is on or off, if a node is off."""
        level = {(start, False): 0}
        front = [start]
        while front:
            on = {node for off in front for node in self.strong[off]} - {node for node, state in level if state}
            strong = level[front[0], False] + 1
            level |= {(node, True): strong for node in on}
            front = [off for node in on if node != start for off in self.weak(node) if (off, False) not in level]
            front = list(dict.fromkeys(front))
            level |= {(node, False): strong for node in front}
        return level

    def ways(self, start: Node) -> Iterator[tuple[Node, ...]]:
        """Yield the shortest ways from a node that is off to each that is on which come to no cell again."""
        level = self.levels(start)
        fronts: list[tuple[Node, ...]] = [(start,)]
        while fronts:
            longer = []
            for way in fronts:
                for on in self.strong[way[-1]]:
                    strong = len(way) // 2 + 1
                    if level[on, True] == strong and may_follow(way, on, on[1] == start[1]):
                        yield (*way, on)
                    if level[on, True] == strong and may_follow(way, on, False):
                        longer += [
                            (*way, on, off)
                            for off in self.weak(on)
                            if level[off, False] == strong and may_follow((*way, on), off, False)
                        ]
            fronts = longer

    def removed(self, way: tuple[Node, ...], loop: bool) -> dict[int, int]:
        """Return what a chain removes, or a loop (without sets), by the definition: cells by digit."""
        first, last = way[0], way[-1]
        ends = [*zip(way[1::2], (*way[2::2], first), strict=True)] if loop else [(first, last)]
        gone = dict.fromkeys(DIGITS, 0)
        for one, other in ends:
            for digit in DIGITS:
                for cell in cells_in(self.grid.cells_mask(digit)):
                    at_home = first == last and first[1].bit_count() == 1 and self.in_cells
                    if excludes(one, digit, cell) and excludes(other, digit, cell) and (not at_home or digit != one[0]):
                        gone[digit] |= 1 << cell
        return {digit: cells for digit, cells in gone.items() if cells}


def excludes(node: Node, digit: int, cell: int) -> bool:
    """Return whether a candidate cannot be true if a node is."""
    if node[0] == digit:
        return common_peers(cells_in(node[1])) >> cell & 1 == 1
    return node[1] == 1 << cell


def may_follow(way: tuple[Node, ...], node: Node, at_home: bool) -> bool:
    """Return whether a node meets none of a way, but for the last one, and the first one at the end."""
    before = way[1:-1] if at_home else way[:-1]
    return not any(meet(node, other) for other in before) and not (at_home and len(way) > 1 and meet(node, way[-1]))


def meet(one: Node, other: Node) -> bool:
    """Return whether two nodes share a cell and a digit, or are in one cell: a group may share cells with others."""
    return one[1] & other[1] != 0 and (one[0] == other[0] or not (is_group(one) or is_group(other)))


def groups_in(cells: int) -> set[tuple[Node, Node]]:
    """Return the ways to part the places in a house in two, each in one line and one box."""
    found = set()
    if not any(cells & ~crossing == 0 for crossing in CROSSINGS):
        for crossing in CROSSINGS:
            one, other = cells & crossing, cells & ~crossing
            if one and any(other & ~each == 0 for each in CROSSINGS):
                found.add((min(one, other), max(one, other)))
    return found


def is_in_set(grid: Grid, one: Node, other: Node, link: LinkFinding) -> bool:
    """Return whether two nodes are digits of cells of one house that have one digit more than there are cells."""
    cells = link.reason
    digits = [digit for digit in DIGITS if grid.cells_mask(digit) & cells]
    return (
        link.kind == ALMOST_LOCKED
        and 1 < cells.bit_count() == len(digits) - 1
        and any(not cells & ~HOUSE[house] for house in HOUSES)
        and one[0] != other[0]
        and all(node[1] == grid.cells_mask(node[0]) & cells for node in (one, other))
    )


def is_group(node: Node) -> bool:
    return node[1].bit_count() > 1


def by_going_all_ways(grid: Grid, kinds: int) -> dict[tuple[tuple[int, int], ...], int]:
    """Return the fewest strong links of a chain or a loop for everything that one removes."""
    links = Links(grid, kinds)
    fewest: dict[tuple[tuple[int, int], ...], int] = {}
    for start in links.strong:
        for way in links.ways(start):
            loop = bool(kinds & LOOPS) and links.are_weak(start, way[-1])
            removed = tuple(links.removed(way, loop).items())
            passes = not loop and len(removed) == 1 and removed[0] in way  # the rest of the chain removes it, too
            if removed and not passes and len(way) > 2 and (not kinds & GROUPED or any(map(is_group, way))):
                fewest[removed] = min(len(way) // 2, fewest.get(removed, MOST_STRONG))
    return fewest


KINDS = (
    ONE_DIGIT,
    TWO_CANDIDATES,
    SINGLE_CANDIDATES,
    SINGLE_CANDIDATES | LOOPS,
    GROUPS,
    GROUPS | LOOPS,
)


@pytest.mark.parametrize("kinds", KINDS)
@pytest.mark.parametrize("number", range(2))
def test_all_that_chains_remove_is_found_by_the_shortest(kinds: int, number: int) -> None:
    grid = position(number)
    found = {chain.removed: len(chain.strong) for chain in chains(grid, kinds)}
    assert found == by_going_all_ways(grid, kinds)


@pytest.mark.parametrize("kinds", [*KINDS, SETS | LOOPS])
@pytest.mark.parametrize("number", range(5))
def test_each_chain_goes_along_links_and_removes_what_both_of_its_ends_exclude(kinds: int, number: int) -> None:
    grid = position(number)
    links = Links(grid, kinds)
    for chain in chains(grid, kinds):
        assert len(chain.nodes) == 2 * len(chain.strong)
        for one, other, link in zip(chain.nodes[::2], chain.nodes[1::2], chain.strong, strict=True):
            assert (one, other, link) in links.reasons or is_in_set(grid, one, other, link)
        assert all(
            links.are_weak(one, other) for one, other in zip(chain.nodes[1:-1:2], chain.nodes[2::2], strict=True)
        )
        loop = chain.form == LOOP
        assert not loop or links.are_weak(chain.nodes[0], chain.nodes[-1])
        removed = links.removed(chain.nodes, loop)
        told = dict(chain.removed)
        if loop and any(link.kind == ALMOST_LOCKED for link in chain.strong):
            assert all(cells & ~told.get(digit, 0) == 0 for digit, cells in removed.items())
        else:
            assert told == removed


def test_chains_have_a_group_where_groups_are_looked_for_and_a_set_where_sets_are() -> None:
    for number in range(5):
        assert all(any(map(is_group, chain.nodes)) for chain in chains(position(number), GROUPS | LOOPS))
        with_sets = chains(position(number), SETS | LOOPS)
        assert all(any(link.kind == ALMOST_LOCKED for link in chain.strong) for chain in with_sets)


def test_chains_have_a_rectangle_or_a_hidden_set_where_these_are_looked_for() -> None:
    seen = 0
    for number in POSITIONS:
        grid = position(number)
        with_rectangles = chains(grid, ASSUMING | LOOPS)
        assert all(any(link.kind == RECTANGLES for link in chain.strong) for chain in with_rectangles)
        assert all(chain.hidden for chain in chains(grid, HIDING | LOOPS))
        for chain in chains(grid, SETS | RECTANGLES | HIDDEN_SETS | LOOPS, 3) if number < 3 else ():
            assert chain.hidden or any(link.kind == RECTANGLES for link in chain.strong)
        seen += len(with_rectangles)
    assert seen


@pytest.mark.parametrize("number", some(POSITIONS))
def test_what_goes_by_rectangles_and_hidden_sets_is_false(number: int) -> None:
    grid = position(number)
    (solution,) = solutions(Puzzle.of_grid(grid), 2)
    for chain in chains(grid, ASSUMING | LOOPS) + chains(grid, HIDING | LOOPS):
        for digit, cells in chain.removed:
            assert cells
            assert not cells & ~grid.cells_mask(digit)
            assert all(solution[cell] != str(digit) for cell in cells_in(cells))


@pytest.mark.parametrize("number", range(6))
def test_a_hidden_set_makes_each_weak_link_that_is_not_plain_to_see(number: int) -> None:
    grid = position(number)
    links = Links(grid, GROUPS)
    for chain in chains(grid, HIDING | LOOPS):
        weak = zip(chain.nodes[1:-1:2], chain.nodes[2::2], chain.hidden, strict=True)
        for one, other, hidden in weak:
            assert links.are_weak(one, other) == (hidden is None)
            if hidden is not None:
                house, digits, cells = hidden
                assert cells == sum(HOUSE[house] & 1 << cell for cell in range(81) if grid.digits_of(cell) & digits)
                assert cells.bit_count() == digits.bit_count() + 1
                assert not (one[1] | other[1]) & ~cells
                assert one[0] != other[0]
                assert not (1 << one[0] | 1 << other[0]) & digits


def test_a_loop_by_a_hidden_set_leaves_its_cells_no_other_digits() -> None:
    """One end of the link is true: it takes the cell that the set leaves over, and the set takes the others."""
    seen = False
    for number in POSITIONS:
        grid = position(number)
        for loop in chains(grid, HIDING | LOOPS):
            weak = zip(loop.nodes[1:-1:2], loop.nodes[2::2], loop.hidden, strict=True) if loop.form == LOOP else ()
            for one, other, hidden in weak:
                for digit in DIGITS:
                    if hidden and not hidden.digits >> digit & 1:
                        ends = sum(cells for each, cells in (one, other) if each == digit)
                        lost = hidden.cells & grid.cells_mask(digit) & ~ends
                        assert not lost & ~dict(loop.removed).get(digit, 0)
                        seen = seen or lost != 0
    assert seen


def test_the_shortest_come_first_and_of_these_what_removes_more() -> None:
    for number in range(5):
        found = chains(position(number), GROUPS)
        ranks = [(len(each.strong), -sum(cells.bit_count() for _, cells in each.removed)) for each in found]
        assert ranks == sorted(ranks)
        assert len({each.removed for each in found}) == len(found)


def test_no_more_strong_links_than_are_asked_for() -> None:
    for number in range(5):
        every = chains(position(number), SINGLE_CANDIDATES | LOOPS)
        assert chains(position(number), SINGLE_CANDIDATES | LOOPS, 4) == [
            each for each in every if len(each.strong) <= 4
        ]


def test_a_loop_through_sets_locks_their_other_digits() -> None:
    """A set that is entered by one digit and left by another keeps the others: what sees these in it goes."""
    seen = False
    for number in range(4):
        grid = position(number)
        for loop in chains(grid, SETS | LOOPS, 3):
            removed = dict(loop.removed)
            for one, other, link in zip(loop.nodes[::2], loop.nodes[1::2], loop.strong, strict=True):
                if loop.form == LOOP and link.kind == ALMOST_LOCKED:
                    for digit in {*DIGITS} - {one[0], other[0]}:
                        places = grid.cells_mask(digit) & link.reason
                        cells = grid.cells_mask(digit) & common_peers(cells_in(places)) if places else 0
                        assert not cells & ~removed.get(digit, 0)
                        seen = seen or cells != 0
    assert seen


def test_nothing_is_found_on_an_empty_or_a_full_board() -> None:
    (solution,) = solutions(minimal_puzzle("alternating"))
    assert chains(Grid([0] * 81), SETS | LOOPS) == []
    assert chains(Puzzle(solution).grid(), SETS | LOOPS) == []


@pytest.mark.parametrize("number", range(6))
def test_grids_that_contradict_themselves_have_chains_that_remove_candidates(number: int) -> None:
    rng = random.Random(f"alternating {number}")
    grid = Grid([0] * 81)
    share = rng.uniform(0.5, 0.85)
    for cell in range(81):
        for digit in DIGITS:
            if rng.random() < share:
                grid.eliminate(cell, digit)
    for kinds in (ONE_DIGIT, TWO_CANDIDATES, SINGLE_CANDIDATES, GROUPS | LOOPS, ASSUMING | LOOPS, HIDING | LOOPS):
        for chain in chains(grid, kinds):
            assert chain.removed
            assert all(cells and not cells & ~grid.cells_mask(digit) for digit, cells in chain.removed)


@pytest.mark.parametrize("kinds", [ONE_DIGIT, TWO_CANDIDATES, SINGLE_CANDIDATES | LOOPS, GROUPS | LOOPS])
@pytest.mark.parametrize(
    "line",
    [
        "7.....96......5..13.....58...69173...13..874997..4.1.61...6.....24..9.15...8.1...",
        ".69.1.7....1.29..63.....9....5..7....48....7....9.6..5..3...547.7...3.6.8.6...392",
    ],
)
def test_chains_that_there_are_may_be_had_also_where_simpler_steps_are_left(kinds: int, line: str) -> None:
    grid = Puzzle(line).grid()
    for strong in {len(chain.strong) for chain in alternating.chains(grid, kinds, 6)}:
        assert alternating.may_have(Puzzle(line).grid(), kinds, 1 << strong)


def test_numbers_of_strong_links_are_bits_up_to_the_most():
    assert [alternating.up_to(strong) for strong in range(61)] == [(2 << strong) - 1 for strong in range(61)]
