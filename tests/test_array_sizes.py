"""The arrays of compiled engines have the sizes that the Python form gives them, and those are what the limits need."""

import ast
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "crosshatch"
TYPED = sorted(path for path in PACKAGE.glob("**/*.pxd") if path.stat().st_size)

ARRAY = re.compile(r"^    cdef (?:readonly )?[\w ]+? (\w+)\[(\d+)\]$", re.MULTILINE)

LIMITS = [
    ("generator.random.digging", "unavoidable", "MOST_UNAVOIDABLE"),
    ("techniques.almost_locked.search", "set_cells set_digits live", "MOST_SETS"),
    ("techniques.almost_locked.search", "set_node", "10 * MOST_SETS"),
    ("techniques.almost_locked.search", "node_digit node_cells node_seen next_node", "MOST_NODES + 1"),
    ("techniques.almost_locked.search", "member_start", "MOST_NODES + 2"),
    ("techniques.almost_locked.search", "start end _moved", "MOST_NODES + 1"),
    ("techniques.almost_locked.search", "_start", "27 * LARGEST + 28"),
    ("techniques.almost_locked.search", "members", "10 * MOST_SETS"),
    ("techniques.almost_locked.search", "nodes", "MOST_LINKS"),
    ("techniques.almost_locked.linked_sets", "numbers commons place live", "search.MOST_SETS"),
    ("techniques.almost_locked.linked_sets", "near", "search.MOST_NODES + 1"),
    ("techniques.almost_locked.death_blossom", "petals", "9 * search.MOST_SETS"),
    ("techniques.almost_locked.set_chains", "order met left before links", "2 * 10 * search.MOST_SETS"),
    ("originals.hodoku.almost_locked", "numbers cells digits _places _with", "search.MOST_SETS"),
    ("originals.hodoku.almost_locked", "seen", "10 * search.MOST_SETS"),
    ("originals.hodoku.almost_locked", "_reached", "30 * search.MOST_SETS"),
    ("originals.hodoku.almost_locked", "others commons", "MOST_LINKS"),
    ("techniques.forcing.premises", "premises", "AT_ONCE"),
    ("techniques.forcing.states", "_order _met _causes _truths _marks _places _sound", "2 * MOST_NODES"),
    ("originals.hodoku.tables", "sources steps", "MOST_ENTRIES"),
    ("originals.hodoku.tables", "direct", "2 * OFF * MOST_DIRECT"),
    ("originals.hodoku.tables", "_lines _boxes _next_of_digit", "GROUPS"),
    ("originals.hodoku.trials", "nodes distances mains", "MOST_ENTRIES"),
    ("originals.hodoku.trials", "sides", "4 * MOST_ENTRIES"),
    ("originals.hodoku.trials", "_naked _hidden", "MOST_NOTED"),
    ("originals.hodoku.trials", "_causes", "MOST_CAUSES"),
    ("originals.hodoku.nets", "_order _distances _sources", "MOST_ENTRIES"),
    ("originals.hodoku.nets", "_have _todo", "WORDS"),
    ("originals.hodoku.nets", "_trail _main _sides _branches", "MOST_ON_TRAIL"),
    ("originals.hodoku.simple_chains", "path", "MOST_CELLS"),
    ("originals.simple.marks", "naked", "MOST_NAKED + 1"),
    ("originals.simple.marks", "hidden", "MOST_HIDDEN + 1"),
    ("originals.simple.steps", "_changes", "MOST_CHANGES"),
    ("originals.simple.steps", "_masks _names", "MOST_MASKS + 1"),
    ("originals.simple.steps", "_unions _chosen", "MOST_CHOICES"),
    ("techniques.explainer_chains.closure", "states causes sizes _marks listing", "MOST_NODES"),
    ("techniques.explainer_chains.closure", "first", "MOST_NODES + 1"),
    ("techniques.explainer_chains.closure", "parents", "MOST_PARENTS"),
    ("techniques.explainer_chains.closure", "rests_on", "MOST_OFF"),
    ("techniques.explainer_chains.follower", "_on_queue _off_queue", "MOST_NODES"),
    ("techniques.explainer_chains.unary", "_states _causes _parents _depths", "MOST_NODES"),
    ("techniques.explainer_chains.starts", "_next", "MOST_NEXT"),
    ("techniques.explainer_chains.links", "new_ones new_others", "MOST_NEW"),
    ("techniques.explainer_chains.starts", "_on_by", "729 * ((729 + WORD - 1) // WORD)"),
    ("techniques.chains.table", "_digits _cells _sees _next_node _first_link _last_link", "MOST_NODES + 1"),
    ("techniques.chains.reach", "lengths", "AT_ONCE"),
    ("techniques.chains.reach", "on off new_on new_off told_on told_off", "table.MOST_NODES + 1"),
    ("generator.random.solutions", "near far", "4 * DIVISIONS * 3"),
    ("generator.random.solutions", "fits", "4 * DIVISIONS"),
    ("generator.random.removal", "unavoidable", "MOST_UNAVOIDABLE"),
    ("techniques.chains.refuted", "colour way lonely place_of", "table.MOST_NODES + 1"),
    ("techniques.chains.refuted", "nodes", "table.MOST_NODES"),
    ("techniques.chains.refuted", "leads", "MOST_IN_ROWS"),
    ("techniques.chains.refuted", "implied", "810 * MOST_WORDS"),
    ("techniques.chains.refuted", "todo held passed_colours", "MOST_WORDS"),
    ("techniques.chains.table", "_next_link _others _kinds _reasons", "MOST_LINKS + 1"),
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
    others = {
        name: SimpleNamespace(**constants(name))
        for name in ("techniques.almost_locked.search", "techniques.chains.table")
    }
    size = eval(limit, {name.rpartition(".")[2]: other for name, other in others.items()} | constants(module))
    sizes = declared(PACKAGE.joinpath(*module.split(".")).with_suffix(".pxd"))
    assert {name: sizes[name] for name in names.split()} == dict.fromkeys(names.split(), size)
