"""Random puzzles and positions on random boards: presets, jigsaws, and constraints that a random solution satisfies."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice, pairwise
from random import Random

from cp_sat import sandwiched, skyline
from crosshatch.board import constraints as rules
from crosshatch.board.board import Board, Constraint
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.grid import Grid
from crosshatch.board.houses import digits_in
from crosshatch.logic.proof import verify
from crosshatch.logic.step import Step
from crosshatch.position.board_counting import search
from crosshatch.techniques.strategy import Strategy

BASES = (
    *("4x4", "4x4+x", "6x6", "6x6+x", "6x6+anti-king", "6x6+disjoint", "8x8", "classic", "x", "windoku"),
    *("disjoint", "anti-king", "anti-knight", "x+windoku", "x+anti-king", "disjoint+windoku", "non-consecutive"),
)

JIGSAWS = {
    "jigsaw 4": "DDDD BBCA BCCA BCAA",
    "jigsaw 5": "DAAAB DAABB DEECB DEECB DECCC",
    "jigsaw 6": "DDDDAA DDBAAA BBBEEA BCCEFF BCCEFF CCEEFF",
    "jigsaw 7": "FFFCCCC FDFACCC FDFAAAA DDGBBAA DGGEBBB DGGEEBB DGGEEEE",
    "jigsaw 9": "CBBBAAAAA CBBBAADDD CBBBAEEDD CCCCAFEDD GCCFFFEHD GGFFIEEHD GGFIIEEHH GFFIIIEHH GGGIIIHHH",
}

NAMES = (*BASES, *JIGSAWS)


def named(name: str) -> Board:
    return jigsaw(JIGSAWS[name]) if name in JIGSAWS else board(name)


@cache
def solutions_of(base: str) -> tuple[str, ...]:
    """Return some solutions of an empty board, without a bias towards low digits."""
    random, kind = Random(base), named(base)
    found = []
    while len(found) < 3:
        masks = list(kind.digits_of)
        for cell in random.sample(kind.cells, kind.size // 2 + 1):
            masks[cell] = 1 << random.choice(kind.digits)
        found += search(kind, masks, 1, most_nodes=3000).lines
    return tuple(found)


def puzzle(seed: int) -> tuple[Board, list[int]]:
    """Return a board and 81 values; most of the puzzles have a solution."""
    random = Random(seed)
    base = NAMES[seed % len(NAMES)]
    solution = random.choice(solutions_of(base))
    plain = named(base)
    made = [random.choice(MAKERS)(random, plain, solution) for _ in range(random.randrange(6))]
    further = [each for each in made if each is not None]
    kind = Board(plain.size, (*plain.constraints, *further), base)
    share = random.choice((0.25, 0.35, 0.45))
    values = [int(digit) if digit != "." and random.random() < share else 0 for digit in solution]
    if random.random() < 0.1:  # a wrong digit, so that some puzzles have no solution
        values[random.choice(kind.cells)] = random.choice(kind.digits)
    return kind, values


def position(seed: int) -> tuple[Grid, str]:
    """Return a position of a random puzzle, in which some false candidates are removed, and a solution of it."""
    kind, values = puzzle(seed)
    solution = Random(seed).choice(solutions_of(NAMES[seed % len(NAMES)]))
    random = Random(f"position {seed}")
    grid = Grid([value if solution[cell] == str(value) else 0 for cell, value in enumerate(values)], board=kind)
    share = random.choice((0.0, 0.15, 0.3, 0.45, 0.6))
    for cell in kind.cells:
        for digit in digits_in(grid.digits_of(cell)):
            if solution[cell] != str(digit) and random.random() < share:
                grid.eliminate(cell, digit)
    return grid, solution


def proved_steps(strategies: Iterable[Strategy], seeds: int, most: int | None = None) -> Iterator[tuple[Grid, Step]]:
    """Yield the steps that strategies find on positions of random boards, each proved and true to a solution.

    ``most`` limits the steps of a strategy on a position.
    """
    for seed in range(seeds):
        grid, solution = position(seed)
        for strategy in strategies:
            for step in islice(strategy.find(grid), most):
                verify(grid, step)
                assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)
                assert all(solution[each.cell] == str(each.digit) for each in step.placements)
                yield grid, step


def line(random: Random, kind: Board, length: int) -> list[int]:
    """Return cells that form a line, each beside or diagonally next to the one before."""
    cells = [random.choice(kind.cells)]
    while len(cells) < length:
        row, column = divmod(cells[-1], 9)
        around = [kind.cell(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1)]
        free = [cell for cell in around if cell is not None and cell not in cells]
        if not free:
            return cells
        cells.append(random.choice(free))
    return cells


def beside(random: Random, kind: Board) -> tuple[int, int]:
    return random.choice(list(kind.apart(rules.BESIDE)))


def outside(random: Random, kind: Board) -> list[int]:
    """Return a row or column in one of its directions, for clues whose oracle lists all permutations."""
    place, direction = random.randrange(kind.size), random.choice((1, -1))
    row = [place * 9 + other for other in range(kind.size)]
    column = [other * 9 + place for other in range(kind.size)]
    return random.choice((row, column))[::direction]


Maker = Callable[[Random, Board, str], Constraint | None]


def _digits(solution: str, cells: Sequence[int]) -> list[int]:
    return [int(solution[cell]) for cell in cells]


def cage(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = line(random, kind, random.randrange(2, 6))
    digits = _digits(solution, cells)
    if len(set(digits)) < len(digits):
        return None
    return rules.Killer((rules.Cage(cells, random.choice((sum(digits), None))),))


def thermometer(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = sorted(line(random, kind, 4), key=lambda cell: solution[cell])
    digits = _digits(solution, cells)
    return rules.Thermometer(cells, slow=len(set(digits)) < len(digits))


def whispers(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = line(random, kind, 3)
    digits = _digits(solution, cells)
    return rules.Whispers(cells, min(abs(a - b) for a, b in pairwise(digits)))


def renban(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = line(random, kind, 3)
    digits = _digits(solution, cells)
    return rules.Renban(cells) if len(set(digits)) == 3 and max(digits) - min(digits) == 2 else None


def dot(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = beside(random, kind)
    a, b = _digits(solution, cells)
    dots: list[Constraint] = [rules.Difference(cells, abs(a - b)), rules.PairSum(cells, a + b)]
    if max(a, b) % min(a, b) == 0:
        dots.append(rules.Ratio(cells, max(a, b) // min(a, b)))
    return random.choice(dots)


def all_dots(random: Random, kind: Board, solution: str) -> Constraint | None:
    pairs = list(kind.apart(rules.BESIDE))
    shown = [pair for pair in pairs if abs(int(solution[pair[0]]) - int(solution[pair[1]])) == 1]
    return rules.NoOthers(tuple(map(rules.Difference, shown)), differences=(1,))


def parity(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = random.sample(kind.cells, 4)
    odd = random.randrange(2)
    return (rules.even, rules.odd)[odd]([cell for cell in cells if int(solution[cell]) % 2 == odd])


def indexer(random: Random, kind: Board, solution: str) -> Constraint | None:
    by_row = random.choice((True, False))
    fitting = []
    for cell in kind.cells:
        row, column = divmod(cell, 9)
        digit = int(solution[cell])
        other = (digit - 1) * 9 + column if by_row else row * 9 + digit - 1
        if int(solution[other]) == (row if by_row else column) + 1:
            fitting.append(cell)
    return rules.Indexer(random.sample(fitting, min(3, len(fitting))), by_row)


def diagonal(random: Random, kind: Board, solution: str) -> Constraint | None:
    falling = random.choice((True, False))
    one = rules.Diagonals(falling, not falling)
    (house,) = one.houses(kind)
    return one if len(set(_digits(solution, house.cells))) == kind.size else None


def extremes(random: Random, kind: Board, solution: str) -> Constraint | None:
    greatest = random.choice((True, False))
    marked = []
    for cell in kind.cells:
        around = [other for pair in kind.apart(rules.BESIDE) if cell in pair for other in pair if other != cell]
        digits = _digits(solution, around)
        if int(solution[cell]) > max(digits) if greatest else int(solution[cell]) < min(digits):
            marked.append(cell)
    return rules.Extremes(random.sample(marked, min(3, len(marked))), greatest)


def quadruple(random: Random, kind: Board, solution: str) -> Constraint | None:
    row, column = random.randrange(kind.size - 1), random.randrange(kind.size - 1)
    cells = [(row + down) * 9 + column + across for down in (0, 1) for across in (0, 1)]
    return rules.Quadruple(cells, random.sample(_digits(solution, cells), random.randrange(1, 4)))


def equal(random: Random, kind: Board, solution: str) -> Constraint | None:
    one, another = random.sample(kind.cells, 2)
    same = [cell for cell in kind.cells if solution[cell] == solution[one] and cell != one]
    if random.random() < 0.5:
        return rules.Clones([one], [random.choice(same)])
    others = [cell for cell in same if cell != another]
    return rules.Palindrome([one, another, random.choice(others)]) if others else None


def sums(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = line(random, kind, 4)
    digits = _digits(solution, cells)
    if digits[0] == sum(digits[1:3]):
        return rules.Arrow(cells[:1], cells[1:3])
    if 10 * digits[0] + digits[1] == sum(digits[2:]):
        return rules.Arrow(cells[:2], cells[2:])
    if len(cells) == 4 and digits[0] + digits[1] == digits[2] + digits[3]:
        return rules.EqualSums([cells[:2], cells[2:]])
    return rules.LineSum(cells, sum(digits))


def arrow(random: Random, kind: Board, solution: str) -> Constraint | None:
    first = random.choice(kind.cells)
    others = random.sample(kind.cells, 30 if len(kind.cells) > 30 else 10)
    fitting = [
        (a, b)
        for a in others
        for b in others
        if a < b and first not in (a, b) and int(solution[a]) + int(solution[b]) == int(solution[first])
    ]
    return rules.Arrow([first], random.choice(fitting)) if fitting else None


def between(random: Random, kind: Board, solution: str) -> Constraint | None:
    least, middle, greatest = sorted(random.sample(kind.cells, 3), key=lambda cell: solution[cell])
    return rules.Between([greatest, middle, least]) if solution[least] < solution[middle] < solution[greatest] else None


def entropic(random: Random, kind: Board, solution: str) -> Constraint | None:
    cells = line(random, kind, 5)
    thirds = [(digit - 1) * 3 // kind.size for digit in _digits(solution, cells)]
    fits = all(len(set(thirds[place : place + 3])) == 3 for place in range(len(thirds) - 2))
    return rules.Entropic(cells) if fits and kind.size % 3 == 0 else None


def seen_from_outside(random: Random, kind: Board, solution: str) -> Constraint | None:
    if kind.size > 6:
        return None
    cells = outside(random, kind)
    digits = _digits(solution, cells)
    return random.choice(
        (
            rules.Sandwich(cells, sandwiched(digits)),
            rules.XSum(cells, sum(digits[: digits[0]])),
            rules.Skyscraper(cells, skyline(digits)),
        )
    )


MAKERS: tuple[Maker, ...] = (
    *(indexer, diagonal),
    *(cage, thermometer, whispers, renban, dot, all_dots, parity, extremes, quadruple, equal, sums, arrow, between),
    *(entropic, seen_from_outside),
)


def masks(kind: Board, values: Sequence[int]) -> list[int]:
    """Return the candidates of a board's cells, given 81 values."""
    return [mask & (1 << value if value else -1) for mask, value in zip(kind.digits_of, values, strict=True)]
