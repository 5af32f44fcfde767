"""``crosshatch card``: the data card of a data set."""

from pathlib import Path

from ..batch.card import CARD, card, licence_id, read_data
from ..batch.files import UnfitFile
from ..board.messages import counted
from ..verbs.declaration import argument, option, verb
from ..verbs.kinds import LANGUAGE, File, Folder, Kind, Section, Text
from .output import say, write_file, wrong_names_told


@verb
class Command:
    """Write the data card (README.md) of a folder with a data set.

    FOLDER contains a file for each part, such as train.parquet, written by 'explain'.  JSONL and CSV files work too.
    The card counts puzzles, levels, outcomes and techniques, describes the columns, and lists seeds, versions and
    SHA-256 digests.  'datasets.load_dataset' then loads the folder with its parts.
    """

    folder: Path = argument(Folder(there=True), "A folder with data files.", metavar="FOLDER")
    title: str = option(
        Text(),
        "Title of the data set.",
        default="",
        usual="from the contents",
    )
    licence: str = option(
        Kind("ID", parse=licence_id),
        "Licence, as an identifier of the Hugging Face Hub, such as cc0-1.0 or mit.",
        default="",
        usual="none",
    )
    recipe: Path | None = option(File(there=True), "File with the commands that made the data, to quote in the card.")
    language: str = option(
        LANGUAGE,
        "Language of the explanations in the data, which the card states.",
        default="en",
        section=Section.OUTPUT,
    )

    def run(self) -> None:
        """Write the card."""
        path = self.folder / CARD
        if path.exists():
            raise UnfitFile(f"{path} already exists; delete it to write a new card")
        recipe = self.recipe.read_text(encoding="utf-8", errors="replace") if self.recipe else ""
        with wrong_names_told():
            files = read_data(self.folder)
        text = card(files, title=self.title, licence=self.licence, recipe=recipe, language=self.language)
        write_file(str(path), text.encode())
        rows = sum(each.rows for each in files)
        say(f"{path}: {rows:,} puzzle{'s' * (rows != 1)} in {counted(len(files), 'file')}")
