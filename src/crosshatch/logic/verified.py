"""Checking certificates with ``drup``, a checker whose code was extracted from a formal proof.

The package is on PyPI, compiled for Linux on x86-64.  It checks that a clause follows from others by unit propagation,
but takes minutes for all rules of a puzzle at once.  So each clause of a certificate is checked with the few that it
needs, and these must be rules, givens or clauses that were checked before.
"""

from typing import Any

from ..board.errors import CrosshatchError, MissingExtra
from .certificates import Certificate

NO_LIBRARY = (
    "checking certificates needs the package 'drup': pip install 'crosshatch[certified]' (Linux on x86-64 only); "
    "elsewhere, write the certificate to files for another DRUP checker"
)


class RefusedCertificate(CrosshatchError):
    """The verified checker does not accept a certificate; ``number`` is the number of the step, from 1."""

    def __init__(self, message: str, number: int = 0) -> None:
        super().__init__(message)
        self.number = number


def check_certificate(certificate: Certificate) -> None:
    """Check a certificate with the formally verified checker ``drup``.

    Raises RefusedCertificate if a clause does not follow from those before it, or a conclusion is not among them, and
    MissingExtra if the checker is not installed.
    """
    drup = _library()
    known = set(certificate.premises)
    for number, step in enumerate(certificate.steps, 1):
        for clause, needed in step.clauses:
            if not known.issuperset(needed):
                raise RefusedCertificate(f"step {number}: a clause rests on one that is not proved", number)
            contrary = [[-literal] for literal in clause]
            if drup.check_proof([*needed, *contrary], []).outcome is not drup.Outcome.VALID:
                text = " ".join(map(str, clause))
                raise RefusedCertificate(f"step {number}: the clause ({text}) does not follow", number)
            known.add(clause)
        if () not in known and any((each,) not in known for each in step.conclusions):
            raise RefusedCertificate(f"step {number}: a conclusion is not proved", number)


def _library() -> Any:
    try:
        import drup
    except (ImportError, OSError) as missing:  # OSError where its compiled part is for another system
        raise MissingExtra(NO_LIBRARY) from missing
    return drup
