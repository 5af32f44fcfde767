"""Does another version of Crosshatch give the same answers?  Record what each version says, and compare the records.

    old/bin/python benchmarks/same_answers.py record old.jsonl --jobs 2
    new/bin/python benchmarks/same_answers.py record new.jsonl --jobs 2
    python benchmarks/same_answers.py compare old.jsonl new.jsonl

A record has one line of JSON for each question: the path of a puzzle, its grade on each built-in scale, all steps on
offer in a position (of a technique that has many, only the first with their words and truths), the puzzle made from a
seed.  Answers are asked for by what stays the same from version to version: ``Solver``, ``scale_named``, ``Generator``
and ``render.data``.  What raises is recorded with its error.

The comparison counts what differs, by kind and technique, with the first examples.  Its exit code is 1 unless only
words differ, steps rest on fewer truths, or grades have more fields.
"""

import argparse
import csv
import json
import os
import sys
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from crosshatch import (
    Candidate,
    Generator,
    Puzzle,
    Solver,
    Target,
    cell_named,
    read,
    scale_named,
    strategies_named,
    write,
)
from crosshatch.render.data import path_data, step_data

Data: TypeAlias = dict[str, Any]

SHARED = Path(__file__).parents[2] / "shared" / "puzzles"
LIBRARY = "technique-positions.txt"
FILES = (
    *("classics.txt", "graded-sample.csv", "17clue-sample.txt", "top1465-sample.txt"),
    *("human-times.csv", "human-difficulty.csv", "hardest-sample.csv", LIBRARY),
)
OFFERS = ("graded-sample.csv", "top1465-sample.txt", "hardest-sample.csv", LIBRARY)
"""The files where all steps are asked for, in a position on the way through each puzzle, or the one that is given."""

SINGLES = ("full-house", "hidden-single", "naked-single")
SCALES = ("crosshatch", "hodoku", "explainer")

OFF_BY_DEFAULT = (
    *("dual-2-string-kite", "dual-empty-rectangle", "franken-jellyfish", "finned-franken-jellyfish"),
    *("mutant-x-wing", "finned-mutant-x-wing", "mutant-swordfish", "finned-mutant-swordfish"),
    *("squirmbag", "finned-squirmbag", "sashimi-squirmbag", "whale", "finned-whale", "sashimi-whale"),
    *("leviathan", "finned-leviathan", "sashimi-leviathan", "template-set", "template-delete"),
)
"""Techniques that the default pipeline leaves out; the widest fish are left out here, too, since they take too long."""

MADE = {
    **{f"{level} {symmetry}": 10 for symmetry in ("none", "180") for level in ("easy", "medium", "hard", "unfair")},
    **dict.fromkeys(("must x-wing", "must swordfish", "must skyscraper", "must xy-wing", "must w-wing"), 3),
    **dict.fromkeys(("must uniqueness-test-1", "must naked-triple", "must hidden-pair"), 3),
}
"""How many puzzles are made with each level and symmetry, and with each technique that they must need."""

EFFECTS = ("placements", "eliminations")
CHUNK = 4

IN_FULL = 5
"""How many steps that a technique has on offer in one position are recorded in full."""


class Question(NamedTuple):
    """What is asked: ``kind`` is ``path``, ``grade``, ``steps`` or ``made``; ``source`` is a file or a level.

    ``number`` is the place in the file, and decides how far on the way through a puzzle all steps are asked for.
    """

    kind: str
    source: str
    subject: str
    number: int = 0


class Difference(NamedTuple):
    """One thing that two versions answer differently: its kind, the technique or field, and where it is seen."""

    kind: str
    about: str
    example: str


HARMLESS = ("words", "fewer truths", "fewer truths, others among them", "added grade field")
"""The kinds of difference that a rewrite may make."""


# Recording


def puzzles_in(file: Path) -> Iterator[str]:
    """Yield the puzzles of a file: of CSV the column ``puzzle``, of text whole library lines or what comes first."""
    with file.open(encoding="utf-8", newline="") as lines:
        if file.suffix == ".csv":
            yield from (row["puzzle"] for row in csv.DictReader(lines))
            return
        for line in lines:
            if line.strip() and not line.startswith("#"):
                yield line.strip() if line.startswith(":") else line.split()[0]


