"""Certificates: a path as a DRUP proof, which checkers of other authors accept.

The rules of the board, its givens and the contrary of what the path shows become a formula in conjunctive normal form.
Each step becomes a few clauses, each of which follows from the formula and the clauses before it by unit propagation
alone.  The last clause is empty: the formula has a contradiction, so everything that the path shows is true in every
solution.

The clauses come from the same data as those that ``proof.verify`` checks: the truths of a step and its branches.  No
code of a strategy is involved.  The proof of a conclusion assumes its contrary and follows the truths to a
contradiction.  Where this takes a choice among the candidates of a truth, what refutes each of them is a clause of its
own.  A branch of a step is followed consequence by consequence, and each nested step is a clause too.

Variable ``(row - 1) * 81 + (column - 1) * 9 + digit`` says that a cell holds a digit.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeAlias

import attrs

from ..board.board import Board
from ..board.candidate import CANDIDATES
from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..board.houses import digits_in
from ..board.puzzle import Puzzle
from .candidates import indices_in
from .claim import candidates_of_truth, plain_copy
from .proof import has_steps
from .step import (
    RULE_TYPES,
    Assertion,
    BoardTruth,
    Branch,
    CellTruth,
    Consequence,
    Guardians,
    HouseTruth,
    ImageTruth,
    Step,
    Truth,
    UnprovenStep,
)

Literal: TypeAlias = int
"""A variable (from 1), or its negation as a negative number."""

Clause: TypeAlias = tuple[Literal, ...]
"""Literals, at least one of which is true."""

MOST_CLAUSES = 100_000
"""The maximum number of clauses in the proof of a step."""

NO_RULES = "a rule about several cells, which certificates do not support"


class CertificateError(CrosshatchError):
    """A path has no certificate; the message names the first step without one, why, and what to do.

    ``number`` is the number of that step, from 1.
    """

    def __init__(self, message: str, number: int = 0) -> None:
        super().__init__(message)
        self.number = number


class CertifiedClause(NamedTuple):
    """A clause of a proof, with the clauses that it follows from by unit propagation.

    Each of these belongs to the formula or was proved before.
    """

    clause: Clause
    needed: tuple[Clause, ...]


@attrs.frozen
class CertifiedStep:
    """The proof of a step: the literals that it shows, and the clauses that prove them, in order."""

    conclusions: tuple[Literal, ...]
    clauses: tuple[CertifiedClause, ...]


@attrs.frozen
class Certificate:
    """A path as a proof: the formula of its puzzle, and the clauses of each step.

    ``dimacs`` and ``drup`` are the texts of the two files that checkers read.
    """

    puzzle: Puzzle
    steps: tuple[CertifiedStep, ...]

    @property
    def conclusions(self) -> tuple[Literal, ...]:
        """The literals that the path shows."""
        return tuple(literal for step in self.steps for literal in step.conclusions)

    @property
    def premises(self) -> tuple[Clause, ...]:
        """The rules of the board, the filled cells and the removed candidates of the puzzle."""
        return (*rules_of(self.puzzle.board), *_start_of(self.puzzle))

    @property
    def formula(self) -> tuple[Clause, ...]:
        """The premises, and the contrary of everything that the path shows."""
        return (*self.premises, tuple(-each for each in self.conclusions))

    @property
    def proof(self) -> tuple[Clause, ...]:
        """The clauses of all steps, in order, with the empty one at the end."""
        return (*(each.clause for step in self.steps for each in step.clauses), ())

    @property
    def dimacs(self) -> str:
        """The formula as text in the DIMACS format."""
        clauses = self.formula
        return f"p cnf {len(CANDIDATES)} {len(clauses)}\n{_lines(clauses)}"

    @property
    def drup(self) -> str:
        """The proof as text in the DRUP format."""
        return _lines(self.proof)


class PathLike(Protocol):
    """A puzzle with steps, each with the grid on which it was found."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle or position at the start."""

    def positions(self) -> Iterable[tuple[Grid, Step]]:
        """Return each step with its grid, which may change when the next is requested."""


def certificate(path: PathLike) -> Certificate:
    """Return the certificate of a path.

    Raises CertificateError if a step assumes that the puzzle has one solution, or relies on a rule about several cells,
    and UnprovenStep if a step does not follow from its truths.
    """
    known = {clause[0] for clause in _start_of(path.puzzle)}
    found = []
    for number, (grid, step) in enumerate(path.positions(), 1):
        try:
            certified = _Proof(grid, plain_copy(step), known).certified()
        except _NotCertifiable as error:
            raise CertificateError(f"no certificate: step {number}, {step}, {error}", number) from error
        known.update(certified.conclusions)
        found.append(certified)
    return Certificate(path.puzzle, tuple(found))


