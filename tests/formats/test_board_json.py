"""Boards as JSON: every constraint is written and read from its fields, and what is wrong is named with its place."""

import json
from typing import Any

import pytest

from crosshatch.board import constraints as rules
from crosshatch.board.board import CLASSIC, Board, BoardError, Constraint, Lines, kind_of
from crosshatch.board.boards import NAMES, board, jigsaw
from crosshatch.formats.board_json import TYPES, data_of, object_of, read
from random_boards import puzzle

JIGSAW = "DAAAB DAABB DEECB DEECB DECCC"


def again(data: Any) -> Board:
    return read(json.loads(json.dumps(data)))


def test_random_boards_are_read_as_they_were_written() -> None:
    seen = {rules.Cage, rules.Different}  # which only appear within others, or are tested below
    for seed in range(600):
        made, _ = puzzle(seed)
        seen.update(type(each) for each in made.constraints)
        assert again(data_of(made)) == again(object_of(made)) == made
    assert seen == {*TYPES.values()}


@pytest.mark.parametrize("name", [*NAMES, "x+anti-knight", f"jigsaw:{JIGSAW.replace(' ', '')}+x"])
def test_a_name_is_enough_where_it_finds_the_board(name: str) -> None:
    assert data_of(board(name)) == name
    assert again(object_of(board(name))) == board(name)


def test_the_classic_board_is_always_the_same_object() -> None:
    assert read("classic") is read({}) is read({"size": 9, "name": "mine"}) is read({"base": "classic"}) is CLASSIC


def test_objects() -> None:
    cage = rules.Cage(["r1c1", "r1c2"], 3)
    extra = rules.Different(["r1c1", "r2c2"], "spot")
    made = board("6x6", cage, extra, rules.AntiKnight)
    assert object_of(made) == {
        "name": "6x6 with cage, different and anti-knight",
        "size": 6,
        "constraints": [
            {"type": "cage", "cells": ["r1c1", "r1c2"], "total": 3},
            {"type": "different", "cells": ["r1c1", "r2c2"], "name": "spot"},
            "anti-knight",
        ],
    }
    assert read({"base": "6x6", "constraints": object_of(made)["constraints"]}) == made
    assert read({"regions": JIGSAW.split()}) == jigsaw(JIGSAW)
    assert read({"size": 5, "regions": None}) == Board(5, [Lines()])
    assert read({"size": 5, "regions": None, "lines": False}) == Board(5, [])
    assert again(object_of(Board(6, [rules.Diagonals(), Lines()]))) == Board(6, [rules.Diagonals(), Lines()])
    assert read({"size": 6, "constraints": ["diagonals"], "name": "Mine"}).name == "Mine"
    assert read({"size": 6, "constraints": ["diagonals"]}).name == "6x6+x"


CELLS = {"cells": ["r1c1", "r1c2"]}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (5, "a board is a text, such as"),
        ("hexa", "there is no board 'hexa'"),
        ({"rows": 9}, "a board has no key 'rows'; its keys are base"),
        ({"name": 5}, "name: expected text"),
        ({"size": 10}, "size: a board has 4 to 9 rows, columns and digits, not 10"),
        ({"size": True}, "not True"),
        ({"size": 5}, "regions: a board of 5 rows has no usual boxes"),
        ({"size": 6, "regions": "A" * 82}, "regions: expected a mark for each of 36 cells, found 82"),
        ({"regions": "A" * 82}, "expected a mark for each of 81 cells, found 82"),
        ({"regions": 5}, "regions: expected text"),
        ({"size": 4, "regions": "AAAABBBBCCCCDDDE"}, "region D has 3 cells; each region of this board needs 4"),
        ({"lines": 1}, "lines: expected true or false"),
        ({"base": "x", "size": 9}, "base and size cannot be combined"),
        ({"base": 5}, "base: expected the name of a board"),
        ({"constraints": {}}, "constraints: expected a list"),
        ({"constraints": [5]}, "constraint 1: expected an object such as"),
        ({"constraints": ["diagonals", "hexa"]}, "constraint 2 [(]hexa[)]: there is no such rule; choose from lines"),
        (
            {"constraints": [{"type": "cage", **CELLS, "sum": 3}]},
            "1 [(]cage[)]: there is no key 'sum' in this rule; its keys are cells, total",
        ),
        ({"constraints": [{"type": "cage"}]}, "1 [(]cage[)]: cells is missing"),
        (
            {"constraints": [{"type": "cage", **CELLS, "total": 18}]},
            "cage of 18 at r1c1: with 2 of the digits 1 to 9, its sum can only be 3 to 17",
        ),
        ({"constraints": [{"type": "cage", **CELLS, "total": "3"}]}, "total: expected a whole number, not '3'"),
        ({"constraints": [{"type": "cage", "cells": ["r1c1", "r0c1"]}]}, "cells: 'r0c1' is not a cell"),
        ({"constraints": [{"type": "cage", "cells": []}]}, "expected at least one cell"),
        ({"constraints": [{"type": "cage", "cells": "r1c1"}]}, "cells: expected a list"),
        ({"constraints": [{"type": "killer", "cages": [CELLS, CELLS]}]}, "r1c1 is in two cages: cage at r1c1 and"),
        ({"constraints": [{"type": "killer", "cages": ["diagonals"]}]}, "cage 1: expected type cage, not diagonals"),
        ({"constraints": [{"type": "allowed", **CELLS, "among": [10]}]}, "among: 10 is not a digit from 1 to 9"),
        ({"size": 6, "constraints": [{"type": "quadruple", **CELLS, "needed": [7]}]}, "this board has digits 1 to 6"),
        ({"size": 6, "constraints": [{"type": "renban", "cells": ["r1c7"]}]}, "r1c7 is not on this board of 6 rows"),
        ({"constraints": [{"type": "apart", "name": "x", "moves": [[1]]}]}, "move 1: expected 2 values, found 1"),
        ({"constraints": [{"type": "diagonals", "rising": 1}]}, "rising: expected true or false, not 1"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(value: Any, message: str) -> None:
    with pytest.raises(BoardError, match=message):
        read(value)


def test_a_rule_of_ones_own_cannot_be_written() -> None:
    class Mine(Constraint):
        pass

    assert kind_of(Mine) == "mine"
    with pytest.raises(BoardError, match="the rule 'mine' cannot be written as JSON"):
        data_of(board("classic", Mine()))
