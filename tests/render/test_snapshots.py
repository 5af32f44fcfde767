"""Pictures and data of a fixed set of steps, as they are kept in ``tests/data/snapshots`` for people to read.

``python tests/render/test_snapshots.py`` writes them anew: look at what has changed before you commit it.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from crosshatch import Grid, Role, Step, explain, read
from crosshatch.board import cell_named
from crosshatch.render import svg, view_of
from crosshatch.render.data import step_data
from crosshatch.techniques.catalogue import strategy_named

FOLDER = Path(__file__).parents[1] / "data" / "snapshots"

POSITIONS = FOLDER / "positions.txt"
"""A line for each step: the name of a technique, and a position where the step is the first that it finds."""

EXAMPLES = dict(line.split(maxsplit=1) for line in POSITIONS.read_text(encoding="utf-8").splitlines())


def found(name: str) -> tuple[Grid, Step]:
    grid = read(EXAMPLES[name]).grid()
    return grid, next(strategy_named(name).find(grid))


def snapshots(name: str) -> dict[str, str]:
    """Return the files of a technique by their names: data, a picture, and one for each case."""
    grid, step = found(name)
    pictures = {name: svg(grid, step, legend=True, element_id=name)}
    for branch in range(len(step.branches)):
        case = f"{name}-case-{branch + 1}"
        pictures[case] = svg(grid, step, branch=branch, theme="dark", element_id=case)
    data = json.dumps(step_data(step), indent=1, ensure_ascii=False)
    return {f"{name}.json": f"{data}\n", **{f"{file}.svg": picture for file, picture in pictures.items()}}


@pytest.mark.parametrize("name", EXAMPLES)
def test_pictures_and_data_are_as_they_were(name: str) -> None:
    for file, text in snapshots(name).items():
        assert (FOLDER / file).read_text(encoding="utf-8") == text


def test_there_are_no_others() -> None:
    kept = {file.name for file in FOLDER.iterdir() if file.suffix in (".svg", ".json")}
    assert kept == {file for name in EXAMPLES for file in snapshots(name)}


ALSO = {Role.FLOOR: {Role.ROOF}, Role.ON: {Role.OFF}, Role.PATTERN: {Role.PINCER}}
"""What words tell as one: all of a rectangle, an end of a chain in its conclusion, a chain of pairs with its ends."""


def cells_named(text: str) -> Iterator[int]:
    """Yield the cells that a text names, such as r1c12."""
    for rows, columns in re.findall(r"r([1-9]+)c([1-9]+)", text):
        yield from (cell_named(f"r{row}c{column}") for row in rows for column in columns)


@pytest.mark.parametrize("name", EXAMPLES)
def test_words_and_pictures_give_a_cell_one_role(name: str) -> None:
    grid, step = found(name)
    view = view_of(step, grid)
    for span in (span for line in explain(step) for span in line if span.role):
        for cell in cells_named(span.text):
            shown = {view.cells.get(cell), *(role for each, role in view.candidates.items() if each.cell == cell)}
            assert shown & {span.role, *ALSO.get(span.role, ()), Role.REMOVED, Role.PLACED}


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_candidate_with_a_role_is_one_of_the_grid(name: str) -> None:
    grid, step = found(name)
    assert view_of(step).candidates == view_of(step, grid).candidates


if __name__ == "__main__":
    for name in EXAMPLES:
        for file, text in snapshots(name).items():
            (FOLDER / file).write_text(text, encoding="utf-8")
