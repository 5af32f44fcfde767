"""``crosshatch book``."""

import csv
import json
import re
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from crosshatch import Puzzle, check
from crosshatch.bank import Bank
from crosshatch.cli import book, book_puzzles
from crosshatch.publishing.print.book import book_pdf

Run = Callable[..., Result]

pytest.importorskip("typst")

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

PLAN = """\
title = "A book"
seed = "7"
{top}

[pages]
size = "a5"
per_page = 2

[[section]]
title = "Easy"
target = "easy,180"
count = 3

[[section]]
title = "Medium"
target = "medium"
count = 2
"""


@pytest.fixture
def plan(tmp_path: Path) -> Callable[..., str]:
    """Writes a plan with further keys, and returns the name of its file."""

    def write(top: str = "", text: str = PLAN) -> str:
        file = tmp_path / "plan.toml"
        file.write_text(text.replace("{top}", top), encoding="utf-8")
        return str(file)

    return write


def reported(crosshatch: Run, plan: str, tmp_path: Path, code: int = 0) -> dict[str, object]:
    file = tmp_path / "report.json"
    result = crosshatch("book", plan, "--report", str(file))
    assert result.exit_code == code, result.output
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def rows_of(table: Path) -> list[list[str]]:
    return [line.split(",") for line in table.read_text(encoding="utf-8").splitlines()[1:]]


