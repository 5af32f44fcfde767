"""Names of chains by their shape: each on a position, and on its images."""

from functools import cache
from pathlib import Path

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.board import CLASSIC
from crosshatch.board.houses import HOUSE, cell_named, cells_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import Transformation, random_transformation
from crosshatch.logic import proof
from crosshatch.logic.cell_groups import CellGroup
from crosshatch.logic.step import Step
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.chains.nodes import IN_HOUSE, InCells, InHouse, InRectangle, Node, Strong
from crosshatch.techniques.chains.pattern import AlternatingChain, ContinuousLoop
from crosshatch.techniques.chains.shapes import (
    CHUTE_REMOTE_PAIR,
    RINGS,
    RINGS_OF_SETS,
    WINGS,
    WINGS_OF_SETS,
    XYZ_RING,
    chain_names,
    loop_names,
    w_wing_names,
)
from crosshatch.techniques.names import technique_named
from random_boards import named as board_of

ALL_NAMES = {*WINGS.values(), *RINGS.values(), *WINGS_OF_SETS.values(), *RINGS_OF_SETS.values(), CHUTE_REMOTE_PAIR}

PAGE = Path(__file__).parents[3] / "docs" / "pages" / "chains.md"

POSITIONS = {
    "16": "971236458534879162286415.3.6.7381..58935...1.1.569.8.3452.683..3.9.5..8.7.89.35..",
    "24": "7...1.846.61.8.7.28...671.5316748259.7.1.3468.8.5.6317249671583637854921158932674",
    "32": ".7239.6..3..1267..6..87.2.34295873..736419825...6324799172.35..8.37519.22.59.8137",
    "38": "4...6.1726.71.4953.....768484.71253.5324.671..7....24.765248391398671425..4359867",
    "58": "5.839617.761428593.9.517.86..7853..98..7693..93.2417.8182974635479635821.5.182947",
    "10": "842..6.51913245768756.1.2.438752914656418....2916.48.54783615..629.5.413135492687",
    "131": "..417.6851756389248.6..5731653917248249856173781324596..7..3812418...3.7..27814.9",
    "158": "475196832.91.3.4766...749157.69415...19.2.647.54.671..56.71.2.494.68.7511.745.36.",
    "177": ".234..915945231678..1.954321325647895.49.3261.96.12354359147826268359147417.2.593",
    "178": "9641..582.5.286941...459763....4.156...6.2...4.6.1.2..63....82..49.286.7.7..6....",
    "288": "825134976369782...7416..823.1482.....36.1..822785.....4873612956.32..14.1.2...63.",
}
"""Random puzzles after their first singles, by their numbers."""

