"""Every step of every technique, on whatever grid: it is told, drawn and proved, and it needs all of its truths."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable, Hashable, Iterator
from itertools import islice
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.grid import Grid, memo
from crosshatch.board.houses import CELLS, DIGITS
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import Branch, Step
from crosshatch.originals.explainer import order as explainer
from crosshatch.originals.explainer.order import LOOPS
from crosshatch.originals.hodoku import order as hodoku
from crosshatch.render.data import step_data
from crosshatch.render.hints import place
from crosshatch.render.pictures import svg
from crosshatch.render.text import step_grid, step_lines
from crosshatch.render.view import View, grid_has, view_of
from crosshatch.techniques.almost_locked.search import AlmostLockedSets
from crosshatch.techniques.almost_locked.strategy import AlmostLockedSetChain, AlmostLockedSetXYWing, DeathBlossom
from crosshatch.techniques.catalogue import CATALOGUE, KINDS
from crosshatch.techniques.chains.strategy import GROUPS, ChainStrategy
from crosshatch.techniques.colouring.clusters import ColourLink, parts
from crosshatch.techniques.colouring.pattern import Coloured
from crosshatch.techniques.explainer_chains.strategy import ExplainerChains
from crosshatch.techniques.fish.kraken import KrakenStrategy
from crosshatch.techniques.fish.strategy import BASIC, MUTANT, FishStrategy
from crosshatch.techniques.forcing.strategy import ForcingStrategy
from crosshatch.techniques.strategy import Strategy, TableStrategy
from crosshatch.words import ENGLISH, explained, language_named
from crosshatch.words.tellers.pages import case as labelled
from engines import COMPILED
from examples import examples, some


def with_other_options(strategy: TableStrategy) -> Iterator[TableStrategy]:
    """Yield a strategy with the other value of each option that is on or off."""
    for option in attrs.fields(type(strategy)):
        value = getattr(strategy, option.name)
        if option.init and isinstance(value, bool):
            other: dict[str, Any] = {option.name: not value}
            yield attrs.evolve(strategy, **other)


SMALL_KRAKEN_FISH = tuple(
    attrs.evolve(each, size=2, shape=shape, max_endo_fins=endo_fins)
    for each in CATALOGUE
    if isinstance(each, KrakenStrategy)
    for shape, endo_fins in ((each.shape, each.max_endo_fins), (MUTANT, 2))
)

VARIANTS = tuple(variant for each in (*CATALOGUE, *KINDS) for variant in with_other_options(each)) + SMALL_KRAKEN_FISH

EVERY: tuple[Strategy, ...] = tuple(dict.fromkeys((*CATALOGUE, *KINDS, *VARIANTS, *LOOPS.strategies)))

LARGE = tuple(
    each
    for each in EVERY
    if (isinstance(each, FishStrategy) and (each.size > 4 or (each.shape != BASIC and each.size > 3)))
    or (isinstance(each, KrakenStrategy) and each.size > 2)
)
"""Large fish, of which some positions have many thousands: they are looked for where few candidates are left.

