"""What techniques there are, and what each of them is."""

from ...render.data import technique_data
from ...strategies.catalogue import CATALOGUE, strategy_named
from ...technique import Technique
from ...words import argument
from ..method import Data, method
from ..parameters import Language, TechniqueName


@method(language=Language())
def techniques(language: str) -> Data:
    """The ``techniques`` that there are, simplest first: of each what it is, its family and rating, and whether it is
    on by default.
    """
    return {"techniques": [_technique(each.technique, language) for each in CATALOGUE]}


@method(technique=TechniqueName(), language=Language())
def technique(technique: str, language: str) -> Data:
    """What a technique is: besides what ``techniques`` has, its other names, and the ``argument`` why it holds."""
    found = strategy_named(technique).technique
    return {
        **_technique(found, language),
        "other_names": list(found.other_names),
        "argument": argument(found, language),
    }


def _technique(technique: Technique, language: str) -> Data:
    return {
        **technique_data(technique, language),
        "family": technique.family,
        "rating": technique.rating_in_words,
        "on": technique.on,
        "assumes_unique": technique.assumes_unique,
    }
