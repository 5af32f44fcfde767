"""Calls all that Python can reach in the engines with arguments out of range and of the wrong type.

    python tests/arguments.py --verbose

Each such call must raise an error of a usual type.  One that touches memory which it must not touch may end the process
instead, so ``test_arguments.py`` runs this in a process of its own; ``--verbose`` prints each call before it is made.
"""

import ast
import faulthandler
import importlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import crosshatch
from crosshatch.board import bitset, c_types
from crosshatch.board.automaton import Automaton
from crosshatch.board.board import CLASSIC
from crosshatch.board.derived import Difference
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator.random.chance import Chance
from crosshatch.generator.random.digging import ClassicDigging
from crosshatch.logic.budget import Budget
from crosshatch.originals.hodoku.consequences import Consequences
from crosshatch.originals.hodoku.loops import LoopFinding as Loop
from crosshatch.originals.hodoku.tables import Tables
from crosshatch.solving.record import Record
from crosshatch.techniques.almost_locked.search import AlmostLockedSets
from crosshatch.techniques.almost_locked.set_chains import Ends
from crosshatch.techniques.chains.reach import Reach
from crosshatch.techniques.chains.table import LinkTable
from crosshatch.techniques.colouring.search import medusas
from crosshatch.techniques.explainer_chains.comparison import ForcingHint
from crosshatch.techniques.explainer_chains.follower import Follower
from crosshatch.techniques.explainer_chains.forcing import ExplainerForcingSearch
from crosshatch.techniques.explainer_chains.kinds import CELL_CHAIN
from crosshatch.techniques.explainer_chains.position import Position
from crosshatch.techniques.fish import kraken_search as kraken
from crosshatch.techniques.fish import search as fish
from crosshatch.techniques.forcing.implications import Implications
from crosshatch.techniques.forcing.propagation import Propagation
from crosshatch.techniques.forcing.search import ForcingEnd
from crosshatch.techniques.subsets.search import Locked
from crosshatch.techniques.uniqueness.rectangles import unique

SOURCE = Path(crosshatch.__file__).parent
COMPILED = not str(bitset.__file__).endswith(".py")

GRID = Puzzle("...3.92..8....2.1.....61.9497.6.....5.4.....3..391...77..2..13.3.6.8.5....1....78").grid()
SOLVED = [int(digit) for digit in "534678912672195348198342567859761423426853791713924856961537284287419635345286179"]

WRONG: tuple[Any, ...] = (-1, 10, 81, 2**31, 2**63 - 1, 2**70, None, "digit", object())
ERRORS = (TypeError, ValueError, IndexError, OverflowError, AttributeError)

INTEGERS = ("int", *(name for name in vars(c_types) if name[0].isupper()))
"""What integers are called in annotations."""

CELLS, STATES, KINDS, NUMBERS = range(2**81), range(1458), range(1024), range(2**31)

RANGES: dict[str, range] = {
    "anchor": range(729),
    "bases": range(2**63),
    "bound": range(1, 2**31),
    "cell": range(81),
    "cells": CELLS,
    "changed": CELLS,
    "complexity": range(10**9 + 1),
    "conclusion": STATES,
    "covers": range(2**63),
    "created": range(10**9 + 1),
    "digit": range(1, 10),
    "digits": range(0, 1023, 2),
    "empty": range(1, 4),
    "endo_fins": CELLS,
    "fewest": range(82),
    "fins": CELLS,
    "first": range(27),
    "form": range(7),
    "givens": CELLS,
    "goal": STATES,
    "house": range(63),
    "kinds": KINDS,
    "largest": range(1, 10),
    "last": range(1, 64),
    "least": range(4, 82),
    "level": range(6),
    "limit": range(1, 2**80),
    "max_endo_fins": range(82),
    "max_fins": range(82),
    "most": range(4, 82),
    "most_nodes": range(1, 2**80),
    "most_strong": range(61),
    "others": CELLS,
    "premise": STATES,
    "second": CELLS,
    "shape": range(3),
    "size": range(1, 10),
    "start": range(64),
    "state": STATES,
    "step": range(7 * 64 * 81 * 10),
    "strong": range(61),
    "strong_kinds": KINDS,
    "target": range(81),
    "targets": CELLS,
    "tries": NUMBERS,
    "wanted": range(2**63),
}
"""What a number may be, by the name of its parameter; where a function has its own idea of it, ``OWN`` says so."""

