"""Find a real position for each technique, and positions for practice: python docs/gallery.py [--again].

The positions come from random puzzles, with a preference for few candidates and small patterns.  The first choice is
steps that the solver takes.  If a simpler technique always comes first, any step available where the solver has
no singles left is used instead.  A few rare techniques have fixed positions in this file.  Techniques that the classic
board never needs have positions on other boards.

``gallery.json`` holds the results.  The script keeps positions that still show their step, and searches only for
techniques that the file does not mention and, with ``--again``, for those that were too rare to show.
``gallery_pages.py`` makes the pages from it.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from itertools import count, islice
from pathlib import Path

import attrs

from crosshatch import Generator, Practice, Puzzle, Solver, Target, TargetError
from crosshatch.board.board import CLASSIC
from crosshatch.board.grid import Grid
from crosshatch.formats import library, read, write
from crosshatch.generator import Exercise, minimal_puzzle
from crosshatch.generator.superseded_techniques import LARGE_FISH
from crosshatch.logic.step import Step
from crosshatch.render.clutter import clutter
from crosshatch.solving.solver import Path as SolvePath
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.strategy import Strategy

FILE = Path(__file__).parents[1] / "src" / "crosshatch" / "generator" / "gallery.json"

SOLVER = Solver([each for each in CATALOGUE if each.technique.on], fallback=None)
"""The default pipeline, without strategies of other packages."""

SHOWN = [each for each in CATALOGUE if each.technique.title not in LARGE_FISH]
"""The strategies of the techniques that have a page."""

PUZZLES = 20_000
"""Number of random puzzles to search."""

ENOUGH = 1000
"""Number of steps of a technique to compare if any available step will do."""

OFFERED = 5
"""Maximum number of these from one position."""

TO_PRACTISE = 5
"""Number of positions to practise a technique."""

MAX_SECONDS = 60.0
"""Maximum time to find a position to practise."""

OTHER_BOARDS = {
    "Combinations": ("6x6+killer", "medium"),
    "Innies and Outies": ("killer", "hard"),
    "Direct Forcing": ("anti-knight", "hard"),
    "Required Digits": ("killer", "hard"),
    "Law of Leftovers": ("jigsaw", "hard"),
}
"""A board and a level for each technique that the classic board never needs."""

PUZZLES_ON_BOARDS = 10
"""Number of puzzles that need the technique to search for an example on such a board."""

GIVEN = {
    "SK Loop": (":0000:x:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1::::"),
    "Multi-Sector Locked Sets": (
        ":0000:x:98.7..6..7..9.......5.4....6......9..3....86.......4.5.7.8...3...2.1.........5..4:344 345 "
        "545 346 555:::"
    ),
    "Dynamic Double Forcing Chain": (
        ":0000:x:+75.+42..+83.+38..1....4.8+3..79+5.36.+4..+8+817+2+93..4....58+3..3...+8..2..8.....31...+3.."
        "8.5:627 147 947 668 669 774 974 676 777 784 785 992 795 696 998:::"
    ),
    "Bidirectional Y-Cycle": (
        ":0000:x:.....5.4..3...+4+5+6.5+487+6.+12.15.4....6+3.+4...9+5.....5.4.+1+4+1+598+6.7.8+9+3+24+761562"
        "+7+53+1+8+9+4:711 719 919 923 245 246 946 347 752 854 255 859 662 263 864 366 866:::"
    ),
    "Forcing X-Chain": (
        ":0000:x:.2.+65+1+4.7+1..9+4+7.32..4+2+38.+1+5.+4.+165...+2..+87+314...1+4+9+2+5.35+19+324...83+7+5+1"
        "+6..+4+46+2+7+8+935+1:823 947 948 677:::"
    ),
    "Forcing Chain": (
        ":0000:x:..+536.2.9..+3.7+9.569+64...+87+3.41+9.6+7+388.+6.3....3.7...+6..+6.+9..+3.2.4+38.+129+6..1+"
        "2+6+9.3+84:116 124 224 534 254 454 554 456 556 157 158 159 164 464 864 265 565 166 566 468 574 774 5"
        "75:::"
    ),
    "Bidirectional Cycle": (
        ":0000:x:4+136..8.+7.+6.+8.+7..47.+813+46.96.7...+4..18.74..+6.+3.4....+78.3.5.17+4+6.+4+6.+72....+7+"
        "14....2:521 925 227 527 228 528 944 245 945 946 248 548 953 262 265 965 966 987 588 598:::"
    ),
    "Bidirectional X-Cycle": (
        ":0000:x:...61..8.+6...487.+1.+1+8..94.6.6.4.+1...9.1+8+6..4..+8.9.761.1...823+6...6+1.+4.7.82...6+1."
        ".:311 511 312 512 912 313 513 913 217 219 223 928 231 731 235 341 541 247 248 249 349 549 949 359 55"
        "9 361 561 365 269 587 987 589 989:::"
    ),
    "Symmetrical Placement": (
        ":0000:x:..2.97.5+3+5..2..76.3+7.4......85....+79..7...3..1+3....52......6.+37.43..8..+5+75.31.8"
        "..:933 645 455 655 465 177:::"
    ),
    "Nishio Forcing Chain": (
        ":0000:x:.8274.....+6+18+2...45+7+4..982..2+6..8..7.95......+7...62.1...7....5.6.+93..........16..:31"
        "7 319 327 139 341 351 155 367 369 171 371 277 279 586 391 299 399:::"
    ),
    "Region Forcing Chain": (
        ":0000:x:..+536.2.9..+3.7..569+64....7+3.41..6.+388.+6.3....3.7........+9..+3.2.4+38..29...1+2...3.4:"
        "224 954 956 759 964 965 966 167 777:::"
    ),
    "Cell Forcing Chain": (
        ":0000:x:.8274.....+6+18+2...45+7+4+6+1982+3.2+6..8..7.95...+2..+7...62.1...7..+6.5.6.+93....+2.....1"
        "6.+9:917 341 547 351 356 564 367 171 371 177 482 785 586 488 391 392 595 898:::"
    ),
    "Dynamic Cell Forcing Chain": (
        ":0000:x:8....+2....3...5...+1.+543..27.2..1+7.5.7..+52..+14.5+1..4+2+78.7..561....97.+1...51.2..+7.."
        ":413 418 423 825 944 874 687 995 896 398 399:::"
    ),
    "Dynamic Region Forcing Chain": (
        ":0000:x:8..+1.+2....3...5..+1+1.+543..27.2..1+7.5.7..+52..+14.5+1..4+2+78.7..561....97.+1...51.2..+7"
        "..:413 418 423 825 627 927 944 874 687 995 896 398 399:::"
    ),
    "Dynamic Contradiction Forcing Chain": (
        ":0000:x:6.1+2.38.+7..26...5......7+2.6.+649..7...8..2..+69...1.6+5.4.1....6+32..+63.29.5..3.+6...+8:"
        "915 321 322 125 531 831 933 435 535 835 148 551 751 871 474 574 875 876 481 496 198:::"
    ),
    "Dynamic Forcing Chain Plus": (
        ":0000:x:..6.......3...7..11.7.............9.3....6..5.5.8..2....3..5..6...2...4..4..9.8..:911 921 92"
        "3 424 146 952 153 455 961 166 366 469 771 972 174 175 982 983 185 987 198:::"
    ),
    "Nested Forcing Chain Level 2": (
        ":0000:x:..6..1+3...5..3....9.+34....7..1..+3.2..3.+19....4..5...+313.....68....3..2....2..8..3:519 2"
        "21 927 128 429 929 747 847 949 551 751 851 558 559 962 867 972 982 488 988 997:::"
    ),
    "Nested Forcing Chain Level 3": (
        ":0000:x:........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4:716 945 74"
        "9 754 858 959 769 779 785 586 292 695:::"
    ),
    "Nested Forcing Chain Level 4": (
        ":0000:x:3.......8.7.5...1...6...4...9.2.1.......4.......97..2.4.....3...5...2.7...8.....6:831 657 35"
        "9 979 184 395:::"
    ),
    "Bivalue Oddagon": (
        ":0000:x:.2345..89+4+5..8923..893.24.+52+3+5+94...+8.+9.+5+18+342+8+1+4.2395.+3612.5+8.+4+57+28.+4..."
        "9+4+8...5+2.::::"
    ),
    "Bivalue Oddagon Forcing Chain": (
        ":0000:x:12..5678..5+67..12.7.8...+6.+5.15...4+3+7.87...9+5+2...+5+7.+816.718.5+2+6.+5.261.+3.+8+8+6."
        ".2.+5.1:321 334 434 934 336 436 936 461:::"
    ),
    "Bivalue Oddagon Forcing Net": (
        ":0000:x:+12...6..9.571.9..6...2......1.....4....5.79...7....8...6192.57.5..7.169+279+2.65...:315 415"
        " 815 331 431 831 333 433 833 335 435 835 843 351:::"
    ),
    "Unique Rectangle Forcing Chain": (
        ":0000:x:4...9+7.8..7823.+5..+3...4+8...5.3...7.+8.2.8....5+86.+3...2......3.51.3.7.....28.4.....:113 51"
        "3 628 133 533 134 939 644 646 946 148 948 155 656 458 958 165 166 966 967 675 477 677 977 483 683 28"
        "5 685 986 287 687 989 693 793 695 196 998 999:::"
    ),
    "Tridagon": (
        ":0000:x:.29+1.54+3+616.+94.+58+2+4.5.62.+9.64.+5...73...+4.62+5.9+5....+6+482+9.6.4.1.5.+6.19.+2+4.+"
        "1+4....+6.:732 734 843 851 352 753 755 855 763 366 775 394 894 395 795 797 799:::"
    ),
    "Tridagon Forcing Chain": (
        ":0000:x:.6.3...92.3..6.1.8.1.8..6+3.+3.+6.9.+82....23..16...6.8..36+93.+8.2.1.87..+3.+6+94..9.+6+3+8"
        "+7:724 426 526 726 235 436 536 736 751 453 761 263 463 165 581 595:::"
    ),
    "Tridagon Forcing Net": (
        ":0000:x:1..6.23.....59.6.1+6...3+1..2947.......6....5.9.8..........32.9.6......2....61...35:418 718 "
        "818 321 721 722 438 738 838 148 158 264 565 566 766 168 772 173 782 183 786 792:::"
    ),
    "Double Exocet": (":0000:x:98.7..6..7..5..4......8..3.5..6..2....2.....1....2..6.4.......6.79...5...5.9....4::::"),
    "Junior Exocet": (
        ":0000:x:98.7..6..7..5..8.........746...5..3...7.935.....6....85..9..3....2.....7....1....:513:::"
    ),
}
"""Positions for techniques that random puzzles seldom need, from the samples of graded and of the hardest puzzles."""


@attrs.frozen
class Example:
    """A position, and the notation of the step that a strategy finds there."""

    strategy: Strategy
    puzzle: Puzzle
    notation: str

    def step(self) -> Step | None:
        """Return the step, or None where the strategy does not find it."""
        found = islice(self.strategy.find(self.puzzle.grid()), OFFERED)
        return next((step for step in found if step.notation == self.notation), None)


@attrs.frozen
class Gallery:
    """The examples by the name of their technique, and the names of techniques that are too rare to show.

    ``practice`` maps the name of each technique to positions to practise it, which may be none: HoDoKu library lines,
    or JSON on other boards, each with the notation of its step.
    """

    examples: dict[str, Example] = attrs.field(factory=dict)
    rare: tuple[str, ...] = ()
    practice: dict[str, dict[str, str]] = attrs.field(factory=dict)


def read_gallery(text: str) -> Gallery:
    """Return the gallery stored in a file, without techniques that are no longer in the catalogue."""
    strategies = {each.technique.title: each for each in SHOWN}
    data = json.loads(text)
    examples = {
        name: Example(strategies[name], read(each["position"]), each["step"])
        for name, each in data["examples"].items()
        if name in strategies
    }
    practice = {name: lines for name, lines in data["practice"].items() if name in strategies}
    return Gallery(examples, tuple(name for name in data["rare"] if name in strategies), practice)


def write_gallery(gallery: Gallery) -> str:
    """Return a gallery as the text of a file."""
    examples = {
        name: {"step": gallery.examples[name].notation, "position": text_of(gallery.examples[name].puzzle)}
        for name in (each.technique.title for each in SHOWN)
        if name in gallery.examples
    }
    titles = [each.technique.title for each in SHOWN]
    practice = {title: gallery.practice[title] for title in titles if title in gallery.practice}
    data = {"examples": examples, "rare": gallery.rare, "practice": practice}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def known() -> Gallery:
    """Return the stored gallery, or an empty one."""
    return read_gallery(FILE.read_text(encoding="utf-8")) if FILE.exists() else Gallery()


def fill(gallery: Gallery, again: bool = False) -> Gallery:
    """Return a gallery with its gaps filled; ``again`` also searches for techniques known to be too rare."""
    examples = {name: example for name, example in gallery.examples.items() if example.step()}
    known_rare = () if again else gallery.rare
    for search in (given, on_other_boards, taken, offered):
        gaps = [each for each in SHOWN if each.technique.title not in {*examples, *known_rare}]
        if gaps:
            examples |= best(search(gaps))
    names = [each.technique.title for each in SHOWN]
    practised = {name: lines for name, lines in gallery.practice.items() if lines or not again}
    practice = {name: practised[name] if name in practised else to_practise(name) for name in names}
    return Gallery(examples, tuple(name for name in names if name not in examples), practice)


def to_practise(name: str) -> dict[str, str]:
    """Return positions to practise a technique as text, with the notation of their steps."""
    if name in OTHER_BOARDS:
        firsts = (next(found) for found in in_puzzles_on_boards(name))
        return {text_of(Puzzle.of_grid(grid)): step.notation for grid, step in islice(firsts, TO_PRACTISE)}
    try:
        practice = Practice(name)
    except TargetError:
        return {}
    made = [practice.make(f"gallery/{number}", MAX_SECONDS) for number in range(1, TO_PRACTISE + 1)]
    return {text_of(each.position): each.step.notation for each in made if isinstance(each, Exercise)}


def text_of(puzzle: Puzzle) -> str:
    """Return a position as a line of HoDoKu's library, or as JSON if it is on another board."""
    return library.write(puzzle) if puzzle.board is CLASSIC else write(puzzle, "json")


