"""What each language says, with the roles of what is named, as ``tests/data/sentences`` keeps it for people to read.

``PYTHONPATH=tests python tests/words/test_sentences.py`` writes it anew: read what has changed before you commit it.
"""

from pathlib import Path

import pytest

from crosshatch.techniques.catalogue import CATALOGUE, KINDS
from crosshatch.words import LANGUAGES, explain, headline, summary, title_of
from crosshatch.words.spans import markup
from engines import COMPILED
from told_steps import examples

FOLDER = Path(__file__).parents[1] / "data" / "sentences"
"""A file for each language: techniques by their slugs with what they do, then steps with their reasons."""


def sentences(language: str) -> str:
    """Return all that a language says of techniques and of the examples."""
    techniques = [each.technique for each in (*CATALOGUE, *KINDS)]
    lines = [f"{each.slug}: {title_of(each, language)}. {summary(each, language)}" for each in techniques]
    for _, step in examples():
        lines += ["", headline(step, language), *map(markup, explain(step, language))]
    return "\n".join(lines) + "\n"


@pytest.mark.skipif(not COMPILED, reason="long searches are left out where engines are interpreted")
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_those_that_people_have_read(language: str) -> None:
    assert sentences(language).splitlines() == (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(sentences(language), encoding="utf-8")
