"""HoDoKu's rule of choice: what removes more, then what has the lesser index sum."""

from crosshatch.originals.hodoku.choice_of_chains import Choice, index_sum


def test_each_cell_counts_for_more_than_the_one_before():
    assert index_sum([(10, 3)]) == 13
    assert index_sum([(10, 3), (20, 3)]) == 13 + 20 * 81 + 3
    assert index_sum([]) == 0


def test_nothing_is_chosen_where_nothing_was_weighed():
    assert Choice().effect() is None