Those that have to be known all before the first is told (siamese ones), and Kraken fish, are where very few are.
"""

SMALL = tuple(each for each in EVERY if each not in LARGE)


DEEPEST = 5 if COMPILED else 1
"""The highest level of dynamic chains that is asked for: interpreted, nested ones take some minutes."""


def is_too_deep(strategy: Strategy) -> bool:
    return isinstance(strategy, ExplainerChains) and strategy.form.level > DEEPEST


def search_of(strategy: Strategy) -> Hashable | None:
    """Return what strategies have in common that look through one long search, None for those whose search is short."""
    if isinstance(strategy, ChainStrategy) and strategy.links & ~GROUPS:
        return strategy.links
    if isinstance(strategy, ExplainerChains):
        return strategy.form.search, min(strategy.form.level, DEEPEST + 1)
    if isinstance(strategy, ForcingStrategy | KrakenStrategy | AlmostLockedSetXYWing | DeathBlossom):
        return strategy
    return None


LONG_SEARCHES = tuple(dict.fromkeys(search for search in map(search_of, SMALL) if search is not None))
"""The searches that take 0.1 to 0.7 s in a position when interpreted, as long as all others together."""

LONG_SEARCHES_ASKED = 1
"""How many of these each position is asked for; the next position is asked for the next ones."""


SHARES = 4
"""Of what a position is asked for, this part of it has its truths looked at one by one; the next has another part."""


def asked_for(position: int) -> tuple[Strategy, ...]:
    """Return the strategies that a position is asked for, by its number, in order: all but most long searches."""
    first = position * LONG_SEARCHES_ASKED
    long = [LONG_SEARCHES[place % len(LONG_SEARCHES)] for place in range(first, first + LONG_SEARCHES_ASKED)]
    return tuple(each for each in SMALL if search_of(each) in (None, *long) and not is_too_deep(each))


SINGLES = CATALOGUE[:3]

BROKEN = "55" + 79 * "."

PIPELINE = tuple(each for each in CATALOGUE[3:] if each.technique.on)

FEW_CANDIDATES, VERY_FEW_CANDIDATES = (60, 20) if COMPILED else (40, 15)
"""How many candidates are left for large fish."""

MOST_STEPS = 5
"""How many steps of a technique are looked at in one position."""

MOST_SETS = 400
"""The number of almost locked sets up to which those that overlap are combined: interpreted, that takes its time."""

MOST_SETS_FOR_CHAINS = 60
"""The number up to which chains of them are looked for."""


def any_grid(chance: Random, thin: bool = False) -> Grid:
    """Return the grid of a puzzle after some right and wrong placements and eliminations, none of which breaks it.

    A thin one begins with no puzzle, and loses many more candidates.
    """
    grid = Grid([0] * 81) if thin else minimal_puzzle(chance.randrange(10**6)).grid()
    placements, eliminations = chance.randrange(25), chance.randrange(*((600, 1500) if thin else (250,)))
    for number in range(placements + eliminations):
        cell, digit = chance.choice(CELLS), chance.choice(DIGITS)
        after = grid.copy()
        if number >= placements:
            after.eliminate(cell, digit)
        elif grid.digits_of(cell) >> digit & 1:
            after.place(cell, digit)
        if not after.broken:
            grid = after
    return grid


def steps_on(grid: Grid, strategies: tuple[Strategy, ...]) -> Iterator[Step]:
    sets = memo(grid, AlmostLockedSets).count
    for strategy in strategies:
        most_sets = MOST_SETS if getattr(strategy, "overlap", False) else sets
        if isinstance(strategy, AlmostLockedSetChain):
            most_sets = MOST_SETS_FOR_CHAINS
        if sets <= most_sets:
            yield from islice(strategy.find(grid), MOST_STEPS)


def check_that_it_is_told(grid: Grid, step: Step) -> None:
    """Make all there is to show of a step."""
    assert step.notation.startswith(step.name)
    assert explained(step).endswith(".")
    assert json.loads(json.dumps(step_data(step)))["notation"] == step.notation
    assert step_lines(step)
    assert step_grid(grid, step)
    assert place(step)
    assert all(link.start and link.end for link in step.links)
    view = view_of(step)
    assert view.candidates == view_of(step, grid).candidates
    assert view.candidates.keys() >= {each for link in view.links for each in (*link.start, *link.end)}
    if isinstance(step.pattern, Coloured):
        check_that_links_join_clusters(step.pattern, view)
    assert len(list(ET.fromstring(svg(grid, step)))) > 5
    for each in step.branches:
        check_that_words_name_its_contradiction(step, each)
    for branch, case in enumerate(view.branches):
        assert all(grid_has(grid)(each) for each in case.candidates)
        assert svg(grid, step, branch=branch)
    assert repr(step)


def check_that_words_name_its_contradiction(step: Step, case: Branch) -> None:
    """Make sure that a case is labelled with the contradiction that the words of the step end in."""
    if case.clash or case.fails:
        _, contradiction = language_named(ENGLISH).text(labelled(case)).split(": ")
        assert contradiction in explained(step)
    if case.clash:
        _, contradiction = language_named("german").text(labelled(case)).split(": ")
        assert contradiction in explained(step, "german")


def check_that_links_join_clusters(found: Coloured[Any], view: View) -> None:
    """Make sure that the links of a picture lead from each coloured candidate to all others of its cluster."""
    joined = parts(ColourLink(one, other, None) for (one,), (other,) in ((each.start, each.end) for each in view.links))
    assert {frozenset(part) for part in joined} == {frozenset(each.first + each.second) for each in found.clusters}


def check_steps_on_any_grid(seed: int) -> None:
    grid = any_grid(Random(seed), thin=seed % 2 == 1)
    for step in steps_on(grid, asked_for(seed)):
        check_that_it_is_told(grid, step)
        proof.verify(grid, step)


@given(seed=st.integers(0, 10**9))
@examples(10)
def test_every_step_on_any_grid_is_told(seed: int) -> None:
    check_steps_on_any_grid(seed)


def test_a_grid_that_contradicts_itself_has_no_steps() -> None:
    grid = Puzzle(BROKEN).grid()
    for strategy in (*EVERY, *hodoku.STRATEGIES, *explainer.ORDER):
        assert list(strategy.find(grid)) == []


@pytest.mark.slow
@given(seed=st.integers(0, 10**9))
@examples(30)
def test_every_step_on_many_grids_is_told(seed: int) -> None:
    check_steps_on_any_grid(seed)


@given(seed=st.integers(0, 10**9))
@examples(6)
def test_every_large_fish_where_few_candidates_are_left_is_told(seed: int) -> None:
    chance = Random(seed)
    grid = any_grid(chance)
    leave(FEW_CANDIDATES, grid, chance)
    few = grid.copy()
    leave(VERY_FEW_CANDIDATES, few, chance)
    for strategy in LARGE:
        position = few if search_of(strategy) or getattr(strategy, "siamese", False) else grid
        for step in steps_on(position, (strategy,)):
            check_that_it_is_told(position, step)


def leave(most: int, grid: Grid, chance: Random) -> None:
    """Remove candidates of a grid, whatever they are, until there are so many at most."""
    candidates = [(cell, digit) for cell in CELLS for digit in DIGITS if grid.digits_of(cell) >> digit & 1]
    for cell, digit in chance.sample(candidates, max(0, len(candidates) - most)):
        grid.eliminate(cell, digit)


@pytest.fixture
def check_truths(stuck_positions: Callable[..., Iterator[Grid]]) -> Callable[[int], None]:
    """Return what proves the steps on the way through a random puzzle, wherever singles are stuck."""

    def check(number: int) -> None:
        puzzle = minimal_puzzle(f"every step {number}")
        stuck = stuck_positions(puzzle, SINGLES, lambda grid: next(steps_on(grid, PIPELINE), None))
        for position, grid in enumerate(stuck, 7 * number):
            for step in steps_on(grid, asked_for(position)[position % SHARES :: SHARES]):
                assert proof.core(grid, step) == step.truths, step

    return check


@pytest.mark.parametrize("number", some(range(10)))
def test_no_truth_of_a_step_can_be_left_out(check_truths: Callable[[int], None], number: int) -> None:
    check_truths(number)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(6))
def test_no_truth_of_many_steps_can_be_left_out(check_truths: Callable[[int], None], chunk: int) -> None:
    for number in range(10 + 15 * chunk, 25 + 15 * chunk):
        check_truths(number)
