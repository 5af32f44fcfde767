"""What a version answers: a function for each kind of question, which returns what is recorded."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import islice
from typing import Any, TypeAlias

from commands import command_answer
from places import found
from questions import LIBRARY, Question

Data: TypeAlias = dict[str, Any]

SINGLES = ("full-house", "hidden-single", "naked-single")
SCALES = ("crosshatch", "hodoku", "explainer")
LANGUAGES = ("en", "de")
EFFECTS = ("placements", "eliminations")

OFF_BY_DEFAULT = (
    *("dual-2-string-kite", "dual-empty-rectangle", "franken-jellyfish", "finned-franken-jellyfish"),
    *("mutant-x-wing", "finned-mutant-x-wing", "mutant-swordfish", "finned-mutant-swordfish"),
    *("squirmbag", "finned-squirmbag", "sashimi-squirmbag", "whale", "finned-whale", "sashimi-whale"),
    *("leviathan", "finned-leviathan", "sashimi-leviathan", "template-set", "template-delete"),
)
"""Techniques that the default pipeline leaves out; the widest fish are left out here, too, since they take too long."""

IN_FULL = 5
"""How many steps that a technique has on offer in one position are recorded in full."""

IN_WORDS = 3
"""How many steps of a technique in one position, or on one path, are recorded in words and data."""

MOST_STEPS = 400
"""Among how many steps on offer those in words are."""

LONGEST = 3000
"""How many characters of data are recorded as they are; of longer ones there is the beginning, and a digest."""


def answer(question: Question) -> Data:
    """Return the answer to a question, as it is recorded."""
    return question._asdict() | or_error(ANSWERS[question.kind], question)


def or_error(ask: Callable[..., Data], *arguments: Any) -> Data:
    """Return an answer, or the error in its place: whatever goes wrong is to be compared, not to end the record."""
    try:
        return ask(*arguments)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


# Puzzles


def path_answer(question: Question) -> Data:
    """Return the solver's path through a puzzle."""
    path = path_of(question.subject)
    kept = {key: path[key] for key in ("outcome", "solution", "by_logic", "logic_steps", "techniques")}
    return kept | {"steps": [step_answer(step) for step in path["steps"]]}


def path_of(line: str) -> Data:
    """Return the path through a puzzle as data."""
    path: Data = found("path_data")(found("Solver")().solve(found("read")(line)))
    return path


def step_answer(step: Data) -> Data:
    """Return what is compared of a step: its conclusions and truths as text, the truths sorted."""
    return {
        **{key: step[key] for key in ("technique", "name", "notation", "explanation")},
        **{key: [f"{each['cell']}={each['digit']}" for each in step[key]] for key in EFFECTS},
        "truths": sorted(step["truths"]),
    }


def grade_answer(question: Question) -> Data:
    """Return the grade of a puzzle on each scale."""
    puzzle = found("read")(question.subject)
    return {
        "grades": {
            name: or_error(lambda name: found("scale_named")(name).grade(puzzle).data(), name) for name in SCALES
        }
    }


def steps_answer(question: Question) -> Data:
    """Return every step on offer in a position, by the techniques that are on and by some that are off."""
    puzzle = found("read")(question.subject)
    if question.source != LIBRARY:
        puzzle = position_on_the_way(puzzle, question.number)
    offered = {name: or_error(offer, name, puzzle) for name in ("on", *OFF_BY_DEFAULT)}
    return {"position": found("write")(puzzle, "library"), "offered": offered}


def position_on_the_way(puzzle: Any, number: int) -> Any:
    """Return a position from the path of a puzzle, where the solver is out of singles; the number decides which one."""
    path = found("path_data")(found("Solver")().solve(puzzle))
    steps = path["steps"][: path["logic_steps"] + 1]
    stops = [place for place, step in enumerate(steps) if step["technique"] not in SINGLES]
    values = list("." * 81)
    removed: list[Any] = []
    cell_named = found("cell_named")
    for step in steps[: stops[number % len(stops)] if stops else 0]:
        for each in step["placements"]:
            values[cell_named(each["cell"])] = str(each["digit"])
        removed += [found("Candidate")(cell_named(each["cell"]), each["digit"]) for each in step["eliminations"]]
    return found("Puzzle")(puzzle.givens, "".join(values), removed)


def offer(name: str, puzzle: Any) -> Data:
    """Return the steps on offer by the techniques that are on, or by the one named; the first of each in full."""
    offered: list[Data] = []
    seen: Counter[str] = Counter()
    for each in solver_of(name).steps(puzzle):
        step = step_answer(found("step_data")(each))
        seen[step["technique"]] += 1
        in_full = seen[step["technique"]] <= IN_FULL
        offered.append(step if in_full else {key: step[key] for key in ("technique", "notation", *EFFECTS)})
    return {"steps": offered}


