"""What is asked, and of which puzzles: one question for each line of a record."""

import csv
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from commands import helps, scripts
from places import found

LIBRARY = "technique-positions.txt"
HARDEST = "hardest-sample.csv"
HARDEST_EVERY = 5
"""Of the hardest puzzles, each of which takes some ten seconds, only so many are asked for."""

FILES = (
    *("classics.txt", "graded-sample.csv", "17clue-sample.txt", "top1465-sample.txt"),
    *("human-times.csv", "human-difficulty.csv", HARDEST, LIBRARY),
)
OFFERS = ("graded-sample.csv", "top1465-sample.txt", HARDEST, LIBRARY)
"""The files where all steps are asked for, in a position on the way through each puzzle, or the one that is given."""

EXAMPLES = Path(__file__).parents[2] / "tests" / "data" / "positions.txt"
"""Positions for every technique and every kind of sentence."""

MADE = {
    **{f"{level} {symmetry}": 10 for symmetry in ("none", "180") for level in ("easy", "medium", "hard", "unfair")},
    **dict.fromkeys(("must x-wing", "must swordfish", "must skyscraper", "must xy-wing", "must w-wing"), 3),
    **dict.fromkeys(("must uniqueness-test-1", "must naked-triple", "must hidden-pair"), 3),
}
"""How many puzzles are made with each level and symmetry, and with each technique that they must need."""


class Question(NamedTuple):
    """What is asked: ``kind`` names the answer, ``source`` is a file, a level, a verb or a technique.

    ``number`` is the place in the file, and decides how far on the way through a puzzle all steps are asked for.
    """

    kind: str
    source: str
    subject: str
    number: int = 0


class Profile(NamedTuple):
    """How many puzzles of each file are asked for by each kind of question, or seeds of each target at most.

    ``words`` are the puzzles of which the path is told in full, ``positions`` those of the library told in full.
    """

    paths: int
    grades: int
    offers: int
    words: int
    positions: int
    made: int


QUICK = Profile(paths=6, grades=3, offers=3, words=4, positions=0, made=1)
FULL = Profile(paths=100, grades=40, offers=8, words=80, positions=500, made=5)


def questions(folder: Path, profile: Profile) -> Iterator[Question]:
    """Yield all questions, those about a puzzle only once where several files have it."""
    yield from (Question("command", script.split(" ; ")[-1].split()[0], script) for script in scripts())
    yield from (Question("command", "help", script) for script in helps())
    yield Question("openapi", "", "")
    yield from protocol_questions()
    yield from example_questions()
    yield from puzzle_questions(folder, profile)
    for source, count in MADE.items():
        yield from (Question("made", source, str(seed)) for seed in range(min(count, profile.made)))


def puzzle_questions(folder: Path, profile: Profile) -> Iterator[Question]:
    """Yield the questions about the puzzles of files."""
    asked: set[tuple[str, str]] = set()
    for name in FILES:
        puzzles = list(puzzles_in(folder / name)) if (folder / name).exists() else []
        if name == LIBRARY:
            yield from (Question("words", "on", position) for _, position in spread(puzzles, profile.positions))
        if name == HARDEST:
            puzzles = puzzles[::HARDEST_EVERY]
        counts = {"path": profile.paths, "grade": profile.grades, "words on the way": profile.words}
        if name in OFFERS:
            counts["steps"] = profile.offers
        for kind, count in counts.items():
            for number, subject in spread(puzzles, count):
                if (kind, subject) not in asked:
                    asked.add((kind, subject))
                    yield Question(kind, name, subject, number)


def puzzles_in(file: Path) -> Iterator[str]:
    """Yield the puzzles of a file: of CSV the column ``puzzle``, of text whole library lines or what comes first."""
    with file.open(encoding="utf-8", newline="") as lines:
        if file.suffix == ".csv":
            yield from (row["puzzle"] for row in csv.DictReader(lines))
            return
        for line in lines:
            if line.strip() and not line.startswith("#"):
                yield line.strip() if line.startswith(":") else line.split()[0]


def spread(puzzles: Sequence[str], count: int) -> Iterator[tuple[int, str]]:
    """Yield so many puzzles with their numbers, evenly spread over a file."""
    count = min(len(puzzles), count)
    return ((number, puzzles[number]) for number in (each * len(puzzles) // count for each in range(count)))


def example_questions() -> Iterator[Question]:
    """Yield the questions about the positions for every technique: its own steps, and those of all techniques."""
    examples = [line for line in EXAMPLES.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    positions: dict[str, str] = {}
    for named, _, position, *_ in ([part.strip() for part in line.split("|")] for line in examples):
        yield Question("words", named, position)
        yield Question("picture", named, position)
        positions.setdefault(position, named)
    yield from (Question("words", "on", position) for position in positions)
    for each in (*found("catalogue"), *found("kinds")):
        yield Question("command", "techniques", f"techniques {each.technique.slug}")
        yield from (
            Question("command", "techniques", f"techniques {each.technique.slug} --json --language {language}")
            for language in ("en", "de")
        )


def protocol_questions() -> Iterator[Question]:
    """Yield requests to the protocol of the page."""
    for name, requests in PROTOCOL.items():
        yield from (Question("protocol", name, json.dumps(request)) for request in requests)


EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
EMPTY = "." * 81
BROKEN = ("55" + EASY[2:], "1" + EASY[1:], EASY[:20] + "." * 10 + EASY[30:])
PROTOCOL = {
    "hint": [
        *({"position": HARD, "level": level, "language": language} for level in (1, 2, 3) for language in ("en", "de")),
        *({"position": each, "level": 3} for each in (EASY, *BROKEN)),
        *({"position": HARD, "essential": True}, {"position": HARD, "level": 4}, {"position": "12"}),
    ],
    "steps": [{"position": HARD, "language": "de"}, {"position": HARD, "technique": "x-wing"}],
    "explain": [{"position": HARD}, {"position": EASY, "essential": False, "language": "de"}],
    "grade": [{"position": HARD}, {"position": EASY, "scales": ["hodoku"]}],
    "status": [{"position": each} for each in (EASY, *BROKEN)],
    "solutions": [{"position": each} for each in (EASY, *BROKEN)],
    "diagnose": [{"position": each, "language": language} for each in BROKEN for language in ("en", "de")],
    "why_not": [
        {"position": HARD, "cell": cell, "digit": digit, "language": language}
        for cell, digit in (("r1c2", 4), ("r2c1", 7), ("r5c5", 6))
        for language in ("en", "de")
    ],
    "generate": [{"target": "medium,180", "seed": "3"}, {"target": "none of these"}],
    "complete": [{"position": EMPTY, "seed": "1", "symmetry": "180"}],
    "minimal": [{"position": EASY, "seed": "1"}],
    "picture": [{"position": EASY}],
    "practise": [{"technique": "x-wing", "seed": "2", "language": "de"}],
    "techniques": [{"language": "en"}, {"language": "de"}],
    "technique": [{"technique": "swordfish", "language": "de"}],
    "read": [{"position": EASY}],
    "write": [{"position": EASY, "format": "pencilmarks"}],
    "nothing": [{}],
}
