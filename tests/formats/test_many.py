"""Files of many puzzles."""

import csv
from collections.abc import Iterator
from io import StringIO
from itertools import chain, count, islice, repeat
from pathlib import Path

import pytest

from corpora import FOLDER
from crosshatch import formats
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import Entry, read_file, read_many

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = Puzzle(CELLS)


def told(entries: list[Entry]) -> list[tuple[int, str]]:
    """For each entry its number, and the error or the cells."""
    return [(each.number, str(each.error or (each.puzzle and each.puzzle.line))) for each in entries]


def test_one_puzzle_a_line() -> None:
    lines = ["# three puzzles\n", "\n", f"{CELLS}\n", f"{CELLS.replace('.', '0')} # again\n", f":0000:x:{CELLS}::::\n"]
    assert told(list(read_many(lines))) == [(3, CELLS), (4, CELLS), (5, CELLS)]


def test_a_bad_line_is_reported_and_the_rest_goes_on() -> None:
    entries = list(read_many([CELLS, CELLS[:-1], "", "hello", CELLS]))
    assert told(entries) == [
        (1, CELLS),
        (2, "expected 81 cells, found 80"),
        (4, "'h' at character 1 (r1c1) is neither a digit nor an empty cell"),
        (5, CELLS),
    ]
    assert entries[1].text == CELLS[:-1]
    assert entries[1].puzzle is None
    assert entries[0].error is None


@pytest.mark.parametrize("header", ["puzzle,er,level", '"puzzle","er"', "quizzes,answers", "Puzzle", "\ufeffsudoku;er"])
def test_a_table_with_a_header(header: str) -> None:
    assert told(list(read_many([header, f"{CELLS},7.1,Hard"]))) == [(2, CELLS)]


def test_a_table_without_a_header() -> None:
    entries = list(read_many([f"{CELLS},7.1,Hard", f'"{CELLS}","7.1"', f"{CELLS};7.1"]))
    assert told(entries) == [(1, CELLS), (2, CELLS), (3, CELLS)]
    assert entries[0].puzzle is not None
    assert entries[0].puzzle.comment == "7.1,Hard"


@pytest.mark.parametrize(
    "row", [f"17,{CELLS},Hard", f'"17","{CELLS}","Hard"', f"17;{CELLS};Hard", f"17\t{CELLS}\tHard", f"{CELLS},17,Hard"]
)
def test_the_puzzle_may_stand_in_any_column(row: str) -> None:
    for entries in (read_many(["id,grid,level", row]), read_file(["id,grid,level", row])):
        (entry,) = entries
        assert entry.puzzle == PUZZLE
        assert entry.puzzle.comment == "17,Hard"
        assert entry.text == row


def test_a_bad_puzzle_in_a_later_column() -> None:
    (entry,) = read_many([f"17,{CELLS[:-1]},Hard"])
    assert str(entry.error) == "field 2: expected 81 cells, found 80"


def test_any_mark_of_an_empty_cell_in_any_column() -> None:
    for mark in "0*_-":
        (entry,) = read_file([f"17,{CELLS.replace('.', mark)}"])
        assert entry.puzzle == PUZZLE


def test_headings_are_skipped() -> None:
    assert told(list(read_many(["[Puzzle]", CELLS]))) == [(2, CELLS)]
    assert told(list(read_file(["[Puzzle]", CELLS]))) == [(2, CELLS)]


def test_a_file_of_one_grid_below_a_heading() -> None:
    rows = [CELLS[start : start + 9] for start in range(0, 81, 9)]
    assert told(list(read_file(["#LEasy", "[Puzzle]", *rows]))) == [(3, CELLS)]


def test_quotes_in_a_comment_stay() -> None:
    (entry,) = read_many([f'{CELLS} # "easy", they say'])
    assert entry.puzzle is not None
    assert entry.puzzle.comment == '"easy", they say'


@pytest.mark.parametrize("first", ["hello", f"x{CELLS},7.1", "5,3"])
def test_a_bad_first_line_is_no_header(first: str) -> None:
    assert [each.number for each in read_many([first, CELLS])] == [1, 2]


