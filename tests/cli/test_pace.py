"""``crosshatch pace``, and grades at a pace."""

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]

FORCING = ".5..9......12.......6..73.8....2...4...98...53.....91.7.....6...4.8..1..1.8.7...."


@pytest.fixture
def times(tmp_path: Path, easy: str, hard: str) -> str:
    """The name of a file with times of somebody slow: four that count, one far too long, one of an unknown puzzle."""
    rows = [(easy, "8:00"), (hard, "20:00"), (easy, "9:00"), (hard, "1260"), (easy, "3:00:00"), (FORCING, "1:10:00")]
    (tmp_path / "times.csv").write_text("puzzle,time\n" + "".join(f"{puzzle},{time}\n" for puzzle, time in rows))
    return "times.csv"


def minutes(crosshatch: Run, *arguments: str) -> float:
    return float(json.loads(crosshatch("grade", "--json", *arguments).stdout)["crosshatch"]["minutes"])


def test_a_pace_in_words_says_what_it_rests_on(crosshatch: Run, times: str) -> None:
    result = crosshatch("pace", times)
    assert (result.exit_code, result.stderr) == (0, "")
    first, second = result.stdout.splitlines()
    assert first.endswith("with 80% confidence)")
    assert second == (
        "from 4 solving times; 1 ignored (more than 3 times as slow or as fast as usual for this person); "
        "1 puzzle ignored (no typical time is known)"
    )


def test_times_that_are_far_too_short_are_left_out_as_well(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "times.csv").write_text(
        "puzzle,time\n" + "".join(f"{easy},{time}\n" for time in ("9:00", "8:00", "5 s"))
    )
    assert crosshatch("pace", "times.csv").stdout.endswith(
        "from 2 solving times; 1 ignored (more than 3 times as slow or as fast as usual for this person)\n"
    )


def test_a_pace_as_data(crosshatch: Run, times: str) -> None:
    data = json.loads(crosshatch("pace", "--json", times).stdout)
    assert (data["times"], data["left_out"], data["unknown"]) == (4, 1, 1)
    assert 1 < data["pace_low"] < data["pace"] < data["pace_high"]


def test_a_file_that_has_no_times_is_refused(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "odd.csv").write_text(f"puzzle,time\n{easy},soon\n")
    result = crosshatch("pace", "odd.csv")
    assert result.exit_code == 2
    assert result.stderr.startswith("crosshatch: odd.csv:2: 'soon' is not a time: write 12:30")


@pytest.mark.parametrize("command", [("pace", "times.csv"), ("grade", "--pace", "times.csv", "EASY")])
def test_a_file_in_another_encoding_than_utf_8(
    crosshatch: Run, tmp_path: Path, easy: str, command: tuple[str, ...]
) -> None:
    command = tuple(easy if each == "EASY" else each for each in command)
    (tmp_path / "times.csv").write_bytes(f"puzzle,time,note\n{easy},4:30,müde\n".encode("latin-1"))
    assert (crosshatch(*command).exit_code, crosshatch(*command).stderr) == (0, "")
    (tmp_path / "times.csv").write_bytes(b"\xff\xfe\x80 no table\n")
    refused = crosshatch(*command)
    assert refused.exit_code == 2
    assert "times.csv:1: " in refused.stderr


def test_minutes_at_a_pace(crosshatch: Run, times: str, easy: str) -> None:
    typical = minutes(crosshatch, easy)
    assert minutes(crosshatch, "--pace", "1.5", easy) == pytest.approx(1.5 * typical, abs=0.002)
    assert minutes(crosshatch, "--pace", "150%", easy) == pytest.approx(1.5 * typical, abs=0.002)
    pace = json.loads(crosshatch("pace", "--json", times).stdout)["pace"]
    assert minutes(crosshatch, "--pace", times, easy) == pytest.approx(pace * typical, rel=0.001)


def test_rows_say_at_which_pace_they_are(crosshatch: Run, easy: str) -> None:
    (row,) = csv.DictReader(StringIO(crosshatch("grade", "--csv", "--pace", "2", easy).stdout))
    assert row["crosshatch_version"].endswith(" at pace 2")
    assert (
        float(row["crosshatch_minutes_low"]) < float(row["crosshatch_minutes"]) < float(row["crosshatch_minutes_high"])
    )
    assert crosshatch("grade", "--output", "rows", "--pace", "2", easy).exit_code == 0
    told = "its grades are of version 4 at pace 2 of the Crosshatch scale, but this run uses version 4"
    assert told in crosshatch("grade", "--output", "rows", "--resume", easy).stderr


@pytest.mark.parametrize(
    ("pace", "problem"),
    [
        ("0", "a pace must be a finite number above 0, not 0"),
        ("-50%", "a pace must be a finite number above 0, not -0.5"),
        ("slow", "'slow' is neither a pace, such as 1.5 or 150%, nor a file of times"),
    ],
)
def test_what_is_no_pace_is_refused(crosshatch: Run, easy: str, pace: str, problem: str) -> None:
    result = crosshatch("grade", "--pace", pace, easy)
    assert result.exit_code == 2
    assert problem in result.stderr


def test_a_summary_counts_minutes(crosshatch: Run, easy: str, hard: str) -> None:
    lines = crosshatch("grade", "--summary", easy, hard, FORCING).stdout.splitlines()
    start = lines.index("Crosshatch: puzzles by typical solving time in minutes")
    counts = dict(line.strip().rstrip("#").rsplit(maxsplit=1) for line in lines[start + 2 : start + 11])
    assert sum(map(int, counts.values())) == 3
    assert counts["unknown"] == "1"
