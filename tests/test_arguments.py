"""What engines do with arguments that make no sense: they raise errors, compiled as well as interpreted."""

import subprocess
import sys
from pathlib import Path

import pytest

from crosshatch import Grid, Puzzle
from crosshatch.board.grid import memo_of_digit
from crosshatch.solving import backtracking, dancing_links
from crosshatch.solving.record import DEAD_END, EXPANDED, Record
from crosshatch.techniques.catalogue import CATALOGUE
from crosshatch.techniques.strategy import Strategy

LINE = "32..9....4....1.......8..1.163...2..2......84.8...9.5....5...388...3.9.........7."


def test_everything_that_python_can_reach_checks_its_arguments() -> None:
    script = Path(__file__).with_name("arguments.py")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("number", [-1, 81, 2**31, 2**70])
def test_a_grid_has_no_such_cell(number: int) -> None:
    grid = Puzzle(LINE).grid()
    for ask in (grid.digits_of, grid.value):
        with pytest.raises(ValueError, match="cells are 0 to 80"):
            ask(number)
    for change in (grid.place, grid.eliminate):
        with pytest.raises(ValueError, match="cells are 0 to 80"):
            change(number, 1)


@pytest.mark.parametrize("number", [-1, 0, 10, 2**31, 2**70])
def test_a_grid_has_no_such_digit(number: int) -> None:
    grid = Puzzle(LINE).grid()
    for ask in (grid.cells_with, grid.placed, grid.hidden_houses):
        with pytest.raises(ValueError, match="digits 1 to 9"):
            ask(number)
    with pytest.raises(ValueError, match="digits 1 to 9"):
        memo_of_digit(grid, Grid.cells_with, number)


@pytest.mark.parametrize("strategy", CATALOGUE, ids=lambda each: each.technique.slug)
def test_strategies_need_a_grid(strategy: Strategy) -> None:
    with pytest.raises((TypeError, AttributeError)):
        next(iter(strategy.find(None)))  # type: ignore[arg-type]


def test_searches_need_a_grid_and_a_record() -> None:
    grid = Puzzle(LINE).grid()
    for search in (backtracking, dancing_links):
        with pytest.raises((TypeError, AttributeError)):
            search.explore(grid, None)  # type: ignore[arg-type]
        with pytest.raises((TypeError, AttributeError)):
            search.explore(None, Record(1))  # type: ignore[arg-type]


def test_a_record_whose_rows_somebody_took_away_raises() -> None:
    record = Record(1)
    record.enter(1, ())
    record.states.clear()
    with pytest.raises(IndexError):
        record.leave(EXPANDED)


def test_a_record_cannot_be_left_before_it_is_entered() -> None:
    with pytest.raises(IndexError):
        Record(1).leave(DEAD_END)
