"""The record of a search: rows, sizes, limits, reasons."""

import pytest

from crosshatch.board.clock import OutOfTime
from crosshatch.board.puzzle import Puzzle
from crosshatch.solving import record as recording
from crosshatch.solving.record import (
    CLASH,
    DEAD_END,
    EXPANDED,
    NO_CHOICE,
    NO_REASON,
    SOLVED,
    Record,
    clash,
    column_of,
    dead_end,
)
from crosshatch.solving.search import Backtracking, DancingLinks, Search

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def small_tree(record: Record) -> None:
    """A root with two children: a dead end, and a node whose only child is a solution."""
    record.enter(NO_CHOICE, [11])
    record.enter(23, [])
    record.leave(DEAD_END, 80)
    record.enter(24, [35, 46])
    record.enter(57, [])
    record.leave(SOLVED)
    record.leave(EXPANDED)
    record.leave(EXPANDED)


def test_rows_come_in_the_order_of_the_search() -> None:
    record = Record(1)
    small_tree(record)
    assert record.parents == [-1, 0, 0, 2]
    assert record.choices == [NO_CHOICE, 23, 24, 57]
    assert record.forced == [[11], [], [35, 46], []]
    assert record.states == [EXPANDED, DEAD_END, EXPANDED, SOLVED]
    assert record.reasons == [NO_REASON, 80, NO_REASON, NO_REASON]
    assert record.sizes == [4, 1, 2, 1]
    assert record.solved == [3]
    assert record.nodes == 4


def test_beyond_what_is_kept_only_the_ways_to_solutions_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "KEPT", 1)
    record = Record(1)
    small_tree(record)
    assert record.choices == [NO_CHOICE, 24, 57]
    assert record.parents == [-1, 0, 1]
    assert record.states == [EXPANDED, EXPANDED, SOLVED]
    assert record.sizes == [4, 2, 1]
    assert record.nodes == 4


def test_goes_on_until_the_limit() -> None:
    record = Record(1)
    assert record.goes_on()
    small_tree(record)
    assert record.complete
    assert not record.goes_on()
    assert not record.complete


def test_the_deadline_is_looked_at_from_the_first_node_on() -> None:
    with pytest.raises(OutOfTime, match="0 nodes"):
        Record(1, max_seconds=0).enter(NO_CHOICE, [])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("12345678." + "." * 8 + "9" + "." * 63, 8),
        ("123......" + "...4....." + "......4.." + "." * 54, column_of(4, 0)),
        ("." * 81, NO_REASON),
    ],
)
def test_why_a_grid_is_a_dead_end(line: str, reason: int) -> None:
    grid = Puzzle(line).grid()
    assert dead_end(grid) == reason
    assert clash(grid) == NO_REASON


def test_a_clash() -> None:
    assert clash(Puzzle("5.......5" + "." * 72).grid()) == CLASH + column_of(5, 0)


def test_columns_follow_the_cells() -> None:
    assert [column_of(1, 0), column_of(9, 26), column_of(9, 62)] == [81, 619, 655]


@pytest.mark.parametrize("search", [Backtracking(), DancingLinks()])
def test_a_limit_can_be_any_number(search: Search) -> None:
    result = search.run(Puzzle(PUZZLE).grid(), limit=2**70)
    assert result.complete
    assert len(result.solutions) == 1


def test_a_record_says_what_the_search_found() -> None:
    record = Record(1)
    assert repr(record) == "<Record: nodes 0, solutions 0, complete>"
    small_tree(record)
    assert repr(record) == "<Record: nodes 4, solutions 1, complete>"
    assert not record.goes_on()
    assert repr(record) == "<Record: nodes 4, solutions 1, stopped at its limit>"
