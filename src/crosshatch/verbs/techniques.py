"""``techniques``: which techniques there are, and what each of them is."""

from .. import words
from ..logic.technique import Technique as Found
from ..render.data import Data, technique_data
from ..techniques.catalogue import CATALOGUE, strategy_named
from .choices import InLanguage
from .declaration import argument, verb
from .kinds import TECHNIQUE


@verb
class Techniques(InLanguage):
    """List the techniques, simplest first, with family, rating and whether each is on by default."""

    def __call__(self) -> Data:
        """Return the ``techniques``."""
        return {"techniques": [_data(each.technique, self.language) for each in CATALOGUE]}


@verb
class Technique(InLanguage):
    """Describe a technique in detail, with its other names and the ``argument`` for why it works."""

    technique: str = argument(TECHNIQUE, "Any name of the technique.")

    def __call__(self) -> Data:
        """Return what the technique is."""
        found = strategy_named(self.technique).technique
        return {
            **_data(found, self.language),
            "other_names": list(found.other_names),
            "argument": words.argument(found, self.language),
        }


def _data(technique: Found, language: str) -> Data:
    return {
        **technique_data(technique, language),
        "family": technique.family,
        "rating": technique.rating_in_words,
        "on": technique.on,
        "assumes_unique": technique.assumes_unique,
    }
