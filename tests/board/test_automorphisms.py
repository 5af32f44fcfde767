"""Symmetries of boards, compared with lists of all moves on small boards, and with the search for the classic one."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

import random_boards
from crosshatch.board.automorphisms import Facts, Symmetries, facts_of, moved, symmetries_of
from crosshatch.board.board import CLASSIC, Board, BoardError, Boxes, Lines
from crosshatch.board.boards import board
from crosshatch.board.canonical_search import canonical_form
from crosshatch.board.constraints import Cage, Clones, DisjointGroups, Killer, LineSum, Thermometer, odd
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import TRANSPOSED, Transformation, lines_moved, random_transformation
from crosshatch.position.status import count_solutions

ORDERS = {
    "4x4": 2 * 8**2,
    "6x6": 6 * 2**3 * 2 * 6**2,
    "8x8": 24 * 2**4 * 2 * 24**2,
    "classic": 2 * 6**8,
    "x": 2 * 2 * 2 * 2 * 6,
    "windoku": 2 * 8**2,
    "disjoint": 2 * 2 * 36**2,  # boxes and groups can be exchanged
    "disjoint+windoku": 8,
    "anti-knight": 8,
    "anti-king": 8,
    "non-consecutive": 2 * 8,
}
"""How many moves some boards have, counted by hand; with reversed digits where they can only be reversed."""

SMALL = (
    board("4x4"),
    board("4x4+x"),
    board("4x4+non-consecutive"),
    board("4x4+anti-knight"),
    board("4x4+disjoint"),
    random_boards.named("jigsaw 4"),
    Board(4, (Lines(),)),
    Board(4, (Lines(), Boxes(2, 2), Killer((Cage(["r1c1", "r1c2"], 5), Cage(["r4c4", "r4c3"], 5))))),
    Board(4, (Lines(), Boxes(2, 2), Thermometer(["r1c1", "r2c2", "r3c3"]))),
    Board(4, (Lines(), Boxes(2, 2), Clones(["r1c1"], ["r4c4"]), odd(["r1c4", "r4c1"]))),
    Board(4, (Lines(), Boxes(2, 2), LineSum(["r1c1", "r2c2", "r3c3", "r4c4"], 10))),
)


def all_symmetries(kind: Board) -> Iterator[Transformation]:
    """Yield all moves of rows and columns, with the digits as they are or reversed, that leave the facts unchanged."""
    count = kind.size
    facts: Facts = facts_of(kind)
    for rows in permutations(range(count)):
        for columns in permutations(range(count)):
            for turned in (False, True):
                lines = lines_moved(rows, columns)
                move = lines.then(TRANSPOSED) if turned else lines
                for digits in (range(10), (0, *range(count, 0, -1), *range(count + 1, 10))):
                    if moved(facts_of(kind, digits), move.cells) == facts:
                        yield Transformation(move.cells, tuple(digits))


@pytest.mark.parametrize(("name", "order"), ORDERS.items())
def test_orders(name: str, order: int) -> None:
    assert symmetries_of(board(name)).order == order


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_all_symmetries_of_small_boards(kind: Board) -> None:
    group = symmetries_of(kind)
    found = list(all_symmetries(kind))
    assert all(each in group for each in found)
    assert len({(each.cells, each.digits if not group.renames else ()) for each in found}) == group.order
    random = Random(1)
    for _ in range(20):
        values = [random.choice((0, 0, 0, *kind.digits)) if cell in kind.cells else 0 for cell in range(81)]
        images = {image for each in found for image in [_image(values, each, group.renames)]}
        least = group.least(values)
        assert tuple(least.values) == min(images)
        assert _image(values, Transformation(tuple(least.cells), tuple(least.digits)), False) == min(images)
        same = {(each.cells, each.digits) for each in found if _image(values, each, group.renames) == min(images)}
        own = len({cells for cells, _ in same}) if group.renames else len(same)
        assert least.automorphisms == own


def _image(values: list[int], transformation: Transformation, renames: bool) -> tuple[int, ...]:
    image = [0] * 81
    for cell, value in enumerate(values):
        image[transformation.cells[cell]] = transformation.digits[value]
    if not renames:
        return tuple(image)
    names = {0: 0}
    return tuple(names.setdefault(value, len(names)) for value in image)


def test_what_is_no_symmetry() -> None:
    group = symmetries_of(board("6x6"))
    assert Transformation() in group
    assert TRANSPOSED not in group
    assert lines_moved((1, 0, 2, 3, 4, 5), range(6)) in group
    assert lines_moved((1, 2, 0, 3, 4, 5), range(6)) not in group
    assert lines_moved() in group
    assert "6x6" not in group
    with pytest.raises(BoardError, match="is not a symmetry of the board 6x6"):
        Puzzle("." * 36, board=board("6x6")).transformed(TRANSPOSED)


def test_the_classic_form_is_that_of_its_own_search() -> None:
    group, random = symmetries_of(CLASSIC), Random(7)
    solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    for share in (0.05, 0.3, 0.3, 0.5, 1.0):
        line = "".join(each if random.random() < share else "." for each in solution)
        values = Puzzle(line).transformed(random_transformation(random)).values
        known, found = canonical_form(values), group.least(values)
        assert known is not None
        assert (found.values, found.automorphisms) == (known.values, known.automorphisms)


@pytest.mark.parametrize("name", random_boards.NAMES)
def test_twins_are_equal_and_others_apart(name: str) -> None:
    kind = random_boards.named(name)
    group, random = symmetries_of(kind), Random(name)
    solution = random_boards.solutions_of(name)[0]
    forms = set()
    for _ in range(10):
        line = "".join(each if random.random() < 0.4 else "." for each in solution)
        puzzle = Puzzle(line, board=kind)
        transformation = group.random(random)
        twin = puzzle.transformed(transformation)
        assert twin.transformed(transformation.inverse) == puzzle
        assert count_solutions(twin, limit=5) == count_solutions(puzzle, limit=5)
        form = puzzle.canonical()
        assert twin.canonical().puzzle == form.puzzle == puzzle.transformed(form.transformation)
        forms.add(form.line)
    assert len(forms) == 10


def test_random_symmetries_reach_everything() -> None:
    group, random = symmetries_of(board("4x4+x")), Random(1)
    assert len({group.random(random).cells for _ in range(400)}) == group.order == 16


def test_groups_beside_boxes_may_be_turned() -> None:
    kind = Board(6, (Lines(), Boxes(2, 3), DisjointGroups(2, 3)))
    assert Symmetries.of(kind).order == symmetries_of(board("6x6+disjoint")).order
