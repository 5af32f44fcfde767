"""Puzzles in JSON."""

import json
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import Entry, read_file, read_many
from crosshatch.formats.objects import LONGEST_OBJECT

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = Puzzle(CELLS)
OBJECTS = [
    {"id": 17, "puzzle": CELLS},
    {"id": "A2", "puzzle": f"{CELLS[:-1]}", "tags": ["x", {"y": None}], "é": 1.5},
    {"Puzzle": CELLS.replace(".", "0"), "done": True},
]
EXPECTED: list[tuple[int, str, dict[str, Any]]] = [
    (1, CELLS, {"id": 17}),
    (2, "puzzle: expected 81 cells, found 80", {"id": "A2", "tags": ["x", {"y": None}], "é": 1.5}),
    (3, CELLS, {"done": True}),
]


def told(entries: Iterator[Entry]) -> list[tuple[int, str, dict[str, Any]]]:
    """For each entry its number, the error or the cells, and what came with it."""
    return [(each.number, str(each.error or (each.puzzle and each.puzzle.line)), each.columns) for each in entries]


@pytest.mark.parametrize("reader", [read_file, read_many])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_an_object_a_line(reader: Any, mark: str) -> None:
    text = mark + "".join(f"{json.dumps(each)}\n" for each in OBJECTS)
    assert told(reader(text.splitlines(keepends=True))) == EXPECTED


@pytest.mark.parametrize("indent", [None, 0, 2])
@pytest.mark.parametrize("reader", [read_file, read_many])
def test_an_array(reader: Any, indent: int | None) -> None:
    text = f"\n {json.dumps(OBJECTS, indent=indent)}\n"
    assert told(reader(text.splitlines(keepends=True))) == EXPECTED


@pytest.mark.parametrize("size", [1, 7, 200])
def test_an_array_in_pieces(size: int) -> None:
    text = json.dumps(OBJECTS)
    pieces = ["[{", *(text[start : start + size] for start in range(2, len(text), size))]
    assert told(read_file(pieces)) == EXPECTED


def test_objects_over_several_lines() -> None:
    text = "\n".join(json.dumps(each, indent=1) for each in OBJECTS)
    assert [entry[1:] for entry in told(read_file(text.splitlines()))] == [entry[1:] for entry in EXPECTED]


def test_an_array_of_texts() -> None:
    assert told(read_file([json.dumps([CELLS, "12"])])) == [
        (1, CELLS, {}),
        (2, "puzzle: expected 81 cells, found 2", {}),
    ]


def test_a_grid_in_an_object() -> None:
    rows = "\n".join(CELLS[start : start + 9] for start in range(0, 81, 9))
    assert told(read_file([json.dumps({"puzzle": rows})])) == [(1, CELLS, {})]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('{"id": 1}', "this object has no key 'puzzle'; it has id"),
        ('{"puzzle": 12}', "puzzle: expected a string, not 12"),
        ('{"puzzle": "12}', "invalid JSON: unterminated string starting at character 12"),
        ('{"puzzle" "12"}', "invalid JSON: expecting ':' delimiter at character 11"),
        ('{"puzzle": ' + "[" * 50_000, "invalid JSON: "),
        ("17", 'expected an object such as {"puzzle": "..."}, not 17'),
        (CELLS, "invalid JSON: "),
        ("{}", 'expected an object such as {"puzzle": "..."}, not {}'),
    ],
)
def test_what_is_wrong_spoils_its_own_line_only(line: str, problem: str) -> None:
    good = json.dumps(OBJECTS[0])
    first, bad, last = told(read_file([good, line, good]))
    assert (first, last) == ((1, CELLS, {"id": 17}), (3, CELLS, {"id": 17}))
    assert bad[1].startswith(problem)


def test_an_object_cut_off() -> None:
    good = json.dumps(OBJECTS[0])
    entries = told(read_file(['{"id": 1,', good, "", good, '{"puzzle": ']))
    assert [entry[:2] for entry in entries] == [
        (1, "invalid JSON: the text ends too early"),
        (2, CELLS),
        (4, CELLS),
        (5, "invalid JSON: the text ends too early"),
    ]


def test_an_array_that_is_no_json_further_on() -> None:
    text = json.dumps(OBJECTS)[:-1]
    assert told(read_file([text]))[:3] == EXPECTED
    assert told(read_file([text]))[3][:2] == (
        4,
        "invalid JSON, so the rest of the array cannot be read: the text ends too early",
    )
    endless = ("x" * 1000 for _ in count())
    assert len(told(islice(read_file(iter(['[{"a": "', *islice(endless, 200)])), 5))) == 1


def test_headings_and_marks_are_no_json() -> None:
    rows = [CELLS[start : start + 9] for start in range(0, 81, 9)]
    assert told(read_file(["[Puzzle]", *rows])) == [(2, CELLS, {})]


def test_an_empty_array() -> None:
    assert told(read_file(["[]"])) == told(read_file(["[", "]"])) == []


def test_objects_are_read_as_they_come() -> None:
    def one_and_no_more() -> Iterator[str]:
        yield json.dumps(OBJECTS[0])
        raise AssertionError("the second line was asked for before the first was answered")

    assert told(islice(read_file(one_and_no_more()), 1)) == EXPECTED[:1]


def test_what_is_no_number_in_json_is_no_value() -> None:
    (entry,) = read_file([f'{{"puzzle": "{CELLS}", "rating": NaN}}'])
    assert entry.columns == {"rating": None}


def test_an_object_is_limited() -> None:
    line = json.dumps({"puzzle": CELLS, "more": "x" * 2 * LONGEST_OBJECT})
    assert [entry[1] for entry in told(read_file([line]))] == [CELLS]  # it has come as a line all the same
