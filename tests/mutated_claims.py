"""Claims made from true ones by mutation, and a judge of verdicts that shares no code with the module judged.

The judge knows the solution, the conclusions that each claim states, and whether its reason was changed.  It reads
patterns with a few lines of its own, lists the steps on offer with the solver, and asks the checker of proofs.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from crosshatch import Puzzle, Solver
from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cells_in, digits_in
from crosshatch.claims import Problem, Verdict, VerdictKind
from crosshatch.grading.crosshatch import LEVELS
from crosshatch.logic.proof import proves
from crosshatch.logic.step import Assertion, Step
from crosshatch.techniques.catalogue import CATALOGUE, pipeline, rating_of_stage
from crosshatch.techniques.strategy import Strategy

NAMED = ("Easy", "Medium", "Hard", "Unfair")
"""The levels at which claims are judged."""


class Mutated(NamedTuple):
    """A claim as text, what it states, and what was changed: ``conclusion``, ``reason``, ``bare`` or nothing."""

    text: str
    conclusions: tuple[Assertion, ...]
    changed: str
    step: Step | None


def strategies_of(level: str) -> tuple[Strategy, ...]:
    """Return the strategies that are on by default up to a level."""
    on = pipeline(each for each in CATALOGUE if each.technique.on)
    return tuple(each for each in on if rating_of_stage(each) <= LEVELS[level])


def positions_of(puzzle: Puzzle, random: Random, most: int) -> Iterator[tuple[Puzzle, list[Step]]]:
    """Yield some positions on the path of a puzzle, each with the steps up to Unfair that are on offer there."""
    solver = Solver(strategies_of("Unfair"), fallback=None)
    grids = [grid.copy() for grid, _ in solver.walk(puzzle)]
    for grid in random.sample(grids, min(most, len(grids))):
        position = Puzzle.of_grid(grid)
        if steps := list(solver.steps(position)):
            yield position, steps


def claims_of(position: Puzzle, steps: Sequence[Step], random: Random, number: int) -> Iterator[Mutated]:
    """Yield claims: true steps, and steps with a wrong cell, digit, elimination, house or technique."""
    grid = position.grid()
    by_name: dict[str, list[Step]] = {}
    for each in steps:
        by_name.setdefault(each.technique.slug, []).append(each)
    for _ in range(number):
        step = random.choice(by_name[random.choice([*by_name])])
        kind = random.choice(("none", "cell", "digit", "more", "reason", "reason", "name", "bare", "bare", "any"))
        told = [Assertion(each) for each in step.placements]
        told += [Assertion(each, on=False) for each in step.eliminations]
        reason = step.notation.rpartition(" => ")[0] or step.name + ":"
        arrow = "" if reason.endswith(":") else "=>"
        changed = ""
        if kind == "cell":
            changed = "conclusion"
            place = random.randrange(len(told))
            told[place] = Assertion(
                Candidate(random.choice(position.board.cells), told[place].candidate.digit), told[place].on
            )
        elif kind == "digit":
            changed = "conclusion"
            place = random.randrange(len(told))
            told[place] = Assertion(
                Candidate(told[place].candidate.cell, random.choice(position.board.digits)), told[place].on
            )
        elif kind == "more":
            changed = "conclusion"
            told.append(Assertion(random.choice(open_candidates(grid)), on=False))
        elif kind == "reason":
            changed = "reason"
            reason = _with_another_digit(reason, random)
        elif kind == "name":
            other = random.choice(by_name[random.choice([*by_name])])
            changed = "reason" if other.name != step.name else ""
            reason = other.name + reason[len(step.name) :]
        elif kind == "bare":
            changed = "bare"
            reason = arrow = ""
        elif kind == "any":
            changed, reason, arrow = "bare", "", ""
            told = [Assertion(random.choice(open_candidates(grid)), random.random() < 0.3)]
        if told:
            text = f"{reason} {arrow} {', '.join(map(str, told))}".strip()
            yield Mutated(text, tuple(told), changed, step)


def open_candidates(grid: Grid) -> list[Candidate]:
    """Return all candidates of a grid."""
    return [Candidate(cell, digit) for cell in cells_in(grid.empty) for digit in digits_in(grid.digits_of(cell))]


def _with_another_digit(reason: str, random: Random) -> str:
    """Return a reason with one digit of its pattern changed: that of a candidate, a row, a column or a box."""
    name, colon, body = reason.partition(":")
    places = [match.start() for match in re.finditer("[1-9]", body)]
    if not places:
        return reason
    place = random.choice(places)
    others = [digit for digit in "123456789" if digit != body[place]]
    return name + colon + body[:place] + random.choice(others) + body[place + 1 :]


def faults(position: Puzzle, solution: str, level: str, claim: Mutated, verdict: Verdict) -> Iterator[str]:
    """Yield what is wrong with a verdict, in words."""
    grid = position.grid()
    is_true = all((solution[each.candidate.cell] == str(each.candidate.digit)) == each.on for each in claim.conclusions)
    new = [each for each in claim.conclusions if not _is_known(grid, each)]
    if verdict.kind is VerdictKind.UNREADABLE:
        if claim.changed != "reason":
            yield f"unreadable: {verdict.message}"
        return
    if (verdict.kind is VerdictKind.FALSE) == is_true:
        yield f"the conclusion is {is_true}, but the verdict is {verdict.kind}"
    if verdict.kind is VerdictKind.PROVED:
        if not all(proves(grid, each) for each in verdict.steps):
            yield "a step is not a proof"
        if any(each.rating is None or each.rating > LEVELS[level] for each in verdict.steps):
            yield "a step is beyond the level"
        if not all(_shown(grid, each, verdict.steps) for each in new):
            yield "a conclusion is not shown by a step"
        if claim.changed == "reason" and not _is_described(claim.text, verdict.steps):
            yield f"the reason is another one than {verdict.steps[0]}"
    if verdict.kind is VerdictKind.UNJUSTIFIED:
        yield from _unjustified_faults(position, grid, level, claim, verdict, new)


def _unjustified_faults(
    position: Puzzle, grid: Grid, level: str, claim: Mutated, verdict: Verdict, new: Sequence[Assertion]
) -> Iterator[str]:
    if claim.changed == "bare":
        steps = list(Solver(strategies_of(level)).steps(position))
        if all(_shown(grid, each, steps) for each in new):
            yield "the level has steps for it"
        if not verdict.missing or any(_shown(grid, each, steps) for each in verdict.missing):
            yield "what is missing is not"
    elif not claim.changed and (
        verdict.problem is not Problem.HARDER or (claim.step and (claim.step.rating or 0) <= LEVELS[level])
    ):
        yield "a true step is not proved"
    elif claim.changed == "reason" and verdict.problem is Problem.REASON and _is_on_offer(grid, claim):
        yield "the reason is one"
    elif claim.changed == "conclusion" and verdict.problem is Problem.REASON and _shows(grid, claim, new):
        yield "the step shows it"
    if verdict.instead:
        after = grid.copy()
        for each in verdict.instead:
            if not proves(after if verdict.in_turn else grid, each):
                yield f"what would justify it is not a proof: {each}"
            _apply(after, each)
        if not all(_is_known(after, each) for each in verdict.missing):
            yield "what would justify it does not"


def _shows(grid: Grid, claim: Mutated, wanted: Iterable[Assertion]) -> bool:
    """Return whether the step from which a claim was made shows some conclusions, for the reason that it names."""
    step = claim.step
    return step is not None and bool(step.pattern.notation) and all(_shown(grid, each, [step]) for each in wanted)


def _apply(grid: Grid, step: Step) -> None:
    for each in step.eliminations:
        grid.eliminate(each.cell, each.digit)
    for each in step.placements:
        if not grid.value(each.cell):
            grid.place(each.cell, each.digit)


def _is_known(grid: Grid, each: Assertion) -> bool:
    cell, digit = each.candidate.cell, each.candidate.digit
    return grid.value(cell) == digit if each.on else not grid.digits_of(cell) >> digit & 1


def _shown(grid: Grid, wanted: Assertion, steps: Iterable[Step]) -> bool:
    """Return whether one of the steps shows a conclusion, on its own, when it is carried out."""
    for each in steps:
        if wanted.candidate in (each.placements if wanted.on else each.eliminations):
            return True
        if each.placements and not wanted.on:
            after = grid.copy()
            _apply(after, each)
            if not after.digits_of(wanted.candidate.cell) >> wanted.candidate.digit & 1:
                return wanted.candidate not in each.placements
    return False


def _is_described(text: str, steps: Sequence[Step]) -> bool:
    """Return whether a step has all cells and houses of a text, under a name that the text begins with or ends in."""
    name, _, body = text.rpartition(" => ")[0].partition(":")
    for step in steps:
        names = {step.name, step.technique.title, *step.technique.other_names, *step.also_called}
        titles = {
            plain for each in names for plain in (each, each.removeprefix("Locked "), each.partition(" with ")[0])
        }
        fits = any(each.endswith(name.removeprefix("Siamese ").removeprefix("Naked ")) for each in titles)
        parts = _parts(body), _parts(step.pattern.notation)
        if fits and (parts[0] == parts[1] or ("-" in body and {*parts[0]} == {*parts[1]})):  # loops can begin anywhere
            return True
        if fits and step.pattern.where is not None and body.strip() in ("", step.pattern.where):
            return True
        if not body and fits:
            return True
    return False


def _parts(body: str) -> list[str]:
    """Return the cells, houses and digits of a pattern as written, one by one, in alphabetical order."""
    parts: list[str] = []
    for rows, columns, houses, digits in re.findall(r"r([1-9]+)c([1-9]+)\b|((?:[a-z][1-9]+)+)|([1-9]+)", body):
        parts += [f"r{row}c{column}" for row in rows for column in columns]
        parts += [f"{kind}{number}" for kind, some in re.findall("([a-z])([1-9]+)", houses) for number in some]
        parts += digits
    return sorted(parts)


def _is_on_offer(grid: Grid, claim: Mutated) -> bool:
    """Return whether a technique finds just the step of a claim."""
    reason, _, _ = claim.text.rpartition(" => ")
    for strategy in CATALOGUE:
        if reason.startswith(f"{strategy.technique.title}:") and strategy.works_on(grid.board):
            for step in strategy.find(grid):
                if step.notation.rpartition(" => ")[0] == reason and all(
                    _shown(grid, each, [step]) for each in claim.conclusions
                ):
                    return True
    return False
