"""Checking claims: whether a step or conclusion that somebody writes follows in a position, and why.

Three questions decide, in this order.  Does the conclusion agree with the solution?  If a technique or a pattern is
named, is it there, and does it show the conclusion?  If only a conclusion is claimed, does a single step of the allowed
techniques show it?  Searches propose the steps, or the claim itself is turned into one.  The checker judges each step
before a claim is called proved, so a fault in a search cannot make a false claim proved.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property
from math import inf
from typing import Any, TypeAlias

import attrs

from ..board.candidate import Candidate
from ..board.clock import OutOfTime
from ..board.errors import CrosshatchError
from ..board.puzzle import Puzzle, check_is_puzzle
from ..grading.crosshatch import LEVELS
from ..logic.proof import proves
from ..logic.step import Assertion, Guardians, ImageTruth, Step
from ..logic.technique import Technique
from ..position.status import check, count_solutions, solutions
from ..solving.driver import SoundOrder
from ..solving.solver import Solver
from ..techniques.catalogue import CATALOGUE, pipeline, rating_of_stage
from ..techniques.custom_code import steps_of
from ..techniques.names import plain
from ..techniques.strategy import Strategy, instances
from .notation import Claim, claim_of_data, read_claim
from .offers import Offers, follow, needed_steps, not_shown, premises, shown_by
from .patterns import UNREAD, UnreadableClaim
from .reasons import steps_as_written
from .strategies import FORMS, fits, strategies_meant, variants
from .verdict import Problem, Verdict, VerdictKind

Claimed: TypeAlias = str | Step | Mapping[str, Any]
"""A claim as text, as a step, or as the data of one."""


class NothingToJudge(CrosshatchError, ValueError):
    """A position has no solution, so that any claim would follow from it; the message says why."""


def check_claim(
    position: Puzzle,
    claim: Claimed,
    *,
    level: str | None = None,
    strategies: Iterable[Strategy | type[Strategy]] | None = None,
) -> Verdict:
    """Return the verdict on a claim in a position; see ``ClaimChecker``."""
    return ClaimChecker(position, level=level, strategies=strategies).check(claim)


def check_claims(
    position: Puzzle,
    claims: Iterable[Claimed],
    *,
    level: str | None = None,
    strategies: Iterable[Strategy | type[Strategy]] | None = None,
) -> Iterator[tuple[Puzzle, Verdict]]:
    """Yield the verdict on each claim of a transcript, with the position in which it is judged.

    Each claim that ``holds`` is carried out before the next one is judged.  Any other claim is skipped, so later claims
    are judged without it.

    Raises the same errors as ``ClaimChecker``.
    """
    checker = ClaimChecker(position, level=level, strategies=strategies)
    for each in claims:
        verdict = checker.check(each)
        yield checker.position, verdict
        if verdict.holds and verdict.claim is not None:
            checker = checker.after(verdict.claim)


class ClaimChecker:
    """Judges any number of claims in one position.

    ``level`` is the name of a level of the Crosshatch scale: the techniques up to its rating are allowed.
    ``strategies`` are the allowed ones, easiest first.  Without either, every technique is allowed that a claim names,
    and those that are on by default for bare conclusions.

    Raises NothingToJudge if the position has no solution, and ValueError if there is no such level, or both are given.
    """

    def __init__(
        self,
        position: Puzzle,
        *,
        level: str | None = None,
        strategies: Iterable[Strategy | type[Strategy]] | None = None,
    ) -> None:
        check_is_puzzle(position, classic=False)
        if level is not None and strategies is not None:
            raise ValueError("level and strategies cannot be combined")
        self.position = position
        self._highest = _limit(level)
        self._level = level
        self._allowed = None if strategies is None else instances(strategies)
        self._solutions = solutions(position, 2)
        if not self._solutions:
            raise NothingToJudge(f"no claim can be judged here: {check(position)}")
        self._grid = position.grid()
        self._found: dict[Strategy, tuple[Step, ...]] = {}

    def after(self, claim: Claim) -> "ClaimChecker":
        """Return the checker of the position after a claim, whose conclusions must not contradict it."""
        return ClaimChecker(self.position.after(claim), level=self._level, strategies=self._allowed)

    def check(self, claimed: Claimed) -> Verdict:
        """Return the verdict on a claim."""
        step: Step | None = None
        text = claimed if isinstance(claimed, str) else ""
        try:
            match claimed:
                case str():
                    claim = read_claim(claimed, self.position.board)
                case Step():
                    step, claim = claimed, _claim_of_step(claimed)
                case _:
                    claim = claim_of_data(claimed, self.position.board)
        except UnreadableClaim as error:
            place = {"column": error.column, "found": error.text, "message": error.reason}
            return Verdict(VerdictKind.UNREADABLE, text.strip(), **place)  # type: ignore[arg-type]
        return self._contradiction(claim) or self._undecided(claim) or self._judged(claim, step)

    def _contradiction(self, claim: Claim) -> Verdict | None:
        """Return the verdict that a claim is false, if no solution agrees with it."""
        if len(self._solutions) == 1:
            wrong = [each for each in claim.conclusions if self._is_right(each) != each.on]
            cells = dict.fromkeys(each.candidate.cell for each in wrong)
            right = [Candidate(cell, int(self._solutions[0][cell])) for cell in cells]
        else:
            right, wrong = [], [each for each in claim.conclusions if not self._has_solutions([each])]
            if not wrong and not self._has_solutions(claim.conclusions):
                wrong = list(claim.conclusions)
        if not wrong:
            return None
        return Verdict(VerdictKind.FALSE, claim.text, claim, wrong=tuple(wrong), right=tuple(right))

    def _is_right(self, each: Assertion) -> bool:
        return self._solutions[0][each.candidate.cell] == str(each.candidate.digit)

    def _has_solutions(self, conclusions: Iterable[Assertion]) -> bool:
        """Return whether the position has a solution with these conclusions."""
        position = self.position
        for each in conclusions:
            cell, digit = each.candidate.cell, each.candidate.digit
            value = position.line[cell]
            if value != ".":
                if (value == str(digit)) != each.on:
                    return False
            elif each.on and not self._is_open(each.candidate):
                return False
            elif each.on:
                position = position.with_placed(cell, digit)
            else:
                position = position.without(cell, digit)
        return count_solutions(position, 1) > 0

    def _undecided(self, claim: Claim) -> Verdict | None:
        """Return the verdict that a claim holds in some solutions only; None if it holds in all of them."""
        if len(self._solutions) == 1:
            return None
        contrary = (each for each in claim.conclusions if not self._is_known(each))
        missing = tuple(each for each in contrary if self._has_solutions([attrs.evolve(each, on=not each.on)]))
        if not missing:
            return None
        return Verdict(VerdictKind.UNJUSTIFIED, claim.text, claim, problem=Problem.UNDECIDED, missing=missing)

    def _judged(self, claim: Claim, step: Step | None) -> Verdict:
        """Return the verdict on a claim that holds in every solution."""
        new = tuple(each for each in claim.conclusions if not self._is_known(each))
        if not new:
            if claim.is_bare:
                return Verdict(VerdictKind.PROVED, claim.text, claim)
            return Verdict(VerdictKind.UNJUSTIFIED, claim.text, claim, problem=Problem.KNOWN)
        if claim.is_bare:
            return self._bare(claim, new)
        claim = attrs.evolve(claim, conclusions=new) if len(new) < len(claim.conclusions) else claim
        return self._reasoned(claim, new, step)

    def _bare(self, claim: Claim, new: Sequence[Assertion]) -> Verdict:
        shown = self._offers.showing(new)
        missing = tuple(each for each in new if each not in shown)
        if not missing:
            return Verdict(VerdictKind.PROVED, claim.text, claim, needed_steps(shown, self.position))
        return self._unjustified(claim, missing)

    def _reasoned(self, claim: Claim, new: tuple[Assertion, ...], step: Step | None) -> Verdict:
        """Return the verdict on a claim that names a technique, a pattern or truths."""
        partly: Step | None = None
        for each in self._steps_meant(claim):
            missing = not_shown(each, new, self.position)
            if not missing and proves(self._grid, each):
                return self._named(claim, each)
            if len(missing) < len(new) and claim.pattern and partly is None:
                partly = each
        if claim.facts is not None:
            own = Step(step.technique if step else _own(claim), claim.facts, claim.placements, claim.eliminations)
            assumes = any(isinstance(each, Guardians | ImageTruth) for each in own.truths)
            if (not assumes or self._one_solution) and proves(self._grid, own):
                return self._own_proof(claim, new, own)
        missing = not_shown(partly, new, self.position) if partly else new
        found = self._unjustified(claim, missing)
        if partly:
            return attrs.evolve(found, problem=Problem.EXCESS, steps=(partly,))
        if unread := next((each for each in claim.pattern.tokens if each[0] == UNREAD), None):
            return attrs.evolve(found, problem=Problem.UNREAD, found=unread[1], column=unread[2])
        return attrs.evolve(found, problem=Problem.REASON)

    def _named(self, claim: Claim, step: Step) -> Verdict:
        """Return the verdict on a claim that a step proves."""
        if self._allows(step):
            return Verdict(VerdictKind.PROVED, claim.text, claim, (step,))
        missing = claim.conclusions
        return Verdict(
            VerdictKind.UNJUSTIFIED, claim.text, claim, problem=Problem.HARDER, missing=missing, instead=(step,)
        )

    def _own_proof(self, claim: Claim, new: Sequence[Assertion], step: Step) -> Verdict:
        """Return the verdict on a claim whose facts prove it; if not all techniques are allowed, steps must as well."""
        if self._highest < inf or self._allowed is not None:
            shown = self._offers.showing(new)
            missing = tuple(each for each in new if each not in shown)
            if missing:
                return self._unjustified(claim, missing)
        return Verdict(VerdictKind.PROVED, claim.text, claim, (step,))

    def _steps_meant(self, claim: Claim) -> Iterator[Step]:
        """Yield the steps that a claim may mean: those of the technique and with the pattern that it names."""
        if claim.facts is not None and not claim.pattern:
            return
        strategies = self._sound(strategies_meant(claim))
        if claim.pattern:
            yield from steps_as_written(self._grid, claim, strategies)
        form = plain(claim.name) if plain(claim.name) in FORMS else ""
        for strategy in (*strategies, *(variants(strategies, claim.name) if claim.pattern else ())):
            for step in self._steps_of(strategy):
                if form and form not in map(plain, (step.technique.title, *step.also_called)):
                    continue
                if not claim.pattern or fits(claim, step):
                    yield step

    def _steps_of(self, strategy: Strategy) -> tuple[Step, ...]:
        if strategy not in self._found:
            self._found[strategy] = tuple(steps_of(strategy, self._grid))
        return self._found[strategy]

    def _sound(self, strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
        """Return the strategies whose argument holds in this puzzle."""
        return tuple(each for each in strategies if each.works_on(self.position.board) and self._unique(each.technique))

    def _unique(self, technique: Technique | None) -> bool:
        """Return whether the puzzle has one solution, or a technique does not need that."""
        return technique is None or not technique.assumes_unique or self._one_solution

    @cached_property
    def _one_solution(self) -> bool:
        givens = Puzzle(self.position.givens, board=self.position.board)
        return count_solutions(givens, 2) == 1

    def _allows(self, step: Step) -> bool:
        """Return whether a step is within the level, and of one of the strategies."""
        if self._allowed is not None:
            return any(step.technique in each.techniques for each in self._allowed)
        return self._highest == inf or (step.rating is not None and step.rating <= self._highest)

    @cached_property
    def _strategies(self) -> tuple[Strategy, ...]:
        """The allowed strategies, easiest first."""
        if self._allowed is not None:
            return self._allowed
        return tuple(each for each in _usual() if rating_of_stage(each) <= self._highest)

    @cached_property
    def _offers(self) -> Offers:
        return Offers(self._grid, self._order(self._strategies))

    @cached_property
    def _harder(self) -> Offers:
        """What further strategies show."""
        known = set(self._strategies)
        return Offers(self._grid, self._order(tuple(each for each in self._further if each not in known)))

    @cached_property
    def _further(self) -> tuple[Strategy, ...]:
        """The strategies that may justify a claim: those on by default up to Unfair, or up to the level."""
        highest = max(LEVELS["Unfair"], self._highest if self._level else 0.0)
        return tuple(each for each in _usual() if rating_of_stage(each) <= highest)

    def _order(self, strategies: Sequence[Strategy]) -> Iterator[Strategy]:
        return iter(SoundOrder(strategies, self.position, unique=False)(self._grid))

    def _unjustified(self, claim: Claim, missing: Sequence[Assertion]) -> Verdict:
        """Return the verdict that some conclusions are not justified, with the steps that would justify them.

        These are, in this order of preference, single steps of the allowed techniques, several of these in turn, single
        steps of harder techniques, and several of these.
        """
        problem, steps, in_turn = Problem.UNEXPLAINED, tuple[Step, ...](), False
        with suppress(OutOfTime):
            problem, steps, in_turn = self._justification(missing)
        found = Verdict(VerdictKind.UNJUSTIFIED, claim.text, claim, problem=problem, missing=tuple(missing))
        return attrs.evolve(found, instead=steps, in_turn=in_turn)

    def _justification(self, missing: Sequence[Assertion]) -> tuple[Problem, tuple[Step, ...], bool]:
        """Return why conclusions need more than one allowed step, what shows them, and whether it does so in turn."""
        shown = self._offers.showing(missing)
        if len(shown) == len(missing):
            return Problem.REASON, needed_steps(shown, self.position), False
        if way := self._way(missing, self._strategies):
            return Problem.INDIRECT, way, True
        shown |= self._harder.showing([each for each in missing if each not in shown])
        if len(shown) == len(missing):
            return Problem.HARDER, needed_steps(shown, self.position), False
        way = self._way(missing, self._further)
        return (Problem.HARDER if way else Problem.UNEXPLAINED), way, True

    def _way(self, wanted: Sequence[Assertion], strategies: Sequence[Strategy]) -> tuple[Step, ...]:
        """Return the steps that lead to some conclusions, without those that do not matter; none if none lead there."""
        start = self.position.grid()
        steps: list[Step] = []
        cause: dict[Assertion, int] = {}
        needs: list[set[int]] = []
        for grid, step in Solver(strategies, fallback=None).walk(self.position):
            needs.append({cause[each] for each in premises(step, start, grid) if each in cause})
            for each in shown_by(step, grid):
                cause.setdefault(each, len(steps))
            steps.append(step)
            if all(each in cause for each in wanted):
                break
        else:
            return ()
        kept = {cause[each] for each in wanted}
        for number in reversed(range(len(steps))):
            if number in kept:
                kept |= needs[number]
        some = [steps[number] for number in sorted(kept)]
        return tuple(some if follow(start, some) else steps)

    def _is_open(self, each: Candidate) -> bool:
        return bool(self._grid.digits_of(each.cell) >> each.digit & 1)

    def _is_known(self, each: Assertion) -> bool:
        """Return whether the position already shows a conclusion, which agrees with its solutions."""
        if each.on:
            return self._grid.value(each.candidate.cell) == each.candidate.digit
        return not self._is_open(each.candidate)


def _limit(level: str | None) -> float:
    """Return the maximum rating of a level.  Raises ValueError if no level has this name."""
    if level is None:
        return inf
    names = {name.lower(): limit for name, limit in LEVELS.items()}
    if level.lower() not in names:
        raise ValueError(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return names[level.lower()]


@cache
def _usual() -> tuple[Strategy, ...]:
    """Return the strategies that are on by default, in stages, easiest first."""
    return pipeline(each for each in CATALOGUE if each.technique.on)


def _own(claim: Claim) -> Technique:
    """Return the technique of a proof by the facts that a claim names: nobody has checked its name."""
    return Technique(claim.name or "Step")


def _claim_of_step(step: Step) -> Claim:
    conclusions = [*(Assertion(each) for each in step.placements)]
    conclusions += [Assertion(each, on=False) for each in step.eliminations]
    return Claim(step.notation, tuple(conclusions), step.name, (step.technique,), facts=step.pattern)
