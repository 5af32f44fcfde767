"""Templates."""

from collections.abc import Mapping

from ...logic.step import Found
from ..messages import Teller

TELLERS: Mapping[type[Found], Teller] = {}
