"""Ancestors: puzzles that need what is rare, and what comes from them."""

from random import Random

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.board.symmetry import Symmetry, orbits
from crosshatch.generator import Generator, Target
from crosshatch.generator.ancestors import Descendants, ancestors, for_target, rare, that_need
from crosshatch.generator.scales import scale_for
from crosshatch.logic.technique import slug_of
from crosshatch.position.status import count_solutions
from crosshatch.techniques.catalogue import CATALOGUE, default_strategies
from engines import if_compiled


def test_each_is_a_puzzle_once_and_needs_techniques_that_there_are() -> None:
    assert len({each.puzzle.line for each in ancestors()}) == len(ancestors())
    assert rare() <= {each.technique.slug for each in CATALOGUE}
    assert all(count_solutions(each.puzzle) == 1 for each in ancestors()[::20])


def test_those_that_need_most_of_what_is_asked_for() -> None:
    assert all("jellyfish" in each.needs for each in that_need(["jellyfish", "naked-pair"]))
    assert that_need(["jellyfish"])
    assert that_need(["naked-pair"]) == ()


def test_a_target_has_ancestors_where_it_needs_what_is_rare() -> None:
    for target, some in ((Target(must="jellyfish"), True), (Target(must="x-wing"), False), (Target(), False)):
        assert bool(for_target(target, scale_for(target))) is some


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.HALF_TURN])
def test_what_comes_from_an_ancestor_has_one_solution_and_the_groups_filled(symmetry: Symmetry) -> None:
    source = Descendants(orbits(symmetry), that_need(["jellyfish"]))
    for seed in range(5):
        filled = source.start(Random(seed))
        assert count_solutions(Puzzle("".join(map(str, filled.values)))) == 1
        assert all(digit in (0, own) for digit, own in zip(filled.values, filled.solution, strict=True))
        assert all(len({bool(filled.values[cell]) for cell in group}) == 1 for group in source.groups)


@if_compiled
def test_puzzles_of_different_seeds_are_not_the_same_up_to_symmetry() -> None:
    generator = Generator(Target(must="unique-loop-type-4"))
    puzzles = [generator.make(seed).puzzle for seed in range(8)]
    forms = {puzzle.canonical().puzzle for puzzle in puzzles}
    assert len(forms) == len(puzzles)
    assert forms.isdisjoint(each.puzzle.canonical().puzzle for each in that_need(["unique-loop-type-4"]))


@pytest.mark.slow
@if_compiled
def test_every_ancestor_needs_what_is_said() -> None:
    on = {each.technique.slug for each in default_strategies()}
    for each in ancestors():
        for slug in each.needs:
            scale = scale_for(Target() if slug in on else Target(must=slug))
            assert slug in map(slug_of, scale.grade(each.puzzle).techniques), (each.code, slug)