NAMED = [
    ("L1-Wing", "x-chain", "38", "9 r1c4 =9= r1c3 -9- r4c3 =9= r4c9 -9- r5c9 =9= r5c5"),
    ("L2-Wing", "aic", "177", "7/8 7- r1c1 =7= r1c5 =8= r5c5 -8- r6c4 =8= r6c1 -8"),
    ("L3-Wing", "forcing-chain", "177", "8 r3c1 =6= r3c4 =7= r6c4 =8= r6c1 -8- r3c1"),
    ("S-Wing", "discontinuous-nice-loop", "177", "8 r3c1 =6= r3c4 -6- r9c4 -8- r6c4 =8= r6c1 -8- r3c1"),
    ("M-Wing", "forcing-chain", "58", "2 r3c1 -2- r1c2 -4- r4c2 =4= r4c7 =2= r3c7 -2- r3c1"),
    ("M3-Wing", "discontinuous-nice-loop", "10", "9 r5c8 =7= r5c6 =3= r3c6 -3- r3c8 -9- r5c8"),
    ("H1-Wing", "aic", "177", "7/8 7- r5c2 =7= r5c5 -7- r1c5 =7= r1c1 -7- r3c2 -8"),
    ("H2-Wing", "discontinuous-nice-loop", "32", "8 r2c2 -8- r6c2 =8= r6c3 -8- r2c3 -4- r2c9 -8- r2c2"),
    ("H3-Wing", "discontinuous-nice-loop", "58", "2 r5c2 =1= r4c2 -1- r4c8 -6- r4c1 -2- r5c2"),
    ("W-Wing", "forcing-chain", "10", "7 r5c8 -7- r6c8 -3- r3c8 =3= r3c6 -3- r5c6 -7- r5c8"),
    ("XY-Wing", "forcing-chain", "38", "9 r3c1 -9- r1c3 -3- r1c6 -5- r3c4 -9- r3c1"),
    (CHUTE_REMOTE_PAIR, "w-wing", "16", "7/9 in r3c7,r7c8 connected by 9 in r37c9"),
    ("L2-Ring", "continuous-nice-loop", "288", "5/6/9 7= r4c6 =3= r4c7 =7= r5c7 -7- r5c6 =7= r4c6 =3"),
    ("L3-Ring", "continuous-nice-loop", "24", "2/9 5= r1c3 =3= r3c3 =4= r2c1 =5= r1c3 =3"),
    ("M-Ring", "continuous-nice-loop", "16", "4/7 4= r8c6 =2= r8c7 -2- r9c8 -4- r8c9 =4= r8c6 =2"),
    (
        "W-Ring",
        "continuous-nice-loop",
        "158",
        "2/8 2- r4c2 =2= r6c1 -2- r2c1 -8- r3c3 =8= r7c3 -8- r9c2 -2- r4c2 =2",
    ),
    ("ALS-XZ", "discontinuous-nice-loop-with-als", "10", "7 r6c5 -7- ALS:r1c57 -9- ALS:r36c8 -7- r6c5"),
    ("ALS-W-Wing", "aic-with-als", "177", "8 8- r3c2 -7- r5c2 =7= r5c5 -7- ALS:r1c56 -8"),
    (
        "ALS-XY-Wing",
        "discontinuous-nice-loop-with-als",
        "131",
        "5 r9c8 -5- ALS:r8c568 -2- ALS:r1c16 -3- r9c1 -5- r9c8",
    ),
    (
        "Doubly Linked ALS-XZ",
        "continuous-nice-loop-with-als",
        "131",
        "9 9- ALS:r3c45 -2- ALS:r8c458 -9- r3c5 =9",
    ),
    (
        XYZ_RING,
        "continuous-nice-loop-with-als",
        "178",
        "3/7 3- ALS:r57c5 -7- r1c5 =7= r1c6 -7- r4c6 -3- r5c5 =3",
    ),
]
"""A name, the technique that finds such a chain in a position, and the chain."""


@cache
def step_in(technique: str, position: str, notation: str) -> Step:
    """Return the step with a chain, which the technique finds in a position."""
    steps = strategy_named(technique).find(Puzzle(POSITIONS[position]).grid())
    return next(step for step in steps if step.pattern.notation == notation)


@pytest.mark.parametrize(("name", "technique", "position", "notation"), NAMED, ids=[name for name, *_ in NAMED])
def test_a_chain_has_its_names(name: str, technique: str, position: str, notation: str) -> None:
    step = step_in(technique, position, notation)
    assert step.also_called == (name,)
    proof.verify(Puzzle(POSITIONS[position]).grid(), step)


def test_each_name_has_an_example_and_finds_a_technique() -> None:
    techniques = [each.technique for each in CATALOGUE]
    assert {name for name, *_ in NAMED} == ALL_NAMES
    assert all(technique_named(name, techniques) for name in ALL_NAMES)


def cells_image(cells: int, by: Transformation) -> int:
    return sum(1 << by.cells[cell] for cell in cells_in(cells))


def node_image(node: Node, by: Transformation) -> Node:
    return Node(by.digits[node.digit], cells_image(node.cells, by))


def strong_image(strong: Strong, by: Transformation) -> Strong:
    """Return the image of a strong link in a house or in cells."""
    if isinstance(strong, InHouse):
        return IN_HOUSE[house_image(strong.house, by)]
    assert isinstance(strong, InCells)
    places = [0] * 10
    for digit, cells in enumerate(strong.group.places):
        places[by.digits[digit]] = cells_image(cells, by)
    return InCells(CellGroup(cells_image(strong.group.cells, by), tuple(places)))


def house_image(house: int, by: Transformation) -> int:
    return HOUSE.index(cells_image(HOUSE[house], by))


