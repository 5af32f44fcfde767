"""Patterns of givens: what is asked for is delivered, and what no puzzle can have is refused with the reason."""

import re
import string
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch import Generator, Puzzle, Target, TargetError
from crosshatch.board.clock import deadline_in, until
from crosshatch.board.symmetry import Symmetry
from crosshatch.generator import GALLERY, ClosestPuzzle, Pattern, text_mask
from crosshatch.generator.patterns.filling import COUNTED, FillingNotFound, fill, varied
from crosshatch.generator.patterns.pattern import ANYWHERE
from crosshatch.generator.patterns.pattern_source import PatternSource
from crosshatch.generator.seeds import code_of, parse
from crosshatch.generator.sources import SourceGrid
from crosshatch.grading import scale_named
from engines import COMPILED, if_compiled
from examples import examples

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
MASKS = [Pattern.of(Puzzle(CLASSIC)).cells, GALLERY["heart"], GALLERY["diamond"], GALLERY["checks"], text_mask("8")]
SPARSE = "......xx.x..x.......x........x.x....x....x....x....x...........x.xx..x....x.....x"

ROWS = [set(range(row * 9, row * 9 + 9)) for row in range(9)]
COLUMNS = [set(range(column, 81, 9)) for column in range(9)]
BOXES = [
    {row * 9 + column for row in range(r, r + 3) for column in range(c, c + 3)} for r in (0, 3, 6) for c in (0, 3, 6)
]
PEERS = [
    {each for house in (*ROWS, *COLUMNS, *BOXES) if cell in house for each in house} - {cell} for cell in range(81)
]


def number_of_solutions(values: list[int]) -> int:
    """Return 0, 1, or 2 for more; with code of this file alone."""
    least: tuple[int, int, list[int]] | None = None
    for cell in range(81):
        if not values[cell]:
            seen = {values[each] for each in PEERS[cell]}
            digits = [digit for digit in range(1, 10) if digit not in seen]
            if least is None or len(digits) < least[0]:
                least = len(digits), cell, digits
    if least is None:
        return 1
    found = 0
    for digit in least[2]:
        values[least[1]] = digit
        found += number_of_solutions(values)
        if found > 1:
            break
    values[least[1]] = 0
    return min(found, 2)


def fits(puzzle: str, cells: str) -> bool:
    """Whether a line of givens is as a line of marks has it."""
    meanings = {"x": "123456789", ".": ".", "?": ".123456789"}
    return all(digit in meanings.get(mark, mark) for digit, mark in zip(puzzle, cells, strict=True))


@given(
    st.sampled_from([*((mask, None) for mask in MASKS), *((MASKS[0], level) for level in ("easy", "medium", "hard"))]),
    st.integers(0, 10**6),
)
@examples(15)
def test_givens_are_exactly_where_a_mask_has_them(wished: tuple[str, str | None], seed: int) -> None:
    mask, level = wished
    made = Generator(Target(level=level, pattern=mask)).make(seed)
    assert made.met
    assert fits(made.puzzle.givens, mask)
    assert number_of_solutions(list(made.puzzle.values)) == 1
    assert level is None or (made.grade is not None and made.grade.level.lower() == level)


@given(st.data())
@examples(10)
def test_fixed_givens_have_their_digits_and_others_come_with_their_images(data: st.DataObject) -> None:
    kept = data.draw(st.sets(st.integers(0, 80), min_size=1, max_size=12))
    fixed = "".join(digit if cell in kept else "." for cell, digit in enumerate(SOLUTION))
    symmetry = data.draw(st.sampled_from([Symmetry.NONE, Symmetry.HALF_TURN]))
    made = Generator(Target(pattern=Pattern.with_givens(Puzzle(fixed)), symmetry=symmetry)).make(
        data.draw(st.integers(0, 10**6))
    )
    assert made.met
    assert all(made.puzzle.givens[cell] == SOLUTION[cell] for cell in kept)
    assert number_of_solutions(list(made.puzzle.values)) == 1
    if symmetry is Symmetry.HALF_TURN:
        givens = [digit == "." for digit in made.puzzle.givens]
        assert givens == givens[::-1]


