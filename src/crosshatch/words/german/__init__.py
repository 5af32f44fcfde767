"""The German texts that are not in the table yet."""

from collections.abc import Mapping
from typing import Any

from ...logic.step import Pattern
from . import (
    aligned_exclusion,
    almost_locked,
    chains,
    colouring,
    deadly,
    fish,
    forcing,
    kraken,
    links,
    search,
    sue_de_coq,
    templates,
    wings,
)

SUBJECTS = (
    fish,
    links,
    wings,
    colouring,
    deadly,
    almost_locked,
    sue_de_coq,
    aligned_exclusion,
    chains,
    forcing,
    kraken,
    templates,
    search,
)
"""The modules that have texts."""

TEXTS: Mapping[type[Pattern], Any] = {found: text for subject in SUBJECTS for found, text in subject.TEXTS.items()}
