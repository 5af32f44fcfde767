"""What every solver must do, and what the trees and the steps of the searches look like."""

from collections.abc import Sequence
from itertools import pairwise

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import candidate
from crosshatch.board.clock import OutOfTime
from crosshatch.board.conflicts import NoCandidate, NoPlace
from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE_CELLS, HOUSES, cell_named, cells_in
from crosshatch.board.puzzle import EMPTY, Puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import CellTruth, HouseTruth, Step
from crosshatch.solving import record as recording
from crosshatch.solving.record import DEAD_END, EXPANDED, NO_CHOICE, SOLVED, Record
from crosshatch.solving.search import Backtracking, DancingLinks, NodeState, Search, outline, search_steps
from crosshatch.solving.search_pattern import Trial, open_truths
from crosshatch.solving.solver import Outcome, Solver
from crosshatch.techniques.catalogue import CONTRADICTION, GUESS, strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup
from engines import QUICK, USUAL
from examples import examples

EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
EASY_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SEVENTEEN = ".......15...8...7.4........6.9...3.....1..8.....7.....5...3.2......6..4..1......."
GUESSES = "..1.3..2.....7.6...5.6.1...7...4..3...4..51.8.8...6.........8.2.3...7...5..4...9."
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

SOLUTIONS = {
    EASY: EASY_SOLUTION,
    SEVENTEEN: "798342615365819472421675938679458321254193867183726594547931286832567149916284753",
    GUESSES: "861539724293874615457621983716248539324795168985316247649153872132987456578462391",
    HARD: "162857493534129678789643521475312986913586742628794135356478219241935867897261354",
    EASY_SOLUTION: EASY_SOLUTION,
}

SEARCHES: dict[str, Search] = {
    "ascending": Backtracking(),
    "random": Backtracking("random", seed=7),
    "dancing links": DancingLinks(),
}

SOLVERS: dict[str, Search | Solver] = {
    **SEARCHES,
    "default strategies": Solver(USUAL),
    "no strategies": Solver(strategies=[]),
    "no strategies, dancing links": Solver(strategies=[], fallback=DancingLinks()),
}

every_solver = pytest.mark.parametrize("solver", SOLVERS.values(), ids=SOLVERS.keys())
every_search = pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES.keys())


def without(line: str, *names: str) -> str:
    """Return a line with some cells emptied."""
    cells = [cell_named(name) for name in names]
    return "".join("." if cell in cells else each for cell, each in enumerate(line))


def with_value(line: str, name: str, digit: int) -> str:
    cell = cell_named(name)
    return line[:cell] + str(digit) + line[cell + 1 :]


def is_solution(line: str, puzzle: Puzzle) -> bool:
    full = all({line[cell] for cell in HOUSE_CELLS[house]} == {str(digit) for digit in DIGITS} for house in HOUSES)
    return full and all(given in (".", each) for given, each in zip(puzzle.line, line, strict=True))


TWO_SOLUTIONS = without(EASY_SOLUTION, "r4c6", "r4c9", "r5c6", "r5c9")

NO_SOLUTION = {
    "clash": with_value(EASY, "r1c3", 5),
    "clash in a full grid": with_value(EASY_SOLUTION, "r1c1", 3),
    "cell without a candidate": "12345678." + "." * 8 + "9" + "." * 63,
    "digit without a place": "123......" + "...4....." + "......4.." + "." * 54,
    "singles lead to a contradiction": with_value(GUESSES, "r5c5", 8),
    "contradiction after guesses": with_value(GUESSES, "r5c5", 2),
}


@attrs.frozen
class Answer:
    """What any solver says: how many solutions, the first of them, and the steps to it."""

    outcome: Outcome
    solution: str | None
    steps: Sequence[Step]


def answer(solver: Search | Solver, puzzle: Puzzle) -> Answer:
    if isinstance(solver, Solver):
        path = solver.solve(puzzle)
        return Answer(path.outcome, path.solution, path.steps)
    result = solver.run(puzzle.grid(), limit=2)
    if not result.solutions:
        return Answer(Outcome.NO_SOLUTION, None, ())
    outcome = Outcome.SEARCH if len(result.solutions) == 1 else Outcome.SEVERAL_SOLUTIONS
    return Answer(outcome, result.solutions[0], search_steps(puzzle.grid(), result))


@every_solver
@pytest.mark.parametrize("line", SOLUTIONS)
def test_solves(solver: Search | Solver, line: str) -> None:
    found = answer(solver, Puzzle(line))
    assert found.outcome.solved
    assert found.solution == SOLUTIONS[line]


@every_solver
@pytest.mark.parametrize("line", NO_SOLUTION.values(), ids=NO_SOLUTION.keys())
def test_says_so_when_there_is_no_solution(solver: Search | Solver, line: str) -> None:
    found = answer(solver, Puzzle(line))
    assert found.outcome is Outcome.NO_SOLUTION
    assert found.solution is None


