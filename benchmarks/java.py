"""Run the original Java programs, HoDoKu and Sudoku Explainer."""

import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

GRADE = re.compile(r"^\S{81} #\d+ (\w+) \((\d+)\)", re.MULTILINE)
"""A puzzle in HoDoKu's output, with its level and score."""


def run_hodoku(jar: str, puzzles: Sequence[str], *options: str) -> str:
    """Return what HoDoKu writes about some puzzles; ``/vp`` as an option adds their paths."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "puzzles.txt").write_text("\n".join(puzzles) + "\n")
        program = str(Path(jar).resolve())
        java = ["java", "-Xmx1g", "-Djava.awt.headless=true", f"-Djava.io.tmpdir={folder}", "-jar", program]
        # HoDoKu takes an argument that begins with a slash for an option, so file names are relative to its folder.
        files = ["/bs", "puzzles.txt", *options, "/o", "output.txt"]
        subprocess.run([*java, *files], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        output = Path(folder) / "output.txt"
        if not output.exists():
            raise RuntimeError(f"{jar} wrote no output")
        return output.read_text()


def grades_of_hodoku(jar: str, puzzles: Sequence[str]) -> list[str]:
    """Return HoDoKu's level and score for each puzzle: ``Hard 864``."""
    return [" ".join(found) for found in GRADE.findall(run_hodoku(jar, puzzles))]


def grades_of_explainer(classes: str, puzzles: Sequence[str]) -> list[str]:
    """Return Sudoku Explainer's ratings for each puzzle: ``7.1/1.2/1.2``; its compiled classes are in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        given, rated = Path(folder) / "puzzles.txt", Path(folder) / "rated.txt"
        given.write_text("\n".join(puzzles) + "\n")
        java = ["java", "-Xmx1g", "-cp", classes, "diuf.sudoku.test.serate"]
        subprocess.run(
            [*java, "--format=%r/%p/%d", f"--input={given}", f"--output={rated}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        return rated.read_text().split()
