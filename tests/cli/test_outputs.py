"""The option ``--output``, which means the same in every verb."""

from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import Result

from crosshatch.cli import main
from crosshatch.cli.writing import printed_to

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."

Run = Callable[..., Result]

BATCH_VERBS = (
    *(
        "solve",
        "explain",
        "hint",
        "steps",
        "check",
        "verify",
        "grade",
        "generate",
        "sample",
        "calendar",
        "practice",
        "print",
        "book",
    ),
    *("transform", "convert", "unique", "bank export", "bank show", "bank take", "bank taken"),
)
WITH_RESUME = {"explain", "grade", "generate", "sample", "calendar"}


def test_the_option_is_the_same_in_all_verbs() -> None:
    options = {
        name: {each.name: each for each in command.params} for name, command in main.all_commands(click.Context(main))
    }
    assert {name for name, found in options.items() if "output" in found} == set(BATCH_VERBS)
    assert {name for name, found in options.items() if "resume" in found} == WITH_RESUME
    for name in BATCH_VERBS:
        option = options[name]["output"]
        assert (name, set(option.opts), option.metavar) == (name, {"--output", "-o"}, "FILE")


@pytest.fixture
def few(tmp_path: Path, easy: str, hard: str) -> Path:
    (tmp_path / "few.csv").write_text(f"id,puzzle\n1,{easy}\n2,{hard}\n3,{easy}\n")
    return tmp_path / "few.csv"


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    ("command", "name", "option"),
    [
        ("solve few.csv", "x.txt", ""),
        ("solve few.csv", "x", ""),
        ("solve few.csv", "x.jsonl", "--json"),
        ("check few.csv", "x.jsonl", "--json"),
        ("hint few.csv", "x.txt", ""),
        ("steps few.csv --only naked-single", "x.json", "--json"),
        ("transform few.csv --turn 90", "x.csv", ""),
        ("transform few.csv --turn 90", "x.ndjson", "--json"),
        ("unique few.csv", "x.csv", ""),
        ("unique few.csv --duplicates", "x.txt", ""),
        ("practice full-house --count 1 --seed 1", "x.txt", ""),
        ("practice full-house --count 1 --seed 1", "x.jsonl", "--json"),
        ("convert few.csv", "x.csv", "--format csv"),
        ("bank export my.bank", "x.csv", "--csv"),
        ("bank export my.bank", "x.jsonl", ""),
        ("bank take my.bank --dry-run", "x.csv", "--csv"),
        ("bank take my.bank --dry-run", "x.txt", ""),
    ],
)
def test_a_file_has_what_would_be_printed_in_the_format_of_its_name(
    crosshatch: Run, command: str, name: str, option: str
) -> None:
    if "my.bank" in command:
        crosshatch("bank", "import", "my.bank", "few.csv")
    printed = crosshatch(*command.split(), *option.split())
    written = crosshatch(*command.split(), "-o", name)
    assert (written.exit_code, written.stdout) == (printed.exit_code, "")
    assert Path(name).read_bytes() == printed.stdout_bytes
    again = crosshatch(*command.split(), "-o", name)
    assert again.exit_code == 2
    assert f"{name} already exists; choose another output file" in again.stderr or "is there already" in again.stderr
    assert Path(name).read_bytes() == printed.stdout_bytes


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    ("command", "problem"),
    [
        (
            "solve few.csv -o x.csv",
            "the extension of x.csv means CSV, but the output is text or JSON; name it x.txt or x.jsonl",
        ),
        ("transform few.csv --turn 90 -o x.csv --json", "the extension of x.csv means CSV, but --json asks for JSON"),
        (
            "unique few.csv --duplicates -o x.csv",
            "the extension of x.csv means CSV, but the output is text; name it x.txt",
        ),
        ("generate -o x.sdx", "the extension of x.sdx means a file of another Sudoku program, but the output is text"),
        ("bank take my.bank -o x.svg", "the extension of x.svg means SVG, but the output is text, CSV or JSON"),
        ("bank export my.bank --csv -o x.jsonl", "the extension of x.jsonl means JSON, but --csv asks for CSV"),
        ("solve few.csv --tree --search none -o x.txt", "--tree and --search none cannot be combined"),
        ("solve few.csv -o no/x.txt", "cannot write no/x.txt: the folder 'no' does not exist"),
        ("solve few.csv -o .", "is a folder, not a file"),
    ],
)
def test_what_is_refused_leaves_nothing_behind(crosshatch: Run, command: str, problem: str) -> None:
    if "my.bank" in command:
        crosshatch("bank", "import", "my.bank", "few.csv")
    result = crosshatch(*command.split())
    assert (result.exit_code, problem in " ".join(result.stderr.split())) == (2, True)
    assert not list(Path().glob("x.*"))
    if "my.bank" in command:
        assert "2 left, 0 used" in crosshatch("bank", "status", "my.bank").stdout