def test_a_book_is_the_same_each_time(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    first, second = tmp_path / "1.pdf", tmp_path / "2.pdf"
    report = tmp_path / "report.txt"
    assert crosshatch("book", plan(), "-o", str(first), "--report", str(report)).output == ""
    assert report.read_text(encoding="utf-8").startswith("A book: 5 puzzles on 13 pages\n")
    assert crosshatch("book", plan('table = "kept.csv"'), "-o", str(second)).exit_code == 0
    assert first.read_bytes() == second.read_bytes()
    assert crosshatch("book", plan('table = "kept.csv"'), "-o", str(second)).exit_code == 0  # read from the table
    assert first.read_bytes() == second.read_bytes()


def test_without_a_file_the_report_is_printed(crosshatch: Run, plan: Callable[..., str]) -> None:
    result = crosshatch("book", plan())
    assert result.exit_code == 0
    assert "Easy: 3 puzzles, numbers 1 to 3\n  levels      Easy 3\n" in result.stdout
    assert result.stdout.endswith("repeats: none\n")


def test_puzzles_rise_in_effort(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    lines = (tmp_path / "kept.csv").read_text(encoding="utf-8").splitlines()
    effort = lines[0].split(",").index("effort")
    efforts = [float(row[effort]) for row in rows_of(tmp_path / "kept.csv")]
    assert efforts[:3] == sorted(efforts[:3])
    assert efforts[3:] == sorted(efforts[3:])


def test_a_table_keeps_puzzles_as_they_are_made(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported(crosshatch, plan('table = "whole.csv"'), tmp_path)
    distinct = book_puzzles.distinct

    def interrupted(*args: object, **options: object) -> object:
        stream = distinct(*args, **options)  # type: ignore[arg-type]
        yield next(stream)
        yield next(stream)
        raise KeyboardInterrupt

    monkeypatch.setattr(book_puzzles, "distinct", interrupted)
    result = crosshatch("book", plan('table = "kept.csv"'), "-o", str(tmp_path / "book.pdf"))
    assert result.exit_code == 130
    assert "interrupted; the puzzles so far are in" in result.stderr
    assert len(rows_of(tmp_path / "kept.csv")) == 2
    asked: list[object] = []
    monkeypatch.setattr(
        book_puzzles,
        "distinct",
        lambda makers, codes, *args, **options: asked.extend(codes) or distinct(makers, codes, *args, **options),
    )
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    assert len(asked) == 3
    assert (tmp_path / "kept.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()


def test_a_puzzle_of_the_table_can_be_exchanged(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    table = tmp_path / "kept.csv"
    old = rows_of(table)[0][4]
    table.write_text(table.read_text(encoding="utf-8").replace(old, EASY), encoding="utf-8")
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    assert EASY in table.read_text(encoding="utf-8")


def with_more_givens(puzzle: str, solution: str) -> str:
    place = puzzle.index(".")
    return puzzle[:place] + solution[place] + puzzle[place + 1 :]


def with_a_given_moved(puzzle: str, solution: str) -> str:
    places = [(old, new) for old in range(81) for new in range(81) if puzzle[old] != "." and puzzle[new] == "."]
    moved = (
        "".join("." if at == old else solution[at] if at == new else each for at, each in enumerate(puzzle))
        for old, new in places
    )
    return next(each for each in moved if check(Puzzle(each)).ok)


@pytest.mark.parametrize("exchange", [lambda puzzle, solution: EASY, with_more_givens, with_a_given_moved])
def test_a_puzzle_that_is_exchanged_has_no_seed(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, exchange: Callable[[str, str], str]
) -> None:
    own = plan('table = "kept.csv"\nbank = "my.bank"', PLAN.replace('"easy,180"', '"easy"\nrising = false'))
    crosshatch("book", own)
    table = tmp_path / "kept.csv"
    _, before, _ = rows_of(table)[:3]
    new = exchange(before[4], before[5])
    table.write_text(table.read_text(encoding="utf-8").replace(before[4], new), encoding="utf-8")
    for _ in range(2):
        assert crosshatch("book", own, "-o", str(tmp_path / "book.pdf")).output == ""
        first, row, third = rows_of(table)[:3]
        assert row[4] == new
        assert row[-2:] == ["", before[-2]]
        assert (first[-1], third[-1]) == ("", "")
        assert first[-2]
        assert third[-2]
    with Bank(tmp_path / "my.bank") as bank:
        [kept] = [each for each in bank if each.puzzle.text == new]
    assert (kept.seed, kept.source) == ("", "A book")


@pytest.mark.parametrize("board", ["classic", "4x4"])
@pytest.mark.parametrize("text", ["{:.5E}", "{:.14E}", "{:.14G}"])
def test_solutions_that_a_spreadsheet_has_rounded_keep_the_seeds(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, text: str, board: str
) -> None:
    own = plan('table = "kept.csv"', PLAN.replace('"easy,180"', f'"easy,board={board}"'))
    reported(crosshatch, own, tmp_path)
    table = tmp_path / "kept.csv"
    before = table.read_text(encoding="utf-8")
    rounded = re.sub(r"(?<=,)[1-9]{16,}(?=,)", lambda solution: text.format(float(solution[0])), before)
    assert rounded != before
    table.write_text(rounded, encoding="utf-8")
    reported(crosshatch, own, tmp_path)
    assert table.read_text(encoding="utf-8") == before


SAVED: dict[str, Callable[[str], bytes]] = {
    "line ends": lambda text: text.replace("\n", "\r\n").encode(),
    "byte order mark": lambda text: text.encode("utf-8-sig"),
    "no line end at the end": lambda text: text.removesuffix("\n").replace("\n", "\r\n").encode(),
    "quotes": lambda text: saved(text, quoting=csv.QUOTE_ALL),
    "semicolons": lambda text: saved(text, delimiter=";"),
    "tabs": lambda text: saved(text, delimiter="\t"),
    "empty columns and rows": lambda text: saved(text, more=["", ""]) + b",,,\r\n",
}
"""How spreadsheets save tables."""


def saved(text: str, more: Sequence[str] = (), **options: Any) -> bytes:
    stream = StringIO(newline="")
    csv.writer(stream, **options).writerows([*row, *more] for row in csv.reader(StringIO(text)))
    return stream.getvalue().encode()


@pytest.mark.parametrize("how", SAVED)
def test_a_table_that_a_spreadsheet_has_saved_is_read(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, how: str
) -> None:
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    table = tmp_path / "kept.csv"
    text = table.read_text(encoding="utf-8").replace(rows_of(table)[0][4], EASY)
    table.write_bytes(SAVED[how](text))
    result = crosshatch("book", plan('table = "kept.csv"'))
    assert (result.exit_code, result.stderr) == (0, "")
    assert EASY in table.read_text(encoding="utf-8")
    before = table.read_bytes()
    table.write_bytes(SAVED[how](before.decode()))
    assert crosshatch("book", plan('table = "kept.csv"')).exit_code == 0
    assert table.read_bytes() == before


def test_columns_that_are_added_to_a_table_are_kept(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    table = tmp_path / "kept.csv"
    lines = table.read_text(encoding="utf-8").splitlines()
    table.write_text("".join(f"{line},{more}\n" for line, more in zip(lines, ["author", *"abcde"], strict=True)))
    before = table.read_bytes()
    result = crosshatch("book", plan('table = "kept.csv"\ncaption = "{author}"'), "-o", str(tmp_path / "book.pdf"))
    assert (result.exit_code, result.output) == (0, "")
    assert table.read_bytes() == before


def test_a_table_without_some_columns_is_refused(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    table = tmp_path / "kept.csv"
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    text = table.read_text(encoding="utf-8")
    lacking = ";".join(text.splitlines()[0].split(",")[:-2]) + "\n"
    for data, problem in [
        (lacking.encode(), "was written with different columns (missing: seed, replaces); choose another output file"),
        (text.encode("utf-16"), "is not UTF-8; save it as UTF-8"),
    ]:
        table.write_bytes(data)
        result = crosshatch("book", plan('table = "kept.csv"'))
        assert (result.exit_code, f"kept.csv {problem}" in result.stderr) == (2, True)
        assert table.read_bytes() == data


def test_rows_that_a_book_cannot_use_are_named(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    table = tmp_path / "kept.csv"
    text = table.read_text(encoding="utf-8")
    first, second, _, medium, other = (row[4] for row in rows_of(table))

    def run(text: str, plan_text: str = PLAN) -> Result:
        table.write_text(text, encoding="utf-8")
        return crosshatch("book", plan('table = "kept.csv"', plan_text))

    changed = run(text, PLAN.replace('target = "medium"', 'target = "hard"'))
    lost = "no section asks for this puzzle any more; removed:"
    assert changed.stderr.count("crosshatch:") == 2
    assert f"kept.csv:5: {lost} {medium}" in changed.stderr
    assert f"kept.csv:6: {lost} {other}" in changed.stderr
    repeated = run(text.replace(second, first))
    assert "kept.csv:3: repeats an earlier puzzle; a new puzzle replaces it" in repeated.stderr
    assert table.read_text(encoding="utf-8") == text
    for wrong in (f"..{EASY[2:]}".replace("7", "."), "12"):
        result = run(text.replace(second, wrong))
        assert (result.exit_code, "kept.csv:3: " in result.stderr) == (2, True)
        assert wrong in table.read_text(encoding="utf-8")


def test_the_table_of_another_book_is_kept(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    reported(crosshatch, plan('table = "kept.csv"'), tmp_path)
    before = (tmp_path / "kept.csv").read_bytes()
    other = PLAN.replace('seed = "7"', 'seed = "8"')
    result = crosshatch("book", plan('table = "kept.csv"', other))
    assert result.exit_code == 2
    assert "plan.toml:3: table: the file has the puzzles of another book, seed or target" in result.stderr
    assert (tmp_path / "kept.csv").read_bytes() == before
    (tmp_path / "kept.csv").write_text("a,b\n", encoding="utf-8")
    assert "kept.csv was written with different columns" in crosshatch("book", plan('table = "kept.csv"')).stderr


def test_archives_are_not_repeated(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    reported(crosshatch, plan('table = "old.csv"'), tmp_path)
    found = reported(crosshatch, plan('table = "new.csv"\napart_from = "old.csv"'), tmp_path)
    old, new = ({row[4] for row in rows_of(tmp_path / name)} for name in ("old.csv", "new.csv"))
    assert len(old) == len(new) == 5
    assert not old & new
    assert found["apart_from"] == ["old.csv"]


def test_a_bank_notes_the_puzzles_of_a_book(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    out = str(tmp_path / "book.pdf")
    own = 'bank = "my.bank"\napart_from = ["my.bank"]\ntable = "kept.csv"'
    assert crosshatch("bank", "fill", str(tmp_path / "my.bank"), "--level", "easy", "--to", "1").exit_code == 0
    assert crosshatch("book", plan(own), "-o", out).exit_code == 0
    first = Path(out).read_bytes()
    with Bank(tmp_path / "my.bank") as bank:
        assert len(bank.taken(what_for="A book: Easy")) == 3
        assert len(bank.taken(what_for="A book: Medium")) == 2
    log = crosshatch("bank", "log", str(tmp_path / "my.bank")).stdout
    assert log.endswith("5 puzzles used for A book: Easy and A book: Medium; printed in a book\n")
    assert crosshatch("book", plan(own), "-o", out).exit_code == 0  # its own puzzles are no repeats
    assert Path(out).read_bytes() == first
    (tmp_path / "kept.csv").unlink()
    assert crosshatch("book", plan(own), "-o", out).exit_code == 0
    assert Path(out).read_bytes() == first
    other = plan('apart_from = ["my.bank"]\ntable = "other.csv"')
    Path(other).write_text(Path(other).read_text(encoding="utf-8").replace('"A book"', '"Another"'), encoding="utf-8")
    assert crosshatch("book", other).exit_code == 0
    assert not {row[4] for row in rows_of(tmp_path / "kept.csv")} & {row[4] for row in rows_of(tmp_path / "other.csv")}


def test_a_series_begins_its_bank(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    series = 'bank = "series.bank"\napart_from = "series.bank"'
    assert crosshatch("book", plan(series), "-o", str(tmp_path / "book.pdf")).exit_code == 0
    with Bank(tmp_path / "series.bank") as bank:
        assert len(bank) == 5


def test_workers_make_the_same_book(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    one, two = plan('table = "1.csv"'), tmp_path / "two.toml"
    two.write_text(Path(one).read_text(encoding="utf-8").replace("1.csv", "2.csv"), encoding="utf-8")
    assert crosshatch("book", one).exit_code == 0
    assert crosshatch("book", str(two), "--jobs", "2").exit_code == 0
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()


FROM_BANK = """\
title = "A book"

[[section]]
title = "From the bank"
bank = "my.bank"
target = "easy"
count = 2
"""


@pytest.fixture
def three(crosshatch: Run, tmp_path: Path) -> Path:
    """The bank ``my.bank`` with three easy puzzles."""
    name = tmp_path / "my.bank"
    assert crosshatch("bank", "fill", str(name), "--level", "easy", "--to", "3").exit_code == 0
    return name


def used(bank: Path) -> list[str]:
    with Bank(bank) as opened:
        return [str(each.usage) for each in opened if each.usage is not None]


def test_puzzles_of_a_bank_are_used_when_the_book_is_written(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, three: Path
) -> None:
    out = str(tmp_path / "book.pdf")
    text = crosshatch("book", plan(text=FROM_BANK)).stdout
    assert "From the bank: 2 puzzles" in text
    assert crosshatch("book", plan(text=FROM_BANK)).stdout == text
    tagged = crosshatch("book", plan(text=FROM_BANK + 'tags = "sunday"'), "-o", out)
    assert (tagged.exit_code, "0 of 2 unused puzzles match in my.bank" in tagged.stderr) == (1, True)
    more = crosshatch("book", plan(text=FROM_BANK.replace("count = 2", "count = 4")))
    assert more.exit_code == 1
    assert "section 1 (From the bank): 3 of 4 unused puzzles match in my.bank" in more.stderr
    assert used(three) == []
    assert crosshatch("book", plan(text=FROM_BANK), "-o", out).exit_code == 0
    assert used(three) == ["for A book: From the bank"] * 2
    assert crosshatch("book", plan(text=FROM_BANK)).stdout == text
    another = crosshatch("book", plan(text=FROM_BANK.replace("A book", "Another")))
    assert "section 1 (From the bank): 1 of 2 unused puzzles match in my.bank" in another.stderr


def test_sections_have_different_puzzles_of_a_bank(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, three: Path
) -> None:
    again = FROM_BANK[FROM_BANK.index("[[section]]") :].replace("From", "Again from").replace("2", "1")
    result = crosshatch("book", plan(text=f"{FROM_BANK}\n{again}"), "-o", str(tmp_path / "book.pdf"))
    assert (result.exit_code, result.stderr) == (0, "")
    assert used(three).count("for A book: Again from the bank") == 1
    assert len(used(three)) == 3


def test_puzzles_of_a_bank_are_no_repeats_of_that_bank(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, three: Path
) -> None:
    with Bank(three) as bank:
        (tmp_path / "old.txt").write_text(next(iter(bank)).puzzle.line, encoding="utf-8")
    keys = 'title = "A book"\nbank = "my.bank"\napart_from = ["./my.bank", "old.txt"]'
    text = FROM_BANK.replace('title = "A book"', keys)
    for _ in range(2):
        result = crosshatch("book", plan(text=text), "-o", str(tmp_path / "book.pdf"))
        assert (result.exit_code, result.stderr) == (0, "")
    with Bank(three) as bank:
        assert [each.number for each in bank if each.usage is None] == [1]  # which old.txt has


def test_a_book_does_not_have_what_others_take_meanwhile(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, three: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*args: Any) -> bytes:
        with Bank(three) as bank:
            bank.take(1)
        return book_pdf(*args)

    monkeypatch.setattr(book, "book_pdf", slow)
    result = crosshatch("book", plan(text=FROM_BANK), "-o", str(tmp_path / "book.pdf"))
    assert (result.exit_code, "another program has just taken some of these puzzles" in result.stderr) == (2, True)
    assert not (tmp_path / "book.pdf").exists()


FROM_FILES = """\
title = "A book"
caption = "{id}[ by {author}]"

[[section]]
title = "Given"
puzzles = ["given.csv"]
{top}
"""


def test_puzzles_of_tables_have_their_columns(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    table = f"id,puzzle,author\nA1,{EASY},Jo\nA2,{EASY[::-1]},\nA3,12,Jo\nA4,1{'.' * 80},Jo\n"
    (tmp_path / "given.csv").write_text(table, encoding="utf-8")
    result = crosshatch("book", plan(text=FROM_FILES), "-o", str(tmp_path / "book.pdf"))
    assert result.exit_code == 2
    assert "given.csv:3: repeats an earlier puzzle; omitted from the book" in result.stderr
    assert "given.csv:4: " in result.stderr
    assert "given.csv:5: " in result.stderr
    assert "Given: 1 puzzle, numbers 1 to 1" in crosshatch("book", plan(text=FROM_FILES)).stdout


def test_a_target_chooses_among_the_puzzles_of_files(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    hard = crosshatch("generate", "--level", "hard", "--count", "2", "--seed", "7", "--csv").stdout
    (tmp_path / "given.csv").write_text(hard + hard.splitlines()[1].replace(hard.split(",")[6], EASY), encoding="utf-8")
    text = FROM_FILES.replace("{id}[ by {author}]", "{level}")
    found = reported(crosshatch, plan('target = "hard"\ncount = 3', text), tmp_path, code=1)
    [section] = found["sections"]  # type: ignore[misc]
    assert section["levels"] == {"Hard": 2}


def test_a_caption_without_a_column_is_an_error(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "given.txt").write_text(EASY, encoding="utf-8")
    result = crosshatch("book", plan(text=FROM_FILES.replace("csv", "txt")), "-o", str(tmp_path / "book.pdf"))
    assert result.exit_code == 2
    assert "section 'Given': a caption cannot show 'author'; choose from comment, number, level" in result.stderr


MONTH = """\
title = "Post"
solutions = "next"

[[section]]
title = "May"
days = "2031-05-03..2031-05-05"
week = "easy - - - - medium medium,board=jigsaw"
titles = "holidays.csv"
month = true
"""


def test_a_month_has_boards_and_titles_of_days(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "holidays.csv").write_text("date,title\n2031-05-05,Bank Holiday\n", encoding="utf-8")
    found = reported(crosshatch, plan(text=MONTH), tmp_path)
    [section] = found["sections"]  # type: ignore[misc]
    assert section["boards"] == {"classic": 2, "jigsaw": 1}
    assert section["levels"] == {"Medium": 2, "Easy": 1}
    assert crosshatch("book", plan(text=MONTH), "-o", str(tmp_path / "post.pdf")).exit_code == 0


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("day,title\n", "holidays.csv: expected a table with the columns date and title"),
        ("date,title\n2031-05-05,Bank Holiday\n5 May,X\n", "holidays.csv:3: '5 May' is not a date such as 2031-05-17"),
    ],
)
def test_a_wrong_table_of_titles_is_an_error(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, table: str, problem: str
) -> None:
    (tmp_path / "holidays.csv").write_text(table, encoding="utf-8")
    result = crosshatch("book", plan(text=MONTH))
    assert result.exit_code == 2
    assert "plan.toml:8: section 1, titles: " in result.stderr
    assert problem in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"easy,180"', '"esay"', "plan.toml:10: section 1, target: "),
        ('"easy,180"', '"easy,must=x-wing"', "plan.toml:10: section 1, target: "),
        ('seed = "7"', 'scale = "klingon"', "plan.toml:2: scale: "),
        ('seed = "7"', 'apart_from = "none.csv"', "none.csv: no such file"),
        ('seed = "7"', 'bank = "none/x.bank"', "plan.toml:2: bank: cannot write "),
        ('target = "easy,180"\ncount = 3', 'puzzles = "none.csv"', "none.csv: no such file"),
        (
            "size",
            'symbols = "PENCIL"\nsize',
            "section 'Easy': a puzzle with 9 digits needs 9 symbols, but 'PENCIL' has",
        ),
        ("size", 'font = "Klingon Sans"\nsize', "plan.toml:5: pages, font: unknown font 'Klingon Sans'"),
        ("size", 'logo = "broken.png"\nsize', "plan.toml:5: pages, logo: "),
        (
            "[pages]",
            "[levels]\nimpossible = 'x'\n[pages]",
            "levels, impossible: no such level; choose from easy, medium",
        ),
        ('title = "Medium"', 'title = "Medium"\nlessons = "x-wing"', "no puzzle shows x-wing as the next step"),
    ],
)
def test_what_cannot_be_is_an_error(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert old in PLAN
    (tmp_path / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nno image")
    result = crosshatch("book", plan(text=PLAN.replace("{top}\n", "").replace(old, new)), "-o", str(tmp_path / "x.pdf"))
    assert (result.exit_code, problem in result.stderr) == (2, True), result.stderr
    assert not (tmp_path / "x.pdf").exists()


def test_a_logo_is_on_the_title_page(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "logo.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>Brand</text></svg>', encoding="utf-8"
    )
    with_logo, without = tmp_path / "with.pdf", tmp_path / "without.pdf"
    assert crosshatch("book", plan(), "-o", str(without)).exit_code == 0
    logo = PLAN.replace("[pages]", '[pages]\nlogo = "logo.svg"')
    assert crosshatch("book", plan(text=logo), "-o", str(with_logo)).exit_code == 0
    assert with_logo.read_bytes() != without.read_bytes()


def test_days_of_a_finished_calendar_are_printed(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    week = "easy easy - medium medium medium medium"
    assert crosshatch("calendar", "2031-05", "--week", week, "--output", "may.csv").exit_code == 0
    keys = 'puzzles = "may.csv"\ndays = "2031-05-07..2031-05-10"'
    text = f'title = "Post"\nsolutions = "next"\n\n[[section]]\ntitle = "A week"\n{keys}\n'
    found = reported(crosshatch, plan(text=text), tmp_path)
    assert found["puzzles"] == 3  # there is none on Wednesday
    assert crosshatch("book", plan(text=text), "-o", str(tmp_path / "post.pdf")).exit_code == 0


def test_a_day_of_a_file_is_its_day(crosshatch: Run, plan: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "given.csv").write_text(f"date,puzzle,id,author\n2031-05-03,{EASY},1,\n", encoding="utf-8")
    days = 'days = "2031-05"'
    assert reported(crosshatch, plan(days, FROM_FILES), tmp_path)["puzzles"] == 1
    none = crosshatch("book", plan('days = "2031-06"', FROM_FILES))
    assert (none.exit_code, "no puzzles were found; nothing was written" in none.stderr) == (1, True)


def test_puzzles_on_other_boards_are_excluded_by_the_table_of_their_book(
    crosshatch: Run, plan: Callable[..., str], tmp_path: Path
) -> None:
    small = 'title = "{}"\n{{top}}\n[[section]]\ntitle = "Small"\ntarget = "easy,board=4x4"\ncount = 4\n'
    first = plan('bank = "my.bank"\ntable = "first.csv"', small.format("First"))
    result = crosshatch("book", first, "-o", str(tmp_path / "book.pdf"))
    assert (result.exit_code, "4 puzzles on other boards were not recorded" in result.stderr) == (0, True)
    assert crosshatch("book", plan('apart_from = "first.csv"\ntable = "next.csv"', small.format("Next"))).exit_code == 0
    together = crosshatch("unique", "first.csv", "next.csv")
    assert len(together.stdout.splitlines()) == 1 + 8
