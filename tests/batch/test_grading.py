"""Many puzzles: the same results in the same order for any number of workers, and nothing lost on the way."""

import csv
import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path

import pytest

from crosshatch.batch.entries import with_columns
from crosshatch.batch.files import UnfitFile
from crosshatch.batch.grading import GradedPuzzle, GradeOutcome, grade_many, grade_to_file
from crosshatch.board.clock import look
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import Entry, read_file, read_many
from crosshatch.generator import minimal_puzzle
from crosshatch.grading import scale_named
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.solving.scale import Grade, Scale, ScaleError
from crosshatch.techniques.catalogue import strategies_up_to

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
LINES = [EASY, "no puzzle", "55" + "." * 79, *(minimal_puzzle(seed).line for seed in range(40)), "." * 80, EASY]
ENTRIES = list(read_many(LINES))


@pytest.fixture(scope="module")
def expected() -> list[GradedPuzzle[Entry]]:
    return list(grade_many(ENTRIES))


def test_every_entry_has_its_result_in_order(expected):
    assert [result.entry.text for result in expected] == LINES
    assert expected[0].grade == scale_named("crosshatch").grade(Puzzle(EASY)) == expected[-1].grade


def test_what_cannot_be_graded_says_why_and_the_rest_goes_on(expected):
    assert {number: result.error for number, result in enumerate(expected) if result.grade is None} == {
        1: "'n' at character 1 (r1c1) is neither a digit nor an empty cell",
        2: "no solution: two 5s in row 1: r1c1 and r1c2; two 5s in box 1: r1c1 and r1c2",
        43: "expected 81 cells, found 80",
    }
    assert all(result.error == "" for result in expected if result.grade)
    assert [result.outcome for result in expected[:3]] == [
        GradeOutcome.GRADED,
        GradeOutcome.UNREADABLE,
        GradeOutcome.UNGRADABLE,
    ]


class Sleepy(Scale[Grade]):
    """A scale that never comes to an end with a puzzle of few givens."""

    def judge(self, puzzle: Puzzle) -> Grade:
        while puzzle.line.count(".") > 60:
            look()
        return scale_named("crosshatch").judge(puzzle)


@pytest.mark.parametrize("make", [None, ThreadPoolExecutor, ProcessPoolExecutor])
def test_what_runs_out_of_time_says_so_and_the_rest_goes_on(make: Callable[[int], Executor] | None) -> None:
    lines = [EASY, "." * 81, "no puzzle", EASY]
    with make(1) if make else nullcontext() as executor:
        results = list(grade_many(read_many(lines), Sleepy(), executor, max_seconds=0.2))
    assert [result.outcome for result in results] == [
        GradeOutcome.GRADED,
        GradeOutcome.OUT_OF_TIME,
        GradeOutcome.UNREADABLE,
        GradeOutcome.GRADED,
    ]
    assert (results[1].grade, results[1].error) == (None, "out of time")


@pytest.mark.parametrize("chunk", [1, 7, 1000])
@pytest.mark.parametrize("jobs", [1, 2])
def test_threads_give_the_same(expected, jobs: int, chunk: int):
    with ThreadPoolExecutor(jobs) as executor:
        assert list(grade_many(ENTRIES, executor=executor, chunk=chunk, ahead=3)) == expected


@pytest.mark.parametrize("jobs", [1, 2])
def test_processes_give_the_same(expected, jobs: int):
    with ProcessPoolExecutor(jobs) as executor:
        assert list(grade_many(ENTRIES, "crosshatch", executor, chunk=5)) == expected


def test_a_scale_of_ones_own_travels_to_processes():
    scale = HardestStepScale(strategies_up_to("x-wing"))
    with ProcessPoolExecutor(1) as executor:
        assert list(grade_many(ENTRIES, scale, executor)) == list(grade_many(ENTRIES, scale))


class Changed(HardestStepScale):
    """A scale that comes to a worker in another version than it left."""

    def __reduce__(self) -> tuple[Callable[..., Scale[Grade]], tuple[object, ...]]:
        return Later, (self.strategies,)


class Later(HardestStepScale):
    version = "2"


def test_workers_with_another_version_of_a_scale_are_refused() -> None:
    with ProcessPoolExecutor(1) as executor, pytest.raises(ScaleError, match="has version 2 on a worker and 1 here"):
        next(grade_many(ENTRIES, Changed(strategies_up_to("x-wing")), executor))


def test_without_workers_each_puzzle_is_read_when_its_result_is_asked_for():
    lines = iter(LINES)
    results = grade_many(read_many(lines))
    next(results)
    assert next(lines) == LINES[1]


def test_nothing_in_nothing_out():
    assert list(grade_many([])) == []
    with ThreadPoolExecutor(1) as executor:
        assert list(grade_many([], executor=executor)) == []


def test_puzzles_are_graded_as_they_are():
    puzzle = Puzzle(EASY)
    assert list(grade_many([puzzle])) == [GradedPuzzle(puzzle, scale_named("crosshatch").grade(puzzle))]


def test_chunks_hold_puzzles():
    with pytest.raises(ValueError, match="must be at least 1"):
        next(grade_many(ENTRIES, chunk=0))


