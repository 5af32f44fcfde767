"""``crosshatch book``: a whole book from a plan, as PDF."""

import json
import sys
from pathlib import Path

from ..board.errors import MissingExtra
from ..board.messages import counted
from ..publishing.book import Book, report, report_text
from ..publishing.print.book import book_pdf, check_book
from ..publishing.print.layout import Layout
from ..publishing.print.typesetter import check_can_print, page_count
from ..verbs.declaration import argument, option, verb
from ..verbs.kinds import File, Seconds
from .book_plan import PlanFile, read_plan
from .book_puzzles import Gathered, book_of, note_in_bank, scale_of, use_banks
from .book_table import table_at
from .exits import NOT_ALL_MADE
from .interrupts import told_at_interrupts
from .output import Written, check_files, complain, say, write_file
from .progress import patient, progress
from .targets import MAX_SECONDS
from .workers import WithWorkers


@verb
class Command(WithWorkers):
    """Make a book of puzzles: a PDF file from a plan.

    PLAN is a TOML file with the text of the book, its pages and its sections.  Each section makes new puzzles, reads
    them from files, or takes them from a bank.  No two puzzles of a book are equivalent.  The same plan always gives
    the same file.

    The shortest plan has a title and one [[section]] with a title, a target such as "easy", and a count.  The page
    "Make a book" in the documentation lists all keys.

    Without --output, the command checks the plan, finds the puzzles and prints a report of them.

    Writing the PDF file needs typst: pip install 'crosshatch[print]'.

    Exit codes: 0 success; 1 puzzles are missing, because too few match, time ran out, or some do not have exactly
    one solution; 2 invalid plan or input.
    """

    plan: Path = argument(File(there=True), "TOML file that describes the book.", metavar="PLAN")
    output: Path | None = option(File((".pdf",)), "PDF file to write (- for standard output).", short="o")
    report: Path | None = option(
        File((".txt", ".json")), "Write a report of levels, minutes, symmetry, techniques and repeats."
    )
    max_seconds: float = option(Seconds(), "Maximum time for each puzzle.", default=MAX_SECONDS)

    def run(self) -> None:
        """Write the book and the report, and end with the exit code of the worst puzzle."""
        file = read_plan(self.plan)
        layout = file.layout()
        self._check_outputs(file, layout)
        table = file.beside(file.plan.table) if file.plan.table else ""
        missing = f"{self.output or 'the report'} was not written"
        kept = f"the puzzles so far are in {table}; repeat the command to continue" if table else missing
        with told_at_interrupts(lambda: complain("", f"interrupted; {kept}")):
            book, code = self._book(file, table)
            if not any(section.puzzles for section in book.sections):
                complain("", "no puzzles were found; nothing was written")
                sys.exit(max(code, NOT_ALL_MADE))
            if self.output:
                [data] = patient((book_pdf(each, layout) for each in [book]), lambda _: "setting the pages")
            else:
                check_book(book, layout)
        pages = None
        if self.output:
            use_banks(file, book)
            write_file(str(self.output), data)
            pages = page_count(data)
            _note(file, book)
        found = report(book, file.plan.apart_from, pages)
        if self.report:
            text = report_text(found) if self.report.suffix != ".json" else json.dumps(found, ensure_ascii=False)
            write_file(str(self.report), text.encode())
        elif not self.output:
            say(report_text(found).rstrip("\n"))
        sys.exit(code)

    def _check_outputs(self, file: PlanFile, layout: Layout) -> None:
        """Raise what writing the files would, rather than after minutes of making puzzles."""
        with file.at("pages"):
            try:
                check_can_print(layout.style)
            except MissingExtra:
                if self.output:
                    raise
        outputs = (self.output, Written.PDF), (self.report, Written.REPORT)
        check_files(*outputs)
        for key in ("table", "bank"):
            with file.at(key):
                name = getattr(file.plan, key)
                check_files(*outputs, (Path(file.beside(name)) if name else None, None))

    def _book(self, file: PlanFile, table_name: str) -> tuple[Book, int]:
        """Return the book of a plan, whose table keeps its puzzles, and the exit code of the worst."""
        scale = scale_of(file)
        with self.executor() as executor, table_at(table_name, scale) as table:
            gathered = Gathered(file, scale, executor, self.max_seconds)
            slots = gathered.slots()
            for number, section in enumerate(file.plan.section):
                gathered.give(number, section)
            with progress(len(slots), printing=False) as advance:
                gathered.make(slots, table, advance)
            book = book_of(gathered)
            for each in table.lost(book):
                complain(each.source, f"no section asks for this puzzle any more; removed: {each.record['puzzle']}")
            table.put(book)
        return book, gathered.code


def _note(file: PlanFile, book: Book) -> None:
    """Note the puzzles of a book in the bank of its plan, if it has one."""
    others = note_in_bank(file.beside(file.plan.bank), book) if file.plan.bank else 0
    if others:
        left = f"{counted(others, 'puzzle')} on other boards were not recorded"
        remedy = "to exclude them from later books, name the table of this book in apart_from"
        complain(file.plan.bank, f"{left}; {remedy}")