@every_solver
@pytest.mark.parametrize("line", [TWO_SOLUTIONS, EMPTY], ids=["two", "empty"])
def test_says_so_when_there_are_several_solutions(solver: Search | Solver, line: str) -> None:
    found = answer(solver, Puzzle(line))
    assert found.outcome is Outcome.SEVERAL_SOLUTIONS
    assert found.solution is not None
    assert is_solution(found.solution, Puzzle(line))


@every_solver
@pytest.mark.parametrize("line", [EASY, SEVENTEEN, GUESSES, HARD])
def test_each_step_is_proved_and_all_of_them_lead_to_the_solution(solver: Search | Solver, line: str) -> None:
    grid = Puzzle(line).grid()
    found = answer(solver, Puzzle(line))
    for step in found.steps:
        proof.verify(grid, step)
        step.apply(grid)
    assert grid.line() == found.solution


@every_solver
def test_steps_lead_to_the_first_of_several_solutions(solver: Search | Solver) -> None:
    grid = Puzzle(TWO_SOLUTIONS).grid()
    found = answer(solver, Puzzle(TWO_SOLUTIONS))
    for step in found.steps:
        step.apply(grid)
    assert grid.line() == found.solution


@every_solver
def test_same_again(solver: Search | Solver) -> None:
    assert answer(solver, Puzzle(HARD)) == answer(solver, Puzzle(HARD))


@every_solver
def test_a_removed_candidate_stays_out_of_the_solution(solver: Search | Solver) -> None:
    cell = cell_named("r4c6")
    removed = candidate(cell, int(EASY_SOLUTION[cell]))
    found = answer(solver, Puzzle(TWO_SOLUTIONS, removed=[removed]))
    assert found.outcome.solved
    assert found.solution is not None
    assert found.solution[cell] != EASY_SOLUTION[cell]


@every_search
def test_the_singles_of_a_search_are_those_of_the_solver(search: Search) -> None:
    grid = Puzzle(without(EASY_SOLUTION, "r9c9")).grid()
    assert search_steps(grid, search.run(grid)) == list(strategy_named("full-house").find(grid))


@every_search
def test_leaves_the_grid_alone(search: Search) -> None:
    grid = Puzzle(HARD).grid()
    search_steps(grid, search.run(grid, limit=2))
    assert grid == Puzzle(HARD).grid()
    grid.eliminate(cell_named("r1c2"), 2)
    assert grid != Puzzle(HARD).grid()


@every_search
def test_finds_all_solutions_up_to_the_limit(search: Search) -> None:
    grid = Puzzle(without(EASY_SOLUTION, "r4c6", "r4c9", "r5c6", "r5c9", "r1c2", "r1c3")).grid()
    one, two, many = (search.run(grid, limit) for limit in (1, 2, 100))
    assert len(one.solutions) == 1
    assert not one.complete
    assert len(two.solutions) == 2
    assert two.complete  # the second was found on the last choice
    assert many.complete
    assert set(many.solutions) == set(two.solutions)
    empty = search.run(Puzzle(EMPTY).grid(), limit=50)
    assert len(set(empty.solutions)) == 50
    assert all(is_solution(each, Puzzle(EMPTY)) for each in empty.solutions)
    assert not empty.complete


@every_search
@examples(15)
@given(seed=st.integers(), cells=st.sets(st.integers(0, 80), max_size=55))
def test_all_searches_find_the_same_solutions(search: Search, seed: int, cells: set[int]) -> None:
    (full,) = Backtracking("random", seed).run(Puzzle(EMPTY).grid()).solutions
    puzzle = Puzzle("".join("." if cell in cells else each for cell, each in enumerate(full)))
    found = search.run(puzzle.grid(), limit=40)
    usual = Backtracking().run(puzzle.grid(), limit=40)
    assert all(is_solution(each, puzzle) for each in found.solutions)
    assert len(set(found.solutions)) == len(found.solutions) == len(usual.solutions)
    if found.complete:
        assert set(found.solutions) == set(usual.solutions)
        assert full in found.solutions


@every_search
def test_a_limit_below_one_is_refused(search: Search) -> None:
    with pytest.raises(ValueError, match="limit must be 1"):
        search.run(Puzzle(EASY).grid(), limit=0)


@every_search
def test_stops_at_its_deadline(search: Search) -> None:
    with pytest.raises(OutOfTime):
        search.run(Puzzle(EASY).grid(), max_seconds=0)
    with pytest.raises(OutOfTime, match="nodes"):
        search.run(Puzzle(EMPTY).grid(), limit=10**9, max_seconds=0.05)
    assert search.run(Puzzle(EASY).grid(), max_seconds=60).solutions == (EASY_SOLUTION,)


