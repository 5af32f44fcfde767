"""``crosshatch generate``."""

import csv
import json
import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.cli.made_puzzles import made_comment, made_form
from crosshatch.formats import board_json, read, read_many
from crosshatch.generator import GeneratedPuzzle, Generator, Target
from crosshatch.grading import scale_named
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.position.status import Unique, check, solutions
from crosshatch.render.data import made_data
from crosshatch.techniques.catalogue import strategies_up_to

Run = Callable[..., Result]

POINTING = "Locked Candidates Type 1 (Pointing)"

MEDIUM = ("generate", "--level", "medium", "--symmetry", "180", "--seed", "7")


def test_lines_with_grade_and_seed(crosshatch: Run) -> None:
    result = crosshatch(*MEDIUM, "--count", "3")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    for number, line in enumerate(lines, 1):
        puzzle = read(line)
        assert line == f"{puzzle.line} # {scale_named('crosshatch').grade(puzzle)}; seed medium,180:7/{number}"
        assert puzzle.comment.startswith("Medium ")
    assert len(set(lines)) == 3


def test_grids(crosshatch: Run) -> None:
    first, second = crosshatch(*MEDIUM, "--count", "2", "--format", "grid").stdout.strip().split("\n\n")
    lines = crosshatch(*MEDIUM, "--count", "2").stdout.splitlines()
    assert [read(first), read(second)] == [read(line) for line in lines]
    assert [read(first).comment, read(second).comment] == [read(line).comment for line in lines]


def test_grids_can_be_read_again(crosshatch: Run) -> None:
    grids = crosshatch(*MEDIUM, "--count", "3", "--format", "grid").stdout
    lines = crosshatch(*MEDIUM, "--count", "3").stdout
    assert crosshatch("solve", "-", stdin=grids).stdout == crosshatch("solve", "-", stdin=lines).stdout


def test_grids_with_their_solutions(crosshatch: Run) -> None:
    plain = crosshatch(*MEDIUM, "--count", "2", "--format", "grid").stdout
    both = crosshatch(*MEDIUM, "--count", "2", "--format", "grid", "--solutions").stdout
    puzzles, solutions = zip(*(f"{line}    ".split("    ")[:2] for line in both.splitlines()), strict=True)
    assert list(puzzles) == plain.splitlines()
    grids = [grid.strip() for grid in "\n".join(solutions).split("\n\n")]
    assert [read(grid).line for grid in grids] == crosshatch("solve", "-", stdin=plain).stdout.splitlines()


@pytest.mark.parametrize("form", ["line", "csv", "json"])
def test_solutions_are_drawn_beside_grids_only(crosshatch: Run, form: str) -> None:
    result = crosshatch(*MEDIUM, "--format", form, "--solutions")
    assert result.exit_code == 2
    assert "--solutions needs --format grid" in " ".join(result.stderr.split())


def test_csv_with_solutions(crosshatch: Run) -> None:
    result = crosshatch(*MEDIUM, "--count", "2", "--format", "csv")
    header, *rows = csv.reader(StringIO(result.stdout))
    assert header == ["puzzle", "solution", "level", "rating", "hardest", "effort", "techniques", "givens", "seed"]
    for puzzle, solution, level, rating, hardest, effort, techniques, givens, _ in rows:
        grade = scale_named("crosshatch").grade(Puzzle(puzzle)).data()
        assert check(Puzzle(puzzle)) == Unique(solution)
        assert (level, rating, hardest) == ("Medium", str(grade["rating"]), grade["hardest"])
        assert (effort, givens) == (str(grade["effort"]), str(81 - puzzle.count(".")))
        assert techniques == ";".join(f"{name}*{count}" for name, count in grade["techniques"].items())
    assert [row[-1] for row in rows] == ["medium,180:7/1", "medium,180:7/2"]
    assert [entry.puzzle for entry in read_many(result.stdout.splitlines())] == [Puzzle(row[0]) for row in rows]


@pytest.mark.parametrize("form", ["csv", "json"])
def test_short_ways_to_say_a_format(crosshatch: Run, form: str) -> None:
    assert crosshatch(*MEDIUM, f"--{form}").stdout == crosshatch(*MEDIUM, "--format", form).stdout


def test_the_columns_follow_the_scale(crosshatch: Run) -> None:
    def header(scale: str) -> str:
        result = crosshatch("generate", "--scale", scale, "--level", "easy", "--seed", "7", "--format", "csv")
        return result.stdout.splitlines()[0]

    assert header("hodoku") == "puzzle,solution,level,score,techniques,givens,seed"
    assert header("explainer") == "puzzle,solution,level,er,ep,ed,techniques,givens,seed"


