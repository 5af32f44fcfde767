"""Pictures of steps as files in a folder."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

from ..board.grid import Grid
from ..logic.step import Step
from ..render.pictures import svg
from ..verbs.choices import InLanguage
from ..verbs.declaration import Section, option, verb
from ..verbs.kinds import Folder
from ..words import ENGLISH
from .output import write_file, wrong_names_told

Draw: TypeAlias = Callable[[Grid, Step], None]


@verb
class Drawing(InLanguage):
    """What draws steps into a folder, if one is named."""

    pictures: Path | None = option(
        Folder(),
        "Draw each step as SVG into a folder: one file for each, and one for each of its cases.",
        section=Section.OUTPUT,
    )

    @cached_property
    def draw(self) -> Draw:
        """What draws a step found on a grid; it raises BadRequest where the folder cannot be made or written to."""
        return pictures_writer(self.pictures, self.language)


def pictures_writer(folder: Path | None, language: str = ENGLISH) -> Draw:
    """Return what draws steps into a folder, which is made if need be, numbered from 1; without a folder, nothing.

    It raises BadRequest where the folder cannot be made or written to.
    """
    if folder is None:
        return lambda grid, step: None
    count = 0

    def draw(grid: Grid, step: Step) -> None:
        nonlocal count
        _make(folder)
        count += 1
        name = f"{count:03}-{step.technique.slug}"
        cases = {f"{name}-case-{number}": number - 1 for number in range(1, len(step.branches) + 1)}
        for file, branch in {name: None, **cases}.items():
            picture = svg(grid, step, branch=branch, legend=True, theme="auto", language=language)
            write_file(str(folder / f"{file}.svg"), picture.encode())

    return draw


def _make(folder: Path) -> None:
    with wrong_names_told():
        folder.mkdir(parents=True, exist_ok=True)
