"""Boards as keys of f-puzzles: every rule is written so that it is read again, or refused by name."""

import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import pytest

from crosshatch.board import constraints as rules
from crosshatch.board.board import Board, BoardError, Boxes, Constraint, Lines
from crosshatch.board.boards import NAMES, board, jigsaw
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import ConstraintError, Document, f_puzzles, link, lz, read, write
from crosshatch.formats import boards as ignoring
from crosshatch.formats.f_puzzles_rules import COSMETIC
from f_puzzles_entries import ENTRIES, document
from random_boards import JIGSAWS
from random_boards import puzzle as random_puzzle

MIRROR = Path("/work/.mirror/dclamage+SudokuSolver/repo")


def facts(made: Board) -> Any:
    """Return what a board says, whatever the order and the kinds of its constraints."""
    truths = {frozenset(each.candidates) for each in made.truths}
    combinations = Counter(attrs.evolve(each, name="") for each in made.combinations)  # type: ignore[misc]
    return made.size, made.digits_of, made.excluded_by, truths, combinations


def again(puzzle: Puzzle) -> Puzzle:
    return read(write(puzzle, "f-puzzles"))


@pytest.mark.parametrize("key", ENTRIES)
def test_every_key_is_written_as_it_was_read(key: str) -> None:
    value, _ = ENTRIES[key]
    made = read(document(**{key: value}))
    written = f_puzzles.as_object(Document(made))
    assert again(made).board == made.board
    assert key in written


@pytest.mark.parametrize("name", [*NAMES, "x+windoku+anti-king", *JIGSAWS])
def test_boards_with_names(name: str) -> None:
    made = jigsaw(JIGSAWS[name]) if name in JIGSAWS else board(name)
    puzzle = Puzzle("1" + "." * (len(made.cells) - 1), board=made)
    for text in (write(puzzle, "f-puzzles"), link(puzzle, "f-puzzles"), link(puzzle, "sudokupad")):
        found = read(text)
        assert facts(found.board) == facts(made)
        assert found.givens == puzzle.givens


def test_random_boards() -> None:
    written: Counter[type[Constraint]] = Counter()
    for seed in range(400):
        made, values = random_puzzle(seed)
        try:
            puzzle = Puzzle("".join(map(str, values)), board=made)
            found = again(puzzle)
        except BoardError:
            continue
        assert found.givens == puzzle.givens
        assert facts(found.board) == facts(made)
        written.update(set(map(type, made.constraints)))
    assert written.keys() >= {rules.Killer, rules.Thermometer, rules.Arrow, rules.Quadruple, rules.Sandwich, rules.XSum}


def test_a_position_in_progress() -> None:
    puzzle = Puzzle("1" + "." * 35, board=board("6x6")).with_placed("r1c2", 4).without("r2c1", 2, 6)
    assert again(puzzle) == puzzle


@pytest.mark.parametrize(
    ("made", "rule"),
    [
        (Board(9, [Boxes()]), "rows and columns with repeats"),
        (Board(9, [Lines()]), "a grid of 9 rows without boxes"),
        (board("classic", rules.Apart("camel", ((1, 3),))), "camel"),
        (board("classic", rules.LineSum(["r1c1", "r1c2"], 5)), "sums of cells that are not a whole diagonal .r1c1"),
        (board("classic", rules.Sandwich(["r1c1", "r1c2"], 0)), "sandwich for cells that are not a whole row"),
        (board("classic", rules.EqualSums([["r1c1", "r1c2", "r1c3"], ["r2c1"]])), "equal sums of parts that are"),
        (board("classic", rules.Arrow(["r2c1", "r1c1"], ["r3c1"])), "arrows whose number"),
        (board("classic", rules.Allowed(["r1c1"], (1, 2))), "cells with the digits 1, 2 only"),
        (board("classic", rules.Extremes(["r1c1"]), rules.Extremes(["r5c5"])), "several sets of minimum cells"),
        (board("non-consecutive", rules.Difference(["r1c1", "r1c2"])), "non-consecutive with dots"),
        (board("classic", rules.NoOthers((rules.Ratio(["r1c1", "r1c2"]),))), "no-others, unless its dots"),
        (board("classic", rules.NoOthers((), sums=(7,))), "no-others for the xv of 7"),
    ],
)
def test_what_f_puzzles_does_not_have_is_named(made: Board, rule: str) -> None:
    with pytest.raises(BoardError, match=f"f-puzzles has no such rule: {rule}"):
        write(Puzzle("." * 81, board=made), "f-puzzles")


@pytest.mark.skipif(not MIRROR.exists(), reason="needs the tests of SudokuSolver")
def test_puzzles_of_the_tests_of_sudoku_solver() -> None:
    shown = subprocess.run(
        ["git", "-C", str(MIRROR), "show", "HEAD:SudokuTests/Puzzles.cs"], capture_output=True, text=True, check=True
    )
    packed = re.findall(r'"(N4Ig[\w+/=]+)"', shown.stdout)
    assert len(packed) > 100
    outcomes: Counter[str] = Counter()
    for text in packed:
        try:
            puzzle = ignoring.read(text, ignore=COSMETIC)
        except ConstraintError:
            outcomes["not supported"] += 1
            continue
        found = read(f"https://f-puzzles.com/?load={lz.compress(write(puzzle, 'f-puzzles'))}")
        assert found.givens == puzzle.givens
        assert facts(found.board) == facts(puzzle.board)
        outcomes["written"] += 1
    assert outcomes["written"] > 100