def test_what_is_beyond_the_scale_has_neither_level_nor_rating() -> None:
    generator = Generator(Target(level="extreme"), CrosshatchScale(strategies_up_to("naked-pair")))
    made = generator.make(16)
    assert isinstance(made, GeneratedPuzzle)
    assert made_form("csv", [generator.scale]).write(made_data(made)).split(",")[2:4] == ["", ""]


def test_techniques_that_had_to_occur_are_told(crosshatch: Run) -> None:
    wishes = ["--must", "pointing,naked-pair", "--level", "medium", "--seed", "5"]
    comment = read(crosshatch("generate", *wishes).stdout).comment
    data = json.loads(crosshatch("generate", *wishes, "--json").stdout)
    assert {POINTING, "Naked Pair"} <= data["crosshatch"]["techniques"].keys()
    (other,) = {POINTING, "Naked Pair"} - {data["crosshatch"]["hardest"]}
    assert f", with {other}; seed medium,must=locked-candidates-type-1-pointing+naked-pair:5/1" in comment


def test_how_often_techniques_had_to_occur_is_told(crosshatch: Run) -> None:
    result = crosshatch("generate", "--must", "naked-pair=1-2,hidden-single-in-a-box=9-", "--seed", "5")
    grade = scale_named("crosshatch").grade(read(result.stdout))
    pairs, singles = (grade.techniques[name] for name in ("Naked Pair", "Hidden Single in a Box"))
    often = {1: "once", 2: "twice"}[pairs]
    assert f"Naked Pair {often}" in result.stdout
    assert f"Hidden Single in a Box {singles} times" in result.stdout


def test_the_help_has_whole_sentences(crosshatch: Run) -> None:
    for verbs in ([], ["bank"]):
        printed = crosshatch(*verbs, "--help").stdout.partition("--help  Show")[2]
        assert printed.strip().endswith(".")
        assert "..." not in printed.partition("\n")[2]


def test_techniques_of_a_puzzle_that_logic_does_not_finish_are_not_those_of_the_trials() -> None:
    generator = Generator(Target(level="extreme", must="full-house"), CrosshatchScale([]))
    made = generator.make(1)
    assert isinstance(made, GeneratedPuzzle)
    assert "; logic uses Full House, on a scale without " in made_comment(made, generator.scale)


def test_json(crosshatch: Run) -> None:
    result = crosshatch(*MEDIUM, "--count", "2", "--format", "json")
    for number, data in enumerate(map(json.loads, result.stdout.splitlines()), 1):
        assert list(data) == ["puzzle", "solution", "givens", "seed", "target", "crosshatch"]
        assert data["seed"] == f"medium,180:7/{number}"
        assert data["crosshatch"] == scale_named("crosshatch").grade(Puzzle(data["puzzle"])).data()


def test_a_seed_with_a_colon_of_its_own_has_another_in_front(crosshatch: Run) -> None:
    alone = crosshatch("generate", "--level", "easy", "--seed", ":Monday: 12")
    assert alone.stdout.endswith("; seed easy:Monday: 12/1\n")
    assert crosshatch("generate", "--seed", "easy:Monday: 12/1").stdout == alone.stdout


def test_a_batch_goes_on_where_it_was_interrupted(crosshatch: Run, tmp_path: Path) -> None:
    whole = crosshatch(*MEDIUM, "--count", "4").stdout.splitlines()
    (tmp_path / "these.txt").write_text("\n".join(whole[:2]), encoding="utf-8")
    rest = crosshatch(*MEDIUM, "--first", "3", "--count", "2", "--apart-from", "these.txt")
    assert rest.stdout.splitlines() == whole[2:]
    assert crosshatch("generate", "--seed", "medium,180:7", "--first", "4").stdout.splitlines() == whole[3:]


