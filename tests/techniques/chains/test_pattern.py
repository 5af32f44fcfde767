"""Alternating chains: how they are written down, and what they rest on.

The positions and the lines are HoDoKu's own; the nodes are those that its lines name.
"""

from itertools import product

import pytest

from crosshatch.board.candidate import Candidate, candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE, HOUSES, cell_named, cell_set
from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.cell_groups import CellGroup
from crosshatch.logic.step import CellTruth, HouseTruth, Link, Role, Step
from crosshatch.logic.technique import Technique
from crosshatch.techniques.chains.nodes import HiddenSet, InCells, InHouse, InRectangle, Node
from crosshatch.techniques.chains.pattern import (
    AlternatingChain,
    ContinuousLoop,
    DiscontinuousLoop,
    RemotePair,
    SingleDigitChain,
)

REMOTE_PAIR = (
    ":0000:x:.+65+3+7..+8+9..3.8..+64.+8.1.+67+356+41+2.+8.+7+38.+74+63.+12....1+7+84+65+28+6.+1.9+7.1.7..6+2+8..6+829."
    "+5+1:211 221:::"
)
X_CHAIN = (
    ":0000:x:.71..9.....5.1+2+73..2....+15..+3..2..8+7.1.4.86.3..6.....1.4......59........+1.+82.3.7.:622 544 944 546 "
    "447 461 562 967 671 487 488 489 495 999:::"
)
XY_CHAIN = (
    ":0000:x:35.24.7+1+9......+36+4+1.+4.39+8+52......+685.4..7.1+2+3.15+3..4+9+798+7...+531+5..1+9+7+2+4+84+2+1+853+9+7"
    "6:653:::"
)
CONTINUOUS = (
    ":0000:x:+9..1..+5..76+1.8+5+3+9.+5.4...1..6..5..84.+15..+6.+97+34.9..3.5.+21+56+4+873+9896+32+7+4+15+3+4+7+9+5+1.."
    "8:264:::"
)
DISCONTINUOUS = (
    ":0000:x:+2.4.+8...781.+7...4..671+4...2...4+7.....2+85.1476+47...83....28+1.+7..1....7.9.+7...54.6.:247:::"
)
PLACED = ":0000:x:+2.4.+8...781.+7...4..671+4...2...4+7.....2+85.1476+47...83....28+1....1....7.9.....54.6.:247:::"
ONE_DIGIT_GOES = (
    ":0000:x:..5+3+7..+8...3.8..+64.+8.1..7+356+41+2.+8.+7.8..4+63.+12....1+7+84+65+28+6.+1.9+7.1.7..6+2+8...+829.+5."
    "::::"
)
TWO_DIGITS_GO = (
    ":0000:x:1...5.7....71......6...2..4.....834..8...+1......62...8..52...9..3...4..29...6....:251 451 253 453:::"
)
GROUPED_LOOP = ":0000:x:.....6......7...2...9.3.5....5.9.84.8+4.2.+5..6+9......7+539..4....5.....4....4..1..8:927:::"
GROUPED_AIC = ":0000:x:1.....7....6.8.1...89.....6...5.....6.+5+89+3+2.1.3...2.5......+84....23.4...8...6...7:443:::"

TECHNIQUE = Technique("Chain")


def node(name: str) -> Node:
    """Return the node of a digit in some cells: ``3r5c78``."""
    digit, _, place = name.partition("r")
    rows, _, columns = place.partition("c")
    return Node(int(digit), cell_set(cell_named(f"r{row}c{column}") for row, column in product(rows, columns)))


def nodes(names: str) -> tuple[Node, ...]:
    return tuple(map(node, names.split()))


def strong(grid: Grid, chain: tuple[Node, ...]) -> tuple[InHouse | InCells, ...]:
    """Return what makes the strong links of a chain in a position: the first house of both nodes, or the cell."""
    found: list[InHouse | InCells] = []
    for one, other in zip(chain[::2], chain[1::2], strict=True):
        both = one.cells | other.cells
        if one.digit == other.digit:
            found.append(InHouse(next(each for each in HOUSES if grid.cells_mask(one.digit) & HOUSE[each] == both)))
        else:
            found.append(InCells(CellGroup.of(grid, both)))
    return tuple(found)