@lru_cache(maxsize=8)
def rules_of(board: Board) -> tuple[Clause, ...]:
    """Return the rules of a board as clauses, but for rules about several cells, such as sums.

    Each cell has a digit, each complete house has every digit, and of two candidates that exclude each other, one is
    false.
    """
    cells = [_clauses_by_truth(board)[CellTruth(cell)] for cell in board.cells]
    allowed = sum(1 << literal - 1 for clause in cells for literal in clause)
    apart = (
        _apart(one + 1, other + 1)
        for one in indices_in(allowed)
        for other in indices_in(board.excluded_by[one] & allowed & -(1 << one))
    )
    return (*dict.fromkeys(_clauses_by_truth(board).values()), *apart)


@lru_cache(maxsize=8)
def _clauses_by_truth(board: Board) -> dict[Truth, Clause]:
    """Return the clause of each cell and of each digit in each house of a board."""
    can_hold = board.digits_of
    found: dict[Truth, Clause] = {}
    for cell in board.cells:
        found[CellTruth(cell)] = tuple(cell * 9 + digit for digit in digits_in(can_hold[cell]))
    for number, house in board.numbered.items():
        for digit in board.digits:
            cells = [cell for cell in house.cells if can_hold[cell] >> digit & 1]
            found[HouseTruth(digit, number)] = tuple(cell * 9 + digit for cell in cells)
    for number, declared in enumerate(board.truths):
        allowed = (each for each in declared.candidates if can_hold[each.cell] >> each.digit & 1)
        found[BoardTruth(number, declared.name)] = tuple(each.index + 1 for each in allowed)
    return found


def _apart(one: Literal, other: Literal) -> Clause:
    """Return the clause that says that of two candidates, one is false."""
    return (-one, -other) if one < other else (-other, -one)


def _start_of(puzzle: Puzzle) -> Iterator[Clause]:
    """Yield what is known at the start: the filled cells and, in a position, the removed candidates."""
    grid = puzzle.grid()
    for cell in puzzle.board.cells:
        if grid.value(cell):
            yield (cell * 9 + grid.value(cell),)
    for each in puzzle.removed:
        yield (-1 - each.index,)


def _lines(clauses: Iterable[Clause]) -> str:
    return "".join(f"{' '.join(map(str, (*clause, 0)))}\n" for clause in clauses)


class _NotCertifiable(CrosshatchError):
    """Clauses cannot express what a step relies on; the message says what it is."""


class _Fact(NamedTuple):
    """A truth as its candidates on the grid (729 bits), and as a clause."""

    candidates: int
    clause: Clause


class _Assumptions:
    """Literals that are assumed, with what follows from them; each follows from the clause that is its reason.

    Sets of candidates are integers of 729 bits.  A candidate that one of those on excludes is off without being noted.
    """

    def __init__(self, grid: Grid) -> None:
        board = grid.board
        self._excluded_by = board.excluded_by
        self.on = sum(1 << cell * 9 + grid.value(cell) - 1 for cell in board.cells if grid.value(cell))
        self.off = ~sum(grid.digits_of(cell) >> 1 << cell * 9 for cell in board.cells) & ~self.on
        self.noted: list[Literal] = []
        self.reasons: dict[Literal, Clause | None] = {}
        self._marks: list[tuple[int, int, int]] = []

    def __contains__(self, literal: Literal) -> bool:
        """Return whether a literal is known."""
        return bool(self.on >> literal - 1 & 1 if literal > 0 else self.off >> -literal - 1 & 1)

    def add(self, literal: Literal, reason: Clause | None = None) -> bool:
        """Note a literal that follows from a clause, or is assumed; return whether that is possible."""
        if -literal in self:
            return False
        if literal not in self:
            self.noted.append(literal)
            self.reasons[literal] = reason
            if literal > 0:
                self.on |= 1 << literal - 1
                self.off |= self._excluded_by[literal - 1]
            else:
                self.off |= 1 << -literal - 1
        return True

    @contextmanager
    def assuming(self, literal: Literal) -> Iterator[None]:
        """Assume a literal for a while."""
        before = len(self.noted), self.on, self.off
        self.add(literal)
        yield
        number, self.on, self.off = before
        for each in self.noted[number:]:
            del self.reasons[each]
        del self.noted[number:]

    def excluder_of(self, candidate: int) -> Literal:
        """Return the first literal that excludes a candidate."""
        return next(each for each in self.noted if each > 0 and self._excluded_by[each - 1] >> candidate & 1)


