"""``crosshatch draw``."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

pytest.importorskip("typst")


def files(folder: str) -> list[str]:
    return sorted(each.name for each in Path(folder).iterdir())


def test_pictures_are_numbered(crosshatch: Run) -> None:
    result = crosshatch("draw", EASY, EASY, "-o", "out/deep", "--solutions", "--format", "svg,png")
    assert (result.exit_code, result.output) == (0, f"{Path('out/deep')}: 8 pictures\n")
    assert files("out/deep") == [
        f"00{number}{end}.{form}" for number in (1, 2) for end in ("-solution", "") for form in ("png", "svg")
    ]


def test_pictures_are_named_by_a_column(crosshatch: Run) -> None:
    names = ("../up", "a/b:c", "CON?", "", "A-B-C", "x-solution", "X")
    rows = "".join(f'{EASY},"{name}",{number}\n' for number, name in enumerate(names))
    Path("table.csv").write_text(f"puzzle,ID,nr\n{rows}")
    assert crosshatch("draw", "table.csv", "-o", "out").exit_code == 0
    assert files("out") == ["004.svg", "A-B-C-2.svg", "CON.svg", "X-2.svg", "a-b-c.svg", "up.svg", "x-solution.svg"]
    assert crosshatch("draw", "table.csv", "-o", "by-number", "--names", "NR").exit_code == 0
    assert files("by-number") == [f"{number}.svg" for number in range(7)]
    result = crosshatch("draw", "table.csv", "-o", "none", "--names", "title")
    assert result.exit_code == 2
    assert "--names: table.csv:2 has no column 'title'." in result.stderr


def test_a_puzzle_without_exactly_one_solution_is_drawn_and_reported(crosshatch: Run) -> None:
    for puzzle, problem in (("1" + "." * 80, "at least two solutions"), ("11" + "." * 79, "no solution: two 1s")):
        result = crosshatch("draw", EASY, puzzle, "-o", "out")
        assert (result.exit_code, files("out")) == (1, ["001.svg", "002.svg"])
        assert result.stderr.startswith(f"crosshatch: argument 2: {problem}")
        assert "no picture" not in result.stderr


def test_what_has_no_solution_is_drawn_without(crosshatch: Run) -> None:
    result = crosshatch("draw", "1" + "." * 80, "12", "-o", "out", "--solutions")
    assert (result.exit_code, files("out")) == (2, ["001.svg"])
    assert "001 has no picture of the solution" in result.stderr
    assert "argument 2: " in result.stderr
    assert crosshatch("draw", "1" + "." * 80, "-o", "out", "--solutions").exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--font", "Foo"), "unknown font 'Foo'; installed are "),
        (("--width", "1mm"), "width: expected 10 to 1000 mm, not 1mm"),
        (("--format", "gif"), "expected one of svg, png, pdf, not 'gif'"),
        (("--resolution", "9999"), "expected a whole number from 36 to 2400"),
        (("--symbols", "HORSE"), "a puzzle with 9 digits needs 9 symbols, but 'HORSE' has fewer"),
        (("--shade", "blue"), "shade: expected a colour"),
    ],
)
def test_what_cannot_be_drawn(crosshatch: Run, arguments: tuple[str, ...], problem: str) -> None:
    result = crosshatch("draw", EASY, "-o", "out", *arguments)
    assert result.exit_code == 2
    assert problem in result.stderr


def test_the_folder_must_be_one(crosshatch: Run) -> None:
    Path("file").write_text("")
    for name in ("file", "file/below"):
        result = crosshatch("draw", EASY, "-o", name)
        assert result.exit_code == 2
        assert "file" in result.stderr
