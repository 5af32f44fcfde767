"""``crosshatch explain --html``."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


def steps(file: str = "out.html") -> list[str]:
    return re.findall(r'<article class="slide" id="(step-\d+)"', Path(file).read_text(encoding="utf-8"))


def test_a_page_is_written_and_named(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", easy, "--html", "out.html")
    assert (result.exit_code, result.stdout) == (0, "out.html: Solved by logic alone, in 49 steps.\n")
    assert len(steps()) == 49


def test_in_german(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", easy, "--html", "out.html", "--language", "de")
    assert result.stdout == "out.html: Mit Logik allein in 49 Schritten gelöst.\n"
    assert '<html lang="de">' in Path("out.html").read_text(encoding="utf-8")


def test_only_what_matters_or_some_techniques(crosshatch: Run, hard: str) -> None:
    crosshatch("explain", hard, "--html", "all.html")
    crosshatch("explain", hard, "--html", "essential.html", "--essential")
    crosshatch("explain", hard, "--html", "wings.html", "--show", "x-wing")
    assert 50 < len(steps("essential.html")) < len(steps("all.html"))
    assert steps("wings.html") == ["step-23"]
    none = crosshatch("explain", hard, "--html", "none.html", "--show", "swordfish")
    assert none.stdout.splitlines()[1:] == ["No step uses the techniques chosen with --show."]


def test_a_path_that_is_not_finished(crosshatch: Run, hard: str) -> None:
    options = ("--only", "full-house,hidden-single,naked-single", "--search", "none")
    result = crosshatch("explain", hard, "--html", "out.html", *options)
    assert result.exit_code == 1
    assert "Stuck after" in Path("out.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("option", ["--json", "--grid"])
def test_a_page_is_no_text(crosshatch: Run, easy: str, option: str) -> None:
    result = crosshatch("explain", easy, "--html", "out.html", option)
    assert result.exit_code == 2
    assert f"--html and {option} cannot be combined: --html replaces the printed output." in result.stderr


def test_a_page_has_one_puzzle(crosshatch: Run, easy: str, hard: str) -> None:
    result = crosshatch("explain", easy, hard, "--html", "out.html")
    assert result.exit_code == 2
    assert "--html shows a single puzzle, but several were given." in result.stderr
    assert not Path("out.html").exists()


def test_a_file_that_cannot_be_written(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", easy, "--html", "no/such/folder.html")
    assert result.exit_code == 2
    assert "cannot write no/such/folder.html: the folder 'no/such' does not exist" in result.stderr


def test_standard_output_has_the_page_alone(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", easy, "--html", "-")
    assert result.exit_code == 0
    assert result.stdout.startswith("<!DOCTYPE html>")
    assert result.stdout.rstrip().endswith("</html>")


def test_a_puzzle_without_a_solution_has_a_page_to_the_contradiction(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", "5" + easy[1:], "--html", "out.html")
    assert result.exit_code == 1
    assert "Contradiction after" in Path("out.html").read_text(encoding="utf-8")
