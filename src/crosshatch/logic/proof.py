"""The independent proof checker: it checks whether a step follows from its truths.

It shares no code with any strategy.  A step claims that its truths (sets of candidates of which at least one is true)
force its conclusions.  The checker assumes the contrary of each conclusion.  It then searches, among the candidates of
the truths, for a choice that satisfies every truth without two candidates that exclude each other (in one cell, one
digit in one house, or by another rule of the board).  If there is none, the conclusion is proved; otherwise the choice
is reported as a counterexample.  A step that names rules about several cells, such as the sum of a cage, also has every
way to fill these cells tried.

A step may instead name links (a digit in a house, at most one of whose candidates is true) that together contain all
candidates of its truths.  Then the checker counts.  Each truth has a true candidate, so if no two truths share one,
there are no more true candidates to spare than links exceed truths, and a candidate in more links than that is false.

For a step with branches that contain further steps or rules, that search could take too long.  Instead, the checker
derives each consequence of each branch from its stated causes, in order, by the same method.  Then it checks that the
branches cover all cases, and what each branch ends in.

The same search determines which truths a step needs (``core``).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import count
from operator import or_
from typing import NamedTuple

from ..board.candidate import Candidate
from ..board.grid import Grid
from ..board.houses import cell_name
from .candidates import candidates_in, indices_in
from .claim import candidates_of_truth, plain_copy, rule_on
from .filling import Rule
from .step import RULE_TYPES, Assertion, Branch, Consequence, NamedRule, Step, Truth, UnprovenStep

MOST_TRUTHS = 60
"""The maximum number of truths for which ``core`` looks for a smallest subset."""

MOST_ROUNDS = 60
"""The maximum number of subsets that ``core`` tries."""


def verify(grid: Grid, step: Step) -> None:
    """Check that a step is proved by its truths on the grid where it was found (before it is applied).

    Raises UnprovenStep if a conclusion is not possible on the grid, a truth or deadly pattern is invalid, or the truths
    do not force a conclusion.
    """
    _verify(Grid.copy(grid), plain_copy(step))


def _verify(grid: Grid, step: Step) -> None:
    """Check a plain copy of a step."""
    contraries = _contraries(grid, step)
    if has_steps(step):
        _Derivation(grid, step).check()
        return
    truths = [candidates_of_truth(truth, grid, step) for truth in step.truths]
    rules = [rule_on(grid, each, step) for each in step.rules]
    links = [candidates_of_truth(link, grid, step) for link in step.counted_links]
    for contrary in contraries:
        if links and contrary.exceeds(links, truths):
            continue
        way = contrary.way_around(truths, rules=rules)
        if way is not None:
            could = contrary.in_words([*candidates_in(way)])
            raise UnprovenStep(f"the step '{step}' does not follow from its truths: {could}")


def proves(grid: Grid, step: Step) -> bool:
    """Return whether a step follows from its truths on the grid where it was found."""
    try:
        verify(grid, step)
    except UnprovenStep:
        return False
    return True


def core(grid: Grid, step: Step) -> tuple[Truth, ...]:
    """Return a smallest subset of a step's truths that proves all its conclusions, in the order of the step.

    The result is deterministic.  If the step names more than ``MOST_TRUTHS`` truths, or ``MOST_ROUNDS`` rounds find no
    smallest subset, the result is minimal (no truth can be left out), but another may be smaller.

    The search runs the checker many times.  It takes a moment for the step of a technique, and up to some minutes for a
    search step of one of the hardest puzzles.  For a step with further steps in its branches, all truths used there are
    kept.  So are all truths of a step that counts its truths and links.

    The method is that of implicit hitting sets.  A counterexample to some of the truths violates others, and every
    proof contains at least one of those.  Each round tries the fewest truths that include one of each violated set
    found so far, until there is no counterexample.

    Raises UnprovenStep if the truths do not prove the step at all.

    Source:  A.  Ignatiev, A.  Previti, M.  Liffiton and J.  Marques-Silva, "Smallest MUS Extraction with Minimal
    Hitting Set Dualization", CP 2015.
    """
    grid, step = Grid.copy(grid), plain_copy(step)
    contraries = _contraries(grid, step)
    if has_steps(step):
        derivation = _Derivation(grid, step)
        derivation.check()
        return tuple(truth for truth in step.truths if truth in derivation.used)
    _verify(grid, step)
    if step.rules or step.counted_links:
        return step.truths
    named: dict[int, Truth] = {}
    for truth in step.truths:
        named.setdefault(candidates_of_truth(truth, grid, step), truth)
    truths = list(named)
    kept = _smallest(truths, contraries) if len(truths) <= MOST_TRUTHS else None
    if kept is None:
        kept = _irreducible(truths, contraries)
    return tuple(named[truth] for truth in kept)


class _Contrary(NamedTuple):
    """The contrary of a conclusion: the candidate it is about, the allowed candidates, and those assumed true.

    Here, sets of candidates are integers of 729 bits, and truths are sets of candidates.  ``excluded_by`` is that of
    the board.
    """

    about: Candidate
    excluded_by: Sequence[int]
    allowed: int
    assumed: int = 0

    def in_words(self, way: Sequence[Candidate]) -> str:
        """Describe a counterexample, given its candidates."""
        cell = cell_name(self.about.cell)
        instead = [each.digit for each in way if each.cell == self.about.cell]
        could = f"{cell} need not be {self.about.digit}"
        if self.assumed or instead:
            could = f"{cell} could be {self.about.digit if self.assumed else instead[0]}"
        beside = ", ".join(str(each) for each in way if each.cell != self.about.cell)
        return f"{could}, with {beside}" if beside else could

    def exceeds(self, links: Sequence[int], truths: Sequence[int]) -> bool:
        """Return whether an assumed candidate and the truths need more links than there are.

        The true candidates are in one link each at least, the assumed one in all those that contain it.  It may satisfy
        a truth itself, but no more than one.
        """
        covered = reduce(or_, links)
        disjoint = reduce(or_, truths, 0).bit_count() == sum(map(int.bit_count, truths))
        if not self.assumed or not disjoint or any(truth & ~covered for truth in truths):
            return False
        needed = sum(not truth & self.assumed for truth in truths)
        return needed + sum(link & self.assumed != 0 for link in links) > len(links)

    def way_around(
        self, truths: Iterable[int], beside: int = 0, tried: set[int] | None = None, rules: Sequence[Rule] = ()
    ) -> int | None:
        """Return candidates, including ``beside``, that satisfy every truth; None if there are none.

        Truths whose candidates were tried are added to ``tried``; if there is no counterexample, these truths alone
        rule it out.
        """
        way = self.assumed | beside
        allowed = self.allowed
        for index in indices_in(way):
            allowed &= ~self.excluded_by[index]
        for filled in _fillings(rules, allowed, self.excluded_by):
            left = [truth for truth in truths if not truth & (way | filled.on)]
            found = _way_around(left, filled.allowed, set() if tried is None else tried, self.excluded_by)
            if found is not None:
                return beside | filled.on | found
        return None


def _contraries(grid: Grid, step: Step) -> list[_Contrary]:
    """Return the contrary of each conclusion of a step, after checking that its conclusions are possible."""
    if not step.placements and not step.eliminations:
        raise UnprovenStep(f"{step.name}: the step places and eliminates nothing")
    for each in step.placements + step.eliminations:
        if not grid.digits_of(each.cell) >> each.digit & 1:
            raise UnprovenStep(f"{step}: {each.digit} is not a candidate of {cell_name(each.cell)}")
    everything = (1 << 729) - 1
    found = []
    for each in step.placements:
        found.append(_Contrary(each, grid.board.excluded_by, everything ^ 1 << each.index))
    for each in step.eliminations:
        found.append(_Contrary(each, grid.board.excluded_by, everything, 1 << each.index))
    return found


def has_steps(step: Step) -> bool:
    """Return whether a consequence in the branches of a step has its own step, or a branch ends in a rule."""
    return any(
        isinstance(branch.fails, RULE_TYPES) or any(each.by is not None for each in branch.follows)
        for branch in step.branches
    )


class _Known(NamedTuple):
    """The candidates known to be on and off at a point of a branch; ``excluded_by`` is that of the board."""

    excluded_by: Sequence[int]
    on: int = 0
    off: int = 0

    def beside(self, assertions: Iterable[Assertion]) -> "_Known":
        """Return this knowledge together with further assertions."""
        excluded_by, on, off = self
        for each in assertions:
            if each.on:
                on |= 1 << each.candidate.index
            else:
                off |= 1 << each.candidate.index
        return _Known(excluded_by, on, off)

    def has(self, assertion: Assertion) -> bool:
        """Return whether an assertion is known."""
        return (self.on if assertion.on else self.off) >> assertion.candidate.index & 1 == 1

    def shows(self, assertion: Assertion) -> bool:
        """Return whether an assertion is known, or says that a candidate is off that a known one excludes."""
        return self.has(assertion) or (not assertion.on and not self.left() >> assertion.candidate.index & 1)

    def left(self) -> int:
        """Return the candidates that can still be true."""
        left = ~self.off
        for index in indices_in(self.on):
            left &= ~self.excluded_by[index]
        return left

    def cannot_be(self) -> bool:
        """Return whether a candidate is both on and off, or two that are on exclude each other."""
        return self.on & ~self.left() != 0


class _Derivation:
    """A branch-by-branch check of a step; ``used`` collects the truths it relies on."""

    def __init__(self, grid: Grid, step: Step) -> None:
        self._grid = grid
        self._step = step
        self._excluded_by = grid.board.excluded_by
        self.used: set[Truth] = set()
        self._rules: set[NamedRule] = set()

    def check(self) -> None:
        """Check the truths and branches of the step, and that it names all truths and rules that its branches use.

        Raises UnprovenStep if they prove less than the step claims.
        """
        shown = [Assertion(each) for each in self._step.placements]
        shown += [Assertion(each, on=False) for each in self._step.eliminations]
        for truth in self._step.truths:
            self._candidates_of(truth)
        for each in shown:
            self._check_cases(self._step, each, _Known(self._excluded_by))
        for used, named, kind in (self.used, self._step.truths, "truths"), (self._rules, self._step.rules, "rules"):
            unnamed = used.difference(named)
            if unnamed:
                raise UnprovenStep(
                    f"{self._step}: its branches use {min(map(str, unnamed))}, which is not one of its {kind}"
                )

    def _check_cases(self, step: Step, shown: Assertion, given: _Known) -> None:
        """Check that an assertion holds in all cases of a step, given what is known before.

        If there is only one case and it ends in a contradiction, its contrary holds, together with its consequences.
        """
        branches = step.branches
        ends = [self._end(branch, given) for branch in branches]
        cases = [each for branch in branches for each in branch.case]
        if len(cases) == 1 and ends == [None]:
            ends = [given.beside([_contrary_of(cases[0])])]
        elif cases != [_contrary_of(shown)]:
            self._check_that_one_holds(cases, given)
        for case, end in zip(cases, ends, strict=True):
            if end is not None and not end.shows(shown):
                raise UnprovenStep(f"{self._step}: {shown} does not follow from {case}")

    def _check_that_one_holds(self, cases: Sequence[Assertion], given: _Known) -> None:
        """Check that one of the cases holds.

        Either one is the contrary of another, or together they contain all remaining candidates of a truth.
        """
        if any(_contrary_of(each) in cases for each in cases):
            return
        others = given.left() & ~_Known(self._excluded_by).beside(each for each in cases if each.on).on
        for truth in self._step.truths:
            if not self._candidates_of(truth) & others:
                self.used.add(truth)
                return
        raise UnprovenStep(f"{self._step}: possibly none of these cases holds: {', '.join(map(str, cases))}")

    def _end(self, branch: Branch, given: _Known) -> _Known | None:
        """Return what is known at the end of a branch, or None if it ends in a contradiction."""
        if len(branch.case) != 1:
            raise UnprovenStep(f"{self._step}: a branch must begin with exactly one assertion")
        known = given.beside(branch.case)
        for each in branch.follows:
            missing = [str(cause) for cause in each.causes if not known.has(cause)]
            if missing:
                raise UnprovenStep(f"{self._step}: {each.assertion} relies on {missing[0]}, which is not yet known")
            self._check_consequence(each, given.beside(each.causes))
            known = known.beside([each.assertion])
        if branch.fails is None:
            return None if known.cannot_be() else known
        if isinstance(branch.fails, RULE_TYPES):
            if any(_fillings([self._rule(branch.fails)], known.left(), self._excluded_by)):
                raise UnprovenStep(f"{self._step}: {branch.fails} can still be met, so there is no contradiction")
            return None
        if self._candidates_of(branch.fails) & known.left():
            raise UnprovenStep(f"{self._step}: {branch.fails} still has candidates, so there is no contradiction")
        self.used.add(branch.fails)
        return None

    def _check_consequence(self, consequence: Consequence, causes: _Known) -> None:
        """Check that a consequence follows from its causes."""
        shown, by = consequence.assertion, consequence.by
        if by is not None and by.branches:
            self._check_cases(by, shown, causes)
            return
        truths = [consequence.truth] if by is None else by.truths
        contrary = causes.beside([_contrary_of(shown)])
        if contrary.cannot_be():
            return
        rest = [self._candidates_of(truth) for truth in truths if truth is not None]
        rules = [] if by is None else [self._rule(each) for each in by.rules]
        for filled in _fillings(rules, contrary.left(), self._excluded_by):
            open_truths = [truth for truth in rest if not truth & (contrary.on | filled.on)]
            if _way_around(open_truths, filled.allowed, set(), self._excluded_by) is not None:
                raise UnprovenStep(f"{self._step}: {shown} does not follow from its causes")
        self.used.update(truth for truth in truths if truth is not None)

    def _rule(self, named: NamedRule) -> Rule:
        self._rules.add(named)
        return rule_on(self._grid, named, self._step)

    def _candidates_of(self, truth: Truth) -> int:
        return candidates_of_truth(truth, self._grid, self._step)


def _contrary_of(assertion: Assertion) -> Assertion:
    return Assertion(assertion.candidate, not assertion.on)


class _Filled(NamedTuple):
    """The candidates that are on after rules are satisfied, and those still allowed."""

    on: int
    allowed: int


def _fillings(rules: Sequence[Rule], allowed: int, excluded_by: Sequence[int]) -> Iterator[_Filled]:
    """Yield each way to fill the cells of all rules with allowed candidates that do not exclude each other."""
    if not rules:
        yield _Filled(0, allowed)
        return
    for on, left in rules[0].fillings(allowed, excluded_by):
        for rest in _fillings(rules[1:], left, excluded_by):
            yield _Filled(on | rest.on, rest.allowed)


def _way_around(truths: Sequence[int], allowed: int, tried: set[int], excluded_by: Sequence[int]) -> int | None:
    """Return allowed candidates that satisfy every truth and do not exclude each other, or None if there are none."""
    if not truths:
        return 0
    tightest = min(truths, key=lambda truth: (truth & allowed).bit_count())
    tried.add(tightest)
    while tightest & allowed:
        index = (tightest & allowed).bit_length() - 1
        rest = [truth for truth in truths if not truth >> index & 1]
        way = _way_around(rest, allowed & ~excluded_by[index], tried, excluded_by)
        if way is not None:
            return way | 1 << index
        allowed &= ~(1 << index)
    return None


def _bits(numbers: int) -> Iterator[int]:
    """Yield the members of a set of numbers in order, each as a set."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest
        numbers ^= lowest


