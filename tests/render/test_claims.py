"""Verdicts on claims as text and as data."""

import pytest

from crosshatch import check_claim, read
from crosshatch.board.candidate import Candidate
from crosshatch.claims import Problem, VerdictKind
from crosshatch.claims.verdict import Verdict
from crosshatch.logic.step import Assertion
from crosshatch.render.claims import claim_verdict_data, claim_verdict_lines, claim_verdict_text
from crosshatch.words import CODES
from crosshatch.words.spans import text_of

PUZZLE = read("..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......")


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("problem", Problem)
@pytest.mark.parametrize("in_turn", [False, True])
def test_every_problem_in_every_language(language: str, problem: Problem, in_turn: bool) -> None:
    steps = check_claim(PUZZLE, "r1c6=1").steps
    for instead in ((), steps):
        missing = (Assertion(Candidate("r3c5", 1), on=False),)
        verdict = Verdict(
            VerdictKind.UNJUSTIFIED, "r3c5<>1", problem=problem, missing=missing, instead=instead, in_turn=in_turn
        )
        first, *rest = claim_verdict_text(verdict, language).splitlines()
        assert ("r3c5<>1" in first) or problem in (Problem.KNOWN, Problem.REASON, Problem.UNREAD)
        assert "{" not in first
        assert len(rest) == len(instead)


def test_lines() -> None:
    verdict = check_claim(PUZZLE, "r1c1=5", level="Hard")
    lines = [text_of(line) for line in claim_verdict_lines(verdict, 80)]
    assert lines[0] == f"true, but not in one step: r1c1=5 takes {len(verdict.instead)} steps"
    assert lines[1].startswith("  1. ")
    assert lines[-1] == f"  {len(verdict.instead)}. {verdict.instead[-1]}, in row 1"


def test_data() -> None:
    data = claim_verdict_data(check_claim(PUZZLE, "X-Wing: 1 c78 r34 => r3c5<>1"))
    assert (data["verdict"], data["technique"], data["problem"]) == ("proved", "x-wing", None)
    assert data["truths"] == ["1 in column 7", "1 in column 8"]
    assert data["steps"][0]["notation"] == "X-Wing: 1 c78 r34 => r3c5<>1"
    unread = claim_verdict_data(check_claim(PUZZLE, "Naked Single: r1c1"))
    assert (unread["verdict"], unread["column"], unread["found"]) == ("unreadable", 19, "")
