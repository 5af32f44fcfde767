"""Whether the engines are compiled: interpreted, they take 20 to 60 times as long, and tests ask for less of them."""

import pytest

from crosshatch.board import bitset
from crosshatch.techniques.catalogue import default_strategies

COMPILED = not str(bitset.__file__).endswith(".py")

if_compiled = pytest.mark.skipif(not COMPILED, reason="it takes long where the engines are interpreted")
"""Marks a test that is left out where the engines are interpreted."""

QUICK = tuple(each for each in default_strategies() if each.technique.family != "Forcing")
"""The usual strategies but for forcing chains and nets: to find all of these takes long, where interpreted minutes."""

USUAL = default_strategies() if COMPILED else QUICK
"""The usual strategies where these are fast."""
