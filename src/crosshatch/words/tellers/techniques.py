"""Techniques: what one is called, what it does, why it holds and where to look."""

import re
from collections.abc import Sequence

from ...board.board import Board
from ...board.houses import MOST_HOUSES, number_in_kind
from ...logic.step import Step
from ...logic.technique import Technique
from ..messages import Message, Value, houses, kind_of, say
from .common import cage_named

SIZES = {"x-wing": 2, "swordfish": 3, "jellyfish": 4, "squirmbag": 5, "whale": 6, "leviathan": 7}
"""How many base houses fish have, by their names."""

WITHOUT_ARGUMENT = ("Own", "Search")

_FISH = re.compile(rf"(?:(finned|sashimi)-)?(?:(franken|mutant)-)?({'|'.join(SIZES)})")

_NUMBERED = re.compile(r"(.*)-(?:test|type|level)-(\d)")

_ARGUMENTS = (
    ("hidden-single.*", "hidden-single"),
    ("locked-candidates.*", "locked"),
    ("(locked|naked)-(pair|triple|quadruple)", "naked-subset"),
    ("hidden-(pair|triple|quadruple)", "hidden-subset"),
    ("direct-(pointing|claiming)", "direct-locked"),
    ("direct-hidden.*", "direct-hidden-subset"),
    ("(finned|sashimi)-(franken|mutant)-.*", "finned-large-fish"),
    ("(franken|mutant)-.*", "large-fish"),
    ("(finned|sashimi)-.*", "finned-fish"),
    ("|".join(SIZES), "basic-fish"),
    ("kraken-.*", "kraken"),
    (".*(skyscraper|2-string-kite|turbot-fish)", "two-links"),
    (".*empty-rectangle", "empty-rectangle"),
    ("xyz?-wing", "three-wing"),
    ("v?wxyz-wing", "bent-wing"),
    ("avoidable-.*", "avoidable"),
    (".*-(test|type)-1", "guardians-1"),
    (".*-(test|type)-[25]", "guardians-2"),
    (".*-(test|type)-3", "guardians-3"),
    (".*-(test|type)-4", "guardians-4"),
    ("almost-locked-set-xy-.*", "als-wing"),
    ("aligned-.*", "exclusion"),
    ("template-.*", "templates"),
    (".*contradiction.*|nishio-.*", "contradiction"),
    (".*double.*", "double"),
    (".*(verity|cell|region).*", "cases"),
    (".*(plus|level-.)", "any-cases"),
    ("forcing-.*", "one-chain"),
    (".*discontinuous-.*", "discontinuous"),
    (".*(loop|cycle).*", "loop"),
    (".*(aic|x-chain|xy-chain).*", "chain"),
)
"""Which argument a technique shares with others, by its slug: the first that fits, where it has none of its own."""

_FURTHER = (
    ("grouped-.*(loop|aic)", "groups"),
    (".*-with-als", "small-sets"),
    (".*-with-hidden-sets", "hidden-sets"),
    (".*-with-unique-rectangles", "rectangles"),
    ("(dynamic|nested|forcing-net)-.*", "dynamic"),
    (".*-plus", "plus"),
    ("nested-.*", "nested"),
)
"""What is added to it."""


def title(technique: Technique) -> Message:
    """What a technique is called: by its own title where a language has no other."""
    return _said("technique", technique, technique.title)


def family(technique: Technique) -> Message:
    """What its family is called."""
    return Message(f"family-{technique.family.lower().replace(' ', '-')}", otherwise=technique.family)


def summary(technique: Technique, otherwise: Value = "") -> Message:
    """What a technique does; a custom one brings its own words."""
    return _said("summary", technique, technique.summary or otherwise)


def argument(technique: Technique) -> Message:
    """Why a technique holds; nothing for a custom one, and for what a search does."""
    if technique.family in WITHOUT_ARGUMENT:
        return Message("", otherwise="")
    shared = [key for pattern, key in _ARGUMENTS if re.fullmatch(pattern, technique.slug)][:1]
    further = [key for pattern, key in _FURTHER if re.fullmatch(pattern, technique.slug)]
    return _said("argument", technique, say("sentences", some=[Message(f"argument-{key}") for key in shared + further]))


def where(technique: Technique) -> Message:
    """Where to look for a technique, if its houses do not say so."""
    return Message(re.sub(r"(-type)?-\d$", "", f"where-{technique.slug}"), otherwise="")


def houses_named(which: Sequence[int], board: Board) -> Message:
    """Return houses of a board as a place: those of one kind by their numbers, and cages by their names."""
    kind = kind_of(which)
    if kind in ("mixed", "cage") or len(which) == 1:
        cages = {number: each.name for number, each in enumerate(board.cages, MOST_HOUSES)}
        named = zip(which, houses(None, which), strict=True)
        return say("place-houses", houses=[cage_named(each, cages[n]) if n in cages else each for n, each in named])
    return say("place-numbers", kind=kind, numbers=list(map(number_in_kind, which)))


def name(step: Step) -> Message:
    """What a step is called: its technique, and what sets this form of it apart."""
    called = title(step.technique)
    return say("variety", variety=step.pattern.variety, title=called) if step.pattern.variety else called


def _said(what: str, technique: Technique, otherwise: Value) -> Message:
    """Return what is said of a technique; fish of all sizes and shapes share one message, and types may do so."""
    if found := _FISH.fullmatch(technique.slug):
        fins, shape, fish = found.groups()
        values = {"fish": fish, "size": SIZES[fish], "fins": fins or "none", "shape": shape or "basic"}
        return Message(f"{what}-fish", values, otherwise=otherwise)
    if found := _NUMBERED.fullmatch(technique.slug):
        kind, number = found.groups()
        otherwise = Message(f"{what}-{kind}", {"number": number}, otherwise=otherwise)
    return Message(f"{what}-{technique.slug}", otherwise=otherwise)
