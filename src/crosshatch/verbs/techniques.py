"""``techniques``: which techniques there are, and what each of them is."""

from .. import words
from ..grading.crosshatch import LEVELS
from ..logic.technique import Technique as Found
from ..render.data import Data, technique_data
from ..techniques.catalogue import CATALOGUE, strategy_named
from ..techniques.names import names_elsewhere
from .choices import InLanguage
from .declaration import argument, verb
from .kinds import TECHNIQUE


@verb
class Techniques(InLanguage):
    """List the techniques, simplest first, with family, level, rating and whether each is on by default."""

    def __call__(self) -> Data:
        """Return the ``techniques``."""
        return {"techniques": [_data(each.technique, self.language) for each in CATALOGUE]}


@verb
class Technique(InLanguage):
    """Describe a technique: other names, names in other programs (``elsewhere``), and why it works (``argument``)."""

    technique: str = argument(TECHNIQUE, "Any name of the technique.")

    def __call__(self) -> Data:
        """Return what the technique is."""
        found = strategy_named(self.technique).technique
        return {
            **_data(found, self.language),
            "other_names": list(found.other_names),
            "elsewhere": [{"name": name, "used_by": used_by} for name, used_by in names_elsewhere(found.slug)],
            "argument": words.argument(found, self.language),
        }


def _data(technique: Found, language: str) -> Data:
    return {
        **technique_data(technique, language),
        "family": technique.family,
        "level": next((name for name, most in LEVELS.items() if (technique.rating or 0) <= most), ""),
        "rating": technique.rating_in_words,
        "on": technique.on,
        "assumes_unique": technique.assumes_unique,
    }