@given(st.sampled_from(["easy", "hard"]), st.integers(0, 10**6))
@examples(8)
def test_a_puzzle_has_the_solution_that_is_given(level: str, seed: int) -> None:
    made = Generator(Target(level=level, pattern=Pattern(solution=SOLUTION))).make(seed)
    assert made.met
    assert made.solution == SOLUTION
    assert all(digit in (".", right) for digit, right in zip(made.puzzle.givens, SOLUTION, strict=True))
    assert number_of_solutions(list(made.puzzle.values)) == 1


def test_a_mask_can_have_digits_and_cells_that_may_be_either() -> None:
    mask = "5" + MASKS[0][1:40] + "?" + MASKS[0][41:]
    made = Generator(Target(pattern=mask)).make(2)
    assert made.met
    assert fits(made.puzzle.givens, mask)
    assert number_of_solutions(list(made.puzzle.values)) == 1


@pytest.mark.parametrize(
    "text",
    [
        GALLERY["heart"],
        "\n".join(
            GALLERY["heart"][row * 9 : row * 9 + 9].replace("x", "#").replace(".", " ").rstrip() for row in range(9)
        ),
        GALLERY["heart"].replace("x", "1").replace(".", "0"),
        "\n".join(
            "+---+---+---+\n" * (row % 3 == 0)
            + "| "
            + " | ".join(" ".join(GALLERY["heart"][row * 9 + box : row * 9 + box + 3]) for box in (0, 3, 6))
            + " |"
            for row in range(9)
        ),
    ],
)
def test_masks_are_read_as_people_draw_them(text: str) -> None:
    assert Pattern(text) == Pattern(GALLERY["heart"])


@pytest.mark.parametrize("text", ["A", "8", "17", "4.5", " b "])
def test_texts_are_drawn(text: str) -> None:
    assert Pattern(text_mask(text)).exact


LETTERS = string.digits + string.ascii_uppercase
FAILED_ONCE = ("JO", "11", "17", "C0", "CC", "IL", "J7", "LJ", "T7", "TT", "4.4")
"""Texts for which no digits could be found in earlier shapes."""


@if_compiled
@pytest.mark.parametrize("text", [*LETTERS, *FAILED_ONCE])
def test_every_letter_can_be_filled(text: str) -> None:
    with until(deadline_in(30)):
        assert fill(Pattern(text_mask(text)).givens(), [0] * 81, Random(1))


@if_compiled
@pytest.mark.slow
@pytest.mark.parametrize("first", LETTERS)
def test_every_pair_of_letters_can_be_filled(first: str) -> None:
    for second in LETTERS:
        with until(deadline_in(30)):
            assert fill(Pattern(text_mask(first + second)).givens(), [0] * 81, Random(1))


@if_compiled
def test_a_pattern_without_hope_is_given_up_long_before_the_time_is_over() -> None:
    hopeless = "xxx......" + "xx......." * 5 + "xx.....xx" + "x" * 18
    result = Generator(Target(pattern=hopeless)).make(1, max_seconds=600)
    assert isinstance(result, ClosestPuzzle)
    assert (result.hopeless, result.solutions) == (True, COUNTED)
    assert result == Generator(Target(pattern=hopeless)).make(1)


@pytest.mark.parametrize("text", ["", "123", "ä", "1-2", "."])
def test_other_texts_are_not_drawn(text: str) -> None:
    with pytest.raises(TargetError, match="use one or two digits or letters from A to Z, such as A"):
        text_mask(text)


def test_all_drawings_of_the_gallery_have_puzzles() -> None:
    for mask in GALLERY.values():
        assert Target(pattern=mask)


@pytest.mark.parametrize(("row", "marks"), [("..x..x..", 8), (". .x..x.", 7), ("..x..x....", 10)])
def test_a_line_of_a_drawn_mask_that_is_too_short_or_long_is_named(row: str, marks: int) -> None:
    lines = [GALLERY["heart"][start : start + 9] for start in range(0, 81, 9)]
    drawn = "\n".join([*lines[:2], row, *lines[3:]])
    for text, number in ((drawn, 3), (f"\n+---+\n{drawn}", 5)):
        with pytest.raises(TargetError, match=f"line {number} of the mask has {marks} marks; expected 9"):
            Pattern(text)


