"""Lines in colour."""

import io

import pytest
from rich.console import Console

from crosshatch.cli.output import WIDTH, grid_room
from crosshatch.cli.terminal import STYLES, show, styled
from crosshatch.logic.step import Role, Span
from crosshatch.words.spans import marked, say


@pytest.mark.parametrize("role", list(Role))
def test_every_role_has_a_style_that_rich_knows(role: Role) -> None:
    assert Console().get_style(STYLES[role])


def test_roles_become_styles_and_the_words_stay() -> None:
    line = styled(say("So {cell} is 5.", cell=marked(Role.PLACED, "r1c1")))
    assert line.plain == "So r1c1 is 5."
    assert [(line.plain[each.start : each.end], each.style) for each in line.spans] == [("r1c1", STYLES[Role.PLACED])]


def test_lines_are_shown_as_they_are_however_wide() -> None:
    console = Console(file=io.StringIO(), width=20)
    show([(Span("[not markup] "), Span("x" * 40, Role.BASE)), ()], console)
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == f"[not markup] {'x' * 40}\n\n"


def test_grids_have_the_room_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert grid_room() == WIDTH
    monkeypatch.setattr("sys.stdout", Terminal())
    assert grid_room() == 60


class Terminal(io.StringIO):
    """A standard output that is a terminal."""

    def isatty(self) -> bool:
        return True
