"""HoDoKu's loops and AICs with almost locked sets: the ones that it takes where that option is on."""

from functools import cmp_to_key

import pytest

from crosshatch.board.grid import Grid
from crosshatch.formats import read
from crosshatch.originals.hodoku.loops import compared
from crosshatch.originals.hodoku.notation import loop_line
from crosshatch.originals.hodoku.set_tables import SetLoopSearch, SetTables
from crosshatch.originals.hodoku.tables import Chosen

TAKEN = [
    (
        ":0000:x:..1.....8...9..2.......3.......15.4+6.6....7..3............4.+98572.6.....9.....+6..:953 962 963 "
        "174 374 176 383 483 385 186 192 392 393 294 794 295 795 296 796 198 398 199 399 499:::",
        "Continuous Nice Loop: 2/3/4/5/7/8 7= r4c4 =2= r4c13 -2- ALS:r5689c3 -7- r4c23 =7= r4c4 =2 => "
        "r5c1<>2, r4c4<>3, r23c3<>4, r23c3<>5, r6c2<>7, r234c3,r4c4<>8",
    ),
    (
        ":0000:x:....7.94..7..9...53....5.7..874..1..463.8.........7.8.8..7.....7......28.5.268...:613 623 627 233 633 "
        "164 165 267 973 377 378 379 387:::",
        "Discontinuous Nice Loop: 5 r5c7 -5- ALS:r5c48 -1- ALS:r123c4 -6- ALS:r6c12345 -3- ALS:r678c7 -5- r5c7 => "
        "r5c7<>5",
    ),
    (
        ":0000:x:....5...11......7..6.....8...+6..4.....9.1.3.....596.2..8..62..7+6+27..+5...3.5.7.2..:211 314 618 324 "
        "325 629 231 334 335 342:::",
        "AIC: 3 3- r7c4 =3= r7c8 =5= r45c8 -5- ALS:r4569c9 =3= r8c9 -3 => r7c8,r8c45<>3",
    ),
    (
        ":0000:x:....7...56.1+592....95.6....8.......3.6........3+9.4.7...5.....1..+42.5..78...4.95..:413 117 217 "
        "317 417 817 218 318 418 818 231 134 136 337 437 338 438 439 742 144 244 146 147 247 248 451 751 771 773 "
        "793:::",
        "Continuous Nice Loop: 2/4/6/9 8= r2c7 =3= r2c8 -3- ALS:r9c89 -2- ALS:r1478c7 =8= r2c7 =3 => "
        "r7c9<>2, r25c7<>4, r7c79,r8c7,r9c3<>6, r5c7<>9",
    ),
]
"""Positions where all that is simpler is stuck, and what HoDoKu takes there; in the last two a set forces a cell."""


@pytest.mark.parametrize(("position", "line"), TAKEN)
def test_loops_with_sets_that_hodoku_takes(position: str, line: str) -> None:
    grid = read(position).grid()
    assert loop_line(taken(grid)).removeprefix("Grouped ") == line


def taken(grid: Grid) -> Chosen:
    """Return the loop or chain that HoDoKu takes."""
    table = SetTables(grid)
    best = min(SetLoopSearch(grid, table).run(), key=cmp_to_key(compared))
    table.expand(best.premise)
    path = table.path(table.place(best.end))
    return Chosen(best.kind & 7, (), tuple((code % 81, code // 81) for code in best.removed), (path,))


def test_a_set_is_a_node_of_its_entry_and_shows_all_its_cells() -> None:
    (path,) = taken(read(TAKEN[1][0]).grid()).paths
    sets = [node for node in path if node.set_cells]
    assert [node.digit for node in sets] == [5, 1, 6, 3]
    assert not any(node.on or node.cells & ~node.set_cells for node in sets)
