"""Boards: the facts that follow from their constraints, texts, drawings, and what is wrong with an impossible one."""

import pickle
from collections.abc import Callable
from itertools import product

import attrs
import pytest

from crosshatch.board.board import CLASSIC, Board, BoardError, Boxes, Combination, Constraint, Lines
from crosshatch.board.boards import NAMES, board, jigsaw
from crosshatch.board.candidate import CANDIDATES, candidate
from crosshatch.board.constraints import (
    Allowed,
    AntiKing,
    Cage,
    Clones,
    Difference,
    Different,
    Killer,
    NonConsecutive,
    Quadruple,
    Sandwich,
    Thermometer,
)
from crosshatch.board.errors import PuzzleError
from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, PEERS, cells_in
from crosshatch.board.puzzle import Puzzle


def test_the_classic_board_has_the_facts_that_engines_have_as_constants() -> None:
    for each in CANDIDATES:
        excluded = CLASSIC.excluded_by[each.index]
        in_cell = {candidate(each.cell, digit) for digit in DIGITS} - {each}
        in_peers = {candidate(peer, each.digit) for peer in cells_in(PEERS[each.cell])}
        assert {other for other in CANDIDATES if excluded >> other.index & 1} == in_cell | in_peers
    assert CLASSIC.sees == tuple(PEERS)
    assert [house.mask for house in CLASSIC.complete_houses] == [*HOUSE]
    assert board("classic") is CLASSIC == Board(9, [Lines(), Boxes()])


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_a_board(name: str) -> None:
    made = board(name)
    assert made == pickle.loads(pickle.dumps(made)) == board(name.upper())
    assert (str(made), len({house.name for house in made.houses})) == (name, len(made.houses))
    assert made.spread(made.gathered("123456789" * 9)).count(".") == 81 - len(made.cells)


def test_names_are_combined() -> None:
    assert len(board("6x6+x").houses) == 20
    assert [house.name for house in board("x+windoku").houses][27:] == [
        *("diagonal 1", "diagonal 2", "window 1", "window 2", "window 3", "window 4")
    ]
    assert board("anti-knight").excluded_by[0] >> 11 * 9 & 1  # r1c1 and r2c3 cannot both be 1
    assert board("non-consecutive").excluded_by[0] >> 10 & 1  # nor r1c1=1 and r1c2=2


def test_a_jigsaw_has_its_regions_in_its_name() -> None:
    made = board("Anti-King + jigsaw:AAAB ACBB CCDB CDDD")
    assert made.name == "jigsaw:AAABACBBCCDBCDDD+anti-king"
    assert made == board(made.name)
    assert str(made) == "jigsaw+anti-king"
    assert jigsaw("AAAB ACBB CCDB CDDD", AntiKing).name == "jigsaw:AAABACBBCCDBCDDD with anti-king"


def test_further_constraints_are_part_of_the_name() -> None:
    cages = Killer((Cage(["r1c1", "r1c2"], 3),))
    assert str(board("x", cages, cages, NonConsecutive())) == "x with killer and non-consecutive"


def test_a_house_with_as_many_cells_as_digits_is_complete() -> None:
    small = board("4x4", Different(["r1c1", "r2c2", "r3c4", "r4c3"]), Cage(["r1c1", "r1c2", "r2c1"]))
    assert [house.name for house in small.houses][12:] == ["extra region at r1c1", "cage at r1c1"]
    assert [house.name for house in small.complete_houses][12:] == ["extra region at r1c1"]


def test_a_puzzle_on_a_small_board() -> None:
    puzzle = Puzzle("1234" + "." * 12, board=board("4x4"))
    assert puzzle.text == "1234............"
    assert puzzle.givens == "1234" + "." * 77
    assert puzzle == Puzzle(puzzle.givens, board=board("4x4"))
    assert puzzle != Puzzle(puzzle.givens)
    assert repr(puzzle) == "<Puzzle 1234............ on 4x4>"
    assert puzzle.masks()[9:13] == (0b11000, 0b11000, 0b110, 0b110)
    assert puzzle.without("r2c1", 3, 1).masks()[9] == 0b10000
    assert puzzle.with_placed("r2c1", 3).text == "12343..........."
    assert str(puzzle) == (
        "+-----+-----+\n| 1 2 | 3 4 |\n| . . | . . |\n+-----+-----+\n| . . | . . |\n| . . | . . |\n+-----+-----+"
    )


def test_regions_are_drawn() -> None:
    assert str(Puzzle("1" + "." * 15, board=jigsaw("AAAB ACBB CCDB CDDD"))).splitlines() == [
        "+---+---+---+---+",
        "| 1   .   . | . |",
        "+   +---+---+   +",
        "| . | . | .   . |",
        "+---+   +---+   +",
        "| .   . | . | . |",
        "+   +---+   +---+",
        "| . | .   .   . |",
        "+---+---+---+---+",
    ]


def test_the_drawing_of_the_classic_board_is_the_usual_one() -> None:
    line = "....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7......."
    assert CLASSIC.drawn(line) == str(Puzzle(line)) == str(Grid(Puzzle(line).values))


