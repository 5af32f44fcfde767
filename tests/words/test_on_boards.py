"""Words on other boards: houses of every kind have names, and no claim holds on the classic board only."""

import pytest

import random_boards
from crosshatch import Puzzle, Solver
from crosshatch.board.bitset import members
from crosshatch.board.boards import board
from crosshatch.board.candidate import candidate
from crosshatch.board.constraints import Cage, Difference, Thermometer, odd
from crosshatch.board.houses import KINDS, digits_in
from crosshatch.logic.step import Step
from crosshatch.render.hints import hint_lines
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.singles.pattern import OnlyCandidate, OnlyPlace
from crosshatch.words import LANGUAGES, explain, headline, language_named
from crosshatch.words.messages import house, houses, say
from crosshatch.words.spans import text_of
from crosshatch.words.tellers.common import rule_named

FIRSTS = {kind: first for kind, _, first in KINDS}


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("region", ["region 2", "Gebiet 2", "la région 2"]),
        (
            "diagonal",
            [
                "the diagonal from top right to bottom left",
                "die Diagonale von rechts oben nach links unten",
                "la diagonale montante",
            ],
        ),
        ("window", ["window 2", "Fenster 2", "la fenêtre 2"]),
        ("group", ["disjoint group 2", "Positionsgruppe 2", "le groupe disjoint 2"]),
        ("set", ["extra region 2", "Zusatzgebiet 2", "la région supplémentaire 2"]),
        ("cage", ["cage 2", "Käfig 2", "la cage 2"]),
    ],
)
def test_houses_of_all_kinds_have_names(kind: str, names: list[str]) -> None:
    number = FIRSTS[kind] + 1
    assert [language_named(each).text(house(None, number)) for each in ("english", "german", "french")] == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FIRSTS)
def test_houses_of_a_kind_are_named_together(kind: str, language: str) -> None:
    words = language_named(language)
    both = houses(None, [FIRSTS[kind], FIRSTS[kind] + 1])
    one = words.text(say("subsets-hidden", houses=both[:1], digits=(1, 2), cells=()))
    two = words.text(say("subsets-hidden", houses=both, digits=(1, 2), cells=()))
    assert one != two


@pytest.mark.parametrize("name", ["x", "jigsaw 9", "windoku", "anti-knight", "6x6", "non-consecutive"])
def test_paths_on_other_boards_are_told_in_every_language(name: str) -> None:
    for seed in range(3):
        values = [0] * 81
        solution = random_boards.solutions_of(name)[seed]
        for cell, digit in enumerate(solution):
            values[cell] = int(digit) if digit != "." and (cell * 7 + seed) % 3 == 0 else 0
        puzzle = Puzzle("".join(map(str, values)), board=random_boards.named(name))
        for _, step in Solver(fallback=None).walk(puzzle):
            for language in LANGUAGES:
                assert explain(step, language)
                assert hint_lines(step, 2, language=language)


def singles(name: str) -> list[tuple[str, Step]]:
    """Return the singles on a board with each third cell of a solution."""
    solution = random_boards.solutions_of(name)[0]
    line = "".join(digit if place % 3 else "." for place, digit in enumerate(solution))
    grid = Puzzle(line, board=random_boards.named(name)).grid()
    slugs = ("naked-single", "hidden-single")
    return [(solution, step) for each in slugs for step in strategy_named(each).find(grid)]


@pytest.mark.parametrize("name", ["classic", "anti-knight", "non-consecutive", "6x6", "x+windoku"])
def test_singles_name_what_each_digit_rules_out(name: str) -> None:
    kind = random_boards.named(name)
    for solution, step in singles(name):
        found = step.pattern
        if isinstance(found, OnlyCandidate):
            told = sum(found.excluded) | found.removed | found.not_allowed | 1 << found.digit
            assert told == sum(1 << digit for digit in kind.digits)
            for by, excluded in zip(found.blockers, found.excluded, strict=True):
                assert solution[by.cell] == str(by.digit)
                for digit in digits_in(excluded):
                    assert kind.excluded_by[by.index] >> candidate(found.cell, digit).index & 1
        else:
            assert isinstance(found, OnlyPlace)
            same = {cell for cell in members(found.blockers) if solution[cell] == str(found.digit)}
            assert {*members(found.blockers)} - {each.cell for each in found.others} == same