def gone(text: str) -> tuple[Candidate, ...]:
    """Return candidates by digit: ``9 r1c7 r2c7, 3 r4c9``."""
    result = []
    for part in text.split(", "):
        digit, *cells = part.split()
        result += [candidate(cell_named(cell), int(digit)) for cell in cells]
    return tuple(result)


def proved(position: str, chain: AlternatingChain | RemotePair) -> str:
    """Return how a chain is written, having proved it in its position, and that it needs all of its truths."""
    grid, step = read(position).grid(), Step(TECHNIQUE, chain, eliminations=chain.removed)
    proof.verify(grid, step)
    assert proof.core(grid, step) == step.truths
    return step.notation.removeprefix("Chain: ")


def test_an_x_chain_names_its_digit_and_its_cells() -> None:
    chain = nodes("9r2c2 9r6c2 9r6c4 9r7c4 9r9c5 9r9c7 9r4c7 9r4c3 9r3c3 9r2c2")
    found = SingleDigitChain(chain, strong(read(X_CHAIN).grid(), chain), gone("9 r2c9 r3c3 r6c2"))
    assert proved(X_CHAIN, found) == (
        "9 r2c2 =9= r6c2 -9- r6c4 =9= r7c4 -9- r9c5 =9= r9c7 -9- r4c7 =9= r4c3 -9- r3c3 =9= r2c2 => r2c9,r3c3,r6c2<>9"
    )
    assert found.eureka.startswith("(9)r2c2=(9)r6c2-(9)r6c4=(9)r7c4-")
    assert found.digits == (9,)


def test_an_xy_chain_begins_and_ends_with_its_digit() -> None:
    chain = nodes("9r4c4 4r4c4 4r7c4 6r7c4 6r3c4 7r3c4 7r3c2 6r3c2 6r1c3 8r1c3 8r5c3 9r5c3")
    found = AlternatingChain(chain, strong(read(XY_CHAIN).grid(), chain), gone("9 r4c2 r4c3 r5c4"))
    assert proved(XY_CHAIN, found) == "9 9- r4c4 -4- r7c4 -6- r3c4 -7- r3c2 -6- r1c3 -8- r5c3 -9 => r4c23,r5c4<>9"
    assert found.eureka == "(9=4)r4c4-(4=6)r7c4-(6=7)r3c4-(7=6)r3c2-(6=8)r1c3-(8=9)r5c3"
    assert found.truths == tuple(
        CellTruth(cell_named(cell)) for cell in ["r4c4", "r7c4", "r3c4", "r3c2", "r1c3", "r5c3"]
    )


def test_a_continuous_loop_is_written_from_a_cell_that_it_passes_through() -> None:
    chain = nodes("7r1c9 7r1c5 7r3c4 2r3c4 2r2c4 4r2c4 4r2c9 4r1c9")
    removed = gone("2 r1c6 r1c9 r3c6 r5c4, 6 r1c9, 7 r3c5")
    found = ContinuousLoop(chain, strong(read(CONTINUOUS).grid(), chain), removed)
    assert proved(CONTINUOUS, found) == (
        "2/6/7 4= r1c9 =7= r1c5 -7- r3c4 -2- r2c4 -4- r2c9 =4= r1c9 =7 => r1c69,r3c6,r5c4<>2, r1c9<>6, r3c5<>7"
    )
    assert found.eureka == "(7)r1c9=(7)r1c5-(7=2)r3c4-(2=4)r2c4-(4)r2c9=(4)r1c9-"


def test_a_continuous_loop_is_written_the_same_wherever_it_begins() -> None:
    chain = nodes("4r1c9 4r2c9 4r2c4 2r2c4 2r3c4 7r3c4 7r1c5 7r1c9")
    grid, lines = read(CONTINUOUS).grid(), set()
    for start in range(0, len(chain), 2):
        turned = chain[start:] + chain[:start]
        lines.add(ContinuousLoop(turned, strong(grid, turned), gone("6 r1c9")).notation)
    assert lines == {"6 7= r1c9 =4= r2c9 -4- r2c4 -2- r3c4 -7- r1c5 =7= r1c9 =4"}


def test_a_loop_that_passes_through_no_cell_is_written_from_a_node_back_to_it() -> None:
    chain = nodes("4r1c1 4r1c9 4r5c9 4r5c1")
    found = ContinuousLoop(chain, (InHouse(0), InHouse(4)), gone("4 r7c1"))
    assert found.notation == "4 4- r1c1 =4= r1c9 -4- r5c9 =4= r5c1 -4- r1c1 =4"
    assert len(found.links) == 4
    assert found.links[-1] == Link(gone("4 r5c1"), gone("4 r1c1"), Role.WEAK)