ROWS = "\n".join(CELLS[start : start + 9] for start in range(0, 81, 9))


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize(
    ("note", "comment"),
    [
        ('"hard, harder; hardest\tof all"', "hard, harder; hardest\tof all"),
        ('"they say ""hard"", and so do I"', 'they say "hard", and so do I'),
        ('"two\n\n# lines"', "two\n\n# lines"),
        ('""""', '"'),
    ],
)
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_fields_in_quotes(separator: str, note: str, comment: str, place: int, end: str) -> None:
    rows = [["puzzle", "note"], [f'"{CELLS}"', note], [CELLS, "17"]]
    joined = [separator.join(reversed(row) if place else row) for row in rows]
    text = "".join(["\ufeff", *(f"{row}\n" for row in joined)])
    lines = text.replace("\n", end).splitlines(keepends=True)
    for entries in (list(read_file(lines)), list(read_many(lines))):
        assert told(entries) == [(2, CELLS), (3 + note.count("\n"), CELLS)]
        assert [each.puzzle and each.puzzle.comment for each in entries] == [comment, "17"]


def test_a_row_over_several_lines_is_one_entry() -> None:
    lines = ["id,note,puzzle", '1,"two', f'lines",{CELLS[:-1]}', f"2,,{CELLS}"]
    entries = list(read_file(lines))
    assert told(entries) == [(2, "field 3 (puzzle): expected 81 cells, found 80"), (4, CELLS)]
    assert entries[0].text == "\n".join(lines[1:3])


def test_a_header_over_several_lines() -> None:
    assert told(list(read_file(['"Number of', 'puzzle","Sudoku"', f'"17","{CELLS}"']))) == [(3, CELLS)]


def test_what_the_csv_module_writes() -> None:
    notes = ["plain", "a,b", 'say "so"', '"', "two\nlines", "", ";\t#", "[Puzzle]", "'", '","', "# \n\n"]
    for dialect in ("excel", "excel-tab", "unix"):
        file = StringIO(newline="")
        csv.writer(file, dialect).writerows([["note", "puzzle"], *([f"n{note}", CELLS] for note in notes)])
        entries = list(read_file(StringIO(file.getvalue())))
        assert [each.puzzle and each.puzzle.comment for each in entries] == [f"n{note}".rstrip() for note in notes]


def test_a_grid_in_a_field() -> None:
    faulty = ROWS.replace("195", "1?5")
    lines = f'id,note,puzzle\n1,,"{ROWS}"\n2,"two\nlines","{faulty}"\n3,,"{ROWS}"'.splitlines()
    assert told(list(read_file(lines))) == [
        (2, CELLS),
        (11, "field 3 (puzzle): line 13, column 5: '?' is neither a digit nor an empty cell"),
        (21, CELLS),
    ]


def test_a_stray_quotation_mark_spoils_its_own_line_only() -> None:
    lines = [
        '"hello',
        CELLS,
        f'{CELLS},"oops',
        CELLS,
        f'{CELLS},5" wide',
        f'{CELLS},"two',
        'lines"',
        CELLS,
        '# 5,"',
        '"',
    ]
    quote = "'\"' at character 1 (r1c1) is neither a digit nor an empty cell"
    good = [(number, CELLS) for number in (2, 3, 4, 5, 6, 8)]
    assert told(list(read_many(lines))) == [(1, quote), *good, (10, quote)]


def test_no_line_is_asked_for_beyond_a_row() -> None:
    lines = iter(["note,puzzle", '"a, ""b""",' + CELLS, '"two', f'lines",{CELLS}', "unread"])
    assert told(list(islice(read_file(lines), 2))) == [(2, CELLS), (3, CELLS)]
    assert next(lines) == "unread"


def test_a_first_row_with_a_puzzle_is_no_header() -> None:
    assert told(list(read_many([f"easy,{CELLS}", f"hard,{CELLS}"]))) == [(1, CELLS), (2, CELLS)]


@pytest.mark.parametrize("header", ["Rätsel;Stufe", '"puzzle, as text",er', "puzzle (text)\ter"])
def test_headers_in_other_words(header: str) -> None:
    assert told(list(read_file([header, CELLS]))) == [(2, CELLS)]