EXCHANGED = "their digits can be exchanged"


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"pattern": "xx"}, "a mask needs 81 marks, or nine lines of nine: .* found 2 in 1 line"),
        ({"pattern": "q" + "x" * 80}, "'q' in r1c1 is not a mark"),
        ({"pattern": "x" * 16 + "." * 65}, "a puzzle needs at least 17 givens, but the pattern has only 16"),
        ({"pattern": "x" * 9 + "." * 18 + "x" * 54}, f"rows 2 and 3 of one band have no givens; {EXCHANGED}"),
        ({"pattern": ("xx.xx.x..") * 9}, f"columns 8 and 9 of one stack have no givens; {EXCHANGED}"),
        (
            {"pattern": "x........x........xxx......" + "x" * 54},
            r"all givens of a band are in box 1 \(r12c1,r3c123\), so the other two boxes of the band can always",
        ),
        (
            {"pattern": "x.........x.........x......" + "x" * 54},
            r"all givens of a band are in box 1 \(r1c1,r2c2,r3c3\), so",
        ),
        (
            {"pattern": ("x..xxxxxx" + ".x.xxxxxx" + "..xxxxxxx")[:27] + "...xxxxxx" * 6},
            r"all givens of a stack are in box 1 \(r1c1,r2c2,r3c3\)",
        ),
        ({"pattern": "55" + "?" * 79}, "the fixed digits have no solution: two 5s in row 1: r1c1 and r1c2"),
        ({"pattern": "x" * 81, "symmetry": "none", "givens": "-30"}, "this pattern have 81 givens, not 0 to 30"),
        (
            {"pattern": GALLERY["heart"], "symmetry": "180"},
            "r1c2 is given, but r9c8 is empty; the pattern has the symmetry",
        ),
        ({"pattern": GALLERY["heart"], "givens": "40-"}, "puzzles with this pattern have 37 givens, not 40 to 81"),
        (
            {"pattern": CLASSIC.replace(".", "?"), "symmetry": "90", "givens": "-40"},
            "puzzles with this pattern and the symmetry 90 have .* givens, not 0 to 40",
        ),
        (
            {"pattern": SOLUTION[:9] + "?" * 72, "minimal": True},
            "the 5 in r1c1 follows from the other fixed digits, so the puzzle cannot be minimal",
        ),
        ({"pattern": "12" + "x" * 5 + "." * 74}, "at least 17 givens"),
        (
            {"pattern": Pattern(GALLERY["heart"], SOLUTION)},
            "with this solution, r1c45,r4c45 can be filled in another way; one of these cells must be given",
        ),
        (
            {"pattern": CLASSIC.replace("98", "..")},
            "the fixed digits have several solutions; .* can be filled in several ways",
        ),
    ],
)
def test_what_no_puzzle_can_be_like(wishes: dict[str, object], message: str) -> None:
    with pytest.raises(TargetError, match=message):
        Target(**wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("solution", "message"),
    [
        (SOLUTION[:-1], "invalid solution: expected 81 cells, found 80"),
        (SOLUTION[:-1] + ".", "invalid solution: r9c9 is empty"),
        (SOLUTION[:-1] + "8", "invalid solution: two 8s in row 9"),
    ],
)
def test_solutions_that_are_none(solution: str, message: str) -> None:
    with pytest.raises(TargetError, match=re.escape(message)):
        Pattern(solution=solution)


def test_patterns_that_contradict_each_other() -> None:
    one, other = Pattern("5" + "?" * 80), Pattern("6" + "?" * 80)
    with pytest.raises(TargetError, match="r1c1 cannot be given both as 5 and as 6"):
        one & other
    with pytest.raises(TargetError, match="r1c1 must be given, but the pattern leaves it empty"):
        one & Pattern("." + "?" * 80)
    with pytest.raises(TargetError, match="r1c1 is fixed as 6, but the solution has 5 there"):
        other & Pattern(solution=SOLUTION)
    assert one & Pattern("x" + "?" * 80) == one
    assert not Pattern() & Pattern()


