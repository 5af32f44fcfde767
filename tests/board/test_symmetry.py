"""Symmetries: cells fall into groups that a pattern has or lacks together."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.board.symmetry import orbits
from crosshatch.generator import Generator, Symmetry, Target

Rows: TypeAlias = list[list[bool]]


def turned(rows: Rows) -> Rows:
    return [list(column) for column in zip(*reversed(rows), strict=True)]


def mirrored(rows: Rows) -> Rows:
    return [row[::-1] for row in rows]


def flipped(rows: Rows) -> Rows:
    return rows[::-1]


def transposed(rows: Rows) -> Rows:
    return [list(column) for column in zip(*rows, strict=True)]


IMAGES: dict[Symmetry, list[Callable[[Rows], Rows]]] = {
    Symmetry.NONE: [],
    Symmetry.HALF_TURN: [lambda rows: turned(turned(rows))],
    Symmetry.QUARTER_TURN: [turned],
    Symmetry.LEFT_RIGHT: [mirrored],
    Symmetry.TOP_BOTTOM: [flipped],
    Symmetry.DIAGONAL: [transposed],
    Symmetry.ANTIDIAGONAL: [lambda rows: turned(turned(transposed(rows)))],
    Symmetry.BOTH_MIRRORS: [mirrored, flipped],
    Symmetry.BOTH_DIAGONALS: [transposed, lambda rows: turned(turned(rows))],
    Symmetry.FULL: [turned, mirrored, flipped, transposed],
}

SIZES = {
    Symmetry.NONE: {1},
    Symmetry.HALF_TURN: {1, 2},
    Symmetry.QUARTER_TURN: {1, 4},
    Symmetry.LEFT_RIGHT: {1, 2},
    Symmetry.TOP_BOTTOM: {1, 2},
    Symmetry.DIAGONAL: {1, 2},
    Symmetry.ANTIDIAGONAL: {1, 2},
    Symmetry.BOTH_MIRRORS: {1, 2, 4},
    Symmetry.BOTH_DIAGONALS: {1, 2, 4},
    Symmetry.FULL: {1, 4, 8},
}


def pattern(line: str) -> Rows:
    return [[cell != "." for cell in line[start : start + 9]] for start in range(0, 81, 9)]


@pytest.mark.parametrize("symmetry", Symmetry)
def test_each_cell_is_in_one_group(symmetry: Symmetry) -> None:
    groups = orbits(symmetry)
    assert sorted(cell for group in groups for cell in group) == list(range(81))
    assert {len(group) for group in groups} == SIZES[symmetry]


@pytest.mark.parametrize("symmetry", Symmetry)
def test_any_choice_of_groups_has_the_symmetry(symmetry: Symmetry) -> None:
    chance = Random(7)
    cells = {cell for group in orbits(symmetry) if chance.random() < 0.5 for cell in group}
    drawn = pattern("".join("x" if cell in cells else "." for cell in range(81)))
    assert all(image(drawn) == drawn for image in IMAGES[symmetry])


@pytest.mark.parametrize("symmetry", Symmetry)
def test_the_givens_of_a_puzzle_have_the_symmetry(symmetry: Symmetry) -> None:
    made = Generator(Target(level="easy", symmetry=symmetry)).make(3)
    drawn = pattern(made.puzzle.line)
    assert all(image(drawn) == drawn for image in IMAGES[symmetry])


@pytest.mark.parametrize("symmetry", Symmetry)
def test_the_symmetry_of_a_puzzle_is_all_that_its_pattern_has(symmetry: Symmetry) -> None:
    chance = Random(7)
    groups = [group for group in orbits(symmetry) if chance.random() < 0.4]
    givens = {cell for group in groups for cell in group}
    line = "".join("1" if cell in givens else "." for cell in range(81))
    assert Puzzle(line).symmetry is symmetry
    assert Puzzle("." * 81, placed=line).symmetry is Symmetry.FULL