def cage(*cells: str, total: int) -> Constraint:
    return Killer((Cage(cells, total),))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Board(10, ()), "4 to 9 rows, columns and digits, not 10"),
        (lambda: board("hexa"), "there is no board 'hexa'; use one of classic, 4x4"),
        (lambda: board("7x7"), r"there is no board '7x7'; sizes are 4x4, 6x6, 8x8 and classic \(9x9\).*a JSON file"),
        (lambda: board("6x6+windoku"), "windows need a board of 9 rows"),
        (lambda: Board(5, [Lines(), Boxes(2, 2)]), "boxes of 2 by 2 cells do not fit a board of 5 digits"),
        (lambda: jigsaw("A" * 82), "expected 16, 25, 36, 49, 64 or 81 region marks, found 82"),
        (lambda: jigsaw("AAAB ACBB CCDB CDDA"), "region A has 5 cells; each region of this board needs 4"),
        (lambda: board("6x6", Thermometer(["r6c6", "r6c7"])), "thermometer: r6c7 is not on this board of 6 rows"),
        (lambda: board("4x4", Thermometer(["r1c1", "r1c2", "r1c3", "r1c4", "r2c4"])), "thermometer: no digit .* r1c1"),
        (lambda: board("classic", Thermometer(["r1c1", "r1c1"])), "r1c1 occurs twice"),
        (
            lambda: board("classic", cage("r1c1", "r1c2", total=18)),
            "with 2 of the digits 1 to 9, its sum can only be 3 to 17",
        ),
        (
            lambda: board("4x4", cage(*(f"r{row}c{column}" for row in (1, 2) for column in (1, 2, 3)), total=20)),
            "only 4",
        ),
        (
            lambda: board("classic", Killer((Cage(["r1c1", "r1c2"], 5), Cage(["r1c2", "r1c3"], 6)))),
            "r1c2 is in two cages: cage of 5 at r1c1 and cage of 6 at r1c2",
        ),
        (lambda: board("classic", Allowed(["r5c5"], ())), "allowed: no digit from 1 to 9 is left for r5c5"),
        (lambda: Allowed(["r5c5"], (0, 10)), "0 is not a digit from 1 to 9"),
        (
            lambda: board("6x6", Quadruple(["r1c1", "r1c2"], [7])),
            "quadruple at r1c1: there is no 7; this board has digits 1 to 6",
        ),
        (lambda: Difference(["r1c1"]), "expected two cells, found 1"),
        (lambda: Clones(["r1c1"], []), "1 cells cannot be clones of 0"),
        (lambda: board("6x6+8x8"), "'6x6\\+8x8' combines boards that exclude each other"),
        (lambda: board("jigsaw:AAAB ACBB CCDB CDDD+disjoint+6x6"), "combines boards that exclude each other"),
        (lambda: board("jigsaw:AAABB"), "expected 16, 25, 36, 49, 64 or 81 region marks, found 5"),
        (lambda: board(f"jigsaw:{'ABCDE' * 5}+disjoint"), "disjoint groups need boxes, and a board of 5 rows has none"),
    ],
)
def test_an_impossible_board_is_an_error_that_names_the_place(make: Callable[[], Board], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        make()


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"houses": [[0, 1, 2]]}, r"mine: houses returned \[0, 1, 2\]; expected a House"),
        ({"links": [(("r1c1", 1), ("r1c2", 2))]}, r"mine: links returned \('r1c1', 1\); expected a Candidate"),
        ({"truths": [[]]}, r"mine: truths returned \[\]; expected a DeclaredTruth"),
        ({"combinations": [9]}, "mine: combinations returned 9; expected a Combination"),
    ],
)
def test_facts_of_another_type_are_errors_that_name_the_rule(facts: dict[str, object], message: str) -> None:
    made = type("Mine", (Constraint,), {method: lambda self, board, some=some: some for method, some in facts.items()})
    with pytest.raises(TypeError, match=message):
        _ = board("classic", made()).tables


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("7" + "." * 35, "7 in r1c1: this board has digits 1 to 6"),
        ("." * 35, "expected 36 cells, found 35"),
        ("." * 6 + "1" + "." * 74, "1 in r1c7: this board has 6 rows and columns"),
    ],
)
def test_a_text_must_fit_its_board(text: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        Puzzle(text, board=board("6x6"))


def test_what_needs_the_classic_board_says_so() -> None:
    puzzle = Puzzle("1" + "." * 80, board=board("x"))
    for asked in (puzzle.clashes, lambda: puzzle.symmetry):
        with pytest.raises(BoardError, match="on the classic board only, but this puzzle is on x"):
            asked()
    with pytest.raises(TypeError, match="expected a Board, not 'x'"):
        Puzzle("1" + "." * 80, board="x")  # type: ignore[arg-type]


def test_the_digits_of_a_combination_are_those_of_its_tuples() -> None:
    cells = [f"r1c{column}" for column in range(1, 6)]
    (rule,) = Sandwich(cells, 5).combinations(Board(5, [Lines()]))
    masks = [0b111110, 0b001100, 0b111110, 0b101010, 0b111110]
    ways = [
        way
        for way in product(range(1, 6), repeat=5)
        if rule.allows(way) and all(mask >> digit & 1 for mask, digit in zip(masks, way, strict=True))
    ]
    assert ways
    assert rule.supported(masks) == [sum({1 << way[place] for way in ways}) for place in range(5)]
    assert rule.supported([2, 2, 2, 2, 2]) == [0] * 5


@attrs.frozen
class AtMostOneOdd(Combination):
    name: str
    cells: tuple[int, ...]

    def follow(self, state: int, place: int, digit: int) -> int | None:
        after = state + digit % 2
        return after if after < 2 else None

    def ends(self, state: int) -> bool:
        return True


def test_a_combination_of_ones_own() -> None:
    assert AtMostOneOdd("few odd digits", (0, 1, 2)).supported([0b10, 0b1110, 0b1110]) == [0b10, 0b100, 0b100]