def test_how_to_go_on_with_a_seed_that_was_drawn_or_carries_its_target(
    crosshatch: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(generator: Generator[Any], seeds: Iterator[str], *_: Any, **__: Any) -> Iterator[Any]:
        yield generator.make(next(seeds))
        raise KeyboardInterrupt

    monkeypatch.setattr("crosshatch.cli.generate.distinct", interrupted)
    carried = crosshatch("generate", "--seed", "easy,must=full-house=1-81:a b", "--first", "3", "--count", "9")
    assert carried.exit_code == 130
    assert "1 of 9; to continue, repeat the command with --seed 'easy,must=full-house=1-81:a b' " in carried.stderr
    assert "--first 4 --count 8" in carried.stderr
    drawn = crosshatch("generate", "--level", "easy", "--count", "9")
    seed = drawn.stdout.strip().rpartition(":")[2].partition("/")[0]
    assert f"--seed {seed} --first 2 --count 8" in drawn.stderr


def test_the_seed_of_one_puzzle_makes_it_again(crosshatch: Run) -> None:
    batch = crosshatch(*MEDIUM, "--count", "3").stdout.splitlines()
    again = [*MEDIUM[:-1], "7/3"]
    assert crosshatch(*again).stdout.splitlines() == batch[2:]


def test_a_seed_that_was_drawn_is_told(crosshatch: Run) -> None:
    drawn = crosshatch("generate", "--level", "easy").stdout
    other = crosshatch("generate", "--level", "easy").stdout
    assert drawn != other
    assert crosshatch("generate", "--level", "easy", "--seed", read(drawn).comment.rpartition(" ")[2]).stdout == drawn


def test_any_number_of_jobs_prints_the_same(crosshatch: Run) -> None:
    assert crosshatch(*MEDIUM, "--count", "5", "--jobs", "2").stdout == crosshatch(*MEDIUM, "--count", "5").stdout


def test_wishes_reach_the_generator(crosshatch: Run) -> None:
    wishes = "--must naked-pair,,full-house, --must-not swordfish --must-not x-wing --up-to naked-pair --givens 24-30"
    result = crosshatch("generate", *wishes.split(), "--min-rating", "3", "--seed", "2", "--format", "json")
    data = json.loads(result.stdout)
    assert {"Naked Pair", "Full House"} <= data["crosshatch"]["techniques"].keys()
    assert data["crosshatch"]["rating"] == 3.0
    assert 24 <= data["givens"] <= 30


def test_techniques_can_be_unknown_to_the_grader(crosshatch: Run) -> None:
    pairs = "--without locked-candidates-type-1-pointing,locked-candidates-type-2-claiming,locked-pair"
    result = crosshatch("generate", "--level", "medium", *pairs.split(), "--seed", "2", "--format", "csv")
    assert "Naked Pair" in result.stdout


def test_a_scale_that_is_not_ours_is_told(crosshatch: Run) -> None:
    wishes = ("generate", "--level", "medium", "--without", "naked-pair", "--seed", "2")
    comment = read(crosshatch(*wishes).stdout).comment
    data = json.loads(crosshatch(*wishes, "--json").stdout)
    assert comment.endswith(", on a scale without Naked Pair; seed medium,without=naked-pair:2/1")
    assert list(data) == ["puzzle", "solution", "givens", "seed", "target", "own"]
    assert data["own"]["level"] == "Medium"


def test_a_puzzle_for_which_time_runs_out(crosshatch: Run) -> None:
    result = crosshatch("generate", "--level", "easy", "--givens", "17", "--seed", "7", "--max-seconds", "0.1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("crosshatch: seed 7/1: no puzzle found in time: ")
    assert "; the nearest, " in result.stderr
    assert re.search(
        r", but does not match: givens \d\d \(wanted 17\); allow more time with --max-seconds", result.stderr
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            ["--without", "xwinf"],
            "there is no technique 'xwinf' that can be excluded from the Crosshatch scale; did you mean x-wing?",
        ),
        (["--level", "easy", "--without", "hidden-single"], "Hidden Single cannot be excluded from the Crosshatch"),
        (["--scale", "hodoku", "--must", "UL1"], " lists them); try the crosshatch and explainer scales"),
        (["--like", "nofile.txt"], "Invalid value for '--like': 'nofile.txt': no such file, and not a puzzle; give 81"),
        (
            ["--seed", "Monday: 12"],
            "no level 'monday'; its levels are Easy, Medium, Hard, Unfair, Extreme; if the seed itself contains ",
        ),
        (["--seed", ""], "crosshatch: the seed is empty"),
        (
            ["--level", "fiendish"],
            "crosshatch: the crosshatch scale has no level 'fiendish'; its levels are Easy, ",
        ),
        (
            ["--level", "easy", "--scale", "berthier"],
            "'easy' is a level of the crosshatch, hodoku and explainer scales",
        ),
        (["--count", "two"], "Invalid value for '--count': expected a whole number of at least 1, not 'two'"),
        (["--givens", "few"], "'few' is neither a number, such as 26, nor a range, such as 24-28"),
        (["--scale", "hodoku", "--without", "x-wing"], "--without works only with the Crosshatch scale"),
        (["--must", ","], "Invalid value for '--must': expected at least one TECHNIQUE"),
        (["--csv", "--format", "json"], "--format json and --csv cannot be combined"),
        (["--max-seconds", "0"], "expected a number of seconds above 0, not '0'"),
        (["--max-seconds", "nan"], "expected a number of seconds above 0, not 'nan'"),
        (["--must", "x-wing", "--without", "X-Wing"], "x-wing is excluded by --without but required by another option"),
    ],
)
def test_wishes_that_cannot_be_met(crosshatch: Run, options: list[str], message: str) -> None:
    result = crosshatch("generate", *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())