@pytest.mark.parametrize("command", ["solve 111 -o x.txt", "transform 111 --turn 90 -o x.txt"])
def test_an_empty_file_that_was_there_stays(crosshatch: Run, command: str) -> None:
    Path("x.txt").touch()
    assert crosshatch(*command.split()).exit_code == 2
    assert Path("x.txt").read_bytes() == b""


@pytest.mark.parametrize("command", ["solve", "transform --turn 90", "unique", "convert --format csv", "grade"])
def test_an_empty_file_may_be_used(crosshatch: Run, command: str, easy: str) -> None:
    Path("x").touch()
    assert crosshatch(*command.split(), easy, "-o", "x").exit_code == 0
    assert Path("x").stat().st_size > 80


def test_a_file_of_nothing_is_empty(crosshatch: Run, easy: str) -> None:
    assert crosshatch("unique", easy, "--duplicates", "-o", "x.txt").exit_code == 0
    assert Path("x.txt").read_bytes() == b""


@pytest.mark.parametrize(
    ("printed", "told"), [("", "nothing was written"), ("row", "x.txt contains the output so far")]
)
def test_an_interrupt_tells_whether_anything_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], printed: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)

    def interrupted() -> None:
        with printed_to(Path("x.txt")):
            print(printed, end="")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert capsys.readouterr().err == f"crosshatch: interrupted; {told}\n"
    assert [each.read_text() for each in Path().iterdir()] == [printed] * bool(printed)


@pytest.mark.usefixtures("few")
def test_different_puzzles_in_the_format_of_the_file(crosshatch: Run, easy: str, hard: str) -> None:
    assert crosshatch("unique", "few.csv", "-o", "x.jsonl").exit_code == 0
    rows = f'{{"puzzle": "{easy}", "id": "1"}}\n{{"puzzle": "{hard}", "id": "2"}}\n'
    assert Path("x.jsonl").read_text() == rows
    assert crosshatch("unique", "x.jsonl", "-o", "x.csv").exit_code == 0
    assert Path("x.csv").read_text() == f"puzzle,id\n{easy},1\n{hard},2\n"
    crosshatch("unique", "few.csv", "--json", "-o", "all.jsonl")
    assert len(Path("all.jsonl").read_text().splitlines()) == 3


def test_images_of_lines_as_a_table(crosshatch: Run, easy: str) -> None:
    crosshatch("transform", f"{easy} # a note", "--digits", "123456789", "-o", "x.csv")
    assert Path("x.csv").read_text() == f"puzzle,comment\n{easy},a note\n"


@pytest.mark.parametrize(
    ("verb", "file"),
    [
        (("print", "--count", "3000", "--level", "extreme", "-o"), "x.pdf"),
        (("print", EASY, "-o", "here.pdf", "--solutions-to"), "x.pdf"),
        (("calendar", "2031", "--week", "hard " * 7, "--print"), "x.pdf"),
        (("practice", "x-wing", "--count", "3000", "--sheet"), "x.pdf"),
        (("explain", EASY, "--html"), "x.html"),
        (("grade", EASY, "--plot"), "x.svg"),
        (("generate", "--count", "3000", "--level", "extreme", "-o"), "x.csv"),
        (("convert", EASY, "-o"), "x.sdk"),
        (("bank", "fill", "--to", "3000"), "x.bank"),
    ],
)
def test_a_missing_folder_is_reported_before_the_work(crosshatch: Run, verb: tuple[str, ...], file: str) -> None:
    if file.endswith(".pdf"):
        pytest.importorskip("typst")
    result = crosshatch(*verb, f"no/{file}")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f"cannot write no/{file}: the folder 'no' does not exist\n")


