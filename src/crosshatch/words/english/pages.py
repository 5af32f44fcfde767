"""What stands on pages that step through a path, besides the words of its steps."""

from ...step import Branch, CellTruth, HouseTruth, Role
from ..old_language import PageWords
from ..spans import text_of
from .common import cannot_both, nothing_left

TERMS = (
    ("r2c5", "The cell in row 2 and column 5. r24c5 are the cells r2c5 and r4c5."),
    ("house", "A row, a column or a box: nine cells that hold each digit once."),
    ("candidate", "A digit that a cell can still take, small in the picture. The true ones are those of the solution."),
    ("r2c5=3, r2c5<>3", "What a step comes to: r2c5 is 3; or it is not, and loses the candidate 3."),
    ("to see", "Cells in one row, column or box see each other, so they cannot hold the same digit."),
    (
        "strong link",
        "A solid line. At least one of its two ends is true, as where a digit has two places in a house, or a cell two "
        "candidates. So if one end is false, the other is true.",
    ),
    ("weak link", "A dashed line. Its two ends cannot both be true: so if one is true, the other is false."),
)
"""What a reader has to know who has only solved by single digits so far."""

ROLES = {
    Role.BASE: "a house that needs the digit",
    Role.COVER: "a house in which these places lie",
    Role.FIN: "a place that lies in no cover house",
    Role.BLOCKER: "rules the digit out elsewhere",
    Role.GUARDIAN: "at least one of these is true",
    Role.COLOUR_1: "all true, or all false",
    Role.COLOUR_2: "all true, or all false",
    Role.COLOUR_3: "all true, or all false",
    Role.COLOUR_4: "all true, or all false",
    Role.ON: "true, if we follow the thought",
    Role.OFF: "false, if we follow the thought",
    Role.STRONG: "if one end is false, the other is true",
    Role.WEAK: "if one end is true, the other is false",
}
"""What roles mean, where their names do not say so."""


def step(number: int, count: int) -> str:
    """Say which step of how many it is."""
    return f"Step {number} of {count}"


def case(branch: Branch) -> str:
    """Say what is assumed in a case, and what it comes to."""
    assumed = ", ".join(map(str, branch.case))
    match branch.fails:
        case _ if branch.clash:
            end = text_of(cannot_both(branch.clash))
        case None:
            end = str(branch.follows[-1].assertion if branch.follows else branch.case[-1])
        case CellTruth() | HouseTruth():
            end = text_of(nothing_left(branch.fails))
        case _:
            end = "a contradiction"
    return f"If {assumed}: {end}"


PAGES = PageWords(
    title="A Sudoku, step by step",
    puzzle="The puzzle",
    end="How it ends",
    steps="Steps",
    controls="Go through the steps",
    first="First",
    back="Back",
    next="Next",
    last="Last",
    after="After the step",
    theme="Dark or light",
    used="What it takes",
    idea="The idea:",
    why="Why it holds",
    legend="What is marked",
    cases="The cases, one by one",
    reading="How to read this",
    terms=TERMS,
    keys="Keys: ← and → go back and forward, Home and End to the first and the last; A shows the position after the "
    "step. On a touch screen, swipe.",
    roles=ROLES,
    step=step,
    case=case,
)
