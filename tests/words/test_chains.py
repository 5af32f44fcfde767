"""What is read aloud of chains and loops, form by form."""

from collections.abc import Callable

import pytest

from crosshatch.formats.library import read
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

TOLD = [
    (
        "remote-pair",
        "PAIR",
        "r2c2<>9",
        [
            "Each of [pattern:r2c4], [pattern:r6c4], [pattern:r4c5], [pattern:r4c7], [pattern:r5c7] and "
            "[pattern:r5c2] can only be 5 or 9, and each sees the next, so the two digits alternate. The cells at "
            "the ends, [pincer:r2c4] and [pincer:r5c2], therefore hold different digits, and no cell that sees "
            "both can be 5 or 9. So 9 can be removed from [removed:r2c2].",
        ],
    ),
    (
        "x-chain",
        "H",
        "r6c6,r89c4<>8",
        [
            "If [off:r5c4] is not 8, then [on:r5c7] must be the 8 of [house:row 5], so [off:r2c7] is not 8, so "
            "[on:r2c8] must be the 8 of [house:row 2], so [off:r7c8] is not 8, so [on:r7c6] must be the 8 of "
            "[house:row 7].",
            "So at least one of [on:r5c4] and [on:r7c6] must be 8, and no cell that sees both can be 8. So 8 can "
            "be removed from [removed:r6c6,r89c4]. This pattern is also known as an L1-Wing.",
        ],
    ),
    (
        "m-wing",
        "B",
        "r7c6<>4",
        [
            "If [off:r7c5] is not 4, then [on:r2c5] must be the 4 of [house:column 5], so it is not 6, so "
            "[on:r2c6] must be the 6 of [house:row 2], so [off:r6c6] is not 6 but 4.",
            "So at least one of [on:r6c6] and [on:r7c5] must be 4, and no cell that sees both can be 4. So 4 can "
            "be removed from [removed:r7c6].",
        ],
    ),
    (
        "xy-chain",
        "A",
        "r4c2,r7c1<>3",
        [
            "If [off:r6c1] is not 3, it is 4, so [off:r6c8] is not 4 but 6.",
            "So [off:r7c8] is not 6 but 9, so [off:r7c2] is not 9 but 3.",
            "So at least one of [on:r6c1] and [on:r7c2] must be 3, and no cell that sees both can be 3. So 3 can "
            "be removed from [removed:r4c2,r7c1].",
        ],
    ),
    (
        "continuous-nice-loop",
        "D",
        "r1c5<>3, r1c5<>8, r4c46<>9",
        [
            "If [off:r1c5] is not 5, then [on:r6c5] must be the 5 of [house:column 5], so [off:r5c6] is not 5 but "
            "9, so [off:r4c5] is not 9, so [on:r1c5] must be the 9 of [house:column 5].",
            "And if [on:r1c5] is 9, it is not 5, which closes the chain into a loop that can be followed in both "
            "directions. So exactly one end of each weak link is true: 5 is in [on:r6c5] or [off:r5c6]; 9 is in "
            "[on:r5c6] or [off:r4c5]; [on:r1c5] is 9 or 5. So 3 and 8 can be removed from [removed:r1c5], and 9 can "
            "be removed from [removed:r4c46]. This pattern is also known as an M-Ring.",
        ],
    ),
    (
        "discontinuous-nice-loop",
        "A",
        "r7c1<>3",
        [
            "If [off:r7c1] is not 1, then [on:r7c7] must be the 1 of [house:row 7], so it is not 6, so [on:r6c7] "
            "must be the 6 of [house:column 7], so it is not 3, so [on:r6c1] must be the 3 of [house:row 6].",
            "So [on:r7c1] is 1, or [on:r6c1] is 3, or both. Either way, [removed:r7c1] cannot be 3. So 3 can be "
            "removed from [removed:r7c1]. This pattern is also known as an L3-Wing.",
        ],
    ),
    (
        "forcing-chain",
        "ONE-CELL",
        "r6c4<>8",
        [
            "If [off:r6c4] is not 1, then [on:r5c6] must be the 1 of [house:box 5], so [off:r8c6] is not 1 but 2, "
            "so [off:r9c4] is not 2, so [on:r6c4] must be the 2 of [house:column 4].",
            "So [on:r6c4] is 1 or 2, and can be nothing else. So 8 can be removed from [removed:r6c4]. "
            "This pattern is also known as an M-Ring.",
        ],
    ),
    (
        "aic",
        "C",
        "r4c3<>2, r2c3<>6",
        [
            "If [off:r2c3] is not 2, then [on:r2c1] must be the 2 of [house:row 2], so it is not 7, so [on:r4c1] "
            "must be the 7 of [house:column 1], so it is not 6, so [on:r4c3] must be the 6 of [house:row 4].",
            "So [on:r2c3] is 2, or [on:r4c3] is 6, or both. A 2 in [removed:r4c3] or a 6 in [removed:r2c3] would "
            "make both of these impossible. So 2 can be removed from [removed:r4c3], and 6 can be removed from "
            "[removed:r2c3]. This pattern is also known as an L3-Wing.",
        ],
    ),
    (
        "grouped-continuous-nice-loop",
        "E",
        "r2c6<>3, r1c7<>4, r3c3<>6",
        [
            "If [off:r3c3] is not 3, then one of [on:r3c4] and [on:r3c6] must be the 3 of [house:row 3], so "
            "[off:r1c6] is not 3 but 4, so [off:r1c3] is not 4, so [on:r3c3] must be the 4 of [house:column 3].",
            "And if [on:r3c3] is 4, it is not 3, which closes the chain into a loop that can be followed in both "
            "directions. So exactly one end of each weak link is true: 3 is in [on:r3c4], [on:r3c6] or [off:r1c6]; "
            "4 is in [on:r1c6] or [off:r1c3]; [on:r3c3] is 4 or 3. So 3 can be removed from [removed:r2c6]; 4 can "
            "be removed from [removed:r1c7]; and 6 can be removed from [removed:r3c3]. "
            "This pattern is also known as an M-Ring.",
        ],
    ),
    (
        "grouped-discontinuous-nice-loop",
        "B",
        "r2c5<>4",
        [
            "If [off:r1c4] is not 4, then one of [on:r4c4] and [on:r6c4] must be the 4 of [house:column 4], so "
            "[off:r6c6] is not 4 but 6, so [off:r2c6] is not 6, so [on:r2c5] must be the 6 of [house:row 2].",
            "So [on:r1c4] is 4, or [on:r2c5] is 6, or both. Either way, [removed:r2c5] cannot be 4. So 4 can be "
            "removed from [removed:r2c5]. This pattern is also known as an S-Wing.",
        ],
    ),
    (
        "grouped-aic",
        "F",
        "r56c4<>2",
        [
            "If [off:r7c4] is not 2, it is 9, so [off:r7c7] is not 9, so [on:r4c7] must be the 9 of [house:column "
            "7], so it is not 2, so one of [on:r4c4] and [on:r4c6] must be the 2 of [house:row 4].",
            "So at least one of [on:r4c4], [on:r4c6] and [on:r7c4] must be 2, and no cell that sees all of them "
            "can be 2. So 2 can be removed from [removed:r56c4]. This pattern is also known as an M-Wing.",
        ],
    ),
    (
        "continuous-nice-loop-with-als",
        "G",
        "r3c4<>3, r4c7,r6c17,r9c8<>5",
        [
            "If [off:r3c5] is not 3, then the three cells [als a:r358c5] must hold 1, 6 and 9, with the 6 in "
            "[on:r8c5].",
            "So [off:r8c8] is not 6, so the three cells [als b:r368c8] must hold 1, 3 and 5, with the 3 in [on:r3c8].",
            "And if [on:r3c8] is 3, [off:r3c5] is not 3, which closes the chain into a loop that can be followed "
            "in both directions. So exactly one end of each weak link is true: 6 is in [on:r8c5] or [off:r8c8]; 3 "
            "is in [on:r3c8] or [off:r3c5]. In both directions, [als a:r358c5] must hold 1 and 9, and [als "
            "b:r368c8] must hold 1 and 5. So 3 can be removed from [removed:r3c4], and 5 can be removed from "
            "[removed:r4c7,r6c17,r9c8]. This pattern is also known as a Doubly Linked ALS-XZ.",
        ],
    ),
    (
        "discontinuous-nice-loop-with-als",
        "A",
        "r7c1<>3",
        [
            "If [off:r7c1] is not 1, then the three cells [als a:r7c128] must hold 3, 6 and 9, with the 6 in "
            "[on:r7c8].",
            "So [off:r6c8] is not 6, so the two cells [als b:r6c18] must hold 3 and 4, with the 3 in [on:r6c1].",
            "So [on:r7c1] is 1, or [on:r6c1] is 3, or both. Either way, [removed:r7c1] cannot be 3. So 3 can be "
            "removed from [removed:r7c1].",
        ],
    ),
    (
        "aic-with-als",
        "A",
        "r4c2,r7c1<>3",
        [
            "If [off:r6c1] is not 3, then the two cells [als a:r6c18] must hold 4 and 6, with the 6 in [on:r6c8].",
            "So [off:r7c8] is not 6, so the two cells [als b:r7c28] must hold 3 and 9, with the 3 in [on:r7c2].",
            "So at least one of [on:r6c1] and [on:r7c2] must be 3, and no cell that sees both can be 3. So 3 can "
            "be removed from [removed:r4c2,r7c1]. This pattern is also known as an ALS-XZ.",
        ],
    ),
    (
        "aic-with-unique-rectangles",
        "E",
        "r6c5<>3",
        [
            "If [off:r4c4] is not 3, it is 7, so neither [off:r4c5] nor [off:r4c8] is 7, so [on:r6c5] is 4 "
            "(otherwise 3 and 6 could be swapped in the corners [corner:r46c58], and the puzzle would have two "
            "solutions).",
            "So [on:r4c4] is 3, or [on:r6c5] is 4, or both. Either way, [removed:r6c5] cannot be 3. So 3 can be "
            "removed from [removed:r6c5].",
        ],
    ),
    (
        "aic-with-hidden-sets",
        "D",
        "r2c1<>3",
        [
            "If [off:r2c9] is not 3, then [on:r4c9] must be the 3 of [house:column 9], so [off:r4c1] is not 9, "
            "because [house:row 4] needs the other three of [pattern:r4c1239] for 1, 2 and 6, so [on:r2c1] must be "
            "the 9 of [house:column 1].",
            "So [on:r2c9] is 3, or [on:r2c1] is 9, or both. Either way, [removed:r2c1] cannot be 3. So 3 can be "
            "removed from [removed:r2c1].",
        ],
    ),
]
"""A technique, a position, what is concluded there, and what is said."""


@pytest.mark.parametrize(("name", "position", "conclusion", "lines"), TOLD, ids=[name for name, *_ in TOLD])
def test_what_is_read_aloud(
    name: str, position: str, conclusion: str, lines: list[str], chain_position: Callable[[str], str]
) -> None:
    steps = strategy_named(name).find(read(chain_position(position)).grid())
    step = next(each for each in steps if each.conclusion == conclusion)
    assert [markup(line) for line in explain(step)] == lines


def test_a_placed_candidate_is_true_in_any_case(chain_position: Callable[[str], str]) -> None:
    steps = strategy_named("discontinuous-nice-loop").find(read(chain_position("PLACED")).grid())
    step = next(each for each in steps if each.conclusion == "r9c1<>3, r9c1<>9")
    assert markup(explain(step)[-1]) == (
        "So [on:r9c1] must be 7 after all. So 3 and 9 can be removed from [removed:r9c1]."
    )