def questions(folder: Path, limit: int | None) -> Iterator[Question]:
    """Yield all questions, those about a puzzle only once where several files have it."""
    seen: set[str] = set()
    for name in FILES:
        for number, subject in enumerate(islice(puzzles_in(folder / name), limit)):
            if subject in seen:
                continue
            seen.add(subject)
            yield Question("path", name, subject)
            yield Question("grade", name, subject)
            if name in OFFERS:
                yield Question("steps", name, subject, number)
    for source, count in MADE.items():
        seeds = count if limit is None else min(count, limit // 20 or 1)
        yield from (Question("made", source, str(seed)) for seed in range(seeds))


def answer(question: Question) -> Data:
    """Return the answer to a question, as it is recorded."""
    return question._asdict() | or_error(ANSWERS[question.kind], question)


def or_error(ask: Callable[..., Data], *arguments: Any) -> Data:
    """Return an answer, or the error in its place: whatever goes wrong is to be compared, not to end the record."""
    try:
        return ask(*arguments)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def path_answer(question: Question) -> Data:
    """Return the solver's path through a puzzle."""
    found = path_data(Solver().solve(read(question.subject)))
    kept = {key: found[key] for key in ("outcome", "solution", "by_logic", "logic_steps", "techniques")}
    return kept | {"steps": [step_answer(step) for step in found["steps"]]}


def step_answer(step: Data) -> Data:
    """Return what is compared of a step: its conclusions and truths as text, the truths sorted."""
    return {
        **{key: step[key] for key in ("technique", "name", "notation", "explanation")},
        **{key: [f"{each['cell']}={each['digit']}" for each in step[key]] for key in EFFECTS},
        "truths": sorted(step["truths"]),
    }


def grade_answer(question: Question) -> Data:
    """Return the grade of a puzzle on each scale."""
    puzzle = read(question.subject)
    return {"grades": {name: or_error(lambda name: scale_named(name).grade(puzzle).data(), name) for name in SCALES}}


def steps_answer(question: Question) -> Data:
    """Return every step on offer in a position, by the techniques that are on and by some that are off."""
    puzzle = read(question.subject)
    if question.source != LIBRARY:
        puzzle = position_on_the_way(puzzle, question.number)
    offered = {name: or_error(offer, name, puzzle) for name in ("on", *OFF_BY_DEFAULT)}
    return {"position": write(puzzle, "library"), "offered": offered}


def position_on_the_way(puzzle: Puzzle, number: int) -> Puzzle:
    """Return a position from the path of a puzzle, where the solver is out of singles; the number decides which one."""
    path = path_data(Solver().solve(puzzle))
    steps = path["steps"][: path["logic_steps"] + 1]
    stops = [place for place, step in enumerate(steps) if step["technique"] not in SINGLES]
    values = list("." * 81)
    removed: list[Candidate] = []
    for step in steps[: stops[number % len(stops)] if stops else 0]:
        for each in step["placements"]:
            values[cell_named(each["cell"])] = str(each["digit"])
        removed += [Candidate(cell_named(each["cell"]), each["digit"]) for each in step["eliminations"]]
    return Puzzle(puzzle.givens, "".join(values), removed)


def offer(name: str, puzzle: Puzzle) -> Data:
    """Return the steps on offer by the techniques that are on, or by the one named; the first of each in full."""
    solver = Solver() if name == "on" else Solver(strategies_named([name]))
    found: list[Data] = []
    seen: Counter[str] = Counter()
    for each in solver.steps(puzzle):
        step = step_answer(step_data(each))
        seen[step["technique"]] += 1
        in_full = seen[step["technique"]] <= IN_FULL
        found.append(step if in_full else {key: step[key] for key in ("technique", "notation", *EFFECTS)})
    return {"steps": found}


def made_answer(question: Question) -> Data:
    """Return the puzzle that is made from a seed."""
    kind, name = question.source.split(" ")
    found = Generator(Target(must=name) if kind == "must" else Target(level=kind, symmetry=name)).make(question.subject)
    return {"puzzle": found.puzzle.line, "solution": found.solution, "tried": found.tried}


ANSWERS = {"path": path_answer, "grade": grade_answer, "steps": steps_answer, "made": made_answer}


def record(out: Path, folder: Path, limit: int | None, jobs: int) -> None:
    """Write the answers to all questions, in their order."""
    with out.open("w", encoding="utf-8") as file, ProcessPoolExecutor(jobs) as workers:
        for number, found in enumerate(workers.map(answer, questions(folder, limit), chunksize=CHUNK), 1):
            file.write(json.dumps(found, ensure_ascii=False) + "\n")
            if number % 100 == 0:
                print(f"\r{number} answers", end="", file=sys.stderr, flush=True)
    print(f"\r{number} answers in {out}", file=sys.stderr)


# Comparing


def answers_in(file: Path) -> dict[Question, str]:
    """Return the answers of a record by their questions, as the lines that they are recorded in, to save memory."""
    with file.open(encoding="utf-8") as lines:
        told = ((json.loads(line), line) for line in lines)
        return {Question(*(each[field] for field in Question._fields)): line for each, line in told}


def differences(question: Question, old: Data, new: Data) -> Iterator[Difference]:
    """Yield what differs in two answers to a question."""
    where = f"{question.source} {question.subject}"
    if question.kind == "path":
        yield from path_differences(old, new, where)
    elif question.kind == "made" or "error" in old or "error" in new:
        yield from field_differences(question.kind, old, new, where)
    elif question.kind == "grade":
        for scale, grade in old["grades"].items():
            yield from field_differences("grade", grade, new["grades"][scale], where, f"{scale} ")
    elif old["position"] != new["position"]:
        yield Difference("position", question.source, f"{where}\n  old: {old['position']}\n  new: {new['position']}")
    else:
        for name, offered in old["offered"].items():
            yield from offer_differences(offered, new["offered"].get(name, {}), f"{question.source} {old['position']}")


def field_differences(kind: str, old: Data, new: Data, where: str, prefix: str = "") -> Iterator[Difference]:
    """Yield the fields that differ, the order of what they hold included."""
    for key in dict.fromkeys([*old, *new]):
        before, after = (json.dumps(each.get(key, "absent"), ensure_ascii=False) for each in (old, new))
        if before != after:
            added = key not in old and "error" not in old and "error" not in new
            example = f"{where}\n  old: {before}\n  new: {after}"
            yield Difference(f"added {kind} field" if added else kind, f"{prefix}{key}", example)


def path_differences(old: Data, new: Data, where: str) -> Iterator[Difference]:
    """Yield what differs in two paths of a puzzle: of the steps, those up to the first that does something else."""
    yield from field_differences("path", old | {"steps": 0}, new | {"steps": 0}, where)
    for number, (before, after) in enumerate(zip(old.get("steps", ()), new.get("steps", ()), strict=False), 1):
        yield from step_differences(before, after, f"{where} step {number}")
        if effects(before) != effects(after):
            return


def offer_differences(old: Data, new: Data, where: str) -> Iterator[Difference]:
    """Yield what differs in all the steps on offer, technique by technique.

    Steps of one notation are compared with each other, then those of the same effects; the rest one version lacks.
    """
    if not (old.keys() == new.keys() == {"steps"}):
        yield from field_differences("offer", old, new, where)
        return
    for technique in dict.fromkeys(step["technique"] for step in old["steps"] + new["steps"]):
        lost, found = ([step for step in each["steps"] if step["technique"] == technique] for each in (old, new))
        orders = [list(map(effects, steps)) for steps in (lost, found)]
        if orders[0] != orders[1] and sorted(orders[0]) == sorted(orders[1]):
            yield Difference("order of steps on offer", technique, where)
        covered = [{each for step in steps for each in conclusions(step)} for steps in (found, lost)]
        for alike in (itemgetter("notation"), effects):
            pairs, lost, found = matched(lost, found, alike)
            for step, other in pairs:
                yield from step_differences(step, other, where)
        for change, steps, elsewhere in zip(("lost", "found"), (lost, found), covered, strict=True):
            for step in steps:
                kind = "steps on offer" if conclusions(step) <= elsewhere else "effects on offer"
                yield Difference(kind, technique, f"{where}\n  {change}: {step['notation']}")


def matched(
    ours: Iterable[Data], theirs: Iterable[Data], alike: Callable[[Data], Any]
) -> tuple[list[tuple[Data, Data]], list[Data], list[Data]]:
    """Return pairs of steps that are alike, each step in one pair at most, and what is left on both sides."""
    waiting: defaultdict[str, deque[Data]] = defaultdict(deque)
    for step in theirs:
        waiting[str(alike(step))].append(step)
    pairs, left = [], []
    for step in ours:
        same = waiting[str(alike(step))]
        if same:
            pairs.append((step, same.popleft()))
        else:
            left.append(step)
    return pairs, left, [step for same in waiting.values() for step in same]


def effects(step: Data) -> list[list[str]]:
    """Return what a step places and what it eliminates."""
    return [step[effect] for effect in EFFECTS]


def conclusions(step: Data) -> set[tuple[str, str]]:
    """Return what a step places and eliminates, one by one."""
    return {(effect, each) for effect in EFFECTS for each in step[effect]}


def step_differences(old: Data, new: Data, where: str) -> Iterator[Difference]:
    """Yield what differs in two steps: all that is recorded of both, or only effects or technique if these differ."""
    technique = old["technique"]
    told = f"{where}\n  old: {old['notation']}\n  new: {new['notation']}"
    if technique != new["technique"]:
        technique = f"{technique} > {new['technique']}"
    if effects(old) != effects(new):
        yield Difference("effects", technique, told)
        return
    if old["technique"] != new["technique"]:
        yield Difference("technique", technique, told)
        return
    if old["notation"] != new["notation"]:
        yield Difference("notation", technique, told)
    if "truths" not in old or "truths" not in new:
        return
    if old["name"] != new["name"]:
        yield Difference("name", technique, told)
    where = f"{where}\n  {old['notation']}"
    if old["explanation"] != new["explanation"]:
        yield Difference("words", technique, f"{where}\n  old: {old['explanation']}\n  new: {new['explanation']}")
    before, after = Counter(old["truths"]), Counter(new["truths"])
    if before != after:
        sizes = before.total(), after.total()
        change = "fewer" if sizes[0] > sizes[1] else "more" if sizes[0] < sizes[1] else "other"
        others = "" if change == "other" or after <= before or before <= after else ", others among them"
        parts = [f"{sign} {truth}" for sign, some in (("-", before - after), ("+", after - before)) for truth in some]
        yield Difference(f"{change} truths{others}", technique, f"{where}\n  {'; '.join(parts)}")


def compare(old_file: Path, new_file: Path, examples: int) -> int:
    """Print what differs and return the exit code."""
    old, new = answers_in(old_file), answers_in(new_file)
    both = [question for question in old if question in new]
    only_old, only_new = len(old) - len(both), len(new) - len(both)
    print(f"{len(both)} answers compared; {only_old} only in {old_file}, {only_new} only in {new_file}")
    counts: dict[str, Counter[str]] = {}
    first: dict[tuple[str, str], list[str]] = {}
    changed = (each for each in both if old[each] != new[each])
    every = (differences(each, json.loads(old[each]), json.loads(new[each])) for each in changed)
    for kind, about, example in chain.from_iterable(every):
        counts.setdefault(kind, Counter())[about] += 1
        shown = first.setdefault((kind, about), [])
        if len(shown) < examples:
            shown.append(example)
    for kind in sorted(counts, key=lambda each: (each in HARMLESS, each)):
        print(f"\n== {kind}: {counts[kind].total()}{' (may differ)' if kind in HARMLESS else ''}")
        for about, count in counts[kind].most_common():
            print(f"\n{about}: {count}")
            for example in first[kind, about]:
                print(f"- {example}")
    harmful = counts.keys() - set(HARMLESS)
    print(f"\n{'not the same: ' + ', '.join(sorted(harmful)) if harmful else 'the same answers'}")
    return 1 if harmful or not both else 0


def main() -> int:
    """Record or compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    recording = verbs.add_parser("record", help="write what this version answers")
    recording.add_argument("out", type=Path)
    recording.add_argument("--puzzles", type=Path, default=SHARED, metavar="DIR", help="the folder of puzzle files")
    recording.add_argument("--limit", type=int, metavar="N", help="at most so many puzzles of each file, fewer made")
    recording.add_argument("--jobs", type=int, metavar="N", default=os.cpu_count() or 1, help="worker processes")
    comparing = verbs.add_parser("compare", help="print what differs in two records")
    comparing.add_argument("old", type=Path)
    comparing.add_argument("new", type=Path)
    comparing.add_argument("--examples", type=int, metavar="N", default=3, help="how many of each kind and technique")
    chosen = parser.parse_args()
    if chosen.verb == "compare":
        return compare(chosen.old, chosen.new, chosen.examples)
    record(chosen.out, chosen.puzzles, chosen.limit, chosen.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
