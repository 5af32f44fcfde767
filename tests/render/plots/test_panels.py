"""Panels keep counts of what they are given, and draw them."""

import re

import pytest

from crosshatch.render import Bars, Histogram, Scatter, plot
from crosshatch.render.plots import panels


def drawn(panel: panels.Panel) -> str:
    return "\n".join(panel.drawn())


def test_bars_have_the_names_in_order_and_those_that_were_not_expected() -> None:
    bars = Bars("Level", ("Easy", "Hard"), ["Hard", "Odd", "Hard"])
    bars.add("Hard")
    assert bars.description() == "Level: Easy 0, Hard 3, Odd 1"
    assert re.findall("<title>(.*?)</title>", drawn(bars)) == ["Easy: 0", "Hard: 3 (75%)", "Odd: 1 (25%)"]


def test_what_is_there_is_no_share_of_nothing() -> None:
    bars = drawn(Bars("Level", (), ["Hard"] * 300 + ["Odd"]))
    assert "Odd: 1 (&lt;1%)</title>" in bars
    assert ">1 (&lt;1%)</text>" in bars


def test_too_many_bars_are_those_of_the_most_frequent_names() -> None:
    names = [f"name {number}" for number in range(20) for _ in range(number + 1)]
    bars = Bars("Needed", values=names, of=40)
    told = re.findall("<title>(.*?)</title>", drawn(bars))
    assert len(told) == panels.MOST_NAMES
    assert (told[0], told[-1]) == ("name 19: 20 (50%)", "7 others: 28")


def test_a_histogram_tells_its_middle_and_its_ends() -> None:
    histogram = Histogram("Rating", [1.5, 2.0, 2.0, 6.6], unit="ER")
    assert histogram.description() == "Rating: 4 values from 1.5 to 6.6, median 2"
    assert re.findall("<title>(.*?)</title>", drawn(histogram)) == [
        "1.25 to 1.75: 1",
        "1.75 to 2.25: 2",
        "6.25 to 6.75: 1",
    ]
    assert ">ER</text>" in drawn(histogram)


def test_a_scatter_counts_pairs_and_says_how_their_orders_agree() -> None:
    scatter = Scatter("Both", [(1, 10), (2, 20), (2, 20), (3, 15)], across="ours", up="theirs")
    assert scatter.description() == "Both: 4 points, ours from 1 to 3, theirs from 10 to 20, rank correlation 0.33"
    assert drawn(scatter).count("<title>") == 3
    assert "diagonal" not in drawn(scatter)


def test_a_diagonal_goes_from_corner_to_corner_of_equal_axes() -> None:
    picture = drawn(Scatter("Minutes", [(2, 3), (40, 30)], logarithmic=True, diagonal=True))
    assert '<path class="diagonal"' in picture
    across, up = Scatter("Minutes", [(2, 3), (40, 30)], logarithmic=True, diagonal=True)._axes()
    assert (across.lowest, across.highest, across.ticks) == (up.lowest, up.highest, up.ticks)


@pytest.mark.parametrize("panel", [Bars("Level"), Histogram("Rating"), Scatter("Both")])
def test_a_panel_without_values_says_so(panel: panels.Panel) -> None:
    assert panel.description().endswith(": no values")
    assert "no values" in drawn(panel)


def test_what_has_no_place_on_an_axis_is_refused() -> None:
    with pytest.raises(ValueError, match="inf cannot be plotted"):
        Histogram("Rating", [float("inf")])
    with pytest.raises(ValueError, match="0 cannot be plotted on a logarithmic axis"):
        Scatter("Minutes", [(1, 0)], logarithmic=True)


def test_a_scatter_keeps_few_pairs_whatever_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panels, "MOST_PAIRS", 100)
    pairs = [(1 + each / 1000, 2 + each / 500) for each in range(1000)]
    forward, backward = Scatter("Both", pairs), Scatter("Both", reversed(pairs))
    assert forward.counts == backward.counts
    assert forward.counts.total() == 1000
    assert len(forward.counts) < 100


def test_a_sheet_is_the_same_each_time_and_names_what_it_shows() -> None:
    sheet = plot(Histogram("A < B", [1, 2]), Bars("Level", values=["x"]), title="Puzzles & more")
    assert sheet == plot(Histogram("A < B", [1, 2]), Bars("Level", values=["x"]), title="Puzzles & more")
    assert '-title">Puzzles &amp; more</title>' in sheet
    assert "A &lt; B: 2 values from 1 to 2, median 1\nLevel: x 1</desc>" in sheet
    assert "prefers-color-scheme:dark" in sheet
    assert "prefers-color-scheme" not in plot(Bars("Level"), theme="dark")


def test_a_sheet_needs_a_panel() -> None:
    with pytest.raises(ValueError, match="at least one panel"):
        plot()


def test_histograms_can_have_the_same_axis() -> None:
    few, many = ("".join(Histogram("Givens", values, within=(20, 30)).drawn()) for values in ([24, 25], [20, 27, 30]))
    ticks = ">20<", ">22<", ">30<"
    assert all(tick in few and tick in many for tick in ticks)
    assert Histogram("Givens", [24, 25], within=(20, 30)).description().endswith("2 values from 24 to 25, median 24")
