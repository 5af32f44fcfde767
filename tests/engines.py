"""Whether the engines are compiled: interpreted, they take 20 to 60 times as long, and tests ask for less of them."""

import pytest

from crosshatch.board import bitset

COMPILED = not str(bitset.__file__).endswith(".py")

if_compiled = pytest.mark.skipif(not COMPILED, reason="it takes long where the engines are interpreted")
"""Marks a test that is left out where the engines are interpreted."""
