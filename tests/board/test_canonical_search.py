"""The least image is what trying every arrangement finds, and is reached in as many ways."""

from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest

from crosshatch.board.canonical_search import canonical_form

MOST_CANONICAL = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
EMPTY = "0" * 81
WITH_EMPTY_LINES = "000000000500000000020000000000000030000000000000070010000000000000600000000000200"
SYMMETRIC = "100000002000000000000000000000030000000000000000040000000000000000000000200000001"


def arrangements() -> Iterator[tuple[int, ...]]:
    """Yield the 1,296 orders of nine lines that keep bands together."""
    inner = list(permutations(range(3)))
    for bands in inner:
        for first in inner:
            for second in inner:
                for third in inner:
                    orders = (first, second, third)
                    yield tuple(3 * band + line for band, order in zip(bands, orders, strict=True) for line in order)


ARRANGEMENTS = tuple(arrangements())


def least_by_trying(values: Sequence[int]) -> tuple[list[int], int]:
    """Return the least image and the number of ways to it: every order of columns, and for it every best next row."""
    best: list[int] = [10] * 81
    ways = 0
    for grid in (values, [values[cell % 9 * 9 + cell // 9] for cell in range(81)]):
        for columns in ARRANGEMENTS:
            rows = [[grid[9 * row + column] for column in columns] for row in range(9)]
            images = [((), (), {0: 0})]  # rows taken, cells written, names of digits
            for count in range(9):
                longer = []
                for taken, cells, names in images:
                    for row in range(9):
                        if row in taken or (count % 3 and row // 3 != taken[-1] // 3):
                            continue
                        known = dict(names)
                        written = tuple(known.setdefault(digit, len(known)) for digit in rows[row])
                        longer.append(((*taken, row), cells + written, known))
                least = min(cells for _, cells, _ in longer)
                images = [each for each in longer if each[1] == least]
                if list(least) > best[: len(least)]:
                    break
            else:
                if list(least) < best:
                    best, ways = list(least), 0
                ways += len(images)
    return best, ways


def numbers(line: str) -> list[int]:
    return [int(digit) for digit in line]


@pytest.mark.parametrize("line", [SEVENTEEN, WITH_EMPTY_LINES, SYMMETRIC])
def test_it_is_what_trying_everything_finds(line: str) -> None:
    form = canonical_form(numbers(line))
    assert form
    assert (form.values, form.automorphisms) == least_by_trying(numbers(line))


@pytest.mark.slow
def test_it_is_what_trying_everything_finds_for_a_full_grid() -> None:
    form = canonical_form(numbers(MOST_CANONICAL))
    assert form
    assert (form.values, form.automorphisms) == least_by_trying(numbers(MOST_CANONICAL))


@pytest.mark.parametrize(
    ("line", "automorphisms"),
    [
        (EMPTY, 3_359_232),
        ("1" + EMPTY[1:], 3_359_232 // 81),
        ("12" + EMPTY[2:], 3_359_232 // 162),
        ("123456789" + EMPTY[9:], 3_359_232 // 18),
        (MOST_CANONICAL, 648),  # the most that a full grid has
        (MOST_CANONICAL.translate({ord(digit): "0" for digit in "23456789"}), 3_359_232 // 46_656),
        (SEVENTEEN, 1),
    ],
)
def test_automorphisms_are_counted(line: str, automorphisms: int) -> None:
    form = canonical_form(numbers(line))
    assert form
    assert form.automorphisms == automorphisms


def test_the_form_says_how_it_is_reached() -> None:
    form = canonical_form(numbers(SEVENTEEN))
    assert form
    moved = [0] * 81
    for cell, digit in enumerate(numbers(SEVENTEEN)):
        moved[form.cells[cell]] = form.digits[digit]
    assert moved == form.values
    assert sorted(form.digits) == list(range(10))


def test_no_form_where_digits_clash() -> None:
    assert canonical_form(numbers("11" + EMPTY[2:])) is None
    assert canonical_form(numbers("1" + "0" * 8 + "1" + EMPTY[10:])) is None
    assert canonical_form(numbers("1" + "0" * 10 + "1" + EMPTY[12:])) is None