def test_a_pattern_that_leaves_one_puzzle_is_that_or_refused() -> None:
    pattern = Pattern(Pattern.of(Puzzle(CLASSIC)).cells, SOLUTION)
    assert Generator(Target(level="easy", pattern=pattern)).make(1).puzzle == Puzzle(CLASSIC)
    with pytest.raises(
        TargetError, match=rf"pattern and solution leave only the puzzle {CLASSIC} \(Easy .* level Easy"
    ):
        Generator(Target(level="hard", pattern=pattern))


def test_the_time_may_be_over_before_there_are_digits() -> None:
    result = Generator(Target(pattern=SPARSE)).make(1, max_seconds=0.05)
    assert isinstance(result, ClosestPuzzle)
    assert result.grade is None
    assert result.solutions > 1
    assert fits(result.puzzle.givens, SPARSE)
    assert number_of_solutions(list(result.puzzle.values)) == 2


def test_digits_are_found_where_no_random_solution_fits() -> None:
    cells = Pattern.of(Puzzle(CLASSIC)).givens()[:24]
    filled = fill(Pattern.of(Puzzle(CLASSIC)).givens(), [0] * 81, Random(3))
    assert number_of_solutions(list(filled.values)) == 1
    assert len(cells) == 24
    with until(deadline_in(0)), pytest.raises(FillingNotFound) as error:
        fill(Pattern(SPARSE).givens(), [0] * 81, Random(1))
    assert error.value.solutions > 1


def test_varied_puzzles_have_the_same_cells_and_one_solution() -> None:
    chance, filled = Random(4), SourceGrid(Puzzle(CLASSIC).values, tuple(map(int, SOLUTION)))
    seen = set()
    for _ in range(10 if COMPILED else 4):
        filled = varied(filled, [cell for cell in range(81) if filled.values[cell]], chance)
        seen.add(filled.values)
        assert [bool(digit) for digit in filled.values] == [digit != "." for digit in CLASSIC]
        assert number_of_solutions(list(filled.values)) == 1
    assert len(seen) > 1
    assert varied(filled, [], chance) is filled


def test_nothing_that_need_not_be_given_is_when_all_is_open() -> None:
    assert not Pattern()
    assert PatternSource(Pattern("?" * 80 + "5"), Symmetry.NONE).only is None


def test_a_code_has_a_mask_whole_and_a_digest_of_more() -> None:
    scale = scale_named("crosshatch")
    target = Target(level="hard", pattern=GALLERY["heart"])
    code = code_of(target, scale, 7)
    assert parse(code).carried.target == target
    assert Generator.of_code(code).target == target
    more = Target(pattern=Pattern.with_givens(Puzzle(CLASSIC)))
    assert re.fullmatch(r"pattern~\w+:7", code_of(more, scale, 7))
    with pytest.raises(TargetError, match="made with a pattern; add --mask"):
        Generator.of_code(code_of(more, scale, 7))
    assert Generator.of_code(code_of(more, scale, 7), pattern=more.pattern).target == more
    with pytest.raises(TargetError, match="not a mask in short form"):
        parse("pattern=abc:7")


@given(st.text("x.", min_size=81, max_size=81))
def test_a_mask_is_the_same_from_its_short_form(mask: str) -> None:
    assert Pattern.of_short(Pattern(mask).short) == Pattern(mask)


def test_what_a_target_asks_for_can_be_asked_again() -> None:
    target = Target(pattern=Pattern("5" + ANYWHERE[1:], SOLUTION))
    assert Target(**target.data()) == target


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="it takes long where the engines are interpreted")
def test_what_is_refused_has_no_puzzle_in_thousands_of_solutions() -> None:
    from crosshatch.generator.digging import random_solution
    from crosshatch.position.counting import count_values

    chance = Random(5)
    impossible = (
        {0, 9, 18, 19, 20},
        {0, 10, 20},
        set(range(9)),
    )
    for _ in range(3000):
        solution = random_solution(chance)
        for givens in impossible:
            values = [digit if cell > 26 or cell in givens else 0 for cell, digit in enumerate(solution)]
            assert count_values(values, 2) == 2