def test_a_discontinuous_loop_leads_from_what_it_removes_back_to_it() -> None:
    chain = nodes("3r9c3 9r9c3 9r9c4 9r7c6 6r7c6 6r7c1")
    grid, turn = read(DISCONTINUOUS).grid(), gone("3 r7c1")
    links = strong(grid, chain[:2]) + strong(grid, chain[2:4]) + strong(grid, chain[4:])
    found = DiscontinuousLoop(chain, links, turn, turn=turn[0])
    assert proved(DISCONTINUOUS, found) == "3 r7c1 -3- r9c3 -9- r9c4 =9= r7c6 =6= r7c1 => r7c1<>3"
    assert not found.placed
    assert found.eureka == "(3=9)r9c3-(9)r9c4=(9-6)r7c6=(6)r7c1"


def test_a_discontinuous_loop_that_shows_a_candidate_leads_from_it_to_it() -> None:
    chain = nodes("7r9c1 7r9c7 2r9c7 2r9c4 9r9c4 9r7c6 6r7c6 6r7c1 7r7c1 7r9c1")
    removed = gone("3 r9c1, 9 r9c1")
    found = DiscontinuousLoop(chain, strong(read(PLACED).grid(), chain), removed, turn=gone("7 r9c1")[0])
    assert proved(PLACED, found) == ("3/9 r9c1 =7= r9c7 =2= r9c4 =9= r7c6 =6= r7c1 =7= r9c1 => r9c1<>3, r9c1<>9")
    assert found.placed
    assert found.eureka == "(7)r9c1=(7-2)r9c7=(2-9)r9c4=(9-6)r7c6=(6-7)r7c1=(7)r9c1"


def test_an_aic_of_one_digit() -> None:
    chain = nodes("9r1c9 1r1c9 1r9c9 3r9c9 3r9c2 3r6c2 5r6c2 5r5c2 5r5c7 9r5c7")
    found = AlternatingChain(chain, strong(read(ONE_DIGIT_GOES).grid(), chain), gone("9 r1c7 r2c7 r4c9"))
    assert proved(ONE_DIGIT_GOES, found) == (
        "9 9- r1c9 -1- r9c9 -3- r9c2 =3= r6c2 =5= r5c2 -5- r5c7 -9 => r12c7,r4c9<>9"
    )


def test_an_aic_of_two_digits() -> None:
    chain = nodes("7r3c4 7r3c5 7r4c5 9r4c5 9r8c5 9r8c4")
    found = AlternatingChain(chain, strong(read(TWO_DIGITS_GO).grid(), chain), gone("7 r8c4, 9 r3c4"))
    assert proved(TWO_DIGITS_GO, found) == ("7/9 7- r3c4 =7= r3c5 -7- r4c5 -9- r8c5 =9= r8c4 -9 => r8c4<>7, r3c4<>9")
    assert found.eureka == "(7)r3c4=(7)r3c5-(7=9)r4c5-(9)r8c5=(9)r8c4"
    assert found.truths == (HouseTruth(7, 2), CellTruth(cell_named("r4c5")), HouseTruth(9, 7))


def test_a_group_is_one_node() -> None:
    chain = nodes("3r4c6 7r4c6 7r5c5 7r5c3 3r5c3 3r5c78")
    found = DiscontinuousLoop(chain, strong(read(GROUPED_LOOP).grid(), chain), gone("3 r4c9"), turn=gone("3 r4c9")[0])
    assert proved(GROUPED_LOOP, found) == ("3 r4c9 -3- r4c6 -7- r5c5 =7= r5c3 =3= r5c78 -3- r4c9 => r4c9<>3")
    assert found.eureka == "(3=7)r4c6-(7)r5c5=(7-3)r5c3=(3)r5c78"
    assert found.links[-1].end == gone("3 r5c7 r5c8")