def best(found: Iterable[tuple[Grid, Step]]) -> dict[str, Example]:
    """Return the clearest of the steps found for each technique, or the first of several equally clear ones."""
    clutters: dict[str, int] = {}
    examples: dict[str, Example] = {}
    for grid, step in found:
        name = step.technique.title
        how_much = clutter(grid, step)
        if name not in clutters or how_much < clutters[name]:
            clutters[name] = how_much
            examples[name] = Example(strategy_named(name), Puzzle.of_grid(grid), step.notation)
    return examples


def given(strategies: list[Strategy]) -> Iterator[tuple[Grid, Step]]:
    """Yield the steps of some strategies in their fixed positions."""
    for strategy in strategies:
        if strategy.technique.title in GIVEN:
            grid = read(GIVEN[strategy.technique.title]).grid()
            for step in islice(strategy.find(grid), OFFERED):
                yield grid, step


def on_other_boards(strategies: list[Strategy]) -> Iterator[tuple[Grid, Step]]:
    """Yield the steps of some strategies that the solver takes on the boards that need them."""
    for name in (each.technique.title for each in strategies):
        if name in OTHER_BOARDS:
            for found in islice(in_puzzles_on_boards(name), PUZZLES_ON_BOARDS):
                yield from found


def in_puzzles_on_boards(name: str) -> Iterator[Iterator[tuple[Grid, Step]]]:
    """Yield, for each of many puzzles, the steps of a technique that the solver takes, with the grids before."""
    board, level = OTHER_BOARDS[name]
    generator = Generator(Target(board=board, level=level))
    for number in count(1):
        path = SOLVER.solve(generator.make(f"gallery/{number}").puzzle)
        steps = [(grid.copy(), step) for grid, step in path.positions() if step.technique.title == name]
        if steps:
            yield iter(steps)


