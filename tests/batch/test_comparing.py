"""Puzzles of a stream that are the same but for symmetry are told, whatever came between them."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from io import StringIO
from typing import Any

from crosshatch import Puzzle, minimal_puzzle, read_file
from crosshatch.batch import compare_many
from crosshatch.batch.errors import WorkerLost
from crosshatch.board import random_transformation

ONE, OTHER = minimal_puzzle(1), minimal_puzzle(2)
IMAGE = ONE.transformed(random_transformation(3))


def test_each_puzzle_names_the_first_that_is_the_same() -> None:
    found = list(compare_many([ONE, OTHER, IMAGE, ONE]))
    assert [each.first for each in found] == [None, None, 0, 0]
    assert found[0].form == found[2].form == ONE.canonical().puzzle.line
    assert [each.automorphisms for each in found] == [1, 1, 1, 1]


def test_what_has_no_form_is_told_and_the_rest_goes_on() -> None:
    lines = StringIO(f"{ONE.line}\n{ONE.line[1:]}\n{'55' + '.' * 79}\n{IMAGE.line}\n")
    found = list(compare_many(read_file(lines)))
    assert [each.error for each in found] == [
        "",
        "expected 81 cells, found 80",
        "two 5s in row 1: r1c1 and r1c2, so there is no canonical form",
        "",
    ]
    assert [each.first for each in found] == [None, None, None, 0]
    assert [each.outcome.value for each in found] == ["different", "unreadable", "no form", "duplicate"]


def test_workers_change_nothing() -> None:
    puzzles = [ONE, OTHER, IMAGE, Puzzle("." * 81)]
    with ThreadPoolExecutor(2) as executor:
        assert list(compare_many(puzzles, executor)) == list(compare_many(puzzles))


class Losing(Executor):
    """An executor whose workers are lost on one puzzle, again and again."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if OTHER in args[1]:
            future.set_exception(WorkerLost())
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_a_puzzle_that_costs_workers_their_lives_is_told_and_the_rest_goes_on() -> None:
    found = list(compare_many([ONE, OTHER, IMAGE], Losing()))
    assert [each.outcome.value for each in found] == ["different", "worker lost", "duplicate"]
    assert found[1].error.startswith("several workers in turn were lost")


def test_positions_of_a_puzzle_are_the_same() -> None:
    found = list(compare_many([ONE, ONE.with_placed(ONE.line.index("."), 5)]))
    assert [each.first for each in found] == [None, 0]
