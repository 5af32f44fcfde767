"""The arrays of compiled engines have the sizes that the Python form gives them, and those are what the limits need."""

import ast
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "crosshatch"
TYPED = sorted(path for path in PACKAGE.glob("engine/**/*.pxd") if path.stat().st_size)

ARRAY = re.compile(r"^    cdef (?:readonly )?[\w ]+? (\w+)\[(\d+)\]$", re.MULTILINE)

LIMITS = [
    ("engine.generation.digging", "unavoidable", "MOST_UNAVOIDABLE"),
    ("engine.sets.als", "set_cells set_digits live", "MOST_SETS"),
    ("engine.sets.als", "set_node", "10 * MOST_SETS"),
    ("engine.sets.als", "node_digit node_cells node_seen next_node", "MOST_NODES + 1"),
    ("engine.sets.als", "member_start", "MOST_NODES + 2"),
    ("engine.sets.als", "start end _moved", "MOST_NODES + 1"),
    ("engine.sets.als", "_start", "27 * LARGEST + 28"),
    ("engine.sets.als", "members", "10 * MOST_SETS"),
    ("engine.sets.als", "nodes", "MOST_LINKS"),
    ("engine.sets.linked_sets", "numbers commons place live", "als.MOST_SETS"),
    ("engine.sets.linked_sets", "near", "als.MOST_NODES + 1"),
    ("engine.sets.death_blossom", "petals", "9 * als.MOST_SETS"),
    ("engine.sets.set_chains", "order met left before links", "2 * 10 * als.MOST_SETS"),
    ("engine.hodoku.als", "numbers cells digits _places _with", "als.MOST_SETS"),
    ("engine.hodoku.als", "seen", "10 * als.MOST_SETS"),
    ("engine.hodoku.als", "_reached", "30 * als.MOST_SETS"),
    ("engine.hodoku.als", "others commons", "MOST_LINKS"),
    ("engine.links.premises", "premises", "AT_ONCE"),
    ("engine.links.states", "_order _met _causes _truths _marks _places _sound", "2 * MOST_NODES"),
    ("engine.hodoku.set_tables", "_more_digits _more_cells _more_first_cells _places _last_met", "MOST_NODES"),
    ("engine.hodoku.set_tables", "_distances", "MOST_ENTRIES"),
    ("engine.hodoku.tables", "sources steps", "MOST_ENTRIES"),
    ("engine.hodoku.tables", "direct", "2 * OFF * MOST_DIRECT"),
    ("engine.hodoku.tables", "_lines _boxes _next_of_digit", "GROUPS"),
    ("engine.hodoku.trials", "nodes distances mains", "MOST_ENTRIES"),
    ("engine.hodoku.trials", "sides", "4 * MOST_ENTRIES"),
    ("engine.hodoku.trials", "_naked _hidden", "MOST_NOTED"),
    ("engine.hodoku.trials", "_causes", "MOST_CAUSES"),
    ("engine.hodoku.nets", "_order _distances _sources", "MOST_ENTRIES"),
    ("engine.hodoku.nets", "_have _todo", "WORDS"),
    ("engine.hodoku.nets", "_trail _main _sides _branches", "MOST_ON_TRAIL"),
    ("engine.hodoku.simple_chains", "path", "MOST_CELLS"),
    ("engine.simple.marks", "naked", "MOST_NAKED + 1"),
    ("engine.simple.marks", "hidden", "MOST_HIDDEN + 1"),
    ("engine.simple.steps", "_changes", "MOST_CHANGES"),
    ("engine.simple.steps", "_masks _names", "MOST_MASKS + 1"),
    ("engine.simple.steps", "_unions _chosen", "MOST_CHOICES"),
    ("engine.explainer.closure", "states causes sizes _marks listing", "MOST_NODES"),
    ("engine.explainer.closure", "first", "MOST_NODES + 1"),
    ("engine.explainer.closure", "parents", "MOST_PARENTS"),
    ("engine.explainer.closure", "rests_on", "MOST_OFF"),
    ("engine.explainer.follower", "_on_queue _off_queue", "MOST_NODES"),
    ("engine.explainer.unary", "_states _causes _parents _depths", "MOST_NODES"),
    ("engine.explainer.starts", "_next", "MOST_NEXT"),
    ("engine.explainer.links", "new_ones new_others", "MOST_NEW"),
    ("engine.explainer.starts", "_on_by", "729 * ((729 + WORD - 1) // WORD)"),
    ("engine.links.new_chains", "first_link on waiting", "10 * NODES"),
    ("engine.links.new_chains", "next_link others", "MOST_LISTED + 1"),
    ("engine.links.table", "_digits _cells _sees _next_node _first_link _last_link", "MOST_NODES + 1"),
    ("engine.links.reach", "lengths", "AT_ONCE"),
    ("engine.links.reach", "on off new_on new_off told_on told_off", "table.MOST_NODES + 1"),
    ("engine.generation.solutions", "near far", "4 * DIVISIONS * 3"),
    ("engine.generation.solutions", "fits", "4 * DIVISIONS"),
    ("engine.generation.removal", "unavoidable", "MOST_UNAVOIDABLE"),
    ("engine.links.refuted", "colour way lonely place_of", "table.MOST_NODES + 1"),
    ("engine.links.refuted", "nodes", "table.MOST_NODES"),
    ("engine.links.refuted", "leads", "MOST_IN_ROWS"),
    ("engine.links.refuted", "implied", "810 * MOST_WORDS"),
    ("engine.links.refuted", "todo held passed_colours", "MOST_WORDS"),
    ("engine.links.table", "_next_link _others _kinds _reasons", "MOST_LINKS + 1"),
]
"""Arrays with the limits of what they hold."""


def declared(path: Path) -> dict[str, int]:
    """Return the sizes of the arrays that the classes of a module have in compiled form."""
    return {name: int(size) for name, size in ARRAY.findall(path.read_text())}


def assigned(path: Path) -> dict[str, int]:
    """Return the sizes of the lists that a module makes with a size written out, by the names of the attributes."""
    sizes = {}
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Assign(
                targets=[ast.Attribute(attr=name)],
                value=ast.BinOp(left=ast.List(), op=ast.Mult(), right=ast.Constant(value=int(size))),
            ):
                sizes[name] = size
    return sizes


def constants(module: str) -> dict[str, int]:
    """Return the numbers that a module names, as its source has them: compiled, it hides some."""
    tree = ast.parse(PACKAGE.joinpath(*module.split(".")).with_suffix(".py").read_text())
    return {
        name: value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
        for name, value in [(target.id, getattr(node.value, "value", None))]
        if isinstance(value, int)
    }


@pytest.mark.parametrize("path", TYPED, ids=lambda path: path.stem)
def test_an_array_is_as_long_as_its_list(path: Path) -> None:
    compiled, python = declared(path), assigned(path.with_suffix(".py"))
    assert {name: size for name, size in compiled.items() if name in python} == {
        name: size for name, size in python.items() if name in compiled
    }


@pytest.mark.parametrize(("module", "names", "limit"), LIMITS)
def test_an_array_has_room_for_what_its_limit_allows(module: str, names: str, limit: str) -> None:
    others = {name: SimpleNamespace(**constants(f"engine.{name}")) for name in ("sets.als", "links.table")}
    size = eval(limit, {name.rpartition(".")[2]: other for name, other in others.items()} | constants(module))
    sizes = declared(PACKAGE.joinpath(*module.split(".")).with_suffix(".pxd"))
    assert {name: sizes[name] for name in names.split()} == dict.fromkeys(names.split(), size)