OWN: dict[str, range] = {
    "board.bitset.array.size": range(2**20 + 1),
    "board.bitset.array.value": range(-(2**31), 2**31),
    "techniques.uniqueness.extended_rectangles.extended.most": range(3, 10),
    "techniques.uniqueness.loops.unique.least": range(4, 9),
    "originals.berthier.search.Trials.depth.most": range(6),
    "originals.berthier.search.Trials.kind": range(4),
    "originals.berthier.search.Trials.first": range(31),
    "originals.berthier.search.Trials.most": range(31),
    "originals.berthier.search.Trials.nesting": range(4),
    "logic.budget.Budget.__init__.most": range(2**40 + 1),
    "logic.budget.Budget.spend.work": range(2**40 + 1),
    "techniques.fish.search.later_fish.removed": CELLS,
    "techniques.explainer_chains.closure.Deduction.reached": range(833),
    "techniques.explainer_chains.closure.Deduction.rule": range(1, 6),
    "techniques.chains.refuted.Refutation.find.in_cells": KINDS,
    "techniques.fish.search.CoverSearch.size": range(1, 10),
    "techniques.fish.kraken_search.KrakenSearch.size": range(2, 8),
    "techniques.explainer_chains.comparison.ForcingHint.kind": range(1, 8),
    "techniques.explainer_chains.unary.UnaryHint.kind": range(8),
    "position.board_counting.BoardCounter.seed": range(-(2**80), 2**80),
    "position.board_counting.search.seed": range(-(2**80), 2**80),
    "generator.random.chance.Chance.seed": range(-(2**80), 2**80),
    "originals.hodoku.tables.Tables.node": range(2430),
    "originals.hodoku.tables.Tables.premise": range(2430),
    "techniques.chains.search.may_have.lengths": range(2**64),
    "techniques.colouring.search.links_between.first": CELLS,
    "techniques.single_digit.search.two_links.kind": range(1, 3),
    "techniques.single_digit.search.is_empty_rectangle.removed": CELLS,
    "techniques.single_digit.search.shape_of.removed": CELLS,
    "techniques.single_digit.house_links.HouseLinks.kind": range(1, 3),
    "techniques.single_digit.house_links.all_house_links.kind": range(1, 3),
    "techniques.single_digit.house_links.house_links.kind": range(1, 3),
    "techniques.forcing.implications.Implications.argue.goal": range(-1, 1458),
    "techniques.forcing.implications.Implications.chain.goal": range(729),
    "techniques.forcing.implications.Implications.chain.premise": range(729),
    "techniques.forcing.propagation.Propagation.allow.goal": range(-1, 1458),
    "techniques.forcing.propagation.Propagation.argue.goal": range(-1, 1458),
    "techniques.forcing.propagation.Propagation.cut_down.goal": range(-1, 1458),
    "techniques.forcing.propagation.Propagation.end_of.goal": range(-1, 1458),
    "techniques.chains.reach.Reach.has_length.strong": range(1001),
    "techniques.forcing.states.StateSearch.argue.goal": range(-1, 1458),
    "solving.record.Record.enter.choice": range(-1, 2**31),
    "solving.record.Record.leave.reason": range(-1, 2**31),
    "solving.record.Record.leave.state": range(3),
    "techniques.almost_locked.search.AlmostLockedSets.digit": range(10),
    "techniques.almost_locked.search.AlmostLockedSets.restricted_commons.first": NUMBERS,
    "techniques.almost_locked.search.AlmostLockedSets.restricted_commons.second": NUMBERS,
    "techniques.wings.search.bent_subsets.size": range(3, 6),
    "originals.simple.steps.SimpleSteps.first": range(1),
    "board.board_tables.BoardTables.touched": CELLS,
    "board.board_tables.BoardTables.cells_of.house": range(128),
    "board.board_tables.BoardTables.digits": range(1, 10),
    "board.board_tables.BoardTables.has_house.house": range(64),
    "techniques.subsets.search.first": range(64),
    "techniques.subsets.search.last": range(64),
    "techniques.singles.search.encode.digit": range(10),
    "techniques.singles.search.encode.house": range(64),
    "techniques.singles.search.encode.kind": range(7),
    "techniques.singles.search.first.kind": range(7),
    "techniques.singles.search.first_locked.kind": range(5, 7),
    "techniques.rules.sums.SumFillings.total": range(-(2**80), 2**80),
    "board.sums.digits_of_sum.total": range(-(2**80), 2**80),
    "board.sums.sets_of_sum.count": range(10),
    "board.sums.sets_of_sum.total": range(-(2**80), 2**80),
}
"""The same by the name of a function, or of a class, and its parameter."""


