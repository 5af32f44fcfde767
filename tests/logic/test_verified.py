"""The verified checker accepts certificates, and no changed ones unless they are still proofs."""

from random import Random

import attrs
import pytest

from corpora import EVERY, puzzles_of
from crosshatch.board.boards import board
from crosshatch.board.errors import MissingExtra
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic import verified
from crosshatch.logic.certificates import Certificate, CertifiedClause, CertifiedStep, certificate
from crosshatch.logic.verified import RefusedCertificate, check_certificate
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import default_strategies
from unit_propagation import follows

PUZZLE = Puzzle("4.3.....2...6.1...8...........5..97.2...3.....1..........84.....9....6...7.....5.")
SMALL = Puzzle("2.......1.3...4.", board=board("4x4"))

SOLVER = Solver([each for each in default_strategies() if not any(it.assumes_unique for it in each.techniques)])


@pytest.fixture(autouse=True)
def _installed() -> None:
    pytest.importorskip("drup")


def of(puzzle: Puzzle) -> Certificate:
    return certificate(SOLVER.solve(puzzle))


def test_a_path_is_accepted() -> None:
    check_certificate(of(PUZZLE))


def test_the_whole_proof_is_accepted_at_once() -> None:
    import drup

    found = of(SMALL)
    assert drup.check_proof(found.formula, found.proof[:-1]).outcome is drup.Outcome.VALID
    assert drup.check_proof_from_strings(found.dimacs, found.drup).outcome is drup.Outcome.VALID
    assert drup.check_proof(found.premises, found.proof[:-1]).outcome is drup.Outcome.INVALID


def changed(found: Certificate, random: Random) -> tuple[Certificate, int]:
    """Return a certificate with one literal or one clause changed, and the number of the step."""
    number = random.randrange(len(found.steps))
    step = found.steps[number]
    place = random.randrange(len(step.clauses))
    clause, needed = step.clauses[place]
    clauses = list(step.clauses)
    match random.randrange(4):
        case 0:
            literal = random.choice(clause)
            clauses[place] = CertifiedClause(tuple(-each if each == literal else each for each in clause), needed)
        case 1:
            literal = random.choice(clause)
            clauses[place] = CertifiedClause(tuple(each for each in clause if each != literal), needed)
        case 2:
            other = random.choice((1, -1)) * random.randrange(1, 730)
            clauses[place] = CertifiedClause((other, *clause[1:]), needed)
        case _:
            left_out = random.randrange(len(needed))
            clauses[place] = CertifiedClause(clause, (*needed[:left_out], *needed[left_out + 1 :]))
    steps = list(found.steps)
    steps[number] = CertifiedStep(step.conclusions, tuple(clauses))
    return attrs.evolve(found, steps=tuple(steps)), number + 1


def is_proof(found: Certificate) -> bool:
    """Return whether a certificate is a proof, by another checker."""
    known = set(found.premises)
    for step in found.steps:
        for clause, needed in step.clauses:
            if not known.issuperset(needed) or not follows(clause, needed):
                return False
            known.add(clause)
        if any((each,) not in known for each in step.conclusions):
            return False
    return True


def test_changed_certificates_are_refused_unless_they_are_still_proofs() -> None:
    random = Random(1)
    found = of(PUZZLE)
    refused = 0
    for _ in range(20):
        other, number = changed(found, random)
        if is_proof(other):
            check_certificate(other)
            continue
        with pytest.raises(RefusedCertificate) as caught:
            check_certificate(other)
        assert caught.value.number >= number
        refused += 1
    assert refused > 10


def test_a_conclusion_without_a_proof() -> None:
    found = of(SMALL)
    lacking = attrs.evolve(found.steps[0], clauses=())
    with pytest.raises(RefusedCertificate, match=r"^step 1: a conclusion is not proved$"):
        check_certificate(attrs.evolve(found, steps=(lacking, *found.steps[1:])))


def test_a_system_without_the_checker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "drup", None)
    with pytest.raises(MissingExtra, match="pip install 'crosshatch\\[certified\\]'"):
        check_certificate(of(SMALL))
    assert "another DRUP checker" in verified.NO_LIBRARY


@pytest.mark.slow
def test_a_thousand_changed_certificates() -> None:
    random = Random(2)
    refused = 0
    for line in (*puzzles_of("17-clues.txt")[:10], *puzzles_of("top1465.txt")[:10]):
        found = of(Puzzle(line))
        for _ in range(50):
            other, _ = changed(found, random)
            try:
                check_certificate(other)
            except RefusedCertificate:
                assert not is_proof(other)
                refused += 1
            else:
                assert is_proof(other)
    assert refused > 900


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classics.txt", "17-clues.txt", "top1465.txt", "hardest.csv"])
def test_the_corpora_are_accepted(name: str) -> None:
    for line in puzzles_of(name)[::EVERY]:
        check_certificate(of(Puzzle(line)))