class _Conflict(NamedTuple):
    """Literals assumed that cannot all be true, and the clauses that show it."""

    blamed: frozenset[Literal]
    needed: tuple[Clause, ...]


class _Proof:
    """The proof of a step: collects clauses, each with those that it follows from."""

    def __init__(self, grid: Grid, step: Step, known: Collection[Literal]) -> None:
        self._grid = grid
        self._step = step
        self._known = known
        self._excluded_by = grid.board.excluded_by
        self._start = _Assumptions(grid)
        self._proved: dict[Clause, tuple[Clause, ...]] = {}
        self._facts: dict[Truth, _Fact] = {}

    def certified(self) -> CertifiedStep:
        """Return the clauses that prove the step.

        Raises UnprovenStep if there are none.
        """
        step = self._step
        conclusions = [each.index + 1 for each in step.placements] + [-1 - each.index for each in step.eliminations]
        for literal in conclusions:
            assumed = _Assumptions(self._grid)
            with assumed.assuming(-literal):
                conflict = self._refuted_by(step, assumed)
            if conflict is None:
                raise UnprovenStep(f"{step}: {_assertion(literal)} does not follow from its truths")
            self._proved.setdefault((literal,), conflict.needed)
        used = self._used(conclusions)
        clauses = (CertifiedClause(*each) for each in self._proved.items() if each[0] in used)
        return CertifiedStep(tuple(conclusions), tuple(clauses))

    def _used(self, conclusions: Iterable[Literal]) -> set[Clause]:
        """Return the clauses that the conclusions need, themselves included."""
        used: set[Clause] = set()
        left: list[Clause] = [(each,) for each in conclusions]
        while left:
            clause = left.pop()
            if clause not in used:
                used.add(clause)
                left += self._proved.get(clause, ())
        return used

    def _refuted_by(self, step: Step, assumed: _Assumptions) -> _Conflict | None:
        """Return how a step refutes what is assumed; None if it does not."""
        if step.rules:
            raise _NotCertifiable(
                f"relies on {step.rules[0]}, a rule about several cells, which certificates do not support"
            )
        if has_steps(step):
            return self._refuted_by_cases(step, assumed)
        return self._refuted([self._fact(truth) for truth in step.truths], assumed)

    def _refuted(self, facts: Sequence[_Fact], assumed: _Assumptions) -> _Conflict | None:
        """Return how facts refute what is assumed; None if they do not.

        Where no fact has a single candidate left, each candidate of one is tried, and what refutes it is a clause.
        """
        while True:
            failed = _propagated(facts, assumed)
            if failed is not None:
                return self._conflict(failed, assumed)
            left = [each for each in facts if not each.candidates & assumed.on]
            if not left:
                return None
            tightest = min(left, key=lambda each: (each.candidates & ~assumed.off).bit_count())
            literal = (tightest.candidates & ~assumed.off).bit_length()
            with assumed.assuming(literal):
                conflict = self._refuted(facts, assumed)
            if conflict is None or literal not in conflict.blamed:
                return conflict
            assumed.add(-literal, self._clause(conflict))

    def _refuted_by_cases(self, step: Step, assumed: _Assumptions) -> _Conflict | None:
        """Return how the cases of a step refute what is assumed; None if they do not."""
        for branch in step.branches:
            case = _literal(branch.case[0])
            if -case in assumed:
                continue
            with assumed.assuming(case):
                conflict = self._refuted_in(branch, assumed)
            if conflict is None or case not in conflict.blamed:
                return conflict
            assumed.add(-case, self._clause(conflict))
        return self._refuted([self._fact(truth) for truth in step.truths], assumed)

    def _refuted_in(self, branch: Branch, assumed: _Assumptions) -> _Conflict | None:
        """Return how a branch refutes what is assumed; None if it does not."""
        for each in branch.follows:
            literal = _literal(each.assertion)
            if literal in assumed:
                continue
            reason = self._reason(each, assumed)
            if literal not in reason or not assumed.add(literal, reason):
                return self._conflict(reason, assumed)
        if isinstance(branch.fails, RULE_TYPES):
            raise _NotCertifiable(
                f"relies on {branch.fails}, a rule about several cells, which certificates do not support"
            )
        return None if branch.fails is None else self._refuted([self._fact(branch.fails)], assumed)

    def _reason(self, consequence: Consequence, assumed: _Assumptions) -> Clause:
        """Return a clause that gives a consequence in a branch, or that shows that the branch fails."""
        literal = _literal(consequence.assertion)
        facts = [] if consequence.truth is None else [self._fact(consequence.truth)]
        if literal > 0 and facts and facts[0].candidates & ~assumed.off == 1 << literal - 1:
            return facts[0].clause
        with assumed.assuming(-literal):
            by = consequence.by
            conflict = self._refuted(facts, assumed) if by is None else self._refuted_by(by, assumed)
        if conflict is None:
            raise UnprovenStep(f"{self._step}: {consequence.assertion} does not follow from its causes")
        return self._clause(conflict)

    def _clause(self, conflict: _Conflict) -> Clause:
        """Return the clause that a conflict proves."""
        clause = tuple(sorted(-each for each in conflict.blamed))
        self._proved.setdefault(clause, conflict.needed)
        if len(self._proved) > MOST_CLAUSES:
            raise _NotCertifiable(f"takes more than {MOST_CLAUSES:,} clauses to prove")
        return clause

    def _conflict(self, failed: Clause, assumed: _Assumptions) -> _Conflict:
        """Return why all literals of a clause are false."""
        blamed: set[Literal] = set()
        needed = {failed: None}
        left = [-each for each in failed]
        seen: set[Literal] = set()
        while left:
            true = left.pop()
            if true in seen:
                continue
            seen.add(true)
            reason = assumed.reasons[true] if true in assumed.reasons else self._given(true, assumed)
            if reason is None:
                blamed.add(true)
            else:
                needed[reason] = None
                left += [-each for each in reason if each != true]
        return _Conflict(frozenset(blamed), tuple(needed))

    def _given(self, literal: Literal, assumed: _Assumptions) -> Clause:
        """Return why a literal is known that was not noted: it was known before, or a candidate that is on excludes it.

        Raises UnprovenStep if the grid lacks a candidate that nothing rules out.
        """
        if literal in self._known:
            return (literal,)
        candidate = -1 - literal
        filled = self._start.on & self._excluded_by[candidate]
        if filled:
            return _apart(filled.bit_length(), -literal)
        if self._start.off >> candidate & 1:
            raise UnprovenStep(f"{self._step}: {_assertion(literal)}, but no earlier step shows it")
        return _apart(assumed.excluder_of(candidate), -literal)

    def _fact(self, truth: Truth) -> _Fact:
        """Return a truth as a fact."""
        if truth not in self._facts:
            candidates = candidates_of_truth(truth, self._grid, self._step)
            self._facts[truth] = _Fact(candidates, self._clause_of(truth))
        return self._facts[truth]

    def _clause_of(self, truth: Truth) -> Clause:
        """Return the clause of a truth; that of an impossible pattern is proved as a lemma."""
        if isinstance(truth, Guardians):
            assumed = _Assumptions(self._grid)
            for each in truth.candidates(self._grid):
                assumed.add(-1 - each.index)
            open_cells = [CellTruth(cell) for cell in truth.cells if not self._grid.value(cell)]
            conflict = self._refuted([self._fact(each) for each in open_cells], assumed)
            if conflict is not None:
                return self._clause(conflict)
        if isinstance(truth, Guardians | ImageTruth):
            raise _NotCertifiable(
                "assumes that the puzzle has one solution, which cannot be proved from its rules and givens; "
                f"use a path without such techniques (--without uniqueness,{self._step.technique.slug})"
            )
        return _clauses_by_truth(self._grid.board)[truth]


def _propagated(facts: Sequence[_Fact], assumed: _Assumptions) -> Clause | None:
    """Note the last candidates of facts until there are no more; return a fact without candidates, if there is one."""
    again = True
    while again:
        again = False
        for fact in facts:
            left = fact.candidates & ~assumed.off
            if not left & left - 1 and not left & assumed.on:
                if not left:
                    return fact.clause
                assumed.add(left.bit_length(), fact.clause)
                again = True
    return None


def _literal(assertion: Assertion) -> Literal:
    return assertion.candidate.index + 1 if assertion.on else -1 - assertion.candidate.index


def _assertion(literal: Literal) -> Assertion:
    return Assertion(CANDIDATES[abs(literal) - 1], on=literal > 0)