def test_the_separator_is_what_sets_the_puzzle_apart() -> None:
    (entry,) = read_many([f"1,5;{CELLS};a, b"])
    assert entry.puzzle is not None
    assert entry.puzzle.comment == "1,5,a, b"


def test_each_puzzle_of_a_file_is_limited_and_the_file_is_not() -> None:
    lines = [CELLS] * 300 + [CELLS + " " * 20_000, f"17,{CELLS},{'x' * 20_000}", CELLS]
    entries = list(read_file(lines))
    assert sum(map(len, lines)) > 2 * formats.LONGEST_TEXT
    assert [each.number for each in entries if each.error] == [301]
    assert str(entries[300].error).startswith("a puzzle may have at most 20,000")
    assert entries[301].columns == {"column_1": "17", "column_3": "x" * 20_000}
    grids = f"{ROWS}\n\n{ROWS.replace('195', '195' + ' ' * 20_000)}\n\n{ROWS}".splitlines()
    first, second, third = read_file(grids)
    assert (first.puzzle, third.puzzle) == (PUZZLE, PUZZLE)
    assert str(second.error).startswith("a puzzle may have at most 20,000")


def test_many_blank_lines_and_comments_between_grids() -> None:
    lines = [*ROWS.splitlines(), *["", "# nothing"] * 10_000, *ROWS.replace("195", "1?5").splitlines(), "", ROWS[:9]]
    assert told(list(read_file(lines))) == [
        (1, CELLS),
        (20_010, "line 20011, column 5: '?' is neither a digit nor an empty cell"),
        (20_020, "expected 81 cells, found 9"),
    ]


def test_an_error_keeps_nothing_alive() -> None:
    (bad,) = read_many(["12"])
    assert bad.error is not None
    assert bad.error.__traceback__ is None


def test_entries_are_shown_as_what_makes_them() -> None:
    good, bad = read_many([CELLS, "12"])
    assert repr(good) == f"Entry(1, '{CELLS}', puzzle=Puzzle('{CELLS}'))"
    assert repr(bad) == "Entry(2, '12', error=PuzzleError('expected 81 cells, found 2'))"


def one_and_no_more() -> Iterator[str]:
    yield CELLS
    raise AssertionError("the second line was asked for before the first was answered")


def test_lines_are_read_as_they_come() -> None:
    endless = (CELLS for _ in count())
    assert told(list(islice(read_many(endless), 3))) == [(1, CELLS), (2, CELLS), (3, CELLS)]
    assert told(list(islice(read_file(endless), 3))) == [(1, CELLS), (2, CELLS), (3, CELLS)]
    assert told(list(islice(read_file(one_and_no_more()), 1))) == [(1, CELLS)]


@pytest.mark.parametrize("name", sorted(formats.FORMATS.keys() - {"csv", "opensudoku", "opensudoku-2"}))
def test_a_file_of_one_puzzle_in_each_format(name: str) -> None:
    text = f"# mine\n\n{formats.write(PUZZLE, name)}\n"
    assert told(list(read_file(text.splitlines(keepends=True)))) == [(3, CELLS)]


def test_a_file_of_one_faulty_grid() -> None:
    text = formats.write(PUZZLE, "boxed").replace("1 9 5", "1 x 5")
    assert told(list(read_file(text.splitlines()))) == [
        (1, "line 3, column 13: 'x' is neither a digit nor an empty cell"),
    ]


def test_a_file_with_one_bad_line_is_not_taken_for_a_grid() -> None:
    assert told(list(read_file([CELLS[:40]]))) == [(1, "expected 81 cells, found 40")]
    assert told(list(read_file(["53..7", CELLS]))) == [(1, "expected 81 cells, found 5"), (2, CELLS)]


OTHER = Puzzle(PUZZLE.givens[::-1])


