"""The protocol: each method with good and bad requests, and that it says what is wrong."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.app.methods import parameters
from crosshatch.app.openapi import openapi
from crosshatch.app.protocol import LONGEST_REQUEST, respond
from crosshatch.board.boards import board as named_board
from crosshatch.board.clock import OutOfTime, deadline_in, until
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import Step
from crosshatch.position.status import count_solutions, superfluous_givens
from crosshatch.render import svg
from crosshatch.solving.solver import Solver
from crosshatch.verbs import MODULES

Ask = Callable[..., Any]

METHODS = {name: parameters(name) for name in MODULES}

HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

NEARLY_STUCK = "5346789126721953481983..5678.976.4.34.68.37917.39..8.6961537284287419635345286179"

SEVERAL_TO_CONCLUDE = "12345678" + "." * 73

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_what_a_text_holds(ask: Ask, puzzle: str) -> None:
    found = ask("read", position=puzzle + " # mine")
    assert (found["givens"], found["placed"], found["comment"]) == (puzzle, "." * 81, "mine")
    assert found["symmetry"] == "180"


def test_what_a_player_has_before_them(ask: Ask, puzzle: str) -> None:
    board = {"givens": puzzle, "placed": "..4" + "." * 78, "marks": {"r1c4": "26", "r1c6": ""}}
    found = ask("read", position=board)
    assert found["placed"][:3] == "..4"
    assert found["removed"] == []  # 2 and 6 are all that r1c4 has left
    assert ask("read", position={**board, "marks": {"r1c4": "2"}})["removed"] == [{"cell": "r1c4", "digit": 6}]


def test_a_hint_gives_itself_away_bit_by_bit(ask: Ask, puzzle: str) -> None:
    first, second, third = (ask("hint", position=puzzle, level=level)["hint"] for level in (1, 2, 3))
    assert set(first) == {"level", "look_at"}
    assert second["name"] == "Hidden Single"
    assert third["placements"]
    assert third["words"]
    assert {"below", "above", "legend"} == set(third["marks"])


def test_an_essential_hint_leaves_out_what_does_not_lead_to_a_digit(ask: Ask) -> None:
    puzzle = "...6....1.2184........3....4......7...3.6.94.9....3..88.7.....3......41..1....5.2"
    singles_gone = ask("explain", position=puzzle, essential=True)["steps"]
    first = next(place for place, step in enumerate(singles_gone) if not step["placements"])
    placed = ["."] * 81
    for step in singles_gone[:first]:
        for each in step["placements"]:
            placed[(int(each["cell"][1]) - 1) * 9 + int(each["cell"][3]) - 1] = str(each["digit"])
    board = {"givens": puzzle, "placed": "".join(placed)}
    hint = ask("hint", position=board, level=3, essential=True)["hint"]
    assert hint["eliminations"]
    assert ask("hint", position=board, level=1, essential=True)["hint"]["look_at"] == hint["look_at"]


def test_a_hint_keeps_the_next_step_where_time_runs_out(ask: Ask) -> None:
    next_step = ask("hint", position=HARDEST, level=3)
    found = ask("hint", position=HARDEST, level=3, essential=True, essential_seconds=1e-6)
    assert found == next_step
    assert found["essential"] is None


def test_a_hint_says_whether_the_next_digit_depends_on_it(ask: Ask, puzzle: str) -> None:
    assert ask("hint", position=puzzle)["essential"] is None  # nobody asked
    assert ask("hint", position=puzzle, essential=True)["essential"] is True
    stuck = ask("hint", position=NEARLY_STUCK, level=3, essential=True, essential_seconds=100)
    assert stuck["hint"]["eliminations"]
    assert stuck["essential"] is False


def test_a_hint_says_where_nothing_more_can_be_concluded(ask: Ask) -> None:
    empty_but_one = ask("hint", position="1" + "." * 80)
    assert (empty_but_one["hint"], empty_but_one["exhausted"]) == (None, True)
    assert ask("hint", position=SEVERAL_TO_CONCLUDE)["exhausted"] is False  # there is a step
    assert ask("hint", position=SOLUTION)["exhausted"] is False  # every cell is filled


def test_steps_found_before_time_runs_out_are_kept(ask: Ask, puzzle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    all_steps = Solver.steps

    def three_then_too_late(solver: Solver, position: Puzzle) -> Iterator[Step]:
        yield from islice(all_steps(solver, position), 3)
        raise OutOfTime("out of time")

    monkeypatch.setattr(Solver, "steps", three_then_too_late)
    some = ask("steps", position=puzzle)
    assert (len(some["steps"]), some["more"]) == (3, True)


def test_mistakes_come_before_hints(ask: Ask, puzzle: str) -> None:
    wrong = ask("hint", position={"givens": puzzle, "placed": "..2" + "." * 78}, level=3)
    assert wrong["hint"] is None
    assert wrong["status"]["wrong_digits"] == [{"cell": "r1c3", "digit": 2}]
    lost = ask("hint", position={"givens": puzzle, "marks": {"r1c3": "12"}})
    assert lost["status"]["lost_candidates"] == ["r1c3"]


def test_all_steps_on_offer(ask: Ask, puzzle: str) -> None:
    some = ask("steps", position=puzzle, most=2)
    assert (len(some["steps"]), some["more"]) == (2, True)
    of_one = ask("steps", position=puzzle, only=["naked-single"])
    assert {step["technique"] for step in of_one["steps"]} == {"naked-single"}


def test_the_whole_way(ask: Ask, puzzle: str) -> None:
    path = ask("explain", position=puzzle)
    assert (path["outcome"], path["solution"]) == ("solved by logic", SOLUTION)
    assert all(step["marks"]["above"] for step in path["steps"])


def test_grades_on_three_scales(ask: Ask, puzzle: str) -> None:
    grades = ask("grade", position=puzzle)["grades"]
    assert list(grades) == ["crosshatch", "hodoku", "explainer"]
    assert grades["crosshatch"]["text"].startswith("Easy")
    assert list(ask("grade", position=puzzle, scales=["hodoku"])["grades"]) == ["hodoku"]


def test_why_a_digit_is_wrong(ask: Ask, puzzle: str) -> None:
    assert ask("why_not", position=puzzle, cell="r1c3", digit=4)["verdict"] == "right"
    assert ask("why_not", position=puzzle, cell="r1c3", digit=5)["verdict"] == "excluded"
    assert ask("why_not", position=puzzle, cell="r1c3", digit=2)["verdict"] == "refuted"


def test_status_gives_nothing_away(ask: Ask, puzzle: str) -> None:
    assert SOLUTION not in json.dumps(ask("status", position=puzzle))
    assert ask("solutions", position=puzzle)["of_givens"] == [SOLUTION]


def test_a_technique_and_positions_for_it(ask: Ask) -> None:
    names = [each["technique"] for each in ask("techniques")["techniques"]]
    assert names.index("naked-pair") < names.index("x-wing")
    assert ask("technique", technique="naked pair", language="de")["argument"]
    exercise = ask("practise", technique="naked-single", seed="2")["exercise"]
    position, step = exercise["position"] or exercise["puzzle"], exercise["step"]
    told = {"position": position, "technique": "naked-single"}
    assert ask("judge", **told, placements=step["placements"])["verdict"] == "right"
    (placed,) = step["placements"]
    wrong = {**placed, "digit": placed["digit"] % 9 + 1}
    assert ask("judge", **told, placements=[wrong])["verdict"] == "wrong"


def test_part_of_an_answer_and_another_truth(ask: Ask) -> None:
    exercise = ask("practise", technique="locked-candidates-type-1-pointing", seed="3")["exercise"]
    told = {"position": exercise["position"] or exercise["puzzle"], "technique": exercise["technique"]}
    steps = ask("steps", position=told["position"], only=[told["technique"]])["steps"]
    found = max(steps, key=lambda step: len(step["eliminations"]))["eliminations"]
    assert ask("judge", **told, eliminations=found)["verdict"] == "right"
    assert ask("judge", **told, eliminations=found[:1])["verdict"] in ("part", "right")
    solution = exercise["solution"]
    cell = next(cell for cell in range(81) if Puzzle(solution).line[cell] and exercise["puzzle"][cell] == ".")
    true = {"cell": f"r{cell // 9 + 1}c{cell % 9 + 1}", "digit": int(solution[cell])}
    assert ask("judge", **told, placements=[true])["verdict"] == "other"


def test_a_puzzle_is_finished(ask: Ask) -> None:
    whole = ask("complete", position="5" + "." * 80, seed="7")["puzzle"]
    assert whole[0] == "5"
    assert count_solutions(Puzzle(whole)) == 1
    fewer = Puzzle(ask("minimal", position=whole, seed="7")["puzzle"])
    assert superfluous_givens(fewer) == ()


def test_a_puzzle_is_finished_with_its_symmetry(ask: Ask) -> None:
    whole = ask("complete", position="51" + "." * 79, seed="7", symmetry="180")["puzzle"]
    assert [digit == "." for digit in whole] == [digit == "." for digit in reversed(whole)]
    assert count_solutions(Puzzle(whole)) == 1


def test_what_cannot_be_finished(refused: Ask) -> None:
    status, error = refused("complete", position="55" + "." * 79)
    assert (status, error["kind"]) == (422, "UngradablePuzzle")
    status, error = refused("minimal", position="." * 81)
    assert (status, error["kind"]) == (422, "UngradablePuzzle")


def test_a_puzzle_is_made_to_a_target(ask: Ask) -> None:
    found = ask("generate", target="easy,180", seed="2031-05-17", max_seconds=60)
    assert found["code"] == "easy,180:2031-05-17"
    made = found["made"]
    assert (made["crosshatch"]["level"], count_solutions(Puzzle(made["puzzle"]))) == ("Easy", 1)
    assert ask("generate", target="easy,180", seed="2031-05-17", max_seconds=60) == found


@pytest.mark.parametrize(
    ("target", "kind", "message"),
    [
        ("nonsense", "TargetError", "has no level 'nonsense'"),
        ("hard,nope=3", "TargetError", "a grade has no number 'nope'"),
        ("must=foo", "UnknownTechnique", "there is no technique 'foo'"),
        ("easy,must=x-wing", "TargetError", "too hard for the requested level"),
        ("pattern~1f0c3a52", "SeedError", "was made with a pattern"),
        ("scale=own~1f0c3a52", "SeedError", "was made with the custom scale"),
    ],
)
def test_what_cannot_be_made(refused: Ask, target: str, kind: str, message: str) -> None:
    status, error = refused("generate", target=target)
    assert (status, error["kind"], error["field"]) == (400, kind, "target")
    assert message in error["message"]


def test_a_grade_is_that_of_the_givens(ask: Ask, puzzle: str) -> None:
    placed = "".join("." if given != "." else digit for given, digit in zip(puzzle, SOLUTION, strict=True))
    position = {"givens": puzzle, "placed": f"{placed[:40]}{'.' * 41}", "marks": {"r9c1": "34"}}
    assert ask("grade", position=position) == ask("grade", position=puzzle)


def test_a_picture(ask: Ask, puzzle: str) -> None:
    assert ask("picture", position=puzzle)["svg"].startswith("<svg")


def test_a_picture_of_a_hint_is_that_of_its_step(ask: Ask) -> None:
    for puzzle in (Puzzle(HARDEST), Puzzle("..53....1..41...5..2...14..6....61..", board=named_board("6x6"))):
        (hint,) = ask("steps", position=puzzle.text, board=str(puzzle.board), most=1)["steps"]
        asked = {"view": hint["view"], "title": hint["headline"], "legend": True, "candidates": True, "language": "de"}
        found = ask("picture", position=puzzle.text, board=str(puzzle.board), **asked)["svg"]
        name = found.partition(' id="')[2].partition('"')[0]
        step = Solver().next_step(puzzle)
        title = hint["headline"]
        assert found == svg(puzzle, step, labels=False, legend=True, title=title, language="de", element_id=name)


def test_a_picture_of_a_case(ask: Ask) -> None:
    exercise = ask("example", technique="cell-forcing-chain")["exercise"]
    position, view = exercise["position"] or exercise["puzzle"], exercise["step"]["view"]
    pictures = [ask("picture", position=position, view=each)["svg"] for each in (view, *view["branches"])]
    assert len({*pictures}) == len(view["branches"]) + 1 > 2


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"candidates": 3}, "expected the view of a step, as answers contain it"),
        ({"cells": [{"cell": "r1c1", "role": "hero"}]}, "expected the view of a step"),
        ({"links": [{"start": [], "end": [], "role": "strong link"}]}, "expected the view of a step"),
        ({"candidates": [{"cell": "r1c1", "digit": 9, "role": "fin"}]}, "not one on this board (6x6)"),
        ({"cells": [{"cell": "r9c9", "role": "fin"}]}, "not one on this board (6x6)"),
        ({"houses": [{"house": "box 9", "role": "base"}]}, "not one on this board (6x6)"),
        ({"houses": [{"house": "cage 2", "role": "base"}]}, "not one on this board (6x6)"),
    ],
)
def test_what_is_no_view_of_a_step(refused: Ask, change: dict[str, Any], message: str) -> None:
    view = {"candidates": [], "cells": [], "houses": [], "links": [], **change}
    status, error = refused("picture", position="." * 36, board="6x6", view=view)
    assert (status, error["field"]) == (400, "view")
    assert message in error["message"]


def test_a_format(ask: Ask, puzzle: str) -> None:
    assert ask("write", position=puzzle, format="boxed")["text"].startswith("+---")
    link = ask("write", position=puzzle, link="sudokupad")["text"]
    assert link.startswith("https://sudokupad.app/")
    assert ask("read", position=link)["givens"] == puzzle


@pytest.mark.parametrize(
    ("given", "field", "message"),
    [
        ({}, "position", "hint needs the parameter 'position'"),
        ({"position": "12"}, "position", "position: expected 81 cells, found 2"),
        ({"position": 7}, "position", "position: expected text, or an object with givens, placed and marks"),
        (
            {"position": {"givens": "." * 81, "marks": {"r1c1": "x"}}},
            "position",
            "the marks of r1c1 must be a text of digits",
        ),
        ({"position": {"given": "." * 81}}, "position", "unknown key 'given'"),
        ({"position": {"placed": "." * 81}}, "position", "the key 'givens' is missing"),
        ({"position": {"givens": "." * 81, "marks": {"r0c1": "1"}}}, "position", "'r0c1' is not a cell"),
        ({"position": "." * 81, "level": 4}, "level", "level: expected a whole number from 1 to 3"),
        ({"position": "." * 81, "level": True}, "level", "level: expected a whole number from 1 to 3"),
        ({"position": "." * 81, "language": "xx"}, "language", "there is no language 'xx'"),
        ({"position": "." * 81, "max_seconds": 0}, "max_seconds", "seconds above 0"),
        ({"position": "." * 81, "essential": 1}, "essential", "expected true or false"),
        (
            {"position": "." * 81, "colour": 1},
            "colour",
            "hint has no parameter 'colour'; its parameters: position, level",
        ),
    ],
)
def test_what_is_wrong_is_said(refused: Ask, given: dict[str, Any], field: str, message: str) -> None:
    status, error = refused("hint", **given)
    assert (status, error["field"]) == (400, field)
    assert message in error["message"]


@pytest.mark.parametrize(
    ("method", "given", "field"),
    [
        ("steps", {"position": "." * 81, "only": ["x-wong"]}, "only"),
        ("hint", {"position": "." * 81, "with": ["x-wong"]}, "with"),
        ("technique", {"technique": "x-wong"}, "technique"),
        ("practise", {"technique": "x-wong"}, "technique"),
    ],
)
def test_the_field_of_an_unknown_technique_is_told(
    refused: Ask, method: str, given: dict[str, Any], field: str
) -> None:
    status, error = refused(method, **given)
    assert (status, error["field"], error["kind"]) == (400, field, "UnknownTechnique")
    assert "did you mean" in error["message"]


@pytest.mark.parametrize("text", ["{", "[]", "7", '{"position": NaN}', "[" * 5000, "x" * (LONGEST_REQUEST + 1)])
def test_what_is_no_request(text: str) -> None:
    status, answer = respond("hint", text)
    assert status == 400
    assert json.loads(answer)["error"]["message"]


def test_an_object_is_not_the_text_of_one() -> None:
    status, answer = respond("hint", {"position": HARDEST})  # type: ignore[arg-type]
    assert (status, json.loads(answer)["error"]["message"][:21]) == (400, "a request is the text")


def test_mistakes_are_reported_in_the_language(ask: Ask, puzzle: str) -> None:
    position = {"givens": puzzle, "marks": {"r1c3": "2"}}
    reason = "von hier aus keine Lösung: in r1c3 ist die richtige Ziffer gestrichen"
    for method in ("hint", "diagnose"):
        assert ask(method, position=position, language="de")["status"]["reason"] == reason


def test_a_host_may_limit_the_time_of_an_explanation() -> None:
    with until(deadline_in(0.01)):
        status, answer = respond("explain", json.dumps({"position": HARDEST}))
    assert (status, json.loads(answer)["result"]["outcome"]) == (200, "out of time")


def test_there_is_no_such_method(refused: Ask) -> None:
    status, error = refused("shout")
    assert (status, error["kind"]) == (404, "UnknownMethod")


def test_what_takes_too_long(refused: Ask, puzzle: str) -> None:
    status, error = refused("grade", position=puzzle, max_seconds=1e-9)
    assert (status, error["kind"]) == (408, "OutOfTime")


def test_a_hint_waits_for_nothing_that_it_does_not_need(puzzle: str) -> None:
    program = f"""if True:
        import json, sys
        from crosshatch.app.protocol import respond
        given = {{"position": {{"givens": {puzzle!r}}}, "level": 3}}
        assert respond("hint", json.dumps(given))[0] == 200
        print(*sys.modules)
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    imported = {name.removeprefix("crosshatch.").partition(".")[0] for name in done.stdout.split()}
    assert "techniques" in imported
    assert not imported & {"formats", "generator", "grading", "xml", "http"}


