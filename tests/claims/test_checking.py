"""Verdicts on claims."""

from random import Random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mutated_claims
import random_boards
from corpora import rows_of
from crosshatch import Puzzle, Solver, check_claim, check_claims, read, strategies_up_to
from crosshatch.board.boards import board
from crosshatch.board.candidate import Candidate
from crosshatch.board.constraints import Quadruple
from crosshatch.claims import ClaimChecker, NothingToJudge, Problem, VerdictKind
from crosshatch.formats.library import read as read_library
from crosshatch.logic.proof import verify
from crosshatch.logic.step import CellTruth, CustomPattern, HouseTruth, Step
from crosshatch.logic.technique import Technique
from crosshatch.position.status import solutions
from crosshatch.render.data import step_data
from crosshatch.techniques.catalogue import strategy_named
from engines import COMPILED
from positions import Position, positions

X_WING = read("..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......")
SOLUTION = "538271469169348572427659318792864153315792684846135297681923745274586931953417826"
SIX = "..53....1..41...5..2...14..6....61.."
SEVERAL = Puzzle(X_WING.givens.replace("6", "."))

WITH_OPTIONS = ("grouped=", "size=")
"""The options of strategies for steps that are not found by default, and whose notation says too little."""


@pytest.mark.parametrize(
    ("claim", "kind", "problem", "technique"),
    [
        ("X-Wing: 1 c78 r34 => r3c56<>1", "proved", None, "x-wing"),
        ("X-Wing: 1 c78 r34 => r3c5<>1", "proved", None, "x-wing"),
        ("1 c78 r34 => r3c5<>1", "proved", None, "x-wing"),
        ("X-Wing => r3c5<>1", "proved", None, "x-wing"),
        ("X-Wing: 1s in columns 7 and 8, rows 3 and 4 => r3c56<>1", "proved", None, "x-wing"),
        ("X-Wing: the 1s of c7 & c8 and r34 => r3c56<>1", "proved", None, "x-wing"),
        ("X-Wing in columns 7 and 8: r3c5<>1", "proved", None, "x-wing"),
        ("X-Wing on 1 => r3c5<>1", "proved", None, "x-wing"),
        ("Hidden Single: 1 in row 1 => r1c6=1", "proved", None, "hidden-single"),
        ("Hidden Single in row 1: r1c6=1", "proved", None, "hidden-single"),
        ("Hidden Single: 1 at r1c6 => r1c6=1", "proved", None, "hidden-single"),
        ("r3c5<>1", "proved", None, "hidden-single"),
        ("r1c6=1, r7c3=1", "proved", None, "hidden-single"),
        ("X-Wing: 1 c78 r34 => r3c5<>5", "false", None, None),
        ("X-Wing: 1 c78 r34 => r3c56<>1, r1c6<>1", "false", None, None),
        ("r1c1=3", "false", None, None),
        ("X-Wing: 1 r34 c78 => r3c56<>1", "unjustified", "reason", None),
        ("X-Wing: 1 c79 r34 => r3c56<>1", "unjustified", "reason", None),
        ("X-Wing: 2 c78 r34 => r3c56<>1", "unjustified", "reason", None),
        ("X-Wing in rows 3 and 4: r3c5<>1", "unjustified", "reason", None),
        ("X-Wing: 1 in columns 7 and 9 => r3c5<>1", "unjustified", "reason", None),
        ("Hidden Single in row 5: r1c6=1", "unjustified", "reason", None),
        ("Hidden Single in column 6: r1c6=1", "unjustified", "reason", None),
        ("Hidden Single: 2 in row 1 => r1c6=1", "unjustified", "reason", None),
        ("Full House in row 1: r1c6=1", "unjustified", "reason", None),
        ("X-Wing: banana => r3c56<>1", "unjustified", "unread", None),
        ("X-Wing: banana => r3c56<>5", "false", None, None),
        ("Swordfish: 1 c78 r34 => r3c56<>1", "unjustified", "reason", None),
        ("Skyscraper => r3c56<>1", "unjustified", "reason", None),
        ("X-Wing: 1 c78 r34 => r3c56<>1, r1c1<>9", "unjustified", "excess", None),
        ("r1c1=5", "unjustified", "indirect", None),
        ("Naked Single: r1c1=5", "unjustified", "reason", None),
        ("X-Wing: 1 c78 r34 => r1c1<>1", "unjustified", "known", None),
        ("r1c1<>1, r1c3=8", "proved", None, None),
        ("X-Wing: 1 c78 => r3c5<>", "unreadable", None, None),
    ],
)
def test_verdicts(claim: str, kind: str, problem: str | None, technique: str | None) -> None:
    verdict = check_claim(X_WING, claim)
    assert (verdict.kind, verdict.problem) == (kind, problem)
    assert (verdict.technique and verdict.technique.slug) == technique
    if verdict.kind is VerdictKind.PROVED:
        for step in verdict.steps:
            verify(X_WING.grid(), step)
        assert verdict.truths == tuple(dict.fromkeys(truth for step in verdict.steps for truth in step.truths))


