"""What differs in two records, counted by kind and technique, with the first examples."""

import gzip
import json
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from difflib import unified_diff
from itertools import chain, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from places import REWORDED
from questions import Question

Data: TypeAlias = dict[str, Any]

EFFECTS = ("placements", "eliminations")

HARMLESS = ("fewer truths", "fewer truths, others among them", "added grade field")
"""The kinds of difference that a rewrite may make."""

AROUND = 100
"""How many characters are shown on both sides of where two long texts begin to differ."""

MOST_LINES = 12
"""How many lines of what differs in two texts are shown."""


class Difference(NamedTuple):
    """One thing that two versions answer differently: its kind, the technique or field, and where it is seen."""

    kind: str
    about: str
    example: str


def answers_in(file: Path, only: list[str]) -> dict[Question, str]:
    """Return the answers of a record by their questions, as the lines that they are recorded in, to save memory."""
    opened = gzip.open if file.suffix == ".gz" else open
    with opened(file, "rt", encoding="utf-8") as lines:
        told = ((json.loads(line), line) for line in map(reworded, lines))
        kept = ((each, line) for each, line in told if not only or each["kind"] in only)
        return {Question(*(each[field] for field in Question._fields)): line for each, line in kept}


def reworded(line: str) -> str:
    """Return a line of a record as if data had always been called what it is in the newest version."""
    for before, after in REWORDED.items():
        line = line.replace(before, after)
    return line


def differences(question: Question, old: Data, new: Data) -> Iterator[Difference]:
    """Yield what differs in two answers to a question."""
    where = f"{question.source} {question.subject}"
    if question.kind in ("made", "picture", "openapi", "protocol", "command"):
        yield from field_differences(question.kind, old, new, where, f"{question.source} ")
    elif "error" in old or "error" in new:
        yield from field_differences(question.kind, old, new, where)
    elif question.kind == "path":
        yield from path_differences(old, new, where)
    elif question.kind in ("words", "words on the way"):
        yield from word_differences(old["steps"], new["steps"], where)
    elif question.kind == "grade":
        for scale, grade in old["grades"].items():
            yield from field_differences("grade", grade, new["grades"][scale], where, f"{scale} ")
    elif old["position"] != new["position"]:
        yield Difference("position", question.source, f"{where}\n{difference(old['position'], new['position'])}")
    else:
        for name, offered in old["offered"].items():
            yield from offer_differences(offered, new["offered"].get(name, {}), f"{question.source} {old['position']}")


def field_differences(kind: str, old: Data, new: Data, where: str, prefix: str = "") -> Iterator[Difference]:
    """Yield the fields that differ, the order of what they hold included."""
    for key in dict.fromkeys([*old, *new]):
        before, after = (as_text(each.get(key, "absent")) for each in (old, new))
        if before != after:
            added = key not in old and "error" not in old and "error" not in new
            example = f"{where}\n{difference(before, after)}"
            yield Difference(f"added {kind} field" if added else kind, f"{prefix}{key}", example)


def as_text(value: Any) -> str:
    """Return a value as text: a text as it is, anything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def difference(old: str, new: str) -> str:
    """Return what differs in two texts: some of the lines, or, in long ones, what is around the first difference."""
    if "\n" in old.strip() or "\n" in new.strip():
        changed = unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=0)
        lines = [f"  {cut(each)}" for each in changed if not each.startswith(("---", "+++", "@@"))]
        more = len(lines) - MOST_LINES
        return "\n".join(lines[:MOST_LINES] + [f"  ... {more} lines more"] * (more > 0))
    start = next((place for place, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    return f"  old: {cut(old, start)}\n  new: {cut(new, start)}"


def cut(text: str, place: int = 0) -> str:
    """Return a text, or of a long one what is around a place."""
    if len(text) <= 4 * AROUND:
        return text
    start, end = max(0, place - AROUND), place + 2 * AROUND
    return f"{'...' * (start > 0)}{text[start:end]}{'...' * (end < len(text))}"


def word_differences(old: list[Data], new: list[Data], where: str) -> Iterator[Difference]:
    """Yield what differs in steps told in full, those of one notation compared with each other, then of one effect."""
    for alike in (itemgetter("technique", "notation"), itemgetter("technique", *EFFECTS)):
        pairs, old, new = matched(old, new, alike)
        for step, other in pairs:
            for key in dict.fromkeys([*step, *other]):
                if step.get(key) != other.get(key):
                    kind = key if key.startswith("json") else f"words: {key}"
                    shown = difference(as_text(step.get(key, "absent")), as_text(other.get(key, "absent")))
                    yield Difference(kind, step["technique"], f"{where}\n  {step['notation']}\n{shown}")
    for change, steps in (("lost", old), ("found", new)):
        yield from (
            Difference("steps", step["technique"], f"{where}\n  {change}: {step['notation']}") for step in steps
        )


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


def compare(old_file: Path, new_file: Path, only: list[str], examples: int) -> int:
    """Print what differs and return the exit code."""
    old, new = answers_in(old_file, only), answers_in(new_file, only)
    both = [question for question in old if question in new]
    only_old, only_new = len(old) - len(both), len(new) - len(both)
    print(f"{len(both)} answers compared; {only_old} only in {old_file}, {only_new} only in {new_file}")
    for question in islice((each for each in old if each not in new), examples):
        print(f"- only in {old_file}: {cut(' '.join(map(str, question)))}")
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
