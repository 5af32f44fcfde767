"""Unit propagation in a few lines, to check certificates without a checker of another author."""

from collections.abc import Iterable

Clause = tuple[int, ...]


def follows(clause: Clause, clauses: Iterable[Clause]) -> bool:
    """Return whether a clause follows from others: its contrary leads to a contradiction by unit propagation."""
    true = {-each for each in clause}
    left = list(clauses)
    while True:
        open_ = [each for each in left if true.isdisjoint(each)]
        left, before = [], len(true)
        for each in open_:
            possible = [literal for literal in each if -literal not in true]
            if not possible:
                return True
            if len(possible) == 1:
                true.add(possible[0])
            else:
                left.append(each)
        if len(true) == before:
            return False
