"""``crosshatch generate`` with masks, fixed givens, a solution, and a puzzle that others are to be like."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from crosshatch.cli import main
from crosshatch.generator import GALLERY

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["generate", "--seed", "1", *arguments])


def cells(line: str) -> str:
    return "".join("." if each == "." else "x" for each in line[:81])


@pytest.mark.parametrize("form", ["name", "line", "file"])
def test_a_mask_is_named_given_or_in_a_file(form: str, tmp_path: Path) -> None:
    file = tmp_path / "mask.txt"
    file.write_text("\n".join(GALLERY["heart"][row : row + 9] for row in range(0, 81, 9)), encoding="utf-8")
    result = run("--mask", {"name": "heart", "line": GALLERY["heart"], "file": str(file)}[form])
    assert result.exit_code == 0
    assert cells(result.output) == GALLERY["heart"]
    again = CliRunner().invoke(main, ["generate", "--seed", result.output.split()[-1]])
    assert again.output == result.output


def test_puzzles_like_another_have_its_cells_and_level() -> None:
    result = run("--like", CLASSIC)
    assert cells(result.output) == cells(CLASSIC)
    assert "# Easy" in result.output
    assert result.output[:81] != CLASSIC


def test_fixed_givens_and_a_mask_together() -> None:
    result = run("--mask", cells(CLASSIC), "--with-givens", "53" + "." * 79)
    assert result.output.startswith("53..")
    assert cells(result.output) == cells(CLASSIC)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mask", "hart"], "'hart' is not a file, a mask of 81 marks, or one of heart, smile"),
        (["--mask", "x" * 80], "found 80 in 1 line"),
        (["--mask", "."], "Is a directory"),
        (["--mask-text", "123"], "'123' cannot be drawn"),
        (["--with-givens", "55" + "." * 79], "two 5s in row 1: r1c1 and r1c2"),
        (["--solution", CLASSIC], "invalid solution: "),
        (["--like", "53" + "." * 79], "the puzzle must have exactly one solution; this one has at least two solutions"),
        (["--mask", "heart", "--symmetry", "180"], "the pattern cannot have the symmetry 180"),
    ],
)
def test_bad_patterns_are_refused_with_the_reason(options: list[str], message: str) -> None:
    result = run(*options)
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())


def test_the_time_may_be_over_before_there_are_digits() -> None:
    sparse = "......xx.x..x.......x........x.x....x....x....x....x...........x.xx..x....x.....x"
    result = run("--mask", sparse, "--max-seconds", "0.05")
    assert result.exit_code == 1
    assert "no puzzle found in time with this pattern" in result.output
