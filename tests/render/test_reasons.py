"""Why digits are wrong, and what is wrong with puzzles, as text in every language, and as data."""

import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.render.data import diagnosis_data, why_not_data
from crosshatch.render.reasons import diagnosis_lines, why_not_lines
from crosshatch.solving.diagnosis import Diagnosis, diagnose
from crosshatch.solving.refutation import CorrectDigit, RefutedDigit, UnexplainedDigit, why_not
from crosshatch.solving.solver import Outcome
from crosshatch.words import LANGUAGES, language_named
from crosshatch.words.spans import text_of
from crosshatch.words.tellers import reasons

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
HARD = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
SEVERAL = Puzzle(EASY.givens[:20] + "." * 10 + EASY.givens[30:])
CLASH = Puzzle("55" + EASY.givens[2:])
SLIP = Puzzle("5" + EASY.givens[1:])


def lines(diagnosis: Diagnosis, language: str) -> list[str]:
    return [text_of(line) for line in diagnosis_lines(diagnosis, 200, language)]


REASONS = [
    why_not(EASY, "r1c1", 4),
    CorrectDigit(Candidate("r1c1", 4), only=False),
    why_not(EASY, "r1c1", 3),
    why_not(EASY, "r1c3", 4),
    why_not(HARD, "r1c2", 4),
    why_not(HARD, "r1c2", 9),
    why_not(CLASH, "r1c4", 4),
    UnexplainedDigit(Candidate("r1c1", 4), Outcome.STUCK),
    UnexplainedDigit(Candidate("r1c1", 4), Outcome.OUT_OF_TIME),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_every_language(language: str) -> None:
    words = language_named(language)
    told = [words.text(reasons.why_not(each)) for each in REASONS]
    assert len(set(told)) == len(REASONS)
    for reason, sentence in zip(REASONS, told, strict=True):
        assert sentence.endswith(".")
        assert "r1c" in sentence
        lines = [text_of(line) for line in why_not_lines(reason, 200, language)]
        assert lines[0] == sentence
        assert (len(lines) > 1) == (isinstance(reason, RefutedDigit) and len(reason.steps) > 0)


def test_the_last_line_is_the_contradiction() -> None:
    lines = [text_of(line) for line in why_not_lines(why_not(HARD, "r1c2", 4))]
    assert lines[2] == "  1. Hidden Single: r1c3=2"
    assert lines[-1] == "  Now there is no place for 6 in row 1, which is a contradiction."


def test_data_of_a_reason() -> None:
    verdicts = [why_not_data(each)["verdict"] for each in REASONS]
    assert verdicts == [
        "right",
        "possible",
        "excluded",
        "excluded",
        "refuted",
        "refuted",
        "no solution",
        "unexplained",
        "unexplained",
    ]
    assert [why_not_data(each)["out_of_time"] for each in REASONS[-2:]] == [False, True]
    data = why_not_data(why_not(HARD, "r1c2", 4))
    assert (data["cell"], data["digit"], len(data["steps"])) == ("r1c2", 4, 5)
    assert data["conflict"] == {
        "kind": "no place",
        "digit": 6,
        "house": "row 1",
        "message": "no place for 6 in row 1",
    }
    assert why_not_data(why_not(EASY, "r1c1", 3))["excluded_by"] == [{"cell": "r1c3", "digit": 3}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", [CLASH, SLIP, SEVERAL, EASY.with_placed("r1c1", 5)])
def test_every_diagnosis_is_told_in_every_language(language: str, puzzle: Puzzle) -> None:
    told = lines(diagnose(puzzle), language)
    assert told
    assert all(line[0] == " " or line[-1] in ".:" for line in told)


def test_data_of_a_diagnosis() -> None:
    data = diagnosis_data(diagnose(SLIP))
    assert data["together"][0] == {"cell": "r1c1", "digit": 5}
    assert (data["start"]["puzzle"].count("."), data["conflict"]["house"], data["finished"]) == (68, "row 3", True)
    change = {each: data["changes"][2][each] for each in ("cell", "digit", "instead_of")}
    assert change == {"cell": "r1c1", "digit": None, "instead_of": 5}
    assert diagnosis_data(diagnose(EASY.with_placed("r1c1", 5)))["wrong"][0]["verdict"] == "refuted"
    assert diagnosis_data(diagnose(SEVERAL))["more"][0] == {"cell": "r1c9", "digit": 5}
