"""Reading puzzles from the file of a bank, many at once."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from ..board.puzzle import Puzzle
from ..board.symmetry import Symmetry
from ..solving.scale import BEYOND_REACH
from .file import BankFile
from .kept import Described, Kept, KeptGrade, Origin, Usage, Used

AT_ONCE = 500
"""How many puzzles are read at once: their numbers are all in one query."""

WHOLE = """
SELECT puzzles.id, puzzles.puzzle, puzzles.solution, puzzles.form, puzzles.givens, puzzles.symmetry, puzzles.minimal,
    puzzles.seed, puzzles.source, puzzles.made_at, puzzles.take, puzzles.place, takes.taken_at, puzzles.used_on,
    puzzles.used_for
FROM puzzles LEFT JOIN takes ON takes.id = puzzles.take
WHERE puzzles.id IN ({numbers})
"""

GRADES = """
SELECT grades.puzzle, scales.name, scales.version, scales.levels, grades.solved, grades.level, grades.rating,
    grades.words, grades.parts
FROM grades JOIN scales ON scales.id = grades.scale
WHERE grades.puzzle IN ({numbers}) ORDER BY grades.id
"""

TAGS = "SELECT puzzle, tag FROM tags WHERE puzzle IN ({numbers}) ORDER BY tag"


def read_kept(file: BankFile, numbers: Sequence[int]) -> Iterator[Kept]:
    """Yield the puzzles with some numbers, in that order; what the bank has not is left out."""
    for start in range(0, len(numbers), AT_ONCE):
        some = numbers[start : start + AT_ONCE]
        found = _some_kept(file, some)
        yield from (found[number] for number in some if number in found)


def _some_kept(file: BankFile, numbers: Sequence[int]) -> dict[int, Kept]:
    def rows(query: str) -> list[tuple[Any, ...]]:
        return file.rows(query.format(numbers=", ".join("?" * len(numbers))), numbers)

    grades: dict[int, list[KeptGrade]] = {}
    tags: dict[int, list[str]] = {}
    with file.reading():
        puzzles = rows(WHOLE)
        for number, *grade in rows(GRADES):
            grades.setdefault(number, []).append(_grade(*grade))
        for number, tag in rows(TAGS):
            tags.setdefault(number, []).append(tag)
    return {row[0]: _kept(row, tuple(grades.get(row[0], ())), tuple(tags.get(row[0], ()))) for row in puzzles}


def _kept(row: tuple[Any, ...], grades: tuple[KeptGrade, ...], tags: tuple[str, ...]) -> Kept:
    number, puzzle, solution, form, givens, symmetry, minimal, seed, source, made_at, *used = row
    take, place, taken_at, used_on, used_for = used
    return Kept(
        number,
        Described(Puzzle(puzzle), solution, form, givens, Symmetry(symmetry), bool(minimal)),
        grades,
        Origin(seed, source, made_at),
        None if take is None else Used(take, place, taken_at, Usage(used_on or "", used_for or "")),
        tags,
    )


def _grade(
    scale: str, version: str, levels: str, solved: int, level: str, rating: float | None, words: str, parts: str
) -> KeptGrade:
    data = json.loads(parts)
    return KeptGrade(
        bool(solved),
        data.get("techniques", {}),
        BEYOND_REACH if rating is None else rating,
        level,
        scale,
        tuple(json.loads(levels)),
        words,
        data,
        version=version,
    )