def taken(strategies: list[Strategy]) -> Iterator[tuple[Grid, Step]]:
    """Yield the steps of some strategies that the solver takes, with the grids before them."""
    wanted = {each.technique for each in strategies}
    for path in paths():
        if not wanted.isdisjoint(path.techniques()):
            for grid, step in path.positions():
                if step.technique in wanted:
                    yield grid, step


def offered(strategies: list[Strategy]) -> Iterator[tuple[Grid, Step]]:
    """Yield some of the steps that strategies find in positions where the solver takes no single."""
    left = dict.fromkeys(strategies, ENOUGH)
    for path in paths():
        for grid in stuck_positions(path):
            for strategy in left:
                for step in islice(strategy.find(grid), min(OFFERED, left[strategy])):
                    left[strategy] -= 1
                    yield grid, step
            left = {strategy: number for strategy, number in left.items() if number}
            if not left:
                return


def paths() -> Iterator[SolvePath]:
    """Yield the paths of the random puzzles."""
    for number in range(PUZZLES):
        yield SOLVER.solve(minimal_puzzle(f"gallery {number}"))


def stuck_positions(path: SolvePath) -> Iterator[Grid]:
    """Yield the positions of a path where the solver takes no single."""
    for grid, step in path.positions():
        if step.technique.family != "Singles":
            yield grid
    if path.end.empty:
        yield path.end


def main() -> None:
    """Fill the gaps of the gallery and rewrite its first page."""
    from gallery_pages import PAGE, first_page

    parser = argparse.ArgumentParser(description="Fill the gaps of the gallery of techniques.")
    parser.add_argument("--again", action="store_true", help="search again for techniques that were too rare to show")
    found = fill(known(), parser.parse_args().again)
    FILE.write_text(write_gallery(found), encoding="utf-8")
    PAGE.write_text(first_page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