def _all(truths: Sequence[int]) -> int:
    """Return the indices of all truths, as a set."""
    return (1 << len(truths)) - 1


def _at(truths: Sequence[int], places: int) -> list[int]:
    """Return the truths with given indices."""
    return [truths[place] for place in indices_in(places)]


def _basis(truths: Sequence[int], contraries: Iterable[_Contrary]) -> list[int] | None:
    """Return some truths that rule out every counterexample, or None if there is one even to all of them."""
    tried: set[int] = set()
    if any(contrary.way_around(truths, tried=tried) is not None for contrary in contraries):
        return None
    return [truth for truth in truths if truth in tried]


def _irreducible(truths: Sequence[int], contraries: Sequence[_Contrary]) -> list[int]:
    """Return a subset of the truths that is still a proof and from which none can be left out."""
    kept = list(truths)
    for truth in truths:
        if truth in kept:
            kept = _basis([each for each in kept if each != truth], contraries) or kept
    return kept


def _needed(truths: Sequence[int], contraries: Sequence[_Contrary]) -> int:
    """Return the indices of the truths that every proof needs."""
    everything = _all(truths)
    return sum(bit for bit in _bits(everything) if _basis(_at(truths, everything ^ bit), contraries) is None)


def _smallest(truths: Sequence[int], contraries: Sequence[_Contrary]) -> list[int] | None:
    """Return a smallest proof among the truths, or None if finding it takes too many rounds."""
    to_hit = list(_bits(_needed(truths, contraries)))
    kept = 0
    for _ in range(MOST_ROUNDS):
        kept = _one_of_each(to_hit, kept.bit_count())
        given_up = [_given_up(truths, kept, contrary) for contrary in contraries]
        if not any(given_up):
            return _at(truths, kept)
        to_hit += filter(None, given_up)
    return None


