"""Steps and their proofs: steps, techniques, truths, roles, and the independent proof checker."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from ..board.clock import OutOfTime as OutOfTime
    from ..board.clock import look as look
    from .certificates import Certificate as Certificate
    from .certificates import CertificateError as CertificateError
    from .certificates import CertifiedClause as CertifiedClause
    from .certificates import CertifiedStep as CertifiedStep
    from .certificates import certificate as certificate
    from .proof import core as core
    from .proof import proves as proves
    from .proof import verify as verify
    from .rank import BadSet as BadSet
    from .rank import Ranking as Ranking
    from .rank import TruthsAndLinks as TruthsAndLinks
    from .rank import rank_of as rank_of
    from .rank import rankings_of as rankings_of
    from .rank import sets_named as sets_named
    from .role import Role as Role
    from .step import Assertion as Assertion
    from .step import Branch as Branch
    from .step import CellTruth as CellTruth
    from .step import Consequence as Consequence
    from .step import CustomPattern as CustomPattern
    from .step import Guardians as Guardians
    from .step import HouseTruth as HouseTruth
    from .step import ImageTruth as ImageTruth
    from .step import Link as Link
    from .step import Pattern as Pattern
    from .step import Roles as Roles
    from .step import Span as Span
    from .step import Step as Step
    from .step import Truth as Truth
    from .step import UnprovenStep as UnprovenStep
    from .technique import Technique as Technique
    from .verified import RefusedCertificate as RefusedCertificate
    from .verified import check_certificate as check_certificate
else:
    _HOMES = {
        "..board.clock": "OutOfTime look",
        ".certificates": "Certificate CertificateError CertifiedClause CertifiedStep certificate",
        ".proof": "core proves verify",
        ".rank": "BadSet Ranking TruthsAndLinks rank_of rankings_of sets_named",
        ".role": "Role",
        ".step": "Assertion Branch CellTruth Consequence CustomPattern Guardians HouseTruth ImageTruth Link "
        "Pattern Roles Span Step Truth UnprovenStep",
        ".technique": "Technique",
        ".verified": "RefusedCertificate check_certificate",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