@every_search
def test_a_branch_leads_from_the_root_to_its_solution(search: Search) -> None:
    result = search.run(Puzzle(TWO_SOLUTIONS).grid(), limit=2)
    for number, solution in enumerate(result.solutions):
        branch = result.branch(number)
        assert branch[0] is result.tree
        assert branch[-1].state is NodeState.SOLVED
        assert all(child in node.children for node, child in pairwise(branch))
        grid = Puzzle(TWO_SOLUTIONS).grid()
        for node in branch:
            for each in (*([node.choice] if node.choice else []), *node.forced):
                grid.place(each.cell, each.digit)
        assert grid.line() == solution
    with pytest.raises(IndexError, match="2 solutions"):
        result.branch(2)
    with pytest.raises(IndexError, match="there is no solution number -1"):
        result.branch(-1)


@every_search
def test_the_nodes_of_a_tree(search: Search) -> None:
    result = search.run(Puzzle(HARD).grid(), limit=2)
    nodes = [node for _, node in result.tree.walk()]
    assert len(nodes) == result.nodes == result.tree.size
    for node in nodes:
        assert bool(node.children) is (node.state is NodeState.EXPANDED)
        assert bool(node.reason) is (node.state is NodeState.DEAD_END)
        assert node.unseen == 0
    assert sum(node.state is NodeState.SOLVED for node in nodes) == len(result.solutions) == 1


def test_the_tree_of_a_puzzle_that_singles_solve_is_its_root() -> None:
    assert Backtracking().run(Puzzle(EASY).grid()).outline() == "start, 51 forced: solved"


def test_the_outline_in_ascending_order() -> None:
    assert Backtracking().run(Puzzle(GUESSES).grid(), limit=2).outline().splitlines() == [
        "start: expanded",
        "  r5c5=2: expanded",
        "    r3c5=8, 29 forced: dead end, no place for 1 in row 9",
        "    r3c5=9, 17 forced: dead end, no place for 2 in row 3",
        "  r5c5=9: expanded",
        "    r3c5=2, 55 forced: solved",
        "    r3c5=8, 14 forced: dead end, no place for 3 in row 7",
    ]


def test_a_seed_gives_the_same_order_on_every_machine() -> None:
    assert Backtracking("random", seed=7).run(Puzzle(GUESSES).grid()).outline().splitlines() == [
        "start: expanded",
        "  r5c5=2: expanded",
        "    r3c5=8, 29 forced: dead end, no place for 1 in row 9",
        "    r3c5=9, 17 forced: dead end, no place for 2 in row 3",
        "  r5c5=9: expanded",
        "    r3c5=8, 14 forced: dead end, no place for 3 in row 7",
        "    r3c5=2, 55 forced: solved",
    ]


def test_seeds_differ() -> None:
    grid = Puzzle(EMPTY).grid()
    assert len({Backtracking("random", seed).run(grid).solutions for seed in range(20)}) == 20


def test_only_two_orders() -> None:
    with pytest.raises(ValueError, match="order"):
        Backtracking("descending")  # type: ignore[arg-type]


@every_search
@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("clash", "two 5s in row 1: r1c1 and r1c3"),
        ("clash in a full grid", "two 3s in row 1: r1c1 and r1c2"),
        ("cell without a candidate", "r1c9 has no candidate left"),
        ("digit without a place", "no place for 4 in row 1"),
    ],
)
def test_why_the_start_is_a_dead_end(search: Search, kind: str, reason: str) -> None:
    tree = search.run(Puzzle(NO_SOLUTION[kind]).grid()).tree
    assert (tree.state, str(tree.reason), tree.forced) == (NodeState.DEAD_END, reason, ())


