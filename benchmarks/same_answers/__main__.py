"""Does another version of Crosshatch give the same answers?  Record what each version says, and compare the records.

    old/bin/python benchmarks/same_answers record old.jsonl.gz --quick
    new/bin/python benchmarks/same_answers record new.jsonl.gz --quick
    python benchmarks/same_answers compare old.jsonl.gz new.jsonl.gz

A record has one line of JSON for each question: the path of a puzzle, its grade on each built-in scale, all steps on
offer in a position, the puzzle made from a seed; some steps of every technique in all words, data and pictures; what
the protocol of the page answers; what commands print and write, their help included.  Where a version keeps what is
asked for is written in ``places.py``.  What raises is recorded with its error.

The comparison counts what differs, by kind and technique, with the first examples.  Its exit code is 1 unless only
steps rest on fewer truths, or grades have more fields.
"""

import argparse
import gzip
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from answers import answer
from comparing import compare
from questions import FULL, QUICK, Profile, questions

SHARED = Path(__file__).parents[3] / "shared" / "puzzles"


def record(out: Path, folder: Path, profile: Profile, only: list[str], jobs: int) -> None:
    """Write the answers to all questions, or those of some kinds, in their order."""
    asked = [each for each in questions(folder, profile) if not only or each.kind in only]
    opened = gzip.open if out.suffix == ".gz" else open
    with opened(out, "wt", encoding="utf-8") as file, ProcessPoolExecutor(jobs) as workers:
        for number, found in enumerate(workers.map(answer, asked, chunksize=2), 1):
            file.write(json.dumps(found, ensure_ascii=False) + "\n")
            if number % 50 == 0:
                print(f"\r{number} of {len(asked)} answers", end="", file=sys.stderr, flush=True)
    print(f"\r{len(asked)} answers in {out}", file=sys.stderr)


def main() -> int:
    """Record or compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    recording = verbs.add_parser("record", help="write what this version answers")
    recording.add_argument("out", type=Path, help="a new file: .jsonl, or .jsonl.gz")
    recording.add_argument("--quick", action="store_true", help="ask for a sample that covers every technique")
    recording.add_argument("--only", action="append", default=[], metavar="KIND", help="ask only for this kind")
    recording.add_argument("--puzzles", type=Path, default=SHARED, metavar="DIR", help="the folder of puzzle files")
    recording.add_argument("--jobs", type=int, metavar="N", default=os.cpu_count() or 1, help="worker processes")
    comparing = verbs.add_parser("compare", help="print what differs in two records")
    comparing.add_argument("old", type=Path)
    comparing.add_argument("new", type=Path)
    comparing.add_argument("--only", action="append", default=[], metavar="KIND", help="compare only this kind")
    comparing.add_argument("--examples", type=int, metavar="N", default=3, help="how many of each kind and technique")
    chosen = parser.parse_args()
    if chosen.verb == "compare":
        return compare(chosen.old, chosen.new, chosen.only, chosen.examples)
    record(chosen.out, chosen.puzzles, QUICK if chosen.quick else FULL, chosen.only, chosen.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
