"""``crosshatch verify``: are the steps of a path proved, whoever found them."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from ..batch.claimed_paths import ClaimedPath, UnreadPath, read_paths
from ..batch.parquet import is_parquet
from ..batch.verifying import Evidence, Verdict, verify_path
from ..board.messages import counted
from ..logic.certificates import Certificate, CertificateError, certificate
from ..logic.verified import RefusedCertificate, check_certificate
from ..verbs.choices import OfBoard
from ..verbs.declaration import argument, flag, option, verb
from ..verbs.kinds import Folder, Text
from .exits import BAD_INPUT, DONE, NOT_ONE_SOLUTION
from .inputs import NOT_THERE, PROBLEMS, STDIN, StandardInput, check_there
from .output import complain, say, say_data, write_file, wrong_names_told
from .progress import progress
from .writing import Prints

LONGEST_LINE = 100_000_000
"""The maximum number of characters in a line of standard input."""


@verb
class Command(Prints, OfBoard):
    """Check every step of each path, and report the first that fails.

    A FILE contains paths from 'explain' or any other program: either JSON, as 'explain --json' and 'explain
    --compact' write it, or notation, with a puzzle on one line and then one line for each step, such as
    'X-Wing: 1 c78 r34 => r3c56<>1'.

    If a step names the facts it rests on (truths or branches), it must follow from them.  If it names only a
    technique, Crosshatch looks for such a step; if there is none, a search decides whether the step is right.

    --certified also turns each path into a DRUP proof, which the formally verified checker 'drup' must accept.
    Uniqueness techniques, and steps that use the sums of cages, have no such proof.

    --certified needs drup: pip install 'crosshatch[certified]'.
    """

    files: tuple[str, ...] = argument(
        Text(None), "Files with paths, or - for standard input.", many=True, metavar="FILE..."
    )
    certified: bool = flag("Also check each path with the formally verified checker 'drup'.")
    certificate: Path | None = option(
        Folder(), "Write the certificate of each path to a folder, as 1.cnf and 1.drup and so on, for other checkers."
    )

    def show(self) -> None:
        """Print the verdicts, and end with the exit code."""
        if self.output:
            check_there(self.files, NOT_THERE)
        code = DONE
        with progress((), printing=self.output is None) as advance:
            for number, path in enumerate(self._paths(), 1):
                code = max(code, self._answer(number, path))
                advance()
        sys.exit(code)

    def _paths(self) -> Iterator[ClaimedPath | UnreadPath]:
        for name in self.files:
            source = "standard input" if name == STDIN else name
            try:
                with nullcontext(_lines(StandardInput())) if name == STDIN else _opened(name) as lines:
                    yield from read_paths(lines, source, self.board)
            except OSError as error:
                yield UnreadPath(source, NOT_THERE if isinstance(error, FileNotFoundError) else _problem(error))
            except UnicodeDecodeError:
                yield UnreadPath(source, NO_PARQUET if is_parquet(Path(name)) else "not a text file in UTF-8")

    def _answer(self, number: int, path: ClaimedPath | UnreadPath) -> int:
        """Print the verdict on a path; return the exit code that it calls for."""
        if isinstance(path, UnreadPath):
            complain(path.source, path.error)
            if self.in_json:
                say_data({"source": path.source, "verdict": "unreadable", "reason": path.error})
            return BAD_INPUT
        verdict = verify_path(path)
        proved: Certificate | None = None
        problem = ""
        if verdict.ok and (self.certified or self.certificate):
            try:
                proved = certificate(verdict)
                self._write(number, proved)
                if self.certified:
                    check_certificate(proved)
            except (CertificateError, RefusedCertificate) as error:
                problem = str(error)
        if self.in_json:
            say_data(self._data(verdict, proved, problem))
        else:
            say(f"{path.source}: {_told(verdict)}{'' if problem or not proved else self._certified(proved)}")
            if problem:
                complain(path.source, problem)
        return DONE if verdict.ok and not problem else NOT_ONE_SOLUTION

    def _write(self, number: int, proved: Certificate) -> None:
        if self.certificate is not None:
            with wrong_names_told():
                self.certificate.mkdir(parents=True, exist_ok=True)
            write_file(str(self.certificate / f"{number}.cnf"), proved.dimacs.encode())
            write_file(str(self.certificate / f"{number}.drup"), proved.drup.encode())

    def _certified(self, proved: Certificate) -> str:
        accepted = " accepted" if self.certified else ""
        return f"; certificate of {counted(len(proved.proof), 'clause')}{accepted}"

    def _data(self, verdict: Verdict, proved: Certificate | None, problem: str) -> dict[str, Any]:
        claimed = None if verdict.failed is None else verdict.path.steps[verdict.failed - 1]
        return {
            "source": verdict.path.source,
            "puzzle": verdict.puzzle.text,
            "verdict": "proved" if verdict.ok else "failed",
            "steps": len(verdict.path.steps),
            "failed": verdict.failed,
            "notation": claimed and claimed.notation,
            "reason": verdict.reason,
            "evidence": dict(Counter(map(str, verdict.evidence))),
            "solved": not verdict.end.empty,
            "certificate": proved and {"clauses": len(proved.proof), "accepted": self.certified and not problem},
            "certificate_error": problem,
        }


NO_PARQUET = "Parquet files cannot be read; save the paths as JSON"


def _problem(error: OSError) -> str:
    return PROBLEMS.get(type(error)) or error.strerror or str(error)


def _opened(name: str) -> Any:
    return open(name, encoding="utf-8-sig")


def _lines(stream: StandardInput) -> Iterable[str]:
    return iter(lambda: stream.readline(LONGEST_LINE), "")


def _told(verdict: Verdict) -> str:
    """Return a verdict in words."""
    path = verdict.path
    if verdict.failed is not None:
        return f"step {verdict.failed} fails: {path.steps[verdict.failed - 1].notation}\n  {verdict.reason}"
    if verdict.reason:
        return f"every step is proved, but {verdict.reason}"
    searched = verdict.evidence.count(Evidence.SEARCH)
    by_search = f" ({searched} by search only)" if searched else ""
    left = verdict.end.empty.bit_count()
    end = f"{counted(left, 'cell')} left" if left else "solved"
    return f"{counted(len(path.steps), 'step')} proved{by_search}; {end}"