@every_search
def test_a_large_tree_keeps_its_first_nodes_and_the_ways_to_solutions(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = search.run(Puzzle(HARD).grid(), limit=2)
    monkeypatch.setattr(recording, "KEPT", 5)
    part = search.run(Puzzle(HARD).grid(), limit=2)
    assert part.nodes == part.tree.size == whole.nodes
    assert part.solutions == whole.solutions
    kept = [node for _, node in part.tree.walk()]
    assert 5 <= len(kept) <= 5 + len(whole.branch())
    assert sum(node.unseen for node in kept) == whole.nodes - len(kept)
    assert f"({part.tree.unseen} nodes not kept)" in part.outline() or not part.tree.unseen
    grid = Puzzle(HARD).grid()
    for step in search_steps(grid, part):
        proof.verify(grid, step)
        step.apply(grid)
    assert grid.line() == SOLUTIONS[HARD]


def test_the_steps_of_a_search() -> None:
    grid = Puzzle(GUESSES).grid()
    steps = search_steps(grid, Backtracking().run(grid))
    refuted, single, guess = steps[:3]
    assert (refuted.technique, str(refuted)) == (CONTRADICTION, "Contradiction: r5c5=2 (3 nodes) => r5c5<>2")
    assert (single.technique, str(single)) == (strategy_named("naked-single").technique, "Naked Single: r5c5=9")
    assert (guess.technique, str(guess)) == (GUESS, "Guess: r3c5=2")
    assert len(steps) == 3 + 55
    assert all(step.technique.family == "Singles" for step in steps[3:])


def test_dancing_links_may_settle_a_digit_of_a_house() -> None:
    grid = Puzzle("6.3..........5...97........1..6.3......2...84..........8....31..5..4..........6..").grid()
    steps = search_steps(grid, DancingLinks().run(grid))
    assert (steps[2].technique, steps[2].conclusion) == (CONTRADICTION, "r2c4<>3")
    assert (steps[3].technique, steps[3].conclusion) == (strategy_named("hidden-single").technique, "r2c8=3")


def test_steps_in_words() -> None:
    grid = Puzzle(GUESSES).grid()
    refuted, _, guess = search_steps(grid, Backtracking().run(grid))[:3]
    assert markup(explain(refuted)[0]) == (
        "Suppose [choice:r5c5=2]. Every continuation fails (3 nodes searched), so [removed:r5c5] is not 2."
    )
    assert markup(explain(guess)[0]) == (
        "The search tries [choice:2 in r3c5], which leads to a solution (1 node searched). So [placed:r3c5] is 2."
    )
    died = Trial(candidate(0, 8), 1, open_truths(grid), forced=(candidate(1, 4),), reason=NoPlace(1, 8))
    one_node = Step(CONTRADICTION, died, eliminations=(candidate(0, 8),))
    assert markup(explain(one_node)[0]) == (
        "Suppose [choice:r1c1=8]. Singles then give [pattern:r1c2=4]. That is a contradiction (no place for 1 in "
        "row 9), so [removed:r1c1] is not 8."
    )
    (branch,) = one_node.branches
    assert [str(each) for each in branch.case] == ["r1c1=8"]
    assert [str(each.assertion) for each in branch.follows] == ["r1c2=4"]
    assert branch.fails == HouseTruth(1, 8)
    assert attrs.evolve(died, reason=NoCandidate(5)).fails == CellTruth(5)


def test_a_choice_that_the_search_had_to_go_on_from_is_no_branch() -> None:
    refuted = search_steps(Puzzle(GUESSES).grid(), Backtracking().run(Puzzle(GUESSES).grid()))[0]
    assert isinstance(refuted.pattern, Trial)
    assert refuted.pattern.nodes == 3
    assert refuted.branches == ()


def test_a_search_without_a_solution_has_no_steps_to_it() -> None:
    grid = Puzzle(NO_SOLUTION["contradiction after guesses"]).grid()
    with pytest.raises(IndexError, match="0 solutions"):
        search_steps(grid, Backtracking().run(grid))


class FirstCell(Search):
    """A custom search: every digit of the first empty cell, and nothing else."""

    name = "First cell"

    def explore(self, grid: Grid, record: Record) -> None:
        self.expand(grid, NO_CHOICE, record)

    def expand(self, grid: Grid, choice: int, record: Record) -> None:
        record.enter(choice, ())
        if grid.broken or not grid.empty:
            record.leave(DEAD_END if grid.broken else SOLVED)
            return
        cell = next(cells_in(grid.empty))
        for digit in DIGITS:
            if grid.digits_of(cell) >> digit & 1 and record.goes_on():
                below = grid.copy()
                below.place(cell, digit)
                self.expand(below, cell * 10 + digit, record)
        record.leave(EXPANDED)


def test_a_search_of_ones_own() -> None:
    puzzle = Puzzle(without(EASY_SOLUTION, "r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r5c5"))
    result = FirstCell().run(puzzle.grid(), limit=2)
    assert result.solutions == (EASY_SOLUTION,)
    assert len(result.branch()) == 8
    assert Solver(strategies=[], fallback=FirstCell()).solve(puzzle).solution == EASY_SOLUTION


def test_the_outline_of_a_branch_alone() -> None:
    result = Backtracking().run(Puzzle(GUESSES).grid())
    assert outline(result.branch()[-1]) == "r3c5=2, 55 forced: solved"


def test_steps_of_a_puzzle_with_several_solutions_are_proofs_but_for_its_guesses() -> None:
    """Which of several solutions is taken is a choice, and no argument leads to it."""
    path = Solver(QUICK).solve(Puzzle("1" + "." * 80))
    unproved = {step.technique for grid, step in path.positions() if not proof.proves(grid, step)}
    assert unproved == {GUESS}
