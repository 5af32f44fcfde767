"""What follows from a candidate is what trying finds: chains are as short as can be, and each link of them holds."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from crosshatch.board.candidate import CANDIDATES, Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES_OF, PEERS, cell_named, cells_in
from crosshatch.formats.library import read
from crosshatch.techniques.forcing.implications import implications
from crosshatch.techniques.forcing.states import NO_TRUTH, Implied, house_truth

POSITIONS = range(3)

State = tuple[Candidate, bool]


def candidates(grid: Grid) -> list[Candidate]:
    return [each for each in CANDIDATES if grid.digits_of(each.cell) >> each.digit & 1]


def excludes(one: Candidate, other: Candidate) -> bool:
    if one.digit == other.digit:
        return PEERS[one.cell] >> other.cell & 1 == 1
    return one.cell == other.cell


def follows(grid: Grid, state: State) -> list[State]:
    """Return what follows at once: by trying all candidates."""
    this, on = state
    if on:
        return [(each, False) for each in candidates(grid) if excludes(this, each)]
    pairs = []
    for house in HOUSES_OF[this.cell]:
        places = [each for each in candidates(grid) if each.digit == this.digit and HOUSE[house] >> each.cell & 1]
        pairs.append(places)
    pairs.append([each for each in candidates(grid) if each.cell == this.cell])
    return [(each, True) for pair in pairs if len(pair) == 2 for each in pair if each != this]


def distances(grid: Grid, premise: State) -> dict[State, int]:
    found = {premise: 0}
    front = [premise]
    for state in front:
        for other in follows(grid, state):
            if other not in found:
                found[other] = found[state] + 1
                front.append(other)
    return found


@pytest.mark.parametrize("number", POSITIONS)
def test_all_that_follows_is_found_by_a_shortest_chain(number: int, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    found = implications(grid)
    for premise in candidates(grid)[::7]:
        for on in (True, False):
            reached = distances(grid, (premise, on))
            for digit in DIGITS:
                of_digit = [(each.cell, state) for each, state in reached if each.digit == digit]
                assert [*cells_in(found.closure(2 * premise.index + on).on[digit])] == sorted(
                    c for c, state in of_digit if state
                )
                assert [*cells_in(found.closure(2 * premise.index + on).off[digit])] == sorted(
                    c for c, state in of_digit if not state
                )
            for (goal, goal_on), distance in reached.items():
                assert len(found.chain(premise.index, on, goal.index, goal_on)) == distance + 1


def holds(grid: Grid, one: Implied, other: Implied) -> bool:
    """Return whether the second follows from the first at once."""
    if other.on:
        cells = {grid.cells_mask(each.digit) & each.cells for each in (one, other)}
        if other.truth < 81:
            return one.cells == other.cells == 1 << other.truth and grid.digits_of(other.truth) == (
                1 << one.digit | 1 << other.digit
            )
        house = (other.truth - 17) % 64
        assert other.truth == house_truth(other.digit, house)
        return one.digit == other.digit and sum(cells) == grid.cells_mask(one.digit) & HOUSE[house]
    assert other.truth == NO_TRUTH
    if one.digit != other.digit:
        return one.cells == other.cells
    return all(PEERS[a] >> b & 1 for a in cells_in(one.cells) for b in cells_in(other.cells))


@pytest.mark.parametrize("number", POSITIONS)
@pytest.mark.parametrize("grouped", [False, True])
def test_each_link_of_a_chain_holds(number: int, grouped: bool, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    found = implications(grid, grouped)
    seen = 0
    for premise in candidates(grid)[::5]:
        for digit in DIGITS:
            for cell in cells_in(found.closure(2 * premise.index + 1).off[digit]):
                chain = found.chain(premise.index, True, cell * 9 + digit - 1, False)
                assert [each.causes for each in chain] == [(), *((place,) for place in range(len(chain) - 1))]
                assert [each.on for each in chain] == [place % 2 == 0 for place in range(len(chain))]
                assert all(holds(grid, one, other) for one, other in pairwise(chain))
                seen += len(chain)
    assert seen > 100


def test_groups_lead_further() -> None:
    """The 7 of row 4 is in r4c4 or in r4c89, and r6c9 sees these: r6c9 on, the two are off, so r4c4 is on."""
    grid = Grid([0] * 81)
    for name in ("r4c1", "r4c2", "r4c3", "r4c5", "r4c6", "r4c7"):
        grid.eliminate(cell_named(name), 7)
    premise, goal = (cell_named(name) * 9 + 6 for name in ("r6c9", "r4c4"))
    assert implications(grid).chain(premise, True, goal, True) == []
    chain = implications(grid, True).chain(premise, True, goal, True)
    pair = 1 << cell_named("r4c8") | 1 << cell_named("r4c9")
    assert [(each.digit, each.cells, each.on) for each in chain] == [
        (7, 1 << cell_named("r6c9"), True),
        (7, pair, False),
        (7, 1 << cell_named("r4c4"), True),
    ]


def test_a_premise_may_lead_to_its_contrary() -> None:
    grid = read(
        ":0000:x:.....9.8.8..3....2.675...+3...27..6+4..3..45.1.....1...5..1....9...5..71..49.......:941 842 777 779::"
    ).grid()
    found = implications(grid)
    for each in candidates(grid):
        chain = found.chain(each.index, True, each.index, False)
        assert bool(chain) == bool(found.closure(2 * each.index + 1).off[each.digit] >> each.cell & 1)
        assert found.chain(each.index, True, each.index, True) == chain[:1] or not chain