def _given_up(truths: Sequence[int], kept: int, contrary: _Contrary) -> int:
    """Return the indices of the truths that a counterexample to some of them violates, as few as possible.

    The result is empty if there is no counterexample.
    """
    way = contrary.way_around(_at(truths, kept))
    if way is None:
        return 0
    for bit in _bits(_all(truths) ^ kept):
        another = contrary.way_around(_at(truths, bit), way)
        if another is None:
            another = contrary.way_around(_at(truths, kept | bit))
        if another is not None:
            way = another
            kept |= bit
    return _all(truths) ^ kept


def _one_of_each(sets: Sequence[int], fewest: int) -> int:
    """Return a smallest set with a member of each set, and at least ``fewest`` members."""
    return next(found for size in count(fewest) if (found := _so_many_of_each(sets, size)) is not None)


def _so_many_of_each(sets: Iterable[int], most: int) -> int | None:
    """Return a set with a member of each set and at most ``most`` members, or None if there is none."""
    smallest_first = sorted(sets, key=int.bit_count)
    if not smallest_first:
        return 0
    if _apart(smallest_first) > most:
        return None
    for bit in _bits(smallest_first[0]):
        found = _so_many_of_each([each for each in smallest_first if not each & bit], most - 1)
        if found is not None:
            return found | bit
        smallest_first = [each & ~bit for each in smallest_first]
    return None


def _apart(sets: Iterable[int]) -> int:
    """Return the number of pairwise disjoint sets, chosen greedily."""
    met = taken = 0
    for each in sets:
        if not each & met:
            met |= each
            taken += 1
    return taken
