"""Write tables from the catalogue and the declarations of commands into the docs: python docs/tables.py."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from click import Context, Group

from crosshatch import app
from crosshatch.app.methods import about, parameters
from crosshatch.batch.fields import FIELDS, StepField
from crosshatch.cli import GROUPS, bank, main
from crosshatch.cli.book_plan import BookPlan, PagesPlan, SectionPlan, Table, keys_of
from crosshatch.cli.host import VerbCommand
from crosshatch.cli.targets import SPELLINGS
from crosshatch.generator.superseded_techniques import LARGE_FISH
from crosshatch.grading import SCALES, scale_named
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import CATALOGUE, KINDS, strategy_named
from crosshatch.techniques.names import names_of_others as others
from crosshatch.verbs import MODULES
from crosshatch.words import summary

PAGES = Path(__file__).parent / "pages"
IN_GALLERY = [each.technique for each in CATALOGUE if each.technique.title not in LARGE_FISH]
"""The techniques that have a page in the gallery."""

OPTIONS = ("option", "value", "meaning")

COMMON = ("json", "board", "only", "without", "with", "strategy", "language", "jobs", "scheduler", "resume")
"""The options that the page of commands explains once."""

BOOK_PLAN = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "urn:crosshatch:book-plan:1",
    "title": "The plan of a book, version 1",
    "description": "What `crosshatch book` reads from a TOML file.",
}
"""What the schema of plans says of itself."""

HEADER = ("technique", "also called", "family", "rating", "assumes a unique solution", "by default", "what it does")


def pages() -> dict[Path, str]:
    """Return the pages, with their tables brought up to date.

    A table stands between a comment that names it and ``<!-- end -->``.
    """
    tables = {
        "techniques.md": {"techniques": techniques()},
        "names.md": {"names": names(), "names of others": names_of_others(), "codes": codes()},
        "app.md": {"methods": methods(), "answers": answers()},
        "book.md": {
            "keys of a book": keys(BookPlan),
            "keys of pages": keys(PagesPlan),
            "keys of a section": keys(SectionPlan),
        },
        "bank.md": {"verbs of banks": verbs_of_banks()}
        | {f"options of bank {verb}": options(verb, bank.command) for verb in verbs_in(bank.GROUPS)},
        "command-line.md": {"common options": common_options()}
        | {f"options of {verb}": own_options(verb) for verb in verbs_in(GROUPS) if verb != "bank"},
        "generating.md": {"criteria": criteria()},
        "training.md": {"fields of paths": fields_of_paths()},
    }
    schema = json.dumps(BOOK_PLAN | Table(BookPlan).schema(), indent=2, ensure_ascii=False)
    return {PAGES / name: with_tables(PAGES / name, its) for name, its in tables.items()} | {
        PAGES / "schemas" / "book-plan-1.json": f"{schema}\n"
    }


def with_tables(file: Path, tables: Mapping[str, str]) -> str:
    """Return the text of a page with its tables brought up to date."""
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
    return _table(HEADER, *map(_cells, IN_GALLERY), right="rating")


def names() -> str:
    """Return every other name that the program accepts, with the technique it stands for."""
    rows = [(name, each.technique) for each in CATALOGUE + KINDS for name in each.technique.other_names]
    return _table(
        ("other name", "in Crosshatch"),
        *((name, link_to(its)) for name, its in sorted(rows, key=lambda row: row[0].lower())),
    )


def names_of_others() -> str:
    """Return the names that only others use, each with the techniques of ours that match."""
    rows = sorted(others(), key=lambda row: row[0].lower())
    ours = [", ".join(link_to(strategy_named(slug).technique) for slug in slugs) for _, _, slugs in rows]
    return _table(
        ("name", "used by", "in Crosshatch"),
        *((name, used_by, its or "no such technique") for (name, used_by, _), its in zip(rows, ours, strict=True)),
    )


def codes() -> str:
    """Return HoDoKu's library codes, each with its technique."""
    rows = sorted(
        ((each.technique.hodoku.code, each.technique) for each in CATALOGUE if each.technique.hodoku),
        key=lambda row: row[0],
    )
    return _table(("code", "in Crosshatch"), *((f"`{code}`", link_to(its)) for code, its in rows))


def link_to(technique: Technique) -> str:
    """Return the title of a technique, as a link to its row in the gallery if it has one.

    In the built docs, it is a link to the page of the technique (``gallery_pages``).
    """
    return f"[{technique.title}](gallery.md#{technique.slug})" if technique in IN_GALLERY else technique.title


