"""Where things are in a picture."""

import re

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import HOUSE_CELLS, cell_named, cell_set
from crosshatch.render.geometry import box_of, capsule, centre, lattice_bit, lattice_of_candidates, layout_of, rings


def cells(*names: str) -> int:
    return cell_set(map(cell_named, names))


def corners(path: str) -> int:
    return path.count("Q")


def test_candidates_have_their_places_in_their_cell() -> None:
    assert [centre(candidate(0, digit)) for digit in (1, 5, 9)] == [(11, 11), (30, 30), (49, 49)]
    assert centre(candidate(cell_named("r2c3"), 1)) == (131, 71)


def test_the_lattice_has_a_point_for_each_candidate() -> None:
    points = {lattice_bit(candidate(cell, digit)) for cell in range(81) for digit in range(1, 10)}
    assert (len(points), max(points)) == (729, 1 << 728)
    both = lattice_bit(candidate(50, 2)) | lattice_bit(candidate(50, 9))
    assert lattice_of_candidates(50, 1 << 2 | 1 << 9) == both


@pytest.mark.parametrize(("house", "box"), [(1, (0, 60, 540, 60)), (10, (60, 0, 60, 540)), (22, (180, 180, 180, 180))])
def test_houses(house: int, box: tuple[int, int, int, int]) -> None:
    assert box_of(HOUSE_CELLS[house]) == box


def test_a_region_need_not_be_a_rectangle() -> None:
    assert box_of([0, 1, 9]) is None


@pytest.mark.parametrize("tight", [False, True])
@pytest.mark.parametrize("size", range(4, 10))
def test_smaller_boards_have_fewer_places_for_candidates(size: int, tight: bool) -> None:
    layout = layout_of(size, tight)
    places = [centre(candidate(0, digit), layout) for digit in range(1, size + 1)]
    assert len(set(places)) == size == len({lattice_bit(candidate(0, digit), layout) for digit in range(1, size + 1)})
    assert all(layout.radius < x < 60 - layout.radius and layout.radius < y < 60 - layout.radius for x, y in places)
    whole = lattice_of_candidates(30, (1 << size + 1) - 2, layout)
    assert whole == sum(lattice_bit(candidate(30, digit), layout) for digit in range(1, size + 1))


def test_a_ring_around_a_cell() -> None:
    (((x, y), path),) = rings(cells("r1c2"))
    assert (x, y) == (60, 0)
    assert path.startswith("M63.5 12.5Q63.5 3.5 72.5 3.5")
    assert (corners(path), path[-1]) == (4, "Z")


def test_cells_side_by_side_have_one_ring() -> None:
    assert [corners(path) for _, path in rings(cells("r1c1", "r1c2"))] == [4]
    assert [corners(path) for _, path in rings(cells("r1c1", "r1c2", "r2c2"))] == [6]


def test_cells_apart_have_rings_of_their_own_even_where_they_touch() -> None:
    assert [corner for corner, _ in rings(cells("r1c1", "r2c2"))] == [(0, 0), (60, 60)]
    assert len(rings(cells("r1c1", "r9c9"))) == 2


def test_rings_stay_within_their_cells() -> None:
    for _, path in rings(cells("r1c1", "r2c1", "r2c2")):
        numbers = list(map(float, re.findall(r"[\d.]+", path)))
        assert min(numbers) == 3.5
        assert max(numbers) == 116.5


def test_capsules_lie_around_candidates_in_a_line() -> None:
    row = capsule([candidate(cell_named(name), 5) for name in ("r1c1", "r1c3")])
    assert row.startswith("M30 19h120a11 11")
    column = capsule([candidate(cell_named(name), 5) for name in ("r1c1", "r2c1")])
    assert column.startswith("M41 30v60a11 11")
    assert capsule([candidate(cell_named(name), 5) for name in ("r1c1", "r2c2")]) == ""
