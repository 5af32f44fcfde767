"""The searches for chains in a grid: what is kept from one position to the next changes nothing."""

from collections.abc import Iterable

import pytest

from crosshatch.board.bitset import members
from crosshatch.board.clock import OutOfTime, until
from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE_CELLS
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.explainer.order import ORDER
from crosshatch.solving.solver import Solver
from crosshatch.techniques.explainer_chains.closure import Closure
from crosshatch.techniques.explainer_chains.comparison import ForcingHint
from crosshatch.techniques.explainer_chains.forcing import ExplainerForcingSearch
from crosshatch.techniques.explainer_chains.kinds import DYNAMIC, MULTIPLE, NISHIO, REGION, UNARY
from crosshatch.techniques.explainer_chains.position import Position
from crosshatch.techniques.explainer_chains.search import Workspace, chain_search, work
from crosshatch.techniques.explainer_chains.unary import UnarySearch
from crosshatch.techniques.singles import search as singles
from engines import COMPILED, if_compiled

LONG_PATHS = [
    "62.......4...5.1.7..57.....8..3....6....873.........98.6.....3..7.21..4.1....4...",
    "1...5.7....7..9.3......7..4.8......3..4....2.6..5..9.7..8.1.....1..6...29..3.51..",
]

NESTED = [
    "1.....7....6.8.1...89.....6...5.....6...9...1.3...2.54......4....23.4...8...6...7",
    ".2...6.894..18......8...4....1....5....5......6...3..2.....7.9..7..9.3....26....7",
]
"""Those that need chains within chains."""

MOST_POSITIONS = 12
"""The number of their positions in which all chains are compared."""

WALKED = LONG_PATHS if COMPILED else LONG_PATHS[1:]
"""Those whose positions are looked at one after the other."""


def position_of(grid: Grid) -> Position:
    position = Position()
    position.load(grid)
    return position


def stuck(line: str) -> list[Grid]:
    """Return the positions of a path in which singles do not go on."""
    path = Solver(ORDER, fallback=None).solve(Puzzle(line))
    return [grid.copy() for grid, step in path.positions() if len(step.eliminations)]


def random_positions(numbers: Iterable[int]) -> list[Grid]:
    grids = [minimal_puzzle(f"explainer {number}").grid() for number in numbers]
    for grid in grids:
        singles.run(grid, singles.KINDS)
    return [grid for grid in grids if grid.empty]


def forcing_hints(search: ExplainerForcingSearch, level: int) -> list[tuple[int, ...]]:
    return [(hint.kind, hint.conclusion, hint.anchor, hint.complexity) for hint in search.all(level)]


@pytest.mark.parametrize("line", WALKED)
def test_multiple_chains_are_searched_wherever_branches_share_a_consequence(line: str) -> None:
    for grid in stuck(line):
        search = ExplainerForcingSearch(False, True)
        search.load(position_of(grid))
        effects = {search.removed(hint) for hint in search.all(0)}
        assert effects == {effect for branches in starts_of_branches(grid) for effect in shared(search, branches)}


