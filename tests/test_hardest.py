"""The page about the hardest puzzles is as its script writes it, and its prose says what is true of them."""

import sys
from functools import cache
from importlib import import_module
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from crosshatch.logic import proof
from crosshatch.position.status import Unique, check
from engines import if_compiled

DOCS = Path(__file__).parents[1] / "docs"

sys.path.insert(0, str(DOCS))
hardest = import_module("hardest")
sys.path.remove(str(DOCS))

NAMES = [famous.name for famous in hardest.FAMOUS]
WRITE = "python docs/hardest.py writes it again"


@cache
def found(name: str) -> Any:
    return hardest.Found.of(hardest.FAMOUS[NAMES.index(name)])


def page() -> str:
    text: str = hardest.PAGE.read_text(encoding="utf-8")
    return text


@pytest.mark.parametrize("name", NAMES)
def test_each_puzzle_has_one_solution(name: str) -> None:
    assert isinstance(check(hardest.FAMOUS[NAMES.index(name)].puzzle), Unique)


@if_compiled
@pytest.mark.parametrize("name", NAMES)
def test_the_path_is_proved_and_that_of_the_page(name: str) -> None:
    its = found(name)
    for grid, step in its.path.positions():
        proof.verify(grid, step)
    for part in (hardest.givens(its), hardest.key_step(its), hardest.path_of(its)):
        assert part in page(), WRITE
    for file, picture in hardest.drawings(its).items():
        assert (hardest.PAGE.parent / hardest.PICTURES / file).read_text(encoding="utf-8") == picture, WRITE


@pytest.mark.slow
@if_compiled
def test_the_tables_of_all_puzzles_are_those_of_the_library() -> None:
    for file, text in hardest.drawn().items():
        assert file.read_text(encoding="utf-8") == text, WRITE


@pytest.mark.parametrize("name", ["AI Everest", "Shining Mirror", "Loki"])
def test_three_puzzles_need_no_forcing_chain(name: str) -> None:
    assert "Forcing" not in {each.family for each in found(name).path.techniques()}


def test_shining_mirror_needs_nothing_harder_than_a_naked_pair() -> None:
    later = found("Shining Mirror").path.techniques()[1:]
    assert max(later, key=lambda each: each.rating or 0).title == "Naked Pair"


def test_the_digits_that_rows_and_columns_of_everest_lack() -> None:
    lines = [found("AI Everest").famous.givens[start : start + 9] for start in range(0, 81, 9)]
    lack = {f"r{row}": set("1368") - set(lines[row - 1]) for row in (1, 2, 6, 7, 8)}
    lack |= {f"c{column}": set("24579") - {line[column - 1] for line in lines} for column in (2, 5, 6, 7)}
    assert "".join(sorted(lack["r1"])) == "136"
    assert sum(map(len, lack.values())) == 20
    notation = found("AI Everest").step.notation
    assert all(f"{''.join(sorted(digits))} {line}" in notation for line, digits in lack.items())


def test_no_three_digits_fill_the_twelve_cells_of_loki() -> None:
    for five, six, eight, nine in product(permutations("357"), repeat=4):  # from top to bottom; box 5 rises
        neighbours = ((five, six), (five[::-1], eight), (six, nine), (eight, nine))
        assert any(one == other for pair in neighbours for one, other in zip(*pair, strict=True))