def told(step: Step, language: str) -> str:
    """Return the first line of an explanation, with straight apostrophes."""
    return text_of(explain(step, language)[0]).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def test_a_digit_that_rules_out_others_is_named() -> None:
    grid = Puzzle("." * 81, board=board("non-consecutive")).grid()
    grid.place("r1c1", 5)
    for digit in (1, 2, 3, 7, 8):
        grid.eliminate("r1c2", digit)
    (step,) = strategy_named("naked-single").find(grid)
    assert [told(step, each) for each in ("english", "german", "french")] == [
        "r1c2 can only be 9: it sees 5 (r1c1); the 5 in r1c1 rules out 4 and 6 (non-consecutive); and 1, 2, 3, 7 "
        "and 8 were removed earlier. So r1c2 is 9.",
        "In r1c2 scheiden alle Ziffern außer der 9 aus: Die 5 steht schon in derselben Zeile, derselben Spalte oder "
        "demselben Block (r1c1); die 5 in r1c1 schließt die 4 und die 6 aus (keine aufeinanderfolgenden "
        "Nachbarn); 1, 2, 3, 7 und 8 wurden bereits gestrichen. Also ist r1c2 eine 9.",
        "La case r1c2 n'admet plus que le 9\N{NO-BREAK SPACE}: le 5 figure déjà dans sa ligne, sa colonne ou son bloc "
        "(r1c1)\N{NARROW NO-BREAK SPACE}; le 5 de r1c1 exclut les chiffres 4 et 6 (voisins non consécutifs)"
        "\N{NARROW NO-BREAK SPACE}; et les chiffres 1, 2, 3, 7 et 8 ont déjà été éliminés. Donc r1c2 vaut 9.",
    ]


def test_a_hidden_pair_is_on_a_diagonal() -> None:
    on = houses(None, [FIRSTS["diagonal"]])
    line = language_named("english").text(say("subsets-hidden", houses=on, digits=(1, 2), cells=()))
    assert line.startswith("On the diagonal from top left to bottom right, the digits 1 and 2 can only go in")


def test_the_ends_of_a_chain_may_rule_out_another_digit() -> None:
    grid = Puzzle("." * 81, board=board("non-consecutive")).grid()
    for column, kept in ((3, "14"), (4, "13")):  # the 2 of each column in two cells: a chain from r4c3 to r3c4
        for row in range(1, 10):
            if str(row) not in kept:
                grid.eliminate(f"r{row}c{column}", 2)
    (step,) = strategy_named("x-chain").find(grid)
    assert text_of(explain(step)[-1]) == (
        "So r4c3 is 2, or r3c4 is 2, or both. A 1 in r3c3, a 1 in r4c4, a 3 in r3c3 or a 3 in r4c4 would make "
        "both of these impossible. So 1 and 3 can be removed from r3c3,r4c4."
    )


def test_the_rule_or_house_that_excludes_a_digit_is_named() -> None:
    rules = Thermometer(["r2c2", "r3c3", "r2c4", "r1c4"]), Difference(["r2c4", "r2c5"]), Cage(["r2c4", "r5c6"])
    grid = Puzzle("." * 81, board=board("windoku+anti-knight", *rules)).grid()
    for cell, digit in {"r2c2": 3, "r2c5": 6, "r1c2": 5, "r5c6": 2, "r4c2": 8}.items():
        grid.place(cell, digit)
    (step,) = strategy_named("naked-single").find(grid)
    assert told(step, "english") == (
        "r2c4 can only be 7: it sees 3 and 6 (r2c2,r2c5); the 3 in r2c2 rules out 1, 2 and 4 (thermometer); "
        "the 5 in r1c2 rules out 5 (anti-knight); and the 6 in r2c5 rules out 8 and 9 (difference). So r2c4 is 7."
    )