@pytest.mark.parametrize("name", ["boxed", "pencilmarks"])
@pytest.mark.parametrize("between", ["\n", "\n\n\n", "\n# the next\n", "# the next\n"])
@pytest.mark.parametrize("pairs", [1, 50])
def test_a_file_of_grids(name: str, between: str, pairs: int) -> None:
    puzzles = [PUZZLE, OTHER] * pairs
    text = between.join(f"{formats.write(each, name)}\n" for each in puzzles)
    entries = list(read_file(text.splitlines(keepends=True)))
    assert [each.puzzle and each.puzzle.line for each in entries] == [each.line for each in puzzles]
    apart = 13 + between.count("\n")
    assert [each.number for each in entries] == list(range(1, 1 + apart * len(puzzles), apart))


def test_a_comment_belongs_to_the_grid_below_it() -> None:
    grid = formats.write(PUZZLE, "boxed")
    entries = list(read_file(f"# one\n{grid}\n\n# two\n# more\n{grid}\n# the end\n".splitlines()))
    assert [each.puzzle and each.puzzle.comment for each in entries] == ["one", "two\nmore\nthe end"]


def test_grids_with_blank_lines_in_them() -> None:
    rows = [CELLS[start : start + 9] for start in range(0, 81, 9)]
    bands = "\n\n".join("\n".join(rows[start : start + 3]) for start in (0, 3, 6))
    assert told(list(read_file(f"{bands}\n\n{bands}".splitlines()))) == [(1, CELLS), (13, CELLS)]


def test_a_faulty_grid_among_others() -> None:
    grid = formats.write(PUZZLE, "boxed")
    faulty = grid.replace("1 9 5", "1 x 5")
    short = "\n".join(grid.splitlines()[:-2])
    text = "\n\n".join([grid, faulty, *[grid] * 10, short])
    good = [(number, CELLS) for number in range(29, 29 + 14 * 10, 14)]
    assert told(list(read_file(text.splitlines()))) == [
        (1, CELLS),
        (15, "line 17, column 13: 'x' is neither a digit nor an empty cell"),
        *good,
        (169, "expected 9 rows, found 8"),
    ]


def test_files_of_sections_one_after_the_other() -> None:
    rows = "\n".join(CELLS[start : start + 9] for start in range(0, 81, 9))
    state = rows.replace("53..7", "53.67")
    text = f"[Puzzle]\n{rows}\n\n[State]\n{state}\n\n[Puzzle]\n{rows}\n"
    placed = Puzzle(CELLS, "." * 3 + "6" + "." * 77)
    assert [each.puzzle for each in read_file(text.splitlines())] == [placed, PUZZLE]


def test_grids_are_read_as_they_come() -> None:
    endless = (line for _ in count() for line in (*formats.write(PUZZLE, "boxed").splitlines(), ""))
    assert told(list(islice(read_file(endless), 3))) == [(1, CELLS), (15, CELLS), (29, CELLS)]


def test_lines_without_an_end_are_no_grid() -> None:
    grid = formats.write(PUZZLE, "boxed").splitlines()
    endless = chain(grid, [""], repeat("1 2 3"))
    first, second = islice(read_file(endless), 2)
    assert (first.puzzle, second.number) == (PUZZLE, 15)
    assert str(second.error) == "line 15: expected 9 cells, found 3; write . for empty cells"


def test_a_long_file_holds_a_puzzle_on_each_line_even_if_all_are_bad() -> None:
    assert len(list(read_file(["53..7"] * 100))) == 100


def test_an_empty_file() -> None:
    assert list(read_file([])) == []
    assert list(read_file(["\n", "# nothing\n"])) == []


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("17-clues.txt", 487),
        ("top1465.txt", 200),
        ("classics.txt", 6),
        ("graded.csv", 772),
        ("hardest.csv", 60),
        ("human-times.csv", 345),
    ],
)
def test_the_corpora(name: str, rows: int) -> None:
    with (FOLDER / name).open(encoding="utf-8") as file:
        entries = list(read_file(file))
    assert len(entries) == rows
    assert [each for each in entries if each.error] == []


@pytest.mark.parametrize(
    ("row", "nearest"),
    [
        ('"3","53..7...","short"', "; field 2 comes nearest, with 8 cells"),
        ("3,53..7,short", "; field 2 comes nearest, with 5 cells"),
        ("53..7.x;easy", ""),
    ],
)
def test_a_row_without_a_puzzle_is_told_so(row: str, nearest: str) -> None:
    problem = f"no field of this row is a puzzle (81 cells){nearest}"
    assert told(list(read_many([row, CELLS]))) == [(1, problem), (2, CELLS)]


