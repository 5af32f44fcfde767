"""Write tables from the catalogue and the declarations of verbs into their pages: python docs/tables.py."""

from pathlib import Path

from click import Context

from crosshatch.app.methods import about, parameters
from crosshatch.cli import GROUPS, main
from crosshatch.cli.host import VerbCommand
from crosshatch.cli.targets import SPELLINGS
from crosshatch.generator.forerunners import LARGE_FISH
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import CATALOGUE
from crosshatch.verbs import MODULES
from crosshatch.verbs.declaration import Section
from crosshatch.words import summary

PAGES = Path(__file__).parent / "pages"

HEADER = ("technique", "also called", "family", "rating", "assumes one solution", "by default", "what it does")


def pages() -> dict[Path, str]:
    """Return the pages with tables, as they are with the tables of now.

    A table stands between a comment that names it and ``<!-- end -->``.
    """
    verbs = [verb for names in GROUPS.values() for verb in names if verb != "bank"]
    tables = {
        "techniques.md": {"techniques": techniques()},
        "app.md": {"methods": methods()},
        "command-line.md": {f"options of {verb}": options(verb) for verb in verbs},
        "generating.md": {"wishes": wishes()},
    }
    return {PAGES / name: _with(PAGES / name, its) for name, its in tables.items()}


def _with(file: Path, tables: dict[str, str]) -> str:
    page = file.read_text(encoding="utf-8")
    for name, table in tables.items():
        before, mark, rest = page.partition(f"<!-- {name} -->\n")
        after = rest.partition("<!-- end -->\n")[2]
        page = f"{before}{mark}\n{table}\n<!-- end -->\n{after}"
    return page


def _table(*rows: tuple[str, ...], right: str = "") -> str:
    rule = tuple("---:" if name == right else "---" for name in rows[0])
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (rows[0], rule, *rows[1:]))


def techniques() -> str:
    """Return the techniques in the order of the pipeline, as a table in Markdown."""
    shown = [each.technique for each in CATALOGUE if each.technique.title not in LARGE_FISH]
    return _table(HEADER, *map(_cells, shown), right="rating")


def options(verb: str) -> str:
    """Return the options of a verb of the command line, but for wishes that another verb explains."""
    command = main.get_command(Context(main), verb)
    assert isinstance(command, VerbCommand)
    rows = []
    for each in command.parameters.values():
        if each.positional or (each.section is Section.MAKE and command.wishes_of):
            continue
        name = "`, `".join([*([f"-{each.short}"] if each.short else []), f"--{each.name.replace('_', '-')}"])
        value = (each.metavar or each.kind.metavar).replace("|", "\\|")
        usual = f" Default: {each.usual_text}." if each.usual_text else ""
        rows.append((f"`{name}`", f"`{value}`" if value else "", f"{each.about.removesuffix('.')}.{usual}"))
    return _table(("option", "value", "meaning"), *rows)


def methods() -> str:
    """Return the methods of the protocol with their parameters."""
    rows = []
    for name in MODULES:
        known = parameters(name).values()
        needs, may = (", ".join(f"`{each.name}`" for each in known if each.required is it) for it in (True, False))
        rows.append((f"`{name}`", needs, may, about(name).split(". ")[0].strip(".")))
    return _table(("method", "needs", "may have", "what it does"), *rows)


def wishes() -> str:
    """Return the options of the command line for targets, each with the field of ``Target`` that it is for."""
    rows = [(f"`--{each.name}`", f"`{field}`", each.help.rstrip(".")) for field, each in SPELLINGS.values()]
    return _table(("option", "in Python", "what it asks for"), *rows)


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
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
