"""Steps, paths, statuses and trees as data."""

import json
from collections.abc import Callable

import attrs
import pytest

from crosshatch.board.candidate import Candidate, candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.generator import GeneratedPuzzle, Generator, Target
from crosshatch.grading import scale_named
from crosshatch.logic.step import (
    Assertion,
    Branch,
    CellTruth,
    Consequence,
    CustomPattern,
    HouseTruth,
    Link,
    Pattern,
    Role,
    Roles,
    Step,
    Truth,
)
from crosshatch.logic.technique import Technique
from crosshatch.position.status import check
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
from crosshatch.solving.search import Backtracking, search_steps
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CONTRADICTION, strategies_named, strategy_named

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SOLUTION = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"


SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])


def test_a_step(hidden_single: Step) -> None:
    assert step_data(hidden_single) == {
        "technique": "hidden-single",
        "name": "Hidden Single",
        "also_called": [],
        "notation": "Hidden Single: r5c8=2",
        "explanation": (
            "In box 6, only one empty cell can still take the 2: the 2s in r2c9,r7c7 rule out all others. So r5c8 is 2."
        ),
        "placements": [{"cell": "r5c8", "digit": 2}],
        "eliminations": [],
        "truths": ["2 in box 6"],
        "pattern": {
            "type": "OnlyPlace",
            "house": "box 6",
            "cell": "r5c8",
            "digit": 2,
            "blockers": ["r2c9", "r7c7"],
            "ruled_out": [],
        },
        "roles": {
            "cells": {"blocker": ["r2c9", "r7c7"]},
            "candidates": {},
            "houses": {"house": ["box 6"]},
            "digits": {},
        },
        "view": {
            "candidates": [{"cell": "r5c8", "digit": 2, "role": "placed"}],
            "cells": [{"cell": "r2c9", "role": "blocker"}, {"cell": "r7c7", "role": "blocker"}],
            "houses": [{"house": "box 6", "role": "house"}],
            "links": [],
            "branches": [],
        },
        "links": [],
        "branches": [],
    }


def test_a_hint_gives_away_what_its_level_does(hidden_single: Step) -> None:
    technique = {
        "technique": "hidden-single",
        "name": "Hidden Single",
        "summary": "A digit can go in only one cell of a house, so it goes there.",
    }
    assert hint_data(hidden_single) == {"level": 1, "look_at": ["box 6"]}
    assert hint_data(hidden_single, 2) == {"level": 2, "look_at": ["box 6"], **technique}
    assert hint_data(hidden_single, 3) == {**hint_data(hidden_single, 2), "level": 3, **step_data(hidden_single)}
    assert hint_data(None, 3) == {"level": 3, "look_at": []}


def test_a_puzzle_that_was_made() -> None:
    made = Generator(Target(level="easy"), scale_named("hodoku")).make(7)
    assert isinstance(made, GeneratedPuzzle)
    assert made_data(made) == {
        "puzzle": made.puzzle.line,
        "solution": made.solution,
        "givens": len(made.puzzle.line.replace(".", "")),
        "seed": "easy,scale=hodoku:7",
        "target": {"level": "easy"},
        "hodoku": made.grade.data(),
    }


FINNED_X_WING = (
    ":0000:x:.6..3.+49.9.86.4.....4..+9..6...+4..+6+29.+9+6.218...+823+9+67..6.18+4+3+9...+4+9.+62...8.3+9.5.64"
    ":511 711 514 714 119 219 719 222 522 131 531 731 132 232 134 535 237 537 538 541 741 542 742 745 351 558 161 579"
    ":::"
)
SETS = (
    ":0000:x:.9+7..5.3.+5.+3.71+9+62.26...5..+3.5+948+2.6..+213..+5+9..9+5..+3..2+5+4...7.3+9+3+1+7546+2+87+68.....5"
    ":414 814 815 834 438 452 161 861 768 675 975 295 996:::"
)
RECTANGLE = (
    ":0000:x:+1..9.5+8+3.3+8+9...+51.+572..34+9+6....+59.8+1.512.63+4+99......+25.1....+9+5...35..2+74..+54..16."
    ":415 615 462 463 364 764 874 775 875 895:::"
)


@pytest.mark.parametrize(
    ("technique", "position", "found"),
    [
        (
            "finned-x-wing",
            FINNED_X_WING,
            {
                "type": "Fish",
                "digit": 1,
                "bases": ["row 3", "row 9"],
                "places": ["r3c5", "r3c7", "r3c8", "r9c5", "r9c7"],
                "endo_fins": [],
                "covers": [{"houses": ["column 5", "column 7"], "fins": ["r3c8"], "removed": ["r2c7"]}],
            },
        ),
        (
            "almost-locked-set-xz-rule",
            SETS,
            {
                "type": "LinkedPair",
                "first": {"cells": ["r3c5", "r9c5"], "digits": [1, 8, 9]},
                "second": {"cells": ["r3c8", "r4c8"], "digits": [1, 7, 8]},
                "commons": [8],
            },
        ),
    ],
)
def test_what_was_found_is_told_as_people_name_it(technique: str, position: str, found: dict[str, object]) -> None:
    step = next(strategy_named(technique).find(read(position).grid()))
    assert step_data(step)["pattern"] == found


def test_a_naked_pair_and_the_single_that_follows(hard: Puzzle) -> None:
    found = {step.technique.slug: step_data(step)["pattern"] for step in reversed(Solver().solve(hard).steps)}
    assert found["naked-pair"] == {
        "type": "Subset",
        "hidden": False,
        "digits": [3, 4],
        "cells": ["r6c6", "r6c7"],
        "houses": ["row 6"],
    }
    assert found["naked-single"]["type"] == "OnlyCandidate"
    assert found["naked-single"]["cell"] == "r8c7"
    assert found["naked-single"]["seen"][:2] == [{"cell": "r4c7", "digit": 1}, {"cell": "r7c7", "digit": 2}]


