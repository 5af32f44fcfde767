"""What the names of files say."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("command", "option", "name", "problem"),
    [
        (("print", "PUZZLE"), "-o", "e.svg", "the extension of e.svg means SVG, but the output is PDF; name it e.pdf"),
        (("print", "PUZZLE", "-o", "e.pdf"), "--solutions-to", "e.CSV", "the extension of e.CSV means CSV"),
        (("calendar", "2031", "--week", "easy"), "--print", "e.html", "the extension of e.html means HTML"),
        (("practice", "x-wing"), "--sheet", "e.png", "name it e.pdf"),
        (
            ("explain", "PUZZLE"),
            "--html",
            "e.pdf",
            "the extension of e.pdf means PDF, but the output is HTML; name it e.html",
        ),
        (("grade", "PUZZLE"), "--plot", "e.jpg", "the output is SVG or PNG; name it e.svg or e.png"),
    ],
)
def test_a_file_of_another_kind_by_its_name_is_not_written(
    crosshatch: Run, easy: str, command: tuple[str, ...], option: str, name: str, problem: str
) -> None:
    result = crosshatch(*(easy if each == "PUZZLE" else each for each in command), option, name)
    assert (result.exit_code, problem in result.stderr) == (2, True)
    assert not Path(name).exists()


@pytest.mark.parametrize("name", ["page", "page.htm", "page.tmp", "PAGE.HTML"])
def test_a_name_that_says_nothing_else_is_fine(crosshatch: Run, easy: str, name: str) -> None:
    assert crosshatch("explain", easy, "--html", name).exit_code == 0
    assert Path(name).exists()