def test_digits_that_a_cell_may_never_hold_are_not_called_removed() -> None:
    grid = Puzzle("." * 81, board=board("6x6", odd(["r1c1"]))).grid()
    for digit in (3, 5):
        grid.eliminate("r1c1", digit)
    (step,) = strategy_named("naked-single").find(grid)
    assert [told(step, each) for each in ("english", "german", "french")] == [
        "r1c1 can only be 1: 3 and 5 were removed earlier. By the rule “allowed digits”, r1c1 cannot hold 2, 4 or 6. "
        "So r1c1 is 1.",
        "In r1c1 scheiden alle Ziffern außer der 1 aus: 3 und 5 wurden bereits gestrichen. Nach der Regel „erlaubte "
        "Ziffern“ können die 2, die 4 und die 6 nicht in r1c1 stehen. Also ist r1c1 eine 1.",
        "La case r1c1 n'admet plus que le 1\N{NO-BREAK SPACE}: les chiffres 3 et 5 ont déjà été éliminés. Selon la "
        "règle «\N{NO-BREAK SPACE}chiffres autorisés\N{NO-BREAK SPACE}», r1c1 ne peut pas contenir les "
        "chiffres 2, 4 et 6. Donc r1c1 vaut 1.",
    ]


def test_a_rule_that_rules_out_places_is_named() -> None:
    line = ".6........2.91......75.....1.8....9..5.8723..........6....5............9..4..1..."
    step = next(iter(strategy_named("hidden-single").find(Puzzle(line, board=board("anti-knight")).grid())))
    assert [told(step, each) for each in ("english", "german", "french")] == [
        "In box 1, only one empty cell can still take the 1. The 1 in r2c5 rules out r1c3 (anti-knight). "
        "The 1s in r2c5,r4c1 rule out all others. So r3c2 is 1.",
        "Die 1 hat in Block 1 nur noch einen Platz. Die 1 in r2c5 schließt die 1 in r1c3 aus (Springerregel). In "
        "den übrigen Zellen scheidet die 1 aus, denn sie steht schon in r2c5,r4c1. Also ist r3c2 eine 1.",
        "Dans le bloc 1, une seule case vide peut encore recevoir le 1. Le 1 de r2c5 exclut le 1 de r1c3 "
        "(anti-cavalier). Les autres cases voient déjà un 1 (r2c5,r4c1). Donc r3c2 vaut 1.",
    ]


def test_other_digits_and_rules_alone_rule_out_places() -> None:
    grid = Puzzle(
        "." * 81, board=board("classic", Thermometer(["r2c2", "r1c3", "r3c3", "r4c3", "r5c3", "r6c3"]))
    ).grid()
    grid.place("r2c2", 3)
    for row in (7, 8, 9):
        grid.eliminate(f"r{row}c3", 1)
    found = [each for each in strategy_named("hidden-single").find(grid) if each.pattern.house == 11]
    assert [told(each, "english") for each in found] == [
        "In column 3, only one empty cell can still take the 1: it was removed from r789c3 earlier. The 3 in r2c2 "
        "rules out r13456c3 (thermometer). So r2c3 is 1."
    ]


def test_a_total_of_0_is_named() -> None:
    assert language_named("english").text(rule_named("sandwich of 0 at r1c1")) == "sandwich of 0 at r1c1"
    assert language_named("english").text(rule_named("arrow at r1c1")) == "arrow at r1c1"


def test_a_headline_names_the_rule_in_each_language() -> None:
    killer = Puzzle("." * 81, board=board("classic", Cage(["r1c1", "r1c2"], 3)))
    step = next(iter(strategy_named("combinations").find(killer.grid())))
    assert [headline(step, each).partition(" =>")[0] for each in ("english", "german", "french")] == [
        "Combinations: cage of 3 at r1c1",
        "Kombinationen: Käfig mit der Summe 3 bei r1c1",
        "Combinaisons\u00a0: cage de somme 3 en r1c1",
    ]
