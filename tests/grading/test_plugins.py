"""Strategies and scales that a file defines: by name or alone, with clear errors, and carried to other processes."""

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import crosshatch as package
from crosshatch import grading
from crosshatch.batch.grading import grade_many
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.plugins import PluginError, load_scale, load_strategy, names_a_file
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_named

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")

TELESCOPE = '''
from crosshatch import Strategy, Technique, strategy_named


class Telescope(Strategy):
    """An X-Wing, seen from afar."""

    name = "Telescope"
    rating = 3.1

    def find(self, grid):
        return strategy_named("x-wing").find(grid)
'''

MOODS = """
import attrs

from crosshatch import Grade, Scale


@attrs.frozen
class Mood(Grade):
    rating: int
    level: str


class Moods(Scale[Mood]):
    name, title, levels, grade_type = "moods", "Moods", ("Calm", "Grim"), Mood

    def __init__(self, most=50):
        self.most = most

    def judge(self, puzzle):
        empty = puzzle.line.count(".")
        return Mood(True, {}, empty, "Calm" if empty < self.most else "Grim")
"""

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """A function that writes a file of some source into the folder of the test, and returns its name."""
    monkeypatch.chdir(tmp_path)
    known = set(sys.modules)

    def written(source: str, name: str = "mine.py") -> str:
        Path(name).write_text(source, encoding="utf-8")
        return name

    yield written
    for name in set(sys.modules) - known:
        if "-" in name:
            del sys.modules[name]


def test_a_class_an_instance_and_a_function_will_do(write: Write) -> None:
    write(MOODS + "strict = Moods(40)\ndef lenient(): return Moods(60)")
    assert [load_scale(f"mine.py:{name}").grade(EASY).level for name in ("Moods", "strict", "lenient")] == [
        "Calm",
        "Grim",
        "Calm",
    ]


def test_the_name_is_left_out_where_there_is_one_only(write: Write) -> None:
    write(TELESCOPE + MOODS)
    assert load_strategy("mine.py").technique.title == "Telescope"
    assert load_scale("mine.py:").name == "moods"
    write(MOODS + "strict = Moods(40)")
    assert str(load_scale("mine.py").grade(EASY)) == "Grim 49"  # the class is what the instance is made of
    write(TELESCOPE + "class Binoculars(Telescope): name = 'Binoculars'")
    with pytest.raises(
        PluginError, match=r"mine\.py defines the strategies Telescope and Binoculars; name one, as in mi"
    ):
        load_strategy("mine.py")


def test_what_is_imported_is_not_defined(write: Write) -> None:
    write("from crosshatch import Strategy, Scale, CrosshatchScale")
    with pytest.raises(PluginError, match=r"mine\.py defines no strategy$"):
        load_strategy("mine.py")
    assert load_scale("mine.py:CrosshatchScale").title == "Crosshatch"


BAD = {
    "mine.py:Telescop": "mine.py has no 'Telescop'; did you mean Telescope?",
    "mine.py:Whale": "mine.py has no 'Whale'; its strategies: Telescope, NoName",
    "mine.py:Technique": "Technique in mine.py is a class, but not a strategy class",
    "mine.py:number": "number in mine.py is of type int, not a strategy",
    "mine.py:one": "one in mine.py is of type int, not a strategy",
    "mine.py:failing": "mine.py, line 17: ZeroDivisionError: division by zero",
    "mine.py:needy": "mine.py:needy: TypeError: needy() missing 1 required positional argument: 'more'",
    "mine.py:NoName": "mine.py:NoName: the strategy NoName has no name",
    "no.py": "file no.py does not exist",
    "folder.py": "folder.py cannot be read: Is a directory",
    "binary.py": "binary.py cannot be decoded: ",
    "mine": "'mine' does not name a strategy in a file; write FILE.py:NAME or FILE.py",
    "half.py": "half.py, line 2: '(' was never closed",
    "raising.py": "raising.py, line 3: ModuleNotFoundError: No module named 'no_such_module'",
    "leaving.py": "leaving.py, line 1: SystemExit: 3",
    "empty.py:Telescope": "empty.py has no 'Telescope', and defines no strategies",
}


