"""Measure how long techniques search on boards that nobody solves: empty, contradictory, or without random candidates.

    python benchmarks/hopeless.py --boards 200 --limit 10

Every technique is called, even if it is off by default, and so are the searches of HoDoKu's and Sudoku Explainer's
scales: once for the first step and once for all steps.  Each call runs in a worker process, which is ended if it
exceeds the limit in CPU seconds.  Slow calls are listed as they occur, followed by the slowest of each technique.
"""

import argparse
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from signal import ITIMER_PROF, setitimer
from time import process_time

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.explainer import order as explainer
from crosshatch.originals.hodoku import order as hodoku
from crosshatch.originals.hodoku.choice import chosen
from crosshatch.techniques.catalogue import CATALOGUE, KINDS
from crosshatch.techniques.explainer_chains.search import chain_search
from crosshatch.techniques.explainer_chains.strategy import FirstChain, leaves_too_much_open
from crosshatch.techniques.strategy import Strategy

STRATEGIES: tuple[Strategy, ...] = tuple(dict.fromkeys((*CATALOGUE, *KINDS, *hodoku.STRATEGIES, *explainer.ORDER)))

EMPTY = Grid([0] * 81)


def candidates(grid: Grid) -> list[tuple[int, int]]:
    """Return the candidates of a grid, as cell and digit."""
    return [(cell, digit) for cell in CELLS for digit in DIGITS if grid.digits_of(cell) >> digit & 1]


def removed(grid: Grid, count: int, chance: Random) -> Grid:
    """Return a grid without so many of its candidates, unless it would be broken."""
    left = grid.copy()
    for cell, digit in chance.sample(candidates(grid), min(count, len(candidates(grid)))):
        tried = left.copy()
        tried.eliminate(cell, digit)
        if not tried.broken:
            left = tried
    return left


def placed(grid: Grid, count: int, chance: Random) -> Grid:
    """Return a grid with so many digits more, right or wrong, as far as it is not broken."""
    full = grid.copy()
    for _ in range(count):
        some = candidates(full)
        if some:
            tried = full.copy()
            tried.place(*chance.choice(some))
            if not tried.broken:
                full = tried
    return full


def board(number: int) -> tuple[str, Grid]:
    """Return a board by its number, with the name of its kind; the kinds come in turn."""
    chance = Random(number)
    puzzle = minimal_puzzle(number).grid()
    match number % 8:
        case 0:
            return "empty", removed(EMPTY, chance.choice((0, 1, 5, 20, 60)), chance)
        case 1:
            return "nearly empty", placed(EMPTY, chance.randrange(1, 12), chance)
        case 2:
            return "thinned out", removed(EMPTY, chance.randrange(60, 600), chance)
        case 3:
            return "givens taken", removed(placed(EMPTY, chance.randrange(4, 16), chance), 100, chance)
        case 4:
            return "puzzle", puzzle
        case 5:
            return "puzzle, fewer candidates", removed(puzzle, chance.randrange(10, 150), chance)
        case 6:
            return "puzzle, wrong digits", removed(placed(puzzle, chance.randrange(1, 6), chance), 20, chance)
        case _:
            return "nearly full", removed(placed(puzzle, 60, chance), chance.randrange(3), chance)


def is_asked(strategy: Strategy, grid: Grid) -> bool:
    """Return whether a scale would ask: for a level of nested chains, only where the one before finds nothing."""
    if not isinstance(strategy, FirstChain) or leaves_too_much_open(grid):
        return True
    search, level = strategy.strategies[0].form.search, strategy.strategies[0].form.level
    return not level or not chain_search(grid, strategy.corrected).first(search, level - 1)


def ask(strategy: Strategy, grid: Grid, every: bool) -> int:
    """Return how many steps were found: one at most, or every."""
    if not every:
        return (
            len(chosen(strategy, grid)) if strategy in hodoku.STRATEGIES else next((1 for _ in strategy.find(grid)), 0)
        )
    return sum(1 for _ in strategy.find(grid))


def work(connection: Connection, limit: float) -> None:
    """Answer questions (board, strategy, whether for all) with the CPU time and the number of steps.

    The process dies once an answer has taken the limit.
    """
    while True:
        number, place, every = connection.recv()
        _, grid = board(number)
        setitimer(ITIMER_PROF, limit)
        asked = is_asked(STRATEGIES[place], grid)
        start = process_time()
        count = ask(STRATEGIES[place], grid, every) if asked else 0
        seconds = process_time() - start
        setitimer(ITIMER_PROF, 0)
        connection.send((seconds, count))


class Worker:
    """A process that answers, and is replaced where it takes too long."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._start()

    def _start(self) -> None:
        context = get_context("fork")
        self.connection, other = context.Pipe()
        self.process = context.Process(target=work, args=(other, self.limit), daemon=True)
        self.process.start()
        other.close()

    def ask(self, *question: int | bool) -> tuple[float, int]:
        """Return the CPU time and the number of steps; the limit, and -1, where it takes longer."""
        self.connection.send(question)
        try:
            found: tuple[float, int] = self.connection.recv()
        except EOFError:
            self.process.join()
            self._start()
            return self.limit, -1
        return found


def measure(boards: range, limit: float, slugs: str) -> Iterator[tuple[float, int, int, bool, int]]:
    """Yield the time of every question, with board, strategy, whether for all, and the number of steps."""
    worker = Worker(limit)
    for number in boards:
        for place, strategy in enumerate(STRATEGIES):
            if slugs in strategy.technique.slug:
                for every in (False, True):
                    seconds, count = worker.ask(number, place, every)
                    yield seconds, number, place, every, count


def named(place: int) -> str:
    """Return what a strategy is called, with its module."""
    strategy = STRATEGIES[place]
    return f"{strategy.technique.slug} ({type(strategy).__module__.rpartition('.')[2]})"


def main() -> None:
    """Measure, and list what is slow."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=80)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--limit", type=float, default=10.0)
    parser.add_argument("--slow", type=float, default=0.5)
    parser.add_argument("--slug", default="")
    options = parser.parse_args()
    slowest: dict[tuple[int, bool], tuple[float, int, int]] = {}
    for seconds, number, place, every, count in measure(
        range(options.first, options.first + options.boards), options.limit, options.slug
    ):
        if seconds >= options.slow:
            print(
                f"{seconds:7.2f} s {'all' if every else 'one'} {named(place)} board {number}, {count} steps", flush=True
            )
        if (seconds, number, count) > slowest.get((place, every), (0.0, 0, 0)):
            slowest[place, every] = seconds, number, count
    for (place, every), (seconds, number, count) in sorted(slowest.items(), key=lambda each: -each[1][0]):
        if seconds >= options.slow:
            kind, _ = board(number)
            print(
                f"{seconds:7.2f} s  {'all' if every else 'one'} {named(place)} board {number} ({kind}), {count} steps"
            )


if __name__ == "__main__":
    main()
