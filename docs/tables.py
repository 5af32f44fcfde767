"""Write the table of techniques from the catalogue into its page: python docs/tables.py."""

from pathlib import Path

from crosshatch.generator.forerunners import LARGE_FISH
from crosshatch.strategies.catalogue import CATALOGUE
from crosshatch.technique import Technique
from crosshatch.words import summary

PAGE = Path(__file__).parent / "pages" / "techniques.md"

BEGIN, END = "<!-- the table -->\n", "<!-- end of the table -->\n"
"""What stands before and after the table on the page."""

HEADER = ("technique", "also called", "family", "rating", "assumes one solution", "by default", "what it does")


def with_table(page: str) -> str:
    """Return a page with the table as the catalogue has it now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def table() -> str:
    """Return the techniques in the order of the pipeline, as a table in Markdown."""
    rule = tuple("---:" if name == "rating" else "---" for name in HEADER)
    shown = [each.technique for each in CATALOGUE if each.technique.title not in LARGE_FISH]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (HEADER, rule, *map(_cells, shown)))


def _cells(technique: Technique) -> tuple[str, ...]:
    return (
        f"`{technique.slug}`",
        ", ".join(technique.other_names),
        technique.family,
        technique.rating_in_words,
        "yes" if technique.assumes_unique else "",
        "on" if technique.on else "off",
        summary(technique),
    )


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