def test_puzzles_are_kept_apart_from_those_of_files(crosshatch: Run, tmp_path: Path) -> None:
    [first] = crosshatch("generate", "--level", "easy", "--seed", "7/1").stdout.splitlines()
    turned = read(first).line.translate(str.maketrans("123456789", "912345678"))[::-1]
    (tmp_path / "known.txt").write_text(f"{turned}\n", encoding="utf-8")
    apart = crosshatch("generate", "--level", "easy", "--seed", "7/1", "--apart-from", "known.txt")
    assert apart.exit_code == 0
    assert apart.stdout.strip().endswith("7/1.2")
    again = crosshatch("generate", "--level", "easy", "--seed", "7/1.2")
    assert again.stdout.strip() == apart.stdout.strip()


def test_bad_lines_of_files_to_be_kept_apart_from_are_told(crosshatch: Run, tmp_path: Path) -> None:
    (tmp_path / "known.txt").write_text(f"{'.' * 80}\n{'.' * 81}\n", encoding="utf-8")
    result = crosshatch("generate", "--level", "easy", "--seed", "7", "--apart-from", "known.txt")
    assert (result.exit_code, len(result.stdout.splitlines())) == (2, 1)
    assert result.stderr == "crosshatch: known.txt:1: expected 81 cells, found 80\n"


def test_a_file_to_be_kept_apart_from_has_puzzles(crosshatch: Run, tmp_path: Path) -> None:
    (tmp_path / "known.txt").write_text("nothing\n", encoding="utf-8")
    result = crosshatch("generate", "--level", "easy", "--seed", "7", "--apart-from", "known.txt")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "No puzzle could be read from known.txt" in " ".join(result.stderr.split())


EASY = "easy,180,effort=60-100:7/2"


def test_a_seed_that_was_printed_needs_no_options(crosshatch: Run) -> None:
    made = crosshatch(
        "generate", "--level", "easy", "--symmetry", "180", "--effort", "60-100", "--seed", "7", "--count", "2"
    )
    assert [line.rpartition(" ")[2] for line in made.stdout.splitlines()] == [EASY.replace("7/2", "7/1"), EASY]
    assert crosshatch("generate", "--seed", EASY).stdout.splitlines() == made.stdout.splitlines()[1:]
    assert crosshatch("generate", "--seed", EASY.removesuffix("/2"), "--count", "2").stdout == made.stdout
    assert crosshatch("generate", "--seed", EASY, "--level", "easy").stdout.splitlines() == made.stdout.splitlines()[1:]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            ["--seed", EASY, "--level", "hard"],
            f"--level contradicts the target in the seed {EASY}; leave the option out",
        ),
        (
            ["--seed", EASY, "--symmetry", "none"],
            "; leave the option out, or use the plain seed 7/2.",
        ),
        (["--seed", EASY, "--must", "x-wing"], "--must contradicts"),
        (["--seed", EASY, "--effort", "60-"], "--effort contradicts"),
        (["--seed", EASY, "--number", "rounds=20-"], "--number contradicts"),
        (["--seed", EASY, "--scale", "hodoku"], "--scale contradicts"),
        (["--seed", EASY, "--without", "x-wing"], "made on a different scale from Crosshatch without X-Wing"),
        (["--seed", "hrd:7"], "crosshatch: the seed hrd:7: the crosshatch scale has no level 'hrd'"),
        (["--seed", "easy,scale=own~12345678:7"], "was made with the custom scale 'own'; add --scale"),
    ],
)
def test_seeds_and_options_that_contradict_each_other(crosshatch: Run, options: list[str], message: str) -> None:
    result = crosshatch("generate", *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())


def test_a_table_has_the_board_of_each_puzzle(crosshatch: Run, tmp_path: Path) -> None:
    path = tmp_path / "killers.csv"
    killers = ("generate", "--board", "4x4+killer", "--level", "easy", "--seed", "1", "--output", str(path))
    crosshatch(*killers, "--count", "1")
    crosshatch(*killers, "--count", "2", "--resume")
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 2
    for row in rows:
        board = board_json.read(json.loads(row["board"]))
        assert solutions(Puzzle(row["puzzle"], board=board)) == (board.spread(row["solution"]),)


def test_lines_on_other_boards_are_not_resumed(crosshatch: Run, tmp_path: Path) -> None:
    path = tmp_path / "small.txt"
    small = ("generate", "--board", "4x4", "--level", "easy", "--seed", "1", "--output", str(path))
    crosshatch(*small)
    before = path.read_bytes()
    told = crosshatch(*small, "--resume")
    assert told.exit_code == 2
    assert "needs --format csv or json" in told.stderr
    assert path.read_bytes() == before
