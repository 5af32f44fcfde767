"""What several tests share."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

import examples  # noqa: F401  # loads how many there are
from boards import board as board
from boards import board_at as board_at
from boards import prove_steps as prove_steps
from browsers import browser as browser
from browsers import new_tab as new_tab
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import LibraryCase, read_case
from crosshatch.grading import registry
from crosshatch.logic.step import Step
from crosshatch.solving.solver import Solver
from crosshatch.techniques.strategy import Strategy
from random_positions import position as position
from rated import cross_rated as cross_rated
from rated import graded as graded
from rated import some_graded as some_graded

# Modules are kept compiled, whatever the environment says: each worker and process would compile all of them again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

LIBRARY = Path(__file__).parents[2] / "shared" / "puzzles" / "technique-positions.txt"
"""A part of HoDoKu's regression library, which is not ours to copy."""


@pytest.fixture(scope="session")
def library_lines() -> list[str]:
    """The lines of HoDoKu's regression library; a test that wants them is skipped where they are absent."""
    if not LIBRARY.exists():
        pytest.skip("HoDoKu's regression library is not here")
    return [line for line in LIBRARY.read_text().splitlines() if line.startswith(":")]


@pytest.fixture(scope="session")
def library_cases(library_lines: list[str]) -> Callable[..., list[LibraryCase]]:
    """A function that returns the cases of HoDoKu's regression library with the technique codes given."""
    cases = [read_case(line) for line in library_lines]

    def with_codes(*codes: str) -> list[LibraryCase]:
        return [case for case in cases if case.code in codes]

    return with_codes


@pytest.fixture(scope="session")
def chain_position() -> Callable[[str], str]:
    """A function that returns a position of ``data/chains.txt`` by its name, in HoDoKu's library format."""
    lines = (Path(__file__).parent / "data" / "chains.txt").read_text().splitlines()
    return dict(line.split(" ", 1) for line in lines if not line.startswith("#")).__getitem__


def _stuck_positions(
    puzzle: Puzzle, simpler: Sequence[Strategy], first_step: Callable[[Grid], Step | None]
) -> Iterator[Grid]:
    solver = Solver(simpler, fallback=None)
    grid = solver.solve(puzzle).end
    while grid.empty:
        yield grid
        step = first_step(grid)
        if step is None:
            return
        step.apply(grid)
        grid = solver.solve(Puzzle.of_grid(grid)).end


@pytest.fixture(scope="session")
def stuck_positions() -> Callable[..., Iterator[Grid]]:
    """A function that yields the positions of a puzzle where simple strategies are stuck.

    It goes on from each with the step that another function finds there, as long as that finds one.
    """
    return _stuck_positions


MOODS = '''
import attrs

from crosshatch.solving.scale import Grade, Scale


@attrs.frozen
class Mood(Grade):
    rating: int
    level: str


class Moods(Scale[Mood]):
    """How many cells are empty, and what that does to people."""

    name, title, levels, grade_type = "moods", "Moods", ("Calm", "Grim"), Mood

    def judge(self, puzzle):
        empty = puzzle.line.count(".")
        return Mood(True, {}, empty, "Calm" if empty < 50 else "Grim")
'''


@pytest.fixture
def install_moods(install: Callable[..., Path]) -> Callable[[str], None]:
    """A function that installs the scale ``offering:Moods``, with the entry points given, or by its own name."""

    def installed(entry_points: str = "moods = offering:Moods") -> None:
        install(MOODS, {"crosshatch.scales": entry_points})

    return installed


@pytest.fixture
def install(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """A function that installs a package ``offering``, of a source and with entry points, and returns its folder.

    Entry points are given by group: ``{"crosshatch.scales": "moods = offering:Moods"}``.
    """
    folder = tmp_path_factory.mktemp("installed")
    information = folder / "offering-1.0.dist-info"

    def installed(source: str, entry_points: dict[str, str]) -> Path:
        information.mkdir(exist_ok=True)
        (folder / "offering.py").write_text(source)
        (information / "METADATA").write_text("Metadata-Version: 2.1\nName: offering\nVersion: 1.0\n")
        groups = (f"[{group}]\n{points}\n" for group, points in entry_points.items())
        (information / "entry_points.txt").write_text("".join(groups))
        monkeypatch.syspath_prepend(folder)
        _forget_what_is_offered()
        return folder

    yield installed
    sys.modules.pop("offering", None)
    _forget_what_is_offered()


def _forget_what_is_offered() -> None:
    """Let scales be looked up anew, which are kept by name else."""
    registry.scale_named.cache_clear()
    registry._offered.cache_clear()