def test_a_table_without_puzzles_is_no_grid() -> None:
    problem = "no field of this row is a puzzle (81 cells)"
    assert told(list(read_file(["# mine", "name,solution", "x,y", "", "z,y"]))) == [(3, problem), (5, problem)]
    boxed = formats.write(PUZZLE, "boxed").splitlines()
    assert told(list(read_file(["Thomas, hard", *boxed])))[0][0] == 1


def test_a_row_of_eighteen_cells_is_two_grids() -> None:
    lines = formats.write(PUZZLE, "boxed").splitlines()
    beside = [f"{each}    {each}" for each in lines]
    problem = "two grids side by side cannot be read; export the puzzles with --format csv instead"
    assert told(list(read_file(["# Easy", *beside]))) == [(2, problem)]


# What comes with a puzzle


def test_columns_of_a_table() -> None:
    lines = ["id;Puzzle;date;note", f'A1;{CELLS};2024-02-29;"one; or ""two"""', f"A2;{CELLS};", f"A3;{CELLS};d;n;more;"]
    first, second, third = read_many(lines)
    assert first.columns == {"id": "A1", "date": "2024-02-29", "note": 'one; or "two"'}
    assert second.columns == {"id": "A2", "date": "", "note": ""}
    assert third.columns == {"id": "A3", "date": "d", "note": "n", "column_5": "more", "column_6": ""}


@pytest.mark.parametrize(
    ("header", "names"),
    [
        (",puzzle,level", ["column_1", "level"]),
        ("id,PUZZLE,id", ["id", "id_2"]),
        ("id,puzzle,id,id_2,id", ["id", "id_3", "id_2", "id_4"]),
        (' "full name", puzzle , "a, b"', ["full name", "a, b"]),
    ],
)
def test_every_column_has_a_name_of_its_own(header: str, names: list[str]) -> None:
    fields = ["1", CELLS, *map(str, range(2, len(names) + 1))]
    (entry,) = read_many([header, ",".join(fields)])
    assert entry.puzzle == PUZZLE
    assert list(entry.columns) == names
    assert list(entry.columns.values()) == [each for each in fields if each != CELLS]


def test_a_header_says_which_column_has_the_puzzle() -> None:
    solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    entry, short = read_many(["solution,puzzle", f"{solution},{CELLS}", f"{solution},123"])
    assert (entry.puzzle, entry.columns) == (PUZZLE, {"solution": solution})
    assert (str(short.error), short.columns) == (
        "field 2 (puzzle): expected 81 cells, found 3",
        {"solution": solution},
    )


def test_the_solution_is_not_taken_for_a_faulty_puzzle() -> None:
    solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    for header in (["quizzes,solutions"], []):
        entries = list(read_many([*header, f"{CELLS},{solution}", f"123,{solution}"]))
        assert entries[0].puzzle == PUZZLE
        assert "expected 81 cells, found 3" in str(entries[1].error)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("A2;123;short", "field 2 (puzzle): expected 81 cells, found 3"),
        (
            f"A2;{CELLS[:-1]}x;short",
            "field 2 (puzzle): 'x' at character 81 (r9c9) is neither a digit nor an empty cell",
        ),
        ("A2;;short", "field 2 (puzzle) is empty: there is no puzzle in this row"),
        ("A2;Thomas;short", "field 2 (puzzle): 'T' at character 1 (r1c1) is neither a digit nor an empty cell"),
    ],
)
def test_the_field_that_is_wrong_is_blamed(row: str, problem: str) -> None:
    lines = ["id;puzzle;note", row, f"A3;{CELLS};fine"]
    first, second = read_many(lines)
    assert (str(first.error), first.columns) == (problem, {"id": "A2", "note": "short"})
    assert second.columns == {"id": "A3", "note": "fine"}


