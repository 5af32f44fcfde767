"""``crosshatch check``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read, write
from crosshatch.position.status import check

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
CLASH = "55" + EASY[2:]
SEVERAL = EASY[:20] + "." * 10 + EASY[30:]

Run = Callable[..., Result]


def test_one_solution(crosshatch: Run, easy: str) -> None:
    result = crosshatch("check", easy)
    about = "32 givens, mirrored both ways (mirrors); not minimal: any one of 21 givens can be removed"
    assert (result.exit_code, result.stdout) == (0, f"exactly one solution\n  {about}\n")


def test_what_is_said_of_givens(crosshatch: Run, solution: str) -> None:
    def last(puzzle: str) -> str:
        return crosshatch("check", puzzle).stdout.splitlines()[-1].strip()

    minimal = "....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7......."
    assert last(minimal) == "24 givens, without symmetry; minimal: no given can be removed"
    assert last(solution) == "every cell is given"
    with_one_more = f"1{minimal[1:]}"
    spare = "any one of 2 givens can be removed: r1c1,r3c7"
    assert last(with_one_more) == f"25 givens, without symmetry; not minimal: {spare}"


def test_no_solution_and_why(crosshatch: Run, clash: str) -> None:
    result = crosshatch("check", clash)
    assert result.exit_code == 1
    assert result.stdout == (
        "no solution: two 5s in row 1: r1c1 and r1c2; two 5s in box 1: r1c1 and r1c2\n"
        "  'crosshatch check --why' explains this and lists changes that would fix a mistyped digit\n"
    )


def test_several_solutions_and_where_they_differ(crosshatch: Run, several: str) -> None:
    result = crosshatch("check", several)
    assert result.exit_code == 1
    first, *solutions, cells, givens, _ = result.stdout.splitlines()
    assert first == "at least two solutions: they first differ at r3c2"
    assert [len(line.strip()) for line in solutions] == [81, 81]
    assert cells.startswith("  cells where these differ: r3c23,r4c23,r8c23")
    assert givens == "  27 givens, without symmetry"


def test_fewer_givens_than_any_puzzle_with_one_solution_has(crosshatch: Run) -> None:
    def last(givens: str) -> str:
        return crosshatch("check", givens + "." * (81 - len(givens))).stdout.splitlines()[-1].strip()

    assert last("12345678") == "only 8 givens; with fewer than 17 there is always more than one solution"
    assert last("1") == "only 1 given; with fewer than 17 there is always more than one solution"
    assert last("") == "no givens; with fewer than 17 there is always more than one solution"


def test_a_slip_in_a_pencilmark_grid_makes_an_only_candidate_of_a_given(crosshatch: Run, easy: str) -> None:
    drawn = write(Puzzle(easy), "pencilmarks")
    rows = [each.split() for each in drawn.replace("|", " ").splitlines() if "-" not in each]
    assert rows[0][2] == "3"
    text = "\n".join(" ".join(row) for row in rows)
    assert "not read as givens" not in crosshatch("check", text).stdout
    rows[0][0] += "3"
    assert crosshatch("check", "\n".join(" ".join(row) for row in rows)).stdout.startswith(
        "exactly one solution\n  not read as givens, because cells that they see list the same digit: r1c3\n"
    )


def test_several_puzzles_are_told_apart(crosshatch: Run, tmp_path: Path, easy: str, clash: str) -> None:
    (tmp_path / "two.txt").write_text(f"{easy}\n{clash}\n")
    result = crosshatch("check", "two.txt")
    assert result.exit_code == 1
    first, _, second = result.stdout.splitlines()
    assert first == "two.txt:1: exactly one solution"
    assert second.startswith("two.txt:2: no solution: two 5s in row 1")


def test_json(crosshatch: Run, easy: str, clash: str) -> None:
    good, bad = [json.loads(line) for line in crosshatch("check", "--json", easy, clash).stdout.splitlines()]
    assert (good["status"], good["givens"], good["symmetry"], len(good["superfluous"])) == ("unique", 32, "mirrors", 21)
    assert (bad["givens"], bad["superfluous"]) == (34, None)
    assert bad["conflicts"][0]["cells"] == ["r1c1", "r1c2"]


def test_why_there_is_no_solution(crosshatch: Run, easy: str, clash: str) -> None:
    result = crosshatch("check", "--why", clash)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1:] == [
        "These two givens contradict each other: r1c1=5 and r1c2=5.",
        "No change of a single given leads to a unique solution.",
        *_own_digits(clash),
    ]
    slip = crosshatch("check", "--why", f"5{easy[1:]}").stdout
    assert (
        "\nSolving with these alone leads to a contradiction:\n  1. Hidden Single: r9c2=9\n     In box 7, only one"
        in slip
    )
    assert "  Now there is no place for 5 in row 3, which is a contradiction.\n" in slip
    assert "\nAny one of these changes gives a unique solution: " in slip


def test_why_there_are_several(crosshatch: Run, several: str) -> None:
    result = crosshatch("check", "--why", several)
    assert result.exit_code == 1
    assert (
        "Any one of these additional givens makes the solution unique: r1c9=5, r3c3=8, r3c8=4 or r6c9=4.\n"
        in result.stdout
    )


def _own_digits(puzzle: str) -> list[str]:
    return [
        "If some of these digits are your own, put + before each of them in the following line. Then check",
        "that line to find your mistakes:",
        f"  :0000:x:{puzzle}::::",
    ]


def test_why_asks_for_marks_on_digits_of_ones_own(crosshatch: Run, easy: str, several: str) -> None:
    assert crosshatch("check", "--why", several).stdout.splitlines()[-3:] == _own_digits(several)
    for marked in (f":0000:x:+55{easy[2:]}::::", f":0000:x:+5{easy[1:]}::::"):
        assert "your own" not in crosshatch("check", "--why", marked).stdout
    assert "your own" not in crosshatch("check", "--why", several, f"5{easy[1:]}").stdout


def test_why_there_is_one_needs_no_words(crosshatch: Run, easy: str) -> None:
    assert crosshatch("check", "--why", easy).stdout == crosshatch("check", easy).stdout


def test_why_a_wrong_digit_of_a_position_is_wrong(crosshatch: Run, easy: str) -> None:
    result = crosshatch("check", "--why", f":0000:x:+5{easy[1:]}::::")
    assert result.exit_code == 1
    assert "\nIf r1c1 were 5, then " in result.stdout


def test_why_not_a_digit(crosshatch: Run, hard: str) -> None:
    result = crosshatch("check", "--why-not", "r1c2=4", "--why-not", "R1C2 = 1", hard)
    assert result.exit_code == 0
    assert "\nIf r1c2 were 4, then r1c3=2, r2c1=7, " in result.stdout
    assert result.stdout.splitlines()[-2:] == [
        "  Now there is no place for 6 in row 1, which is a contradiction.",
        "r1c2 cannot be 1: it sees a 1 in r1c1.",
    ]


def test_why_not_in_german(crosshatch: Run, hard: str) -> None:
    output = crosshatch("check", "--language", "de", "--why-not", "r1c2=4", hard).stdout
    assert "Wäre r1c2 eine 4, " in output
    assert "Widerspruch: " in output


def test_what_is_no_digit_in_a_cell(crosshatch: Run, hard: str) -> None:
    result = crosshatch("check", "--why-not", "r1c2:4", hard)
    assert result.exit_code == 2
    assert "expected a cell and a digit, such as r1c2=4, not 'r1c2:4'" in result.stderr


def test_reasons_as_json(crosshatch: Run, hard: str, several: str) -> None:
    data = json.loads(crosshatch("check", "--json", "--why-not", "r1c2=4", hard).stdout)
    assert "why" not in data
    assert [each["verdict"] for each in data["why_not"]] == ["refuted"]
    data = json.loads(crosshatch("check", "--json", "--why", several).stdout)
    assert "why_not" not in data
    assert data["why"]["more"][0] == {"cell": "r1c9", "digit": 5}


def test_a_time_for_reasons_needs_reasons(crosshatch: Run, easy: str) -> None:
    result = crosshatch("check", "--max-seconds", "5", easy)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--max-seconds needs --why or --why-not." in result.stderr
    assert crosshatch("check", "--max-seconds", "5", "--why-not", "r1c1=1", easy).exit_code == 0


def test_it_points_to_the_reasons(crosshatch: Run, easy: str, clash: str, several: str) -> None:
    fix = "  'crosshatch check --why' explains this and lists changes that would fix a mistyped digit\n"
    assert all(fix in crosshatch("check", puzzle).stdout for puzzle in (clash, several))
    assert (
        "'crosshatch check --why' explains this step by step\n"
        in crosshatch("check", f":0000:x:+5{easy[1:]}::::").stdout
    )
    crossed_out = ":0000:x:....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......:233:::"
    assert "check --why" not in crosshatch("check", crossed_out).stdout
    assert "check --why" not in crosshatch("check", "--why", clash).stdout + crosshatch("check", easy, clash).stdout


def test_the_whole_answer_is_in_the_language(crosshatch: Run, easy: str, clash: str, several: str) -> None:
    def said(puzzle: str) -> list[str]:
        return crosshatch("check", "--language", "de", puzzle).stdout.splitlines()

    assert said(easy)[0] == "genau eine Lösung"
    assert said(easy)[1].startswith("  32 Vorgaben, ")
    assert said(clash)[0].startswith("keine Lösung: die 5 steht zweimal in Zeile 1")
    assert said(several)[0].startswith("mindestens zwei Lösungen")
    assert said(f":0000:x:+5{easy[1:]}::::")[0].startswith("von hier aus keine Lösung: r1c1 kann keine 5 sein")


@pytest.mark.parametrize(
    "text", [EASY, CLASH, SEVERAL, f":0000:x:+5{EASY[1:]}::::", f":0000:x:+5+5{EASY[2:]}:421 422 823::"]
)
def test_in_english_it_begins_with_the_status(crosshatch: Run, text: str) -> None:
    assert crosshatch("check", text).stdout.splitlines()[0] == str(check(read(text)))


def test_with_few_givens_there_are_no_reasons_to_point_to(crosshatch: Run) -> None:
    said = crosshatch("check", "1" + "." * 80).stdout
    assert "with fewer than 17 there is always more than one solution" in said
    assert "check --why" not in said


FISH = "..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......"


def test_truths_and_links(crosshatch: Run, tmp_path: Path) -> None:
    result = crosshatch("check", FISH, "--truths", "1c78", "--links", "1r3, 1R4", "--pictures", str(tmp_path))
    assert result.exit_code == 0
    text = " ".join(result.stdout.split())
    assert "Rank: 2 links \N{MINUS SIGN} 2 truths = 0." in text
    assert "So 1 can be removed from r3c56." in text
    assert [file.name for file in tmp_path.iterdir()] == ["001-truths-and-links.svg"]
    data = json.loads(crosshatch("check", "--json", FISH, "--truths", "1c78", "--links", "1r34").stdout)["rank"]
    assert (data["truths"], data["links"], data["rank"]) == (["1c7", "1c8"], ["1r3", "1r4"], 0)
    assert data["eliminations"] == [{"cell": "r3c5", "digit": 1}, {"cell": "r3c6", "digit": 1}]
    assert data["notation"] == "Truths and Links: {1c7 1c8} in {1r3 1r4}, rank 0 => r3c56<>1"


def test_truths_and_links_that_show_nothing(crosshatch: Run) -> None:
    def text(links: str) -> str:
        return " ".join(crosshatch("check", FISH, "--truths", "1c78", "--links", links).stdout.split())

    assert "r4c7=1 and r4c8=1 are in no link." in text("1r3")
    assert "No candidate is in enough links" in text("1r34 1c3")


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--links", "1r3"], "--links needs --truths."),
        (["--pictures", "folder"], "--pictures needs --truths."),
        (["--truths", "r1c3"], "r1c3 is already filled."),
        (["--truths", "1x3"], "'1x3' is neither a cell nor a digit in a house"),
    ],
)
def test_truths_and_links_that_cannot_be_checked(crosshatch: Run, options: list[str], problem: str) -> None:
    result = crosshatch("check", FISH, *options)
    assert result.exit_code == 2
    assert problem in result.stderr


X_WING = "..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......"


def test_claims(crosshatch: Run) -> None:
    right = crosshatch("check", X_WING, "--claim", "X-Wing: 1 c78 r34 => r3c56<>1", "--claim", "r3c5<>1")
    assert right.exit_code == 0
    assert right.stdout.splitlines()[2:] == [
        *("", "X-Wing: 1 c78 r34 => r3c56<>1", "proved", "  X-Wing: 1 c78 r34 => r3c56<>1"),
        *("", "r3c5<>1", "proved", "  Hidden Single: r1c6=1"),
    ]
    harder = crosshatch("check", X_WING, "--claim", "X-Wing => r3c5<>1", "--level", "easy", "--language", "de")
    assert harder.exit_code == 1
    assert "wahr, aber auf dieser Stufe nicht begründet: Für r3c5<>1 verwendet dieser Schritt" in harder.stdout


def test_a_transcript_of_claims(crosshatch: Run, tmp_path: Path) -> None:
    lines = tmp_path / "claims.txt"
    lines.write_text("# of a model\n\n1. r1c6=1\n2. r1c1=9\n3. what\n4. r1c6=1\n")
    result = crosshatch("check", X_WING, "--claims", str(lines), "--json")
    assert result.exit_code == 1
    claims = json.loads(result.stdout)["claims"]
    assert [each["verdict"] for each in claims] == ["proved", "false", "unreadable", "proved"]
    assert [len(each["steps"]) for each in claims] == [1, 0, 0, 0]
    assert claims[1]["wrong"] == [{"cell": "r1c1", "digit": 9, "on": True}]
    assert claims[1]["right"] == [{"cell": "r1c1", "digit": 5}]
    assert (claims[2]["column"], claims[2]["said"][:27]) == (8, "unreadable at character 8: ")


def test_what_claims_need(crosshatch: Run, clash: str, tmp_path: Path) -> None:
    assert "--level needs --claim or --claims" in crosshatch("check", X_WING, "--level", "Easy").stderr
    assert "no claim can be judged here: no solution" in crosshatch("check", clash, "--claim", "r1c3=1").stderr
    missing = crosshatch("check", X_WING, "--claims", str(tmp_path / "none.txt"))
    assert (missing.exit_code, "does not exist" in missing.stderr) == (2, True)