class Call(NamedTuple):
    """A function or a method, and its parameters with their annotations."""

    name: str
    function: Callable[..., Any]
    parameters: dict[str, str]


def reachable() -> Iterator[Call]:
    """Yield all that Python can reach: what has no underscore, and is not marked as private to C."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if text.startswith("# cython:") and path.stem != "checks" and (COMPILED or path.stem != "bitset"):
            yield from reachable_in(".".join(path.relative_to(SOURCE).with_suffix("").parts), ast.parse(text))


def reachable_in(name: str, tree: ast.Module) -> Iterator[Call]:
    """Yield the functions of a module, its classes, and the methods of their objects."""
    module = importlib.import_module(f"crosshatch.{name}")
    for each in tree.body:
        private = isinstance(each, ast.FunctionDef | ast.ClassDef) and any(
            ast.unparse(mark) in ("c_only", "internal", "without_gil") for mark in each.decorator_list
        )
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_") and not private:
            yield Call(f"{name}.{each.name}", getattr(module, each.name), parameters(each))
        if (
            isinstance(each, ast.ClassDef)
            and not private
            and not any(ast.unparse(base) == "NamedTuple" for base in each.bases)
        ):
            kind = getattr(module, each.name)
            for method in (method for method in each.body if isinstance(method, ast.FunctionDef)):
                call = Call(f"{name}.{each.name}.{method.name}", kind, parameters(method))
                if method.name == "__init__":
                    CONSTRUCTORS[f"{name}.{each.name}"] = call
                    yield call
                elif not (method.name.startswith("_") or method.decorator_list):
                    yield call._replace(function=method_of(f"{name}.{each.name}", kind, method.name))


CONSTRUCTORS: dict[str, Call] = {}


def method_of(name: str, kind: type, method: str) -> Callable[..., Any]:
    """Return a function that calls a method of an object that is made for the call."""

    def call(*arguments: Any) -> Any:
        thing = GRID.copy() if kind is Grid else made(READY.get(name) or constructor_of(name, kind))
        for before, *others in PREPARED.get(name, ()):
            getattr(thing, before)(*others)
        return getattr(thing, method)(*arguments)

    return call


def parameters(function: ast.FunctionDef) -> dict[str, str]:
    """Return the parameters of a function but ``self``, with their annotations."""
    return {each.arg: ast.unparse(each.annotation) for each in function.args.args if each.annotation}


def suitable(call: Call) -> dict[str, Any]:
    """Return an argument that suits it for each parameter of a function."""
    return {name: suitable_one(call, name) for name in call.parameters}


def suitable_one(call: Call, name: str) -> Any:
    for key in (f"{call.name}.{name}", f"{call.name.rpartition('.')[0]}.{name}", name):
        if key in SUITABLE:
            found = SUITABLE[key]
            return found() if key in ("grid", "record") else made(found) if callable(found) else found
    return {"bool": True, "float": 1.0, "int | str": 1, **dict.fromkeys(INTEGERS, 1)}[call.parameters[name]]


@cache
def constructor_of(name: str, kind: type) -> Callable[[], Any]:
    """Return a function that makes an object of a class."""
    return lambda: kind(*suitable(CONSTRUCTORS[name]).values()) if name in CONSTRUCTORS else kind()


@cache
def made(make: Callable[[], Any]) -> Any:
    """Return what a function makes, which is made once: interpreted, that can take seconds."""
    return make()


def line_of(grid: Any, *_: object) -> str:
    return str(grid.line())


def sift(_links: Any, _on: bool) -> list[int]:
    return []


def implications() -> Implications:
    found = Implications(GRID)
    found.follow(3)
    return found


def propagation() -> Propagation:
    found = Propagation(GRID)
    found.follow(3)
    return found


def position() -> Position:
    found = Position()
    found.load(GRID)
    return found


def forcing() -> ExplainerForcingSearch:
    found = ExplainerForcingSearch(True, True)
    found.load(position())
    return found


OWN["techniques.explainer_chains.closure.Closure.node"] = range(forcing().closure(3, 0).count)

LOOP = Loop(0, ((0, 1),), 0, (82, 1298))

READY: dict[str, Callable[[], Any]] = {
    "generator.random.digging.Digging": ClassicDigging,
    "techniques.explainer_chains.closure.Closure": lambda: forcing().closure(3, 0),
    "techniques.explainer_chains.forcing.ExplainerForcingSearch": forcing,
    "techniques.forcing.implications.Implications": implications,
    "techniques.forcing.propagation.Propagation": propagation,
    "techniques.forcing.states.StateSearch": implications,
}
"""How to get an object that is ready for its methods, where that takes more than to make it."""

PREPARED: dict[str, list[tuple[Any, ...]]] = {
    "techniques.explainer_chains.position.Position": [("load", GRID)],
    "techniques.explainer_chains.unary.UnarySearch": [("load", position())],
    "generator.random.board_digging.BoardDigging": [("set_solution", SOLVED)],
    "generator.random.digging.ClassicDigging": [("set_solution", SOLVED)],
    "generator.random.digging.Digging": [("set_solution", SOLVED)],
    "generator.random.removal.Removal": [("set_solution", SOLVED)],
    "generator.random.solutions.Solutions": [("draw",), ("begin",)],
    "originals.hodoku.tables.Tables": [("expand", 3)],
    "techniques.forcing.implications.Implications": [("follow", 3)],
    "techniques.forcing.propagation.Propagation": [("follow", 3)],
    "techniques.forcing.states.StateSearch": [("follow", 3)],
    "solving.record.Record": [("enter", 1, ())],
    "board.canonical_search.CanonicalSearch": [("run", list(GRID.values))],
}
"""What is called before another method of an object."""

RULE = Difference((0, 1), (1, 1), 5)

SUITABLE: dict[str, Any] = {
    "board": CLASSIC,
    "board.automaton.Automaton.__init__.rule": RULE,
    "board.automaton.Narrowing.supported.table": lambda: Automaton(RULE, 9),
    "board.automaton.Narrowing.supported.masks": (6, 30),
    "masks": [1022] * 81,
    "most_nodes": 60,
    "about": None,
    "arguments": (),
    "barren": None,
    "build": lambda: line_of,
    "budget": lambda: Budget(1000),
    "board.board_tables.BoardTables.cells": 2**81 - 1,
    "allowed": [0] * 10,
    "cages": (),
    "houses": [0] * 64,
    "peers": [0] * 81,
    "excluded": (),
    "candidates": lambda: position().candidates(),
    "cell": 2,
    "chance": lambda: Chance(1),
    "closures": list,
    "digit": (GRID.digits_of(2) & -GRID.digits_of(2)).bit_length() - 1,
    "digits": 6,
    "done": list,
    "empty": 1,
    "finding": lambda: next(iter(medusas(GRID))),
    "follower": lambda: Follower(True, True),
    "forced": (),
    "found": Locked(1, 18, 0),
    "givens": None,
    "position.lane_counting.search.givens": bytes(162),
    "guarded": ((1, 2),),
    "grid": GRID.copy,
    "houses_of": (0, 9),
    "hint": lambda: ForcingHint(CELL_CHAIN, 3, 2, 4, 0),
    "kinds": 5,
    "largest": 3,
    "last": 27,
    "least": 6,
    "line": b"." * 81,
    "links": implications,
    "max_seconds": None,
    "most": 8,
    "net": lambda: LinkTable(GRID, 5),
    "nodes": (1, 2, 4, 8),
    "other": position,
    "patterns": lambda: unique(GRID, True),
    "position": position,
    "reach": lambda: Reach(GRID, 5),
    "record": lambda: Record(1),
    "removed": 1,
    "result": "a result",
    "search": "a name",
    "seed": 1,
    "sets": lambda: AlmostLockedSets(GRID),
    "shorter": set,
    "size": 3,
    "solution": SOLVED,
    "source": position,
    "table": lambda: Tables(GRID, True),
    "trials": list,
    "truths": lambda: [0],
    "values": lambda: list(GRID.values),
    "techniques.uniqueness.extended_rectangles.extended.most": 4,
    "techniques.uniqueness.loops.unique.most": 8,
    "originals.berthier.search.Trials.depth.most": 2,
    "originals.berthier.search.Trials.kind": 0,
    "originals.berthier.search.Trials.first": 1,
    "originals.berthier.search.Trials.nesting": 0,
    "techniques.uniqueness.guardians.DeadlyFinding.is_guarded_within.other": lambda: unique(GRID, True)[0],
    "techniques.uniqueness.guardians.smallest.found": lambda: unique(GRID, True),
    "techniques.fish.search.first_fish.wanted": fish.WantedFish(fish.BASIC, 2),
    "techniques.fish.search.later_fish.wanted": fish.WantedFish(fish.BASIC, 2),
    "techniques.fish.kraken_search.kraken_fish.wanted": kraken.WantedKraken(fish.BASIC, 2, 2, 0),
    "techniques.explainer_chains.closure.Closure.node": 0,
    "techniques.explainer_chains.forcing.ExplainerForcingSearch.__init__.reach": None,
    "generator.random.board_digging.BoardDigging.dig.order": [(0,)],
    "generator.random.digging.ClassicDigging.dig.order": [(0,)],
    "generator.random.digging.Digging.dig.order": [(0,)],
    "generator.random.digging.Digging.set_solution.solution": SOLVED,
    "generator.random.removal.Removal.run_in_order.order": list(range(81)),
    "generator.random.removal.Removal.set_solution.values": SOLVED,
    "originals.hodoku.choice_of_chains.index_sum.removed": ((0, 1),),
    "originals.hodoku.forcing.HodokuForcing.known": lambda: Consequences(GRID),
    "originals.hodoku.loops.compared.find": LOOP,
    "originals.hodoku.loops.compared.other": LOOP,
    "techniques.forcing.search.ForcingSearch.known": set,
    "techniques.forcing.search.ForcingSearch.__init__.among": None,
    "techniques.forcing.states.check_guardians.guardians": (1, 2),
    "techniques.forcing.search.ForcingSearch.sift": lambda: sift,
    "techniques.forcing.search.ForcingSearch.find": ForcingEnd(2, 3, (2,), -1),
    "techniques.forcing.implications.Implications.size_behind.state": 3,
    "techniques.forcing.propagation.Propagation.cut_down.goal": 3,
    "techniques.forcing.propagation.Propagation.end_of.goal": 3,
    "techniques.forcing.propagation.Propagation.size_behind.state": 3,
    "techniques.forcing.states.StateSearch.size_behind.state": 3,
    "techniques.forcing.states.StateSearch.told.states": (3,),
    "techniques.chains.table.LinkTable.kinds": 261,
    "techniques.chains.table.LinkTable.other": 1,
    "techniques.chains.table.LinkTable.rectangle.number": 0,
    "originals.simple.steps.SimpleSteps.first": 0,
    "techniques.almost_locked.set_chains.SetChainSearch.ends": lambda: Ends(3, 0, 5, 16, 6),
    "techniques.singles.looking.seconds.last": 1.0,
    "techniques.singles.looking.seconds.line": 1.0,
    "techniques.singles.search.first_locked.kind": 5,
    "techniques.singles.search.run.kinds": (0, 1),
    "techniques.rules.sums.SumFillings.cells": (0, 1),
    "techniques.rules.sums.SumFillings.signs": (1, -1),
    "techniques.rules.sums.SumFillings.supported.masks": (6, 6),
    "board.sums.digits_of_sum.masks": (6, 6),
    "generator.random.board_digging.BoardDigging.set_solution.solution": SOLVED,
}
"""An argument by the name of its parameter, with or without that of its function or class; some are made."""


def wrong_ones(call: Call, name: str) -> Iterator[Any]:
    """Yield the arguments that a parameter must refuse."""
    if not COMPILED and f"{call.name}.{name}" in ONLY_COMPILED:
        return
    annotation = call.parameters[name]
    if annotation in (*INTEGERS, "int | str"):
        allowed = next(
            (OWN[key] for key in (f"{call.name}.{name}", f"{call.name.rpartition('.')[0]}.{name}") if key in OWN),
            RANGES.get(name, NUMBERS),
        )
        yield from (wrong for wrong in WRONG if not isinstance(wrong, int) or wrong not in allowed)
    elif annotation == "float":
        yield from (wrong for wrong in WRONG if not isinstance(wrong, int))
    elif annotation.split("[")[0].strip("'") not in ANYTHING and name != "forced":
        # Interpreted, any object will do until it is asked for what it lacks.
        yield from (wrong for wrong in WRONG if ("None" not in annotation if wrong is None else COMPILED))


ONLY_COMPILED = {
    "logic.budget.Budget.__init__.most",
    "logic.budget.Budget.spend.work",
    "techniques.uniqueness.guardians.type_1.grid",
    "techniques.uniqueness.guardians.type_2.grid",
    "techniques.uniqueness.rectangles.type_6.grid",
    "techniques.explainer_chains.unary.UnaryHint.__init__.rating",
    "techniques.chains.search.may_have.lengths",
    "solving.record.Record.enter.choice",
    "solving.record.Record.leave.reason",
}
"""Parameters that are only kept, or not looked at here: interpreted, nothing is wrong with any object."""

NOT_SO_EASY = {
    "originals.simple.steps.SimpleSteps.run",
    "techniques.explainer_chains.closure.Closure.deduction_of",
    "techniques.explainer_chains.closure.Deduction.parent",
    "techniques.explainer_chains.forcing.ExplainerForcingSearch.branches",
    "techniques.forcing.search.ForcingSearch.told",
}
"""Methods that refuse even suitable arguments, as the object is in no state to answer, or only a base."""

ANYTHING = ("bool", "object", "Hashable", "Callable", "SupportsIndex | None", "int | None", "float | None", "Container")
"""Annotations of parameters that take anything, or of which any truth value counts."""


def main(verbose: bool) -> None:
    """Print what takes a wrong argument, or refuses a right one."""
    faulthandler.enable()
    for call in reachable():
        try:
            right = suitable(call)
            result(call, list(right.values()), verbose)
        except Exception as error:
            if call.name not in NOT_SO_EASY:
                print(f"{call.name} with {call.parameters} raises {error!r}")
                continue
        for name in right:
            for wrong in wrong_ones(call, name):
                arguments = [wrong if each == name else value for each, value in suitable(call).items()]
                try:
                    result(call, arguments, verbose)
                except ERRORS:
                    continue
                print(f"{call.name} takes {wrong!r} for {name}")


def result(call: Call, arguments: list[Any], verbose: bool) -> None:
    """Make a call; of what it yields, take a little."""
    if verbose:
        print(f"{call.name}{tuple(arguments)}", file=sys.stderr, flush=True)
    answer = call.function(*arguments)
    if isinstance(answer, Iterator):
        list(islice(answer, 3))


if __name__ == "__main__":
    main("--verbose" in sys.argv)
