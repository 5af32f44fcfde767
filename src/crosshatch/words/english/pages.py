"""What stands on pages that step through a path, besides the words of its steps."""

from ...board.houses import cell_name, house_name
from ...step import Branch, CellTruth, HouseTruth
from ..language import PageWords

TERMS = (
    ("r2c5", "The cell in row 2 and column 5. r24c5 are the cells r2c5 and r4c5."),
    ("house", "A row, a column or a box: nine cells that hold each digit once."),
    ("candidate", "A digit that a cell can still take, small in the picture. The true ones are those of the solution."),
    ("r2c5=3, r2c5<>3", "What a step comes to: r2c5 is 3; or it is not, and loses the candidate 3."),
    ("to see", "Cells in one row, column or box see each other, so they cannot hold the same digit."),
    (
        "strong link",
        "A solid line. At least one of the two candidates that it joins is true, as where a digit has no other place "
        "in a house, or a cell no other candidate. So if one is false, the other is true.",
    ),
    (
        "weak link",
        "A dashed line. The two candidates that it joins cannot both be true: so if one is true, the other is false.",
    ),
    ("on, off", "On is what is true if we follow a line of thought, off what is false."),
)
"""What a reader has to know who has only solved by single digits so far."""


def step(number: int, count: int) -> str:
    """Say which step of how many it is."""
    return f"Step {number} of {count}"


def case(branch: Branch) -> str:
    """Say what is assumed in a case, and what it comes to."""
    assumed = ", ".join(map(str, branch.case))
    match branch.fails:
        case None:
            end = str(branch.follows[-1].assertion if branch.follows else branch.case[-1])
        case CellTruth(cell):
            end = f"no candidate is left in {cell_name(cell)}"
        case HouseTruth(digit, house):
            end = f"{house_name(house)} has no place left for {digit}"
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
    legend="What is marked",
    cases="The cases, one by one",
    reading="How to read this",
    terms=TERMS,
    keys="Keys: ← and → go back and forward, Home and End to the first and the last; A shows the position after the "
    "step. On a touch screen, swipe.",
    step=step,
    case=case,
)
