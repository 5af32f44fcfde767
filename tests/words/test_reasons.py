"""Why digits are wrong and puzzles have no solution, in German: the same as in English, in its own words."""

import re

import pytest

from crosshatch import Puzzle
from crosshatch.solving.diagnosis import diagnose
from crosshatch.solving.refutation import why_not
from crosshatch.words import LANGUAGES, language_named
from crosshatch.words.tellers import reasons

GOOD = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
TWO_FIVES = Puzzle("53..75...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
SEVERAL = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419.......8..79")


@pytest.mark.parametrize(
    ("cell", "digit", "said"),
    [
        ("r1c3", 4, "Die 4 in r1c3 ist richtig."),
        ("r1c3", 5, "r1c3 kann keine 5 sein: Die Zelle sieht eine 5 in r1c1."),
        ("r1c1", 4, "r1c1 kann keine 4 sein: Dort ist eine 5 vorgegeben."),
        (
            "r1c3",
            2,
            "Wäre r1c3 eine 2, folgten r7c9=4 und r1c6=8, und dann hätte r1c9 keinen Kandidaten mehr.",
        ),
    ],
)
def test_why_not(cell: str, digit: int, said: str) -> None:
    assert language_named("german").text(reasons.why_not(why_not(GOOD, cell, digit))) == said


def test_any_digit_is_wrong_where_there_is_no_solution() -> None:
    assert language_named("german").text(reasons.why_not(why_not(TWO_FIVES, "r1c3", 4))) == (
        "Die 4 in r1c3 ist falsch, wie jede andere Ziffer auch: Es gibt keine Lösung. Die 5 steht zweimal in Zeile 1 "
        "(r1c1 und r1c6); die 5 steht zweimal in Spalte 6 (r1c6 und r2c6); die 5 steht zweimal in Block 2 (r1c6 und "
        "r2c6)."
    )


def test_what_clashes_and_what_would_mend_it() -> None:
    german, found = language_named("german"), diagnose(TWO_FIVES)
    assert [german.text(each) for each in (*reasons.clashing(found), *reasons.mending(found))] == [
        "Diese zwei Vorgaben vertragen sich nicht: r1c6=5 und r2c6=5.",
        "Mit jeder dieser Änderungen gibt es genau eine Lösung: r1c6=8 statt 5 oder r1c6 leer statt 5.",
    ]


@pytest.mark.parametrize("puzzle", [GOOD, TWO_FIVES, SEVERAL])
def test_all_languages_name_the_same(puzzle: Puzzle) -> None:
    found = diagnose(puzzle, max_seconds=2)
    english, *others = (
        [names(words.text(each)) for each in (*reasons.clashing(found), *reasons.mending(found))]
        for words in map(language_named, LANGUAGES)
    )
    assert others == [english] * len(others)


def names(text: str) -> list[str]:
    return sorted(re.findall(r"r\dc\d(?:=\d)?", text))
