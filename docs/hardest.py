"""Write the data of the page about famous hard puzzles, and its pictures: python docs/hardest.py.

The prose of the page is written by hand.  It explains one step of each puzzle, which this script names.  The script
fails if a path no longer takes that step; the prose must then be changed too.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from textwrap import dedent, indent

import attrs
from tables import link_to, with_tables

from crosshatch import BerthierScale, CrosshatchScale, ExplainerScale, Puzzle, Solver
from crosshatch.board.grid import Grid
from crosshatch.logic.step import Step
from crosshatch.render import svg
from crosshatch.render.text import step_lines
from crosshatch.solving.solver import Path as SolvePath
from crosshatch.techniques.catalogue import CATALOGUE, pipeline
from crosshatch.words import headline

PAGE = Path(__file__).parent / "pages" / "hardest.md"
PICTURES = "hardest"

PHASES = ((10.0, "Nested chains"), (8.0, "Forcing chains and nets"))
"""The hard phases of a path: each ends with the last step that has at least this rating."""

SINGLES = "Singles"

MOST_NAMED = 5
"""Maximum number of techniques to name for a phase."""

WIDTH = 100
"""Width of the explanations."""


@attrs.frozen
class Famous:
    """A puzzle of the page.

    ``key`` is the start of the notation of the step that the prose explains.  The puzzle is known for a pattern of the
    family ``pattern``, or for a technique that is off by default, ``switched_on``, or for neither.
    """

    name: str
    year: int
    givens: str
    key: str
    pattern: str = ""
    switched_on: str = ""

    @property
    def slug(self) -> str:
        """Its name in the names of files."""
        return self.name.lower().replace(" ", "-")

    @property
    def has_pattern(self) -> bool:
        """Whether a single pattern opens it."""
        return bool(self.pattern or self.switched_on)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return Puzzle(self.givens)

    @property
    def command(self) -> str:
        """The command that prints its path."""
        options = f"--with {self.switched_on} " if self.switched_on else ""
        return f"crosshatch explain --essential {options}{self.givens}"

    def path(self, pattern: bool = True) -> SolvePath:
        """Return the essential path, with or without the pattern."""
        chosen = [
            each
            for each in CATALOGUE
            if (each.technique.on or (pattern and each.technique.slug == self.switched_on))
            and (pattern or each.technique.family != self.pattern)
        ]
        return Solver(pipeline(chosen), fallback=None).solve(self.puzzle).essential()


FAMOUS = (
    Famous(
        "AI Escargot",
        2006,
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "Nested Forcing Chain Level 2",
    ),
    Famous(
        "Easter Monster",
        2007,
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "SK Loop: r1379c28,r28c1379",
        "Several sectors",
    ),
    Famous(
        "Golden Nugget",
        2007,
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
        "Junior Exocet: 1247 r12c7 T=r4c8,r7c9 S=r347 => r7c9<>3",
        "Exocets",
    ),
    Famous(
        "AI Everest",
        2012,
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "Multi-Sector Locked Sets: r12678c2567 - 136 r1, 18 r2, 68 r6, 3 r7, 36 r8, 24 c2, 257 c5, 249 c6, 59 c7",
        "Several sectors",
    ),
    Famous(
        "Shining Mirror",
        2019,
        ".....1..2..3....4..5..6.7.....8...7...7..38..9...5...1..6.8.2...4.6....72....9.6.",
        "Symmetrical Placement: diagonal 19 35 67",
        switched_on="symmetrical-placement",
    ),
    Famous(
        "Loki",
        2022,
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
        "Tridagon: 3/5/7 in r4c67,r5c58,r8c58,r6c49,r7c47,r9c69 => r8c8=1",
        "Impossible patterns",
    ),
)


@attrs.frozen
class Found:
    """A puzzle with its path."""

    famous: Famous
    path: SolvePath
    key: int
    """The number of the explained step, from 0."""

    @classmethod
    def of(cls, famous: Famous) -> "Found":
        """Solve a puzzle."""
        path = famous.path()
        places = [place for place, step in enumerate(path.steps) if step.notation.startswith(famous.key)]
        if not places or not path.by_logic:
            raise LookupError(f"the path of {famous.name} does not take the step that the page explains: {famous.key}")
        return cls(famous, path, places[0])

    @property
    def step(self) -> Step:
        """The step that the page explains."""
        return self.path.steps[self.key]

    @property
    def position(self) -> Grid:
        """The position in which the explained step is found."""
        return self.path.position(self.key)


def overview(found: list[Found]) -> str:
    """Return the table of all puzzles with their ratings."""
    header = ("puzzle", "year", "Crosshatch", "ER, EP, ED", "trial and error", "the step that opens it")
    rows = [
        (
            f"[{each.famous.name}](#{each.famous.slug})",
            str(each.famous.year),
            *ratings(each.famous.puzzle),
            link_to(each.step.technique) if each.famous.has_pattern else "none",
        )
        for each in found
    ]
    return _table(header, ("---", "---:", "---", "---", "---", "---"), *rows)


def ratings(puzzle: Puzzle) -> tuple[str, str, str]:
    """Return the ratings of a puzzle on our own scale, Sudoku Explainer's and Berthier's."""
    ours, theirs, depth = (scale().grade(puzzle) for scale in (CrosshatchScale, ExplainerScale, BerthierScale))
    deep = ", ".join(f"{name} {value}" for name, value in depth.ratings.items())
    return (
        f"{ours.level} {ours.rating:.1f}",
        f"{theirs.er:.1f}, {theirs.ep:.1f}, {theirs.ed:.1f}",
        f"T&E({depth.te_depth}), {deep}",
    )


def worth(found: list[Found]) -> str:
    """Return the table that compares the paths with and without the pattern of each puzzle."""
    header = ("puzzle", "pattern", "steps", "forcing chains and nets", "nested chains among them")
    rows = []
    for each in found:
        if each.famous.has_pattern:
            counts = zip(_sizes(each.famous.path(pattern=False)), _sizes(each.path), strict=True)
            changes = (f"{before} → {after}" for before, after in counts)
            rows.append((each.famous.name, link_to(each.step.technique), *changes))
    return _table(header, ("---", "---", "---:", "---:", "---:"), *rows)


def _sizes(path: SolvePath) -> tuple[int, int, int]:
    forcing = [each for each in path.techniques() if each.family == "Forcing"]
    return len(path), len(forcing), sum((each.rating or 0) >= PHASES[0][0] for each in forcing)


def givens(found: Found) -> str:
    """Return the givens as a picture and as text."""
    famous = found.famous
    return f"![The givens of {famous.name}]({PICTURES}/{famous.slug}.svg)\n\n```text\n{famous.givens}\n```\n"


def key_step(found: Found) -> str:
    """Return the explained step with its pictures and, folded, in the words of the program."""
    pictures = [f"![{text}]({PICTURES}/{name})" for name, text, _ in pictures_of_step(found)]
    words = "\n".join("".join(span.text for span in line) for line in step_lines(found.step, width=WIDTH)[1:])
    folded = _folded("info", "The step in Crosshatch's own words", dedent(words))
    return "\n\n".join([*pictures, f"`{headline(found.step)}`", f"{folded}\n"])


def pictures_of_step(found: Found) -> Iterator[tuple[str, str, int | None]]:
    """Yield each picture of the explained step: its file, the text that replaces it, and the number of its case.

    Cases with a single consequence have no picture.
    """
    slug, branches = found.famous.slug, found.step.branches
    if len(branches) < 2:
        yield f"{slug}-step.svg", f"{found.famous.name}: {found.step.name}", None
        return
    for number, branch in enumerate(branches):
        if len(branch.follows) > 1:
            case = " and ".join(map(str, branch.case))
            yield f"{slug}-step-{number + 1}.svg", f"{found.famous.name}: if {case}", number


def phases(found: Found) -> Iterator[tuple[str, range]]:
    """Yield the phases of a path that are not empty: their names, and the numbers of their steps from 0."""
    steps = found.path.steps
    ends = {"Opening": found.key, "The step above": found.key + 1}
    for least, name in PHASES:
        ends[name] = _last(step.rating is not None and step.rating >= least for step in steps)
    ends["Patterns and chains"] = _last(step.technique.family != SINGLES for step in steps)
    ends[SINGLES] = len(steps)
    start = 0
    for name, end in ends.items():
        if end > start:
            yield name, range(start, end)
            start = end


def _last(hits: Iterable[bool]) -> int:
    """Return the number of the last hit from 1, or 0."""
    return max((number for number, hit in enumerate(hits, 1) if hit), default=0)


def path_of(found: Found) -> str:
    """Return the phases of a path as a table and, folded, all of its steps."""
    header = ("phase", "steps", "techniques", "empty cells", "candidates")
    start = found.famous.puzzle.grid()
    rows = [("Start", "", "", *_left(start))]
    for name, numbers in phases(found):
        steps = [found.path.steps[number] for number in numbers]
        first, last = numbers.start + 1, numbers.stop
        which = str(first) if first == last else f"{first} to {last}"
        rows.append((name, which, summed_up(steps), *_left(found.path.position(numbers.stop))))
    folded = _folded("abstract", f"All {len(found.path)} steps", "\n".join(condensed(found.path.steps)))
    table = _table(header, ("---", "---", "---", "---:", "---:"), *rows)
    command = f"```sh\n{found.famous.command}\n```"
    return f"{table}\n{command}\n\n<div data-search-exclude markdown>\n\n{folded}\n\n</div>\n"


def _counted(count: int, title: str) -> str:
    if title == SINGLES:
        return "a single" if count == 1 else f"{count} singles"
    return title if count == 1 else f"{count} \N{MULTIPLICATION SIGN} {title}"


def summed_up(steps: Sequence[Step]) -> str:
    """Return the most frequent techniques of some steps with their counts, and the number of others."""
    counts = Counter(SINGLES if each.technique.family == SINGLES else link_to(each.technique) for each in steps)
    named = [_counted(count, title) for title, count in counts.most_common(MOST_NAMED)]
    if others := len(counts) - len(named):
        named.append(f"{others} {'other' if others == 1 else 'others'}")
    return ", ".join(named)


def _left(grid: Grid) -> tuple[str, str]:
    """Return the numbers of empty cells and of candidates in them."""
    return str(grid.line().count(".")), str(sum(len(grid.cells_with(digit)) for digit in range(1, 10)))


def condensed(steps: tuple[Step, ...]) -> Iterator[str]:
    """Yield the steps, one a line, with singles in a row on one line."""
    numbered = enumerate(steps, 1)
    for singles, several in groupby(numbered, key=lambda each: each[1].technique.family == SINGLES):
        run = list(several)
        if singles and len(run) > 1:
            cells = ", ".join(step.notation.rpartition(": ")[2] for _, step in run)
            yield f"{run[0][0]}-{run[-1][0]}. Singles: {cells}"
        else:
            yield from (f"{number}. {step.notation}" for number, step in run)


def _folded(kind: str, title: str, text: str) -> str:
    """Return text that opens when its title is clicked."""
    inside = indent(f"```text\n{text}\n```", "    ")
    return f'??? {kind} "{title}"\n\n{inside}'


def _table(*rows: tuple[str, ...]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def drawings(found: Found) -> dict[str, str]:
    """Return the pictures of a puzzle by the names of their files."""
    slug, step = found.famous.slug, found.step
    start = svg(found.famous.puzzle, candidates=False, labels=False, theme="auto", size=240, title=found.famous.name)
    steps = {
        name: svg(found.position, step, branch=case, theme="auto", legend=True, size=560)
        for name, _, case in pictures_of_step(found)
    }
    return {f"{slug}.svg": start, **steps}


def drawn() -> dict[Path, str]:
    """Return the page and its pictures."""
    found = [Found.of(each) for each in FAMOUS]
    tables = {"overview": overview(found), "worth": worth(found)}
    for each in found:
        slug = each.famous.slug
        tables |= {
            f"{slug}: givens": givens(each),
            f"{slug}: step": key_step(each),
            f"{slug}: path": path_of(each),
        }
    pictures = {PAGE.parent / PICTURES / name: text for each in found for name, text in drawings(each).items()}
    return {PAGE: with_tables(PAGE, tables), **pictures}


def main() -> None:
    """Write the page and its pictures."""
    for file, text in drawn().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