def solver_of(named: str) -> Any:
    """Return the solver of the techniques that are on, or of one that is named, with options: ``aic as_hodoku=1``."""
    if named == "on":
        return found("Solver")()
    slug, *options = named.split()
    chosen = {name: int(value) for name, value in (each.split("=") for each in options)}
    return found("Solver")([found("strategy_named")(slug, **chosen)])


def made_answer(question: Question) -> Data:
    """Return the puzzle that is made from a seed."""
    kind, name = question.source.split(" ")
    target = found("Target")(must=name) if kind == "must" else found("Target")(level=kind, symmetry=name)
    made = found("Generator")(target).make(question.subject)
    return {"puzzle": made.puzzle.line, "solution": made.solution, "tried": made.tried}


# Words, data and pictures of steps


def words_answer(question: Question) -> Data:
    """Return some steps in a position in all words and data: of one technique, or some of each that is on."""
    puzzle = found("read")(question.subject)
    offered = islice(solver_of(question.source).steps(puzzle), MOST_STEPS)
    return {"steps": [told(step) for step in some_of_each(offered)]}


def way_answer(question: Question) -> Data:
    """Return some steps of each technique on the path of a puzzle in all words and data."""
    path = found("Solver")().solve(found("read")(question.subject))
    return {"steps": [told(step) for step in some_of_each(path.steps)]}


def some_of_each(steps: Iterable[Any]) -> Iterable[Any]:
    """Yield the first steps of each technique."""
    seen: Counter[str] = Counter()
    for step in steps:
        seen[step.technique.slug] += 1
        if seen[step.technique.slug] <= IN_WORDS:
            yield step


def told(step: Any) -> Data:
    """Return a step with all that is said of it in each language, and with its data."""
    data = found("step_data")(step)
    answer = {key: value for key, value in step_answer(data).items() if key not in ("name", "explanation")}
    for language in LANGUAGES:
        answer |= {f"{language} {name}": or_error_text(say, step, language) for name, say in SAID.items()}
    rest = {key: data[key] for key in data if key not in answer and key not in ("name", "explanation")}
    return answer | {f"json {key}": shortened(json.dumps(value, ensure_ascii=False)) for key, value in rest.items()}


def or_error_text(say: Callable[[Any, str], str], step: Any, language: str) -> str:
    """Return what is said, or the error in its place."""
    try:
        return say(step, language)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def explained(step: Any, language: str) -> str:
    """Return the reasons of a step with its roles: ``[pivot:r5c5] is 1 or 2``."""
    return "\n".join(map(found("markup"), found("explain")(step, language=language)))


def hinted(level: int) -> Callable[[Any, str], str]:
    """Return what gives a hint of a level at a step."""
    return lambda step, language: as_text(found("hint_lines")(step, level, language=language))


def as_text(lines: Iterable[Any]) -> str:
    """Return lines with their roles, as text."""
    return "\n".join(map(found("markup"), lines))


SAID: dict[str, Callable[[Any, str], str]] = {
    "headline": lambda step, language: found("headline")(step, language=language),
    "reasons": explained,
    **{f"hint {level}": hinted(level) for level in (1, 2, 3)},
}


def shortened(text: str) -> str:
    """Return a text, or the beginning of a long one and its digest."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}... {sha256(text.encode()).hexdigest()}"


def picture_answer(question: Question) -> Data:
    """Return the first step of a technique in a position as text and as a picture."""
    puzzle = found("read")(question.subject)
    step = next(iter(solver_of(question.source).steps(puzzle)))
    grid = puzzle.grid()
    texts = {f"{each} text": as_text(found("step_grid")(grid, step, language=each)) for each in LANGUAGES}
    pictures = {"svg": found("svg")(grid, step), "svg de": found("svg")(grid, step, legend=True, language="de")}
    return {"notation": step.notation, **texts, **pictures}


# The app


def openapi_answer(question: Question) -> Data:
    """Return the description of the protocol, path by path."""
    described = found("openapi")()
    paths = {f"path {name}": path for name, path in described.pop("paths").items()}
    return {**described, **paths}


def protocol_answer(question: Question) -> Data:
    """Return what the protocol answers to a request."""
    status, text = found("respond")(question.source, question.subject)
    answered = json.loads(text)
    return {"http": status, **(answered.get("result") or answered)}


ANSWERS: dict[str, Callable[[Question], Data]] = {
    "path": path_answer,
    "grade": grade_answer,
    "steps": steps_answer,
    "made": made_answer,
    "words": words_answer,
    "words on the way": way_answer,
    "picture": picture_answer,
    "openapi": openapi_answer,
    "protocol": protocol_answer,
    "command": lambda question: command_answer(question.subject),
}