def test_a_word_that_is_not_understood_is_named() -> None:
    verdict = check_claim(X_WING, "X-Wing: 1 is banned in rows 3 and 4 => r3c56<>1")
    assert (verdict.found, verdict.column, verdict.holds) == ("banned", 14, True)


def before(notation: str) -> Puzzle:
    """Return the position before a step on the path of a puzzle with locked candidates and naked pairs."""
    puzzle = read("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
    return next(Puzzle.of_grid(grid) for grid, step in Solver().walk(puzzle) if str(step).startswith(notation))


@pytest.mark.parametrize(
    ("reason", "proved"),
    [
        ("1,6 in r7c29", True),
        ("1 and 6 in r7c2 and r7c9", True),
        ("cells r7c9, r7c2 in row 7, digits 1 and 6", True),
        ("r7c29", True),
        ("row 7", True),
        ("1,6 in row 8", False),
        ("1 in r7c29", False),
        ("1,6 in r7c2", False),
        ("1,6 in r7c29 and r7c5", False),
    ],
)
def test_parts_of_a_subset(reason: str, proved: bool) -> None:
    position = before("Naked Pair: 1,6 in r7c29")
    verdict = check_claim(position, f"Naked Pair: {reason} => r7c5<>1")
    assert (verdict.problem is None) == proved


def test_locked_candidates_may_name_both_houses() -> None:
    position = before("Locked Candidates Type 1 (Pointing): 2 in b5")
    assert check_claim(position, "Pointing: 2s in box 5 and column 5 => r9c5<>2").proved
    assert not check_claim(position, "Pointing: 2s in box 5 and column 6 => r9c5<>2").proved


def test_a_step_that_shows_several_conclusions_is_enough() -> None:
    for claim in ("r7c56<>1", "r7c5,r3c5<>1"):
        assert len(check_claim(X_WING, claim).steps) == claim.count("r"), claim


def test_what_contradicts_the_solution() -> None:
    verdict = check_claim(X_WING, "r1c2=3, r1c1=3, r2c2<>6")
    assert [*map(str, verdict.wrong)] == ["r1c1=3", "r2c2<>6"]
    assert verdict.right == (Candidate("r1c1", 5), Candidate("r2c2", 6))


def test_levels() -> None:
    at = {level: check_claim(X_WING, "X-Wing: 1 c78 r34 => r3c5<>1", level=level) for level in ("easy", "Hard")}
    assert (at["easy"].problem, at["Hard"].kind) == (Problem.HARDER, VerdictKind.PROVED)
    assert at["easy"].instead == at["Hard"].steps
    with pytest.raises(ValueError, match="the levels are Easy, Medium"):
        ClaimChecker(X_WING, level="Fiendish")


def test_chosen_techniques() -> None:
    singles = strategies_up_to("naked-single")
    assert check_claim(X_WING, "r3c5<>1", strategies=singles).proved
    assert check_claim(X_WING, "X-Wing => r3c5<>1", strategies=singles).problem is Problem.HARDER
    assert check_claim(X_WING, "X-Wing => r3c5<>1", strategies=[strategy_named("x-wing")]).proved
    with pytest.raises(ValueError, match="cannot be combined"):
        ClaimChecker(X_WING, level="Easy", strategies=singles)


@pytest.mark.parametrize("position", positions(), ids=lambda each: each.named)
def test_the_steps_of_every_technique(position: Position) -> None:
    puzzle = read_library(position.line)
    verdict = check_claim(puzzle, position.notation)
    assert verdict.holds
    assert verdict.proved or any(option in position.named for option in WITH_OPTIONS)
    for step in verdict.steps:
        verify(puzzle.grid(), step)
        assert step.technique.slug == position.slug


@pytest.mark.parametrize("claimed", ["Finned", "Sashimi", ""])
@pytest.mark.parametrize("slug", ["finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish"])
def test_the_candidates_tell_finned_fish_from_sashimi_fish(slug: str, claimed: str) -> None:
    position = next(each for each in positions() if each.slug == slug)
    _, _, rest = position.notation.partition(" ")
    verdict = check_claim(read_library(position.line), f"{claimed} {rest}".strip())
    assert [step.technique.slug for step in verdict.steps] == [slug]


@pytest.mark.parametrize("number", range(0, len(positions()), 9))
def test_steps_as_objects_and_as_data(number: int) -> None:
    position = positions()[number]
    puzzle = read_library(position.line)
    step = next(each for each in position.steps() if each.notation == position.notation)
    assert check_claim(puzzle, step).steps == (step,)
    assert check_claim(puzzle, step_data(step)).proved


def test_own_proofs() -> None:
    own = Technique("My Technique")
    truths = [HouseTruth(1, "column 7"), HouseTruth(1, "column 8")]
    step = Step(own, CustomPattern(truths), eliminations=[Candidate("r3c5", 1)])
    assert check_claim(X_WING, step).technique == own
    assert check_claim(X_WING, step, level="Easy").proved  # a hidden single shows it too
    wrong = attrs.evolve(step, pattern=CustomPattern([CellTruth(0)]))
    assert check_claim(X_WING, wrong).problem is Problem.REASON
    data = {
        "technique": "",
        "eliminations": [{"cell": "r3c5", "digit": 1}],
        "truths": ["1 in column 7", "1 in column 8"],
    }
    assert check_claim(X_WING, data).truths == tuple(truths)
    assert check_claim(X_WING, {"eliminations": 1}).kind is VerdictKind.UNREADABLE


TURBOT_FISH = next(each for each in positions() if each.slug == "turbot-fish")


@pytest.mark.parametrize(
    ("claim", "proved"),
    [
        ("Turbot Fish: 1 r2c1 =1= r2c4 -1- r5c4 =1= r6c6 => r6c1<>1", True),
        ("X-Chain: 1 r6c6 =1= r5c4 -1- r2c4 =1= r2c1 => r6c1<>1", True),
        ("AIC: r2c1 =1= r2c4 -1- r5c4 =1= r6c6 => r6c1<>1", True),
        ("XY-Chain: r2c1 =1= r2c4 -1- r5c4 =1= r6c6 => r6c1<>1", False),
        ("Grouped AIC: r2c1 =1= r2c4 -1- r5c4 =1= r6c6 => r6c1<>1", False),
        ("AIC: r2c1 =1= r2c4 =1= r5c4 =1= r6c6 => r6c1<>1", False),
        ("AIC: r2c1 =1= r2c4 -1- r5c5 =1= r6c6 => r6c1<>1", False),
    ],
)
def test_chains_as_written(claim: str, proved: bool) -> None:
    assert check_claim(read_library(TURBOT_FISH.line), claim).proved == proved


@pytest.mark.parametrize(("needed", "proved"), [([4, 9], True), ([4], False)])
def test_chains_through_what_the_board_declares(needed: list[int], proved: bool) -> None:
    line = "..1468.5..8...1..44..2..8.1...1..4.81.984...584.6...13.3..145869145863..5.8...149"
    puzzle = Puzzle(line, board=board("x+anti-king", Quadruple(["r4c5", "r4c6", "r5c5", "r5c6"], needed)))
    claim = "Discontinuous Nice Loop: 2 r4c6 =9= r4c5 =5= r6c5 =2= r9c5 -2- r9c6 -7- r6c6 -2- r4c6 => r4c6<>2"
    assert check_claim(puzzle, claim).proved == proved


def test_several_solutions() -> None:
    found = solutions(SEVERAL, 2)
    assert len(found) == 2
    differ = next(cell for cell in range(81) if found[0][cell] != found[1][cell])
    open_digit = Candidate(differ, int(found[0][differ]))
    verdict = check_claim(SEVERAL, f"r{differ // 9 + 1}c{differ % 9 + 1}={open_digit.digit}")
    assert (verdict.problem, verdict.holds) == (Problem.UNDECIDED, False)
    steps = list(Solver().steps(SEVERAL))
    assert check_claim(SEVERAL, steps[0]).proved
    clash = check_claim(SEVERAL, "r1c1=1")
    assert (clash.kind, clash.right) == (VerdictKind.FALSE, ())


def test_uniqueness_needs_one_solution() -> None:
    position = next(each for each in positions() if each.slug == "uniqueness-test-1")
    puzzle = read_library(position.line)
    step = next(position.steps())
    assert check_claim(puzzle, step).proved
    removed = [each for each in puzzle.removed if each.cell not in step.pattern.roles.cells]
    fewer = Puzzle("." * 81, puzzle.line, removed)
    assert not check_claim(fewer, step).proved


def test_no_solution() -> None:
    with pytest.raises(NothingToJudge, match="two 1s in row 1"):
        check_claim(Puzzle("11" + "." * 79), "r1c3=2")
    mistaken = X_WING.with_placed("r1c1", 3)
    with pytest.raises(NothingToJudge, match="r1c1 cannot be 3"):
        check_claim(mistaken, "r1c2=5")


def test_a_transcript() -> None:
    claims = ["r1c6=1", "r1c1=9", "what?", "r3c5<>1", "r1c1=5", "Naked Single: r1c1=5"]
    found = list(check_claims(X_WING, claims))
    kinds = [verdict.kind.value for _, verdict in found]
    assert kinds == ["proved", "false", "unreadable", "proved", "unjustified", "unjustified"]
    ends = [position.line.count(".") for position, _ in found]
    assert ends == [56, 55, 55, 55, 55, 54]  # what holds is carried out, proved or not
    assert found[-1][1].problem is Problem.KNOWN


def test_a_whole_path_is_proved() -> None:
    path = Solver().solve(X_WING)
    assert all(verdict.proved for _, verdict in check_claims(X_WING, [step.notation for step in path.steps]))
    six = Puzzle(SIX, board=board("6x6"))
    steps = [step.notation for step in Solver(fallback=None).solve(six).steps]
    assert all(verdict.proved for _, verdict in check_claims(six, steps))


def test_a_verdict_prints_as_a_sentence_and_steps() -> None:
    assert str(check_claim(X_WING, "r3c5<>1")) == "proved\n  Hidden Single: r1c6=1"
    assert str(check_claim(X_WING, "r1c1=3")) == "false: r1c1=3 contradicts the solution, where r1c1=5"


def judged(puzzles: list[Puzzle], seed: int, number: int) -> int:
    """Check the verdicts on some mutated claims about each puzzle with one solution; return how many there were."""
    random, done = Random(seed), 0
    for puzzle in puzzles:
        found = solutions(puzzle, 2)
        if len(found) != 1:
            continue
        for position, steps in mutated_claims.positions_of(puzzle, random, 3):
            level = random.choice(mutated_claims.NAMED)
            checker = ClaimChecker(position, level=level)
            for claim in mutated_claims.claims_of(position, steps, random, number):
                faults = list(mutated_claims.faults(position, found[0], level, claim, checker.check(claim.text)))
                assert not faults, (position, claim, level)
                done += 1
    return done


def graded() -> list[Puzzle]:
    return [Puzzle(row["puzzle"]) for row in rows_of("graded.csv")]


def on_boards(seeds: range) -> list[Puzzle]:
    made = (random_boards.puzzle(seed) for seed in seeds)
    return [Puzzle("".join(str(value or ".") for value in values), board=kind) for kind, values in made]


def test_mutated_claims() -> None:
    assert judged(graded()[:: 120 if COMPILED else 400], 1, 8) > 20


def test_mutated_claims_on_boards() -> None:
    assert judged(on_boards(range(0, 60, 1 if COMPILED else 10)), 2, 5)


@pytest.mark.slow
def test_ten_thousand_mutated_claims() -> None:
    puzzles = graded()
    assert judged([puzzles[number % len(puzzles)] for number in range(230)], 11, 15) > 10_000


@pytest.mark.slow
def test_thousands_of_mutated_claims_on_boards() -> None:
    assert judged(on_boards(range(1000, 1400)), 3, 10) > 2000


@given(st.data())
@settings(max_examples=40)
def test_a_bare_conclusion_is_false_just_when_it_contradicts_the_solution(data: st.DataObject) -> None:
    cell, digit = data.draw(st.integers(0, 80)), data.draw(st.integers(1, 9))
    on = data.draw(st.booleans())
    verdict = check_claim(X_WING, f"r{cell // 9 + 1}c{cell % 9 + 1}{'=' if on else '<>'}{digit}", level="Easy")
    assert (verdict.kind is VerdictKind.FALSE) == ((SOLUTION[cell] == str(digit)) != on)
    assert verdict.holds != (verdict.kind is VerdictKind.FALSE)
