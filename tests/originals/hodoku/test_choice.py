"""Which step HoDoKu takes of several, and in what order it carries it out."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.formats import read
from crosshatch.logic.step import Step
from crosshatch.originals.hodoku.choice import chosen, in_turn
from crosshatch.originals.hodoku.order import STRATEGIES
from crosshatch.techniques.catalogue import strategy_named


def taken(title: str, position: str) -> Step:
    """Return the step that HoDoKu takes of the technique in a position."""
    asked = next(each for each in STRATEGIES if title in [technique.title for technique in each.techniques])
    (step,) = chosen(asked, read(position).grid())
    return step


@pytest.mark.parametrize(
    ("title", "conclusion", "position"),
    [
        (
            "Empty Rectangle",
            "r6c2<>6",
            ":0000:x:.+3124.....+2+8.96....5.3.....5......483.....6..2.41....9..2..97...7+5.2.4+9...3...8+25:"
            "716 718 728 733 "
            "137 138 738 139 739 645 346 759 365 565 765 866 471 671 172 872 175 675 681 186 191 491 192:::",
        ),
        (
            "Uniqueness Test 3",
            "r2c2<>6",
            ":0000:x:5+9.68.+4+2+1......+8+57.28+5..39+6.1....5+72....59+6+1...+5.2.+98.+451...2+6..8.46..3+53..."
            ".5.4.:425 426 641 "
            "751 766 774 781 786 993 794 795:::",
        ),
        (
            "Finned Franken Swordfish",
            "r3c1<>5",
            ":0000:x:6.1+2.38.+7..26...5......7+2.6.+649..7...8..2..+69...1.6+5.4.1....6+32..+63.29.5..3.+6...+8:"
            "321 322 125 831 "
            "835 148 551 751 871 574 875 876 481 198:::",
        ),
        (
            "Multi-Colors 2",
            "r1c1,r9c3<>9",
            ":0000:x:.+74...3.16...7+3.+4.+3...+4....7+3..+1.28+4+1....4.6+3+4.+63.....543.+6....+8+6+792+1+4+3+5"
            ".1.+4+3+5.+7.:214 514 815 "
            "216 916 822 823 824 233 634 834 636 836 537 837 937 239 839 939 554 854 866 966 968 877 879 997 299 "
            "999:::",
        ),
    ],
)
def test_the_first_by_its_order_is_taken(title, conclusion, position):
    step = taken(title, position)
    assert (step.name, step.conclusion) == (title, conclusion)


def test_of_two_rectangles_with_the_same_corners_only_the_first_is_looked_at():
    position = read(
        ":0000:x:81+3+527+6..7+25..+4+8+13.....1+7+259.12...6...8......5.+24........1.+2..+6+15...6.8.2.+6..5"
        "47+1:634 934 635 "
        "935 345 845 354 954 355 955 357 957 365 865 965 772 975 984 985 992 395:::"
    )
    hidden = strategy_named("hidden-rectangle")
    assert [step.conclusion for step in hidden.find(position.grid())] == ["r7c2<>9"]
    assert chosen(hidden, position.grid()) == ()


def test_an_avoidable_rectangle_needs_a_bivalue_corner():
    position = read(
        ":0000:x:9.+6....4...+4.9..6..7+56+14.3.3+8+142..75..2..13+8...9.83.+21+1+98.4..+5.+46..5.8+1.+52.+1."
        "8.+9.:514 217 717 524 "
        "227 727 754 659 677 779 789 697 799:::"
    )
    asked = next(each for each in STRATEGIES if each.technique.slug == "avoidable-rectangle-type-1")
    assert list(strategy_named("avoidable-rectangle-type-1").find(position.grid()))
    assert chosen(asked, position.grid()) == ()


def test_empty_corners_of_an_avoidable_rectangle_must_share_a_box():
    position = read(
        ":0000:x:64.+7.38..+3+78+2+6...9..584.+3+67...+32.1........+93..3.+916....1..7.6+9.4....2+75..5....28.:"
        "213 119 449 851 459 859 469 993 494 196:::"
    )
    asked = next(each for each in STRATEGIES if each.technique.slug == "avoidable-rectangle-type-2")
    (ours,) = strategy_named("avoidable-rectangle-type-2").find(position.grid())
    assert (ours.conclusion, chosen(asked, position.grid())) == ("r5c9<>5", ())


def test_a_subset_is_carried_out_cell_by_cell():
    step = taken(
        "Naked Triple",
        ":0000:x:.6...+487.7..1..5..9........2....7.84..94..32...4.1....+136..5...+8....+1.5.4...6..1.:"
        "319 822 329 832 339 "
        "782 792:::",
    )
    assert [str(each) for each in in_turn(step)] == ["(5)r5c2", "(8)r5c2", "(5)r5c9", "(6)r5c9"]


def test_a_locked_pair_is_carried_out_in_the_line_first():
    step = taken(
        "Locked Pair",
        ":0000:x:3..58....7+52.3..1..8.+7+21+395..+3..+56.7.+75+3.+2....4...+7+53.+5...7+31.413+72..9+5....+1"
        "5...+3::::",
    )
    cells = [each.cell for each in in_turn(step)]
    assert cells == [cell_named(name) for name in ("r5c1", "r5c5", "r5c9", "r4c8", "r4c8", "r6c9")]


def test_sue_de_coq_is_carried_out_in_the_box_first():
    step = taken(
        "Sue de Coq",
        ":0000:x:...21.+8..+8...7..36.9..........+4.....4...3..8953...8.4714.3+25..+82.6.4.......7..+4.2:"
        "416 518 227 233 333 "
        "733 537 146 646 946 156 656 184 698:::",
    )
    assert [str(each) for each in in_turn(step)] == ["(5)r2c2", "(7)r1c3", "(8)r9c3", "(9)r9c3"]


def test_bridged_colours_are_carried_out_pair_by_pair():
    step = taken(
        "Multi-Colors 1",
        ":0000:x:..+5..+1+64..+41...+5.969..5.8+1745.....8+1+1+7+82..3+6+5..61+8+5+7.4.+6.+53.+178+5.761.4...1.....5+6:"
        "226 726 343 944 945 946 976 382 286 991 293 993 296:::",
    )
    assert [str(each) for each in in_turn(step)] == ["(2)r9c7", "(2)r4c3"]


def test_nothing_is_taken_where_nothing_is_found():
    assert all(chosen(each, Grid([0] * 81)) == () for each in STRATEGIES[3:-1])


def test_of_several_w_wings_hodoku_takes_that_of_the_first_pair_of_cells():
    position = read(
        ":0000:x:+1..9.5+8+3.3+8+9...+51.+572..34+9+6....+59.8+1.512.63+4+99......+25+41....+9+5...35..2+74..+54..16."
        ":415 615 225 725 741 462 463 364 764 165 865 673 874 775 875 685 295 895 296:::"
    )
    wing = strategy_named("w-wing")
    first, second = wing.find(position.grid())
    assert (first.pattern.start, second.pattern.start) == (cell_named("r7c3"), cell_named("r5c5"))
    assert chosen(wing, position.grid()) == (second,)


def test_the_first_pair_is_the_one_with_the_lowest_cell_whatever_is_removed():
    position = read(
        ":0000:x:.4.+6+351+2+7+5+231+7+4+9+6+8+76+1+8+9+235+4...2.78+911+7.5.+9+24+3..+2+3.16+7+56.+7+4+285.+"
        "92..+7+1+3+4+86.."
        "495+6+7.2::::"
    )
    wing = strategy_named("w-wing")
    assert [step.conclusion for step in wing.find(position.grid())] == ["r5c3<>8", "r5c3<>8", "r6c1<>9", "r6c1<>9"]
    (step,) = chosen(wing, position.grid())
    assert step.notation == "W-Wing: 9/8 in r1c1,r6c2 connected by 8 in r9c12 => r6c1<>9"
