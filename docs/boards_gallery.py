"""Write the gallery of boards: python docs/boards_gallery.py.

Each board has a puzzle, and a step of it that the classic board does not have: one that uses a further house or a rule.
Puzzles on boards by name come from the generator.  Those with lines, dots and clues are made here: the constraints
follow from a random solution, and givens are removed while the solution stays unique.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, pairwise
from pathlib import Path
from random import Random

import attrs

from crosshatch import Generator, Puzzle, Solver, Target
from crosshatch.board.board import Board, Constraint
from crosshatch.board.boards import board
from crosshatch.board.constraints import Arrow, Difference, Ratio, Sandwich, Thermometer, Whispers
from crosshatch.board.grid import Grid
from crosshatch.formats import write
from crosshatch.generator.boards import random_solution_on
from crosshatch.generator.random.board_digging import BoardDigging
from crosshatch.logic.step import HouseTruth, Step
from crosshatch.render import svg
from crosshatch.render.clutter import clutter
from crosshatch.words import explained, headline

PAGES = Path(__file__).parent / "pages"
PAGE = PAGES / "boards-gallery.md"
PICTURES = "boards"

SOLVER = Solver(fallback=None)

FIRST_FURTHER_HOUSE = 27
"""The number of the first house after rows, columns and boxes."""

HEAD = """\
# Gallery of boards