def test_every_method_is_described() -> None:
    paths = openapi()["paths"]
    assert set(paths) == {f"/api/{name}" for name in METHODS}
    for name, known in METHODS.items():
        operation = paths[f"/api/{name}"]["post"]
        assert operation["summary"]
        properties = operation["requestBody"]["content"]["application/json"]["schema"]["properties"]
        assert set(properties) == set(known)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(METHODS)), st.data())
def test_nothing_that_is_given_is_too_much(name: str, data: st.DataObject) -> None:
    asked = {each: data.draw(values) for each in METHODS[name] if each != "max_seconds"}
    status, answer = respond(
        name, json.dumps({**asked, **({"max_seconds": 0.2} if "max_seconds" in METHODS[name] else {})})
    )
    assert status in (200, 400, 408, 422)
    json.loads(answer)


def test_claims(ask: Ask) -> None:
    puzzle = "..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......"
    claims = ["r1c6=1", "r1c6=1", "r1c1=9"]
    apart = ask("claims", position=puzzle, claims=claims)["verdicts"]
    in_turn = ask("claims", position=puzzle, claims=claims, transcript=True, level="Easy")["verdicts"]
    for verdicts in (apart, in_turn):
        assert [each["verdict"] for each in verdicts] == ["proved", "proved", "false"]
    assert [len(each["steps"]) for each in apart] == [1, 1, 0]
    assert [len(each["steps"]) for each in in_turn] == [1, 0, 0]