def test_where_several_records_could_stand_their_type_is_told() -> None:
    found = step_data(next(strategy_named("uniqueness-test-1").find(read(RECTANGLE).grid())))["pattern"]
    assert (found["type"], found["kind"]) == ("DeadlyPattern", "unique rectangle")
    assert found["argument"] == {"type": "OneCell"}
    assert found["candidates"] == [[2, 7], [2, 7], [2, 4, 6, 7], [2, 7]]


def test_a_trial(hard: Puzzle) -> None:
    grid = hard.grid()
    steps = search_steps(grid, Backtracking().run(grid))
    refuted = next(step for step in steps if step.technique == CONTRADICTION)
    assert step_data(refuted)["pattern"] == {
        "type": "Trial",
        "choice": {"cell": "r2c1", "digit": 4},
        "nodes": 3,
        "held": False,
        "forced": [],
        "reason": None,
    }


def test_a_pattern_that_is_spelt_out_is_told_by_its_roles() -> None:
    pattern = CustomPattern([CellTruth(0)], cells={Role.PIVOT: [40]}, digits={Role.PIVOT: [1]})
    data = step_data(Step(Technique("Own"), pattern, eliminations=[candidate(1, 2)]))
    assert data["pattern"] == {"type": "CustomPattern"}
    assert data["roles"] == {"cells": {"pivot": ["r5c5"]}, "candidates": {}, "houses": {}, "digits": {"pivot": [1]}}


@attrs.frozen
class OneCase(Pattern):
    """A candidate that, being true, leaves a row without its 2."""

    start: Candidate
    end: Candidate

    @property
    def truths(self) -> tuple[Truth, ...]:
        return (HouseTruth(2, 0),)

    @property
    def links(self) -> tuple[Link, ...]:
        return (Link((self.start,), (self.end,), Role.WEAK),)

    @property
    def branches(self) -> tuple[Branch, ...]:
        case = Assertion(self.start)
        off = Consequence(Assertion(self.end, on=False), causes=(case,), truth=CellTruth(1))
        return (Branch((case,), (off,), fails=HouseTruth(2, 0), roles=Roles(digits={Role.BASE: [1]})),)


def test_links_and_branches() -> None:
    found = OneCase(candidate(0, 1), candidate(1, 2))
    data = step_data(Step(Technique("Own"), found, eliminations=[candidate(0, 1)]))
    assert data["pattern"] == {
        "type": "OneCase",
        "start": {"cell": "r1c1", "digit": 1},
        "end": {"cell": "r1c2", "digit": 2},
    }
    assert data["links"] == [
        {"start": [{"cell": "r1c1", "digit": 1}], "end": [{"cell": "r1c2", "digit": 2}], "role": "weak link"}
    ]
    assert data["branches"] == [
        {
            "case": [{"cell": "r1c1", "digit": 1, "on": True}],
            "follows": [
                {
                    "cell": "r1c2",
                    "digit": 2,
                    "on": False,
                    "causes": [{"cell": "r1c1", "digit": 1, "on": True}],
                    "truth": "r1c2",
                }
            ],
            "fails": "2 in row 1",
            "roles": {"cells": {}, "candidates": {}, "houses": {}, "digits": {"base": [1]}},
            "links": [],
        }
    ]


def test_what_takes_a_step_of_its_own_in_a_branch_has_it(chain_position: Callable[[str], str]) -> None:
    step = next(strategy_named("dynamic-forcing-chain-plus").find(read(chain_position("WITHIN")).grid()))
    data = json.loads(json.dumps(step_data(step)))
    (branch,) = data["branches"]
    pair = {
        "technique": "hidden-pair",
        "notation": "Hidden Pair: 2,3 in r89c9 => r89c9<>5",
        "truths": ["2 in box 9", "3 in box 9"],
        "branches": [],
    }
    assert [each for each in branch["follows"] if "by" in each] == [
        {
            "cell": cell,
            "digit": 5,
            "on": False,
            "causes": [{"cell": "r7c9", "digit": 3, "on": False}],
            "truth": None,
            "by": pair,
        }
        for cell in ("r8c9", "r9c9")
    ]
    assert data["pattern"]["type"] == "ForcingNet"


def test_a_path_solved_by_logic() -> None:
    path = Solver(SINGLES).solve(Puzzle(EASY))
    data = path_data(path)
    assert {key: value for key, value in data.items() if key != "steps"} == {
        "puzzle": EASY,
        "position": None,
        "outcome": "solved by logic",
        "solution": SOLUTION,
        "by_logic": True,
        "techniques": {"hidden-single": 28, "full-house": 21},
        "logic_steps": 49,
        "search": None,
    }
    assert [each["notation"] for each in data["steps"]] == [step.notation for step in path.steps]


def test_a_path_with_a_search(hard: Puzzle) -> None:
    hidden_singles = [strategy_named("hidden-single")]
    data = path_data(Solver(hidden_singles).solve(hard))
    assert not data["by_logic"]
    assert data["logic_steps"] == len(Solver(hidden_singles, fallback=None).solve(hard))
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
        "wrong_digits": [],
        "lost_candidates": [],
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
    data = status_data(check(wrong))
    assert data["mistakes"] == ["r1c1", "r1c2"]
    assert data["wrong_digits"] == [{"cell": "r1c1", "digit": 1}]
    assert data["lost_candidates"] == ["r1c2"]
