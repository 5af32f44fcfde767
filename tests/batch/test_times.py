"""Times that a person took, from files, and the pace that they tell of."""

from pathlib import Path

import pytest

from crosshatch.batch.times import TimesError, minutes_in, pace_of, read_times
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.crosshatch import CrosshatchScale

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
FORCING = ".5..9......12.......6..73.8....2...4...98...53.....91.7.....6...4.8..1..1.8.7...."


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("12:30", 12.5),
        ("1:02:03", 62.05),
        ("0:45.6", 0.76),
        ("750", 12.5),
        ("750 s", 12.5),
        (" 12.5 Min ", 12.5),
        ("3m", 3),
    ],
)
def test_times_as_people_write_them(text: str, minutes: float) -> None:
    assert minutes_in(text) == pytest.approx(minutes)


def test_a_plain_number_is_one_of_minutes_where_that_is_said() -> None:
    assert minutes_in("12.5", plain_minutes=True) == 12.5
    assert minutes_in("750 s", plain_minutes=True) == 12.5


@pytest.mark.parametrize("text", ["", "soon", "12:75", "-3", "0", "0:00", "12.5 h", "nan"])
def test_what_is_no_time(text: str) -> None:
    with pytest.raises(TimesError, match="is not a time"):
        minutes_in(text)


def lines_of(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "times.csv"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "lines",
    [
        ["puzzle,time", f"{EASY},4:30", f"{HARD},600"],
        ["Minutes;note;puzzle", f"4.5;late;{EASY}", f"10;;{HARD}"],
        [f"{EASY} 4:30", f"{HARD} 10 min"],
    ],
)
def test_files_of_times(tmp_path: Path, lines: list[str]) -> None:
    found = list(read_times(lines_of(tmp_path, *lines)))
    assert [(puzzle.line, minutes) for puzzle, minutes in found] == [(EASY, 4.5), (HARD, 10.0)]


def test_notes_in_an_older_encoding_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "times.csv"
    path.write_bytes(f"puzzle,time,note\n{EASY},4:30,müde\n".encode("latin-1"))
    assert [(puzzle.line, minutes) for puzzle, minutes in read_times(path)] == [(EASY, 4.5)]


def test_a_puzzle_without_a_time_is_left_out(tmp_path: Path) -> None:
    path = lines_of(tmp_path, "puzzle,time", f"{EASY},", f"{HARD},10:00")
    assert [puzzle.line for puzzle, _ in read_times(path)] == [HARD]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (f"{EASY},late", "times.csv:2: 'late' is not a time"),
        (f"{EASY[1:]},4:30", r"times.csv:2: .*expected 81 cells, found 80"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, line: str, problem: str) -> None:
    with pytest.raises(TimesError, match=problem):
        list(read_times(lines_of(tmp_path, "puzzle,time", line)))


def test_a_table_needs_a_column_of_times(tmp_path: Path) -> None:
    path = lines_of(tmp_path, "puzzle,id,day", f"{EASY},7,Monday")
    with pytest.raises(
        TimesError, match=r"add a column named time, seconds or minutes; apart from the puzzle, the columns are id, day"
    ):
        list(read_times(path))


@pytest.mark.parametrize("header", ["time", "time,date", "Date;Minutes", '"level"\t"time"'])
def test_a_table_needs_a_column_of_puzzles(tmp_path: Path, header: str) -> None:
    """Not the first row is at fault, but the header, even if it could be read as a line of cells."""
    path = tmp_path / "times.csv"
    path.write_text(f"{header}\n12:30,3,1\n")
    with pytest.raises(TimesError, match="no puzzles found: add a column named puzzle; the file has the columns "):
        list(read_times(path))


def test_the_pace_of_somebody_who_takes_twice_as_long() -> None:
    typical = CrosshatchScale().grade(Puzzle(EASY)).minutes or 0
    pace = pace_of([(Puzzle(EASY), 2 * typical)] * 40)
    assert pace.factor == pytest.approx(2, rel=0.1)
    assert pace.times == 40


def test_puzzles_of_which_nothing_is_known_say_nothing() -> None:
    pace = pace_of([(Puzzle(FORCING), 30.0)])
    assert (pace.factor, pace.times, pace.unknown) == (1.0, 0, 1)


def test_a_time_of_no_puzzle_is_refused() -> None:
    with pytest.raises(TimesError, match="at least two solutions"):
        pace_of([(Puzzle("." * 81), 5.0)])
    with pytest.raises(TimesError, match="times must be above 0, not 0"):
        pace_of([(Puzzle(EASY), 0.0)])
