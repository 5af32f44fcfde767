"""What the compiler is told of engines follows from their annotations."""

from pathlib import Path

import pytest
from c_declarations import write

ENGINE = '''# cython: language_level=3
"""An engine."""

from .tables import TABLE, WIDE
from .board.c_types import Lanes, gil_released
from .board.lanes import lanes_at, set_lanes

MOST = 3 * WIDE


class Overlap:
    def __init__(self, grid: Grid) -> None:
        self.count = 0
        self.cells: Cells = 0
        self.ways = 0
        self.nodes: list[Short] = [0] * MOST

    @c_only
    def shared(self, cells: Cells) -> Cells:
        found = 0
        found |= cells & TABLE[0]
        self.ways = found
        return found

    def _note(self, number: int) -> None:
        if number < 0:
            return
        self.count += 1

    def _check(self, numbers: list[int]) -> None:
        if not numbers:
            return
        self._note(numbers[0])

    def number_of(self, cells: Cells) -> int:
        found = 0
        for cell in members(cells & self.cells):
            found += cell
        return found


class Reset(Overlap):
    def reset(self, byte: Byte) -> None:
        self.nodes[0] = 0
        self.far: list[Short] = [0] * MOST
        self.number = byte
        self.number = 300

    def widest(self, small: int) -> Cells:
        found = small or self.cells
        return found

    def long(self) -> Long:
        total = 10_000_000_000
        most = max(1, total)
        return most


class Sweep:
    def __init__(self) -> None:
        self.state: list[Unsigned] = [0] * MOST

    def run(self) -> None:
        with gil_released:
            self._sweep()

    @without_gil
    def _sweep(self) -> None:
        lanes = lanes_at(self.state, 0) & _moved(lanes_at(self.state, 1))
        set_lanes(self.state, 0, lanes)
        self.state[1] += 2


@without_gil
def _moved(lanes: Lanes) -> Lanes:
    return lanes << 1


def names(overlap: Overlap) -> list[str]:
    return [str(overlap.count)]


def each(overlap: Overlap) -> Iterator[int]:
    yield overlap.count
'''

TABLES = '''"""Tables."""

from typing import Annotated

WIDE = 100
TABLE: Annotated[tuple[int, ...], Cells, 27] = (0,) * 27
'''


@pytest.fixture
def told(tmp_path: Path) -> tuple[list[str], list[str]]:
    """What the compiler gets of an engine: the lines of its declarations, and of its source."""
    folder = tmp_path / "src" / "crosshatch"
    folder.mkdir(parents=True)
    (folder / "engine.py").write_text(ENGINE)
    (folder / "tables.py").write_text(TABLES)
    ((name, path),) = write(tmp_path / "src", tmp_path / "out")
    assert name == "crosshatch.engine"
    return [line.strip() for line in path.with_suffix(".pxd").read_text().splitlines()], path.read_text().splitlines()


@pytest.mark.parametrize(
    "line",
    [
        "cdef CellSet TABLE[27]",
        "cdef int MOST",
        "cdef class Overlap:",
        "cdef readonly int count",
        "cdef readonly CellSet cells",
        "cdef short nodes[300]",
        "cdef inline CellSet shared(self, CellSet cells) noexcept",
        "cdef inline void _note(self, int number) noexcept",
        "cdef inline int _check(self, list numbers) except -1",
        '@cython.locals(found="int", _left_0=CellSet, cell="int")',
        "cpdef int number_of(self, CellSet cells) noexcept",
        "cpdef list names(Overlap overlap)",
        "from crosshatch.board.lanes cimport LaneVector, all_lanes, has_avx2, lane_count, lanes_at, set_lanes",
        "cdef inline void _sweep(self) noexcept nogil",
        "@cython.locals(lanes=LaneVector)",
        "cdef LaneVector _moved(LaneVector lanes) noexcept nogil",
    ],
)
def test_types_follow_from_annotations(told: tuple[list[str], list[str]], line: str) -> None:
    assert line in told[0]


def test_a_variable_is_as_wide_as_what_it_is_given_later(told: tuple[list[str], list[str]]) -> None:
    assert "@cython.locals(found=CellSet)" in told[0]
    assert "cdef readonly CellSet ways" in told[0]


def test_types_of_more_than_one_value_are_the_widest(told: tuple[list[str], list[str]]) -> None:
    assert "@cython.locals(found=CellSet)" in told[0][told[0].index("cdef class Reset(Overlap):") :]
    assert '@cython.locals(total="long long", most="long long")' in told[0]
    assert "cdef readonly int number" in told[0]


def test_what_is_set_to_zeros_later_stays(told: tuple[list[str], list[str]]) -> None:
    assert "        self.far: list[Short] = [0] * (300)" in told[1]


def test_constants_in_functions_are_replaced_by_their_values(told: tuple[list[str], list[str]]) -> None:
    assert "MOST = 3 * WIDE" in told[1]
    assert not any("MOST" in line for line in told[1] if line.startswith("        "))


def test_generators_are_left_to_python(told: tuple[list[str], list[str]]) -> None:
    assert not any("each" in line for line in told[0])


def test_the_source_loses_its_marks(told: tuple[list[str], list[str]]) -> None:
    before = ENGINE.splitlines()
    assert told[1][3] == "from .tables import TABLE as _TABLE_, WIDE as _WIDE_; TABLE = _TABLE_; WIDE = _WIDE_"
    assert told[1][before.index("    @c_only")] == ""
    assert told[1][before.index("    def _check(self, numbers: list[int]) -> None:") + 2].strip() == "return 0"


def test_a_function_without_the_gil_changes_attributes_in_full(told: tuple[list[str], list[str]]) -> None:
    assert "        with cython.nogil:" in told[1]
    assert "        self.state[1] = self.state[1] + 2" in told[1]
    assert "import cython; from .board.c_types import Lanes, gil_released" in told[1]


def test_an_error_needs_the_gil(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "crosshatch"
    folder.mkdir(parents=True)
    (folder / "engine.py").write_text(
        "# cython: language_level=3\n@without_gil\ndef check(number: int) -> None:\n    raise ValueError\n"
    )
    with pytest.raises(AssertionError, match=r"crosshatch\.engine\.check needs the GIL"):
        write(tmp_path / "src", tmp_path / "out")


def test_an_object_of_c_makes_no_arrays_of_zeros(told: tuple[list[str], list[str]]) -> None:
    assert told[1][ENGINE.splitlines().index("        self.nodes: list[Short] = [0] * MOST")] == "        pass"


def test_a_loop_over_members_goes_bit_by_bit(told: tuple[list[str], list[str]]) -> None:
    first = told[1].index("        _left_0 = cells & self.cells")
    assert told[1][first + 1 : first + 4] == [
        "        while _left_0:",
        "            cell = lowest(_left_0)",
        "            _left_0 &= _left_0 - 1",
    ]


def test_nothing_is_written_again_that_is_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "crosshatch"
    folder.mkdir(parents=True)
    (folder / "engine.py").write_text("# cython: language_level=3\nMOST = 3\n")
    ((_, path),) = write(tmp_path / "src", tmp_path / "out")
    before = path.stat().st_mtime_ns
    write(tmp_path / "src", tmp_path / "out")
    assert path.stat().st_mtime_ns == before