@pytest.mark.parametrize(
    ("command", "other"),
    [
        ("print old -o old", "a PDF file"),
        ("print old.bank -o old.bank", "a PDF file"),
        (f"print {EASY} -o new.pdf --solutions-to old.bank", "a PDF file"),
        ("print --mask mask --count 1 -o mask", "a PDF file"),
        ("calendar 2031-05-05 --plan week.toml --print week.toml", "a PDF file"),
        ("calendar 2031-05-05 --plan week.toml --print new.pdf --solutions-to week.toml", "a PDF file"),
        ("practice x-wing --sheet old.bank", "a PDF file"),
        ("book book.toml -o book.toml", "a PDF file"),
        ("book book.toml -o new.pdf --report book.toml", "a report on a book"),
        ("book book.toml --report old", "a report on a book"),
        ("explain old --html old", "an HTML page"),
        ("grade old --plot old", "an SVG or PNG picture"),
    ],
)
def test_an_input_or_another_kind_of_file_is_not_replaced(crosshatch: Run, command: str, other: str) -> None:
    if other in ("a PDF file", "a report on a book"):
        pytest.importorskip("typst")
    Path("old").write_text(f"{EASY}\n")
    crosshatch("bank", "import", "old.bank", "old")
    Path("mask").write_text("x" * 81)
    Path("week.toml").write_text('week = "easy easy easy easy easy easy easy"\n')
    Path("book.toml").write_text('title = "A book"\n[[section]]\ntitle = "Easy"\ntarget = "easy"\ncount = 1\n')
    before = {file.name: file.read_bytes() for file in Path().iterdir()}
    result = crosshatch(*command.split())
    assert (result.exit_code, result.stdout) == (2, "")
    name = command.rpartition(" ")[2]
    assert result.stderr.endswith(f"{name} exists and is not {other}; choose a different name for the output.\n")
    assert {file.name: file.read_bytes() for file in Path().iterdir()} == before


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (f"print {EASY} -o", "new"),
        ("practice naked-pair --count 1 --seed 7 --sheet", "new.pdf"),
        ("book book.toml --report", "new"),
        ("book book.toml -o new.pdf --report", "new.json"),
        ("book book.toml -o new.pdf --report", "new.txt"),
        (f"explain {EASY} --html", "new"),
        (f"grade {EASY} --plot", "new"),
        (f"grade {EASY} --plot", "new.png"),
    ],
)
def test_an_earlier_file_of_the_same_kind_is_replaced(crosshatch: Run, command: str, name: str) -> None:
    if name.endswith(".png"):
        pytest.importorskip("resvg_py")
    if command.startswith(("print", "practice", "book")):
        pytest.importorskip("typst")
    Path("book.toml").write_text('title = "A book"\n[[section]]\ntitle = "Easy"\ntarget = "easy"\ncount = 1\n')
    assert crosshatch(*command.split(), name).exit_code == 0
    first = Path(name).read_bytes()
    with Path(name).open("ab") as file:
        file.write(b"\n")
    result = crosshatch(*command.split(), name)
    assert (result.exit_code, Path(name).read_bytes()) == (0, first)


@pytest.mark.parametrize(
    "command",
    [
        f"grade {EASY} -o new --plot new",
        f"calendar 2031-05-05 --week {'easy,' * 6}easy -o new --print new",
        "book book.toml -o new",
    ],
)
def test_no_file_is_written_twice(crosshatch: Run, command: str) -> None:
    if not command.startswith("grade"):
        pytest.importorskip("typst")
    Path("book.toml").write_text(
        'title = "A book"\nbank = "new"\n[[section]]\ntitle = "Easy"\ntarget = "easy"\ncount = 1\n'
    )
    result = crosshatch(*command.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert "new is named for two outputs; choose a different name for one of them." in result.stderr
    assert not Path("new").exists()


@pytest.mark.parametrize(
    "verb", [("print", EASY, "-o"), ("hint", EASY, "-o"), ("steps", EASY, "--pictures"), ("bank", "fill", "--to", "1")]
)
def test_a_file_in_place_of_a_folder(crosshatch: Run, verb: tuple[str, ...]) -> None:
    if verb[0] == "print":
        pytest.importorskip("typst")
    Path("file.txt").write_text("")
    name = {"print": "x.pdf", "hint": "x.txt"}.get(verb[0], "x")
    result = crosshatch(*verb, f"file.txt/{name}")
    assert result.exit_code == 2
    assert result.stderr.endswith(f"file.txt/{name}: 'file.txt' is a file, not a folder\n")
