"""Truths and links: what follows by counting is what the definition says, is proved, and shows steps of every kind."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.logic import proof
from crosshatch.logic.rank import BadSet, Ranking, rank_of, rankings_of, set_name, sets_named
from crosshatch.logic.step import CellTruth, HouseTruth
from crosshatch.position.status import Unique, check
from crosshatch.solving.solver import Solver

PUZZLE = ".9...4..6....2.3..6.1.........4.59.......2....4..9...1.87.....9.3.85....9....623."
POSITION = (
    ":0000:x:.9.+5.4..6+8.+4+62+13+9.6.1+9+3....+1..4.59....+9+1.2....4.+39...1+487+2+1+3..9+23+685+9...9+1+5+7+4623+8:"
    "238 243 248 648 552 657 658:::"
)
FISH = read(POSITION.replace("238 243 248 ", ""))
"""The position before the 2s were removed by an X-Wing."""

HARD = "7.5.....2...4.1...3.........1.6..4..2...5...........9....37.....9....8...8.....6."


def ranked(truths: str, links: str, position: str = POSITION) -> Ranking:
    return rank_of(read(position).grid(), sets_named(truths), sets_named(links))


def test_names_of_sets() -> None:
    assert sets_named("5r3, {27b1} 1N23") == (
        HouseTruth(5, "row 3"),
        HouseTruth(2, "box 1"),
        HouseTruth(7, "box 1"),
        CellTruth("r1c2"),
        CellTruth("r1c3"),
    )
    assert sets_named("r12c3 R1C3 4w2") == (CellTruth("r1c3"), CellTruth("r2c3"), HouseTruth(4, "window 2"))
    assert " ".join(map(set_name, sets_named("5R3 7b2 1n1"))) == "5r3 7b2 r1c1"


@pytest.mark.parametrize("text", ["5x3", "r1", "55", "5r0", "0r5", "1k1", "r1c1=5"])
def test_what_names_no_set(text: str) -> None:
    with pytest.raises(BadSet, match="is neither a cell nor a digit in a house"):
        sets_named(text)


@pytest.mark.parametrize(
    ("truths", "why"),
    [
        ("", "there are no truths"),
        ("r1c2", "r1c2 is already filled"),
        ("4r1", "row 1 already has its 4"),
        ("4w1", "this board has no 4 in window 1"),
    ],
)
def test_sets_that_a_grid_does_not_have(truths: str, why: str) -> None:
    with pytest.raises(BadSet, match=why):
        ranked(truths, "")


def test_rank_0_excludes_what_is_in_a_link_and_in_no_truth() -> None:
    fish = ranked("7c58", "7r14", PUZZLE)
    assert (fish.rank, fish.eliminations) == (0, ())
    grid = FISH.grid()
    fish = rank_of(grid, sets_named("2r16"), sets_named("2c38"))
    assert fish.rank == 0
    assert str(fish.step) == "Truths and Links: {2r1 2r6} in {2c3 2c8}, rank 0 => r3c8,r4c38<>2"
    assert rank_of(grid, sets_named("2r16"), sets_named("2c38 7r1")).step is None


def test_rank_1_excludes_what_is_in_two_links() -> None:
    wing = ranked("8c3 r4c8 r6c6", "8r46 7r4 7b5")
    assert (wing.rank, wing.eliminations, wing.uncovered) == (1, (Candidate("r4c5", 7),), ())
    assert str(wing.step) == "Truths and Links: {8c3 r4c8 r6c6} in {8r4 8r6 7r4 7b5}, rank 1 => r4c5<>7"
    grid = read(POSITION).grid()
    assert wing.beyond_counting(grid) == (Candidate("r6c7", 7), Candidate("r6c8", 7))


def test_a_loop_of_sixteen_cells() -> None:
    """Easter Monster, whose loop has rank 0."""
    puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
    loop = ranked("2n1379 8n1379 1379n28", "38r2 45r8 48c2 39c8 27b1 16b37 27b9", puzzle)
    assert (loop.rank, len(loop.eliminations)) == (0, 13)
    assert loop.step is not None
    proof.verify(Puzzle(puzzle).grid(), loop.step)
    links = rankings_of(Puzzle(puzzle).grid(), loop.step)
    assert [{*each.pattern.covers} for each in links] == [{*loop.pattern.covers}]


def test_links_that_do_not_cover_the_truths() -> None:
    wing = ranked("8c3 r4c8 r6c6", "8r46 7r4")
    assert (wing.rank, wing.uncovered, wing.step) == (0, (Candidate("r6c6", 7),), None)


def test_a_single_is_one_truth_in_one_link() -> None:
    grid, single = next(Solver().solve(Puzzle(PUZZLE)).positions())
    (ranking,) = rankings_of(grid, single)
    assert (len(ranking.pattern.truths), len(ranking.pattern.covers), ranking.rank) == (1, 1, 0)
    assert ranking.placements == single.placements


def test_a_candidate_in_two_truths_and_one_link_makes_up_for_a_link() -> None:
    """One link for two truths is no contradiction if their common candidate is true, and here it has to be."""
    grid = Grid([0] * 81)
    for cell in range(81):
        if cell not in (0, 1, 9, 10):
            grid.eliminate(cell, 1)
    crossing = rank_of(grid, sets_named("1r1 1c1"), sets_named("1b1"))
    assert (crossing.rank, crossing.pattern.made_up, crossing.contradiction) == (-1, 1, False)
    assert (crossing.placements, crossing.eliminations) == ((Candidate("r1c1", 1),), ())
    assert crossing.step is not None
    proof.verify(grid, crossing.step)


def test_fewer_links_than_truths_are_a_contradiction() -> None:
    """Two cells of a row that can both be only 1."""
    grid = Grid([0] * 81)
    for cell in (0, 1):
        for digit in range(2, 10):
            grid.eliminate(cell, digit)
    found = rank_of(grid, sets_named("r1c12"), sets_named("1r1"))
    assert (found.rank, found.contradiction, found.step) == (-1, True, None)


def weights(grid: Grid, found: Ranking) -> Counter[Candidate]:
    """The number of links of each candidate, less that of truths."""
    in_links = Counter(each for link in found.pattern.covers for each in link.candidates(grid))
    in_links.subtract(each for truth in found.pattern.truths for each in truth.candidates(grid))
    return in_links


@given(st.data())
def test_what_follows_by_counting_is_proved_and_what_the_definition_says(data: st.DataObject) -> None:
    puzzle = read(POSITION)
    grid = puzzle.grid()
    cells = [CellTruth(cell) for cell in range(81) if not grid.value(cell)]
    houses = [
        HouseTruth(digit, house)
        for digit in range(1, 10)
        for house in range(27)
        if HouseTruth(digit, house).candidates(grid) and grid.places_left(digit, house) > 1
    ]
    sets = st.sampled_from(cells + houses)
    truths = data.draw(st.lists(sets, min_size=1, max_size=4, unique=True))
    links = []
    for each in {each for truth in truths for each in truth.candidates(grid)}:  # so that they cover the truths
        having = [one for one in cells + houses if each in one.candidates(grid)]
        links.append(data.draw(st.sampled_from(having)))
    found = rank_of(grid, truths, links)
    assert found.uncovered == ()
    assert not found.contradiction
    weight = weights(grid, found)
    if min(weight.values()) >= 0 and not found.placements:
        assert {*found.eliminations} == {each for each, number in weight.items() if number > max(found.rank, 0)}
    status = check(puzzle)
    assert isinstance(status, Unique)
    for each in (*found.eliminations, *found.beyond_counting(grid)):
        assert status.solution[each.cell] != str(each.digit)
    if found.step is not None:
        proof.verify(grid, found.step)


@pytest.mark.parametrize("puzzle", [PUZZLE, HARD])
def test_steps_of_a_path_as_truths_and_links(puzzle: str) -> None:
    for grid, step in Solver().solve(Puzzle(puzzle)).positions():
        rankings = rankings_of(grid, step)
        assert rankings, step
        shown = {each for ranking in rankings for each in (*ranking.placements, *ranking.eliminations)}
        assert {*step.placements, *step.eliminations} <= shown
        for ranking in rankings:
            assert ranking.rank in (0, 1)
            assert ranking.step is not None
            proof.verify(grid, ranking.step)
