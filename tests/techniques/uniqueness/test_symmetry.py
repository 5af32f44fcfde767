"""Symmetry of the givens: every symmetry is found, what follows is proved and true, and nothing else is accepted."""

import attrs
import pytest

from crosshatch.board.board import CLASSIC
from crosshatch.board.boards import board
from crosshatch.board.candidate import Candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import HALF_TURN, IDENTITY, TRANSPOSED, Transformation, random_transformation
from crosshatch.generator.ancestors import that_need
from crosshatch.logic import proof
from crosshatch.logic.step import CustomPattern, ImageTruth, Step, UnprovenStep
from crosshatch.position.status import Unique, check
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.uniqueness.symmetry_pattern import Move, Reason
from crosshatch.techniques.uniqueness.symmetry_search import symmetries_of_givens

HALF = "..2.97.5....2..76.3..4......85.....9..7...3..1.....52......6..7.43..8....5.31.8.."
DIAGONAL = ".3..6..8.5...7.6....82.4.3...28....776...3.....4.5.9...7...14..8.5.....6...6...7."
QUARTER = "4...19..3...3..4...1.85....9.....72.2.6...8.4.45.....9....76.3...2..1...1..93...2"
PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

STRATEGY = strategy_named("Gurth's Theorem")


def solution(puzzle: Puzzle) -> str:
    status = check(puzzle)
    assert isinstance(status, Unique)
    return status.solution


def is_true(puzzle: Puzzle, step: Step) -> bool:
    """Return whether the solution has none of the candidates that a step removes."""
    line = solution(puzzle)
    return all(line[each.cell] != str(each.digit) for each in step.eliminations)


@pytest.mark.parametrize(("givens", "moves"), [(HALF, {Move.HALF_TURN}), (DIAGONAL, {Move.DIAGONAL}), (PLAIN, set())])
def test_symmetries_that_can_be_seen(givens: str, moves: set[Move]) -> None:
    puzzle = Puzzle(givens)
    assert len(symmetries_of_givens(puzzle.grid())) == puzzle.canonical().automorphisms - 1
    assert {step.pattern.move for step in STRATEGY.find(puzzle.grid())} == moves  # type: ignore[attr-defined]


def test_a_quarter_turn_is_a_half_turn_too() -> None:
    symmetries = symmetries_of_givens(Puzzle(QUARTER).grid())
    assert [each.cells for each in symmetries[:1]] == [HALF_TURN.cells]
    assert len(symmetries) == 3
    assert symmetries[1].then(symmetries[2]) == IDENTITY


@pytest.mark.parametrize("seed", range(12))
def test_symmetries_that_cannot_be_seen_are_found_too(seed: int) -> None:
    given = (HALF, DIAGONAL, QUARTER)[seed % 3]
    puzzle = Puzzle(given).transformed(random_transformation(seed))
    found = symmetries_of_givens(puzzle.grid())
    assert len(found) == puzzle.canonical().automorphisms - 1
    assert all(puzzle.transformed(each) == puzzle for each in found)
    for step in STRATEGY.find(puzzle.grid()):
        proof.verify(puzzle.grid(), step)
        assert is_true(puzzle, step)