SMALL = "..53....1..41...5..2...14..6....61.."


def test_a_board_is_described(ask: Ask) -> None:
    found = ask("board", board="6x6+non-consecutive")
    assert (found["board"], found["size"], found["has_rules"]) == ("6x6+non-consecutive", 6, False)
    assert found["houses"]["box 2"] == ["r1c4", "r1c5", "r1c6", "r2c4", "r2c5", "r2c6"]
    beside = next(each["excludes"] for each in found["links"] if ["r1c1", "r1c2"] in each["pairs"])
    assert beside == ["12", "123", "234", "345", "456", "56"]
    assert found["drawing"]["captions"] == [{"name": "non-consecutive", "number": None}]
    assert ask("board")["board"] == "classic"


def test_styles_of_a_drawing_are_data(ask: Ask) -> None:
    drawing = ask("board", board="x")["drawing"]
    assert ' style="' not in drawing["below"]
    assert ' data-style="stroke-width:1.5"' in drawing["below"]


def test_digits_that_break_a_rule(ask: Ask) -> None:
    cage = {"type": "cage", "cells": ["r1c1", "r1c2"], "total": 4}
    givens = "1." + "." * 34
    for digit, cells in (("3", []), ("2", ["r1c1", "r1c2"])):
        position = {"givens": givens, "placed": f".{digit}{'.' * 34}"}
        assert ask("conflicts", position=position, board={"size": 6, "constraints": [cage]}) == {"cells": cells}


def test_why_a_digit_is_wrong_on_a_small_board(ask: Ask) -> None:
    found = ask("why_not", position={"givens": SMALL}, board="6x6", cell="r1c1", digit=6)
    if found["start"]:
        assert found["start"]["givens"] == SMALL


def test_grades_of_a_small_board_are_those_that_there_are(ask: Ask) -> None:
    assert [*ask("grade", position={"givens": SMALL}, board="6x6")["grades"]] == ["crosshatch"]
