"""Claims: steps that a person or a model writes, read, judged and proved."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .checking import ClaimChecker as ClaimChecker
    from .checking import NothingToJudge as NothingToJudge
    from .checking import check_claim as check_claim
    from .checking import check_claims as check_claims
    from .notation import Claim as Claim
    from .notation import read_claim as read_claim
    from .patterns import UnreadableClaim as UnreadableClaim
    from .verdict import Problem as Problem
    from .verdict import Verdict as Verdict
    from .verdict import VerdictKind as VerdictKind
else:
    _HOMES = {
        ".checking": "ClaimChecker NothingToJudge check_claim check_claims",
        ".notation": "Claim read_claim",
        ".patterns": "UnreadableClaim",
        ".verdict": "Problem Verdict VerdictKind",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