@given(st.sampled_from(NAMED), st.integers(0, 10**6), st.booleans(), st.integers(0, 10))
def test_images_of_a_chain_have_its_names(
    named: tuple[str, str, str, str], seed: int, reversed_too: bool, turns: int
) -> None:
    name, *where = named
    found = step_in(*where).pattern.in_full
    by = random_transformation(seed)
    if not isinstance(found, AlternatingChain):  # the W-Wing
        nodes = [node_image(node, by) for node in found.chain.nodes]
        assert w_wing_names(nodes, house_image(found.house, by), CLASSIC) == (name,)
        return
    nodes = [node_image(node, by) for node in found.nodes]
    strong = [strong_image(each, by) for each in found.strong]
    if reversed_too:
        nodes, strong = nodes[::-1], strong[::-1]
    if isinstance(found, ContinuousLoop):
        start = turns % len(strong)
        nodes, strong = nodes[2 * start :] + nodes[: 2 * start], strong[start:] + strong[:start]
        assert loop_names(nodes, strong) == (name,)
    else:
        assert chain_names(nodes, strong, CLASSIC) == (name,)


def the_chain(name: str) -> AlternatingChain:
    """Return the example of a name."""
    found = step_in(*next(where for each, *where in NAMED if each == name)).pattern.in_full
    assert isinstance(found, AlternatingChain)
    return found


def test_longer_chains_and_placements_have_no_names() -> None:
    wing = the_chain("S-Wing")
    assert not attrs.evolve(wing, nodes=wing.nodes + wing.nodes[:2], strong=wing.strong + wing.strong[:1]).also_called
    assert not chain_names([*wing.nodes[:-1], wing.nodes[0]], wing.strong, CLASSIC)


def test_the_ends_of_a_loop_can_be_in_one_cell() -> None:
    ring = the_chain("M-Ring")
    nodes, strong = ring.nodes[2:] + ring.nodes[:2], ring.strong[1:] + ring.strong[:1]
    assert nodes[0].cells == nodes[-1].cells
    assert AlternatingChain(nodes, strong, ring.removed).also_called == ("M-Ring",)


def test_other_links_have_no_names() -> None:
    wing = the_chain("S-Wing")
    corners = InRectangle(CellGroup(0b1000000011, (0,) * 10), 0b110)
    assert not chain_names(wing.nodes, [corners, *wing.strong[1:]], CLASSIC)
    far = [attrs.evolve(wing.nodes[0], cells=1 << 80), *wing.nodes[1:]]
    assert chain_names(far, wing.strong, CLASSIC)
    between_cells = [*wing.nodes[:2], Node(wing.nodes[0].digit % 9 + 1, wing.nodes[2].cells), *wing.nodes[3:]]
    assert not chain_names(between_cells, wing.strong, CLASSIC)


def test_a_w_wing_needs_a_house_of_the_chute() -> None:
    nodes = [Node(1, 1 << cell_named(cell)) for cell in ("r1c1", "r1c7", "r3c7", "r3c4")]
    row, box, column = 2, 20, 15
    assert not w_wing_names(nodes, column, CLASSIC)
    assert w_wing_names(nodes, row, CLASSIC) == w_wing_names(nodes, box, CLASSIC) == (CHUTE_REMOTE_PAIR,)


@pytest.mark.parametrize("name", ["jigsaw 9", "6x6"])
def test_boards_without_chutes(name: str) -> None:
    nodes = [Node(1, 1 << cell_named(cell)) for cell in ("r1c1", "r1c5", "r2c5", "r2c4")]
    assert not w_wing_names(nodes, 1, board_of(name))


def test_an_xyz_ring_needs_the_pivot_of_an_xyz_wing() -> None:
    ring = the_chain(XYZ_RING)
    (place,) = (place for place, by in enumerate(ring.strong) if isinstance(by, InCells) and by.is_set)
    group = ring.strong[place].group
    everywhere = tuple(group.cells if places else 0 for places in group.places)
    wider = [*ring.strong]
    wider[place] = InCells(CellGroup(group.cells, everywhere))
    assert loop_names(ring.nodes, ring.strong) == (XYZ_RING,)
    assert not loop_names(ring.nodes, wider)


def test_the_docs_list_every_name() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [name for name in sorted(ALL_NAMES) if f"| {name} |" not in text] == []
    assert [name for name, _, position, _ in NAMED if POSITIONS[position] not in text] == []