Each section below has a puzzle on one kind of board, with a step that needs the rules of that board. In the pictures,
candidates that the step removes are struck through, as in [all pictures](pictures.md). [Other boards](boards.md)
explains how to name a board, read it from a file, and write your own constraint.
"""


@attrs.frozen
class Entry:
    """A board of the gallery: its title, what it adds, and how its puzzles are made."""

    title: str
    rule: str
    named: str = ""
    level: str = "medium"
    made: Callable[[Random], Puzzle] | None = None

    @property
    def picture(self) -> str:
        """The name of the file of its picture."""
        return f"{PICTURES}/{self.title.lower().replace(' ', '-')}.svg"


Digits = Sequence[int]


def line(solution: Digits, kind: Board, length: int, fits: Callable[[Digits], bool], chance: Random) -> list[int]:
    """Return cells of a random line whose digits fit; each cell touches the one before."""
    while True:
        cells = [chance.choice(kind.cells)]
        while len(cells) < length:
            row, column = divmod(cells[-1], 9)
            around = [kind.cell(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1)]
            free = [cell for cell in around if cell is not None and cell not in cells]
            if not free:
                break
            cells.append(chance.choice(free))
        if len(cells) == length and fits([solution[cell] for cell in cells]):
            return cells


def lines(number: int, length: int, fits: Callable[[Digits], bool], of: Callable[[list[int]], Constraint]) -> "Maker":
    """Return a maker of constraints for several lines without common cells."""

    def made(solution: Digits, kind: Board, chance: Random) -> Iterator[Constraint]:
        taken: set[int] = set()
        while len(taken) < number * length:
            cells = line(solution, kind, length, fits, chance)
            if taken.isdisjoint(cells):
                taken.update(cells)
                yield of(cells)

    return made


def dots(solution: Digits, kind: Board, chance: Random) -> Iterator[Constraint]:
    """Yield dots between cells whose digits are consecutive, or one twice the other."""
    for _ in range(9):
        cells = line(solution, kind, 2, lambda digits: abs(digits[0] - digits[1]) == 1 or _double(digits), chance)
        if abs(cells[0] - cells[1]) in (1, 9):
            yield Ratio(cells) if _double([solution[cell] for cell in cells]) else Difference(cells)


def _double(digits: Digits) -> bool:
    return max(digits) == 2 * min(digits)


def sandwiches(solution: Digits, kind: Board, chance: Random) -> Iterator[Constraint]:
    """Yield clues for all rows and columns with the sums between 1 and the greatest digit."""
    for place in range(kind.size):
        for cells in ([place * 9 + other for other in range(9)], [other * 9 + place for other in range(9)]):
            inside = [cell for cell in cells if cell in kind.cells]
            digits = [solution[cell] for cell in inside]
            first, last = sorted((digits.index(1), digits.index(kind.size)))
            yield Sandwich(inside, sum(digits[first + 1 : last]))


Maker = Callable[[Digits, Board, Random], Iterator[Constraint]]


def with_rules(base: str, maker: Maker) -> Callable[[Random], Puzzle]:
    """Return a function that makes a puzzle on a board with constraints from a random solution."""

    def made(chance: Random) -> Puzzle:
        plain = board(base)
        solution = random_solution_on(plain, chance)
        kind = board(base, *dict.fromkeys(maker(solution, plain, chance)))
        cells = [(cell,) for cell in plain.cells]
        chance.shuffle(cells)
        values = list(solution)
        for (cell,) in _dug(kind, values, cells):
            values[cell] = 0
        return Puzzle("".join(str(digit or ".") for digit in values), board=kind)

    return made


def _dug(kind: Board, values: Digits, cells: Sequence[tuple[int]]) -> list[tuple[int, ...]]:
    digging = BoardDigging(kind)
    digging.set_solution(values)
    return digging.dig(values, cells, 0)


def rising(digits: Digits) -> bool:
    """Return whether each digit is greater than the one before."""
    return all(one < other for one, other in pairwise(digits))


def summed(digits: Digits) -> bool:
    """Return whether the first digit is the sum of the others."""
    return digits[0] == sum(digits[1:])


def far_apart(digits: Digits) -> bool:
    """Return whether neighbouring digits differ by at least 3."""
    return all(abs(one - other) >= 3 for one, other in pairwise(digits))


ENTRIES = (
    Entry("4x4", "4 rows, columns and digits, with boxes of 2 by 2 cells.", "4x4", "easy"),
    Entry("6x6", "6 rows, columns and digits, with boxes of 2 by 3 cells.", "6x6"),
    Entry("8x8", "8 rows, columns and digits, with boxes of 2 by 4 cells.", "8x8"),
    Entry("X-Sudoku", "Each of the two long diagonals contains every digit.", "x"),
    Entry("Windoku", "Four extra boxes, called windows, each contain every digit.", "windoku"),
    Entry("Disjoint groups", "The cells in the same place in each box together contain every digit.", "disjoint"),
    Entry("Anti-knight", "Cells a knight's move apart hold different digits.", "anti-knight", "hard"),
    Entry("Anti-king", "Cells that touch at a corner hold different digits.", "anti-king", "hard"),
    Entry("Non-consecutive", "Cells side by side never hold consecutive digits.", "non-consecutive", "hard"),
    Entry("Jigsaw", "Irregular regions replace the boxes.", "jigsaw", "hard"),
    Entry("Killer", "The digits of a cage are different and have the given sum.", "killer"),
    Entry(
        "Thermometers",
        "Digits rise from the bulb of each thermometer.",
        made=with_rules("6x6", lines(4, 4, rising, Thermometer)),
    ),
    Entry(
        "Arrows",
        "The digit in each circle is the sum of the digits on its arrow.",
        made=with_rules("6x6", lines(4, 3, summed, lambda cells: Arrow(cells[:1], cells[1:]))),
    ),
    Entry(
        "Dots",
        "Digits beside a white dot are consecutive. Beside a black dot, one is twice the other.",
        made=with_rules("6x6", dots),
    ),
    Entry(
        "Whispers",
        "Neighbouring digits on a line differ by at least 3.",
        made=with_rules("6x6", lines(3, 4, far_apart, lambda cells: Whispers(cells, 3))),
    ),
    Entry(
        "Sandwiches",
        "A clue is the sum of the digits between the 1 and the 6 of its row or column.",
        made=with_rules("6x6", sandwiches),
    ),
)


def puzzles(entry: Entry) -> Iterator[tuple[int, Puzzle]]:
    """Yield puzzles of an entry, with their seeds."""
    if entry.made:
        for seed in count(1):
            yield seed, entry.made(Random(f"{entry.title} {seed}"))
    generator = Generator(Target(board=entry.named, level=entry.level))
    for seed in count(1):
        yield seed, generator.make(f"{seed}/1").puzzle


def needs_its_board(step: Step, small: bool) -> bool:
    """Return whether a step uses a rule or a further house of its board, or, on small boards, any pattern."""
    if step.technique.family == "Rules of the board" and step.name != "Law of Leftovers":  # which boxes have too
        return True
    houses = [truth.house for truth in step.truths if isinstance(truth, HouseTruth)]
    return step.technique.family != "Singles" and (small or any(house >= FIRST_FURTHER_HOUSE for house in houses))


def shown(entry: Entry) -> tuple[int, Puzzle, Grid, Step]:
    """Return the first seed whose puzzle has such a step, the puzzle, and the clearest of these steps with its grid."""
    for seed, puzzle in puzzles(entry):
        small = puzzle.board.size < 9 and not entry.made
        path = SOLVER.solve(puzzle)
        found = [(grid.copy(), step) for grid, step in path.positions() if needs_its_board(step, small)]
        if not found and entry.title == "4x4":  # its puzzles need singles only
            found = [(grid.copy(), step) for grid, step in path.positions() if step.name.startswith("Hidden Single")]
        if found and not path.end.empty:
            return seed, puzzle, *min(found, key=lambda each: clutter(*each))
    raise AssertionError


def section(entry: Entry) -> tuple[str, str]:
    """Return the section of an entry, and its picture."""
    seed, puzzle, grid, step = shown(entry)
    reasons = "\n\n".join(text.strip() for text in explained(step).split("\n"))
    if entry.made:
        how = (
            "Save the puzzle as a file, for example `puzzle.json`. Then `crosshatch explain puzzle.json` explains the "
            f"whole solution:\n\n```json\n{write(puzzle, 'json')}\n```\n"
        )
    else:
        command = f"crosshatch generate --board {entry.named} --level {entry.level} --seed {seed}"
        how = f"To generate this puzzle:\n\n```sh\n{command}\n```\n"
    text = (
        f"## {entry.title}\n\n{entry.rule}\n\n![{entry.title}: {step.name}]({entry.picture})\n\n"
        f"`{headline(step)}`\n\n{reasons}\n\n{how}"
    )
    picture = svg(grid, step, size=480, element_id=f"board-{Path(entry.picture).stem}")
    return text, picture


def drawn() -> dict[Path, str]:
    """Return the page and its pictures."""
    sections = [(entry, *section(entry)) for entry in ENTRIES]
    pictures = {PAGES / entry.picture: picture for entry, _, picture in sections}
    return {PAGE: "\n".join([HEAD, *(text for _, text, _ in sections)]), **pictures}


def main() -> None:
    """Write the page and its pictures."""
    (PAGES / PICTURES).mkdir(exist_ok=True)
    for file, text in drawn().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