def test_results_come_while_a_slow_stream_has_nothing():
    had = 0

    def slow() -> Iterator[Entry]:
        for number, entry in enumerate(ENTRIES[:5]):
            assert had == number, "an entry is asked for though there are results to come"
            yield entry

    with ThreadPoolExecutor(1) as executor:
        for _ in grade_many(slow(), executor=executor, ready=lambda: False):
            had += 1
    assert had == 5


# Files of rows


TABLE = ["id,puzzle", f"A1,{EASY}", "A2,123", f"A3,{minimal_puzzle(1).line}", f"A4,{minimal_puzzle(2).line}"]


def test_grades_go_to_a_file_and_it_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    counts = grade_to_file(read_many(TABLE), file, ["crosshatch", "hodoku"])
    assert counts == {GradeOutcome.GRADED: 3, GradeOutcome.UNREADABLE: 1}
    whole = file.read_bytes()
    rows = list(csv.DictReader(whole.decode().splitlines()))
    assert [(row["source"], row["id"]) for row in rows] == [("2", "A1"), ("3", "A2"), ("4", "A3"), ("5", "A4")]
    assert rows[0]["hodoku_score"] == str(scale_named("hodoku").grade(Puzzle(EASY)).rating)
    for end in (0, 20, whole.index(b"A3"), len(whole)):
        file.write_bytes(whole[:end])
        with ThreadPoolExecutor(2) as executor:
            assert grade_to_file(read_many(TABLE), file, ["crosshatch", "hodoku"], executor, resume=True) == counts
        assert file.read_bytes() == whole


def test_a_file_that_is_there_is_continued_only_if_that_is_wished(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    grade_to_file([Puzzle(EASY)], file)
    assert [json.loads(line)["source"] for line in file.read_text().splitlines()] == ["1"]
    with pytest.raises(UnfitFile, match="already exists; resume it"):
        grade_to_file([Puzzle(EASY)], file)
    with pytest.raises(UnfitFile, match=r"row 1 of .* is for a different puzzle"):
        grade_to_file([minimal_puzzle(1)], file, resume=True)
    assert grade_to_file([Puzzle(EASY), minimal_puzzle(1)], file, resume=True).total() == 2
    assert len(file.read_text().splitlines()) == 2


def test_a_scale_of_ones_own_has_rows_too(tmp_path: Path) -> None:
    scale = HardestStepScale(strategies_up_to("x-wing"))
    grade_to_file([Puzzle(EASY)], tmp_path / "rows", scale)
    assert "own_level,own_rating,own_techniques" in (tmp_path / "rows").read_text()


@pytest.mark.parametrize("scales", [[], ["hodoku", "hodoku"]])
def test_each_scale_of_a_file_has_a_name_of_its_own(tmp_path: Path, scales: list[str]) -> None:
    with pytest.raises(ValueError, match="all with different names"):
        grade_to_file([Puzzle(EASY)], tmp_path / "rows", scales)
    assert not (tmp_path / "rows").exists()


def test_what_no_file_can_hold_does_not_keep_it_from_being_continued(tmp_path: Path) -> None:
    lines = [json.dumps({"puzzle": EASY, "id": "\ud800"}), json.dumps({"puzzle": EASY, "id": "a\r\nb"})]
    for name in ("rows.csv", "rows.json"):
        grade_to_file(read_many(lines), tmp_path / name)
        whole = (tmp_path / name).read_bytes()
        assert grade_to_file(read_many(lines), tmp_path / name, resume=True).total() == 2
        assert (tmp_path / name).read_bytes() == whole


def test_the_columns_are_those_of_the_first_puzzle() -> None:
    bad = Entry(1, "?")
    table, plain = Entry(2, "", Puzzle(EASY), columns={"id": 1, "date": 2}), Entry(3, EASY, Puzzle(EASY))
    for entries, columns in [([bad, table, plain], ("id", "date")), ([plain, table], ("comment",)), ([], ("comment",))]:
        names, rest = with_columns(entries)
        assert (names, list(rest)) == (columns, entries)


def test_texts_and_names_of_files_are_no_puzzles(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="expected a Puzzle, not a str"):
        next(grade_many(["53..7"]))  # type: ignore[type-var]
    for name in ("puzzles.txt", tmp_path / "puzzles.txt"):
        for entries in (read_file(name), read_many(name)):  # type: ignore[arg-type]
            with pytest.raises(TypeError, match=r"expected lines, not a .*; pass open"):
                grade_to_file(entries, tmp_path / "grades.csv")
    assert not [*tmp_path.iterdir()]


def test_rows_of_an_open_file_name_it(tmp_path: Path) -> None:
    (tmp_path / "two.txt").write_text(f"{EASY}\nnonsense\n")
    with (tmp_path / "two.txt").open() as stream:
        grade_to_file(read_file(stream), tmp_path / "grades.csv")
    with (tmp_path / "grades.csv").open() as stream:
        assert [row["source"] for row in csv.DictReader(stream)] == [f"{tmp_path / 'two.txt'}:{n}" for n in (1, 2)]
