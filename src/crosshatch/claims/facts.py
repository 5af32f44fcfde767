"""The facts that a step in JSON names: its truths, rules, links and branches, read again for the checker."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ..board.board import Board
from ..board.candidate import Candidate
from ..board.houses import cell_named
from ..logic.claim import ClaimedPattern
from ..logic.step import (
    Assertion,
    BoardRule,
    BoardTruth,
    Branch,
    CellTruth,
    Consequence,
    CustomPattern,
    HouseTruth,
    NamedRule,
    Step,
    Truth,
)
from ..logic.technique import Technique
from ..techniques.catalogue import CATALOGUE, CONTRADICTION, GUESS, KINDS
from ..techniques.names import technique_called

Data = Mapping[str, Any]

TECHNIQUES = (*dict.fromkeys(each.technique for each in (*CATALOGUE, *KINDS)), CONTRADICTION, GUESS)
"""The techniques known by name."""


class Facts:
    """Reads the facts that steps name; ``complete`` is whether all of them could be read so far."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.complete = True

    def pattern(self, data: Data, notation: str = "") -> ClaimedPattern:
        """Return what a step names as a pattern for the checker; ``notation`` is the pattern in one line."""
        truths = self._kept(map(self._truth, data.get("truths", ())))
        rules = self._kept(map(self._rule, data.get("rules", ())))
        links = self._kept(map(self._truth, data.get("counted_links", ())))
        counted = tuple(each for each in links if isinstance(each, HouseTruth))
        branches = tuple(map(self._branch, data.get("branches", ())))
        return ClaimedPattern(truths, branches, rules, counted, CustomPattern(truths, notation=notation))

    def _kept(self, given: Iterable[Any]) -> tuple[Any, ...]:
        found = tuple(given)
        self.complete &= None not in found
        return tuple(each for each in found if each is not None)

    def _truth(self, text: str) -> Truth | None:
        """Return a truth by its text; None if it does not say enough, as for deadly patterns."""
        try:
            if match := re.fullmatch(r"([1-9]) in (\D+ \d+)", text):
                return HouseTruth(int(match[1]), match[2])
            return CellTruth(cell_named(text))
        except ValueError:
            numbers = [number for number, each in enumerate(self._board.truths) if each.name == text]
            return BoardTruth(numbers[0], text) if len(numbers) == 1 else None

    def _rule(self, text: str) -> NamedRule | None:
        """Return a rule of the board by its name; None if there is not exactly one."""
        numbers = [number for number, each in enumerate(self._board.combinations) if each.name == text]
        return BoardRule(numbers[0], text) if len(numbers) == 1 else None

    def _branch(self, data: Data) -> Branch:
        fails = data.get("fails")
        end = None if fails is None else self._truth(fails) or self._rule(fails)
        self.complete &= fails is None or end is not None
        case = tuple(map(_assertion, data["case"]))
        return Branch(case, tuple(map(self._consequence, data.get("follows", ()))), end)

    def _consequence(self, data: Data) -> Consequence:
        truth, by = data.get("truth"), data.get("by")
        found = None if truth is None else self._truth(truth)
        self.complete &= truth is None or found is not None
        step = None
        if by is not None:
            self.complete &= bool(by.get("truths") or by.get("branches"))
            step = Step(technique_called_or_new(str(by.get("technique", ""))), self.pattern(by))
        return Consequence(_assertion(data), tuple(map(_assertion, data.get("causes", ()))), found, step)


def candidate_of(data: Data) -> Candidate:
    """Return a candidate by its ``cell`` and ``digit``."""
    return Candidate(data["cell"], int(data["digit"]))


def _assertion(data: Data) -> Assertion:
    return Assertion(candidate_of(data), bool(data["on"]))


def technique_called_or_new(name: str) -> Technique:
    """Return the technique with a name, which may be unknown."""
    return technique_called(name, TECHNIQUES) or Technique(name or "Step")
