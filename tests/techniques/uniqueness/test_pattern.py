"""Deadly patterns as they are found: guardians in words, ratings, and a way round a loop."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import CELLS, cell_named, cell_set
from crosshatch.techniques.uniqueness.kinds import Kind
from crosshatch.techniques.uniqueness.pattern import (
    Argument,
    DeadlyPattern,
    OneCell,
    SubsetBeside,
)
from crosshatch.techniques.uniqueness.strategy import grave_rating, loop_rating
from crosshatch.words import language_named
from crosshatch.words.spans import markup
from crosshatch.words.tellers.uniqueness import guardians

ONE_AND_TWO = 0b110
ONE_CELL = OneCell()


def pattern(
    extra: dict[int, str], cells: int = 0, kind: Kind = Kind.LOOP, argument: Argument = ONE_CELL
) -> DeadlyPattern:
    """Return a pattern of 1 and 2 with guardians by cell."""
    cells |= cell_set(extra)
    masks = [sum(1 << int(digit) for digit in extra.get(cell, "")) for cell in CELLS if cells >> cell & 1]
    return DeadlyPattern(
        kind=kind,
        cells=cells,
        digits=(1, 2),
        own=tuple(ONE_AND_TWO for _ in masks),
        candidates=tuple(mask | ONE_AND_TWO for mask in masks),
        argument=argument,
        removed=(candidate(0, 1),),
    )


@pytest.mark.parametrize(
    ("extra", "told"),
    [
        ({2: "3", 3: "5"}, "[guardian:r1c3 is 3] or [guardian:r1c4 is 5]"),
        ({2: "3", 3: "5", 4: "5"}, "[guardian:r1c3 is 3], [guardian:r1c4 is 5] or [guardian:r1c5 is 5]"),
        ({8: "37", 11: "9"}, "[guardian:r1c9 is 3 or 7], or [guardian:r2c3 is 9]"),
        (
            {30: "469", 32: "5", 77: "5"},
            "[guardian:r4c4 is 4, 6 or 9]; or [guardian:r4c6 is 5]; or [guardian:r9c6 is 5]",
        ),
    ],
)
def test_guardians_are_told_apart_cell_by_cell(extra: dict[int, str], told: str) -> None:
    assert markup(language_named("english").line(guardians(pattern(extra)))) == told


def test_cells_with_guardians_are_the_roof_and_the_others_the_floor() -> None:
    found = pattern({0: "3", 9: "34"}, cells=cell_set([0, 1, 9, 10]))
    assert found.floor == (1, 10)
    assert found.roof == (0, 9)
    assert [str(each) for each in found.guardians] == ["(3)r1c1", "(3)r2c1", "(4)r2c1"]


def test_a_way_round_a_loop_goes_from_each_cell_to_one_that_it_sees() -> None:
    cells = [cell_named(name) for name in ["r1c1", "r1c2", "r5c1", "r5c4", "r6c2", "r6c4"]]
    around = pattern({}, cell_set(cells)).way_round
    assert around == tuple(cell_named(name) for name in ["r1c1", "r1c2", "r6c2", "r6c4", "r5c4", "r5c1"])


def naked(size: int) -> SubsetBeside:
    """Return a naked subset of so many digits."""
    return SubsetBeside(False, (1 << size - 1) - 1, (1 << size) - 1 << 1, (0,), ())


def hidden(size: int) -> SubsetBeside:
    """Return a hidden subset of so many cells beside those with guardians."""
    return SubsetBeside(True, (1 << size) - 1, (1 << size + 1) - 1 << 1, (0,), ())


@pytest.mark.parametrize(
    ("length", "argument", "rating"),
    [
        (4, ONE_CELL, 4.5),
        (6, ONE_CELL, 4.6),
        (8, ONE_CELL, 4.7),
        (10, ONE_CELL, 5.0),
        (18, ONE_CELL, 5.0),
        (4, naked(2), 4.6),
        (6, naked(4), 4.9),
        (10, naked(3), 5.2),
        (4, hidden(1), 4.5),
        (4, hidden(2), 4.6),
    ],
)
def test_explainer_rates_a_loop_by_its_length_and_its_subset(length: int, argument: Argument, rating: float) -> None:
    assert loop_rating(pattern({}, (1 << length) - 1, argument=argument)) == rating


@pytest.mark.parametrize(("argument", "rating"), [(ONE_CELL, 5.7), (naked(2), 5.8), (naked(4), 6.0)])
def test_explainer_rates_a_grave_by_its_subset(argument: Argument, rating: float) -> None:
    assert grave_rating(pattern({}, (1 << 20) - 1, Kind.GRAVE, argument)) == rating
