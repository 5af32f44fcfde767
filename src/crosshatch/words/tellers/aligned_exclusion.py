"""Aligned exclusion."""

from collections.abc import Mapping

from ...logic.step import Pattern
from ..messages import Teller

TELLERS: Mapping[type[Pattern], Teller] = {}
