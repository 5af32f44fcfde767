"""Puzzles on other boards: unique, of the requested level, and the same for the same seed."""

from itertools import combinations
from random import Random

import pytest

from crosshatch.batch.making import make_many
from crosshatch.board.board import Board
from crosshatch.board.boards import VARIANTS, board
from crosshatch.board.constraints import Killer
from crosshatch.board.grid import Grid
from crosshatch.cli.targets import gave_up
from crosshatch.generator import ClosestPuzzle, Generator, Target
from crosshatch.generator.boards import random_regions, random_solution_on, with_cages
from crosshatch.generator.errors import TargetError
from crosshatch.generator.quick_checks import follow
from crosshatch.generator.random.board_digging import BoardDigging
from crosshatch.position.board_counting import search
from crosshatch.position.status import count_solutions

LEVELS = {
    "4x4": ("Easy",),
    "6x6": ("Easy", "Hard"),
    "8x8": ("Easy", "Unfair"),
    "x": ("Medium", "Extreme"),
    "windoku": ("Easy", "Hard"),
    "disjoint": ("Medium", "Hard"),
    "anti-knight": ("Easy", "Medium"),
    "anti-king": ("Easy", "Hard"),
    "non-consecutive": ("Easy", "Medium"),
    "jigsaw": ("Easy", "Medium"),
    "6x6+jigsaw": ("Easy", "Medium"),
    "killer": ("Easy", "Medium"),
    "6x6+killer": ("Easy", "Medium"),
    "x+anti-knight": ("Easy", "Hard"),
}


@pytest.mark.parametrize(("name", "level"), [(name, level) for name, levels in LEVELS.items() for level in levels])
def test_puzzles(name: str, level: str) -> None:
    target = Target(board=name, level=level)
    for seed in (1, 2):
        found = Generator(target).make(seed)
        assert count_solutions(found.puzzle) == 1
        assert found.grade is not None
        assert found.grade.level == level
        again = Generator(target).make(seed)
        assert (again.puzzle.line, again.puzzle.board) == (found.puzzle.line, found.puzzle.board)


@pytest.mark.parametrize("size", range(4, 10))
def test_random_regions_are_connected(size: int) -> None:
    marks = random_regions(size, Random(size))
    regions = {mark: {divmod(place, size) for place, each in enumerate(marks) if each == mark} for mark in marks}
    assert len(regions) == size
    for cells in regions.values():
        assert len(cells) == size
        reached = [min(cells)]
        for row, column in reached:
            around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            reached += sorted(around & cells - set(reached))
        assert set(reached) == cells


@pytest.mark.parametrize("name", ["classic", "6x6", "x"])
def test_cages_do_not_overlap(name: str) -> None:
    chance, kind = Random(name), board(name)
    solution = random_solution_on(kind, chance)
    made = with_cages(kind, solution, chance, "hard")
    (cages,) = [each.cages for each in made.constraints if isinstance(each, Killer)]
    covered = [cell for cage in cages for cell in cage.cells]
    assert len(covered) == len(set(covered))
    assert len(covered) > 0.8 * len(kind.cells)
    for cage in cages:
        assert sum(solution[cell] for cell in cage.cells) == cage.total
        assert len({solution[cell] for cell in cage.cells}) == len(cage.cells)


@pytest.mark.parametrize("name", ["6x6", "x", "non-consecutive"])
def test_digging_keeps_the_solution_unique(name: str) -> None:
    chance, kind = Random(name), board(name)
    solution = random_solution_on(kind, chance)
    digging = BoardDigging(kind)
    digging.set_solution(solution)
    groups = [tuple(kind.cells[place : place + 2]) for place in range(0, len(kind.cells), 2)]
    gone = {cell for group in digging.dig(solution, groups, 0) for cell in group}
    left = [0 if cell in gone else digit for cell, digit in enumerate(solution)]
    assert gone
    assert search(kind, kind.masks(left), 2).found == 1


def test_targets_that_no_board_meets() -> None:
    for target, message in (
        (Target(board="4x4", level="medium"), "every puzzle on the 4x4 board, so none is Medium"),
        (Target(board="x+4x4", must="x-wing"), "so x-wing never occurs"),
        (Target(board="4x4+anti-king"), "no solution"),
        (Target(board="4x4+anti-king+killer"), "no solution"),
    ):
        with pytest.raises(TargetError, match=message):
            Generator(target)
    for file in ("mine.json", "a/b", '{"size": 6}'):
        with pytest.raises(TargetError, match=r"for the board of a file, use crosshatch\.generator\.completion"):
            Target(board=file)
    with pytest.raises(TargetError, match="6x6 board must be from 0 to 35"):
        Target(board="6x6", givens=36)


def minimal(kind: Board, solution: str, others: list[str]) -> list[int]:
    """Return the minimal sets of givens of a board with 16 cells, as masks.

    A set of sets has a bit for each of them.
    """
    cells, every = kind.cells, (1 << 65536) - 1
    within = 0  # the sets of empty cells that leave another solution
    for other in others:
        within |= 1 << sum(1 << place for place, cell in enumerate(cells) if other[cell] != solution[cell])
    without = [every // ((1 << (2 << place)) - 1) * ((1 << (1 << place)) - 1) for place in range(16)]
    for place in range(16):
        within |= (within & without[place]) << (1 << place)
    unique = every & ~within
    most = unique
    for place in range(16):
        most &= ~((unique >> (1 << place)) & without[place])
    return [65535 ^ empty for empty in range(65536) if most >> empty & 1]


FOUR_ROWS = [name for name in VARIANTS if name not in ("windoku", "anti-king", "non-consecutive")]


@pytest.mark.parametrize("names", [each for count in range(3) for each in combinations(FOUR_ROWS, count)])
def test_singles_solve_all_puzzles_with_four_rows(names: tuple[str, ...]) -> None:
    kind = board("+".join(("4x4", *names)))
    lines = list(search(kind, kind.digits_of, 1000).lines)
    row = kind.cells[:4]
    for line in lines:
        if [line[cell] for cell in row] == ["1", "2", "3", "4"]:  # the digits of the others are renamed
            for givens in minimal(kind, line, [each for each in lines if each != line]):
                values = [0] * 81
                for place, cell in enumerate(kind.cells):
                    if givens >> place & 1:
                        values[cell] = int(line[cell])
                grid = Grid(values, board=kind)
                follow(grid, ())
                assert not grid.empty


def test_a_seed_without_a_filled_grid_loses_no_other() -> None:
    generator = Generator(Target(board="jigsaw+anti-king+anti-knight"))
    found = [*make_many(generator, ["1", "2"], 0.05)]
    assert [each.seed for each in found] == ["1", "2"]
    for each in found:
        assert isinstance(each, ClosestPuzzle)
        assert each.grade is None
        assert each.solutions == 0
        assert "no filled grid was found in time for the board anti-king+anti-knight+jigsaw" in gave_up(each)
