"""Steps, paths, statuses and trees as data."""

import json
from collections.abc import Iterator

from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import Generator, Made, Target
from crosshatch.grading import scale_named
from crosshatch.render.data import (
    hint_data,
    made_data,
    node_data,
    path_data,
    puzzle_data,
    solutions_data,
    status_data,
    step_data,
)
from crosshatch.search import Backtracking
from crosshatch.solver import Solver
from crosshatch.status import check
from crosshatch.step import Branch, CellTruth, Link, Pattern, Role, Step
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.singles import FullHouse, HiddenSingle, NakedSingle

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SOLUTION = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"


class Anything(Strategy):
    """A strategy for steps made by hand."""

    name = "Anything"

    def find(self, grid: Grid) -> Iterator[Step]:
        return iter(())


def test_a_step(hidden_single: Step) -> None:
    assert step_data(hidden_single) == {
        "technique": "hidden-single",
        "name": "Hidden Single",
        "notation": "Hidden Single: r5c8=2",
        "explanation": "The 2 of box 6 has one place left, as no other empty cell there can take it: it is already in "
        "r2c9,r7c7. So r5c8 is 2.",
        "placements": [{"cell": "r5c8", "digit": 2}],
        "eliminations": [],
        "truths": ["2 in box 6"],
        "roles": {
            "cells": {"blocker": ["r2c9", "r7c7"]},
            "candidates": {},
            "houses": {"house": ["box 6"]},
            "digits": {},
        },
        "links": [],
        "branches": [],
    }


def test_a_hint_gives_away_what_its_level_does(hidden_single: Step) -> None:
    technique = {
        "technique": "hidden-single",
        "name": "Hidden Single",
        "summary": "A digit has one place left in a house.",
    }
    assert hint_data(hidden_single) == {"level": 1, "look_at": ["box 6"]}
    assert hint_data(hidden_single, 2) == {"level": 2, "look_at": ["box 6"], **technique}
    assert hint_data(hidden_single, 3) == {**hint_data(hidden_single, 2), "level": 3, **step_data(hidden_single)}
    assert hint_data(None, 3) == {"level": 3, "look_at": []}


def test_a_puzzle_that_was_made() -> None:
    made = Generator(Target(level="easy"), scale_named("hodoku")).make(7)
    assert isinstance(made, Made)
    assert made_data(made) == {
        "puzzle": made.puzzle.line,
        "solution": made.solution,
        "givens": len(made.puzzle.line.replace(".", "")),
        "seed": "7",
        "target": {"level": "easy"},
        "hodoku": made.grade.data(),
    }


def test_links_and_branches() -> None:
    start, end = candidate(0, 1), candidate(1, 2)
    branch = Branch(start, Pattern([CellTruth(1)], digits={Role.BASE: [1]}), (end,))
    pattern = Pattern([CellTruth(0)], links=[Link((start,), (end,), Role.WEAK)])
    data = step_data(Step(Anything(), pattern, eliminations=[end], branches=[branch]))
    assert data["links"] == [
        {"start": [{"cell": "r1c1", "digit": 1}], "end": [{"cell": "r1c2", "digit": 2}], "role": "weak link"}
    ]
    assert data["branches"] == [
        {
            "case": {"cell": "r1c1", "digit": 1},
            "conclusion": [{"cell": "r1c2", "digit": 2}],
            "truths": ["r1c2"],
            "roles": {"cells": {}, "candidates": {}, "houses": {}, "digits": {"base": [1]}},
            "links": [],
        }
    ]


def test_a_path_solved_by_logic() -> None:
    path = Solver([FullHouse, HiddenSingle, NakedSingle]).solve(Puzzle(EASY))
    data = path_data(path)
    assert {key: value for key, value in data.items() if key != "steps"} == {
        "puzzle": EASY,
        "position": None,
        "outcome": "solved",
        "solution": SOLUTION,
        "by_logic": True,
        "techniques": {"hidden-single": 28, "full-house": 21},
        "logic_steps": 49,
        "search": None,
    }
    assert [each["notation"] for each in data["steps"]] == [step.notation for step in path.steps]


def test_a_path_with_a_search(hard: Puzzle) -> None:
    data = path_data(Solver([HiddenSingle]).solve(hard))
    assert not data["by_logic"]
    assert data["logic_steps"] == len(Solver([HiddenSingle], fallback=None).solve(hard))
    assert data["steps"][data["logic_steps"]]["technique"] == "contradiction"
    assert data["search"]["choice"] is None
    json.dumps(data)


def test_a_tree(hard: Puzzle) -> None:
    tree = Backtracking().run(hard.grid()).tree
    data = node_data(tree)
    assert data["state"] == "expanded"
    assert [child["choice"]["cell"] for child in data["children"]] == ["r2c1"] * len(tree.children)
    assert {each["reason"] for each in data["children"] if each["state"] == "solved"} == {""}


def test_the_three_statuses() -> None:
    assert status_data(check(Puzzle(EASY))) == {
        "status": "unique",
        "reason": "exactly one solution",
        "conflicts": [],
        "mistakes": [],
        "differ": [],
    }
    impossible = status_data(check(Puzzle("55" + "." * 79)))
    assert impossible["status"] == "impossible"
    assert impossible["conflicts"][0] == {
        "kind": "clash",
        "digit": 5,
        "house": "row 1",
        "cells": ["r1c1", "r1c2"],
        "message": "two 5s in row 1: r1c1 and r1c2",
    }
    multiple = status_data(check(Puzzle("." * 81)))
    assert multiple["status"] == "multiple"
    assert multiple["differ"]


def test_the_solutions_of_a_status_are_apart_since_they_give_everything_away() -> None:
    assert solutions_data(check(Puzzle(EASY))) == [SOLUTION]
    assert solutions_data(check(Puzzle("55" + "." * 79))) == []
    assert len(solutions_data(check(Puzzle("." * 81)))) == 2


def test_a_puzzle_and_a_position() -> None:
    assert puzzle_data(Puzzle(EASY)) == {"puzzle": EASY, "position": None}
    position = Puzzle(EASY, placed="4" + "." * 80, removed=[candidate(1, 5)])
    assert puzzle_data(position) == {"puzzle": "4" + EASY[1:], "position": f":0000:x:+4{EASY[1:]}:512:::"}


def test_what_stands_against_a_position_without_room() -> None:
    data = status_data(check(Puzzle("12345678." + "." * 17 + "9" + "." * 54)))
    assert data["conflicts"] == [
        {"kind": "no candidate", "cells": ["r1c9"], "message": "r1c9 has no candidate left"},
        {"kind": "no place", "digit": 9, "house": "row 1", "message": "no place for 9 in row 1"},
    ]


def test_where_a_position_in_progress_went_wrong() -> None:
    wrong = Puzzle(EASY, placed="1" + "." * 80, removed=[candidate(1, int(SOLUTION[1]))])
    assert status_data(check(wrong))["mistakes"] == ["r1c1", "r1c2"]