def test_a_grouped_aic() -> None:
    chain = nodes("3r7c1 3r23c1 3r1c3 4r1c3 4r9c3 4r9c2 4r5c2 7r5c2 7r46c3 7r7c3")
    found = AlternatingChain(chain, strong(read(GROUPED_AIC).grid(), chain), gone("3 r7c3, 7 r7c1"))
    assert proved(GROUPED_AIC, found) == (
        "3/7 3- r7c1 =3= r23c1 -3- r1c3 -4- r9c3 =4= r9c2 -4- r5c2 -7- r46c3 =7= r7c3 -7 => r7c3<>3, r7c1<>7"
    )


@pytest.fixture
def with_set() -> AlternatingChain:
    """If r1c1 is not 4, r1c8 is; then r23c9 lack 4, and hold 2 and 6; so r5c9 is not 2, and r5c1 is."""
    grid = Grid([0] * 81)
    for cell, digits in (("r2c9", "246"), ("r3c9", "246")):
        for digit in range(1, 10):
            if str(digit) not in digits:
                grid.eliminate(cell_named(cell), digit)
    both = cell_set(map(cell_named, ("r2c9", "r3c9")))
    chain = nodes("4r1c1 4r1c8 4r23c9 2r23c9 2r5c9 2r5c1")
    return AlternatingChain(chain, (InHouse(0), InCells(CellGroup.of(grid, both)), InHouse(4)), gone("2 r1c1, 4 r5c1"))


def test_an_almost_locked_set_is_named_in_hodokus_notation(with_set: AlternatingChain) -> None:
    assert with_set.notation == "2/4 4- r1c1 =4= r1c8 -4- ALS:r23c9 -2- r5c9 =2= r5c1 -2"


def test_an_almost_locked_set_has_the_digit_of_the_next_node_last_in_eureka_notation(
    with_set: AlternatingChain,
) -> None:
    assert with_set.eureka == "(4)r1c1=(4)r1c8-(4=62)r23c9-(2)r5c9=(2)r5c1"


def test_the_cells_of_an_almost_locked_set_are_truths_and_have_its_role(with_set: AlternatingChain) -> None:
    cells = tuple(map(cell_named, ("r2c9", "r3c9")))
    assert with_set.truths == (HouseTruth(4, 0), *map(CellTruth, cells), HouseTruth(2, 4))
    assert with_set.roles.cells[Role.ALS_A] == cells
    assert [str(group) for group in with_set.sets] == ["r23c9 {246}"]


@pytest.fixture
def with_rectangle() -> AlternatingChain:
    """If r1c5 is not 4, r1c1 is; so r1c1 is not 3, but r2c4 is then, lest r12c14 hold 1 and 2 only; and so on."""
    grid = Grid([0] * 81)
    for cell, digits in (("r1c1", "1234"), ("r1c4", "12"), ("r2c1", "12"), ("r2c4", "126")):
        for digit in range(1, 10):
            if str(digit) not in digits:
                grid.eliminate(cell_named(cell), digit)
    corners = CellGroup.of(grid, cell_set(map(cell_named, ("r1c1", "r1c4", "r2c1", "r2c4"))))
    strong = (InHouse(0), InRectangle(corners, 1 << 1 | 1 << 2), InHouse(15))
    return AlternatingChain(nodes("4r1c5 4r1c1 3r1c1 6r2c4 6r2c7 6r1c7"), strong, gone("6 r1c5, 4 r1c7"))


def test_a_rectangle_is_named_by_its_rows_and_columns(with_rectangle: AlternatingChain) -> None:
    assert with_rectangle.notation == "4/6 4- r1c5 =4= r1c1 -3- AUR:r12c14 -6- r2c7 =6= r1c7 -6"
    assert with_rectangle.eureka == "(4)r1c5=(4)r1c1-(3=6)AUR:r12c14-(6)r2c7=(6)r1c7"


def test_the_corners_of_a_rectangle_have_their_role_and_its_guardians_are_a_truth(
    with_rectangle: AlternatingChain,
) -> None:
    (rectangle,) = with_rectangle.rectangles
    assert rectangle.truth in with_rectangle.truths
    assert str(rectangle.truth) == "not only 12 in r1c14,r2c14"
    assert with_rectangle.roles.cells == {Role.CORNER: tuple(map(cell_named, ("r1c1", "r1c4", "r2c1", "r2c4")))}
    assert len(with_rectangle.roles.candidates[Role.CORNER]) == 8


