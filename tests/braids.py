"""Braids and whips straight from their definitions: a checker of chains, and ratings without any cleverness."""

from collections.abc import Iterable, Iterator
from functools import cache

from crosshatch.board.candidate import Candidate
from crosshatch.board.houses import HOUSE_CELLS, PEERS, cells_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth
from crosshatch.originals.berthier.chain import Chain

Candidates = set[Candidate]


@cache
def linked(one: Candidate) -> frozenset[Candidate]:
    """The candidates that contradict a candidate."""
    in_cell = {Candidate(one.cell, digit) for digit in range(1, 10)}
    elsewhere = {Candidate(cell, one.digit) for cell in cells_in(PEERS[one.cell])}
    return frozenset(in_cell | elsewhere) - {one}


def linked_to_all(one: Candidate, others: Iterable[Candidate]) -> bool:
    """Whether a candidate contradicts all others."""
    return linked(one).issuperset(others)


def after_singles(puzzle: Puzzle) -> Candidates:
    """The candidates of a puzzle, and its placed digits, when singles lead no further."""
    found = {
        Candidate(cell, digit)
        for cell, value in enumerate(puzzle.values)
        for digit in ([value] if value else range(1, 10))
    }
    simplify(found)
    return found


def simplify(candidates: Candidates) -> None:
    """Remove what singles exclude."""
    while True:
        singles = {next(iter(each)) for each in variables(candidates).values() if len(each) == 1}
        wrong = {each for each in candidates if linked(each) & singles}
        if not wrong:
            return
        candidates -= wrong


def variables(candidates: Candidates) -> dict[object, Candidates]:
    """The candidates of each cell, and of each digit in each house."""
    found: dict[object, Candidates] = {}
    for each in candidates:
        found.setdefault(each.cell, set()).add(each)
    for house, cells in enumerate(HOUSE_CELLS):
        for digit in range(1, 10):
            found[house, digit] = {each for each in candidates if each.digit == digit and each.cell in cells}
    return found


def check_chain(candidates: Candidates, chain: Chain) -> None:
    """Assert that a chain is what it says."""
    rights: list[list[Candidate]] = [[chain.target]]
    seen = set()
    for step in chain.steps:
        variable = step.variable
        members = [
            each
            for each in candidates
            if (
                each.cell == variable.cell
                if isinstance(variable, CellTruth)
                else each.digit == variable.digit and each.cell in HOUSE_CELLS[variable.house]
            )
        ]
        assert variable not in seen
        assert chain.target not in members
        assert step.left in members
        assert step.left not in step.right
        assert set(step.right) <= set(members)
        for each in members:
            assert each in step.right or any(linked_to_all(each, right) for right in rights)
        before = rights[-1:] if chain.rating in ("w", "gw") else rights
        assert any(linked_to_all(step.left, right) for right in before)
        assert len(step.right) == (step is not chain.steps[-1]) or (chain.rating[0] == "g" and is_group(step.right))
        seen.add(variable)
        rights.append(list(step.right))


def is_group(candidates: Iterable[Candidate]) -> bool:
    """Whether these are two or three candidates of a digit in the crossing of a line and a box."""
    group = list(candidates)
    inside = [cells for cells in HOUSE_CELLS if all(each.cell in cells for each in group)]
    return 2 <= len(group) <= 3 and len({each.digit for each in group}) == 1 and len(inside) == 2


def rating(puzzle: Puzzle, name: str, most: int) -> int:
    """The rating of a puzzle, found by trying all chains up to a length; one more where they do not solve it."""
    candidates = after_singles(puzzle)
    length = 0
    while length <= most:
        while target := next(targets(candidates, name, length), None):
            candidates.remove(target)
            simplify(candidates)
        if len(candidates) == 81:
            return length
        length += 1
    return length


def targets(candidates: Candidates, name: str, most: int) -> Iterator[Candidate]:
    """Yield the candidates that a chain up to a length refutes."""
    groups = variables(candidates)
    for target in sorted(candidates) if most else ():
        if len(groups[target.cell]) > 1 and has_chain(groups, name, [{target}], set(), most):
            yield target


def has_chain(
    groups: dict[object, Candidates], name: str, rights: list[Candidates], used: set[object], left: int
) -> bool:
    """Whether a chain goes on from its rights so far, with so many more variables, to its end."""
    excludes = [frozenset.intersection(*map(linked, right)) for right in rights]
    excluded = frozenset.union(*excludes)
    for variable, members in groups.items():
        if variable in used or rights[0] & members or not (excludes[-1] if "w" in name else excluded) & members:
            continue
        right = members - excluded
        if not right:
            return True
        goes_on = left > 1 and (len(right) == 1 or ("g" in name and is_group(right)))
        if goes_on and has_chain(groups, name, [*rights, right], used | {variable}, left - 1):
            return True
    return False