def verbs_in(groups: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the names of the verbs in some groups."""
    return [verb for names in groups.values() for verb in names]


def verbs_of_banks() -> str:
    """Return the verbs of banks, each with the first sentence of its help."""
    commands = {verb: bank.command.get_command(Context(bank.command), verb) for verb in verbs_in(bank.GROUPS)}
    rows = [(f"`{verb}`", each.get_short_help_str(1000).rstrip(".")) for verb, each in commands.items() if each]
    return _table(("verb", "what it does"), *rows)


def options(verb: str, group: Group = main) -> str:
    """Return the options of a verb of the command line, except criteria that another verb explains."""
    return _table(OPTIONS, *_options(verb, group).values())


def common_options() -> str:
    """Return the options that several verbs share."""
    return _table(OPTIONS, *_common().values())


def own_options(verb: str) -> str:
    """Return the options of a verb other than the common ones, followed by the names of its common options."""
    rows, common = _options(verb), _common()
    shared = ", ".join(f"`--{name}`" for name, row in rows.items() if row == common.get(name))
    own = [row for name, row in rows.items() if row != common.get(name)]
    return "\n".join(
        [
            *([_table(OPTIONS, *own)] if own else []),
            *([f"[Common options](#common-options): {shared}.\n"] if shared else []),
        ]
    )


def _common() -> dict[str, tuple[str, ...]]:
    """Return the usual row of each common option."""
    rows = [_options(verb) for verb in verbs_in(GROUPS) if verb != "bank"]
    return {name: Counter(each[name] for each in rows if name in each).most_common(1)[0][0] for name in COMMON}


def _options(verb: str, group: Group = main) -> dict[str, tuple[str, ...]]:
    """Return a row for each option of a verb, by its name."""
    command = group.get_command(Context(group), verb)
    assert isinstance(command, VerbCommand)
    rows: dict[str, tuple[str, ...]] = {}
    for each in command.parameters.values():
        if each.positional or command.explained_in.get(each.section):
            continue
        long = each.name.replace("_", "-")
        name = "`, `".join([*([f"-{each.short}"] if each.short else []), f"--{long}"])
        value = (each.metavar or each.kind.metavar).replace("|", "\\|")
        usual = f" Default: {each.usual_text}." if each.usual_text else ""
        rows[long] = (f"`{name}`", f"`{value}`" if value else "", f"{each.about.removesuffix('.')}.{usual}")
    return rows


def keys(declared: type[Any]) -> str:
    """Return the keys of a table of plans of books; a choice that a command calls ``--ink`` is a key too."""
    rows = []
    for name, (_, each) in keys_of(declared).items():
        usual = "true" if each.default is True else each.usual_text.replace("--", "")
        value = (each.metavar or each.kind.metavar or "true|false").replace("|", "\\|")
        about = f"{each.about.removesuffix('.')}.{f' Default: {usual}.' if usual else ''}"
        rows.append((f"`{name}`{' (required)' if each.required else ''}", f"`{value}`", about))
    return _table(("key", "value", "meaning"), *rows)


def answers() -> str:
    """Return the types of the protocol's answers."""
    return f"```ts\n{(Path(app.__file__).parent / 'npm' / 'results.d.ts').read_text(encoding='utf-8')}```\n"


def methods() -> str:
    """Return the methods of the protocol with their parameters."""
    rows = []
    for name in MODULES:
        known = parameters(name).values()
        needs, may = (", ".join(f"`{each.name}`" for each in known if each.required is it) for it in (True, False))
        rows.append((f"`{name}`", needs, may, about(name).split(". ")[0].strip(".")))
    return _table(("method", "required", "optional", "what it does"), *rows)


def criteria() -> str:
    """Return the options of the command line for targets, each with its field of ``Target``."""
    rows = [(f"`--{each.name}`", f"`{field}`", each.help.rstrip(".")) for field, each in SPELLINGS.values()]
    return _table(("option", "in Python", "meaning"), *rows)


def fields_of_paths() -> str:
    """Return the fields of paths; the parts of grades are listed by scale."""
    rows: list[tuple[str, ...]] = []
    parts: dict[str, list[str]] = {scale: [] for scale in SCALES}
    for name, field in FIELDS.items():
        scale, _, part = name.partition("_")
        if scale in parts and part:
            parts[scale].append(f"`{name}`")
        else:
            rows.append((f"`{name}`", "step" if isinstance(field, StepField) else "puzzle", field.about))
    graded = (
        (", ".join(names), "puzzle", f"parts of the grade on the {scale_named(scale).title} scale")
        for scale, names in parts.items()
    )
    return _table(("field", "for each", "contents"), *rows, *graded)


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