@pytest.fixture
def with_hidden_set() -> AlternatingChain:
    """If r5c1 is not 7, r1c1 is; then r1c4 is not 8, since 1 and 2 need it or r1c9; so r5c4 is 8."""
    grid = Grid([0] * 81)
    for cell in set(range(9)) - {0, 3, 8}:
        grid.eliminate(cell, 1)
        grid.eliminate(cell, 2)
    hidden = HiddenSet(CellGroup.of(grid, 1 << 0 | 1 << 3 | 1 << 8), 0, 1 << 1 | 1 << 2)
    chain = nodes("7r5c1 7r1c1 8r1c4 8r5c4")
    return AlternatingChain(chain, (InHouse(9), InHouse(12)), gone("8 r5c1, 7 r5c4"), weak=(hidden,))


def test_a_hidden_set_is_named_in_the_weak_link_that_it_makes(with_hidden_set: AlternatingChain) -> None:
    assert with_hidden_set.notation == "7/8 7- r5c1 =7= r1c1 -AHS:12r1-8- r1c4 =8= r5c4 -8"
    assert with_hidden_set.eureka == "(7)r5c1=(7)r1c1-AHS:12r1-(8)r1c4=(8)r5c4"


def test_the_digits_of_a_hidden_set_are_truths_and_have_a_role(with_hidden_set: AlternatingChain) -> None:
    assert with_hidden_set.truths == (HouseTruth(7, 9), HouseTruth(8, 12), HouseTruth(1, 0), HouseTruth(2, 0))
    assert with_hidden_set.roles.cells == {Role.PATTERN: (0, 3, 8)}
    assert len(with_hidden_set.roles.candidates[Role.PATTERN]) == 6
    assert with_hidden_set.roles.houses == {Role.HOUSE: (9, 12, 0)}


def test_roles_and_links_follow_the_chain() -> None:
    chain = nodes("7r3c4 7r3c5 7r4c5 9r4c5 9r8c5 9r8c4")
    found = AlternatingChain(chain, strong(read(TWO_DIGITS_GO).grid(), chain), gone("7 r8c4, 9 r3c4"))
    assert found.roles.candidates[Role.OFF] == gone("7 r3c4 r4c5, 9 r8c5")
    assert found.roles.candidates[Role.ON] == gone("7 r3c5, 9 r4c5 r8c4")
    assert found.roles.houses[Role.HOUSE] == (2, 7)
    assert found.roles.digits[Role.PATTERN] == (7, 9)
    assert [link.role for link in found.links] == [Role.STRONG, Role.WEAK, Role.STRONG, Role.WEAK, Role.STRONG]
    assert (found.links[0].start, found.links[0].end) == (gone("7 r3c4"), gone("7 r3c5"))


def test_a_chain_does_not_name_a_truth_that_it_does_not_need() -> None:
    grid = Grid([0] * 81)
    chain = nodes("5r1c1 5r1c9 5r4c9 5r4c1")
    for cell in range(9):
        if cell not in (0, 8):
            grid.eliminate(cell, 5)
            grid.eliminate(27 + cell, 5)
    found = SingleDigitChain(chain, (InHouse(0), InHouse(3)), gone("5 r9c1"))
    assert found.truths == (HouseTruth(5, 0), HouseTruth(5, 3))
    from_a_house = SingleDigitChain(chain, (InHouse(0), InHouse(3)), gone("5 r4c5"))
    assert from_a_house.truths == (HouseTruth(5, 3),)


def test_a_remote_pair_names_its_cells_in_order() -> None:
    cells = tuple(map(cell_named, ["r2c4", "r6c4", "r4c5", "r4c7", "r5c7", "r5c2"]))
    found = RemotePair(1 << 5 | 1 << 9, cells, gone("9 r2c2"))
    assert proved(REMOTE_PAIR, found) == "5/9 r2c4 -5- r6c4 -9- r4c5 -5- r4c7 -9- r5c7 -5- r5c2 => r2c2<>9"
    assert found.truths == tuple(map(CellTruth, cells))
    assert found.roles.cells == {Role.PINCER: (cells[0], cells[-1]), Role.PATTERN: cells[1:-1]}
    assert [str(link.start[0]) for link in found.links] == ["(5)r2c4", "(9)r6c4", "(5)r4c5", "(9)r4c7", "(5)r5c7"]


def test_what_is_found_is_shown_by_name() -> None:
    chain = nodes("5r1c1 5r1c9")
    found = SingleDigitChain(chain, (InHouse(0),), ())
    assert "house=r1" in repr(found)