@pytest.mark.parametrize("place", BAD)
def test_what_is_wrong_is_said(write: Write, place: str) -> None:
    write(
        TELESCOPE + "number = 7\ndef one(): return 1\n\ndef failing():\n    return 1 / 0\ndef needy(more): pass\n"
        "class NoName(Strategy):\n    def find(self, grid): yield from ()\n"
    )
    write("\nclass Half(", "half.py")
    write("def load():\n    raise ValueError\nimport no_such_module", "raising.py")
    write("raise SystemExit(3)", "leaving.py")
    write("", "empty.py")
    Path("folder.py").mkdir()
    Path("binary.py").write_bytes(b"\xff\xfe\x80")
    with pytest.raises(PluginError) as caught:
        load_strategy(place)
    assert str(caught.value).startswith(BAD[place])


def test_a_scale_is_no_strategy(write: Write) -> None:
    write(MOODS)
    with pytest.raises(PluginError, match=r"Moods in mine\.py is a class, but not a strategy class"):
        load_strategy("mine.py:Moods")


def test_which_texts_name_files() -> None:
    assert all(map(names_a_file, ("a.py", "a.py:", "a.py:B", "C:\\x\\a.py:B", "a b/c.PY")))
    assert not any(map(names_a_file, ("a", ".py:", "a.txt", "crosshatch", "a.py:b:c", "a.pyc")))


def test_another_text_is_another_module_and_the_same_text_is_the_same(write: Write) -> None:
    first = load_strategy(write(TELESCOPE))
    assert type(load_strategy("mine.py")) is type(first)
    second = load_strategy(write(TELESCOPE.replace("3.1", "3.2")))
    assert type(second) is not type(first)
    assert (first.technique.rating, second.technique.rating) == (3.1, 3.2)


def test_a_file_takes_no_place_of_a_module(write: Write) -> None:
    load_strategy(write(TELESCOPE, "random.py"))
    assert hasattr(sys.modules["random"], "Random")


def test_a_file_that_fails_leaves_nothing(write: Write) -> None:
    before = set(sys.modules)
    with pytest.raises(PluginError):
        load_strategy(write("import no_such_module"))
    assert set(sys.modules) == before


def test_copies_are_of_the_same_class(write: Write) -> None:
    scale = load_scale(write(MOODS))
    assert type(copy.deepcopy(scale)) is type(copy.copy(scale)) is type(scale)
    grade = scale.grade(EASY)
    assert pickle.loads(pickle.dumps(grade)) == grade


READ = """
import pickle, sys
data = sys.stdin.buffer.read()
first, second = pickle.loads(data)
sys.stdout.write(f"{type(first).__name__} {first.technique} {second.grade('.' * 81)}")
"""


def test_where_the_file_is_absent_its_text_is_run(write: Write, tmp_path: Path) -> None:
    both = (load_strategy(write(TELESCOPE + MOODS)), load_scale("mine.py"))
    (tmp_path / "mine.py").unlink()
    script = READ.replace("'.' * 81", "__import__('crosshatch').Puzzle('" + EASY.line + "')")
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=pickle.dumps(both),
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(Path(package.__file__).parents[1])},
    )
    assert (done.stderr, done.stdout) == (b"", b"Telescope Telescope Calm 49")


def test_the_text_travels_once_for_all_that_travels_together(write: Write) -> None:
    scale = load_scale(write(MOODS))
    grades = [scale.grade(EASY) for _ in range(20)]
    assert pickle.dumps(grades).count(b"class Moods") == 1


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_workers_have_what_the_file_defines(write: Write, tmp_path: Path, method: str) -> None:
    scale, telescope = load_scale(write(TELESCOPE + MOODS)), load_strategy("mine.py")
    (tmp_path / "mine.py").unlink()
    here = [each.grade for each in grade_many([EASY] * 3, scale)]
    solver = Solver([*strategies_named(["full-house", "hidden-single"]), telescope], fallback=None)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context(method)) as executor:
        there = [each.grade for each in grade_many([EASY] * 3, scale, executor, chunk=2)]
        path = executor.submit(solver.solve, EASY).result()
    assert there == here
    assert [type(each) for each in there] == [type(each) for each in here]
    assert path.steps == solver.solve(EASY).steps


def test_they_are_public() -> None:
    assert (grading.load_scale, grading.load_strategy) == (load_scale, load_strategy)


def test_what_clusters_pickle_with_carries_it_too(write: Write) -> None:
    cloudpickle = pytest.importorskip("cloudpickle")
    telescope = load_strategy(write(TELESCOPE))
    data = cloudpickle.dumps(telescope)
    assert b"An X-Wing, seen from afar" in data
    assert pickle.loads(data) == telescope