def test_a_filled_grid_with_many_symmetries() -> None:
    line = "".join(str((3 * (row % 3) + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9))
    assert len(symmetries_of_givens(Puzzle(line).grid())) == Puzzle(line).canonical().automorphisms - 1
    assert list(STRATEGY.find(Puzzle(line).grid())) == []


def test_each_step_of_a_path_is_proved_and_needs_its_truths() -> None:
    reasons = set()
    strategies = sorted(
        [*(each for each in CATALOGUE if each.technique.on), STRATEGY], key=lambda each: each.technique.rating or 0
    )
    for ancestor in that_need([STRATEGY.technique.slug]):
        for grid, step in Solver(strategies).solve(ancestor.puzzle).positions():
            for found in STRATEGY.find(grid) if step.technique.family != "Singles" else ():
                proof.verify(grid, found)
                assert is_true(ancestor.puzzle, found)
                reasons.add(found.pattern.reason)  # type: ignore[attr-defined]
                for left_out in found.truths[:3]:
                    fewer = tuple(each for each in found.truths if each != left_out)
                    pattern = attrs.evolve(found.pattern, truths=fewer)  # type: ignore[misc]
                    assert not proof.proves(grid, attrs.evolve(found, pattern=pattern))
    assert reasons == {*Reason}


def test_a_hard_puzzle_becomes_easy() -> None:
    puzzle = Puzzle(DIAGONAL)
    without = max(step.rating or 0 for step in Solver().solve(puzzle).steps)
    strategies = sorted(
        [*(each for each in CATALOGUE if each.technique.on), STRATEGY], key=lambda each: each.technique.rating or 0
    )
    path = Solver(strategies).solve(puzzle)
    assert without > 8
    assert max(step.rating or 0 for step in path.steps) < 6
    essential = path.essential()
    assert STRATEGY.technique in essential.techniques()
    for grid, step in essential.positions():
        proof.verify(grid, step)


def with_symmetry(step: Step, symmetry: Transformation) -> Step:
    """Return a step that claims the same by another symmetry."""
    truths = [ImageTruth(each, symmetry) for each in step.eliminations]
    return attrs.evolve(step, pattern=CustomPattern(truths))


def test_what_the_checker_refuses() -> None:
    grid = Puzzle(DIAGONAL).grid()
    step = next(STRATEGY.find(grid))
    symmetry = symmetries_of_givens(grid)[0]
    proof.verify(grid, step)
    plain = attrs.evolve(step, technique=attrs.evolve(step.technique, assumes_unique=False))
    with pytest.raises(UnprovenStep, match="a symmetry proves nothing unless the technique assumes one solution"):
        proof.verify(grid, plain)
    with pytest.raises(UnprovenStep, match="the image of the given r1c2 is not the given"):
        proof.verify(grid, with_symmetry(step, TRANSPOSED))
    two_cells = [*range(81)]
    two_cells[0], two_cells[1] = 1, 0
    with pytest.raises(UnprovenStep, match="the move does not map the board to itself"):
        proof.verify(grid, with_symmetry(step, Transformation(tuple(two_cells), symmetry.digits)))
    with pytest.raises(UnprovenStep, match="the move does not map the board to itself"):
        proof.verify(grid, with_symmetry(step, Transformation((0,) * 81, symmetry.digits)))
    with pytest.raises(UnprovenStep, match="the move does not map the board to itself"):
        proof.verify(grid, with_symmetry(step, Transformation(symmetry.cells, (0, 1, 1, 3, 4, 5, 6, 7, 8, 9))))


def test_few_givens_prove_nothing() -> None:
    """A pencilmark grid without givens has every symmetry, and is no puzzle with one solution."""
    grid = Puzzle("." * 81).grid()
    assert list(STRATEGY.find(grid)) == []
    step = next(STRATEGY.find(Puzzle(DIAGONAL).grid()))
    with pytest.raises(UnprovenStep, match="a puzzle with fewer than 17 givens never has only one solution"):
        proof.verify(grid, step)


def test_an_image_that_is_true_proves_nothing() -> None:
    grid = Puzzle(HALF).grid()
    symmetry = symmetries_of_givens(grid)[0]
    given = Candidate("r1c3", 2)
    source = symmetry.inverse.image(given)
    assert grid.value(source.cell) == source.digit
    truth = ImageTruth(Candidate("r1c1", 8), symmetry)
    assert str(truth) == "r1c1=8 only with its image r9c9=2"
    assert Candidate("r9c9", 2) in truth.candidates(grid)


@pytest.mark.parametrize("name", ["x", "windoku", "anti-knight"])
def test_other_boards(name: str) -> None:
    """Only symmetries of the board are used."""
    on = board(name)
    assert on is not CLASSIC
    puzzle = Puzzle(HALF, board=on)
    for step in STRATEGY.find(puzzle.grid()):
        proof.verify(puzzle.grid(), step)
    non = Puzzle(HALF, board=board("non-consecutive"))
    assert {each.digits for each in symmetries_of_givens(non.grid())} <= {(0, *range(9, 0, -1)), (0, *range(1, 10))}