def starts_of_branches(grid: Grid) -> list[list[int]]:
    """Return the candidates (0..728) of each cell and house from which multiple chains start."""
    cells = [[cell * 9 + digit - 1 for digit in members(grid.cell_digits[cell])] for cell in range(81)]
    places = [
        [cell * 9 + digit - 1 for cell in HOUSE_CELLS[house] if grid.digit_cells[digit] >> cell & 1]
        for house in range(27)
        for digit in range(1, 10)
    ]
    large = {cell for cell in range(81) if len(cells[cell]) > 2}
    houses = [each for each in places if len(each) > 1 and min(each) // 9 in large]
    return [cells[cell] for cell in large] + houses


def shared(search: ExplainerForcingSearch, branches: list[int]) -> set[str]:
    """Return the candidates removed by each state that follows from all branches."""
    closures = [search.closure(2 * each + 1, 0) for each in branches]
    found = set()
    for state in range(1458):
        candidate, on = divmod(state, 2)
        cell, digit = divmod(candidate, 9)
        if all((each.on if on else each.off)[digit + 1] >> cell & 1 for each in closures):
            hint = ForcingHint(REGION, state, 0, 4, 1)
            found.add(search.removed(hint))
    return found - {""}


@pytest.mark.parametrize("line", WALKED)
@pytest.mark.parametrize(("dynamic", "by_cells"), [(True, False), (False, True), (True, True)])
def test_closures_that_are_kept_are_those_that_would_be_made(line: str, dynamic: bool, by_cells: bool) -> None:
    kept = ExplainerForcingSearch(dynamic, by_cells)
    for grid in stuck(line):
        fresh = ExplainerForcingSearch(dynamic, by_cells)
        for search in (kept, fresh):
            search.load(position_of(grid))
        first, also_first = kept.first(0), fresh.first(0)
        assert (first and first.order()[:2]) == (also_first and also_first.order()[:2])
        assert (first and first.conclusion) == (also_first and also_first.conclusion)
        assert forcing_hints(kept, 0) == forcing_hints(fresh, 0)


@pytest.mark.parametrize("line", WALKED)
def test_closures_that_are_kept_have_the_same_nodes_and_parents(line: str) -> None:
    kept = ExplainerForcingSearch(True, True)
    for grid in stuck(line):
        fresh = ExplainerForcingSearch(True, True)
        for search in (kept, fresh):
            search.load(position_of(grid))
        for cell in members(grid.empty):
            for digit in members(grid.cell_digits[cell]):
                for state in (18 * cell + 2 * digit - 2, 18 * cell + 2 * digit - 1):
                    assert nodes(kept.closure(state, 0)) == nodes(fresh.closure(state, 0))
    assert kept.work().kept > 0


def nodes(closure: Closure) -> list[tuple[int, int, list[int]]]:
    """Return the states of a closure by singles, each with its cause and its parents."""
    return [(closure.state(node), closure.cause(node), closure.parents_of(node)) for node in range(closure.count)]


def test_a_level_goes_on_from_the_one_before() -> None:
    grid = stuck(LONG_PATHS[1])[0]
    one_by_one, at_once = ExplainerForcingSearch(True, True), ExplainerForcingSearch(True, True)
    one_by_one.load(position_of(grid))
    at_once.load(position_of(grid))
    one_by_one.all(0)
    assert forcing_hints(one_by_one, 1) == forcing_hints(at_once, 1)
    assert forcing_hints(one_by_one, 0) != forcing_hints(at_once, 1)


@if_compiled
def test_each_level_finds_the_same_whatever_was_asked_before() -> None:
    (grid,) = random_positions([128])
    one_by_one = ExplainerForcingSearch(True, True)
    one_by_one.load(position_of(grid))
    for level in (4, 5):
        at_once = ExplainerForcingSearch(True, True)
        at_once.load(position_of(grid))
        assert forcing_hints(one_by_one, level) == forcing_hints(at_once, level)


@pytest.mark.parametrize("line", WALKED)
def test_chains_by_new_links_are_all_there_are(line: str) -> None:
    barren = None
    for grid in stuck(line):
        position = position_of(grid)
        whole, new = UnarySearch(), UnarySearch()
        whole.load(position)
        new.load(position, barren)
        assert [(hint.rating, hint.states, hint.removed) for hint in whole.all()] == [
            (hint.rating, hint.states, hint.removed) for hint in new.all()
        ]
        first = whole.first()
        if first is None:
            barren = position
        else:
            assert whole.all()[0].states == first.states


@if_compiled
@pytest.mark.parametrize("line", NESTED)
def test_what_inner_searches_found_in_earlier_positions_changes_nothing(line: str) -> None:
    kept = Workspace()
    for grid in stuck(line)[:MOST_POSITIONS]:
        position = position_of(grid)
        for level in (1, 2, 3):
            as_kept, afresh = (
                [(hint.kind, hint.conclusion, hint.anchor, hint.complexity) for hint in found]  # type: ignore[union-attr]
                for found in (kept.all(position, DYNAMIC, level), Workspace().all(position, DYNAMIC, level))
            )
            assert as_kept == afresh


def test_no_two_unary_chains_remove_the_same() -> None:
    for grid in random_positions(range(40)):
        search = UnarySearch()
        search.load(position_of(grid))
        removed = [tuple(hint.removed) for hint in search.all()]
        assert len(removed) == len(set(removed))


def test_all_hints_begin_with_the_first() -> None:
    for grid in random_positions(range(30 if COMPILED else 6)):
        for search, level in ((UNARY, 0), (NISHIO, 0), (MULTIPLE, 0), (DYNAMIC, 0)):
            hints = list(chain_search(grid).hints(search, level))
            assert hints[:1] == [each for each in [chain_search(grid).first(search, level)] if each]
            assert [hint.rating for hint in hints] == sorted(hint.rating for hint in hints)


def test_a_deadline_ends_a_search_and_leaves_no_trace() -> None:
    expected = chain_search(Puzzle(LONG_PATHS[0]).grid()).first(DYNAMIC, 0)
    assert expected
    other = Puzzle(LONG_PATHS[1]).grid()
    with pytest.raises(OutOfTime), until(0):
        chain_search(other).first(DYNAMIC, 0)
    assert chain_search(Puzzle(LONG_PATHS[0]).grid()).first(DYNAMIC, 0) == expected


def test_work_is_counted() -> None:
    before = work()
    chain_search(Puzzle(LONG_PATHS[1]).grid()).first(DYNAMIC, 1)
    after = work()
    assert after.closures + after.kept > before.closures + before.kept
    assert after.implications > before.implications
