"""The truths that a conclusion needs: nothing can be left out, and nothing more is kept."""

from random import Random

import pytest

from crosshatch.board.candidate import CANDIDATES, Candidate, candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS, HOUSES, cell_named
from crosshatch.logic import needed_truths as module
from crosshatch.logic import proof
from crosshatch.logic.needed_truths import needed_truths
from crosshatch.logic.step import CELL_TRUTHS, HOUSE_TRUTHS, CellTruth, CustomPattern, HouseTruth, Step
from crosshatch.techniques.catalogue import CATALOGUE
from examples import some

TECHNIQUE = CATALOGUE[0].technique


def cells(**digits: str) -> dict[CellTruth, list[Candidate]]:
    """Make cells with their candidates: ``cells(r1c1="12", r1c2="23")``."""
    return {
        CELL_TRUTHS[cell_named(cell)]: [candidate(cell_named(cell), int(digit)) for digit in some]
        for cell, some in digits.items()
    }


def fives(**places: str) -> dict[HouseTruth, list[Candidate]]:
    """Make houses with the places of the 5: ``fives(r1="r1c1 r1c5")``."""
    names = {f"{kind}{number}": 9 * index + number - 1 for index, kind in enumerate("rcb") for number in range(1, 10)}
    return {HOUSE_TRUTHS[5][names[house]]: [five(cell) for cell in some.split()] for house, some in places.items()}


def five(cell: str) -> Candidate:
    return candidate(cell_named(cell), 5)


def test_cells_without_which_the_rest_rules_a_candidate_out_are_not_needed() -> None:
    options = cells(r1c1="12", r1c2="12", r1c3="345")
    pair = (CellTruth(0), CellTruth(1))
    assert needed_truths(options, [candidate(8, 1)]) == pair
    assert needed_truths(options, [candidate(8, 2)]) == pair
    assert needed_truths(options, [candidate(8, 1), candidate(8, 2)]) == pair


def test_each_candidate_that_goes_counts() -> None:
    options = cells(r1c1="1", r1c2="12", r1c3="123")
    assert needed_truths(options, [candidate(8, 1)]) == (CellTruth(0),)
    assert needed_truths(options, [candidate(8, 2)]) == (CellTruth(0), CellTruth(1))
    assert needed_truths(options, [candidate(8, 1), candidate(8, 3)]) == (CellTruth(0), CellTruth(1), CellTruth(2))


def test_of_two_ways_the_later_is_kept() -> None:
    options = cells(r1c1="12", r1c2="12", r4c9="13", r5c9="13")
    assert needed_truths(options, [candidate(8, 1)]) == (CellTruth(35), CellTruth(44))


def test_a_base_house_that_a_candidate_sees_does_without_the_others() -> None:
    """A finned X-Wing in rows 1 and 5; all places of row 1 but the fin are seen from r2c1, and so is the fin."""
    options = fives(r1="r1c1 r1c2 r1c3", r5="r5c1 r5c2")
    assert needed_truths(options, [five("r2c1")]) == (HouseTruth(5, 0),)
    assert needed_truths(options, [five("r6c1")]) == (HouseTruth(5, 4),)
    assert needed_truths(fives(r1="r1c1 r1c9 r1c8", r5="r5c1 r5c9"), [five("r2c9")]) == (
        HouseTruth(5, 0),
        HouseTruth(5, 4),
    )


def test_every_other_link_of_a_way_will_do_as_a_weak_one() -> None:
    way = fives(r1="r1c1 r1c5", c5="r1c5 r6c5", r6="r6c5 r6c2")
    assert needed_truths(way, [five("r2c2"), five("r4c1")]) == (HouseTruth(5, 0), HouseTruth(5, 5))


def test_what_is_placed_is_proved() -> None:
    """Row 1 keeps its 5 and 6 to two cells, so that the 7 has r1c9 left."""
    row = {
        HOUSE_TRUTHS[digit][0]: [candidate(cell, digit) for cell in places]
        for digit, places in ((4, (3, 4, 5)), (5, (0, 1)), (6, (0, 1)), (7, (0, 1, 8)))
    }
    assert needed_truths(row, placed=[candidate(8, 7)]) == (HouseTruth(5, 0), HouseTruth(6, 0), HouseTruth(7, 0))


def test_where_nothing_is_shown_all_is_kept() -> None:
    options = cells(r1c1="12", r1c2="23")
    assert needed_truths(options, [candidate(8, 1)]) == tuple(options)
    assert needed_truths({}, [candidate(8, 1)]) == ()


def test_what_a_few_tries_do_not_tell_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    options = cells(r1c1="12", r1c2="12", r1c3="345")
    monkeypatch.setattr(module, "TRIES", 1)
    assert needed_truths(options, [candidate(8, 1)]) == tuple(options)


def test_a_truth_with_no_candidate_shows_anything() -> None:
    assert needed_truths(cells(r1c1="12", r1c2="", r1c3="3"), [candidate(80, 9)]) == (CellTruth(1),)


@pytest.mark.parametrize("seed", some(range(150)))
def test_it_finds_what_the_checker_finds(seed: int) -> None:
    """Truths of a random position, and a conclusion that may follow from them or not."""
    chance = Random(seed)
    grid = Grid([0] * 81)
    for _ in range(1500):
        grid.eliminate(chance.choice(CELLS), chance.choice(DIGITS))
    truths = [CELL_TRUTHS[cell] for cell in CELLS] + [HOUSE_TRUTHS[d][house] for d in DIGITS for house in HOUSES]
    chosen = chance.sample(truths, 40)
    options = {truth: truth.candidates(grid) for truth in chosen if truth.candidates(grid)}
    left = [each for each in CANDIDATES if grid.digits_of(each.cell) >> each.digit & 1]
    conclusions = chance.sample(left, 2)
    removed, placed = (conclusions, ()) if seed % 2 else ((), conclusions)
    step = Step(TECHNIQUE, CustomPattern(options), placed, removed)
    found = needed_truths(options, removed, placed)
    if proof.proves(grid, step):
        assert set(found) <= set(options)
        assert proof.core(grid, Step(TECHNIQUE, CustomPattern(found), placed, removed)) == found
    else:
        assert found == tuple(options)