def test_a_row_that_ends_before_the_puzzle() -> None:
    (entry,) = read_many(["id,date,puzzle", "A1,2024"])
    assert str(entry.error) == "field 3 (puzzle) is missing; this row has 2 fields"
    assert entry.columns == {"id": "A1", "date": "2024"}


def test_a_table_without_a_header_blames_the_field_where_the_puzzle_stood_before() -> None:
    fine, short, first = [*read_many([f"A1;{CELLS};fine", "A2;123;short"]), *read_many(["A2;123;short"])]
    assert fine.columns == {"column_1": "A1", "column_3": "fine"}
    assert (str(short.error), short.columns) == (
        "field 2: expected 81 cells, found 3",
        {"column_1": "A2", "column_3": "short"},
    )
    assert str(first.error) == "no field of this row is a puzzle (81 cells); field 2 comes nearest, with 3 cells"
    assert first.columns == {"column_1": "A2", "column_3": "short"}


def test_several_tables_one_after_the_other() -> None:
    lines = ["id,puzzle", f"1,{CELLS}", "", "puzzle;level;id", f"{CELLS};Hard;2", "puzzle", f"{CELLS} # the last"]
    assert [each.columns for each in read_many(lines)] == [
        {"id": "1"},
        {"level": "Hard", "id": "2"},
        {"comment": "the last"},
    ]


def test_a_row_with_the_word_puzzle_is_no_header() -> None:
    (entry,) = islice(read_many(["id,puzzle,note", "A1,123,puzzle"]), 1)
    assert (entry.number, entry.columns) == (2, {"id": "A1", "note": "puzzle"})


def test_lines_and_grids_keep_their_comments() -> None:
    lines = [f"{CELLS} # easy", f"{CELLS},one, or two", CELLS, "12", f":0000:x:{CELLS}:::: # a position"]
    comments = ["easy", "one, or two", "", "", "a position"]
    assert [each.columns for each in read_many(lines)] == [{"comment": each} if each else {} for each in comments]
    grid = formats.write(PUZZLE, "boxed")
    entries = read_file(f"# one\n{grid}\n\n# two\n{grid.replace('1 9 5', '1 x 5')}\n".splitlines())
    assert [each.columns for each in entries] == [{"comment": "one"}, {"comment": "two"}]


def test_a_line_by_itself_below_a_table() -> None:
    entries = list(read_many(["id,puzzle", f"1,{CELLS}", CELLS, f"{CELLS} # easy"]))
    assert [each.columns for each in entries] == [{"id": "1"}, {"id": ""}, {"id": "", "comment": "easy"}]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        (f"{CELLS} # note\n1;{CELLS}\n", ["line", "line"]),
        (f"id,puzzle\n1,{CELLS}\n2,{CELLS[1:]}\n{CELLS}\n", ["row", "row", "row"]),
        ("\n".join(CELLS[start : start + 9] for start in range(0, 81, 9)), ["grid"]),
        (f'{{"puzzle": "{CELLS}"}}\n', ["object"]),
    ],
)
def test_how_a_puzzle_stands_in_its_file(text: str, kinds: list[str]) -> None:
    assert [entry.kind for entry in read_file(text.splitlines())] == kinds


def test_a_solution_is_the_puzzle_only_where_there_is_no_other() -> None:
    solution = "123456789456789123789123456231674895875912364694538217317265948542897631968341572"
    puzzle = f"{solution[:40]}{'.' * 41}"
    for text in (f"id;solution;quiz\nA;{solution};{puzzle}", f"A,{solution},{puzzle}"):
        *_, entry = read_file(text.splitlines())
        assert entry.puzzle is not None
        assert entry.puzzle.line == puzzle
    *_, entry = read_file([f"A,{solution}"])
    assert entry.puzzle is not None
    assert entry.puzzle.line == solution


def test_entries_of_an_open_file_know_their_source(tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    path.write_text(f"# two\n{CELLS}\nnonsense\n")
    with path.open() as stream:
        assert [entry.source for entry in read_file(stream)] == [f"{path}:2", f"{path}:3"]
    with path.open() as stream:
        assert [entry.source for entry in read_many(stream)] == [f"{path}:2", f"{path}:3"]
    assert [entry.source for entry in read_file(StringIO(CELLS))] == [None]
